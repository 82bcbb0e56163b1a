import type { ToolDefinition } from '../model/artifacts.ts';

const READ_VERBS = new Set(
  'get find list search read view show lookup look fetch check query calculate compute count describe verify validate see browse'.split(
    ' ',
  ),
);
const WRITE_VERBS = new Set(
  `add apply approve assign book cancel change charge close create delete disable disconnect edit enable exchange extend
  grant insert issue modify move open order pay place put record redeem refund register release remove rename replace
  reserve reset restore resume return revoke save schedule send set submit suspend toggle transfer unassign update upgrade
  downgrade upsert write refuel escalate merge mark archive block unblock activate deactivate confirm decline reject`
    .trim()
    .split(/\s+/),
);
/** Tools that hand the conversation over or only let the model think change no business data. */
const HANDOVER =
  /^(?:(?:transfer|hand_over|hand_off|handoff|escalate)_to_|(?:transfer|escalate)_.*(?:human|agent|operator|support|person|staff))/;

/**
 * Whether a tool reads or writes, from the verb its name starts with, else the verb its description starts with.
 * `unknown` where neither says so clearly.
 */
export function inferAccess(name: string, description: string): ToolDefinition['access'] {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(word => word.length > 0);
  if (HANDOVER.test(words.join('_'))) return 'unknown';
  const byName = accessOfVerb(words[0] ?? '');
  return byName === 'unknown' ? accessOfVerb(firstWord(description)) : byName;
}

function accessOfVerb(verb: string): ToolDefinition['access'] {
  if (READ_VERBS.has(verb)) return 'read';
  return WRITE_VERBS.has(verb) ? 'write' : 'unknown';
}

/** The first word of a sentence, an ending `s` of the third person taken off ("Cancels a booking"). */
function firstWord(text: string): string {
  const word = /^[A-Za-z]+/.exec(text.trim())?.[0].toLowerCase() ?? '';
  if (accessOfVerb(word) !== 'unknown') return word;
  const stems = [word.replace(/s$/, ''), word.replace(/es$/, '')];
  return stems.find(stem => accessOfVerb(stem) !== 'unknown') ?? '';
}
