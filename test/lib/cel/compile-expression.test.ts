import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileExpression } from '../../../src/lib/cel/compile-expression.ts';
import { parseExpression } from '../../../src/lib/cel/parse-expression.ts';
import { isList, isPlainMap, LazyMap, Unknown, type Value } from '../../../src/lib/cel/values.ts';

const NOW = '2026-05-15T15:00:00-05:00';
const LOAN: Value = {
  member: 'M1',
  days: 14,
  fee: 2.5,
  due: '2026-05-20',
  lent_at: '2026-05-15T10:00:00',
  note: null,
  books: [
    { title: 'Emma', price: 12, kind: 'novel' },
    { title: 'Atlas', price: 30.5, kind: 'map' },
  ],
  tags: ['new', 'gift'],
};

function evaluate(source: string, loan: Value = LOAN): Value {
  const { expression, problems } = parseExpression(source);
  if (expression === null) throw new Error(problems.map(({ message }) => message).join());
  return compileExpression(expression)({ names: { loan: () => loan, now: () => NOW }, now: NOW });
}

describe('an expression', () => {
  it.each<readonly [string, Value]>([
    ['loan.days * 50', 700],
    ['size(loan.books) / 4', 0.5],
    ['7 % 4 == 3 && -loan.days < 0', true],
    ['{"novel": 14, "map": 3}[loan.books[1].kind]', 3],
    ['table({"novel": {"new": 7}, "map": {"new": 2}}, "novel", loan.tags[0])', 7],
    ['sum(loan.books.map(b, b.price))', 42.5],
    ['max(loan.books.map(b, b.price)) - min(1, 2)', 29.5],
    ['round(2.675, 2)', 2.68],
    ['round(-1.5)', -2],
    ['loan.books.exists(b, b.kind == "map") && loan.books.all(b, b.price > 10)', true],
    ['loan.books.exists_one(b, b.price > 20)', true],
    ['loan.books.filter(b, b.price > 20).map(b, b.title)', ['Atlas']],
    ['loan.books.map(b, b.price > 20, b.title)', ['Atlas']],
    ['"gift" in loan.tags && !("old" in loan.tags) && "fee" in loan', true],
    ['has(loan.fee) && !has(loan.fine) && !has(loan.shelf.row) && has(loan.note)', true],
    ['get(loan, "fine", 0) + get(loan, "note", 1) + get(loan.shelf, "row", 2)', 3],
    ['first(loan.tags) + last(loan.tags) + first([], "-")', 'newgift-'],
    ['loan.note == null && loan.days != null', true],
    ['timestamp(now) - timestamp(loan.lent_at) == duration("5h")', true],
    ['at(loan.due, "09:30") > timestamp(now) + duration("4d")', true],
    ['at("2026-05-20", "01:10+1") - at("2026-05-20", "23:10") == duration("2h")', true],
    ['loan.lent_at < now && loan.due > now', true],
    ['"b" > "a" && loan.lent_at < "2026-05-15T20:00:01Z"', true],
    ['loan.books == [{"title": "Emma", "price": 12, "kind": "novel"}, loan.books[1]]', true],
    ['1 == 1.0 && "1" != "2" && [1, 2] != [2, 1]', true],
    ['cel.bind(total, sum(loan.books.map(b, b.price)), total > 40 && total < 50)', true],
    ['loan.days > 7 ? "long" : "short"', 'long'],
    ['distinct(["a", "b", "a"]).join("+") + string(2) + "x".upperAscii()', 'a+b2X'],
    ['int("7") + int(2.9) + double("0.5")', 9.5],
    ['loan.member.matches("^M[0-9]+$") && "A-1".split("-")[1] == "1"', true],
    ['flatten([[1], [2, 3]])', [1, 2, 3]],
    ['loan.books.all(x, loan.books.exists(y, y.title == x.title))', true],
    ['loan.fine == 3 || true', true],
    ['!(loan.fine == 3 && false)', true],
    ['[1, 2].exists(n, n == 2 || loan.fine > n)', true],
  ])('%s', (source, value) => {
    expect(evaluate(source)).toEqual(value);
  });

  it.each([
    ['loan.fine > 3', 'there is no loan.fine'],
    ['loan.note > 3', 'loan.note > 3: null > a number'],
    ['loan.books[5].price > 3', 'there is no loan.books[5]'],
    ['loan.days / 0 > 1', 'division by zero'],
    ['table({"a": 1}, loan.member) > 1', 'table(): no row for "M1"'],
    ['sum(["a"]) > 1', 'sum(): an item is a text'],
    ['max([]) > 1', 'max(list) of an empty list'],
    ['first([]) == 1', 'first(list) of an empty list'],
    ['loan.due < "soon"', 'loan.due < "soon": a text < a text'],
    ['timestamp("soon") > 1', '"soon" is no date'],
    ['loan.tags && true', 'loan.tags is a list, not true or false'],
    ['loan.books.all(b, b.pages > 3)', 'there is no b.pages'],
    ['stranger == 1', 'stranger is not known here'],
    ['loan.days.exists(x, x == 1)', 'loan.days.exists(x, x == 1): a number has no items'],
  ])('%s is not known', (source, reason) => {
    const value = evaluate(source);
    expect(value instanceof Unknown ? value.reason : value).toBe(reason);
  });

  it('looks up a table only where it is asked', () => {
    const asked: string[] = [];
    const shelf = new LazyMap(
      key => {
        asked.push(key);
        return { row: 3 };
      },
      () => [],
    );
    expect(evaluate('loan["S7"].row + loan.S7.row', shelf)).toBe(6);
    expect(asked).toEqual(['S7', 'S7']);
  });

  it('ends when a loop takes too many rounds', () => {
    const many: Value = { tags: Array.from({ length: 2000 }, (_, index) => index) };
    const value = evaluate('loan.tags.all(a, loan.tags.all(b, a + b >= 0))', many);
    expect(value instanceof Unknown && value.reason).toContain('too many rounds');
  });
});

const EXPRESSIONS = [
  'loan.days * 2 > sum(loan.books.map(b, b.price))',
  'loan.books.exists(b, b.price > 20 && b.kind in loan.tags)',
  'loan.books.all(b, b.kind == "map" || b.price < loan.days)',
  'loan.books.exists_one(b, b.title == loan.member)',
  'size(loan.books.filter(b, b.price > loan.fee)) == size(loan.tags)',
  'get(loan, "fee", 0) + get(loan, "fine", 1) < 4 ? has(loan.fee) : loan.note == null',
  'loan.tags == ["new", "gift"] || distinct(loan.tags) == loan.tags',
  'first(loan.tags) in ["new"] && !("old" in loan.tags)',
  'table({"M1": 14, "M2": 7}, loan.member) >= loan.days',
  'timestamp(loan.lent_at) < timestamp(now) && loan.due > loan.lent_at',
  'flatten([loan.tags, loan.tags]).all(t, size(t) > 2)',
  'max(loan.books.map(b, b.price)) / loan.fee != 3 && loan.books[0].title.startsWith("E")',
].map(source => ({ source }));

/** A copy in which some leaves, picked by the seed, are not known. */
function forget(value: Value, pick: () => boolean): Value {
  if (pick()) return new Unknown('forgotten');
  if (isList(value)) return value.map(item => forget(item, pick));
  if (!isPlainMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, forget(part, pick)]));
}

describe('what is not known', () => {
  it('never turns a judgment: the value is that of full knowledge, or not known', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EXPRESSIONS), fc.infiniteStream(fc.nat(5)), ({ source }, stream) => {
        const picks = stream[Symbol.iterator]();
        const value = evaluate(
          source,
          forget(LOAN, () => picks.next().value === 0),
        );
        if (!(value instanceof Unknown)) expect(value).toEqual(evaluate(source));
      }),
      { numRuns: 2000 },
    );
  });

  it('no data makes an expression throw', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EXPRESSIONS),
        fc.jsonValue(),
        fc.dictionary(fc.constantFrom(...Object.keys(LOAN)), fc.jsonValue()),
        ({ source }, odd, loan) => {
          const whole: Value = JSON.parse(JSON.stringify({ ...LOAN, ...loan }));
          for (const data of [whole, JSON.parse(JSON.stringify(odd))]) {
            const value = evaluate(source, data);
            expect(typeof value === 'boolean' || value instanceof Unknown).toBe(true);
          }
        },
      ),
    );
  });
});
