import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildDriver } from '../../src/driver/build-driver.ts';
import type { JsonObject } from '../../src/model/json.ts';
import {
  CATEGORIES,
  FORCES,
  SEVERITIES,
  SOURCES,
  STATUSES,
  scenarioFileSchema,
  specFileSchema,
} from '../../src/model/spec.ts';
import { monitorScenario } from '../../src/oracle/monitor-scenario.ts';
import { lintSpecs } from '../../src/specset/lint-specs.ts';
import { parseSpec } from '../../src/specset/parse-spec.ts';
import { loadDesk } from '../examples/desk-workspace.ts';
import { agent, aTrace, call, result, user } from '../helpers/a-trace.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/specs.md'), 'utf8');
const examples = [...page.matchAll(/```yaml\n(id: (\S+)\n.*?)```/gs)].map(([, text = '', id = '']) =>
  parseSpec(`${id}.yaml`, text),
);
const desk = await loadDesk('base');

describe('docs/specs.md', () => {
  it('has a row for every key of a spec and of a scenario, and every word that they take', () => {
    for (const key of Object.keys(specFileSchema.shape))
      expect(page).toMatch(new RegExp(`^\\| \`${key}(\\[\\])?\` \\|`, 'm'));
    for (const key of Object.keys(scenarioFileSchema.shape)) {
      expect(page).toMatch(new RegExp(`^\\| \`scenarios\\[\\]\\.${key}(\\[\\])?\` \\|`, 'm'));
    }
    for (const key of ['where', 'owner', 'user', 'facts']) expect(page).toContain(`| \`given[].${key}\` |`);
    for (const word of [...CATEGORIES, ...FORCES, ...SEVERITIES, ...STATUSES, ...SOURCES])
      expect(page).toContain(`\`${word}\``);
  });

  it('shows one whole spec of each force that fits the example agent and whose Given can be set up', () => {
    expect(examples.flatMap(({ scenarios }) => scenarios.map(({ force }) => force))).toEqual([
      ...['prohibited', 'required', 'permitted'],
    ]);
    expect(lintSpecs(examples, desk)).toEqual([]);
    for (const spec of examples)
      for (const scenario of spec.scenarios)
        expect(buildDriver({ refined: { spec, scenario }, artifacts: desk, seed: '1' })).toHaveProperty('driver');
  });

  it('the limit that may be refused is kept by a refusal and by a call within it, and broken by one beyond', () => {
    const judged = (args: JsonObject | null) => {
      const [spec] = examples.filter(({ id }) => id === 'check-out-by-two');
      const [scenario] = spec?.scenarios ?? [];
      if (!spec || !scenario) throw new Error('the example is gone');
      const built = buildDriver({ refined: { spec, scenario }, artifacts: desk, seed: '1' });
      if (!('driver' in built)) throw new Error('its Given cannot be set up');
      const { objects, requester } = built.driver;
      const setup = [...built.driver.setup];
      const acts = args === null ? [] : [call('request_late_checkout', args), result('request_late_checkout')];
      const trace = aTrace(
        user("A late check-out, please. I would like to leave at 16 o'clock.", 'request', { facts: ['hour'] }),
        ...acts,
        agent('Done.'),
        { setup, objects, requester },
      );
      return monitorScenario({ refined: { spec, scenario }, trace, artifacts: desk, isTarget: true }).map(
        one => one.status,
      );
    };
    expect(judged(null)).toEqual(['satisfied']);
    expect(judged({ hour: 14 })).toEqual(['satisfied']);
    expect(judged({ hour: 16 })).toEqual(['breached']);
  });
});
