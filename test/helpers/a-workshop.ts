import type { AgentArtifacts, ToolDefinition } from '../../src/model/artifacts.ts';
import type { Json } from '../../src/model/json.ts';
import type { Clause, RefinedSpec, Scenario, Spec } from '../../src/model/spec.ts';
import { aLibrary } from './a-library.ts';

const orders = Object.fromEntries(
  Array.from({ length: 8 }, (_, i) => [
    `O${i}`,
    {
      id: `O${i}`,
      member_id: `M${i % 4}`,
      weight: 10 + i,
      made_at: `2026-10-0${i + 1}T09:00`,
      parts: ['a', 'b', 'c'].slice(i % 3),
    },
  ]),
);
const members = Object.fromEntries(
  Array.from({ length: 4 }, (_, i) => [`M${i}`, { id: `M${i}`, name: `Member ${i}` }]),
);

const ship: ToolDefinition = {
  name: 'ship_order',
  description: 'Ships an order.',
  parameters: {
    type: 'object',
    properties: {
      order_id: { type: 'string' },
      boxes: { type: 'integer', minimum: 1, maximum: 20 },
      speed: { type: 'string', enum: ['slow', 'fast'] },
      day: { type: 'string', format: 'date' },
      marks: { type: 'array', items: { type: 'string' } },
    },
    required: ['order_id', 'boxes', 'speed', 'day', 'marks'],
  },
  access: 'write',
  file: 'tools.json',
  anchors: [],
};
const find: ToolDefinition = {
  ...ship,
  name: 'find_member',
  parameters: { type: 'object', properties: { member_id: { type: 'string' } }, required: ['member_id'] },
  access: 'read',
};

/** A workshop that ships the orders of its members: every kind of fact, and values that a Given can bound. */
export function aWorkshop(): AgentArtifacts {
  return {
    ...aLibrary(),
    agent: 'workshop',
    tools: [find, ship],
    data: { orders, members },
    identity: { table: 'members', establishedBy: [{ call: 'find_member', field: 'member_id' }] },
    dataModel: {
      tables: {
        orders: {
          key: 'id',
          fields: [
            { path: 'id', type: 'string' },
            { path: 'member_id', type: 'string', references: 'members' },
            { path: 'weight', type: 'number' },
            { path: 'made_at', type: 'date-time' },
            { path: 'parts', type: 'array' },
          ],
        },
        members: {
          key: 'id',
          fields: [
            { path: 'id', type: 'string' },
            { path: 'name', type: 'string' },
          ],
        },
      },
    },
  };
}

export const SHIPPING_FACTS: { readonly [name: string]: Json } = {
  boxes: 6,
  speed: 'slow',
  day: '2026-11-20',
  marks: ['red', 'blue'],
};

/** A scenario on one order; by default that shipping is confirmed before. */
export function aShipping(
  parts: {
    readonly scenario?: Partial<Scenario>;
    readonly spec?: Partial<Spec>;
    readonly given?: readonly Clause[];
  } = {},
): RefinedSpec {
  const scenario: Scenario = {
    id: 'shipping.always',
    title: 'An order is shipped',
    force: 'required',
    objects: { order: 'orders' },
    given: [
      { kind: 'ownership', text: 'the member has the order', of: 'order', is: 'requester' },
      { kind: 'user', text: 'the member says how', says: 'Six boxes will do.', facts: SHIPPING_FACTS },
      ...(parts.given ?? []),
    ],
    when: 'the member asks to ship the order',
    then: [
      {
        text: 'the agent asks before it ships',
        check: { kind: 'confirmed-before', tool: 'ship_order', details: ['boxes'] },
        attempts: 'report',
      },
    ],
    ...parts.scenario,
  };
  const spec: Spec = {
    id: 'shipping',
    rule: 'Orders are shipped after a yes',
    source: 'manual',
    category: 'confirmation',
    tools: ['ship_order'],
    severity: 'should',
    status: 'accepted',
    evidence: [],
    scenarios: [scenario],
    ...parts.spec,
  };
  return { spec, scenario };
}

/** A bound on a field of the order. */
export function bounded(field: string, op: '<' | '<=' | '>' | '>=', value: Json): Clause {
  return { kind: 'environment', text: `${field} ${op} ${String(value)}`, where: { of: 'order', field, op, value } };
}
