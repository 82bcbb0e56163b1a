import { assertNever } from '../../lib/assert-never.ts';
import type { UserGoal, UserTurn, UserTurnInput } from '../../model/trial.ts';
import { operateDevice } from './take-user-turn-device.ts';
import { type KnownFact, listKnownFacts } from './take-user-turn-facts.ts';
import { readAgent } from './take-user-turn-reading.ts';
import { requestOf, sentence } from './take-user-turn-speech.ts';

/** How often the user says the same thing before it gives up. */
export const MAX_REPEATS = 3;
export const FAREWELL: UserTurn = { text: 'Thank you, goodbye.', act: 'end', facts: [], about: null };
export const YES: UserTurn = { text: 'Yes, please go ahead.', act: 'confirm', facts: [], about: null };
const UNWILLING = /^(?:no\b|not yet|do not|don't|i (?:do not|don't|won't|will not|cannot|refuse)\b|stop\b|never mind)/i;

/**
 * The default behaviour of the offline user: asks for what When says, gives a fact when a question names it, says yes to
 * a proposal, says goodbye when the agent is done or refuses. It tells what stands in its brief and nothing else.
 */
export function takeDefaultTurn(input: UserTurnInput): UserTurn {
  const last = input.said.at(-1);
  if (last === undefined) return open(input);
  const turn = operateDevice(input) ?? (last.by === 'agent' ? answer(input, last.text) : goOn(input));
  const repeats = input.said.filter(({ by, text }) => by === 'user' && text === turn.text).length;
  return repeats >= MAX_REPEATS ? FAREWELL : turn;
}

/** The request, the keys of the objects that it is about, and what the user clauses say. */
function open({ brief }: UserTurnInput): UserTurn {
  const objects = objectsToName(brief, brief.requester);
  const keys = objects.map(({ name, ref }) => sentence(`${name.replaceAll('_', ' ')}: ${ref.id}`));
  const says = willingSays(brief);
  const text = [requestOf(brief.request), ...keys, ...says.map(sentence)].join(' ');
  return { text, act: 'request', facts: says, about: objects[0]?.ref.id ?? null };
}

/** The bound objects save the user itself. */
export function objectsToName(
  { objects }: UserGoal,
  requester: UserTurnInput['brief']['requester'],
): UserGoal['objects'] {
  return objects.filter(({ ref }) => ref.table !== requester?.table || ref.id !== requester.id);
}

/** What the user clauses say, save what answers a proposal. */
export function willingSays({ says }: UserGoal): string[] {
  return says.filter(text => !UNWILLING.test(text));
}

function answer(input: UserTurnInput, text: string): UserTurn {
  const reading = readAgent(text, listKnownFacts(input.brief));
  switch (reading.kind) {
    case 'asks':
      return inform(input, reading.facts);
    case 'asks-what':
      return open(input);
    case 'proposes':
      return decide(input.brief, reading);
    case 'asks-unknown':
      return dontKnow();
    case 'closes':
      return FAREWELL;
    case 'goes-on':
      return goOn(input);
    default:
      return assertNever(reading);
  }
}

function inform({ brief }: UserTurnInput, asked: readonly KnownFact[]): UserTurn {
  const text = asked.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const said = asked.some(({ name }) => name === 'reason') ? willingSays(brief) : [];
  const about = brief.objects.find(({ ref }) => asked.some(({ value }) => value === ref.id))?.ref.id ?? null;
  return { text, act: 'inform', facts: [...new Set([...asked.map(({ name }) => name), ...said])], about };
}

/** Yes to what it asked for; no to another offer beside a refusal, or when a user clause says so. */
export function decide({ says }: UserGoal, { isOther }: { readonly isOther: boolean }): UserTurn {
  const unwilling = says.find(line => UNWILLING.test(line));
  if (unwilling !== undefined) return { text: sentence(unwilling), act: 'decline', facts: [unwilling], about: null };
  return isOther ? { text: 'No, thank you.', act: 'decline', facts: [], about: null } : YES;
}

export function dontKnow(): UserTurn {
  return { text: 'I do not know that.', act: 'inform', facts: [], about: null };
}

export function goOn({ said }: UserTurnInput): UserTurn {
  const text = 'All right, please go on.';
  const waited = said.filter(line => line.by === 'user' && line.text === text).length;
  return waited >= 2 ? FAREWELL : { text, act: 'inform', facts: [], about: null };
}
