import { expect, test } from 'vitest';
import type { SpecFinding } from '../../src/model/diff.ts';
import { renderComment } from '../../src/report/render-comment.ts';
import { aContext, aReport } from '../helpers/a-report.ts';

const BY_HAND = 'to be brought up to date by hand: the passage it hangs on changed; a person wrote or edited it';
const BY_MODEL = 'to be re-mined: the passage it hangs on changed; a model wrote it';
const ADVICE = {
  person: 'Bring the rules that were edited by hand up to date',
  model: 'run `npx proviso mine` with a model',
  other: 'Edit the stale rules, or set their `status` to `rejected`',
};

test.each<[string, SpecFinding['kind'], string, keyof typeof ADVICE]>([
  ['a stale rule of a person', 'stale', BY_HAND, 'person'],
  ['a rule of a person beside what was mined', 'hand-edit-in-the-way', `${BY_HAND}; mined from it: "x"`, 'person'],
  ['a stale rule of a model', 'stale', BY_MODEL, 'model'],
  ['a rule that names what is not there', 'stale', 'no longer resolves: there is no tool x', 'other'],
])('%s is for the one who can mend it', (_, kind, reason, who) => {
  const comment = renderComment(
    aReport({ diff: { entries: [], findings: [{ kind, rule: 'a', reason }] } }),
    aContext(),
  );
  const given = Object.entries(ADVICE).flatMap(([name, text]) => (comment.includes(text) ? [name] : []));
  expect(given).toEqual([who]);
  expect(comment).not.toContain('To be re-mined');
});
