import { expect, test } from 'vitest';
import { readDeskFiles } from '../examples/desk-workspace.ts';
import { aPullRequest } from '../helpers/a-pull-request.ts';

/** The desk beside a shop that is the same agent with the same rules, removals being held back. */
function twoAgents(): { readonly base: Record<string, string>; readonly config: string } {
  const files = readDeskFiles();
  const config = `${files['proviso.yaml'] ?? ''}\ngate: { spec-changes: acknowledge }\n`;
  const block = /^ {2}desk:\n(?: {4}.*\n)+/m.exec(config)?.[0] ?? '';
  const specs = Object.entries(files).filter(([path]) => path.startsWith('specs/desk/'));
  const copied = specs.map(([path, text]) => [path.replace('specs/desk/', 'specs/shop/'), text]);
  const both = config.replace(block, `${block}${block.replace('desk:', 'shop:')}`);
  return { base: { ...files, ...Object.fromEntries(copied), 'proviso.yaml': both }, config };
}

test('an agent that is taken out is told of and held back until its name is accepted', async () => {
  const { base, config } = twoAgents();
  const inputs = { engine: 'offline', scope: 'changed' };
  await using pull = await aPullRequest({ base, overlay: { 'proviso.yaml': config }, inputs });
  const held = await pull.push();
  expect(held.outputs['conclusion']).toBe('failure');
  expect(pull.github.comments()[0]?.body).toMatch(
    /1 agent no longer tested[\s\S]*agent shop is no longer in proviso\.yaml: \d+ accepted rules are not tested/,
  );
  const accepted = await pull.comment('/proviso accept shop it is closed');
  expect(accepted.outputs['conclusion']).toBe('success');
  const [report] = pull.github.comments();
  expect(report?.body).toContain('accepted for this commit by `@ann`: shop (it is closed)');
  expect(report?.body).not.toContain('baseline.yaml');
});
