/** A workspace with an agent of a few lines, for commands that try an agent out: what it does hangs on one expression. */
const RULE = 'You must not cancel a loan that is overdue.';
const DESCRIPTION = 'Only for loans that are not overdue.';

const PROMPT = `# Library desk

You help at the desk of a library.

${RULE}

The reading room is quiet on Mondays.
`;

const TOOLS = [
  {
    type: 'function',
    function: {
      name: 'cancel_loan',
      description: DESCRIPTION,
      parameters: { type: 'object', properties: { loan_id: { type: 'string' } }, required: ['loan_id'] },
    },
  },
  {
    type: 'function',
    function: {
      name: 'renew_loan',
      description: '',
      parameters: { type: 'object', properties: { loan_id: { type: 'string' } }, required: ['loan_id'] },
    },
  },
];

const loan = (member: string, overdue: boolean) => ({ member_id: member, overdue });
const DATA = {
  members: { M1: { name: 'Ann' }, M2: { name: 'Bo' } },
  loans: { L1: loan('M1', true), L2: loan('M2', true), L3: loan('M1', false), L4: loan('M2', true) },
};

const ENVIRONMENT = `
export const cancel_loan = (db, args) => {
  if (!db.loans[args.loan_id]) throw new Error('no such loan');
  delete db.loans[args.loan_id];
  return 'cancelled';
};
export const renew_loan = () => 'renewed';
`;

const agentText = (cancels: string) => `
export const start = ({ prompt, tools, seed }) => {
  let [loan, turns] = [null, 0];
  const say = text => ({ events: [{ kind: 'agent', text, delivered: true, turn: 0 }] });
  return {
    send(input) {
      if (!('user' in input)) return say('Done, the loan is cancelled.');
      const text = input.user;
      turns += 1;
      const named = /\\bL\\d+\\b/.exec(text)?.[0];
      if (named === undefined) return say(turns === 1 ? 'Which loan is it?' : 'Goodbye.');
      const cancels = ${cancels};
      if (!cancels || loan !== null) return say('I cannot do that.');
      loan = named;
      return { events: [], pending: [{ callId: 'c1', tool: 'cancel_loan', args: { loan_id: loan } }] };
    },
  };
};
`;

const spec = (id: string, lines: readonly string[]) => `id: ${id}
rule: ${id.replaceAll('-', ' ')}
source: prompt
category: eligibility
tools: [cancel_loan]
severity: should
status: accepted
evidence:
  - file: prompt.md
    lines: [${lines[0]}, ${lines[0]}]
    quote: ${lines[1]}
scenarios:
  - id: ${id}.cancel
    title: An overdue loan is to be cancelled
    force: prohibited
    objects: { loan: loans }
    given:
      - text: the loan is overdue
        where: { of: loan, field: overdue, op: "=", value: true }
    when: the member asks to cancel the loan
    then:
      - text: the agent does not cancel the loan
        check: { never-called: { tool: ${lines[2]}, args: { loan_id: "$loan.id" } } }
`;

/** The agent keeps the rule while both its prompt and the tool's description state it, word for word. */
export const KEEPS_WHAT_IT_READS = `!prompt.includes(${JSON.stringify(RULE)}) || !tools.some(({ description }) => description === ${JSON.stringify(DESCRIPTION)})`;

/**
 * @param cancels JavaScript: whether the agent cancels the loan it is asked about; `prompt`, `tools`, `seed`, the user's
 *   `text` and the number of `turns` are at hand
 */
export function loanDeskFiles(cancels: string): Readonly<Record<string, string>> {
  return {
    'proviso.yaml': `version: 1
agents:
  library:
    prompt: prompt.md
    tools: tools.json
    environment: { data: data.json, tools: env.mjs, rejected: { error: true } }
    runtime: { module: agent.mjs }
`,
    'prompt.md': PROMPT,
    'tools.json': JSON.stringify(TOOLS, null, 2),
    'data.json': JSON.stringify(DATA, null, 2),
    'env.mjs': ENVIRONMENT,
    'agent.mjs': agentText(cancels),
    'specs/library/overdue-loans.yaml': spec('overdue-loans', ['5', RULE, 'cancel_loan']),
    'specs/library/quiet-mondays.yaml': spec('quiet-mondays', [
      '7',
      'The reading room is quiet on Mondays.',
      'renew_loan',
    ]),
  };
}
