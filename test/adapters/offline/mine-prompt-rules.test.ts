import { describe, expect, it } from 'vitest';
import { minePromptRules } from '../../../src/adapters/offline/mine-prompt-rules.ts';
import { minePromptTask } from '../../../src/mining/tasks/mine-prompt.ts';
import type { MinedRule, MinePromptInput } from '../../../src/model/mining-task.ts';
import { promptOf, toolsOf } from '../../helpers/mining-scene.ts';

const ONE_ID = { properties: { id: { type: 'string' } } };
const LIBRARY = toolsOf({
  lend_book: ONE_ID,
  renew_loan: ONE_ID,
  update_member_address: ONE_ID,
  update_member_email: ONE_ID,
  cancel_hold: ONE_ID,
  find_member: ONE_ID,
  transfer_to_librarian: ONE_ID,
});

function inputOf(text: string, tools = LIBRARY): MinePromptInput {
  const prompt = promptOf(text);
  return { prompt, tools, passages: prompt.passages.filter(({ kind }) => kind !== 'heading') };
}

function rulesOf(text: string, tools = LIBRARY): readonly MinedRule[] {
  const input = inputOf(text, tools);
  const answer = minePromptRules(input);
  if ('unable' in answer) throw new Error(answer.unable);
  expect(minePromptTask.check(answer, input)).toEqual([]);
  return answer.rules;
}

const only = (text: string) => {
  const rules = rulesOf(text);
  expect(rules).toHaveLength(1);
  return rules[0];
};

describe('forms that oblige', () => {
  it.each<[string, MinedRule['force'], MinedRule['severity']]>([
    ['You must never lend a reference book.', 'prohibited', 'must'],
    ['Reference books cannot be lent.', 'prohibited', 'must'],
    ['Do not lend a reference book.', 'prohibited', 'must'],
    ['A book may only be lent if the member has paid all fines.', 'prohibited', 'must'],
    ['Children are not allowed to borrow films.', 'prohibited', 'must'],
    ['A member can have at most five loans.', 'required', 'must'],
    ['You must ask for the card number first.', 'required', 'must'],
    ['The agent should remind the member of the due date.', 'required', 'should'],
    ['Ask the member for the card number.', 'required', 'should'],
    ['Always greet the member by name.', 'required', 'must'],
    ['Each lost card is 5 euros.', 'required', 'must'],
    ['The member can renew a loan if nobody waits for it.', 'permitted', 'info'],
  ])('%s', (text, force, severity) => {
    expect(only(text)).toMatchObject({ force, severity, quote: text });
  });

  it.each([
    'Each member has a card with a number.',
    'There are three kinds of members: adults, students and children.',
    'A loan can be open, late or returned.',
    'When a loan is late, the member will receive a letter.',
    'Refer to the opening hours for details.',
    'Is the member allowed to borrow?',
    'For the lift to work, it must have power.',
  ])('a statement of fact gives no rule: %s', text => {
    expect(rulesOf(text)).toEqual([]);
  });

  it('conditions are kept, before and after the rule', () => {
    expect(only('If the card has expired, do not lend a book.')?.condition).toBe('If the card has expired');
    expect(only('Do not renew a loan unless the member asks for it.')?.condition).toBe('unless the member asks for it');
    expect(only('Do not lend films.')?.condition).toBeNull();
    expect(only('Before you lend, renew or cancel, you must ask for the card.')?.condition).toBe(
      'Before you lend, renew or cancel',
    );
  });

  it('two obligations joined by "and if" are two rules', () => {
    const rules = rulesOf('You must ask for the card first, and if the card is lost, you must not lend a book.');
    expect(rules.map(({ quote }) => quote)).toEqual([
      'You must ask for the card first',
      'if the card is lost, you must not lend a book.',
    ]);
  });

  it('a sentence that points back is quoted with the one before it', () => {
    const rules = rulesOf('Some cards are blocked by the office.\nIf they are, you must not lend a book.');
    expect(rules[0]?.quote).toBe('Some cards are blocked by the office. If they are, you must not lend a book.');
  });
});

describe('lists', () => {
  it('alternatives belong to the rule that introduces them', () => {
    const text =
      'A loan can be renewed if any of the following is true:\n- nobody waits for the book\n- the member is a teacher';
    const rule = only(text);
    expect(rule?.rule).toBe(
      'A loan can be renewed if any of the following is true: nobody waits for the book; the member is a teacher',
    );
    expect(rule?.quote).toBe(text);
    expect(rule?.tools).toEqual(['renew_loan']);
  });

  it('steps are a rule each; what things contain is none', () => {
    const rules = rulesOf(
      'To lend a book you must:\n- Ask for the card\n- Check the card number\n\nA card contains:\n- Number of the member',
    );
    expect(rules.map(({ quote }) => quote)).toEqual(['Ask for the card', 'Check the card number']);
  });

  it('"never" with a list forbids each item', () => {
    const rules = rulesOf('You must never:\n- share the address of a member\n- lend a book without a card');
    expect(rules.map(({ force, quote }) => [force, quote])).toEqual([
      ['prohibited', 'share the address of a member'],
      ['prohibited', 'lend a book without a card'],
    ]);
    const each = rulesOf('Do not do any of the following:\n- discuss other members\n- promise a delivery date');
    expect(each.map(({ force, rule }) => [force, rule])).toEqual([
      ['prohibited', 'Do not do any of the following: discuss other members'],
      ['prohibited', 'Do not do any of the following: promise a delivery date'],
    ]);
  });
});

describe('the tools that a rule binds', () => {
  it.each<[string, string[]]>([
    ['Films must not be lent.', ['lend_book']],
    ['Never extend a loan twice.', ['renew_loan']],
    ['You must not change the address of a member.', ['update_member_address']],
    ['Call find_member before lending a book: you must know the member.', ['lend_book', 'find_member']],
    ['You must hand the member over to a librarian if they are angry.', ['transfer_to_librarian']],
    ['You must be polite.', []],
    ['You should ask for the card.', []],
  ])('%s', (text, tools) => {
    expect(only(text)?.tools).toEqual(tools);
  });

  it('the name of a tool at the start of a sentence stays as it is', () => {
    expect(only('find_member must be called before renew_loan.')).toMatchObject({
      rule: 'find_member must be called before renew_loan',
      tools: ['renew_loan', 'find_member'],
    });
  });

  it('a heading says what its sentences are about', () => {
    expect(only('# Rules\n\n## Cancelling a hold\n\nThe book must still be on the shelf.')?.tools).toEqual([
      'cancel_hold',
    ]);
  });

  it('a rule over any action binds the tools of every verb it names', () => {
    const text =
      'Before any action that changes data (lend, renew, update), you must obtain confirmation of the member.';
    expect(only(text)).toMatchObject({
      category: 'confirmation',
      tools: ['lend_book', 'renew_loan', 'update_member_address', 'update_member_email'],
    });
  });

  it("a function that is no tool of the agent is somebody else's", () => {
    expect(only('Tell the member to use `renew_card()` to renew the card.')?.tools).toEqual([]);
  });
});

describe('as a whole', () => {
  it('another language is said to be unknown', () => {
    const german = `Verleihe niemals ein Buch ohne Ausweis. Jedes Mitglied darf höchstens fünf Bücher ausleihen, und die Frist
      beträgt dreißig Tage. Eine Verlängerung ist nur möglich, wenn niemand auf das Buch wartet.`;
    expect(minePromptRules(inputOf(german))).toEqual({ unable: 'no offline rules for this language' });
    const chinese = '未经用户确认,不得取消预订。每位客人最多只能预订五个房间。只有在二十四小时内才能取消。';
    expect(minePromptRules(inputOf(chinese))).toEqual({ unable: 'no offline rules for this language' });
  });

  it('only rules of the passages asked for are given', () => {
    const longer = inputOf('You must greet everybody.\n\nYou must smile at them.');
    const part = minePromptRules({ ...longer, passages: longer.passages.slice(1) });
    expect('rules' in part && part.rules.map(({ quote }) => quote)).toEqual(['You must smile at them.']);
  });

  it('a long prompt is read in a moment, as one paragraph and as a list', () => {
    const sentence = (at: number) => `You must never issue voucher ${at} to a guest.`;
    const all = Array.from({ length: 4000 }, (_, at) => sentence(at));
    for (const text of [all.join(' '), all.map(one => `- ${one}`).join('\n')]) {
      const start = performance.now();
      const whole = inputOf(text);
      for (let at = 0; at < whole.passages.length; at += 400) {
        const part = minePromptRules({ ...whole, passages: whole.passages.slice(at, at + 400) });
        expect('rules' in part && part.rules.length).toBe(400);
      }
      expect(performance.now() - start).toBeLessThan(15_000);
    }
  });

  it.each([
    ['<b>Never</b> share data of `guests`', 'Never share data of guests'],
    ['You must <strong class="x">never</strong> lend<br/>two books.', 'You must never lend two books'],
    ['[ ] You must never lend two books.', 'You must never lend two books'],
    ['[x] You must never lend two books.', 'You must never lend two books'],
    ['[^1]: You must never lend two books.', 'You must never lend two books'],
    ['You must never lend two books.[^2]', 'You must never lend two books'],
    ['• You must never lend two books.', 'You must never lend two books'],
    ['You must never tell <member name> of others.', 'You must never tell <member name> of others'],
  ])('marks of %j are no words of the rule, and stay in its quotation', (text, rule) => {
    for (const whole of [text, `- ${text}`]) {
      const found = only(whole);
      expect(found?.rule).toBe(rule);
      expect(whole).toContain(found?.quote);
    }
  });

  it('what must not be shared binds no tool of the heading that it stands under', () => {
    expect(only('# Cancel a hold\n\n<b>Never</b> share data of `members`')?.tools).toEqual([]);
    expect(only('# Cancel a hold\n\nNever do it twice on one day.')?.tools).toEqual(['cancel_hold']);
  });
});
