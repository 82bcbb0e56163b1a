import { hashValue } from '../../src/lib/hash.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { Selected } from '../../src/model/diff.ts';
import type { Scenario, Spec } from '../../src/model/spec.ts';

const loans = Object.fromEntries(
  Array.from({ length: 12 }, (_, i) => [`L${i}`, { id: `L${i}`, member_id: `M${i % 4}`, status: 'open' }]),
);
const members = Object.fromEntries(
  Array.from({ length: 4 }, (_, i) => [`M${i}`, { id: `M${i}`, name: `Member ${i}` }]),
);

/** The artifacts of a small library desk: it may renew loans and must not cancel them. */
export function aLibrary(
  parts: { prompt?: string; model?: string; data?: AgentArtifacts['data'] } = {},
): AgentArtifacts {
  const { prompt = 'You help at the library desk.', model = 'scripted', data = { loans, members } } = parts;
  const tool = (name: string) => ({
    name,
    description: `${name} of a loan`,
    parameters: { type: 'object', properties: { loan_id: { type: 'string' } }, required: ['loan_id'] },
    access: 'write' as const,
    file: 'tools.json',
    anchors: [],
  });
  const text = { type: 'string' as const };
  return {
    agent: 'library',
    prompt: { files: [{ file: 'prompt.md', text: prompt }], text: prompt, passages: [] },
    tools: [tool('cancel_loan'), tool('renew_loan')],
    data,
    dataModel: {
      tables: {
        loans: {
          key: 'id',
          fields: [
            { path: 'id', ...text },
            { path: 'member_id', ...text, references: 'members' },
            { path: 'status', ...text, enum: ['open', 'returned'] },
          ],
        },
        members: {
          key: 'id',
          fields: [
            { path: 'id', ...text },
            { path: 'name', ...text },
          ],
        },
      },
    },
    identity: { table: 'members', establishedBy: [] },
    rejected: { error: true },
    now: '2026-11-02T09:00:00Z',
    variables: {},
    digests: {
      prompt: hashValue(prompt),
      tools: 'tools',
      data: hashValue(data),
      dataModel: 'data model',
      environment: 'environment',
      runtime: 'runtime',
      agentBlock: 'block',
      model: hashValue(model),
    },
  };
}

/** A scenario on one loan: by default that it is never cancelled. */
export function aSelected(
  id: string,
  parts: { scenario?: Partial<Scenario>; spec?: Partial<Spec> } & Partial<Omit<Selected, 'spec' | 'scenario'>> = {},
): Selected {
  const scenario: Scenario = {
    id: `${id}.always`,
    title: 'A loan is never cancelled',
    force: 'prohibited',
    objects: { loan: 'loans' },
    given: [{ kind: 'ownership', text: 'the member has the loan', of: 'loan', is: 'requester' }],
    when: 'the member asks to cancel the loan',
    then: [
      {
        text: 'the agent does not cancel the loan',
        check: { kind: 'never-called', tool: 'cancel_loan', args: { loan_id: '$loan.id' } },
        attempts: 'report',
      },
    ],
    ...parts.scenario,
  };
  const spec: Spec = {
    id,
    rule: 'Loans are never cancelled',
    source: 'manual',
    category: 'eligibility',
    tools: ['cancel_loan'],
    severity: 'should',
    status: 'accepted',
    evidence: [],
    scenarios: [scenario],
    ...parts.spec,
  };
  return {
    spec,
    scenario,
    class: parts.class ?? 'affected',
    gates: parts.gates ?? true,
    isNewHere: parts.isNewHere ?? false,
    table: parts.table ?? 'standard',
  };
}
