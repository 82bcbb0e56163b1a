/** Rebuilds the bundle into a temporary folder and compares it with the committed `dist/`, byte for byte. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.ts';

const dist = resolve(dirname(fileURLToPath(import.meta.url)), '../dist');
const fresh = mkdtempSync(join(tmpdir(), 'proviso-dist-'));
await bundle(fresh);
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
const names = [...new Set([...filesOf(dist), ...filesOf(fresh)])].sort();
const read = (folder: string, name: string) => {
  try {
    return readFileSync(join(folder, name));
  } catch {
    return null;
  }
};
const stale = names.filter(name => {
  const [was, is] = [read(dist, name), read(fresh, name)];
  return was === null || is === null || !was.equals(is);
});
rmSync(fresh, { recursive: true, force: true });
if (stale.length > 0) {
  console.error(`dist/ is not what the source builds: ${stale.join(', ')}\nRun "npm run build" and commit dist/.`);
  process.exitCode = 1;
} else {
  console.log(`dist/ is current: ${names.length} files.`);
}
