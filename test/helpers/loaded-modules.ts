import { existsSync, readFileSync } from 'node:fs';

/** Writes the address of every module that a program loads to the file named by PROVISO_TRACE. */
const HOOK = `
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(process.env.PROVISO_TRACE, url + '\\n');
    return nextLoad(url, context);
  },
});
const { dlopen } = process;
process.dlopen = (...args) => {
  appendFileSync(process.env.PROVISO_TRACE, args[1] + '\\n');
  return dlopen.apply(process, args);
};
`;

/** Variables under which a Node program tells what it loads into `file`. */
export function tracingEnvironment(file: string): Readonly<Record<string, string>> {
  return {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(HOOK)}`,
    PROVISO_TRACE: file,
  };
}

/** Names of the files that were loaded, Node's own modules left out. */
export function readLoadedModules(file: string): readonly string[] {
  const urls = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return urls.filter(url => url !== '' && !url.startsWith('node:')).map(url => url.split('/').at(-1) ?? url);
}
