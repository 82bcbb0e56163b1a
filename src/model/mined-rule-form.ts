import { foldText } from '../lib/fold-text.ts';
import { doSpansOverlap, locateText, type Span, spanOfPassage } from '../lib/locate-text.ts';
import type { MinedRule, MinePromptInput } from './mining-task.ts';
import { CATEGORIES } from './spec.ts';

/** What a reader is told of the parts of a rule. */
export const RULE_FIELDS = `For each rule give:
- rule: one English sentence that can be understood without the prompt. It says all that "condition" says.
- quote: the words of the prompt that state it, copied character for character, from one place, as short as states it
  whole. Do not correct, shorten with dots, or join two places. Markdown marks are part of the text; a line break may be
  written as a space. Two rules may quote the same words.
- tools: names of the tools whose use the rule constrains, from the list of tools. A rule about an action names every tool
  that performs it. A rule about what must be listed, asked or confirmed before a change names the tools that make the change.
  A rule about a consequence of an action names the tool that performs the action. A rule about what is said, or about
  every turn, names none.
- category: what the rule constrains, one of ${CATEGORIES.join(', ')}.
- severity: must (breaking it does harm or is forbidden outright), should (expected), info (a choice of the agent).
- force: required, prohibited or permitted. "may only if" is permitted, with its condition. A limit ("at most 3") is
  prohibited: what lies beyond it.
- condition: when the rule applies, with all alternatives ("one of: ..., ..."), and with what "otherwise" carries over; null
  when it always applies.`;

/** Why a mined rule does not hold: its tools and its quotation against the prompt. */
export function checkMinedRule(rule: MinedRule, name: string, input: MinePromptInput): readonly string[] {
  const known = new Set(input.tools.map(tool => tool.name));
  const strangers = rule.tools.filter(tool => !known.has(tool));
  return [
    ...checkQuote(rule.quote, name, input),
    ...strangers.map(tool => `${name}.tools: there is no tool "${tool}"; the tools are ${[...known].join(', ')}`),
  ];
}

function checkQuote(quote: string, name: string, input: MinePromptInput): readonly string[] {
  const begin = `${name}.quote "${foldText(quote).slice(0, 60)}"`;
  const places = input.prompt.files.flatMap(source => locateText(quote, source.text).map(span => ({ source, span })));
  if (places.length === 0) {
    return [`${begin}: these words are not in the prompt; copy them exactly, marks and all, from one place`];
  }
  const spans = spansOf(input);
  const isAsked = places.some(({ source, span }) =>
    spans.some(passage => passage.file === source.file && doSpansOverlap(span, passage.span)),
  );
  return isAsked ? [] : [`${begin}: it stands outside the given passages; leave this rule out`];
}

interface AskedSpan {
  readonly file: string;
  readonly span: Span;
}

const asked = new WeakMap<MinePromptInput, readonly AskedSpan[]>();

/** Where the passages of an input stand: the same for each of its rules. */
function spansOf(input: MinePromptInput): readonly AskedSpan[] {
  const known = asked.get(input);
  if (known !== undefined) return known;
  const spans = input.passages.flatMap(passage =>
    input.prompt.files
      .filter(({ file }) => file === passage.file)
      .map(source => ({ file: source.file, span: spanOfPassage(source, passage) })),
  );
  asked.set(input, spans);
  return spans;
}
