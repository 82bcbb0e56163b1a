import { describe, expect, it } from 'vitest';
import { listAnchors } from '../../src/diff/list-anchors.ts';
import type { Json } from '../../src/model/json.ts';
import { auditHead } from '../../src/pipeline/audit-head.ts';
import { anAgent, aTool, PROMPT, TOOLS } from '../helpers/an-agent.ts';
import { scriptReasoner } from '../helpers/scripted-reasoner.ts';
import { mineFirst, mineOver, modelOf, offline } from './mining-desk.ts';

const base = await anAgent();
const files = await mineFirst(base);
const NEW = 'You must never cancel a booking that was made more than 48 hours ago.';
const head = await anAgent({ prompt: PROMPT.replace('24 hours', '48 hours') });
const { files: carried } = await mineOver(files, head);
/** The head with specs that fit its prompt. */
const { mined } = await mineOver(carried, head, modelOf({}));
const input = { head: { artifacts: head, mined }, before: listAnchors(base), ignore: [] };
const covered = { passage: 1, says: 'covered', rule: null, quote: null, why: null };
const audit = async (...answers: readonly unknown[]) =>
  await auditHead({ reasoner: scriptReasoner(...answers.map(answer => ({ answer }))) }, input);

describe('the audit of a head that carries its specs', () => {
  it('asks about the edited passages only, and finds nothing where they are covered', async () => {
    const reasoner = scriptReasoner({ answer: { passages: [covered] } });
    expect(await auditHead({ reasoner }, input)).toEqual([]);
    expect(reasoner.asked).toMatchObject([{ task: 'audit-passages', input: { edits: [{ passage: { text: NEW } }] } }]);
  });

  it('tells a rule that is missing, with the words that state it', async () => {
    const missing = {
      ...covered,
      says: 'missing-rule',
      quote: 'made more than 48 hours ago',
      why: 'No late cancelling',
    };
    expect(await audit({ passages: [missing] })).toEqual([
      { kind: 'missing-rule', rule: null, reason: 'No late cancelling ("made more than 48 hours ago", prompt.md:7)' },
    ]);
  });

  it('tells the rule that says otherwise', async () => {
    const contradicts = { ...covered, says: 'contradicts', rule: 1, quote: '48 hours', why: 'the spec says 24' };
    expect(await audit({ passages: [contradicts] })).toMatchObject([
      { kind: 'contradicted', rule: expect.any(String) },
    ]);
  });

  it.each([
    ['a quotation that is nowhere', { ...covered, says: 'missing-rule', quote: '72 hours', why: 'x' }],
    ['a rule that is none', { ...covered, says: 'contradicts', rule: 99, quote: '48 hours', why: 'x' }],
    ['no reason', { ...covered, says: 'missing-rule', quote: '48 hours' }],
    ['a passage that is none', { ...covered, passage: 2 }],
  ])('finds nothing by an answer with %s', async (_, answer) => {
    expect(await audit({ passages: [answer] }, { passages: [answer] })).toEqual([]);
  });

  it('asks nothing offline, about an unchanged prompt, without a base, or where mining ran', async () => {
    const silent = { reasoner: scriptReasoner() };
    expect(await auditHead({ reasoner: offline }, input)).toEqual([]);
    expect(await auditHead(silent, { ...input, before: listAnchors(head) })).toEqual([]);
    expect(await auditHead(silent, { ...input, before: null })).toEqual([]);
    const { mined: remined } = await mineOver(files, head);
    expect(await auditHead(silent, { ...input, head: { artifacts: head, mined: remined } })).toEqual([]);
  });
});

describe('the audit of edited tools', () => {
  const edited = async (tool: Json) => {
    const agent = await anAgent({ tools: TOOLS.with(0, tool) });
    const { files: own } = await mineOver(files, agent);
    const { mined: set } = await mineOver(own, agent, modelOf({}));
    return { head: { artifacts: agent, mined: set }, before: listAnchors(base), ignore: [] };
  };
  const was = 'Tool find_guest.';

  it('asks about a description in other words, beside what it said before', async () => {
    const about = await edited(aTool('find_guest', { id: { type: 'string' } }, `${was} Only on weekdays.`));
    const quote = 'Only on weekdays.';
    const answer = { ...covered, says: 'missing-rule', quote, why: 'Weekdays only' };
    const reasoner = scriptReasoner({ answer: { passages: [answer] } });
    expect(await auditHead({ reasoner }, about)).toMatchObject([
      { kind: 'missing-rule', rule: null, reason: expect.stringContaining('Weekdays only ("Only on weekdays."') },
    ]);
    expect(reasoner.asked).toMatchObject([
      { input: { edits: [{ passage: { text: `${was} ${quote}` }, before: [expect.stringContaining(was)] }] } },
    ]);
  });

  it('tells the rules that code read out of the edited tool, so that none of them is called missing', async () => {
    const about = await edited(aTool('find_guest', { id: { type: 'string' } }, `${was} Only on weekdays.`));
    const reasoner = scriptReasoner({ answer: { passages: [covered] } });
    await auditHead({ reasoner }, about);
    const own = about.head.mined.specs.filter(
      ({ source, tools }) => source === 'schema' && tools.includes('find_guest'),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(reasoner.asked).toMatchObject([
      { input: { rules: expect.arrayContaining(own.map(({ rule }) => expect.objectContaining({ rule }))) } },
    ]);
  });

  it('asks nothing about what the schema alone states, which code computes', async () => {
    const about = await edited(aTool('find_guest', { id: { type: 'string', maxLength: 40 } }));
    expect(await auditHead({ reasoner: scriptReasoner() }, about)).toEqual([]);
  });
});
