import { describe, expect, it } from 'vitest';
import { mineOrder } from '../../src/mining/mine-order.ts';
import { mineToolText } from '../../src/mining/mine-tool-text.ts';
import { CLINIC } from '../helpers/a-clinic.ts';
import { scriptReasoner } from '../helpers/scripted-reasoner.ts';

const names = CLINIC.tools.map(({ name }) => name);
const about = { artifacts: CLINIC, names };
const aRule = (changes: object = {}) => ({
  rule: 'The day given to find_slots has the form YYYY-MM-DD',
  tool: 'find_slots',
  parameters: ['day'],
  quote: 'in the form YYYY-MM-DD',
  category: 'argument',
  severity: 'should',
  force: 'required',
  condition: null,
  ...changes,
});
const answer = (value: unknown) => ({ answer: value });
const anchorOf = (tool: string, pointer: string) =>
  CLINIC.tools.find(({ name }) => name === tool)?.anchors.find(anchor => anchor.pointer === pointer)?.anchor;

describe('rules that the words of tools state', () => {
  it('a rule gets the place of its quotation and hangs on its parameter', async () => {
    const { mined, stages } = await mineToolText({ reasoner: scriptReasoner(answer({ rules: [aRule()] })) }, about);
    const anchor = anchorOf('find_slots', '/parameters/day');
    expect(mined).toMatchObject([{ source: 'schema', tools: ['find_slots'], anchors: [anchor] }]);
    expect(mined[0]?.evidence[0]).toMatchObject({
      pointer: 'find_slots/parameters/day',
      quote: 'in the form YYYY-MM-DD',
    });
    expect(stages[0]).toMatchObject({ stage: 'tool text', candidates: 1, kept: 1, dropped: [] });
  });

  it('words that the file writes with an escape are found as they read', async () => {
    const rule = aRule({ tool: 'book_visit', parameters: [], quote: 'Books a slot. Tell the price first.' });
    const { mined } = await mineToolText({ reasoner: scriptReasoner(answer({ rules: [rule] })) }, about);
    expect(mined[0]?.anchors).toEqual([anchorOf('book_visit', '/description')]);
  });

  it.each([
    ['words that no tool has', { quote: 'in the form DD/MM' }, 'are not in the definition'],
    ['words of another tool', { quote: 'Cancels a visit.' }, 'are not in the definition'],
    ['a parameter that is not there', { parameters: ['time'] }, 'has no argument "time"'],
    ['a tool that is not there', { tool: 'drop_table' }, 'is not one of the tools asked for'],
  ])('an answer with %s is refused, and its tools stay to be read', async (_, changes, why) => {
    const wrong = answer({ rules: [aRule(changes)] });
    const { mined, unread, stages } = await mineToolText({ reasoner: scriptReasoner(wrong, wrong) }, about);
    expect(mined).toEqual([]);
    expect(unread).toContain(anchorOf('find_slots', '/description'));
    expect(stages[0]?.dropped[0]?.why).toContain(why);
  });
});

const anOrder = (changes: object = {}) => ({
  first: 'find_slots',
  then: 'book_visit',
  argument: 'slot_token',
  quote: 'The token that find_slots returned.',
  ...changes,
});
const verdict = (from: string) => answer({ verdicts: [{ order: 1, from, why: 'so it is' }] });

describe('orders of tools', () => {
  it('a value that only one tool returns makes an order that code checks, with no refinement', async () => {
    const reasoner = scriptReasoner(answer({ orders: [anOrder()] }), verdict('only-first'));
    const { mined } = await mineOrder({ reasoner }, about);
    expect(mined).toMatchObject([{ source: 'schema', category: 'order', tools: ['find_slots', 'book_visit'] }]);
    expect(mined[0]?.scenarios?.[0]?.then[0]?.check).toEqual({
      kind: 'called-before',
      first: 'find_slots',
      then: 'book_visit',
    });
    expect(mined[0]?.evidence[0]?.pointer).toBe('book_visit/parameters/slot_token');
  });

  it('an order whose value the user can supply is dropped with the reason', async () => {
    const reasoner = scriptReasoner(
      answer({ orders: [anOrder({ argument: 'patient_id', quote: 'patient_id' })] }),
      verdict('user'),
    );
    const { mined, stages } = await mineOrder({ reasoner }, about);
    expect(mined).toEqual([]);
    expect(stages[0]?.dropped).toEqual([
      expect.objectContaining({ why: 'the value can come from the user: so it is' }),
    ]);
  });

  it('a value that two tools return needs neither, and nobody is asked', async () => {
    const orders = [anOrder(), anOrder({ first: 'cancel_visit' })];
    const reasoner = scriptReasoner(answer({ orders }));
    const { mined, stages } = await mineOrder({ reasoner }, about);
    expect(mined).toEqual([]);
    expect(stages[0]?.dropped.map(({ why }) => why)).toEqual(Array(2).fill('more than one tool returns the value'));
    expect(reasoner.left()).toBe(0);
  });

  it('an order that was not judged is no rule', async () => {
    const silent = answer({ verdicts: [] });
    const reasoner = scriptReasoner(answer({ orders: [anOrder()] }), silent, silent);
    const { mined, unread } = await mineOrder({ reasoner }, about);
    expect(mined).toEqual([]);
    expect(unread.length).toBeGreaterThan(0);
  });

  it.each([
    ['a tool before itself', { first: 'book_visit' }],
    ['an argument that is not there', { argument: 'slot' }],
    ['words of neither tool', { quote: 'Cancels a visit.' }],
  ])('%s is refused', async (_, changes) => {
    const wrong = answer({ orders: [anOrder(changes)] });
    const { mined, stages } = await mineOrder({ reasoner: scriptReasoner(wrong, wrong) }, about);
    expect(mined).toEqual([]);
    expect(stages[0]?.dropped).toHaveLength(1);
  });
});
