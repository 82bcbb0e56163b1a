import { assertNever } from '../../lib/assert-never.ts';
import type { UserGoal, UserTurn, UserTurnInput } from '../../model/trial.ts';
import { type Answer, answerQuestion, claimAt, tell, tellUnsaid } from './take-user-turn-answers.ts';
import { correct, correctionsDue } from './take-user-turn-corrections.ts';
import { decide, dontKnow, FAREWELL, goOn, MAX_REPEATS } from './take-user-turn-default.ts';
import { operateDevice } from './take-user-turn-device.ts';
import { coreOf, firstKey, goalOf, goOnToNext, knownFor, repeatRequest, sinceRequest } from './take-user-turn-goals.ts';
import { hasOpened, isAtOtherGoal, openWithMoves, takePrelude } from './take-user-turn-opening.ts';
import { inStyle, keysToCopy } from './take-user-turn-phrases.ts';
import { answerProposal, askAfterNo, askDespite } from './take-user-turn-proposals.ts';
import { type Reading, readAgent } from './take-user-turn-reading.ts';
import { lookBack, type Talk } from './take-user-turn-talk.ts';

/** The next turn of a user that has moves to make, or more than one goal. */
export function takeMovedTurn(input: UserTurnInput): UserTurn {
  const talk = lookBack(input);
  const turn = input.said.length === 0 ? beginTalk(talk) : (operateDevice(input) ?? reply(talk));
  return turn.act === 'operate' ? turn : inStyle(talk, turn);
}

function beginTalk(talk: Talk): UserTurn {
  return takePrelude(talk) ?? openWithMoves(talk);
}

function reply(talk: Talk): UserTurn {
  const last = talk.said.at(-1);
  const goal = goalOf(talk);
  const known = knownFor(talk, goal);
  const reading: Reading = last?.by === 'agent' ? readAgent(last.text, known) : { kind: 'goes-on' };
  const isOpen = hasOpened(talk);
  const { turn, isCounted } = isOpen ? pursue(talk, goal, reading) : answerBefore(talk, reading);
  if (isCounted || turn.act === 'end') return turn;
  const text = inStyle(talk, turn).text;
  const repeats = sinceRequest(talk).filter(line => line.by === 'user' && line.text === text).length;
  if (repeats < MAX_REPEATS) return turn;
  return isOpen ? leave(talk, goal) : beginTalk(talk);
}

/** Until the user comes to its request, the agent's questions are answered only for a goal that it sees through. */
function answerBefore(talk: Talk, reading: Reading): Answer {
  const turn = isAtOtherGoal(talk) ? answerPlainly(talk, { ...talk.brief, says: [] }, reading) : null;
  return turn === null || turn.act === 'end' ? { turn: beginTalk(talk), isCounted: true } : { turn, isCounted: false };
}

/** What an ordinary user answers; null: it asks again for what it wants. */
function answerPlainly(talk: Talk, goal: UserGoal, reading: Reading): UserTurn | null {
  switch (reading.kind) {
    case 'asks':
      return tell(talk, goal, reading.facts);
    case 'asks-what':
      return null;
    case 'proposes':
      return decide(goal, reading);
    case 'asks-unknown':
      return dontKnow();
    case 'closes':
      return FAREWELL;
    case 'goes-on':
      return goOn({ brief: talk.brief, said: sinceRequest(talk) });
    default:
      return assertNever(reading);
  }
}

/** The next turn about a goal that the agent knows of: what is due at any time, then what fits the agent's message. */
function pursue(talk: Talk, goal: UserGoal, reading: Reading): Answer {
  const due = askAfterNo(talk, goal) ?? correctNow(talk, goal, reading);
  if (due !== null) return { turn: due, isCounted: true };
  switch (reading.kind) {
    case 'asks':
      return answerQuestion(talk, goal, reading.facts);
    case 'asks-what':
      return { turn: askAgain(talk, goal), isCounted: false };
    case 'proposes':
      return answerProposal(talk, goal, reading);
    case 'asks-unknown':
      return answerUnknown(talk, goal);
    case 'closes':
      return { turn: close(talk, goal, reading.how), isCounted: true };
    case 'goes-on': {
      const turn = goOn({ brief: talk.brief, said: sinceRequest(talk) });
      return turn.act === 'end' ? { turn: leave(talk, goal), isCounted: true } : { turn, isCounted: false };
    }
    default:
      return assertNever(reading);
  }
}

/** The right values, once they are due; beside them what else the agent asks for. */
function correctNow(talk: Talk, goal: UserGoal, { kind, ...reading }: Reading): UserTurn | null {
  if (goal !== talk.brief) return null;
  const at = kind === 'proposes' ? 'proposal' : kind === 'closes' ? 'end' : 'turn';
  const due = correctionsDue(talk, at);
  if (due.length === 0) return null;
  const turn = correct(talk, due, at === 'end');
  const asked =
    'facts' in reading ? reading.facts.filter(fact => !due.some(other => other.fact.value === fact.value)) : [];
  if (asked.length === 0) return turn;
  const more = answerQuestion(talk, goal, asked).turn;
  return { ...turn, text: `${turn.text}\n${more.text}`, facts: [...new Set([...turn.facts, ...more.facts])] };
}

function askAgain(talk: Talk, goal: UserGoal): UserTurn {
  return goal === talk.brief ? openWithMoves(talk) : askPlainly(talk, goal);
}

function askPlainly(talk: Talk, goal: UserGoal): UserTurn {
  return { text: coreOf(talk, goal), act: 'request', facts: [], about: firstKey(talk, goal) };
}

/** What nobody can know, unless the user has something to say that it has not said yet. */
function answerUnknown(talk: Talk, goal: UserGoal): Answer {
  const last = talk.said.at(-1)?.text ?? '';
  const claim = WHO.test(last) ? claimAt(talk, 'identity') : null;
  if (claim !== null) return { turn: { text: claim, act: 'inform', facts: [], about: null }, isCounted: true };
  const says = tellUnsaid(talk, goal);
  return says === null ? { turn: dontKnow(), isCounted: false } : { turn: says, isCounted: true };
}

const WHO = /\bwho (?:am i|are you|is this|do i)\b|\byour (?:full )?name\b|\b(?:identify|verify) (?:yourself|who)\b/i;

/** After the agent's last word on a goal: what the moves still have to say to it, then the next goal, or goodbye. */
function close(talk: Talk, goal: UserGoal, how: 'refused' | 'done'): UserTurn {
  const more = how === 'refused' ? (keysToCopy(talk, goal) ?? askDespite(talk, goal)) : repeatRequest(talk, goal);
  const turn = tellUnsaid(talk, goal, true) ?? more;
  return turn ?? leave(talk, goal);
}

/** Nobody leaves a goal with something left to correct, or without having asked for it: a wrong key is no request. */
function leave(talk: Talk, goal: UserGoal): UserTurn {
  const due = goal === talk.brief ? correctionsDue(talk, 'end') : [];
  if (due.length > 0) return correct(talk, due, true);
  if (!talk.turns.some(({ act }) => act === 'request')) return askPlainly(talk, goal);
  return tellUnsaid(talk, goal, true) ?? goOnToNext(talk) ?? FAREWELL;
}
