import { assertNever } from '../lib/assert-never.ts';
import { CHECK_FORMS, type Check, type CheckKind } from './check.ts';

/** Whether a word is the key of a short form of the check language. */
export function isCheckKind(word: string): word is CheckKind {
  return Object.hasOwn(CHECK_FORMS, word);
}

/** A written check, `{<kind>: ...}` (already valid against its schema), in memory. */
export function checkFromFile(written: Readonly<Record<string, unknown>>): Check {
  const [kind, value] = Object.entries(written)[0] ?? ['', undefined];
  if (!isCheckKind(kind)) throw new Error(`not a check: ${kind}`);
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
    case 'holds':
      return { kind, ...CHECK_FORMS.holds.parse(value) };
    case 'said':
    case 'not-said':
      return { kind, sentence: CHECK_FORMS.said.parse(value) };
    default:
      return assertNever(kind);
  }
}

/** A check as it is written. */
export function checkToFile(check: Check): Readonly<Record<string, unknown>> {
  if (check.kind === 'said' || check.kind === 'not-said') return { [check.kind]: check.sentence };
  const { kind, ...fields } = check;
  return { [kind]: fields };
}
