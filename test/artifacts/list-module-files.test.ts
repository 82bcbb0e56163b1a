import { expect, test } from 'vitest';
import { listModuleFiles } from '../../src/artifacts/list-module-files.ts';
import { aTree } from '../helpers/memory-tree.ts';

test('relative imports are followed, packages and files outside are not', async () => {
  const tree = aTree({
    'env/tools.ts': `import a from "./a.ts"; export { b } from '../lib/b'; import 'zod'; const c = await import('./c.mjs');
      new URL('./d.json', import.meta.url); import x from '../../outside.ts';`,
    'env/a.ts': "import './tools.ts';",
    'lib/b/index.ts': "const e = require('./e');",
    'lib/b/e.js': '',
    'env/c.mjs': '',
    'env/d.json': '"from ./a"',
    'env/z.ts': '',
  });
  expect(await listModuleFiles(tree, './env/tools.ts')).toEqual([
    'env/a.ts',
    'env/c.mjs',
    'env/d.json',
    'env/tools.ts',
    'lib/b/e.js',
    'lib/b/index.ts',
  ]);
});

test('a module that is not there has no files', async () => {
  expect(await listModuleFiles(aTree({}), 'no.ts')).toEqual([]);
});
