import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type RefinedSpec, specFileSchema } from '../../src/model/spec.ts';
import { parseSpec } from '../../src/specset/parse-spec.ts';
import type { AgentSpecs } from './reference-specs.ts';

const FILE = join(import.meta.dirname, 'frozen-specs.jsonl');
const rowSchema = z.strictObject({ agent: z.string(), spec: specFileSchema });

/** The frozen specs of these agents; `scripts/draw-specs.ts` drew them. */
export function readFrozen(
  agents: readonly AgentSpecs[],
): readonly { readonly agent: AgentSpecs; readonly specs: readonly RefinedSpec[] }[] {
  const rows = readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map(line => rowSchema.parse(JSON.parse(line)));
  return agents.map(agent => ({
    agent,
    specs: rows
      .filter(row => row.agent === agent.name)
      .flatMap(row => {
        // Their evidence is left out, which only what a person wrote may lack.
        const spec = parseSpec(`${row.spec.id}.yaml`, JSON.stringify({ ...row.spec, source: 'manual' }));
        return spec.scenarios.map(scenario => ({ spec: { ...spec, source: row.spec.source }, scenario }));
      }),
  }));
}
