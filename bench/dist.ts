/**
 * What is shipped: the size of each part of `dist/`, its largest chunks, and what the action loads at its start, beside a
 * Node that starts and ends. Rounds are interleaved. Usage: npm run bench -- dist [ROUNDS]
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

const DIST = resolve(import.meta.dirname, '../dist');
const rounds = Number(process.argv[2] ?? 15);
const run = promisify(execFile);

const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => relative(DIST, join(entry.parentPath, entry.name)));
const sizeOf = (file: string) => statSync(join(DIST, file)).size;
const packedSizeOf = (file: string) => gzipSync(readFileSync(join(DIST, file))).length;
const sum = (some: readonly string[], size: (file: string) => number) =>
  some.reduce((total, file) => total + size(file), 0);
const kib = (bytes: number) => `${(bytes / 1024).toFixed(0).padStart(7)} KiB`;

/** What a module loads before its first line runs: its static imports, followed. */
function loadedAtStart(entry: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  const text = readFileSync(join(DIST, entry), 'utf8');
  for (const [, path = ''] of text.matchAll(/^(?:import|export)\b[^'"\n]*["'](\.[^"']+)["'];?$/gm))
    loadedAtStart(normalize(join(dirname(entry), path)), seen);
  return seen;
}

async function timed(args: readonly string[]): Promise<number> {
  const start = performance.now();
  // The action ends at once without its variables: what is timed is its loading.
  await run(process.execPath, args, { cwd: folder, env: { PATH: process.env['PATH'] ?? '' } }).catch(() => undefined);
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const PARTS: readonly (readonly [string, (file: string) => boolean])[] = [
  ['entries', file => !file.includes('/') && file.endsWith('.js')],
  ['chunks', file => file.startsWith('chunks/')],
  ['SQLite drivers', file => file.startsWith('prebuilds/')],
  ['types', file => file.startsWith('types/')],
  ['licences', file => file === 'licenses.txt'],
];

console.log('part                     size      gzipped  files');
for (const [name, isPart] of [...PARTS, ['all', () => true] as const]) {
  const part = files.filter(isPart);
  console.log(`${name.padEnd(16)} ${kib(sum(part, sizeOf))} ${kib(sum(part, packedSizeOf))}  ${part.length}`);
}
console.log('\nlargest files:');
for (const file of files.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 10))
  console.log(`${kib(sizeOf(file))}  ${file}`);
console.log('\nloaded at the start:');
for (const entry of ['index.js', 'cli.js', 'check.js', 'guard.js', 'agent-host.js', 'environment-host.js']) {
  const loaded = [...loadedAtStart(entry)];
  console.log(`${kib(sum(loaded, sizeOf))}  ${entry} (${loaded.length} files)`);
}

const folder = mkdtempSync(join(tmpdir(), 'proviso-dist-'));
try {
  const programs = {
    'bare node': ['-e', '0'],
    'index.js': [join(DIST, 'index.js')],
    'cli.js': [join(DIST, 'cli.js'), '--version'],
  };
  const times = new Map(Object.keys(programs).map(name => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round++)
    for (const [name, args] of Object.entries(programs)) {
      const ms = await timed(args);
      if (round > 0) times.get(name)?.push(ms); // the first round warms the disk cache
    }
  const bare = median(times.get('bare node') ?? []);
  console.log(`\nstart, medians of ${rounds} interleaved rounds (bench -- idle times a whole idle run):`);
  for (const [name, ms] of times)
    console.log(
      `  ${name.padEnd(10)} ${median(ms).toFixed(0)} ms (${Math.min(...ms).toFixed(0)}-${Math.max(...ms).toFixed(0)}), ${(median(ms) / bare).toFixed(2)} of bare node`,
    );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
