import { foldText } from '../lib/fold-text.ts';
import { doSpansOverlap, linesOfSpan, locateText, type Span, spanOfPassage } from '../lib/locate-text.ts';
import type { Anchor, Passage, PromptText, SystemPrompt } from '../model/artifacts.ts';
import type { MinedRule } from '../model/mining-task.ts';
import type { MinedSpec } from '../model/spec.ts';

export interface Place {
  readonly file: string;
  readonly span: Span;
  readonly lines: readonly [number, number];
  readonly anchors: readonly Anchor[];
}

/**
 * Rules with the places of their quotations. Rules that quote the same words take the places one after the other; a rule
 * that alone quotes a passage which stands in several places rests on each.
 */
export function placeRules(
  rules: readonly MinedRule[],
  prompt: SystemPrompt,
  wanted: readonly Passage[],
): readonly MinedSpec[] {
  const asked = new Set(wanted.map(({ anchor }) => anchor));
  const spans = prompt.files.map(source => ({ ...source, passages: spanPassages(prompt, source) }));
  const seen = new Map<string, number>();
  const counts = Map.groupBy(rules, ({ quote }) => foldText(quote));
  return rules.flatMap(rule => {
    const key = foldText(rule.quote);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    const places = spans.flatMap(source => placesOf(rule.quote, source));
    const within = places.filter(({ anchors }) => anchors.some(anchor => asked.has(anchor)));
    const place = within[nth % Math.max(1, within.length)];
    if (!place) return [];
    const isAlone = counts.get(key)?.length === 1;
    return [toMined(rule, isAlone ? within.filter(other => isRepeated(place, other)) : [place])];
  });
}

interface SourceSpans extends PromptText {
  readonly passages: readonly { readonly anchor: Anchor; readonly span: Span }[];
}

function spanPassages(prompt: SystemPrompt, source: PromptText): SourceSpans['passages'] {
  return prompt.passages
    .filter(passage => passage.file === source.file && passage.kind !== 'heading')
    .map(passage => ({ anchor: passage.anchor, span: spanOfPassage(source, passage) }));
}

function placesOf(quote: string, source: SourceSpans): readonly Place[] {
  const { file, text, passages } = source;
  return locateText(quote, text).map(span => {
    const anchors = passages.filter(passage => doSpansOverlap(passage.span, span)).map(({ anchor }) => anchor);
    return { file, span, lines: linesOfSpan(source, span), anchors: [...new Set(anchors)] };
  });
}

/** The same passages word for word, in the same place or another one: equal words have one anchor. */
function isRepeated(a: Place, b: Place): boolean {
  return a === b || (a.anchors.length > 0 && a.anchors.join() === b.anchors.join());
}

function toMined(rule: MinedRule, places: readonly Place[]): MinedSpec {
  return {
    rule: foldText(rule.rule),
    source: 'prompt',
    category: rule.category,
    tools: [...new Set(rule.tools)],
    severity: rule.severity,
    evidence: [...new Map(places.map(place => [`${place.file}:${place.lines.join('-')}`, place])).values()].map(
      ({ file, lines }) => ({ file, lines: [...lines], quote: rule.quote.trim() }),
    ),
    anchors: [...new Set(places.flatMap(({ anchors }) => anchors))],
    force: rule.force,
    ...(rule.condition === null ? {} : { condition: rule.condition }),
  };
}

/** Where a quotation stands in a prompt, and the passages that it touches. */
export function placeQuote(quote: string, prompt: SystemPrompt): readonly Place[] {
  return prompt.files.flatMap(source => placesOf(quote, { ...source, passages: spanPassages(prompt, source) }));
}
