/**
 * The child process that loads a module of a workspace to tell its tools: newline-delimited JSON-RPC 2.0 on standard
 * input and output (`describe`), started by `adapters/sources/ask-module.ts`.
 */
import { loadModule } from './adapters/children/load-module.ts';
import { serveRpc } from './adapters/children/serve-rpc.ts';
import { describeExports } from './adapters/sources/describe-exports.ts';

serveRpc({
  async describe(params) {
    const { module, home, export: name } = params as { module: string; home: string; export: string };
    return await describeExports(await loadModule(module, home), name);
  },
});
