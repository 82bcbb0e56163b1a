import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/lib/rng.ts';
import { listParaphrases, swapSynonym } from '../../../src/statistics/mutation/reword.ts';

describe('a paraphrase', () => {
  it.each([
    ['I want to cancel the booking', ['I want to call off the booking', 'I want to cancel the reservation']],
    ['Cancel it', ['Call off it']],
    ['I want to make a booking', ['I want to create a booking', 'I want to make a reservation']],
    ['Please check the date', ['Please verify the date']],
    ['You must issue a voucher', ['You have to issue a voucher', 'You must give out a voucher']],
  ])('of %j replaces one word', (text, ways) => {
    expect(listParaphrases(text)).toEqual(ways);
  });

  it.each([
    'I want a late check-out',
    'I check in tomorrow',
    'I check out at noon',
    'Make sure that it is quiet',
    'I have an issue with my room',
    'I arrive on 3 May',
    'My name is Guest',
    'my guest id is G001',
    'Call cancel_booking',
    'the day before',
  ])('there is none of %j: another word would say something else', text => {
    expect(listParaphrases(text)).toEqual([]);
    expect(swapSynonym(text, createRng('any'))).toBeNull();
  });

  it('a word in the name of something does not keep the same word from being replaced elsewhere', () => {
    expect(listParaphrases('After a late check-out, check the bill')).toEqual([
      'After a late check-out, verify the bill',
    ]);
  });

  it('every way is drawn by some seed', () => {
    const text = 'I want to cancel the booking';
    const drawn = new Set(Array.from({ length: 40 }, (_, seed) => swapSynonym(text, createRng(seed))));
    expect([...drawn].sort()).toEqual([...listParaphrases(text)].sort());
  });
});
