import { expect, test } from 'vitest';
import { renderComment } from '../../src/report/render-comment.ts';
import { renderTerminal } from '../../src/report/render-terminal.ts';
import { aContext, aReport, aResult } from '../helpers/a-report.ts';

const reason = 'agent shop is no longer in proviso.yaml: 12 accepted rules are not tested';
const diff = { entries: [], findings: [{ kind: 'agent-removed', rule: 'shop', reason } as const] };

test.each([false, true])(
  'an agent that is no longer tested stands in the headline and among the findings (%s)',
  first => {
    const comment = renderComment(aReport({ diff, specs: [aResult()], isFirstRun: first }), aContext());
    expect(comment).toMatch(/^## .*1 agent no longer tested/m);
    expect(comment).toContain(`**Agent no longer tested** \`shop\`: ${reason}`);
    expect(comment).toContain('Check that the agents this change takes out are meant to go untested.');
  },
);

test('a terminal does not say that nothing differs where an agent is gone', () => {
  const shown = renderTerminal(renderComment(aReport({ diff, specs: [] }), aContext({ marker: null })));
  expect(shown).toContain(reason);
  expect(shown).not.toContain('Nothing differs from the base');
});
