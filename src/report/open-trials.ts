import type { AgentReport } from '../model/report.ts';
import type { OpenReason, SpecResult } from '../model/verdict.ts';
import { testedTrials } from './classify-result.ts';
import { codeSpan, escapeText } from './escape-markdown.ts';
import { count } from './words.ts';

/** So many letters of a key tell it from others of a run. */
const KEY_LETTERS = 12;
const LONGEST_REASON = 300;

/** The command that prints a stored trial with the reason of its outcome. */
export function storedCommand(trial: string): string {
  return `npx proviso replay ${trial.slice(0, KEY_LETTERS)} --stored`;
}

/** One fault that trials ended by, over all specs of an agent. */
export interface FaultGroup {
  readonly of: 'agent' | 'host' | 'provider' | 'simulator';
  readonly message: string;
  readonly trials: number;
  /** Key of one of them. */
  readonly trial: string;
}

const FAULT = /^fault of the (agent|host|provider|simulator): ([\s\S]*)$/;

/** The faults that made trials invalid, the most frequent first. */
export function findFaults({ specs }: Pick<AgentReport, 'specs'>): readonly FaultGroup[] {
  const groups = new Map<string, FaultGroup>();
  for (const { reason, trials, trial } of specs.flatMap(({ open = [] }) => open)) {
    const fault = readFault(reason);
    if (fault === null) continue;
    const same = groups.get(reason);
    groups.set(reason, { ...fault, trials: (same?.trials ?? 0) + trials, trial: same?.trial ?? trial });
  }
  return [...groups.values()].toSorted((a, b) => b.trials - a.trials);
}

function readFault(reason: string): Pick<FaultGroup, 'of' | 'message'> | null {
  const [, of, message = ''] = FAULT.exec(reason) ?? [];
  return of === 'agent' || of === 'host' || of === 'provider' || of === 'simulator' ? { of, message } : null;
}

const WHO: Readonly<Record<FaultGroup['of'], string>> = {
  agent: 'the agent',
  host: 'the environment',
  provider: "the model's provider",
  simulator: 'the simulated user',
};

/** More kinds of faults are only counted. */
const MOST_FAULTS = 3;

/** `the agent failed in 9 of 9 trials: boom; npx proviso replay KEY --stored`, a line a fault, as Markdown. */
export function tellFaults(agent: Pick<AgentReport, 'specs'>): readonly string[] {
  const faults = findFaults(agent);
  const all = agent.specs.reduce((sum, result) => sum + testedTrials(result), 0);
  const lines = faults.slice(0, MOST_FAULTS).map(({ of, message, trials, trial }) => {
    const told = `${WHO[of]} failed in ${trials} of ${count(all, 'trial')}: ${message}`;
    return `${escapeText(told, LONGEST_REASON)}; ${codeSpan(storedCommand(trial))}`;
  });
  const rest = faults.slice(MOST_FAULTS).reduce((sum, { trials }) => sum + trials, 0);
  return rest === 0 ? lines : [...lines, `other faults in ${count(rest, 'trial')}, in report.json`];
}

const MOST_REASONS = 2;

/**
 * `28 undecided: waive_fine was not called; 2 invalid: ...; npx proviso replay KEY --stored`, as Markdown. A fault that the
 * head of the report tells is only named.
 */
export function tellOpen({ open = [], undecided, invalid }: SpecResult, told: readonly FaultGroup[]): string {
  const [first] = open;
  if (first === undefined) return countsOnly(undecided, invalid);
  const reasons = open.slice(0, MOST_REASONS).map(one => `${one.trials} ${one.outcome}: ${tellReason(one, told)}`);
  const rest = open.slice(MOST_REASONS).reduce((sum, { trials }) => sum + trials, 0);
  const more = rest > 0 ? [`${rest} for other reasons`] : [];
  return [...reasons, ...more, codeSpan(storedCommand(first.trial))].join('; ');
}

function tellReason({ reason }: OpenReason, told: readonly FaultGroup[]): string {
  return escapeText(reason === '' ? 'no reason' : nameTold(reason, told), LONGEST_REASON);
}

/** A sentence in which the faults that the head of the report tells are only named. */
export function nameTold(sentence: string, told: readonly FaultGroup[]): string {
  const named = told.slice(0, MOST_FAULTS).toSorted((a, b) => b.message.length - a.message.length);
  return named.reduce(
    (text, { of, message }) => text.replaceAll(`fault of the ${of}: ${message}`, () => `the fault of the ${of} above`),
    sentence,
  );
}

function countsOnly(undecided: number, invalid: number): string {
  const parts = [undecided > 0 ? `${undecided} undecided` : '', invalid > 0 ? `${invalid} invalid` : ''];
  return parts.filter(part => part !== '').join('; ');
}
