// In: the artifacts, and the passages of the prompt to be mined. Out: mined rules with quotation, place and anchors; the
// anchors that hold none; counts (AgenTest 3.2.1, system prompt). A model or the offline rules propose; the task checks
// quotations and tools. Refuses: passages under an ignored heading. What could not be read is dropped and said, and its
// passages count neither as mined nor as free of rules.
import { foldText } from '../lib/fold-text.ts';
import type { AgentArtifacts, Anchor, Passage } from '../model/artifacts.ts';
import type { MinedRule } from '../model/mining-task.ts';
import type { MinedSpec } from '../model/spec.ts';
import { mergeEvidence } from './merge-evidence.ts';
import { countCalls, type MiningDeps, performAll, type Stage, whyNot } from './perform-all.ts';
import { placeRules } from './place-rules.ts';
import { minePromptTask } from './tasks/mine-prompt.ts';

/** Passages of about this many characters are asked for at once, so that an answer stays short enough to be whole. */
const BATCH_CHARACTERS = 6_000;

export interface PromptMining {
  readonly mined: readonly MinedSpec[];
  /** Anchors of the passages that were read and hold no rule; headings too. */
  readonly noRule: readonly Anchor[];
  readonly stage: Stage;
}

/**
 * Mines the given passages of the prompt in the context of the whole.
 * @param about.passages the passages whose rules are wanted; the whole prompt at first, what changed later
 * @param about.ignore headings whose passages are left out
 */
export async function minePrompt(
  deps: MiningDeps,
  about: {
    readonly artifacts: Pick<AgentArtifacts, 'prompt' | 'tools'>;
    readonly passages: readonly Passage[];
    readonly ignore: readonly string[];
  },
): Promise<PromptMining> {
  const { prompt } = about.artifacts;
  const wanted = about.passages.filter(passage => !isIgnored(passage, about.ignore));
  const headings = wanted.filter(({ kind }) => kind === 'heading');
  const reading = await readPassages(
    deps,
    about.artifacts,
    wanted.filter(({ kind }) => kind !== 'heading'),
  );
  const candidates = placeRules(reading.rules, prompt, wanted);
  const mined = mergeEqual(candidates);
  const used = new Set(mined.flatMap(({ anchors }) => anchors));
  const read = new Set([...headings, ...reading.read].map(({ anchor }) => anchor));
  const merged = candidates.length - mined.length;
  const twice = merged > 0 ? [{ what: `${merged} rules`, why: 'the same rule was found twice' }] : [];
  return {
    mined,
    noRule: [...read].filter(anchor => !used.has(anchor)),
    stage: {
      stage: 'prompt',
      candidates: reading.rules.length,
      kept: mined.length,
      dropped: [...reading.dropped, ...twice],
      ...reading.counts,
    },
  };
}

interface Reading {
  readonly rules: readonly MinedRule[];
  /** Passages whose answer held. */
  readonly read: readonly Passage[];
  readonly dropped: Stage['dropped'];
  readonly counts: ReturnType<typeof countCalls>;
}

async function readPassages(
  deps: MiningDeps,
  { prompt, tools }: Pick<AgentArtifacts, 'prompt' | 'tools'>,
  wanted: readonly Passage[],
): Promise<Reading> {
  const inputs = batchPassages(wanted).map(passages => ({ prompt, tools, passages }));
  const performed = await performAll(deps, minePromptTask, inputs);
  const held = performed.filter(({ result }) => result.status === 'answered');
  const failed = performed.filter(({ result }) => result.status !== 'answered');
  return {
    rules: held.flatMap(({ result }) => (result.status === 'answered' ? result.answer.rules : [])),
    read: held.flatMap(({ input }) => input.passages),
    dropped: failed.map(({ input: { passages }, result }) => ({
      what: `${passages.length} passages from "${foldText(passages[0]?.text ?? '').slice(0, 60)}"`,
      why: whyNot(result) ?? '',
    })),
    counts: countCalls(performed.map(({ result }) => result)),
  };
}

function isIgnored(passage: Passage, ignore: readonly string[]): boolean {
  const title = passage.kind === 'heading' ? [passage.text.replace(/^#+\s*|\s*#+$/g, '')] : [];
  const names = new Set(ignore.map(heading => foldText(heading).toLowerCase()));
  return [...passage.headings, ...title].some(heading => names.has(foldText(heading).toLowerCase()));
}

function batchPassages(passages: readonly Passage[]): readonly (readonly Passage[])[] {
  const batches: Passage[][] = [];
  let size = BATCH_CHARACTERS;
  for (const passage of passages) {
    if (size + passage.text.length > BATCH_CHARACTERS) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)?.push(passage);
    size += passage.text.length;
  }
  return batches;
}

/** Rules equal in words, tools and force become one, with the evidence of all. */
function mergeEqual(candidates: readonly MinedSpec[]): readonly MinedSpec[] {
  const kept = new Map<string, MinedSpec>();
  for (const rule of candidates) {
    const key = JSON.stringify([rule.rule.toLowerCase(), [...rule.tools].sort(), rule.force]);
    const held = kept.get(key);
    kept.set(key, held ? mergeEvidence(held, rule) : rule);
  }
  return [...kept.values()];
}
