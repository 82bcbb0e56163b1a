// Lays out one of the public reference agents (../shared/tau beside the project) as a workspace of Proviso: prompt,
// tools, data and proviso.yaml, so that mining, diffs and checks can be tried on it. For airline-v1, whose conversations
// are recorded, our own environment and spec set (test/fixtures/airline-v1) come with it.
// Usage: node scripts/reference-workspace.ts airline | retail | telecom | airline-v1 DIR [--source FOLDER]
import { copyFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';

interface Reference {
  readonly folder: string;
  readonly prompt: string;
  readonly tools: string;
  readonly requesters: string;
  readonly now?: string;
  /** Folder of ours with `environment.ts` and `specs/`, and how the identity of a requester is established. */
  readonly own?: string;
  readonly establishedBy?: readonly { readonly call: string; readonly field: string }[];
}

const FIXTURES = join(import.meta.dirname, '../test/fixtures');

const REFERENCES: Readonly<Record<string, Reference>> = {
  airline: {
    folder: 'airline',
    prompt: 'policy.md',
    tools: 'tools.json',
    requesters: 'users',
    now: '2024-05-15T15:00:00-05:00',
  },
  'airline-v1': {
    folder: 'airline',
    prompt: 'policy_v1.md',
    tools: 'tools_v1.json',
    requesters: 'users',
    now: '2024-05-15T15:00:00-05:00',
    own: 'airline-v1',
    establishedBy: [{ call: 'get_user_details', field: 'user_id' }],
  },
  retail: { folder: 'retail', prompt: 'policy.md', tools: 'tools.json', requesters: 'users' },
  telecom: {
    folder: 'telecom',
    prompt: 'policy.md',
    tools: 'tools.json',
    requesters: 'customers',
    now: '2025-02-25T12:08:00-05:00',
  },
};

/** The files of a workspace: where each comes from, below the folder of the reference agent. */
export function planWorkspace(name: string): {
  readonly copies: readonly (readonly [string, string])[];
  /** The same for files of ours. */
  readonly own: readonly (readonly [string, string])[];
  readonly config: string;
} {
  const reference = REFERENCES[name];
  if (!reference) throw new Error(`no reference agent "${name}"; there are ${Object.keys(REFERENCES).join(', ')}`);
  const { folder, prompt, tools, requesters, now, own, establishedBy } = reference;
  const agent = {
    prompt: 'prompt.md',
    tools: 'tools.json',
    environment: {
      data: 'db.json',
      'data-model': 'data-model.json',
      ...(own === undefined ? {} : { tools: 'env/environment.ts' }),
      ...(now === undefined ? {} : { now }),
      identity: { table: requesters, ...(establishedBy === undefined ? {} : { 'established-by': establishedBy }) },
    },
  };
  return {
    copies: [
      [join(folder, prompt), 'prompt.md'],
      [join(folder, tools), 'tools.json'],
      [join(folder, 'db.json'), 'db.json'],
      [join(folder, 'data_model.json'), 'data-model.json'],
    ],
    own:
      own === undefined
        ? []
        : [
            ...['environment.ts', 'offers.ts', 'arithmetic.ts'].map(
              file => [join(FIXTURES, own, file), `env/${file}`] as const,
            ),
            [join(FIXTURES, own, 'specs'), `specs/${folder}`],
          ],
    config: stringify({ version: 1, agents: { [folder]: agent } }),
  };
}

/** Writes the workspace into a folder, which is made when it is not there. */
export function writeReferenceWorkspace(name: string, target: string, source: string): void {
  const { copies, own, config } = planWorkspace(name);
  if (!existsSync(source)) throw new Error(`the reference agents are not at ${source}`);
  mkdirSync(target, { recursive: true });
  for (const [from, to] of copies) copyFileSync(join(source, from), join(target, to));
  for (const [from, to] of own) cpSync(from, join(target, to), { recursive: true });
  writeFileSync(join(target, 'proviso.yaml'), config);
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { source: { type: 'string' } } });
  const [name = '', target] = positionals;
  const source = values.source ?? join(import.meta.dirname, '../../shared/tau');
  try {
    if (target === undefined) throw new Error('usage: node scripts/reference-workspace.ts NAME DIR [--source FOLDER]');
    writeReferenceWorkspace(name, target, source);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
