import { existsSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadReference } from '../../bench/drivers/reference-specs.ts';
import { OverlaySession } from '../../src/adapters/environment/environment-session.ts';
import { countWritten, scaffoldModule } from '../../src/commands/env-scaffold.ts';
import type { EnvironmentTool } from '../../src/model/modules.ts';
import { loadDesk } from '../examples/desk-workspace.ts';

const SOURCE = join(import.meta.dirname, '../../../shared/tau');

/** The module as Node would load it. */
async function load(text: string): Promise<Record<string, EnvironmentTool>> {
  const plain = stripTypeScriptTypes(text);
  return await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(plain)}`);
}

test('it has one function a tool; reads read, and what cannot be known refuses', async () => {
  const artifacts = await loadDesk('base');
  const text = scaffoldModule(artifacts);
  const tools = await load(text);
  expect(Object.keys(tools).sort()).toEqual(artifacts.tools.map(({ name }) => name).sort());
  const session = new OverlaySession({ tables: artifacts.data, tools, now: null }, []);
  const [id = ''] = Object.keys(artifacts.data['bookings'] ?? {});
  const read = await session.call({ tool: 'get_booking', args: { booking_id: id }, by: 'agent' });
  expect(read).toEqual({ result: artifacts.data['bookings']?.[id], refused: false, changes: [] });
  const missing = await session.call({ tool: 'get_booking', args: { booking_id: 'none' }, by: 'agent' });
  expect(missing.refused).toBe(true);
  const unwritten = await session.call({ tool: 'create_booking', args: {}, by: 'agent' });
  expect(unwritten).toMatchObject({ refused: true, result: 'Error: create_booking is not written yet' });
  expect(countWritten(text)).toBeGreaterThan(0);
});

test('a simple update sets the fields that its arguments name', async () => {
  const artifacts = await loadDesk('base');
  const tools = await load(scaffoldModule(artifacts));
  const session = new OverlaySession({ tables: artifacts.data, tools, now: null }, []);
  const [id = ''] = Object.keys(artifacts.data['bookings'] ?? {});
  const changed = await session.call({ tool: 'change_booking', args: { booking_id: id, nights: 9 }, by: 'agent' });
  expect(changed.changes).toMatchObject([{ table: 'bookings', id, after: { nights: 9 } }]);
});

test.skipIf(!existsSync(SOURCE)).each(['airline', 'retail', 'telecom'] as const)(
  'the module for %s loads',
  async name => {
    const { artifacts } = await loadReference(name, SOURCE);
    const tools = await load(scaffoldModule(artifacts));
    expect(Object.keys(tools)).toHaveLength(artifacts.tools.length);
  },
);
