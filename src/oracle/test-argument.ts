import { type Comparison, testValue } from '../lib/evaluate-condition.ts';
import { readPath } from '../lib/read-path.ts';
import { allTrue, type Truth } from '../lib/truth.ts';

/**
 * Whether an argument satisfies a rule: each value at the path must. An argument that is not given breaks no rule but
 * `exists`; at a path through a list (`flights[].date`), `exists` asks it of each item.
 */
export function testArgument(args: unknown, path: string, comparison: Comparison): Truth {
  if (comparison.op !== 'exists') return allTrue(readPath(args, path).map(value => testValue(value, comparison)));
  const [, parent, last = path] = /^(.*(?:\[\]|\.\*))\.([^.]+)$/.exec(path) ?? [];
  const holders = parent === undefined ? [args] : readPath(args, parent);
  return holders.every(holder => readPath(holder, last).some(value => value !== null && value !== undefined));
}
