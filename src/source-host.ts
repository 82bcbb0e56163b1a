/**
 * The child process that loads a module of a workspace to tell its tools: newline-delimited JSON-RPC 2.0 on standard
 * input and output (`describe`), started by `adapters/sources/ask-module.ts`.
 */
import { pathToFileURL } from 'node:url';
import { serveRpc } from './adapters/children/serve-rpc.ts';
import { describeExports } from './adapters/sources/describe-exports.ts';

serveRpc({
  async describe(params) {
    const { module, export: name } = params as { module: string; export: string };
    return await describeExports(await import(pathToFileURL(module).href), name);
  },
});
