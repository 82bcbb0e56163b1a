import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeReferenceWorkspace } from '../../scripts/reference-workspace.ts';
import { REFERENCE_DATA } from './airline-recordings.ts';

/** A reference agent laid out as a workspace in a temporary folder. `using` removes it. */
export function layOutReference(name: string): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), 'proviso-reference-'));
  writeReferenceWorkspace(name, path, REFERENCE_DATA);
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
