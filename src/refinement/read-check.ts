import { assertNever } from '../lib/assert-never.ts';
import { CHECK_FORMS, type Check, type CheckKind } from '../model/check.ts';

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
  if (parsed.success) return { check: toCheck(kind, value) };
  const issues = parsed.error.issues.map(issue => `${[kind, ...issue.path].join('.')}: ${issue.message}`);
  return { problem: issues.join('; ') };
}

function isCheckKind(word: string): word is CheckKind {
  return Object.hasOwn(CHECK_FORMS, word);
}

function toCheck(kind: CheckKind, value: unknown): Check {
  switch (kind) {
    case 'never-called':
      return { kind, ...CHECK_FORMS['never-called'].parse(value) };
    case 'called':
      return { kind, ...CHECK_FORMS.called.parse(value) };
    case 'called-before':
      return { kind, ...CHECK_FORMS['called-before'].parse(value) };
    case 'argument':
      return { kind, ...CHECK_FORMS.argument.parse(value) };
    case 'confirmed-before':
      return { kind, ...CHECK_FORMS['confirmed-before'].parse(value) };
    case 'owner-is-requester':
      return { kind, ...CHECK_FORMS['owner-is-requester'].parse(value) };
    case 'state':
      return { kind, ...CHECK_FORMS.state.parse(value) };
    case 'unchanged':
      return { kind, ...CHECK_FORMS.unchanged.parse(value) };
    case 'count':
      return { kind, ...CHECK_FORMS.count.parse(value) };
    case 'single-action-turn':
      return { kind };
    case 'said':
    case 'not-said':
      return { kind, sentence: CHECK_FORMS.said.parse(value) };
    default:
      return assertNever(kind);
  }
}

/** The tools that a check names. */
export function toolsOfCheck(check: Check): readonly string[] {
  switch (check.kind) {
    case 'called-before':
      return [check.first, check.then];
    case 'state':
      return check.tool === undefined ? [] : [check.tool];
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
