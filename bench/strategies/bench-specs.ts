import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Spec } from '../../src/model/spec.ts';
import { parseSpec } from '../../src/specset/parse-spec.ts';
import type { Environment } from './predicate.ts';

/** The monitors of the benchmark: rules of the prompts that the committed sets state for single scenarios only, or not at all. */
export function readBenchSpecs(environment: Environment): readonly Spec[] {
  const folder = join(import.meta.dirname, 'specs', environment);
  const files = readdirSync(folder).filter(file => file.endsWith('.yaml'));
  return files.sort().map(file => parseSpec(`${environment}/${file}`, readFileSync(join(folder, file), 'utf8')));
}
