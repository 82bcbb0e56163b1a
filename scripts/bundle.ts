/**
 * Builds `dist/`: the action, the CLI, the two child-process hosts and what users import, with shared lazy chunks, the
 * SQLite prebuilds, declarations, and the licences of everything that was bundled. Usage: node scripts/bundle.ts [OUT]
 */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { writeDeclarations } from './declarations.ts';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
/** What users import: entries of the bundle, with declarations. */
const PUBLISHED = ['environment', 'agent', 'check', 'guard'] as const;
const ENTRIES = {
  index: 'action',
  cli: 'proviso',
  'environment-host': 'environment-host',
  'agent-host': 'agent-host',
  'source-host': 'source-host',
  ...Object.fromEntries(PUBLISHED.map(name => [name, name])),
};
/** What hosted runners and developers' machines are; elsewhere the store says in one line that it does not run there. */
const PREBUILDS = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'win32-x64', 'win32-arm64'];
const NO_OIDC = '\0no-oidc';

/** `@actions/core` brings a whole HTTP client for OIDC tokens, which Proviso never asks for: every run would load it. */
const WITHOUT_OIDC = {
  name: 'without-oidc',
  resolveId: (source: string, importer?: string) =>
    source === './oidc-utils.js' && /[\\/]@actions[\\/]core[\\/]/.test(importer ?? '') ? NO_OIDC : null,
  load: (id: string) =>
    id === NO_OIDC
      ? 'export const OidcClient = { getIDToken: async () => { throw new Error("no OIDC here"); } };'
      : null,
};

/** Bundles into `out` (made anew) and returns the names of the bundled packages. */
export async function bundle(out: string): Promise<readonly string[]> {
  rmSync(out, { recursive: true, force: true });
  const build = await rolldown({
    cwd: ROOT,
    input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(ROOT, 'src', `${file}.ts`)])),
    platform: 'node',
    external: ['better-sqlite3/build/Release/better_sqlite3.node'],
    plugins: [WITHOUT_OIDC],
  });
  const { output } = await build.write({
    dir: out,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    sourcemap: false,
    minify: false,
  });
  await build.close();
  chmodSync(join(out, 'cli.js'), 0o755);
  const packages = bundledPackages(output.flatMap(part => (part.type === 'chunk' ? part.moduleIds : [])));
  copyPrebuilds(out);
  writeDeclarations(ROOT, PUBLISHED, join(out, 'types'));
  writeFileSync(join(out, 'package.json'), `${JSON.stringify({ type: 'module' })}\n`);
  const notice = readFileSync(join(ROOT, 'NOTICE'), 'utf8').replaceAll('\r\n', '\n');
  writeFileSync(join(out, 'licenses.txt'), [...packages.map(licenceOf), notice].join('\n'));
  return packages;
}

function bundledPackages(moduleIds: readonly string[]): readonly string[] {
  const names = moduleIds.flatMap(
    id => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1] ?? [],
  );
  return [...new Set(names)].sort();
}

function licenceOf(name: string): string {
  const folder = join(ROOT, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find(entry => /^licen[cs]e/i.test(entry));
  const text = file
    ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()
    : `(no licence file; declared: ${license})`;
  return `${name} ${version} (${license})\n${'-'.repeat(60)}\n${text}\n`;
}

function copyPrebuilds(out: string): void {
  mkdirSync(join(out, 'prebuilds'), { recursive: true });
  for (const name of PREBUILDS) {
    const source = join(ROOT, 'node_modules/better-sqlite3/prebuilds', `${name}.node`);
    if (!existsSync(source)) throw new Error(`no prebuild ${source}`);
    copyFileSync(source, join(out, 'prebuilds', `${name}.node`));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packages = await bundle(resolve(process.argv[2] ?? join(ROOT, 'dist')));
  console.log(`bundled ${packages.length} packages: ${packages.join(', ')}`);
}
