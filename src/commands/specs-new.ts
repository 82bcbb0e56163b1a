import type { Command } from 'commander';
import { openFolder } from '../adapters/files/folder-tree.ts';
import { openWriter } from '../adapters/files/workspace-writer.ts';
import { EXIT } from '../exit-code.ts';
import { ConfigError } from '../lib/errors.ts';
import { foldText } from '../lib/fold-text.ts';
import { linesOfSpan, locateText } from '../lib/locate-text.ts';
import { phraseOfTool } from '../lib/tool-words.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import { type Evidence, type Spec, specFileSchema } from '../model/spec.ts';
import { allocateSpecs } from '../specset/allocate-specs.ts';
import { lintSpecs } from '../specset/lint-specs.ts';
import { parseSpec } from '../specset/parse-spec.ts';
import { printSpec } from '../specset/print-spec.ts';
import { readSpecSet } from '../specset/read-spec-set.ts';
import { addPlainOptions, type CommandIo, type CommonFlags, workspaceOf } from './common-options.ts';
import { loadOneAgent } from './load-one-agent.ts';

interface NewFlags extends CommonFlags {
  readonly rule: string;
  readonly id?: string;
  readonly tools?: readonly string[];
  readonly category?: string;
  readonly severity: string;
  readonly force: string;
  readonly object?: readonly string[];
  readonly when?: string;
  readonly then?: string;
  readonly check?: string;
  readonly quote?: string;
  readonly print?: boolean;
}

export function addNewCommand(specs: Command, io: CommandIo, done: (code: number) => void): void {
  addPlainOptions(specs.command('new'))
    .description('write a spec of your own, with one scenario, to be filled in')
    .requiredOption('--rule <sentence>', 'the rule in one English sentence')
    .option('--id <id>', 'its id and file name (default: made of the rule)')
    .option('--tools <names...>', 'the tools whose use it constrains')
    .option('--category <name>', 'what it constrains (default: eligibility with tools, communication without)')
    .option('--severity <name>', 'must, should or info', 'must')
    .option('--force <name>', 'required, prohibited or permitted', 'prohibited')
    .option('--object <name=table...>', 'records that it is about, as booking=bookings')
    .option('--when <words>', 'what the user asks for, in the third person')
    .option('--then <words>', 'the correct behaviour')
    .option('--check <json>', 'its check as JSON, {"never-called": {"tool": "cancel_booking"}}')
    .option('--quote <words>', 'words of the prompt that state it')
    .option('--print', 'print it and write nothing')
    .action(async (flags: NewFlags) => done(await writeNew(flags, io)));
}

async function writeNew(flags: NewFlags, io: CommandIo): Promise<number> {
  const folder = workspaceOf(flags, io);
  const head = await openFolder(folder);
  const { agent } = await loadOneAgent(head, flags);
  const { specs } = await readSpecSet(head, agent.agent);
  const spec = draft(flags, agent.head, specs);
  const path = `specs/${agent.agent}/${spec.id}.yaml`;
  const problems = lintSpecs([spec], agent.head);
  if (problems.length > 0) throw new ConfigError(problems.map(({ message }) => `${path}: ${message}`));
  const text = printSpec(spec);
  if (flags.print) {
    io.print(text);
    return EXIT.green;
  }
  await (await openWriter(folder)).write(path, text);
  if (flags.json) io.print(`${JSON.stringify({ path, spec }, null, 2)}\n`);
  else io.print(`${path}: a proposed spec; write its Given, then "proviso specs lint" and "proviso review"\n`);
  return EXIT.green;
}

/** A spec out of the flags; the reader of spec files checks what was written. */
function draft(flags: NewFlags, artifacts: AgentArtifacts, specs: readonly Spec[]): Spec {
  const { tools = [], force } = flags;
  const rule = flags.rule.trim();
  const taken = specs.map(spec => spec.id);
  if (rule === '') throw new ConfigError('--rule: say the rule in one English sentence');
  const twin = specs.find(spec => foldText(spec.rule).toLowerCase() === foldText(rule).toLowerCase());
  if (twin !== undefined)
    throw new ConfigError(`--rule: ${twin.id} (${twin.status}) states this rule already`, 'edit that file instead');
  const id = flags.id ?? allocateId(rule, taken);
  const form = specFileSchema.shape.id.safeParse(id);
  if (!form.success)
    throw new ConfigError(`--id ${id}: an id is lower-case words and numbers joined with "-"`, 'as voucher-limit');
  if (taken.includes(id)) throw new ConfigError(`--id ${id}: there is such a spec`, 'choose another id');
  const evidence = flags.quote === undefined ? [] : [placeQuote(flags.quote, artifacts)];
  const [tool] = tools;
  const written = {
    id,
    rule,
    source: 'manual',
    category: flags.category ?? (tools.length > 0 ? 'eligibility' : 'communication'),
    tools,
    severity: flags.severity,
    status: 'proposed',
    evidence,
    scenarios: [
      {
        id: `${id}.case`,
        title: rule,
        force,
        objects: Object.fromEntries((flags.object ?? []).map(readObject)),
        given: [],
        when:
          flags.when ?? (tool ? `the user asks to ${phraseOfTool(tool)}` : 'the user asks for what the rule is about'),
        then: [
          {
            text: flags.then ?? `the agent keeps to the rule: ${rule}`,
            ...(flags.check === undefined ? {} : { check: readJson(flags.check) }),
          },
        ],
      },
    ],
  };
  return parseSpec(`${id}.yaml`, JSON.stringify(written, null, 2));
}

function allocateId(rule: string, taken: readonly string[]): string {
  const [born] = allocateSpecs(
    [
      {
        ...{ rule, source: 'manual', category: 'eligibility', tools: [], severity: 'must', evidence: [], anchors: [] },
        scenarios: [],
      },
    ],
    taken,
  );
  return born?.id ?? 'rule';
}

function readObject(written: string): readonly [string, string] {
  const [, name, table] = /^([a-z][a-z0-9_]*)=(.+)$/.exec(written) ?? [];
  if (name === undefined || table === undefined)
    throw new ConfigError(`--object ${written}: write name=table, as booking=bookings`);
  return [name, table];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError(`--check ${text}: it is not JSON`, 'as {"never-called": {"tool": "cancel_booking"}}');
  }
}

function placeQuote(quote: string, { prompt }: AgentArtifacts): Evidence {
  for (const source of prompt.files) {
    const [span] = locateText(quote, source.text);
    if (!span) continue;
    const [first, last] = linesOfSpan(source, span);
    return { file: source.file, lines: [first, last], quote };
  }
  throw new ConfigError('--quote: these words are not in the prompt', 'copy them exactly; line breaks may be spaces');
}
