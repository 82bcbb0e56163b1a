import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWording } from '../../../src/diff/meaning/compare-wording.ts';
import { readLexicon } from '../../../src/diff/meaning/lexicon.ts';
import { WEIGHTY } from '../../../src/diff/meaning/weighty-words.ts';
import { anAgent, PROMPT } from '../../helpers/an-agent.ts';

const lexicon = readLexicon(await anAgent());
const compare = (before: string, after: string) => compareWording(before, after, lexicon);
/** Both ways: an edit and its reversal. */
const both = (before: string, after: string) => [compare(before, after), compare(after, before)];

describe('another form of the same words', () => {
  it.each([
    ['a capital', 'Greet every traveller.', 'greet every Traveller.'],
    ['capitals for emphasis', 'You must not offer a seat.', 'You MUST NOT offer a seat.'],
    ['bold', 'You must not offer a seat.', 'You **must not** offer a *seat*.'],
    ['underscores', 'You must not offer a seat.', 'You __must not__ offer a _seat_.'],
    ['the end of a sentence', 'Greet every traveller', 'Greet every traveller.'],
    ['an exclamation mark', 'Never argue. Greet them.', 'Never argue! Greet them!'],
    ['curly quotation marks', 'Say "hello" to the traveller\'s aunt.', 'Say “hello” to the traveller’s aunt.'],
    ['a dash', 'Pets - all of them - stay out.', 'Pets – all of them — stay out.'],
    ['white space', 'Greet every  traveller.', 'Greet every\ntraveller.'],
  ])('%s', (_, before, after) => expect(both(before, after)).toEqual(['form', 'form']));
});

describe('another spelling of the same words', () => {
  it.each([
    ['two letters swapped', 'Greet every traveller politely.', 'Greet every travleler politely.'],
    ['a letter dropped', 'Describe the apartment.', 'Describe the apartmnt.'],
    ['a slip beside bold', 'Describe the apartment.', 'Describe **the** apartmnet'],
    ['an article that was missing', 'Ask the traveller for passport.', 'Ask the traveller for the passport.'],
    ['a for an', 'Bring a umbrella.', 'Bring an umbrella.'],
  ])('%s', (_, before, after) => expect(both(before, after)).toEqual(['spelling', 'spelling']));
});

describe('another meaning', () => {
  it.each([
    ['may', 'must'],
    ['may', 'might'],
    ['should', 'shall'],
    ['24 hours', '48 hours'],
    ['24 hours', '2.4 hours'],
    ['24 hours', '24 days'],
    ['1,000', '1.000'],
    ['is', "isn't"],
    ['now', 'not'],
    ['form', 'from'],
    ['or', 'of'],
    ['or', 'and'],
    ['and/or', 'and'],
    ['cancelled', 'cancellable'],
    ['cancelled', 'cancelable'],
    ['refundable', 'nonrefundable'],
    ['refundable', 'refunded'],
    ['refundable', 'unrefundable'],
    ['insured', 'uninsured'],
    ['insured', 'ensured'],
    ['prescribed', 'proscribed'],
    ['include', 'exclude'],
    ['increase', 'decrease'],
    ['accept', 'except'],
    ['confirm', 'conform'],
    ['change', 'charge'],
    ['contact', 'contract'],
    ['guest', 'guests'],
    ["guest's", "guests'"],
    ['traveller', 'travellers'],
    ['employer', 'employee'],
    ['lessor', 'lessee'],
    ['mortgagor', 'mortgagee'],
    ['legal', 'illegal'],
    ['regular', 'irregular'],
    ['usable', 'unusable'],
    ['careful', 'careless'],
    ['before', 'after'],
    ['before', 'befor'],
    ['within', 'without'],
    ['any', 'many'],
    ['every', 'ever'],
    ['few', 'a few'],
    ['little', 'a little'],
    ['all travellers', 'all the travellers'],
    ['the traveller', 'a traveller'],
    ['only', 'nonly'],
    ['never', 'neve'],
    ['unless', 'unles'],
    ['allowed', 'alowed'],
    ['10%', '10'],
    ['$50', '€50'],
    ['>= 5', '> 5'],
    ['-5', '5'],
    ['2026-05-01', '2026-05-10'],
    ['May', 'may'],
    ['US', 'us'],
    ['IT', 'it'],
    ['illness', 'ilness'],
    ['change of plan', 'change of paln'],
    ['bookings', 'bookngs'],
    ['cancel_booking', 'cancel_bookings'],
    ['cancel_booking', 'Cancel_booking'],
    ['`reason`', '`reaosn`'],
    ['`reason`', 'reason'],
    ['"gold tier"', '"gold teir"'],
    ['"gold tier"', 'gold tier'],
    ["'gold tier'", "'gold teir'"],
    ['{{limit}}', '{{limits}}'],
    ['No, refunds', 'No refunds'],
    ['premium economy', 'premium, economy'],
    ['pilots, who drink', 'pilots who drink'],
    ['(pilots)', 'pilots'],
    ['~~pilots~~', 'pilots'],
    ['re-sign', 'resign'],
    ['resort', 're-sort'],
    ['pilot and pilot', 'pliot and pliot'],
    ['aunt', 'uncle'],
    ['aunt', 'ant'],
    ['aunt or uncle', 'aunt'],
    ['', 'not'],
    ['plan', 'plan A'],
    ['one', 'the one'],
    ['sanction', 'sanctoins'],
    ['weekly', 'weakly'],
    ['dessert', 'desert'],
    ['minor', 'miner'],
  ])('%s is not %s', (before, after) => {
    for (const frame of [
      (words: string) => `You serve ${words} here.`,
      (words: string) => `Guests ${words}`,
      (words: string) => `${words} today.`,
    ]) {
      expect(both(frame(before), frame(after))).toEqual([null, null]);
    }
  });

  it('a question is no statement', () => expect(both('You serve pets.', 'You serve pets?')).toEqual([null, null]));

  it('in a table and in code every mark counts', () => {
    expect(both('| pilots | pay |', '| Pilots | pay |')).toEqual([null, null]);
    expect(both('```\npilots\n```', '```\nPilots\n```')).toEqual([null, null]);
  });

  it('a word that stands misspelt elsewhere may be meant', async () => {
    const agent = await anAgent({ prompt: `${PROMPT}\nGo poiltely.\n\nThe poiltely is a ship.\n` });
    expect(compareWording('Go politely.', 'Go poiltely.', readLexicon(agent))).toBeNull();
  });

  it('holds for every weighty word, against every other word and every slip', () => {
    const words = [...WEIGHTY];
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.constantFrom(...words, '', 'zorgle'), (a, b) => {
        if (a === b) return;
        expect(both(`Pilots ${a} land.`, `Pilots ${b} land.`)).toEqual([null, null]);
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.nat(), fc.constantFrom('x', ''), (word, at, letter) => {
        const place = at % word.length;
        const slip = `${word.slice(0, place)}${letter}${word.slice(place + 1)}`;
        if (slip === word) return;
        expect(both(`Pilots ${word} land.`, `Pilots ${slip} land.`)).toEqual([null, null]);
      }),
      { numRuns: 2000 },
    );
  });

  it('holds for every number that becomes another one', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (a, b) => {
        if (a === b) return;
        expect(compare(`Pilots pay ${a} today.`, `Pilots pay ${b} today.`)).toBeNull();
      }),
    );
  });
});
