import { CHECK_FORMS, type Check } from '../model/check.ts';
import { checkFromFile, isCheckKind } from '../model/check-file.ts';

export type CheckReading = { readonly check: Check } | { readonly problem: string };

/** Reads a check that was written as JSON text, `{"never-called": {"tool": "..."}}`. */
export function readCheck(text: string): CheckReading {
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch {
    return { problem: 'it is not JSON' };
  }
  const entries = typeof written === 'object' && written !== null ? Object.entries(written) : [];
  const [kind = '', value] = entries[0] ?? [];
  if (entries.length !== 1 || !isCheckKind(kind)) {
    return { problem: `it must be an object with one key, one of ${Object.keys(CHECK_FORMS).join(', ')}` };
  }
  const parsed = CHECK_FORMS[kind].safeParse(value);
  if (parsed.success) return { check: checkFromFile({ [kind]: value }) };
  const issues = parsed.error.issues.map(issue => `${[kind, ...issue.path].join('.')}: ${issue.message}`);
  return { problem: issues.join('; ') };
}
