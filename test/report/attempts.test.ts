import { describe, expect, it } from 'vitest';
import { reportSchema } from '../../src/model/report.ts';
import { renderComment } from '../../src/report/render-comment.ts';
import { renderTerminal } from '../../src/report/render-terminal.ts';
import { aContext, aReport, aResult } from '../helpers/a-report.ts';

const passing = aResult({ id: 'book-rooms.four-rooms', n: 18, attempts: [{ tool: 'create_booking', trials: 7 }] });
const quiet = aResult({ id: 'confirm-first.booking' });

describe('attempts in the report', () => {
  it('each spec that the tool kept has a line, and no other', () => {
    const comment = renderComment(aReport({ specs: [passing, quiet] }), aContext());
    const section = comment.slice(comment.indexOf('### Attempts')).split('\n###')[0] ?? '';
    expect(section).toContain('Stopped by the tool, not by the agent (1 spec)');
    expect(section).toMatch(
      /book-rooms\.four-rooms.*: in 7 of 18 trials the tool rejected create\\?_booking \(attempts, not breaches\)/,
    );
    expect(section).not.toContain('confirm-first');
  });

  it('the terminal tells the same', () => {
    const comment = renderComment(
      aReport({ specs: [aResult({ ...passing, attempts: [{ tool: 'create_booking', trials: 1 }] })] }),
      aContext(),
    );
    expect(renderTerminal(comment)).toContain(
      'book-rooms.four-rooms: in 1 of 18 trials the tool rejected create_booking (an attempt, not a breach)',
    );
  });

  it('without one there is no such section', () => {
    expect(renderComment(aReport({ specs: [quiet] }), aContext())).not.toContain('Attempts');
  });

  it('report.json holds them', () => {
    const { agents } = reportSchema.parse(JSON.parse(JSON.stringify(aReport({ specs: [passing] }))));
    expect(agents[0]?.specs[0]?.attempts).toEqual([{ tool: 'create_booking', trials: 7 }]);
  });
});
