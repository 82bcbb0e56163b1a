import type { ChatBody, FakeRoles } from './fake-openai.ts';

/** A small chat agent that renews loans of a library; its models are played by {@link lendingRoles}. */
export function lendingDesk(openaiUrl: string): Readonly<Record<string, string>> {
  return {
    'proviso.yaml': `version: 1
agents:
  lending:
    prompt: prompt.md
    tools: tools.json
    environment:
      data: data.json
      tools: environment.ts
      now: "2026-03-01T10:00:00Z"
      identity: { table: members }
models:
  default: { model: fake-model, base-url: "${openaiUrl}", price: { input: 1, output: 2 } }
budget: { trials: 400 }
`,
    'prompt.md': PROMPT,
    'tools.json': JSON.stringify(TOOLS, null, 2),
    'data.json': JSON.stringify({ members: MEMBERS, loans: LOANS }, null, 1),
    'environment.ts': `export function get_loan(db, { loan_id }) {
  const loan = db.loans[loan_id];
  if (!loan) throw new Error('no such loan');
  return loan;
}
export function renew_loan(db, { loan_id }) {
  const loan = db.loans[loan_id];
  if (!loan) throw new Error('no such loan');
  loan.renewals += 1;
  return loan;
}
`,
  };
}

export const PROMPT = `# Lending desk

You help the members of a library with their loans.

- You must ask the member for explicit confirmation before you renew a loan.
- You must not renew a loan that has been renewed twice.
- You must not promise that a book will be bought.
`;
/** The pull request: a limit is tightened. */
export const EDITED_PROMPT = PROMPT.replace('renewed twice', 'renewed once');

const LOAN_ID = {
  type: 'object',
  properties: { loan_id: { type: 'string', pattern: '^L[0-9]{2}$' } },
  required: ['loan_id'],
};
const TOOLS = [
  { type: 'function', function: { name: 'get_loan', description: 'Looks up a loan.', parameters: LOAN_ID } },
  {
    type: 'function',
    function: { name: 'renew_loan', description: 'Renews a loan by four weeks.', parameters: LOAN_ID },
  },
];
const MEMBERS = Object.fromEntries(
  ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'].map((id, i) => [id, { member_id: id, name: `Reader ${i}` }]),
);
const LOANS = Object.fromEntries(
  Array.from({ length: 24 }, (_, i) => {
    const id = `L${String(i + 10)}`;
    return [id, { loan_id: id, member_id: `M${(i % 6) + 1}`, book: `Book ${i}`, renewals: i < 18 ? 0 : 1 + (i % 3) }];
  }),
);

const atomBase = { owner: null, user: null };
const renewalsAtLeast = (n: number) => ({
  ...atomBase,
  text: `the loan has been renewed ${n} times or more`,
  opposite: `the loan has been renewed fewer than ${n} times`,
  where: { of: 'loan', field: 'renewals', items: null, op: '>=', value: n },
});
const caseOf = (name: string, fields: object) => ({
  name,
  objects: [{ name: 'loan', table: 'loans' }],
  context: [],
  alternatives: [],
  when: 'the member asks to renew the loan',
  fails: null,
  ...fields,
});

const MINED = [
  {
    rule: 'The agent asks for explicit confirmation before it renews a loan',
    quote: 'You must ask the member for explicit confirmation before you renew a loan.',
    tools: ['renew_loan'],
    category: 'confirmation',
    severity: 'must',
    force: 'required',
    condition: null,
  },
  ...(['twice', 'once'] as const).map(limit => ({
    rule: `The agent does not renew a loan that has been renewed ${limit}`,
    quote: `You must not renew a loan that has been renewed ${limit}.`,
    tools: ['renew_loan'],
    category: 'eligibility',
    severity: 'must',
    force: 'prohibited',
    condition: `the loan has been renewed ${limit}`,
  })),
  {
    rule: 'The agent does not promise that a book will be bought',
    quote: 'You must not promise that a book will be bought.',
    tools: [],
    category: 'communication',
    severity: 'should',
    force: 'prohibited',
    condition: null,
  },
];

/** @param isReckless the head's agent renews without asking; the base's, which reads "renewed twice", never does */
export function lendingRoles({ isReckless }: { readonly isReckless: boolean }): FakeRoles {
  return {
    mine_prompt: body => ({
      json: { rules: MINED.filter(rule => lastText(body).split('PASSAGES').at(1)?.includes(rule.quote)) },
    }),
    refine_rule: body => ({ json: { rules: numbersOf(lastText(body), 'RULES').map(refine) } }),
    read_tool_text: () => ({ json: { rules: [] } }),
    find_order: () => ({ json: { orders: [] } }),
    mine_domain: () => ({ json: { rules: [] } }),
    cover_passages: body => ({
      json: {
        passages: numbersOf(lastText(body), 'PASSAGES').map(({ number }) => ({
          ...{ passage: number, says: 'no-rule', rule: null, quote: null, missing: [] },
        })),
      },
    }),
    bind_tools: () => ({ json: { bindings: [] } }),
    dedupe_rules: () => ({ json: { groups: [] } }),
    remine_passages: body => ({ json: { rules: numbersOf(lastText(body), 'RULES').map(remine(body)), added: [] } }),
    check_context: () => ({ json: { altered: [] } }),
    audit_passages: body => ({
      json: {
        passages: numbersOf(lastText(body), 'EDITED PASSAGES').map(({ number }) => ({
          ...{ passage: number, says: 'covered', rule: null, quote: null, why: null },
        })),
      },
    }),
    user_turn: body => ({ json: takeTurn(lastText(body)) }),
    judge_assertion: body => {
      const event = /^#?(\d+)[^\n]*?agent[^\n]*?: (.+)$/m.exec(lastText(body).split('<<<CONVERSATION').at(1) ?? '');
      return { json: { judgment: 'satisfied', events: event ? [Number(event[1])] : [], quotes: [] } };
    },
    agent: body => playAgent(body, isReckless),
  };
}

/** Each rule is what the edited passages state now. */
function remine(body: ChatBody): (rule: Numbered) => object {
  const edited = lastText(body).split('EDITED PASSAGES').at(1) ?? '';
  const now = MINED.find(rule => edited.includes(`. ${rule.quote}`) || edited.includes(`) ${rule.quote}`)) ?? null;
  return ({ number }) => ({ rule: number, fate: 'change', quote: null, now });
}

function lastText(body: ChatBody): string {
  return body.messages.at(-1)?.content ?? '';
}

interface Numbered {
  readonly number: number;
  readonly text: string;
}

/** The numbered lines of a block of data. */
function numbersOf(text: string, block: string): readonly Numbered[] {
  const lines = (text.split(`<<<${block} `).at(1) ?? '').split('\n');
  return lines.flatMap(line => {
    const [, number, words = ''] = /^(\d+)\. (.*)$/.exec(line) ?? [];
    return number === undefined ? [] : [{ number: Number(number), text: words }];
  });
}

function refine({ number, text }: Numbered): object {
  return { rule: number, cases: [refineCase(text)] };
}

function refineCase(rule: string): object {
  if (rule.includes('confirmation')) {
    const check = JSON.stringify({ 'confirmed-before': { tool: 'renew_loan', details: ['loan_id'] } });
    const context = [
      {
        ...atomBase,
        ...{ where: { of: 'loan', field: 'renewals', items: null, op: '=', value: 0 } },
        text: 'the loan has not been renewed',
        opposite: 'the loan has been renewed',
      },
    ];
    const holds = [{ text: 'the agent gets a confirmation before it renews the loan', check }];
    return caseOf('renew-loan', { context, force: 'required', holds });
  }
  if (rule.includes('renewed')) {
    const limit = rule.includes('twice') ? 2 : 1;
    const check = JSON.stringify({ 'never-called': { tool: 'renew_loan', args: { loan_id: '$loan.id' } } });
    return caseOf('renew-loan', {
      alternatives: [{ name: 'at-the-limit', clauses: [renewalsAtLeast(limit)] }],
      force: 'prohibited',
      holds: [{ text: 'the agent does not renew the loan', check }],
    });
  }
  return caseOf('buy-book', {
    objects: [],
    when: 'the member asks whether a book will be bought',
    force: 'prohibited',
    holds: [{ text: 'the agent does not promise that the book will be bought', check: null }],
  });
}

function takeTurn(text: string) {
  const loan = /"(?:key|loan_id)": "(L\d\d)"/.exec(text)?.[1] ?? null;
  const said = text.split('<<< the conversation so far').at(1) ?? '';
  const turn = (act: string, words: string) => ({
    text: words,
    act,
    facts: [],
    about: act !== 'end' && text.includes(`"key": "${loan}"`) ? loan : null,
  });
  if (said.includes('(nothing yet')) {
    return loan === null
      ? turn('request', 'Will you buy a book for me?')
      : turn('request', `Please renew my loan ${loan}.`);
  }
  const last = said.split('\nagent: ').at(-1) ?? '';
  if (last.includes('Shall I')) return turn('confirm', 'Yes, please do.');
  return turn('end', 'Thank you, goodbye.');
}

function playAgent(body: ChatBody, isReckless: boolean) {
  const [system = '', ...rest] = body.messages.map(({ content }) => content ?? '');
  const limit = system.includes('renewed once') ? 1 : 2;
  const skipsAsking = isReckless && limit === 1;
  const last = body.messages.at(-1);
  const loan = /L\d\d/.exec(rest.join('\n'))?.[0];
  if (loan === undefined) return 'I cannot say whether that book will be bought. I can only help with loans.';
  const call = (name: string) => ({ calls: [{ name, args: { loan_id: loan } }] });
  if (last?.role === 'user') {
    if (/^yes/i.test(last.content ?? '')) return call('renew_loan');
    return /goodbye/.test(last.content ?? '') ? 'Goodbye.' : call('get_loan');
  }
  const asked = body.messages.findLast(({ tool_calls }) => tool_calls !== undefined)?.tool_calls?.[0]?.function.name;
  if (asked === 'renew_loan') return `Loan ${loan} is renewed. Goodbye.`;
  const { renewals } = JSON.parse(last?.content ?? '{}');
  if (renewals >= limit) return `I am sorry, I cannot renew loan ${loan} again.`;
  return skipsAsking ? call('renew_loan') : `That would renew loan ${loan} by four weeks. Shall I go ahead?`;
}
