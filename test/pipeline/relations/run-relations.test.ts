import { describe, expect, it } from 'vitest';
import { createOfflineReasoner } from '../../../src/adapters/offline/offline-reasoner.ts';
import { takeUserTurn } from '../../../src/adapters/offline/take-user-turn.ts';
import { takePart } from '../../../src/adapters/offline/take-user-turn-parts.ts';
import type { AgentStart, AgentUnderTest } from '../../../src/model/ports.ts';
import type { Reasoner } from '../../../src/model/task.ts';
import type { UserTurnInput } from '../../../src/model/trial.ts';
import { runRelations } from '../../../src/pipeline/relations/run-relations.ts';
import { aLibrary, aSelected } from '../../helpers/a-library.ts';
import { aLibrarySuite } from '../../helpers/library-suite.ts';

/** Cancels the loan it is asked about exactly when this says so. */
function anAgent(cancels: (start: AgentStart, text: string) => boolean): AgentUnderTest {
  return {
    async start(begin) {
      return {
        async send(input) {
          const text = 'user' in input ? input.user : '';
          const loan = /\bL\d+\b/.exec(text)?.[0];
          if (loan !== undefined && cancels(begin, text))
            return { events: [], pending: [{ callId: 'c1', tool: 'cancel_loan', args: { loan_id: loan } }] };
          return { events: [{ kind: 'agent', text: 'Goodbye.', delivered: true, turn: 0 }] };
        },
        close: async () => undefined,
      };
    },
    close: async () => undefined,
  };
}

const offline = createOfflineReasoner({
  'user-turn': (input: UserTurnInput) => takePart(input) ?? takeUserTurn(input),
});

/** A model that does what its instructions say, as far as they say to write in parts. */
const model: Reasoner = {
  ...createOfflineReasoner({
    'user-turn': ({ brief, said }: UserTurnInput) => {
      const inParts = brief.instructions.includes('Say one thing in a message, and the rest in the next.');
      return takePart({ brief: { ...brief, inParts }, said }) ?? takeUserTurn({ brief, said });
    },
  }),
  engine: 'openai',
};

async function unequal(
  cancels: Parameters<typeof anAgent>[0],
  reasoner: Reasoner = offline,
): Promise<Record<string, string>> {
  const { deps } = aLibrarySuite();
  const { host } = await deps.openSide('head');
  const { spec, scenario } = aSelected('loans', {});
  const results = await runRelations(
    { reasoner, clock: deps.clock, side: { host, agent: anAgent(cancels) } },
    {
      artifacts: aLibrary(),
      specs: [{ spec, scenario }],
      seed: 0,
      judgeVotes: 1,
      models: { user: null, judge: null },
      pairs: 6,
    },
  );
  return Object.fromEntries(results.map(({ relation, unequal: n, of }) => [relation, `${n} of ${of}`]));
}

describe('metamorphic relations', () => {
  it('find an agent that goes by the order of its tools', async () => {
    const found = await unequal(({ tools }) => tools[0]?.name === 'cancel_loan');
    expect(found).toMatchObject({ same: '0 of 6', 'tools-reordered': '6 of 6', 'irrelevant-sentence': '0 of 6' });
  });

  it('find an agent that an irrelevant sentence leads astray', async () => {
    const found = await unequal((_, text) => text.includes('raining'));
    expect(found).toMatchObject({ same: '0 of 6', 'tools-reordered': '0 of 6', 'irrelevant-sentence': '6 of 6' });
  });

  it('find an agent that hangs on one word', async () => {
    const found = await unequal((_, text) => /\bcancel\b/.test(text));
    expect(found).toMatchObject({ same: '0 of 6', paraphrased: '6 of 6' });
  });

  it('find nothing in an agent that always does the same', async () => {
    const found = await unequal(() => true);
    expect(found).toEqual({
      same: '0 of 6',
      'facts-reordered': '0 of 0',
      paraphrased: '0 of 6',
      'irrelevant-sentence': '0 of 6',
      'split-turns': '0 of 6',
      'tools-reordered': '0 of 6',
    });
  });

  it('find an agent that forgets the first message, with a user of either engine', async () => {
    for (const reasoner of [offline, model]) {
      const found = await unequal((_, text) => /cancel|call off/.test(text), reasoner);
      expect(found).toMatchObject({ same: '0 of 6', 'split-turns': '6 of 6', 'irrelevant-sentence': '0 of 6' });
    }
  });

  it('show the agent’s own randomness in the A/A arm', async () => {
    let calls = 0;
    const found = await unequal(() => calls++ % 2 === 0);
    expect(found['same']).toBe('6 of 6');
  });
});
