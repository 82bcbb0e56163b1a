import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { DEFECTS, readSwitches } from '../../examples/desk/agent/defects.ts';
import { readPolicy } from '../../examples/desk/agent/policy.ts';
import { generateData } from '../../examples/desk/env/generate-data.ts';
import * as deskTools from '../../examples/desk/env/tools.ts';
import { configSchema } from '../../src/config.ts';
import { isQuotedIn } from '../../src/lib/fold-text.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { Spec } from '../../src/model/spec.ts';
import { isDecidableByCode } from '../../src/oracle/is-decidable-by-code.ts';
import { lintSpecs } from '../../src/specset/lint-specs.ts';
import { loadDesk, openDeskTree, ROOT, readDefects, readDeskSpecs, refine } from './desk-workspace.ts';
import { findRecords } from './find-records.ts';

describe.each(['base', 'pull-request'] as const)('the %s of the desk', version => {
  let artifacts: AgentArtifacts;
  let specs: readonly Spec[];
  beforeAll(async () => {
    artifacts = await loadDesk(version);
    specs = await readDeskSpecs(version);
  });

  test('quotes every piece of evidence verbatim, at the lines it names', async () => {
    const tree = await openDeskTree(version);
    for (const { id, evidence } of specs) {
      expect(evidence.length, id).toBeGreaterThan(0);
      for (const { file, lines, quote } of evidence) {
        const [first, last] = lines ?? [0, 0];
        const cited = ((await tree.read(file)) ?? '').split('\n').slice(first - 1, last);
        expect(isQuotedIn(quote, cited.join('\n')), `${id}: ${quote}`).toBe(true);
      }
    }
  });

  test('has at least five records for every Given about a record', () => {
    for (const { scenario } of refine(specs)) {
      for (const table of Object.values(scenario.objects)) {
        expect(findRecords(artifacts, scenario, table).length, scenario.id).toBeGreaterThanOrEqual(5);
      }
    }
  });

  test('has specs whose names, values and quotations all resolve', () => {
    expect(lintSpecs(specs, artifacts)).toEqual([]);
  });
});

test('the committed data are what the generator writes, and every reference in them leads to a record', () => {
  const committed: unknown = JSON.parse(readFileSync(join(ROOT, 'examples/desk/env/data.json'), 'utf8'));
  const data = generateData();
  expect(data).toEqual(committed);
  for (const booking of Object.values(data.bookings)) {
    expect(Object.keys(data.guests)).toContain(booking['guest_id']);
    for (const room of [booking['room_ids']].flat()) expect(Object.keys(data.rooms)).toContain(room);
  }
  for (const incident of Object.values(data.incidents)) {
    expect(data.bookings[String(incident['booking_id'])]?.['guest_id']).toBe(incident['guest_id']);
  }
});

test('the data model finds the keys by which bookings and incidents belong to guests', async () => {
  const { tables } = (await loadDesk('base')).dataModel;
  const references = (table: string) =>
    tables[table]?.fields
      .filter(({ references }) => references !== undefined)
      .map(field => [field.path, field.references]);
  expect(references('bookings')).toContainEqual(['guest_id', 'guests']);
  expect(references('incidents')).toContainEqual(['guest_id', 'guests']);
  expect(references('incidents')).toContainEqual(['booking_id', 'bookings']);
});

test('every tool that the prompt offers has an implementation', async () => {
  const { tools } = await loadDesk('base');
  expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(deskTools).sort());
});

test('cancellation has four permitted and two prohibited scenarios', async () => {
  const scenarios = (await readDeskSpecs('base')).find(({ id }) => id === 'cancel-eligibility')?.scenarios ?? [];
  expect(scenarios.map(({ force }) => force).sort()).toEqual([
    ...Array(4).fill('permitted'),
    'prohibited',
    'prohibited',
  ]);
});

test('code decides all but three scenarios', async () => {
  const open = refine(await readDeskSpecs('base')).filter(({ scenario }) => !isDecidableByCode(scenario));
  expect(open.map(({ spec }) => spec.id)).toEqual(['no-advice', 'nothing-made-up', 'other-guests-privacy']);
});

test('the committed configuration is valid and no defect is switched on', () => {
  const text = readFileSync(join(ROOT, 'proviso.yaml'), 'utf8');
  expect(configSchema.parse(parse(text)).agents['desk']?.runtime).toEqual({ module: 'examples/desk/agent/agent.ts' });
  expect(readSwitches()).toEqual([]);
});

test('the list of defects and the switches of the agent agree, and what it lists exists', async () => {
  const ids = refine(await readDeskSpecs('base')).map(({ scenario }) => scenario.id);
  const listed = readDefects();
  expect(Object.fromEntries(listed.map(({ letter, name }) => [letter, name]))).toEqual(
    Object.fromEntries(Object.entries(DEFECTS).map(([letter, { name }]) => [letter, name])),
  );
  for (const defect of listed) expect(ids).toEqual(expect.arrayContaining(defect.violates));
});

test('the limits come out of the prompt, so that an edited prompt has other ones', async () => {
  const base = readPolicy((await loadDesk('base')).prompt.text);
  const edited = readPolicy((await loadDesk('pull-request')).prompt.text);
  expect(base).toMatchObject({ maxVoucher: 80, freeCancellationHours: 24, maxRooms: 3, maxNights: 14, deposit: 50 });
  expect(base).toMatchObject({ maxCots: 2, latestCheckout: 14 });
  expect(Object.values(base).filter(value => value === false || value === Number.POSITIVE_INFINITY)).toEqual([]);
  expect(edited).toEqual({ ...base, maxVoucher: 60, freeCancellationHours: 48 });
  expect(readPolicy('').maxRooms).toBe(Number.POSITIVE_INFINITY);
});
