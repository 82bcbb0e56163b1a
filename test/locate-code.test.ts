import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createModuleHost } from '../src/adapters/environment/module-host.ts';
import { openFolder } from '../src/adapters/files/folder-tree.ts';
import { openCommit } from '../src/adapters/git/commit-tree.ts';
import { openRepository } from '../src/adapters/git/open-repository.ts';
import { listModuleFiles } from '../src/artifacts/list-module-files.ts';
import { ConfigError, EvidenceError } from '../src/lib/errors.ts';
import { locateCode } from '../src/locate-code.ts';
import type { EnvironmentHost, SourceTree } from '../src/model/ports.ts';
import { aGitWorkspace, type CommitFiles, type GitWorkspace } from './helpers/git-workspace.ts';

const CODE = {
  'package.json': '{"type":"module"}',
  'shared/x.ts': "import { y } from '../deep/er/y.ts'; export const x: string = 'x' + y;",
  'deep/er/y.ts': "export const y = 'y';",
  'env/tools.ts': "import { x } from '../shared/x.ts'; export const say = () => x;",
};

describe('what a module may read', () => {
  const open: (Disposable | EnvironmentHost)[] = [];
  afterEach(async () => {
    for (const item of open.splice(0).reverse()) {
      if ('close' in item) await item.close();
      else item[Symbol.dispose]();
    }
  });
  const workspaceOf = (...commits: readonly CommitFiles[]) => {
    const workspace = aGitWorkspace(...commits);
    open.push(workspace);
    return workspace;
  };
  const headOf = (workspace: GitWorkspace) => openFolder(workspace.path);
  const baseOf = async (workspace: GitWorkspace, sha: string) => {
    const repository = await openRepository(workspace.path);
    if (repository === null) throw new Error('no repository');
    const tree = openCommit(repository, { label: 'base', sha });
    open.push({ [Symbol.dispose]: () => void tree.dispose() });
    return tree;
  };
  const hostOf = async (tree: SourceTree, module = 'env/tools.ts') => {
    const code = await locateCode(tree, module, await listModuleFiles(tree, module));
    const host = createModuleHost({ ...code, tables: {}, now: null, rejected: { error: true } });
    open.push(host);
    return host;
  };
  const say = async (tree: SourceTree, module?: string) => {
    const session = await (await hostOf(tree, module)).open([]);
    return (await session.call({ tool: 'say', args: {}, by: 'agent' })).result;
  };

  it('takes in the folders of what it imports by relative paths, file after file', async () => {
    expect(await say(await headOf(workspaceOf(CODE)))).toBe('xy');
  });

  it('takes in a file at the root of the workspace, but not what lies beside it', async () => {
    const workspace = workspaceOf({
      ...CODE,
      'root.ts': "import { readFileSync } from 'node:fs'; export const read = path => readFileSync(path, 'utf8');",
      'env/tools.ts': "import { read } from '../root.ts'; export const say = (_db, args) => read(args.path);",
      'secret/x.txt': 'secret',
    });
    const session = await (await hostOf(await headOf(workspace))).open([]);
    const read = (path: string) =>
      session.call({ tool: 'say', args: { path: join(workspace.path, path) }, by: 'agent' });
    expect((await read('root.ts')).result).toContain('readFileSync');
    await expect(read('secret/x.txt')).rejects.toThrow('Access to this API has been restricted');
  });

  it('never takes in dot files, though the module names them or links to them', async () => {
    const tools =
      "const file = new URL('../.env', import.meta.url); import { readFileSync } from 'node:fs'; export const say = () => readFileSync(file, 'utf8');";
    const workspace = workspaceOf({ ...CODE, 'env/tools.ts': tools, '.env': 'KEY=1' });
    await expect(say(await headOf(workspace))).rejects.toThrow('Access to this API has been restricted');
    symlinkSync('../.env', join(workspace.path, 'env/link'));
    await expect(hostOf(await headOf(workspace))).rejects.toThrow(ConfigError);
  });

  it('on the side of a commit, takes in the installed packages of the workspace and the packages of the commit', async () => {
    const tools = "import { pet } from 'pet'; import { own } from '@s/own'; export const say = () => pet + ' ' + own;";
    const pack = (name: string) => `{"name":"${name}","type":"module","exports":"./index.js"}`;
    const own = { 'packages/own/package.json': pack('@s/own'), 'packages/own/index.js': "export const own = 'old';" };
    const workspace = workspaceOf({ ...CODE, ...own, 'env/tools.ts': tools, '.gitignore': '/node_modules' });
    const sha = workspace.git('rev-parse', 'HEAD');
    workspace.commit({ 'packages/own/index.js': "export const own = 'new';" });
    workspace.write({
      'node_modules/pet/package.json': pack('pet'),
      'node_modules/pet/index.js': "import { fur } from 'fur'; export const pet = fur + ' cat';",
      'node_modules/fur/package.json': pack('fur'),
      'node_modules/fur/index.js': "export const fur = 'red';",
      'node_modules/@s/.keep': '',
    });
    symlinkSync('../../packages/own', join(workspace.path, 'node_modules/@s/own'));
    expect(await say(await baseOf(workspace, sha))).toBe('red cat old');
    expect(await say(await headOf(workspace))).toBe('red cat new');
  });

  it('on the side of a commit, a whole folder of packages is one link that may be followed, others are refused', async () => {
    const tools = "import { pet } from 'pet'; export const say = () => pet;";
    const workspace = workspaceOf({ ...CODE, 'env/tools.ts': tools, '.gitignore': '/node_modules' });
    const sha = workspace.git('rev-parse', 'HEAD');
    workspace.write({
      'node_modules/pet/package.json': '{"name":"pet","type":"module","exports":"./index.js"}',
      'node_modules/pet/index.js': "export const pet = 'cat';",
    });
    expect(await say(await baseOf(workspace, sha))).toBe('cat');
    symlinkSync(workspace.path, join(workspace.path, 'env/all'));
    const spoilt = workspace.commit({});
    await expect(hostOf(await baseOf(workspace, spoilt))).rejects.toThrow('env/all');
  });

  it('a module whose import is not there will not start', async () => {
    const { 'shared/x.ts': _shared, ...code } = CODE;
    const workspace = workspaceOf(code);
    await expect(say(await headOf(workspace))).rejects.toThrow(EvidenceError);
  });
});
