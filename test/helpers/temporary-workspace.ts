import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A workspace on disk that is removed again: `using workspace = temporaryWorkspace({ 'env/tools.ts': '...' })`. */
export function temporaryWorkspace(files: Readonly<Record<string, string>>): {
  readonly folder: string;
  path(name: string): string;
  link(name: string, target: string): void;
  [Symbol.dispose](): void;
} {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'proviso-')));
  const path = (name: string) => join(folder, name);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), text);
  }
  return {
    folder,
    path,
    link: (name, target) => symlinkSync(target, path(name)),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
