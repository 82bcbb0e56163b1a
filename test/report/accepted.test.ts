import { expect, it } from 'vitest';
import { renderComment } from '../../src/report/render-comment.ts';
import { aContext, anAttribution, aReport, aResult, aViolation } from '../helpers/a-report.ts';

const ENTRY = { spec: 'a.one', reason: 'wanted by sales', by: 'Ada Horvat' };
const IDLE = 'Nothing differs from the base: test all with `npx proviso test --scope all`.';

it('a violation that is accepted on the branch says so in place of how to accept it', () => {
  const specs = [aViolation({ id: 'a.one' })];
  const listed = renderComment(aReport({ specs, baseline: [{ ...ENTRY, on: 'head' }] }), aContext());
  expect(listed).toContain('accepted on this branch; it counts once it is on the base branch');
  expect(listed).not.toContain('npx proviso accept');
  expect(renderComment(aReport({ specs }), aContext())).toContain('npx proviso accept');
});

it('a known violation shows its counts, why, by whom, until when and the trial to look at', () => {
  const known = aViolation({
    ...{ id: 'a.one', waived: true, verdict: 'pass', n: 9, violations: 0, attribution: anAttribution('known', 10, 10) },
    reason: 'no violation in 9 trials of 9 cases; known: replayed',
  });
  const entry = { ...ENTRY, until: '2027-01-31', on: 'base' as const };
  const text = renderComment(aReport({ specs: [known], baseline: [entry] }), aContext());
  expect(text).toContain(
    'violated in 10 of 10 replays on head and 10 of 10 on base; in its test 0 of 9 trials violated it',
  );
  expect(text).toContain('accepted by Ada Horvat until 2027-01-31: wanted by sales');
  expect(text).toContain(`npx proviso replay ${known.witnesses[0]?.trial}`);
  expect(text).not.toContain('no violation in 9 trials');
});

it('a run at a terminal in which nothing differs says how to test all', () => {
  const empty = { specs: [], diff: { entries: [], findings: [] }, conclusion: 'success' as const };
  expect(renderComment(aReport(empty), aContext({ marker: null }))).toContain(IDLE);
  expect(renderComment(aReport(empty), aContext())).not.toContain(IDLE);
  expect(renderComment(aReport({ ...empty, specs: [aResult()] }), aContext({ marker: null }))).not.toContain(IDLE);
});
