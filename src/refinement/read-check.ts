import { assertNever } from '../lib/assert-never.ts';
import { CHECK_FORMS, type Check, holdsTools } from '../model/check.ts';
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

/** The tools that a check names. */
export function toolsOfCheck(check: Check): readonly string[] {
  switch (check.kind) {
    case 'called-before':
      return [check.first, check.then];
    case 'state':
      return check.tool === undefined ? [] : [check.tool];
    case 'holds':
      return holdsTools(check.at);
    case 'unchanged':
    case 'single-action-turn':
    case 'said':
    case 'not-said':
      return [];
    case 'never-called':
    case 'called':
    case 'argument':
    case 'confirmed-before':
    case 'owner-is-requester':
    case 'count':
      return [check.tool];
    default:
      return assertNever(check);
  }
}
