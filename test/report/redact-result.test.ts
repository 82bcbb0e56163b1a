import { expect, it } from 'vitest';
import { redactResult } from '../../src/report/redact-result.ts';
import { aReport, aViolation } from '../helpers/a-report.ts';

const KEY = 'hunter2_secret"value';

it('no text of a report holds a secret', () => {
  const report = aReport({ specs: [aViolation({ reason: `the agent said ${KEY}` })] });
  const redacted = redactResult({ report, trials: new Map() }, [KEY]).report;
  expect(redacted.agents[0]?.specs[0]?.reason).toBe('the agent said ***');
  expect(redacted).toEqual(aReport({ specs: [aViolation({ reason: 'the agent said ***' })] }));
});

it('a report without secrets stays the one it was', () => {
  const report = aReport();
  expect(redactResult({ report, trials: new Map() }, [KEY]).report).toBe(report);
});

it('a secret that is a word of every report breaks none', () => {
  const report = aReport();
  expect(redactResult({ report, trials: new Map() }, ['success', 'failure', 'conclusion']).report).toEqual(report);
});
