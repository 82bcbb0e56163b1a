import { z } from 'zod';

const path = z.string().min(1).meta({ title: 'path' });
const positive = z.number().positive();

const establishedBy = z.strictObject({
  call: z.string().describe('A tool whose call establishes who the requester is'),
  field: z.string().describe('The field of its arguments or result that holds the key of the requester'),
});

const command = z
  .union([z.string().min(1), z.array(z.string()).min(1)])
  .describe('A program and its arguments; no shell reads them');
const commandSource = z.strictObject({ command });

const environmentToolsSchema = z.union([
  path,
  commandSource,
  z.strictObject({
    mcp: z
      .strictObject({
        command,
        reset: z.string().min(1).describe('Tool that brings the committed data back and applies {changes} to them'),
        dump: z.string().min(1).optional().describe('Tool that tells all tables; without one the state is unknown'),
      })
      .describe('An MCP server on standard input and output'),
  }),
  z.strictObject({ http: z.url({ protocol: /^https?$/ }).describe('Address of a host of the same five calls') }),
]);

const environmentSchema = z.strictObject({
  data: path.describe('Business data, {table: {id: record}} (JSON, YAML or TOML)'),
  'data-model': path.optional().describe('Overrides the data model inferred from the data'),
  tools: environmentToolsSchema
    .optional()
    .describe(
      'What runs the tools; trials need it: a module of one function a tool, {command}, {mcp}, {http}, or simulated',
    ),
  'user-tools': path.optional().describe('Definitions of the tools that the user operates, such as a phone'),
  now: z.iso.datetime({ offset: true }).optional().describe("The environment's present moment"),
  identity: z
    .strictObject({
      table: z.string().describe('The table whose records the users are'),
      'established-by': z
        .array(establishedBy)
        .default([])
        .describe('Calls that tell who the requester is, and the field that holds the key; without any, nothing does'),
    })
    .optional()
    .describe('Who the requester is; default: the table that ownership keys point to'),
  rejected: z
    .strictObject({
      error: z.boolean().default(true).describe('A refusal of the host (a thrown error) is a rejection'),
      'result-matches': z
        .string()
        .optional()
        .describe('Regular expression; a result whose text it matches is a rejection, too'),
    })
    .prefault({})
    .describe('How a call that the tool rejected looks'),
});

const promptSource = z.union([path, commandSource]);
const openapiSource = z.strictObject({
  openapi: path.describe('OpenAPI 3 document'),
  include: z.array(z.string()).min(1).optional().describe('Ids of the operations that are tools; default: all'),
});
const moduleSource = z.strictObject({
  module: path.describe('Module that exports the definitions'),
  export: z.string().default('tools').describe('Name of that export'),
});
const mcpSource = z.strictObject({ mcp: commandSource.describe('An MCP server that lists the tools') });

export const agentSchema = z.strictObject({
  prompt: z
    .union([path, z.array(promptSource).min(1), commandSource])
    .describe('path, path#SYMBOL or {command}; or a list of these, joined in order'),
  variables: path.optional().describe('File with the values of {{holes}} in the prompt'),
  tools: z
    .union([
      path,
      openapiSource,
      moduleSource,
      commandSource,
      mcpSource,
      z.array(z.union([path, openapiSource, moduleSource, commandSource, mcpSource])).min(1),
    ])
    .describe(
      'Tool definitions (JSON or YAML), {openapi, include}, {module, export}, {command}, {mcp: {command}}; or a list',
    ),
  watch: z.array(path).default([]).describe('Further files whose change makes the agent be tested again'),
  environment: environmentSchema.optional().describe('What the tools work on; trials need it, mining does not'),
  runtime: z
    .union([
      z.literal('chat'),
      z.strictObject({ module: path.describe('The module that is the agent; it exports `start`') }),
    ])
    .default('chat')
    .describe('chat: prompt + tools + model; {module}: a module that is the agent'),
});
export type AgentConfig = z.infer<typeof agentSchema>;

const priceSchema = z.strictObject({
  input: z.number().describe('Of what is sent'),
  'cached-input': z.number().optional().describe('Of what is sent and was in the cache; default: as `input`'),
  output: z.number().describe('Of what is answered'),
});

const modelSchema = z.strictObject({
  model: z.string().min(1).default('gpt-5-mini').describe('Name of the model, as the endpoint knows it'),
  'base-url': z.url().default('https://api.openai.com/v1').describe('Any OpenAI-compatible endpoint'),
  'api-key-env': z.string().default('OPENAI_API_KEY').describe('Environment variable that holds the key'),
  parameters: z.record(z.string(), z.json()).default({}).describe('Passed through to the endpoint'),
  headers: z.record(z.string(), z.string()).default({}).describe('Further headers of each request'),
  query: z.record(z.string(), z.string()).default({}).describe("Further parameters of each request's address"),
  'timeout-seconds': z.number().positive().default(120).describe('How long one answer may take'),
  price: priceSchema.optional().describe('Dollars a million tokens'),
});
/** One role's model: what it leaves out is taken from `models.default`, so nothing here has a default of its own. */
const roleModelSchema = z.strictObject({
  model: z.string().min(1).exactOptional(),
  'base-url': z.url().exactOptional(),
  'api-key-env': z.string().exactOptional(),
  parameters: z.record(z.string(), z.json()).exactOptional(),
  headers: z.record(z.string(), z.string()).exactOptional(),
  query: z.record(z.string(), z.string()).exactOptional(),
  'timeout-seconds': z.number().positive().exactOptional(),
  price: priceSchema.exactOptional(),
});

const suiteSchema = z.strictObject({
  scope: z
    .enum(['changed', 'affected', 'all'])
    .default('affected')
    .describe(
      'changed: specs that the change adds or alters; affected: also those it touches or whose tools it alters; all: every spec',
    ),
  concurrency: z.int().min(1).max(256).default(16).describe('Trials at the same time'),
  canary: z.int().min(0).default(5).describe('Accepted specs that nothing touched and that are tested all the same'),
  onboarding: z.int().min(1).default(20).describe('How many specs a first run tests, the gravest first'),
  'permitted-trials': z.int().min(0).default(3).describe('Trials of a permitted scenario, for its completion'),
  seed: z.int().default(0).describe('Whole number from which every random choice follows'),
});

const statisticsSchema = z.strictObject({
  replays: z.int().min(3).max(50).default(10).describe('Replays of a suspect on each side'),
  'judge-votes': z
    .int()
    .min(1)
    .max(9)
    .default(1)
    .describe('How often the judge is asked of one clause; most votes count'),
  method: z
    .enum(['closed', 'wald'])
    .default('closed')
    .describe("closed: tables with exact error rates; wald: Wald's test, for comparison"),
  attribution: z
    .enum(['replay', 'full'])
    .default('replay')
    .describe('full: also compares the rates of head and base on fresh trials of each suspect (scheduled runs)'),
  'compare-trials': z.int().min(10).max(500).default(50).describe('Fresh trials on each side under `full`'),
  delta: z.number().min(0).max(1).default(0.1).describe('Smallest drop of the pass rate that counts as a regression'),
  multiplicity: z
    .enum(['e-bh', 'bonferroni', 'none'])
    .default('e-bh')
    .describe('How the rate tests of many specs share one error budget'),
});

const budgetSchema = z.strictObject({
  usd: positive.default(10).describe('Dollars, by `models.*.price`'),
  tokens: z.int().positive().default(40_000_000).describe('Tokens of all models together'),
  trials: z.int().min(0).default(600).describe('Trials, replays among them'),
  minutes: positive.default(30).describe('Minutes of testing'),
});

const gateSchema = z.strictObject({
  'fail-on': z
    .enum(['witness', 'violation', 'inconclusive', 'drift', 'never'])
    .default('violation')
    .describe(
      'What is red besides missing evidence: new violations; also single witnesses, open specs or drift; or nothing',
    ),
  'min-decided': z
    .number()
    .min(0)
    .max(1)
    .default(0.8)
    .describe('Least share of the accepted specs under test that must be decided; less is an error'),
  'min-spec-coverage': z
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe('Least share of the selected specs that a trial must put to the test; off when absent'),
  'spec-changes': z
    .enum(['warn', 'acknowledge'])
    .default('warn')
    .describe('acknowledge: weakened and removed specs and removed agents are red until somebody acknowledges them'),
});

const mutationSchema = z.strictObject({
  models: z.array(z.string().min(1)).default([]).describe('Models that the agent is put on, strongest first'),
});

const miningSchema = z.strictObject({
  ignore: z.array(z.string()).default([]).describe('Headings of the prompt whose text is not mined'),
  concurrency: z.int().min(1).max(256).default(8).describe('Questions to the miner at the same time'),
});

const agentName = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'agent names are lower-case words joined with "-"');

/** proviso.yaml: the one schema, which holds every default and every text of `docs/configuration.md`. */
export const configSchema = z.strictObject({
  version: z.literal(1).describe('Version of this form'),
  agents: z
    .record(agentName, agentSchema)
    .refine(agents => Object.keys(agents).length > 0, 'name at least one agent')
    .describe('Where each agent lives, by its name; `specs/<name>/` holds its specs'),
  models: z
    .strictObject({
      default: modelSchema.prefault({}).describe('The model of every role that names no other'),
      agent: roleModelSchema
        .prefault({})
        .describe('What a `chat` agent runs on; keys left out are those of `models.default`, here and below'),
      user: roleModelSchema.prefault({}).describe('What the simulated user runs on'),
      miner: roleModelSchema.prefault({}).describe('What reads prompts and writes specs'),
      judge: roleModelSchema.prefault({}).describe('What judges the clauses that code cannot'),
    })
    .prefault({})
    .describe('Which model answers, and how it is reached'),
  suite: suiteSchema.prefault({}).describe('What is tested'),
  statistics: statisticsSchema.prefault({}).describe('How it is decided; docs/statistics.md says why'),
  budget: budgetSchema.prefault({}).describe('Where testing stops; what is open then is inconclusive'),
  gate: gateSchema.prefault({}).describe('What makes a run red'),
  mining: miningSchema.prefault({}).describe('How the prompt is read'),
  mutation: mutationSchema.prefault({}).describe('For `proviso mutate` and model coverage'),
});
export type Config = z.infer<typeof configSchema>;
export type ModelConfig = z.infer<typeof modelSchema>;
