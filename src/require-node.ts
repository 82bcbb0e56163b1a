/** Imported first by the entries: an older Node says so and stops, before anything loads that crashes on it. */
import { explainNode } from './explain-node.ts';

const line = explainNode(process.versions.node);
if (line !== null) {
  process.stderr.write(`${line}\n`);
  if (process.env['GITHUB_ACTIONS'] === 'true') process.stdout.write(`::error::${line}\n`);
  process.exit(2);
}
