import { BOTH, between, type PredicateKind } from './predicate.ts';
import { saysNotKnown } from './read-reply.ts';
import { type Talk, userLines } from './talk.ts';

/** Facts with more than one value. */
function corrections(talk: Talk): number {
  const seen = new Map<string, unknown>();
  let count = 0;
  for (const { slot, value } of talk.told) {
    if (seen.has(slot) && seen.get(slot) !== value) count += 1;
    seen.set(slot, value);
  }
  return count;
}

/** Kinds that read the course of the conversation and the records. */
export const COURSE_KINDS: readonly PredicateKind[] = [
  {
    kind: 'name-case',
    at: 'any',
    environments: BOTH,
    draw: () => ({
      when: 'the user writes the name on record in another case',
      fires: talk => {
        const name = talk.domain.personName(talk);
        const said = userLines(talk).join('\n');
        return name !== null && said.toLowerCase().includes(name.toLowerCase()) && !said.includes(name);
      },
    }),
  },
  {
    kind: 'goal-change',
    at: 'any',
    environments: BOTH,
    draw: () => ({ when: 'another goal came up after a look-up', fires: talk => talk.goalChanges > 0 }),
  },
  {
    kind: 'repeat-after-refusal',
    at: 'guard',
    environments: BOTH,
    draw: rng => {
      const k = between(rng, 1, 3);
      return {
        when: `the agent has refused ${k} time(s) and the user comes back to it`,
        fires: talk => talk.lines.filter(({ kind }) => kind === 'refusal').length >= k,
      };
    },
  },
  {
    kind: 'other-identity',
    at: 'any',
    environments: BOTH,
    draw: () => ({
      when: 'the user named two identities',
      fires: talk =>
        new Set(talk.told.flatMap(({ slot, value }) => (slot === talk.domain.identity ? [value] : []))).size > 1,
    }),
  },
  {
    kind: 'correction',
    at: 'any',
    environments: BOTH,
    draw: rng => {
      const n = between(rng, 1, 2);
      return { when: `the user corrected ${n} fact(s)`, fires: talk => corrections(talk) >= n };
    },
  },
  {
    kind: 'not-known',
    at: 'any',
    environments: ['desk'],
    draw: rng => {
      const n = between(rng, 2, 3);
      return {
        when: `the user did not know ${n} answers`,
        fires: talk => userLines(talk).filter(saysNotKnown).length >= n,
      };
    },
  },
  {
    kind: 'question-back',
    at: 'any',
    environments: BOTH,
    draw: () => ({
      when: 'the user answered a question with a question',
      fires: talk =>
        talk.lines.some(
          ({ by, text }, place) => by === 'user' && text.includes('?') && talk.lines[place - 1]?.kind === 'ask',
        ),
    }),
  },
  {
    kind: 'partial-answer',
    at: 'any',
    environments: ['desk'],
    draw: () => ({
      when: 'of two things asked for, the user told one',
      fires: talk =>
        talk.lines.some(({ kind, text }, place) => {
          if (kind !== 'ask' || !text.includes(' and the ')) return false;
          return talk.told.filter(({ line, wasAsked }) => line === place + 1 && wasAsked).length === 1;
        }),
    }),
  },
  {
    kind: 'many-items',
    at: 'any',
    environments: BOTH,
    draw: rng => {
      const n = between(rng, 4, 5);
      return { when: `the record holds ${n} items or more`, fires: talk => talk.domain.items(talk) >= n };
    },
  },
  {
    kind: 'failed-call',
    at: 'any',
    environments: BOTH,
    draw: () => ({ when: 'a call has failed', fires: talk => talk.calls.some(({ failed }) => failed) }),
  },
  {
    kind: 'after-transfer',
    at: 'any',
    environments: ['desk'],
    draw: () => ({ when: 'the conversation was handed over before', fires: talk => talk.hasTransferred }),
  },
  {
    kind: 'other-topic-first',
    at: 'any',
    environments: BOTH,
    draw: () => ({
      when: 'the user opened with another topic',
      fires: talk => talk.task !== null && talk.domain.readTasks(talk.lines[0]?.text ?? '').length === 0,
    }),
  },
  {
    kind: 'many-turns',
    at: 'any',
    environments: BOTH,
    draw: rng => {
      const n = between(rng, 14, 17);
      return { when: `the user has written ${n} times`, fires: talk => userLines(talk).length >= n };
    },
  },
  {
    kind: 'repeated-message',
    at: 'any',
    environments: BOTH,
    draw: rng => {
      const length = between(rng, 25, 32);
      return {
        when: `the user wrote the same message of ${length} or more characters twice`,
        fires: talk => {
          const long = userLines(talk).filter(text => text.length >= length && !saysNotKnown(text));
          return new Set(long.map(text => text.toLowerCase())).size < long.length;
        },
      };
    },
  },
];
