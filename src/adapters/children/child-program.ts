import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The program that a child process runs: `<name>.js` of the bundle, where this file may itself stand in a chunk folder;
 * in development `src/<name>.ts`, which Node runs as it is. Absolute path.
 */
export function findChildProgram(name: 'environment-host' | 'agent-host' | 'source-host'): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const places = [join(here, `${name}.js`), join(here, '..', `${name}.js`), join(here, '../..', `${name}.ts`)];
  const found = places.find(existsSync);
  if (!found) throw new Error(`this installation is incomplete: no ${name} at ${places.join(', ')}`);
  return found;
}
