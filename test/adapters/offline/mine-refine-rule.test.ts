import { describe, expect, it } from 'vitest';
import { refineRuleOffline } from '../../../src/adapters/offline/mine-refine-rule.ts';
import type { RuleToRefine } from '../../../src/model/mining-task.ts';
import { refineRuleTask } from '../../../src/refinement/tasks/refine-rule.ts';
import { aRefineInput } from '../../helpers/a-refined-case.ts';
import { toolsOf } from '../../helpers/mining-scene.ts';

const ONE_ID = { properties: { id: { type: 'string' } } };
const allTools = toolsOf({ cancel_booking: ONE_ID, change_room: ONE_ID, find_guest: ONE_ID });

function refine(rule: string, changes: Partial<RuleToRefine> = {}) {
  const input = aRefineInput({ rule, allTools, tools: ['cancel_booking'], force: 'required', ...changes });
  const answer = refineRuleOffline(input);
  expect(refineRuleTask.check(answer, input)).toEqual([]);
  return answer.rules.flatMap(({ cases }) =>
    cases.map(({ when, force, holds }) => ({ when, force, checks: (holds ?? []).map(({ check }) => check) })),
  );
}

const PLAIN = [{ when: 'the user asks to cancel the booking', force: expect.any(String), checks: [null] }];

describe('refinement without a model', () => {
  it('confirmation before an action is checked for every tool that changes something', () => {
    const rule = 'Before any change you must obtain the explicit confirmation of the guest';
    expect(
      refine(rule, { tools: ['cancel_booking', 'change_room', 'find_guest'], condition: 'Before any change' }),
    ).toEqual([
      {
        when: 'the user asks to cancel the booking',
        force: 'required',
        checks: ['{"confirmed-before":{"tool":"cancel_booking"}}'],
      },
      {
        when: 'the user asks to change the room',
        force: 'required',
        checks: ['{"confirmed-before":{"tool":"change_room"}}'],
      },
    ]);
  });

  it('a bare prohibition of a tool is checked', () => {
    const [refined] = refine('Never cancel a booking', { force: 'prohibited' });
    expect(refined?.checks).toEqual(['{"never-called":{"tool":"cancel_booking"}}']);
  });

  it('one tool before another is checked when both are named', () => {
    const tools = ['find_guest', 'cancel_booking'];
    const check = ['{"called-before":{"first":"find_guest","then":"cancel_booking"}}'];
    expect(refine('Call find_guest before cancel_booking', { tools })[0]?.checks).toEqual(check);
    expect(
      refine('cancel_booking may be called only after find_guest', { tools, force: 'prohibited' })[0],
    ).toMatchObject({
      force: 'required',
      checks: check,
    });
  });

  it.each<[string, RuleToRefine['force'], string[]]>([
    ['Must call find_guest before cancel_booking', 'required', ['cancel_booking']],
    ['The agent must call find_guest() before cancel_booking()', 'required', ['cancel_booking']],
    ['find_guest must be called before cancel_booking is called', 'required', ['cancel_booking']],
    ['Find_guest must be called before cancel_booking', 'required', ['cancel_booking']],
    [
      'Always use find_guest before calling cancel_booking or change_room',
      'required',
      ['cancel_booking', 'change_room'],
    ],
    ['cancel_booking must not be called before find_guest', 'prohibited', ['cancel_booking']],
    ['Do not call cancel_booking until find_guest has been called', 'prohibited', ['cancel_booking']],
    ['Never call cancel_booking or change_room without find_guest', 'prohibited', ['cancel_booking', 'change_room']],
  ])('the order of tools named outright is checked: %s', (rule, force, then) => {
    const found = refine(rule, { tools: ['cancel_booking', 'change_room', 'find_guest'], force });
    expect(found.map(({ force: own, checks }) => [own, checks])).toEqual(
      then.map(tool => ['required', [`{"called-before":{"first":"find_guest","then":"${tool}"}}`]]),
    );
  });

  it('a named prerequisite is checked before each tool that the rule binds', () => {
    const rule = 'You must identify the guest with find_guest before you change or cancel anything';
    const refined = refine(rule, {
      tools: ['cancel_booking', 'change_room', 'find_guest'],
      condition: 'before you change',
    });
    expect(refined.map(({ when, checks }) => [when, checks])).toEqual([
      ['the user asks to cancel the booking', ['{"called-before":{"first":"find_guest","then":"cancel_booking"}}']],
      ['the user asks to change the room', ['{"called-before":{"first":"find_guest","then":"change_room"}}']],
    ]);
  });

  it('a number of calls in a conversation is checked', () => {
    const [refined] = refine('Cancel at most two times per conversation');
    expect(refined?.checks).toEqual(['{"count":{"tool":"cancel_booking","op":"<=","n":2,"per":"conversation"}}']);
  });

  it('one action a turn is checked', () => {
    expect(refine('Make one tool call at a time', { tools: [] })[0]?.checks).toEqual(['{"single-action-turn":{}}']);
  });

  it.each<[string, Partial<RuleToRefine>]>([
    ['Never cancel a booking that is paid', { force: 'prohibited' }],
    ['Never cancel a booking for a friend', { force: 'prohibited' }],
    ['If the guest is late, do not cancel the booking', { force: 'prohibited', condition: 'If the guest is late' }],
    ['Never cancel a booking more than once', { force: 'prohibited' }],
    ['Before refunds over 100 dollars you must obtain the confirmation of the guest', {}],
    ['Remind the guest to confirm the booking before you cancel', {}],
    ['Each booking has at most two guests', {}],
    ['find_guest is not needed before cancel_booking', {}],
    ['Call find_guest or change_room before cancel_booking', {}],
    ['Find the guest and call cancel_booking, change_room', {}],
    ['If the guest is new, call find_guest before you cancel', { tools: ['cancel_booking', 'find_guest'] }],
  ])('what no check can say exactly is left to a reader: %s', (rule, changes) => {
    expect(refine(rule, changes)).toEqual(PLAIN);
  });
});
