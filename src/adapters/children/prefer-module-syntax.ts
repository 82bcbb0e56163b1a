import { readFileSync } from 'node:fs';
import { type LoadHookContext, registerHooks, stripTypeScriptTypes } from 'node:module';
import { extname, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';

/** What the wrapper of a CommonJS module hands in. */
const COMMONJS_NAMES = ['exports', 'require', 'module', '__filename', '__dirname'];

let isRegistered = false;

/**
 * From now on a `.ts` or `.js` file outside of `node_modules` is loaded as what it is written as: one that cannot be
 * compiled as CommonJS (it has `import`, `export` or `await` at its top) as an ES module, also where its package says
 * `"type": "commonjs"`. Node itself looks at the syntax only where the package says nothing.
 */
export function preferModuleSyntax(): void {
  if (isRegistered) return;
  isRegistered = true;
  registerHooks({
    load: (url, context, nextLoad) => {
      const found = findModuleSource(url, context);
      return found === null ? nextLoad(url, context) : { ...found, shortCircuit: true };
    },
  });
}

function findModuleSource(url: string, { format }: LoadHookContext) {
  if (!url.startsWith('file:') || (format !== 'commonjs' && format !== 'commonjs-typescript')) return null;
  const file = fileURLToPath(new URL(url));
  const ending = extname(file);
  if ((ending !== '.ts' && ending !== '.js') || file.split(sep).includes('node_modules')) return null;
  const source = readFileSync(file, 'utf8');
  if (isCommonJs(ending === '.ts' ? withoutTypes(source) : source)) return null;
  return { source, format: ending === '.ts' ? 'module-typescript' : 'module' };
}

/** Null where the types cannot be taken out: Node then says what is wrong. */
function withoutTypes(source: string): string | null {
  try {
    return stripTypeScriptTypes(source);
  } catch {
    return null;
  }
}

function isCommonJs(code: string | null): boolean {
  if (code === null) return true;
  try {
    compileFunction(code.replace(/^#!.*/, ''), COMMONJS_NAMES);
    return true;
  } catch {
    return false;
  }
}
