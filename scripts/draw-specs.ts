/**
 * Draws refined specs out of mined workspaces with a seed, and prints each as one line of JSON: `{agent, spec}`, where the
 * spec holds the drawn scenario alone, without its evidence and the rule in words (the text of others). What is printed can be kept, so that a
 * measurement stays about the same specs. Usage: node scripts/draw-specs.ts --seed S --count N NAME=WORKSPACE...
 */
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { openFolder } from '../src/adapters/files/folder-tree.ts';
import { createRng } from '../src/lib/rng.ts';
import { specFileSchema } from '../src/model/spec.ts';
import { loadConfig } from '../src/parse-config.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '4' }, count: { type: 'string', default: '25' } },
});

for (const about of positionals) {
  const [name = '', folder = ''] = about.split('=');
  const tree = await openFolder(folder);
  const [agent = ''] = Object.keys((await loadConfig(tree, 'proviso.yaml')).agents);
  const files = (await tree.list(`specs/${agent}`)).filter(path => path.endsWith('.yaml') && !/baseline/.test(path));
  const specs = await Promise.all(files.map(async path => specFileSchema.parse(parse((await tree.read(path)) ?? ''))));
  const all = specs.flatMap(({ evidence: _, ...spec }) =>
    spec.scenarios.map(scenario => ({ agent: name, spec: { ...spec, rule: scenario.title, scenarios: [scenario] } })),
  );
  const byId = all.toSorted((a, b) => ((a.spec.scenarios[0]?.id ?? '') < (b.spec.scenarios[0]?.id ?? '') ? -1 : 1));
  const drawn = createRng(['draw-specs', name, values.seed]).shuffle(byId).slice(0, Number(values.count));
  for (const row of drawn) console.log(JSON.stringify(row));
}
