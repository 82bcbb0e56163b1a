import { foldText } from '../lib/fold-text.ts';
import { isJsonObject, type JsonObject, jsonObjectSchema } from '../model/json.ts';
import type { UserBrief, UserTurn, UserTurnInput } from '../model/trial.ts';
import { findUnknownValues, knownText, textsOfMoves } from './known-values.ts';

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
const WHOSE = new Set(['my', 'their', 'his', 'her', 'its', 'your']);

/**
 * What is wrong with a turn of the simulated user, before it is sent: reasons that its author can act on, none when it
 * holds. `instructions` is the template, which no turn may quote.
 */
export function checkUserTurn(turn: UserTurn, input: UserTurnInput, instructions: string): readonly string[] {
  if (turn.operate) return checkOperation(turn, turn.operate, input);
  return [
    ...checkText(turn, instructions, input.brief),
    ...checkAct(turn, input),
    ...checkFacts(turn, input),
    ...findUnknownValues(turn.text, knownText(input)).map(
      value => `you do not know ${value}: leave it out of the text`,
    ),
  ];
}

function checkText({ text }: UserTurn, template: string, brief: UserBrief): readonly string[] {
  if (foldText(text) === '') return ['the text is empty'];
  const instructions = `${template} ${brief.instructions}`;
  return [
    ...(ROLE_SWAP.some(pattern => pattern.test(text)) ? ['you are the customer: do not speak for the agent'] : []),
    ...(LEAK.some(pattern => pattern.test(text)) || quotes(text, instructions, brief)
      ? ['the text speaks of your instructions: write only what the customer writes']
      : []),
  ];
}

function checkAct({ act }: UserTurn, { said, brief }: UserTurnInput): readonly string[] {
  const isFirst = said.length === 0;
  if (!isFirst) return [];
  if (act === 'confirm' || act === 'decline' || act === 'end')
    return [`the first turn cannot be ${act}: nothing was said yet`];
  const isDefault = brief.instructions === '' && (brief.moves ?? []).length === 0;
  return isDefault && act !== 'request' ? ['the first turn asks for what you want: its act is request'] : [];
}

function checkFacts({ facts, about }: UserTurn, { brief }: UserTurnInput): readonly string[] {
  const goals = [brief, ...(brief.then ?? [])];
  const objects = goals.flatMap(goal => goal.objects);
  const names = [
    ...goals.flatMap(goal => [...Object.keys(goal.facts), ...goal.says]),
    ...Object.keys(brief.profile),
    'requester_id',
    ...objects.flatMap(({ name, record }) => [name, `${name}_id`, ...Object.keys(record ?? {})]),
  ].map(foldText);
  const keys = objects.map(({ ref }) => ref.id);
  return [
    ...facts.filter(fact => !names.includes(foldText(fact))).map(fact => `"${fact}" is not the name of a fact`),
    ...(about === null || keys.includes(about) ? [] : [`about must be null or one of ${keys.join(', ') || 'no keys'}`]),
  ];
}

/** The text of a turn that operates something is not sent, so nothing of it is held against the user. */
function checkOperation(
  { act }: UserTurn,
  { tool: name, args: text }: NonNullable<UserTurn['operate']>,
  input: UserTurnInput,
): readonly string[] {
  if (act !== 'operate') return ['who operates a tool acts: its act is operate'];
  if (input.said.length === 0) return ['nobody asked you to operate anything yet: operate must be null'];
  const tool = input.brief.tools?.find(other => other.name === name);
  if (!tool) return [`you have no tool ${name}`];
  const args = readArguments(text);
  if (args === null) return ['args must be a JSON object as text'];
  const { required, properties } = tool.parameters;
  const needed = Array.isArray(required) ? required.map(String) : [];
  const known = isJsonObject(properties) ? Object.keys(properties) : null;
  return [
    ...needed.filter(key => !Object.hasOwn(args, key)).map(key => `${name} needs the argument ${key}`),
    ...Object.keys(args)
      .filter(key => known !== null && !known.includes(key))
      .map(key => `${name} has no argument ${key}`),
    ...findUnknownValues(text, knownText(input)).map(value => `you do not know ${value}: leave it out of args`),
  ];
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

/** Whether a text repeats a run of words of the instructions that it has not from what the user is to say. */
function quotes(text: string, instructions: string, brief: UserBrief): boolean {
  const own = wordsOf(text);
  if (own.length < QUOTED_WORDS) return false;
  const all = ` ${wordsOf(instructions).join(' ')} `;
  const goals = [brief, ...(brief.then ?? [])];
  const sayings = [...goals.flatMap(({ request, says }) => [request, ...says]), ...textsOfMoves(brief)];
  const known = sayings.map(saying => ` ${wordsOf(saying).join(' ')} `);
  return own.some((_, at) => {
    const run = ` ${own.slice(at, at + QUOTED_WORDS).join(' ')} `;
    const isWhole = at + QUOTED_WORDS <= own.length;
    return isWhole && all.includes(run) && !known.some(saying => saying.includes(run));
  });
}

/** In lower case; whose a thing is depends on who speaks, so that all say it alike. */
function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return words.map(word => (WHOSE.has(word) ? 'my' : word));
}
