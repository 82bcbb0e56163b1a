import type { Loop } from './expression.ts';
import { isList, isMap, keysOf, nameKind, Unknown, type Value } from './values.ts';

/** Rounds of `all`, `map` and the like that one evaluation may take. */
const MOST_ROUNDS = 200_000;

/** What an expression is evaluated over. A name that is absent is not known. */
export interface Bindings {
  readonly names: Readonly<Record<string, () => Value>>;
  /** The present moment: dates without an offset are read in its offset. */
  readonly now: string | null;
}

/** One evaluation under way. */
export interface Frame extends Bindings {
  readonly locals: Value[];
  rounds: number;
}
export type Step = (frame: Frame) => Value;
export type Test = (frame: Frame) => boolean | Unknown;

/** The value itself when it is not known, else a value that is not known for this reason. */
export function asUnknown(value: Value, reason: string): Unknown {
  return value instanceof Unknown ? value : new Unknown(reason);
}

/** The value of a round after which the others change nothing. */
const SETTLING: Readonly<Partial<Record<Loop, boolean>>> = { exists: true, all: false };

interface LoopParts {
  readonly how: Loop;
  readonly text: string;
  /** Where the loop's variable stands among the locals. */
  readonly slot: number;
  readonly over: Step;
  readonly filter: Test | null;
  /** Null for `filter`: the items themselves are kept. */
  readonly body: Step | null;
}

/** `all`, `exists`, `exists_one`, `map` and `filter` over the items of a list or the keys of a map. */
export function makeLoop(parts: LoopParts): Step {
  const { over, text } = parts;
  return frame => {
    const from = over(frame);
    const items = isList(from) ? from : isMap(from) ? keysOf(from) : null;
    return items === null ? asUnknown(from, `${text}: ${nameKind(from)} has no items`) : runRounds(parts, items, frame);
  };
}

function runRounds(parts: LoopParts, items: readonly Value[], frame: Frame): Value {
  const settling = SETTLING[parts.how];
  const found: Value[] = [];
  for (const item of items) {
    const value = runRound(parts, item, frame);
    if (value === undefined) continue;
    if (value === settling || value instanceof Stop) return value;
    found.push(value);
  }
  return conclude(parts.how, found);
}

/** Ends the loop: not known, whatever the other items are. */
class Stop extends Unknown {}

/** The value of one round; undefined when the filter leaves the item out. */
function runRound({ slot, filter, body, text }: LoopParts, item: Value, frame: Frame): Value | undefined {
  frame.rounds += 1;
  if (frame.rounds > MOST_ROUNDS) return new Stop(`${text} takes too many rounds`);
  frame.locals[slot] = item;
  const isKept = filter === null ? true : filter(frame);
  if (isKept instanceof Unknown) return new Stop(isKept.reason);
  if (!isKept) return undefined;
  return body === null ? item : body(frame);
}

function conclude(how: Loop, found: readonly Value[]): Value {
  if (how === 'map' || how === 'filter') return found;
  const unknown = found.find(value => value instanceof Unknown);
  if (unknown !== undefined) return unknown;
  return how === 'exists_one' ? found.filter(value => value === true).length === 1 : how === 'all';
}
