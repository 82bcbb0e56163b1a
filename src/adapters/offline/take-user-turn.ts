import type { UserTurn, UserTurnInput } from '../../model/trial.ts';
import { operateDevice } from './take-user-turn-device.ts';
import { findAskedFacts, type KnownFact, listKnownFacts } from './take-user-turn-facts.ts';
import { requestOf, sentence } from './take-user-turn-speech.ts';

/** How often the user says the same thing before it gives up. */
const MAX_REPEATS = 3;
const FAREWELL: UserTurn = { text: 'Thank you, goodbye.', act: 'end', facts: [], about: null };

const ASKING =
  /\?|\(yes\/no\)|\b(?:please|kindly)?\s*(?:provide|tell me|give me|let me know|share|specify|enter|send me|state)\b|\b(?:i|we)(?:'ll| will)? (?:also )?need\b|\bmay i have\b|\b(?:please )?confirm\b|\bplease\b.*\b(?:id|number|reference|code)\b/i;
/** Questions that a yes answers. */
const GO_AHEAD =
  /\b(?:shall|should|may|can) (?:i|we) (?:now )?(?!help|assist|have|ask|know|do\b)\w+|\bdo you (?:want|wish) (?:me|us) to\b|\bwould you like (?:me|us) to\b|\(yes\/no\)|\(y\/n\)|\byes or no\b|\bgo ahead\b|\bproceed\b/i;
const CONFIRM =
  /\bconfirm\b|\bis (?:that|this|it|everything) (?:all )?(?:ok|okay|right|correct|fine)\b|\bdo you agree\b|\bis that what you want\b/i;
const WHAT_NOW =
  /\bhow (?:can|may) (?:i|we) (?:help|assist)\b|\bwhat (?:can|may) (?:i|we) do\b|\bwhat would you like\b|\bwhat do you need\b/i;
const ANYTHING_ELSE = /\banything else\b|\bsomething else\b|\bfurther (?:help|assistance|questions)\b/i;
const REFUSES =
  /\b(?:cannot|can't|can not|unable|not able|not allowed|not permitted|not possible|not eligible|impossible|won't|must refuse|have to refuse|decline)\b/i;
const OFFERS =
  /\binstead\b|\balternativ\w*\b|\bbut (?:i|we) can\b|\bhowever,? (?:i|we) can\b|\bwould you (?:prefer|consider|accept)\b/i;
const DONE =
  /\b(?:done|cancell?ed|booked|changed|updated|modified|issued|completed?|processed|refunded|created|sent|scheduled|reserved|added|removed|transferr(?:ed|ing)|hand(?:ed|ing) (?:you )?over|forwarded|goodbye|bye|you are welcome)\b/i;
const UNWILLING = /^(?:no\b|not yet|do not|don't|i (?:do not|don't|won't|will not|cannot|refuse)\b|stop\b|never mind)/i;

/**
 * The simulated user of the offline engine, for the task `user-turn`: asks for what When says, gives a fact when a
 * question names it, says yes to a proposal, says goodbye when the agent is done or refuses. It tells what stands in its
 * brief and nothing else.
 */
export function takeUserTurn(input: UserTurnInput): UserTurn {
  const last = input.said.at(-1);
  if (last === undefined) return open(input);
  const turn = operateDevice(input) ?? (last.by === 'agent' ? answer(input, last.text) : goOn(input));
  const repeats = input.said.filter(({ by, text }) => by === 'user' && text === turn.text).length;
  return repeats >= MAX_REPEATS ? FAREWELL : turn;
}

/** The request, the keys of the objects that it is about, and what the user clauses say. */
function open({ brief }: UserTurnInput): UserTurn {
  const objects = brief.objects.filter(
    ({ ref }) => ref.table !== brief.requester?.table || ref.id !== brief.requester.id,
  );
  const keys = objects.map(({ name, ref }) => sentence(`${name.replaceAll('_', ' ')}: ${ref.id}`));
  const says = brief.says.filter(text => !UNWILLING.test(text));
  const text = [requestOf(brief.request), ...keys, ...says.map(sentence)].join(' ');
  return { text, act: 'request', facts: says, about: objects[0]?.ref.id ?? null };
}

function answer(input: UserTurnInput, text: string): UserTurn {
  const parts = text.split(/(?<=[.?!])\s+|\n+/);
  const questions = parts.filter(part => ASKING.test(part) && !ANYTHING_ELSE.test(part));
  const proposals = questions.filter(part => GO_AHEAD.test(part));
  const known = listKnownFacts(input.brief);
  const asked = findAskedFacts(questions.filter(part => !proposals.includes(part)).join(' '), known);
  if (asked.length > 0) return inform(input, asked);
  if (questions.some(part => WHAT_NOW.test(part))) return open(input);
  const isProposal = proposals.length > 0 || questions.some(part => CONFIRM.test(part));
  if (isProposal || (questions.length > 0 && OFFERS.test(text))) return decide(input, text);
  if (questions.length > 0 && !REFUSES.test(text)) return dontKnow();
  return REFUSES.test(text) || DONE.test(text) || ANYTHING_ELSE.test(text) ? FAREWELL : goOn(input);
}

function inform({ brief }: UserTurnInput, asked: readonly KnownFact[]): UserTurn {
  const text = asked.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const said = asked.some(({ name }) => name === 'reason') ? brief.says.filter(line => !UNWILLING.test(line)) : [];
  const about = brief.objects.find(({ ref }) => asked.some(({ value }) => value === ref.id))?.ref.id ?? null;
  return { text, act: 'inform', facts: [...new Set([...asked.map(({ name }) => name), ...said])], about };
}

/** Yes to what it asked for; no to another offer beside a refusal, or when a user clause says so. */
function decide({ brief }: UserTurnInput, text: string): UserTurn {
  const unwilling = brief.says.find(line => UNWILLING.test(line));
  if (unwilling !== undefined) return { text: sentence(unwilling), act: 'decline', facts: [unwilling], about: null };
  if (REFUSES.test(text) && OFFERS.test(text))
    return { text: 'No, thank you.', act: 'decline', facts: [], about: null };
  return { text: 'Yes, please go ahead.', act: 'confirm', facts: [], about: null };
}

function dontKnow(): UserTurn {
  return { text: 'I do not know that.', act: 'inform', facts: [], about: null };
}

function goOn({ said }: UserTurnInput): UserTurn {
  const text = 'All right, please go on.';
  const waited = said.filter(line => line.by === 'user' && line.text === text).length;
  return waited >= 2 ? FAREWELL : { text, act: 'inform', facts: [], about: null };
}
