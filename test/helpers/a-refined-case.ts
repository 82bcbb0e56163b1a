import type { DataModel } from '../../src/model/artifacts.ts';
import type {
  Atom,
  RefinedCase,
  RefinementWorld,
  RefineRulesInput,
  RuleToRefine,
} from '../../src/model/mining-task.ts';
import { toolsOf } from './mining-scene.ts';

/** The data of a travel desk: bookings of guests. */
export const DESK_MODEL: DataModel = {
  tables: {
    bookings: {
      key: 'id',
      fields: [
        { path: 'id', type: 'string' },
        { path: 'created_at', type: 'date-time' },
        { path: 'cabin', type: 'string', enum: ['economy', 'business'] },
        { path: 'insurance', type: 'boolean' },
        { path: 'status', type: 'string', enum: ['open', 'cancelled-by-carrier', 'cancelled'] },
        { path: 'legs[].price', type: 'number' },
        { path: 'guest_id', type: 'string', references: 'guests' },
      ],
    },
    guests: { key: 'id', fields: [{ path: 'id', type: 'string' }] },
  },
};

export const DESK_TOOLS = toolsOf({
  cancel_booking: {
    properties: {
      booking_id: { type: 'string' },
      reason: { type: 'string', enum: ['illness', 'change of plan'] },
      nights: { type: 'integer' },
    },
    required: ['booking_id'],
  },
  find_guest: { properties: { guest_id: { type: 'string' } } },
});

export function where(
  text: string,
  of: string,
  condition: readonly [string, NonNullable<Atom['where']>['op'], unknown],
  items: NonNullable<Atom['where']>['items'] = null,
): Atom {
  const [field, op, value] = condition;
  const isScalar =
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  const list = Array.isArray(value) ? value.map(String) : null;
  return {
    text,
    opposite: `not: ${text}`,
    where: { of, field, items, op, value: isScalar ? value : list },
    owner: null,
    user: null,
  };
}

export function says(text: string, facts: readonly (readonly [string, string | null, string | null])[] = []): Atom {
  const told = facts.map(([argument, value, otherwise]) => ({ argument, value, otherwise }));
  const user = { says: text, otherwise: `not ${text}`, facts: told };
  return { text, opposite: `not: ${text}`, where: null, owner: null, user };
}

/** "A booking may be cancelled only within 24 hours, or if ..., or with insurance and a covered reason." */
export function aCancellationCase(changes: Partial<RefinedCase> = {}): RefinedCase {
  const args = { booking_id: '$booking.id' };
  return {
    name: 'cancel-booking',
    objects: [{ name: 'booking', table: 'bookings' }],
    context: [],
    alternatives: [
      { name: 'within-a-day', clauses: [where('made within 24 hours', 'booking', ['created_at', '>=', '$now-24h'])] },
      {
        name: 'by-carrier',
        clauses: [where('cancelled by the carrier', 'booking', ['status', '=', 'cancelled-by-carrier'])],
      },
      { name: 'business', clauses: [where('business class', 'booking', ['cabin', '=', 'business'])] },
      {
        name: 'insured',
        clauses: [
          where('the booking has insurance', 'booking', ['insurance', '=', true]),
          says('I fell ill', [['reason', 'illness', 'change of plan']]),
        ],
      },
    ],
    when: 'the guest asks to cancel the booking',
    force: 'permitted',
    holds: [
      { text: 'the agent cancels the booking', check: JSON.stringify({ called: { tool: 'cancel_booking', args } }) },
    ],
    fails: {
      force: 'prohibited',
      behaviour: [
        {
          text: 'the agent does not cancel the booking',
          check: JSON.stringify({ 'never-called': { tool: 'cancel_booking', args } }),
        },
      ],
    },
    ...changes,
  };
}

export function aRuleToRefine(changes: Partial<RuleToRefine> = {}): RuleToRefine {
  return {
    rule: 'A booking may be cancelled only under one of four conditions',
    quotes: ['A booking may be cancelled only if ...'],
    tools: ['cancel_booking'],
    category: 'eligibility',
    force: 'permitted',
    condition: null,
    ...changes,
  };
}

/** The request to refine one rule at the travel desk. */
export function aRefineInput(changes: Partial<RuleToRefine & RefinementWorld> = {}): RefineRulesInput {
  const { allTools = DESK_TOOLS, dataModel = DESK_MODEL, requesterTable = 'guests', hasNow = true, ...rule } = changes;
  return {
    prompt: 'A booking may be cancelled only if ...',
    rules: [aRuleToRefine(rule)],
    allTools,
    dataModel,
    requesterTable,
    hasNow,
  };
}
