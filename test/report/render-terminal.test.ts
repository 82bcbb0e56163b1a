import { describe, expect, it } from 'vitest';
import { renderComment } from '../../src/report/render-comment.ts';
import { renderTerminal } from '../../src/report/render-terminal.ts';
import { aContext, aReport, aResult, aViolation } from '../helpers/a-report.ts';

const report = aReport({ conclusion: 'failure', specs: [aViolation(), aResult({ id: 'confirm-first.booking' })] });

describe('renderTerminal', () => {
  it('shows the comment as text', async () => {
    const shown = renderTerminal(renderComment(report, aContext()));
    await expect(shown).toMatchFileSnapshot('./goldens/one-violation.txt');
  });

  it('uses no control sequence unless colour is asked for', () => {
    const comment = renderComment(report, aContext());
    expect(renderTerminal(comment)).not.toContain('\u001b');
    expect(renderTerminal(comment, { color: true })).toContain('\u001b[1m');
  });

  it('aligns tables by what is seen, and keeps escaped bars', () => {
    const table = '| A | B |\n| :- | -: |\n| [`x`](https://e) | 10 |\n| a \\| b \\_c\\_ | 1 |';
    expect(renderTerminal(table)).toBe('A           B\n─────────  ──\nx          10\na | b _c_   1\n');
  });

  it('opens details, keeps code as it is, and decodes what was escaped', () => {
    const markdown = '<details><summary><code>a.b</code> x &amp; y</summary>\n\n```text\n*a* \\_b\n```\n\n</details>';
    expect(renderTerminal(markdown)).toBe('▾ a.b x & y\n\n    *a* \\_b\n');
  });

  it('takes control sequences out of what it is given', () => {
    expect(renderTerminal('a\u001b[31mb')).toBe('ab\n');
  });
});
