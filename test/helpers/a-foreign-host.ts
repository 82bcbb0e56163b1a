/**
 * An environment that is a program of its own, for tests: two guests; tools that read and write them, and tools that
 * misbehave. The same core behind JSON-RPC on standard input and output, MCP, and HTTP.
 */
const CORE = `
import { readFileSync, writeSync } from 'node:fs';
const base = { guests: { G1: { name: 'Ann' }, G2: { name: 'Bo' } } };
export const fresh = changes => {
  const tables = structuredClone(base);
  for (const { table, id, after } of changes) {
    if (after === null) delete tables[table][id];
    else tables[table][id] = after;
  }
  return tables;
};
const attempt = work => { try { work(); return 'done'; } catch (error) { return error.code ?? error.message; } };
export const tools = {
  greet: (db, args) => 'Hello ' + db.guests[args.id].name,
  rename: (db, args) => { db.guests[args.id].name = args.name; args.name = 'spoilt'; return db.guests[args.id]; },
  refuse: () => { throw new Error('not today'); },
  exit: () => process.exit(0),
  wait: () => new Promise(() => {}),
  nonsense: () => { writeSync(1, 'hello there\\n'); return new Promise(() => {}); },
  flood: async () => { for (;;) { process.stderr.write('x'.repeat(1 << 20)); await new Promise(r => setImmediate(r)); } },
  endless: async () => { for (;;) { try { writeSync(1, 'x'.repeat(1 << 16)); } catch {} await new Promise(r => setImmediate(r)); } },
  spy: () => attempt(() => readFileSync('/proc/' + process.ppid + '/environ')),
  environment: (_db, args) => ({
    own: Object.keys(process.env).sort(),
    parent: attempt(() => readFileSync('/proc/' + process.ppid + '/environ')),
    files: args.paths.map(path => attempt(() => readFileSync(path))),
  }),
};
export const lines = handle => {
  let text = '';
  process.stdin.on('data', bytes => {
    text += bytes;
    for (let end = text.indexOf('\\n'); end >= 0; end = text.indexOf('\\n')) {
      const line = text.slice(0, end);
      text = text.slice(end + 1);
      void handle(JSON.parse(line));
    }
  });
  process.stdin.on('end', () => process.exit(0));
};
export const reply = message => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', ...message }) + '\\n');
`;

const COMMAND = `
import { fresh, lines, reply, tools } from './core.mjs';
const sessions = new Map();
const diff = (before, after) => Object.keys(after).filter(id => JSON.stringify(before[id]) !== JSON.stringify(after[id]))
  .map(id => ({ table: 'guests', id, before: before[id] ?? null, after: after[id] }));
const handlers = {
  describe: () => ({ tools: Object.keys(tools), tables: ['guests'] }),
  open: ({ session, changes }) => { sessions.set(session, fresh(changes)); return {}; },
  call: async ({ session, tool, args }) => {
    const db = sessions.get(session);
    const before = structuredClone(db.guests);
    try {
      const result = await tools[tool](db, args);
      return { result, changes: diff(before, db.guests) };
    } catch (error) {
      return { error: error.message };
    }
  },
  close: ({ session }) => { sessions.delete(session); return {}; },
};
lines(async ({ id, method, params }) => reply({ id, result: await handlers[method](params) }));
`;

const MCP = `
import { fresh, lines, reply, tools } from './core.mjs';
let db = fresh([]);
const own = {
  reset_all: ({ changes = [] }) => { db = fresh(changes); return 'ok'; },
  dump_all: () => db,
};
const schema = name => ({ type: 'object', properties: name === 'reset_all' ? { changes: { type: 'array' } } : {} });
lines(async ({ id, method, params }) => {
  if (method === 'initialize')
    return reply({ id, result: { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'guests', version: '1' } } });
  if (method === 'tools/list')
    return reply({ id, result: { tools: [...Object.keys(tools), ...Object.keys(own)].map(name => ({ name, inputSchema: schema(name) })) } });
  if (method !== 'tools/call') return;
  const { name, arguments: args } = params;
  try {
    const result = name in own ? own[name](args) : await tools[name](db, args);
    const text = typeof result === 'string' ? result : JSON.stringify(result);
    reply({ id, result: { content: [{ type: 'text', text }] } });
  } catch (error) {
    reply({ id, result: { content: [{ type: 'text', text: error.message }], isError: true } });
  }
});
`;

/** The same protocol in another language: it tells its state and not its changes. */
const PYTHON = `
import copy, json, sys
BASE = {"guests": {"G1": {"name": "Ann"}, "G2": {"name": "Bo"}}}
sessions = {}

def describe(params):
    return {"tools": ["greet", "rename", "refuse"], "tables": ["guests"], "tells": "state"}

def open_session(params):
    tables = copy.deepcopy(BASE)
    for change in params["changes"]:
        tables[change["table"]][change["id"]] = change["after"]
    sessions[params["session"]] = tables
    return {}

def call(params):
    tables, args = sessions[params["session"]], params["args"]
    if params["tool"] == "greet":
        return {"result": "Hello " + tables["guests"][args["id"]]["name"]}
    if params["tool"] == "rename":
        tables["guests"][args["id"]]["name"] = args["name"]
        return {"result": tables["guests"][args["id"]]}
    return {"error": "not today"}

METHODS = {"describe": describe, "open": open_session, "call": call,
           "state": lambda params: sessions[params["session"]], "close": lambda params: sessions.pop(params["session"]) and {}}
for line in sys.stdin:
    request = json.loads(line)
    answer = {"jsonrpc": "2.0", "id": request["id"], "result": METHODS[request["method"]](request["params"])}
    print(json.dumps(answer), flush=True)
`;

/** The same tools as an environment module. */
export const MODULE = `
import { tools } from './core.mjs';
export default tools;
`;

export const FOREIGN_FILES = {
  'env/core.mjs': CORE,
  'env/host.mjs': COMMAND,
  'env/mcp.mjs': MCP,
  'env/host.py': PYTHON,
  '.env': 'SECRET=1',
  'other/file.txt': 'text',
  'package.json': '{"type":"module"}',
};
