import { foldText } from '../lib/fold-text.ts';
import { type JsonObject, jsonObjectSchema } from '../model/json.ts';
import type { UserTurn, UserTurnInput } from '../model/trial.ts';
import { findUnknownValues, knownText } from './known-values.ts';

const ROLE_SWAP = [
  /^\s*(?:agent|assistant|support|customer service|representative)\s*:/i,
  /\bhow (?:can|may) i (?:help|assist) you\b/i,
  /\bas an ai\b|\bi am an ai\b|\bi'm an ai\b|\blanguage model\b/i,
  /\bis there anything else i can (?:help|do)\b/i,
  /\bi(?: have|'ve) (?:cancelled|canceled|booked|updated|processed|issued|transferred) your\b/i,
];
const LEAK = [
  /\bsimulated user\b|\bmy instructions\b|\bsystem prompt\b|\bi (?:was|am) (?:told|instructed|asked) to (?:play|act|pretend)\b/i,
  /<\/?think(?:ing)?>|<<<|>>>|^\s*\{.*\}\s*$/is,
  /"(?:act|facts|about)"\s*:/i,
  /\b(?:the )?(?:agent under test|test case|data block)\b/i,
];
/** This many words in a row of the instructions are a quotation of them. */
const QUOTED_WORDS = 9;

/**
 * What is wrong with a turn of the simulated user, before it is sent: reasons that its author can act on, none when it
 * holds. `instructions` is the template, which no turn may quote.
 */
export function checkUserTurn(turn: UserTurn, input: UserTurnInput, instructions: string): readonly string[] {
  return [
    ...checkText(turn, `${instructions} ${input.brief.instructions}`),
    ...checkAct(turn, input),
    ...checkFacts(turn, input),
    ...checkOperation(turn, input),
    ...findUnknownValues(turn.text, knownText(input)).map(
      value => `you do not know ${value}: leave it out of the text`,
    ),
  ];
}

function checkText({ text }: UserTurn, instructions: string): readonly string[] {
  if (foldText(text) === '') return ['the text is empty'];
  return [
    ...(ROLE_SWAP.some(pattern => pattern.test(text)) ? ['you are the customer: do not speak for the agent'] : []),
    ...(LEAK.some(pattern => pattern.test(text)) || quotes(text, instructions)
      ? ['the text speaks of your instructions: write only what the customer writes']
      : []),
  ];
}

function checkAct({ act }: UserTurn, { said, brief }: UserTurnInput): readonly string[] {
  const isFirst = said.length === 0;
  if (!isFirst) return [];
  if (act === 'confirm' || act === 'decline' || act === 'end')
    return [`the first turn cannot be ${act}: nothing was said yet`];
  return brief.instructions === '' && act !== 'request'
    ? ['the first turn asks for what you want: its act is request']
    : [];
}

function checkFacts({ facts, about }: UserTurn, { brief }: UserTurnInput): readonly string[] {
  const names = [
    ...Object.keys(brief.facts),
    ...Object.keys(brief.profile),
    ...brief.says,
    'requester_id',
    ...brief.objects.flatMap(({ name, record }) => [name, `${name}_id`, ...Object.keys(record ?? {})]),
  ].map(foldText);
  const keys = brief.objects.map(({ ref }) => ref.id);
  return [
    ...facts.filter(fact => !names.includes(foldText(fact))).map(fact => `"${fact}" is not the name of a fact`),
    ...(about === null || keys.includes(about) ? [] : [`about must be null or one of ${keys.join(', ') || 'no keys'}`]),
  ];
}

function checkOperation({ act, operate }: UserTurn, { brief, said }: UserTurnInput): readonly string[] {
  if (operate === null || operate === undefined) return [];
  if (act !== 'operate') return ['who operates a tool acts: its act is operate'];
  if (said.length === 0) return ['nobody asked you to operate anything yet: operate must be null'];
  const tool = brief.tools?.find(({ name }) => name === operate.tool);
  if (!tool) return [`you have no tool ${operate.tool}`];
  return readArguments(operate.args) === null ? ['args must be a JSON object as text'] : [];
}

/** The arguments of an operation; null when the text is no JSON object. */
export function readArguments(text: string): JsonObject | null {
  try {
    const parsed = jsonObjectSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Whether a text repeats a run of words of another one. */
function quotes(text: string, source: string): boolean {
  const words = (from: string) => from.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  const own = words(text);
  if (own.length < QUOTED_WORDS) return false;
  const all = ` ${words(source).join(' ')} `;
  return own.some((_, at) => {
    const run = own.slice(at, at + QUOTED_WORDS);
    return run.length === QUOTED_WORDS && all.includes(` ${run.join(' ')} `);
  });
}
