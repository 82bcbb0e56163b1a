/**
 * The types of the package's entries (`exports` of package.json) as declaration files: what tsc declares of each entry,
 * and of the files that those declarations name.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const OPTIONS = [
  ...['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--target', 'es2024', '--lib', 'es2024'],
  ...['--module', 'nodenext', '--types', 'node', '--strict', '--noUncheckedIndexedAccess', '--skipLibCheck'],
  ...['--exactOptionalPropertyTypes', '--verbatimModuleSyntax', '--erasableSyntaxOnly', '--allowImportingTsExtensions'],
];

/** Writes `<entry>.d.ts` and what they need into `out`, which is made when it is not there. */
export function writeDeclarations(root: string, entries: readonly string[], out: string): void {
  const all = mkdtempSync(join(tmpdir(), 'proviso-types-'));
  try {
    const files = entries.map(entry => join(root, 'src', `${entry}.ts`));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    runCompiler([tsc, ...OPTIONS, '--rootDir', join(root, 'src'), '--outDir', all, ...files], root);
    const done = new Set<string>();
    const waiting = entries.map(entry => `${entry}.d.ts`);
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (done.has(file)) continue;
      done.add(file);
      const from = join(all, file);
      if (!existsSync(from)) throw new Error(`no declarations were made of ${file}`);
      const text = readFileSync(from, 'utf8');
      const target = join(out, file);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text.replace(/(from '\.[^']*)\.ts'/g, "$1.js'"));
      const named = [...text.matchAll(/(?:from |import\()['"](\.[^'"]*)\.ts['"]/g)].map(match => match[1] ?? '');
      waiting.push(...named.map(name => resolve('/', dirname(file), `${name}.d.ts`).slice(1)));
    }
  } finally {
    rmSync(all, { recursive: true, force: true });
  }
}

/** Declarations are made also where a type is wrong; `npm run types` is what refuses those. */
function runCompiler(args: readonly string[], cwd: string): void {
  try {
    execFileSync(process.execPath, [...args], { cwd, stdio: 'pipe' });
  } catch {
    // Missing declarations are found when they are read.
  }
}
