/** Runs one benchmark by name: `npm run bench -- NAME [options]`. Each prints ratios side by side from one run. */
import { readdirSync } from 'node:fs';

const [name, ...rest] = process.argv.slice(2);
const known = readdirSync(import.meta.dirname)
  .filter(file => file.endsWith('.ts') && file !== 'run.ts')
  .map(file => file.slice(0, -3));

if (name === undefined || !known.includes(name)) {
  console.error(`usage: npm run bench -- NAME; names: ${known.join(', ')}`);
  process.exitCode = 2;
} else {
  process.argv = [...process.argv.slice(0, 2), ...rest];
  await import(`./${name}.ts`);
}
