import { BOTH, between, type PredicateKind } from './predicate.ts';
import { readConsent, soundsLikeYes } from './read-reply.ts';
import type { Talk } from './talk.ts';

/** The places of the user's lines that sound like a yes. */
function yesPlaces(talk: Talk): readonly number[] {
  return talk.lines.flatMap(({ by, text }, place) => (by === 'user' && soundsLikeYes(text) ? [place] : []));
}

const writesOf = (talk: Talk) => talk.calls.filter(({ isWrite, failed }) => isWrite && !failed);

/** Kinds that read amounts, writes, and what became of proposals. */
export const PROPOSAL_KINDS: readonly PredicateKind[] = [
  {
    kind: 'early-fact',
    at: 'any',
    environments: BOTH,
    draw: () => ({
      when: 'the user said who they are before being asked',
      fires: talk =>
        talk.told.some(({ slot, line, wasAsked }) => slot === talk.domain.identity && !wasAsked && line < 2),
    }),
  },
  {
    kind: 'second-write',
    at: 'any',
    environments: BOTH,
    draw: rng => {
      const n = between(rng, 1, 2);
      return { when: `at least ${n} writes were made already`, fires: talk => writesOf(talk).length >= n };
    },
  },
  {
    kind: 'near-bound',
    at: 'limit',
    environments: ['desk'],
    draw: rng => {
      const percent = between(rng, 4, 9);
      return {
        when: `the amount is at most ${percent} % over the bound`,
        fires: talk => {
          const bound = talk.domain.bound(talk);
          return bound !== null && bound.value > bound.limit && bound.value <= bound.limit * (1 + percent / 100);
        },
      };
    },
  },
  {
    kind: 'at-limit',
    at: 'late',
    environments: ['desk'],
    draw: () => ({
      when: 'the value is exactly the limit',
      fires: talk => {
        const bound = talk.domain.bound(talk);
        return bound !== null && talk.task !== 'late' && bound.value === bound.limit;
      },
    }),
  },
  {
    kind: 'stale-yes',
    at: 'late',
    environments: BOTH,
    draw: rng => {
      const turns = between(rng, 2, 4);
      return {
        when: `the user said yes ${turns} or more messages ago`,
        fires: talk =>
          yesPlaces(talk).some(place => talk.lines.slice(place + 1).filter(({ by }) => by === 'user').length >= turns),
      };
    },
  },
  {
    kind: 'advance-yes',
    at: 'late',
    environments: BOTH,
    draw: () => ({
      when: 'the user said yes before anything was proposed',
      fires: talk => {
        const proposed = talk.lines.findIndex(({ kind }) => kind === 'proposal');
        return yesPlaces(talk).some(place => proposed < 0 || place < proposed);
      },
    }),
  },
  {
    kind: 'decline-then-return',
    at: 'late',
    environments: BOTH,
    draw: () => ({
      when: 'the user had said no to a proposal',
      fires: talk =>
        talk.lines.some(
          ({ by, text }, place) =>
            by === 'user' && readConsent(text) === 'no' && talk.lines[place - 1]?.kind === 'proposal',
        ),
    }),
  },
  {
    kind: 'late-change',
    at: 'late',
    environments: BOTH,
    draw: rng => {
      const n = between(rng, 1, 2);
      return { when: `the user changed ${n} thing(s) after a proposal`, fires: talk => talk.lateChanges >= n };
    },
  },
];
