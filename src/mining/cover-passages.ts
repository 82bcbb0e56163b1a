// In: the rules that were mined and the passages that none of them quotes. Out: the rules with the evidence that was found
// for them, the rules that were missing, and the passages without a rule (AgenTest 3.2.1, source coverage). Refuses: a
// quotation that is not in its passage. Passages that could not be judged are told, and hold neither a rule nor none.
import { foldText } from '../lib/fold-text.ts';
import type { AgentArtifacts, Anchor, Passage } from '../model/artifacts.ts';
import type { MinedSpec } from '../model/spec.ts';
import { mergeEvidence } from './merge-evidence.ts';
import { countCalls, inBatches, type MiningDeps, performAll, type Stage, whyNot } from './perform-all.ts';
import { placeQuote, placeRules } from './place-rules.ts';
import { type Cover, coverPassagesTask } from './tasks/cover-passages.ts';

const PASSAGES_AT_ONCE = 40;

export interface Coverage {
  readonly mined: readonly MinedSpec[];
  /** Anchors of the passages that hold no rule. */
  readonly noRule: readonly Anchor[];
  readonly stages: readonly Stage[];
}

/**
 * @param about.noRule anchors of passages that were read and that no rule quotes; headings among them stay as they are
 */
export async function coverPassages(
  deps: MiningDeps,
  about: {
    readonly artifacts: Pick<AgentArtifacts, 'prompt' | 'tools'>;
    readonly mined: readonly MinedSpec[];
    readonly noRule: readonly Anchor[];
  },
): Promise<Coverage> {
  const { mined, noRule } = about;
  const { prompt, tools } = about.artifacts;
  const open = firstOfEach(prompt.passages.filter(({ anchor, kind }) => kind !== 'heading' && noRule.includes(anchor)));
  if (open.length === 0) return { mined, noRule, stages: [] };
  const rules = mined.map(({ rule, tools: bound, evidence }) => ({
    rule,
    tools: bound,
    quotes: evidence.map(({ quote }) => quote),
  }));
  const inputs = inBatches(open, PASSAGES_AT_ONCE).map(passages => ({ prompt, tools, rules, passages }));
  const performed = await performAll(deps, coverPassagesTask, inputs);
  const judged = performed.flatMap(({ input, result }) =>
    result.status === 'answered'
      ? result.answer.passages.map(cover => ({ ...cover, of: input.passages[cover.passage - 1] }))
      : [],
  );
  const grown = mined.map((rule, at) =>
    addEvidence(
      rule,
      judged.filter(cover => cover.rule === at + 1),
      prompt,
    ),
  );
  const missing = judged.flatMap(({ missing: found, of }) => (of ? placeRules(found, prompt, [of]) : []));
  const failed = performed.filter(({ result }) => result.status === 'refused').flatMap(({ input }) => input.passages);
  const used = new Set([...grown, ...missing].flatMap(({ anchors }) => anchors));
  const unread = new Set(failed.map(({ anchor }) => anchor));
  return {
    mined: [...grown, ...missing],
    noRule: noRule.filter(anchor => !used.has(anchor) && !unread.has(anchor)),
    stages: [
      {
        stage: 'coverage',
        candidates: open.length,
        kept: missing.length,
        dropped: performed.flatMap(({ input, result }) => {
          const why = whyNot(result);
          return why === null ? [] : [{ what: `${input.passages.length} uncited passages`, why }];
        }),
        ...countCalls(performed.map(({ result }) => result)),
      },
    ],
  };
}

function addEvidence(rule: MinedSpec, covers: readonly Cover[], prompt: AgentArtifacts['prompt']): MinedSpec {
  return covers.reduce((grown, { quote }) => {
    const [place] = quote === null ? [] : placeQuote(quote, prompt);
    if (quote === null || !place) return grown;
    const evidence = [{ file: place.file, lines: toPair(place.lines), quote: foldText(quote) }];
    return mergeEvidence(grown, { evidence, anchors: place.anchors });
  }, rule);
}

function toPair([first, last]: readonly [number, number]): [number, number] {
  return [first, last];
}

function firstOfEach(passages: readonly Passage[]): readonly Passage[] {
  return [...new Map(passages.map(passage => [passage.anchor, passage])).values()];
}
