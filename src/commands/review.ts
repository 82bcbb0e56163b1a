import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { openFolder } from '../adapters/files/folder-tree.ts';
import { openWriter } from '../adapters/files/workspace-writer.ts';
import { EXIT } from '../exit-code.ts';
import { ConfigError } from '../lib/errors.ts';
import { suggestWord } from '../lib/suggest-word.ts';
import type { SourceTree } from '../model/ports.ts';
import type { Spec } from '../model/spec.ts';
import { loadArtifacts } from '../pipeline/1-load-artifacts.ts';
import { renderReview } from '../report/render-review.ts';
import { parseSpec } from '../specset/parse-spec.ts';
import { readSpecSet } from '../specset/read-spec-set.ts';
import { updateSpecText } from '../specset/update-spec-text.ts';
import { addPlainOptions, type CommandIo, type CommonFlags, workspaceOf } from './common-options.ts';

interface ReviewFlags extends CommonFlags {
  readonly accept?: readonly string[];
  readonly reject?: readonly string[];
  readonly reason?: string;
}

/** A rule with the file that holds it. */
interface Reviewed {
  readonly path: string;
  readonly text: string;
  readonly spec: Spec;
}

/** How a person at a terminal is asked; null when there is nobody any more. */
export interface Reviewer {
  readonly ask: (question: string) => Promise<string | null>;
  /** Lets the person edit a text; null when no editor could be opened. */
  readonly edit: (name: string, text: string) => string | null;
}

export function addReviewCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  addPlainOptions(program.command('review'))
    .description('walk through the proposed rules: accept, edit, reject or skip each')
    .option('--accept <ids...>', 'accept these rules without asking')
    .option('--reject <ids...>', 'reject these rules without asking; needs --reason')
    .option('--reason <text>', 'why they are rejected')
    .action(async (flags: ReviewFlags) => done(await review(flags, io)));
}

async function review(flags: ReviewFlags, io: CommandIo): Promise<number> {
  const folder = workspaceOf(flags, io);
  const head = await openFolder(folder);
  const rules = await readRules(head, flags);
  const writer = await openWriter(folder);
  const save = async (rule: Reviewed, spec: Spec) => {
    await writer.write(rule.path, updateSpecText(rule.text, spec));
    io.print(`${spec.status}: ${rule.path}\n`);
  };
  const { accept = [], reject = [], reason } = flags;
  if (accept.length + reject.length > 0) {
    if (reject.length > 0 && !reason) throw new ConfigError('--reject needs --reason: why the rules do not hold');
    const both = accept.find(id => reject.includes(id));
    if (both !== undefined) throw new ConfigError(`${both}: either --accept or --reject, not both`);
    const chosen = [...accept, ...reject].map(id => findRule(rules, id));
    for (const rule of chosen) {
      await save(rule, accept.includes(rule.spec.id) ? accepted(rule.spec) : rejected(rule.spec, reason ?? ''));
    }
    return EXIT.green;
  }
  const open = rules.filter(({ spec }) => spec.status === 'proposed');
  if (open.length === 0) {
    io.print('no rule is proposed\n');
    return EXIT.green;
  }
  const terminal = openTerminal(io);
  try {
    await walkRules(open, { reviewer: terminal, io, save, read: path => head.read(path) });
  } finally {
    terminal.close();
  }
  return EXIT.green;
}

async function readRules(head: SourceTree, flags: CommonFlags): Promise<readonly Reviewed[]> {
  const { agents } = await loadArtifacts(
    { head, base: null },
    { configFile: flags.config, agent: flags.agent ?? null },
  );
  const sets = await Promise.all(agents.map(async ({ agent }) => ({ agent, set: await readSpecSet(head, agent) })));
  return sets.flatMap(({ agent, set }) =>
    set.specs.map(spec => ({ spec, path: `specs/${agent}/${spec.id}.yaml`, text: set.texts.get(spec.id) ?? '' })),
  );
}

function findRule(rules: readonly Reviewed[], id: string): Reviewed {
  const found = rules.filter(({ spec }) => spec.id === id);
  const [rule] = found;
  if (found.length > 1) throw new ConfigError(`${id}: several agents have such a rule`, 'name one with --agent');
  if (rule) return rule;
  const meant = suggestWord(
    id,
    rules.map(({ spec }) => spec.id),
  );
  throw new ConfigError(`${id}: there is no such rule`, meant === undefined ? undefined : `did you mean ${meant}?`);
}

function accepted({ reason: _, ...spec }: Spec): Spec {
  return { ...spec, status: 'accepted' };
}

function rejected(spec: Spec, reason: string): Spec {
  return { ...spec, status: 'rejected', reason };
}

interface Walk {
  readonly reviewer: Reviewer;
  readonly io: Pick<CommandIo, 'print' | 'hasColor'>;
  readonly save: (rule: Reviewed, spec: Spec) => Promise<void>;
  readonly read: (path: string) => Promise<string | null>;
}

/** Shows the rules one by one and does what the person says; what is skipped stays proposed. */
export async function walkRules(rules: readonly Reviewed[], walk: Walk): Promise<void> {
  for (const [at, rule] of rules.entries()) {
    walk.io.print(`\n[${at + 1}/${rules.length}] `);
    if (!(await reviewRule(rule, walk))) return;
  }
}

/** @returns false when the person has had enough */
async function reviewRule(rule: Reviewed, walk: Walk): Promise<boolean> {
  const { reviewer, io, save } = walk;
  io.print(renderReview(rule.spec, await readSources(rule.spec, walk), io));
  for (;;) {
    const said = (await reviewer.ask('accept, edit, reject, skip or quit? [a/e/r/s/q] '))?.trim().toLowerCase();
    switch (said) {
      case 'a':
        await save(rule, accepted(rule.spec));
        return true;
      case 'r': {
        const reason = (await reviewer.ask('why? '))?.trim();
        if (!reason) {
          io.print('not rejected: a reason is needed, in a few words\n');
          break;
        }
        await save(rule, rejected(rule.spec, reason));
        return true;
      }
      case 'e': {
        const edited = editRule(rule, walk);
        if (edited) return await reviewRule(edited, walk);
        break;
      }
      case 's':
        return true;
      case 'q':
      case undefined:
        return false;
      default:
        if (said !== '') io.print(`"${said}" is none of a, e, r, s, q\n`);
        io.print('a: it holds; e: open it in the editor; r: it does not hold; s: decide later; q: stop here\n');
    }
  }
}

async function readSources(spec: Spec, { read }: Walk): Promise<ReadonlyMap<string, string>> {
  const files = [...new Set(spec.evidence.map(({ file }) => file))];
  const texts = await Promise.all(files.map(async file => [file, await read(file).catch(() => null)] as const));
  return new Map(texts.flatMap(([file, text]) => (text === null ? [] : [[file, text] as const])));
}

/** The rule as the person left it; null when it cannot be read, which is said. */
function editRule(rule: Reviewed, { reviewer, io }: Walk): Reviewed | null {
  const text = reviewer.edit(`${rule.spec.id}.yaml`, rule.text);
  if (text === null) {
    io.print('no editor could be opened (set EDITOR)\n');
    return null;
  }
  try {
    return { path: rule.path, text, spec: parseSpec(rule.path, text) };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    io.print(`${error.message}\n`);
    return null;
  }
}

function openTerminal(io: CommandIo): Reviewer & { readonly close: () => void } {
  if (!process.stdin.isTTY)
    throw new ConfigError('review asks at a terminal, and there is none', 'use --accept ID and --reject ID --reason');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  return {
    ask: async question => await lines.question(question).catch(() => null),
    edit: (name, text) => editInEditor(name, text, io.env['VISUAL'] ?? io.env['EDITOR'] ?? 'vi'),
    close: () => lines.close(),
  };
}

function editInEditor(name: string, text: string, editor: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-edit-'));
  try {
    const file = join(folder, name);
    writeFileSync(file, text);
    const [program = editor, ...flags] = editor.split(' ').filter(part => part !== '');
    const { status } = spawnSync(program, [...flags, file], { stdio: 'inherit' });
    return status === 0 ? readFileSync(file, 'utf8') : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
