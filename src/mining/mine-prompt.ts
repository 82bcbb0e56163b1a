// In: the artifacts, and the passages of the prompt to be mined. Out: mined rules with quotation, place and anchors; the
// anchors that hold none; counts (AgenTest 3.2.1, system prompt). A model or the offline rules propose; the task checks
// quotations and tools. Refuses: passages under an ignored heading. What could not be read is dropped and said, and its
// passages count neither as mined nor as free of rules.
import { foldText } from '../lib/fold-text.ts';
import { doSpansOverlap, linesOfSpan, locateText, type Span, spanOfPassage } from '../lib/locate-text.ts';
import type { AgentArtifacts, Anchor, Passage, SystemPrompt } from '../model/artifacts.ts';
import type { MinedRule } from '../model/mining-task.ts';
import type { MinedSpec } from '../model/spec.ts';
import type { MiningReport } from '../model/spec-set.ts';
import type { Reasoner } from '../model/task.ts';
import { addUsage, NO_USAGE, type Usage } from '../model/trace.ts';
import { minePromptTask } from './tasks/mine-prompt.ts';

/** Passages of about this many characters are asked for at once, so that an answer stays short enough to be whole. */
const BATCH_CHARACTERS = 6_000;

type Stage = MiningReport['stages'][number];

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
  deps: { readonly reasoner: Reasoner },
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
      modelCalls: reading.usage.calls,
      tokens: reading.usage.inputTokens + reading.usage.outputTokens,
      answeredFirstTime: reading.answeredFirstTime,
    },
  };
}

interface Reading {
  readonly rules: readonly MinedRule[];
  /** Passages whose answer held. */
  readonly read: readonly Passage[];
  readonly dropped: Stage['dropped'];
  readonly usage: Usage;
  readonly answeredFirstTime: number;
}

async function readPassages(
  { reasoner }: { readonly reasoner: Reasoner },
  { prompt, tools }: Pick<AgentArtifacts, 'prompt' | 'tools'>,
  wanted: readonly Passage[],
): Promise<Reading> {
  let reading: Reading = { rules: [], read: [], dropped: [], usage: NO_USAGE, answeredFirstTime: 0 };
  for (const passages of batchPassages(wanted)) {
    const result = await reasoner.perform(minePromptTask, { prompt, tools, passages });
    const what = `${passages.length} passages from "${foldText(passages[0]?.text ?? '').slice(0, 60)}"`;
    const usage = result.status === 'unable' ? reading.usage : addUsage(reading.usage, result.usage);
    if (result.status === 'answered') {
      const rules = [...reading.rules, ...result.answer.rules];
      const answeredFirstTime = reading.answeredFirstTime + (result.firstTime ? 1 : 0);
      reading = { ...reading, rules, read: [...reading.read, ...passages], usage, answeredFirstTime };
    } else {
      const why = result.status === 'unable' ? result.reason : result.reasons.join('; ');
      reading = { ...reading, usage, dropped: [...reading.dropped, { what, why }] };
    }
  }
  return reading;
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

interface Place {
  readonly file: string;
  readonly span: Span;
  readonly lines: readonly [number, number];
  readonly anchors: readonly Anchor[];
}

/** Rules with the places of their quotations; rules that quote the same words take the places one after the other. */
function placeRules(
  rules: readonly MinedRule[],
  prompt: SystemPrompt,
  wanted: readonly Passage[],
): readonly MinedSpec[] {
  const asked = new Set(wanted.map(({ anchor }) => anchor));
  const spans = prompt.files.map(({ file, text }) => ({ file, text, passages: spanPassages(prompt, file, text) }));
  const seen = new Map<string, number>();
  return rules.flatMap(rule => {
    const key = foldText(rule.quote);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    const places = spans.flatMap(source => placesOf(rule.quote, source));
    const within = places.filter(({ anchors }) => anchors.some(anchor => asked.has(anchor)));
    const place = within[nth % Math.max(1, within.length)];
    return place ? [toMined(rule, place)] : [];
  });
}

interface SourceSpans {
  readonly file: string;
  readonly text: string;
  readonly passages: readonly { readonly anchor: Anchor; readonly span: Span }[];
}

function spanPassages(prompt: SystemPrompt, file: string, text: string): SourceSpans['passages'] {
  return prompt.passages
    .filter(passage => passage.file === file && passage.kind !== 'heading')
    .map(passage => ({ anchor: passage.anchor, span: spanOfPassage(text, passage) }));
}

function placesOf(quote: string, { file, text, passages }: SourceSpans): readonly Place[] {
  return locateText(quote, text).map(span => {
    const anchors = passages.filter(passage => doSpansOverlap(passage.span, span)).map(({ anchor }) => anchor);
    return { file, span, lines: linesOfSpan(text, span), anchors: [...new Set(anchors)] };
  });
}

function toMined(rule: MinedRule, place: Place): MinedSpec {
  return {
    rule: foldText(rule.rule),
    source: 'prompt',
    category: rule.category,
    tools: [...new Set(rule.tools)],
    severity: rule.severity,
    evidence: [{ file: place.file, lines: [...place.lines], quote: rule.quote.trim() }],
    anchors: place.anchors,
    force: rule.force,
    ...(rule.condition === null ? {} : { condition: rule.condition }),
  };
}

/** Rules equal in words, tools and force become one, with the evidence of all. */
function mergeEqual(candidates: readonly MinedSpec[]): readonly MinedSpec[] {
  const kept = new Map<string, MinedSpec>();
  for (const rule of candidates) {
    const key = JSON.stringify([rule.rule.toLowerCase(), [...rule.tools].sort(), rule.force]);
    const held = kept.get(key);
    kept.set(key, held ? merge(held, rule) : rule);
  }
  return [...kept.values()];
}

function merge(a: MinedSpec, b: MinedSpec): MinedSpec {
  const isNew = (quote: string, lines: readonly number[] | undefined) =>
    !a.evidence.some(one => one.quote === quote && one.lines?.[0] === lines?.[0]);
  return {
    ...a,
    evidence: [...a.evidence, ...b.evidence.filter(({ quote, lines }) => isNew(quote, lines))],
    anchors: [...new Set([...a.anchors, ...b.anchors])],
  };
}
