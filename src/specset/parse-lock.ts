import { ConfigError } from '../lib/errors.ts';
import { type LockLine, lockLineSchema, type Wait } from '../model/spec-set.ts';

/**
 * Reads `lock.jsonl`, one line an anchor, as it stands: {@link foldLock} makes one valid lock of it.
 * @throws ConfigError with every line that is none
 */
export function parseLock(file: string, text: string): readonly LockLine[] {
  const problems: string[] = [];
  const lines = text
    .replace(/^\uFEFF/gm, '')
    .split(/\r\n?|\n/)
    .flatMap((line, index) => {
      if (line.trim() === '') return [];
      const parsed = lockLineSchema.safeParse(parseJson(line));
      if (parsed.success) return [parsed.data];
      problems.push(`${file}:${index + 1}: not a line of a lock`);
      return [];
    });
  if (problems.length > 0) {
    throw new ConfigError(problems, 'delete the line and run `proviso mine`; .gitattributes should say merge=union');
  }
  return lines;
}

/** The text of a lock, lines sorted by anchor. */
export function printLock(lines: readonly LockLine[]): string {
  return [...lines].sort(byAnchor).map(printLine).join('');
}

export function byAnchor(a: LockLine, b: LockLine): number {
  return a.anchor < b.anchor ? -1 : a.anchor > b.anchor ? 1 : 0;
}

function printLine(line: LockLine): string {
  if ('none' in line) return `${JSON.stringify({ anchor: line.anchor, none: true })}\n`;
  const { anchor, file, kind } = line;
  const rules = [...line.rules].sort();
  const generated = Object.fromEntries(Object.entries(line.generated).sort(([a], [b]) => (a < b ? -1 : 1)));
  const waits = Object.entries(line.waits ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const waiting =
    waits.length === 0 ? {} : { waits: Object.fromEntries(waits.map(([id, wait]) => [id, inOrder(wait)])) };
  return `${JSON.stringify({ anchor, file, kind, rules, generated, ...waiting })}\n`;
}

function inOrder({ text, read, reason, proposal }: Wait): Wait {
  return { text, read, ...(reason !== undefined && { reason }), ...(proposal !== undefined && { proposal }) };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
