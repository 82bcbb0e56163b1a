import type { UserTurn } from '../../model/trial.ts';
import { type Correction, correctionsOf, saysToTell, valueToSay } from './take-user-turn-corrections.ts';
import { objectsToName, willingSays } from './take-user-turn-default.ts';
import { type KnownFact, listKnownFacts } from './take-user-turn-facts.ts';
import { coreOf } from './take-user-turn-goals.ts';
import { sayFact, sayKeys, sayRequest } from './take-user-turn-phrases.ts';
import { sentence } from './take-user-turn-speech.ts';
import { hasStyle, holdsPhrase, isSaid, movesOf, nextOf, type Talk, timesSaid } from './take-user-turn-talk.ts';

/** What comes before the request: other questions, another goal, the request as what might be. Null: it is time for it. */
export function takePrelude(talk: Talk): UserTurn | null {
  const digressions = movesOf(talk, 'digress').flatMap(({ at, texts }) => (at === 'opening' ? texts : []));
  const text =
    nextOf(talk, digressions) ??
    nextOf(
      talk,
      movesOf(talk, 'change-goal').map(({ first }) => first),
    ) ??
    nextOf(talk, suppositionsOf(talk));
  return text === null ? null : { text, act: 'ask', facts: [], about: null };
}

/** Whether the user is at the other goal that it came with, and stays there until that is done. */
export function isAtOtherGoal(talk: Talk): boolean {
  const goals = movesOf(talk, 'change-goal');
  const begun = timesSaid(
    talk,
    goals.map(({ first }) => first),
  );
  return goals[begun - 1]?.after === 'end' && timesSaid(talk, suppositionsOf(talk)) === 0;
}

function suppositionsOf(talk: Talk): readonly string[] {
  return movesOf(talk, 'suppose').map(({ text }) => text);
}

/** Whether the user has come to what it wants. */
export function hasOpened(talk: Talk): boolean {
  const core = [sayRequest(talk, talk.brief), ...keysAtFirst(talk)].join(' ');
  return talk.turns.some(
    ({ text, act }) => act === 'request' || (openCorrections(talk).length > 0 && holdsPhrase(text, core)),
  );
}

/**
 * The turn that says what the user wants, with what its moves have it say there. While it gives the wrong key for the
 * object it asks about something else, so that turn is not the request yet.
 */
export function openWithMoves(talk: Talk): UserTurn {
  const { brief } = talk;
  const facts = factsToTell(talk);
  const isTerse = movesOf(talk, 'omit').some(({ what }) => what === 'all');
  const further = hasStyle(talk, 'one-message') ? (brief.then ?? []) : [];
  const says = isTerse ? [] : saysToTell(talk, brief);
  const asides = [
    ...movesOf(talk, 'claim').flatMap(({ at, text }) => (at === 'opening' ? [text] : [])),
    ...movesOf(talk, 'preconfirm').map(({ text }) => text),
  ].filter(text => !isSaid(talk, text));
  const keys = keysAtFirst(talk);
  const [object] = objectsToName(brief, brief.requester);
  const isElsewhere = openCorrections(talk).some(correction => correction.object !== null);
  return {
    text: [
      sayRequest(talk, brief),
      ...keys,
      ...says.map(sentence),
      ...facts.map(fact => sentence(sayFact(fact, valueToSay(talk, fact).value))),
      ...further.flatMap(goal => [`Besides: ${coreOf(talk, goal)}`, ...willingSays(goal).map(sentence)]),
      ...asides.map(sentence),
    ].join(' '),
    act: isElsewhere ? 'ask' : 'request',
    facts: [...new Set([...says, ...facts.map(({ name }) => name), ...further.flatMap(willingSays)])],
    about: isElsewhere || keys.length === 0 ? null : (object?.ref.id ?? null),
  };
}

function openCorrections(talk: Talk): readonly Correction[] {
  return correctionsOf(talk).filter(({ state }) => state !== 'corrected');
}

function keysAtFirst(talk: Talk): readonly string[] {
  if (movesOf(talk, 'omit').length > 0) return [];
  const wrong = openCorrections(talk).flatMap(({ object, first }) => (object ? [[object.ref.id, first] as const] : []));
  return sayKeys(talk, talk.brief, new Map(wrong));
}

/** The facts that the user gives unasked: what it volunteers, and what it will have to correct. */
function factsToTell(talk: Talk): readonly KnownFact[] {
  const { brief } = talk;
  const volunteered = movesOf(talk, 'volunteer').map(({ facts }) => facts);
  const isOpen = hasStyle(talk, 'one-message') || volunteered.includes('all');
  const wrong = movesOf(talk, 'omit').length > 0 ? [] : openCorrections(talk).map(({ fact }) => fact.name);
  const bound = brief.objects.map(({ ref }) => ref.id).filter(id => id !== brief.requester?.id);
  const told = listKnownFacts(brief).filter(fact => {
    const isOfTask = Object.hasOwn(brief.facts, fact.name) || fact.name === 'requester_id';
    const isTold = isOpen || (volunteered.length > 0 && fact.keyOf !== null);
    return !bound.includes(fact.value) && ((isOfTask && isTold) || wrong.includes(fact.name));
  });
  return told.filter((fact, at) => told.findIndex(other => other.label === fact.label) === at);
}
