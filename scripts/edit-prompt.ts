// Makes one seeded edit of an agent in a workspace, and prints what is to be expected of it as JSON.
// Usage: node scripts/edit-prompt.ts KIND SEED [--workspace DIR] [--agent NAME] [--data FILE]... [--dry]
// KIND is one of scripts/edits/edit-plan.ts. --data names the files of the data (for field-renamed).
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openFolder } from '../src/adapters/files/folder-tree.ts';
import { EDIT_KINDS } from './edits/edit-plan.ts';
import { openEdited } from './edits/open-edited.ts';
import { planEdit } from './edits/plan-edit.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    workspace: { type: 'string', default: '.' },
    agent: { type: 'string' },
    data: { type: 'string', multiple: true, default: [] },
    dry: { type: 'boolean', default: false },
  },
});

const kind = EDIT_KINDS.find(one => one === positionals[0]);
const seed = Number(positionals[1] ?? Number.NaN);
if (kind === undefined || !Number.isSafeInteger(seed)) {
  console.error(`usage: node scripts/edit-prompt.ts KIND SEED [--workspace DIR]; kinds: ${EDIT_KINDS.join(', ')}`);
  process.exitCode = 2;
} else {
  const folder = resolve(values.workspace);
  const tree = await openFolder(folder);
  const { edited } = await openEdited(tree, { agent: values.agent ?? null, dataFiles: values.data });
  const plan = planEdit(edited, kind, seed);
  if (plan === null) {
    console.error(`the agent has nothing that a ${kind} edit fits`);
    process.exitCode = 1;
  } else {
    const { texts, ...expected } = plan;
    if (!values.dry) for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, file), text);
    console.log(JSON.stringify({ ...expected, files: Object.keys(texts) }, null, 2));
  }
}
