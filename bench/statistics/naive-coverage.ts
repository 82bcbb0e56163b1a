import type { CoverageInput } from '../../src/statistics/coverage/measure-coverage.ts';

/**
 * Tools, paths, bounds and states in the plain way: each question asked of all traces again, sequences compared with all
 * that were seen before. To be compared with `measureCoverage` in time, and equal to it in what it counts.
 */
export function countNaively({ artifacts, trials }: CoverageInput) {
  const calls = () =>
    trials.flatMap(({ trace }) =>
      trace.events.flatMap(event => (event.kind === 'call' && event.by === 'agent' ? [event] : [])),
    );
  const tools = artifacts.tools.filter(({ name }) => calls().some(({ tool }) => tool === name)).length;
  const seen: string[][] = [];
  for (const { trace } of trials) {
    const sequence = trace.events.flatMap(event => (event.kind === 'call' && event.by === 'agent' ? [event.tool] : []));
    const isSame = (other: readonly string[]) =>
      other.length === sequence.length && other.every((tool, i) => tool === sequence[i]);
    if (!seen.some(isSame)) seen.push(sequence);
  }
  let bounds = 0;
  for (const { name, parameters } of artifacts.tools)
    for (const [argument, schema] of Object.entries(Object(parameters['properties'])))
      for (const value of Object(schema).enum ?? [])
        if (calls().some(({ tool, args }) => tool === name && args[argument] === value)) bounds += 1;
  return { tools, paths: seen.length, bounds };
}
