import { evaluateCondition } from '../lib/evaluate-condition.ts';
import type { Rng } from '../lib/rng.ts';
import { isJsonObject, type Json } from '../model/json.ts';
import { PLACEHOLDERS, type Placeholder, type Strategy } from '../model/strategy.ts';
import type { ObjectRef } from '../model/trace.ts';
import { findOther, listFacts, mainObject, type PlainCase, type TaskFact } from './describe-structure.ts';

const HOLE = /\{([a-z-]+)\}/g;

/** The placeholders that a text names, known or not. */
export function namesIn(text: string): readonly string[] {
  return [...text.matchAll(HOLE)].flatMap(([, name]) => name ?? []);
}

/** Whether a strategy is the same in every case: it names nothing of one, and proposes no change. */
export function isSameEverywhere({ instructions, moves, variants = [], proposes }: Strategy): boolean {
  return (
    proposes === 'nothing' && [instructions, ...textsIn([moves, variants])].every(text => namesIn(text).length === 0)
  );
}

/** Values of placeholders, or which of those that are named has none in this case. */
export function findValues(
  strategy: Strategy,
  about: PlainCase & { readonly rng: Rng },
): ReadonlyMap<string, string> | { readonly missing: string } {
  const texts = [strategy.instructions, ...textsIn(strategy.moves)];
  const named = PLACEHOLDERS.filter(name => texts.some(text => namesIn(text).includes(name)));
  const known = new Map<Placeholder, string | null>([
    ...describeFact(chooseFact(strategy, about, named)),
    ...describeObject(about),
    ['other-detail', describeOtherDetail(about)],
  ]);
  const values = new Map<string, string>();
  for (const name of named) {
    const value = known.get(name) ?? null;
    if (value === null) return { missing: name };
    values.set(name, value);
  }
  return values;
}

/** A text with its placeholders filled in; a value at its start gets a capital. */
export function fillText(text: string, values: ReadonlyMap<string, string>): string {
  const filled = text.replace(HOLE, (hole, name: string) => values.get(name) ?? hole);
  return text.startsWith('{') && / /.test(text) ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled;
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/* Facts */

interface VariedFact extends TaskFact {
  readonly wrong: string | null;
  readonly notOnOffer: string | null;
}

function chooseFact(
  { needs }: Strategy,
  about: PlainCase & { readonly rng: Rng },
  named: readonly Placeholder[],
): VariedFact | null {
  const isWanted = ({ kind }: TaskFact) =>
    (!needs.includes('number-fact') || kind === 'number') &&
    (!needs.includes('enum-fact') || kind === 'enum') &&
    (!needs.includes('list-fact') || kind === 'list') &&
    (!needs.includes('text-fact') || kind === 'text' || kind === 'enum');
  const facts = listFacts(about)
    .filter(isWanted)
    .map(fact => ({ ...fact, wrong: wrongValue(fact, about.rng), notOnOffer: notOnOffer(fact, about.rng) }))
    .filter(({ wrong }) => wrong !== null || !named.includes('wrong'))
    .filter(fact => fact.notOnOffer !== null || !named.includes('not-on-offer'));
  return facts.length > 0 ? about.rng.pick(facts) : null;
}

function describeFact(fact: VariedFact | null): readonly (readonly [Placeholder, string | null])[] {
  if (fact === null) return [];
  const value = printValue(fact.value);
  return [
    ['fact', `${fact.name.replaceAll('_', ' ')}: ${value}`],
    ['fact-name', fact.name],
    ['value', value],
    ['wrong', fact.wrong],
    ['not-on-offer', fact.notOnOffer],
    ['converted', convert(fact.value)],
  ];
}

const DAY_MS = 86_400_000;

/** Another value that could be meant: a smaller number, another choice, the next day; null for free text and lists. */
function wrongValue({ kind, value, schema }: TaskFact, rng: Rng): string | null {
  if (kind === 'number' && typeof value === 'number')
    return wrongNumber(value, schema?.['minimum'], schema?.['maximum']);
  if (kind === 'enum') {
    const choices = Array.isArray(schema?.['enum']) ? schema['enum'] : [true, false];
    const others = choices.filter(choice => choice !== null && choice !== value);
    return others.length > 0 ? printValue(rng.pick(others)) : null;
  }
  if (kind !== 'date' || typeof value !== 'string') return null;
  const day = Date.parse(`${value.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day) ? null : `${new Date(day + DAY_MS).toISOString().slice(0, 10)}${value.slice(10)}`;
}

function wrongNumber(value: number, minimum: Json | undefined, maximum: Json | undefined): string | null {
  const [low, high] = [typeof minimum === 'number' ? minimum : 1, typeof maximum === 'number' ? maximum : null];
  const smaller = Number.isInteger(value) ? Math.floor(value / 2) : Math.round(value * 50) / 100;
  if (smaller >= low && smaller < value) return String(smaller);
  return high === null || value + 1 <= high ? String(value + 1) : null;
}

/** Something between two choices, or a number beyond them; null where the choices are a yes and a no, or one alone. */
function notOnOffer({ value, schema }: TaskFact, rng: Rng): string | null {
  const choices = Array.isArray(schema?.['enum']) ? schema['enum'] : [];
  const numbers = choices.filter(choice => typeof choice === 'number');
  if (numbers.length > 0) return String(Math.max(...numbers) + 1);
  const others = choices.filter(choice => typeof choice === 'string' && choice !== value);
  return typeof value === 'string' && others.length > 0 ? `something between ${value} and ${rng.pick(others)}` : null;
}

const DOZEN = 12;

/** A number by the dozen, or else as the half of another one; null for what is no number. */
function convert(value: Json): string | null {
  if (typeof value !== 'number' || value <= 0) return null;
  const dozens = value / DOZEN;
  if (dozens === 0.5) return 'half a dozen';
  if (Number.isInteger(dozens)) return dozens === 1 ? 'a dozen' : `${dozens} dozen`;
  return `the half of ${2 * value}`;
}

function printValue(value: Json): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.every(item => typeof item !== 'object')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/* Objects and the task */

const TASK =
  /^(?:when\s+)?(?:the|a|an)\s+[a-z]+\s+(?:asks|wants|requests|wishes|would like|tries|attempts|needs|demands|insists)\s+(?:the\s+[a-z]+\s+)?to\s+(.+?)[.!]?$/i;

function describeObject(about: PlainCase & { readonly rng: Rng }): readonly (readonly [Placeholder, string | null])[] {
  const object = mainObject(about);
  const task = TASK.exec(about.refined.scenario.when)?.[1]?.replace(/\b(?:their|his|her)\b/gi, 'my') ?? null;
  const other = object && chooseOther(about, object.name);
  const label = object?.name.replaceAll('_', ' ') ?? '';
  return [
    ['task', task],
    ['object', object && `${label}: ${object.ref.id}`],
    ['other', other && `${label}: ${other.id}`],
    ['other-task', task && other && `${task} (${label}: ${other.id})`],
    ['key-name', object && `${object.name}_id`],
    ['slip', object && misspell(object.ref, about)],
  ];
}

/** A key with two neighbours swapped, or its last character left out; null where every such key is one. */
function misspell({ table, id }: ObjectRef, { artifacts }: PlainCase): string | null {
  const swapped = Array.from(id, (character, at) => {
    const next = id[at + 1];
    return next === undefined ? id : id.slice(0, at) + next + character + id.slice(at + 2);
  });
  const isFree = (key: string) => key !== id && !Object.hasOwn(artifacts.data[table] ?? {}, key);
  return [...swapped.toReversed(), id.slice(0, -1)].find(key => key.length > 1 && isFree(key)) ?? null;
}

/** Another record that meets what Given says of the object, where there is one; else any. */
function chooseOther(about: PlainCase & { readonly rng: Rng }, object: string): ObjectRef | null {
  const { refined, driver, artifacts, rng } = about;
  const others = findOther(about);
  const meets = (candidate: ObjectRef) => {
    const view = {
      now: null,
      refOf: (name: string) => (name === object ? candidate : name === 'requester' ? driver.requester : null),
      read: ({ table, id }: ObjectRef) => ({ isKnown: true as const, record: artifacts.data[table]?.[id] ?? null }),
    };
    return refined.scenario.given.every(
      clause =>
        clause.kind !== 'environment' || clause.where.of !== object || evaluateCondition(clause.where, view) !== false,
    );
  };
  const fitting = others.filter(meets);
  const from = fitting.length > 0 ? fitting : others;
  return from.length > 0 ? rng.pick(from) : null;
}

/** Something of the requester that is neither its key nor long: a name before an address. */
function describeOtherDetail({ driver, artifacts }: PlainCase): string | null {
  const table = artifacts.identity?.table ?? '';
  const key = Object.hasOwn(artifacts.dataModel.tables, table) ? artifacts.dataModel.tables[table]?.key : undefined;
  const details = Object.entries(driver.brief.profile).flatMap(([field, value]) => {
    const inner = isJsonObject(value) ? Object.values(value).filter(part => typeof part === 'string') : [value];
    const [first] = inner.length > 0 && inner.every(part => typeof part === 'string') ? [inner.join(' ')] : [];
    const isKey = field === key || first === driver.requester?.id;
    return first === undefined || isKey || first === '' ? [] : [{ field, text: first }];
  });
  const best =
    details.find(({ field }) => /name/i.test(field)) ?? details.find(({ field }) => /mail|phone/i.test(field));
  const chosen = best ?? details[0];
  return chosen === undefined ? null : `${chosen.field.replaceAll('_', ' ')}: ${chosen.text}`;
}
