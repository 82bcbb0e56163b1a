import type { z } from 'zod';
import { type Report, reportSchema } from '../model/report.ts';
import { type Trial, trialRowSchema } from '../model/trial.ts';
import { redactSecrets } from './redact-secrets.ts';

/**
 * A report and its trials without secrets, before they are rendered: what shortens and escapes a text would cut a secret
 * in two or dress it up. Rendered text is redacted once more, for what escaping joins.
 */
export function redactResult(
  { report, trials }: { readonly report: Report; readonly trials: ReadonlyMap<string, Trial> },
  secrets: readonly string[],
): { readonly report: Report; readonly trials: ReadonlyMap<string, Trial> } {
  const redact = <T>(schema: z.ZodType<T>, value: T): T => {
    const text = JSON.stringify(value);
    const redacted = redactSecrets(text, secrets);
    // A secret that is a word of the schema ("success") is no secret that could be hidden there.
    return redacted === text ? value : (schema.safeParse(JSON.parse(redacted)).data ?? value);
  };
  return {
    report: redact(reportSchema, report),
    trials: new Map(Array.from(trials, ([key, trial]) => [key, redact(trialRowSchema, trial)])),
  };
}
