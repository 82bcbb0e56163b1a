import type { ToolDefinition } from '../model/artifacts.ts';
import type { Check, CheckKind } from '../model/check.ts';
import type { RefinedSpec } from '../model/spec.ts';

/** Judged at a call, with what the user had said by then: what is said and corrected since opens no Given for it. */
const AT_CALLS: readonly CheckKind[] = [
  'never-called',
  'called-before',
  'argument',
  'confirmed-before',
  'owner-is-requester',
  'unchanged',
  'count',
  'single-action-turn',
];

/**
 * Whether a user may give a wrong value and correct it. An agent may rightly act on the wrong one before the correction,
 * where no rule has it ask first, and cannot always take that back: then what is judged at the end would look like a breach.
 * @param tool the one that the request is about
 */
export function allowsCorrection({ scenario }: RefinedSpec, tool: ToolDefinition | null): boolean {
  if (tool === null || tool.access === 'read') return true;
  const checks = scenario.then.map(({ check }) => check);
  const isAsked = checks.some(check => check?.kind === 'confirmed-before' && check.tool === tool.name);
  return isAsked || checks.every(check => check !== undefined && isDecidedAtCalls(check));
}

function isDecidedAtCalls(check: Check): boolean {
  if (check.kind === 'called') return check.args === undefined;
  if (check.kind === 'state') return check.at === 'call';
  if (check.kind === 'holds') return check.at.startsWith('call of ');
  return AT_CALLS.includes(check.kind);
}
