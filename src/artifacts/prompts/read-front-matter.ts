import { ConfigError } from '../../lib/errors.ts';
import { readDocument } from '../read-document.ts';
import { joinPlaced, type PlacedText, placeLines, trimPlaced } from './placed-text.ts';

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\r?\n|$)/;
/** How a role is marked: Dotprompt `{{role "system"}}` (and `{{history}}`, where the user's turns stand), Prompty `system:`. */
const ROLE_MARKS = {
  dotprompt: /\{\{\s*(?:role\s+["'](?<role>\w+)["']|(?<history>history))\s*\}\}/g,
  prompty: /^[ \t]*#?[ \t]*(?<role>system|developer|user|assistant|function|tool)(?:\[[^\]\n]*\])?[ \t]*:[ \t]*$/gim,
} as const;
const SYSTEM = /^(?:system|developer)$/i;

/** The system part of a Dotprompt (`.prompt`) or Prompty (`.prompty`) file; without any role mark, all below the front matter. */
export function readFrontMatterPrompt(file: string, text: string, kind: keyof typeof ROLE_MARKS): PlacedText {
  const [whole = '', front] = FRONT_MATTER.exec(text) ?? [];
  if (front !== undefined) readDocument(file, `\n${front}`);
  const body = text.slice(whole.length);
  const place = (start: number, end: number) => {
    const line = `${whole}${body.slice(0, start)}`.split('\n').length;
    return trimPlaced(placeLines(body.slice(start, end), line));
  };
  const marks = [...body.matchAll(ROLE_MARKS[kind])];
  if (marks.length === 0) return place(0, body.length);
  const parts = marks.flatMap((mark, index) => {
    if (!SYSTEM.test(mark.groups?.['role'] ?? '')) return [];
    return [place(mark.index + mark[0].length, marks[index + 1]?.index ?? body.length)];
  });
  if (parts.length > 0) return joinPlaced(parts, '\n\n');
  throw new ConfigError(
    `prompt ${file}: there is no system part`,
    kind === 'dotprompt' ? 'mark it with {{role "system"}}' : 'mark it with a line "system:"',
  );
}
