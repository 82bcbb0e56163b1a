import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeLoadError } from './locate-fault.ts';
import { preferModuleSyntax } from './prefer-module-syntax.ts';

/** Imports a user's module; an error names file and line where Node tells them. One of permissions is left as it is. */
export async function loadModule(module: string, home: string | null): Promise<Readonly<Record<string, unknown>>> {
  preferModuleSyntax();
  try {
    return await import(pathToFileURL(module).href);
  } catch (error) {
    if ((error as NodeJS.ErrnoException | null)?.code === 'ERR_ACCESS_DENIED') throw error;
    throw new Error(describeLoadError(error, { home, ours: dirname(import.meta.filename) }), { cause: error });
  }
}
