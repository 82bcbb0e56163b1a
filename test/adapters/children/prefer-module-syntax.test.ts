import { describe, expect, it } from 'vitest';
import { createModuleAgent } from '../../../src/adapters/agents/module-agent.ts';
import { createModuleHost } from '../../../src/adapters/environment/module-host.ts';
import type { Json } from '../../../src/model/json.ts';
import { temporaryWorkspace } from '../../helpers/temporary-workspace.ts';

const COMMON_JS = '{"name": "shop", "type": "commonjs"}';
const TABLES = { orders: { O1: { id: 'O1', status: 'open' } } };

/** What `close_order` of a module answers in a package that is CommonJS. */
async function callTool(module: string, files: Readonly<Record<string, string>>): Promise<Json> {
  using workspace = temporaryWorkspace({ 'package.json': COMMON_JS, ...files });
  const host = createModuleHost({
    ...{ module: workspace.path(module), workspace: workspace.folder },
    ...{ tables: TABLES, now: null, rejected: { error: true } },
  });
  try {
    const session = await host.open([]);
    const { result } = await session.call({ tool: 'close_order', args: { order_id: 'O1' }, by: 'agent' });
    return result;
  } finally {
    await host.close();
  }
}

const WITH_IMPORT = `import type { Nothing } from './types.ts';
import { closed } from './status.ts';
export const close_order = (db: any, { order_id }: { order_id: string }): Nothing => ({ ...db.orders[order_id], status: closed });
`;

describe('user modules in a package of type commonjs', () => {
  it('TypeScript with import and export is an environment module, with what it imports', async () => {
    const files = { 'env/tools.ts': WITH_IMPORT, 'env/status.ts': "export const closed: string = 'closed';" };
    expect(await callTool('env/tools.ts', files)).toEqual({ id: 'O1', status: 'closed' });
  });

  it('JavaScript with import, export and await at its top is one, too', async () => {
    const text = "import { sep } from 'node:path';\nconst at = await sep;\nexport const close_order = () => at;";
    expect(await callTool('tools.js', { 'tools.js': text })).toBe('/');
  });

  it('what is written as CommonJS stays CommonJS, and may require a module', async () => {
    const text = "const { closed } = require('./status.ts');\nexports.close_order = () => `\nexport ` + closed;";
    const files = { 'env/tools.js': text, 'env/status.ts': "export const closed: string = 'closed';" };
    expect(await callTool('env/tools.js', files)).toBe('\nexport closed');
  });

  it('a syntax error is told as what it is', async () => {
    const text = 'export const close_order = () => {\n  return 1 +;\n};';
    await expect(callTool('env/tools.ts', { 'env/tools.ts': text })).rejects.toThrow('env/tools.ts:2');
    await expect(callTool('env/tools.js', { 'env/tools.js': text })).rejects.toThrow("Unexpected token ';'");
  });

  it('an agent module is loaded in the same way', async () => {
    const text = `import { greeting } from './greeting.ts';
export const start = () => ({ send: () => ({ events: [{ kind: 'agent', text: greeting, delivered: true, turn: 0 }] }) });`;
    using workspace = temporaryWorkspace({
      ...{ 'package.json': COMMON_JS, 'src/agent.ts': text },
      'src/greeting.ts': "export const greeting: string = 'Hello';",
    });
    const agent = createModuleAgent({ module: workspace.path('src/agent.ts'), workspace: workspace.folder });
    try {
      const session = await agent.start({ prompt: '', tools: [], seed: '1', now: null });
      expect((await session.send({ user: 'Hi' })).events).toMatchObject([{ text: 'Hello' }]);
    } finally {
      await agent.close();
    }
  });
});
