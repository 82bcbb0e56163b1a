import { describe, expect, it } from 'vitest';
import { createModuleHost } from '../../../src/adapters/environment/module-host.ts';
import { temporaryWorkspace } from '../../helpers/temporary-workspace.ts';

const THROWN = ['null', "'a text'", 'Object.create(null)'];

describe('a module that throws what is no error', () => {
  const hostOf = (workspace: ReturnType<typeof temporaryWorkspace>) =>
    createModuleHost({
      module: workspace.path('env/tools.ts'),
      workspace: workspace.folder,
      tables: {},
      now: null,
      rejected: { error: true },
      callTimeoutMs: 5_000,
    });

  it.each(THROWN)('while it loads: %s is an answer, not silence', async thrown => {
    using workspace = temporaryWorkspace({ 'env/tools.ts': `export const look = () => 1; throw ${thrown};` });
    const host = hostOf(workspace);
    await expect(host.describe()).rejects.toThrow(/will not start: \S/);
    await host.close();
  });

  it.each(THROWN)('in a tool: %s is a fault with a text', async thrown => {
    using workspace = temporaryWorkspace({ 'env/tools.ts': `export const look = () => { throw ${thrown}; };` });
    const host = hostOf(workspace);
    const session = await host.open([]);
    const call = session.call({ tool: 'look', args: {}, by: 'agent' });
    await expect(call).rejects.toThrow(/^the environment's tool look is broken: it threw \S(?!.*Cannot convert)/);
    await host.close();
  });
});
