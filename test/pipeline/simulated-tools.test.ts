import { expect, it } from 'vitest';
import { createOfflineReasoner } from '../../src/adapters/offline/offline-reasoner.ts';
import { takeUserTurn } from '../../src/adapters/offline/take-user-turn.ts';
import type { AgentUnderTest, EnvironmentHost } from '../../src/model/ports.ts';
import type { Reasoner } from '../../src/model/task.ts';
import { openHost } from '../../src/open-host.ts';
import { runPipeline } from '../../src/pipeline/run-pipeline.ts';
import { fakeClock } from '../helpers/fake-clock.ts';
import { fakeStore } from '../helpers/fake-store.ts';
import { inProcessEnvironment } from '../helpers/in-process-environment.ts';
import { aTree } from '../helpers/memory-tree.ts';
import { callTool, say } from '../helpers/scripted-agent.ts';

const LOANS = Object.fromEntries(
  Array.from({ length: 9 }, (_, n) => [`L${n}`, { loan_id: `L${n}`, member_id: `M${n % 3}`, status: 'open' }]),
);
const MEMBERS = Object.fromEntries([0, 1, 2].map(n => [`M${n}`, { member_id: `M${n}`, name: `Member ${n}` }]));
const scenario = (id: string, check: string) => `  - id: ${id}
    title: A loan that is open
    force: prohibited
    objects: { loan: loans }
    given:
      - text: the loan is open
        where: { of: loan, field: status, op: "=", value: "open" }
      - text: the loan is the member's
        owner: { of: loan, is: requester }
    when: the member asks to cancel the loan
    then:
      - text: it stays
        check: ${check}
`;
const rule = (id: string, check: string) => `id: ${id}
rule: A loan is never cancelled
source: manual
category: eligibility
tools: [cancel_loan]
severity: must
status: accepted
evidence: []
scenarios:
${scenario(`${id}.open`, check)}`;

/** A library whose agent, at the head of the pull request, cancels what it shall not. */
function files(tools: string, isHead: boolean): Readonly<Record<string, string>> {
  return {
    'proviso.yaml': `version: 1
agents:
  library:
    prompt: prompt.md
    tools: tools.json
    runtime: { module: agent.ts }
    environment: { data: data.json, tools: ${tools}, now: "2026-03-10T09:00:00+01:00", identity: { table: members } }
`,
    'prompt.md': 'You help the members of a library with their loans.\n',
    'agent.ts': `export const start = () => ({ send: () => ({ events: [] }) }); // ${isHead ? 'reckless' : 'careful'}\n`,
    'env.ts': 'export const cancel_loan = () => null;\n',
    'tools.json': JSON.stringify([
      {
        name: 'cancel_loan',
        description: 'Cancels a loan',
        parameters: { type: 'object', properties: { loan_id: { type: 'string' } }, required: ['loan_id'] },
      },
    ]),
    'data.json': JSON.stringify({ loans: LOANS, members: MEMBERS }),
    'specs/library/loans-stay.yaml': rule('loans-stay', '{ never-called: { tool: cancel_loan } }'),
    'specs/library/state-stays.yaml': rule(
      'state-stays',
      '{ state: { of: loan, field: status, op: "=", value: open, at: end } }',
    ),
  };
}

function anAgent(cancels: boolean): AgentUnderTest {
  return {
    start: async () => ({
      send: async input => {
        if ('results' in input) return say('The loan is cancelled. Goodbye.');
        const loan = /\bL\d\b/.exec(input.user)?.[0];
        if (loan === undefined) return say('Goodbye.');
        return cancels ? callTool('cancel_loan', { loan_id: loan }) : say('I cannot cancel that loan.');
      },
      close: async () => undefined,
    }),
    close: async () => undefined,
  };
}

async function runPullRequest(tools: 'simulated' | 'env.ts', result = '"cancelled"') {
  const trees = { head: aTree(files(tools, true)), base: aTree(files(tools, false), 'base') };
  const reasoner = createOfflineReasoner({
    'user-turn': takeUserTurn,
    'simulate-call': () => ({ result, refused: false }),
  });
  const store = fakeStore();
  const exact = (): EnvironmentHost =>
    inProcessEnvironment({
      tables: { loans: LOANS, members: MEMBERS },
      tools: {
        cancel_loan: (db, { loan_id }) => {
          const loan = db['loans']?.[loan_id];
          loan.status = 'cancelled';
          return 'cancelled';
        },
      },
    });
  const model: Reasoner = { ...reasoner, engine: 'openai' };
  const { report } = await runPipeline(
    {
      clock: fakeClock(),
      log: { info: () => undefined, warn: () => undefined },
      openStore: async () => store,
      openReasoner: async () => reasoner,
      openSide: async (_reasoner, agent, side) => {
        const [artifacts, setup] = [agent[side], agent.setup[side]];
        if (artifacts === null || setup === null) throw new Error(`no ${side}`);
        const tree = side === 'head' ? trees.head : trees.base;
        const host =
          tools === 'simulated' ? await openHost({ tree, sources: setup.sources, artifacts }, model) : exact();
        return { host, agent: anAgent(side === 'head') };
      },
    },
    { trees, configFile: 'proviso.yaml', agent: null },
  );
  const [agent] = report.agents;
  const specs = agent?.specs.filter(({ id }) => /^(?:loans|state)-/.test(id)) ?? [];
  return { report, agent, specs, trials: store.trials() };
}

it('what a model made up is approximate in every trial, shown, and never red', async () => {
  const { report, agent, specs, trials } = await runPullRequest('simulated');
  expect(trials.length).toBeGreaterThan(20);
  expect(trials.every(({ trace }) => trace.approximate === true)).toBe(true);
  const stays = specs.find(({ id }) => id === 'loans-stay.open');
  expect(stays).toMatchObject({ verdict: 'fail', gates: false, attribution: { status: 'new' } });
  expect(specs.find(({ id }) => id === 'state-stays.open')).toMatchObject({ verdict: 'inconclusive', violations: 0 });
  expect(agent?.conclusion).toBe('success');
  expect(JSON.stringify(report)).toContain('trials are approximate');
});

it('the same pull request with tools that run is red', async () => {
  const { agent, specs, trials } = await runPullRequest('env.ts');
  expect(trials.some(({ trace }) => trace.approximate === true)).toBe(false);
  expect(specs.map(({ id, verdict, gates }) => [id, verdict, gates])).toEqual([
    ['loans-stay.open', 'fail', true],
    ['state-stays.open', 'fail', true],
  ]);
  expect(agent?.conclusion).toBe('failure');
});

it('a model that cannot make results up leaves no evidence, and says why', async () => {
  const { agent, trials } = await runPullRequest('simulated', 'no JSON');
  expect(trials.some(({ outcome }) => outcome === 'violation')).toBe(false);
  expect(trials.find(({ outcome }) => outcome === 'invalid')?.reason).toContain(
    'the simulated cancel_loan: result is not JSON text',
  );
  expect(agent?.conclusion).toBe('error');
});
