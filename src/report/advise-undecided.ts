import type { RefinedSpec, ScenarioId } from '../model/spec.ts';
import type { SpecResult } from '../model/verdict.ts';
import { codeSpan, escapeText } from './escape-markdown.ts';

/** What keeps trials undecided, and what would decide them; Markdown. */
interface Cause {
  readonly what: string;
  readonly advice: string;
}

const MOST_STEPS = 5;
const MOST_SPECS = 3;
const LONGEST_CLAUSE = 160;

/**
 * What would decide the trials that stayed undecided, by what kept them so: one step a cause, the most frequent first,
 * with the specs that it is about. Only the main cause of each spec is told.
 */
export function adviseUndecided(
  results: readonly SpecResult[],
  refined: ReadonlyMap<ScenarioId, RefinedSpec>,
): readonly string[] {
  const found = results.map(result => ({
    id: result.id,
    cause: findCause(mainReason(result), refined.get(result.id) ?? null),
  }));
  const groups = Object.values(Object.groupBy(found, ({ cause }) => cause.what + cause.advice));
  return groups
    .flatMap(group => (group?.[0] === undefined ? [] : [{ cause: group[0].cause, ids: group.map(({ id }) => id) }]))
    .toSorted((a, b) => b.ids.length - a.ids.length)
    .slice(0, MOST_STEPS)
    .map(({ cause, ids }) => `${nameSpecs(ids)}: ${cause.what}: ${cause.advice}.`);
}

function nameSpecs(ids: readonly string[]): string {
  const more = ids.length > MOST_SPECS ? ` and ${ids.length - MOST_SPECS} more` : '';
  return `${ids
    .slice(0, MOST_SPECS)
    .map(id => codeSpan(id))
    .join(', ')}${more}`;
}

function mainReason({ open = [], reason }: SpecResult): string {
  const main = open.find(({ outcome }) => outcome === 'undecided');
  return main?.reason ?? /, mostly: ([\s\S]*)$/.exec(reason)?.[1] ?? '';
}

function findCause(reason: string, refined: RefinedSpec | null): Cause {
  const notCalled = /^(\S+) was not called$/.exec(reason)?.[1];
  if (notCalled !== undefined) return neverCame(notCalled);
  const refused = /^the tool rejected every call of (\S+)$/.exec(reason)?.[1];
  if (refused !== undefined)
    return {
      what: `the environment refused every call of ${codeSpan(refused)}`,
      advice: 'add the Given clauses under which it takes the call, or look for a fault of the tool',
    };
  const [, kind, clause = ''] = /^(not known|does not hold): ([\s\S]*)$/.exec(reason) ?? [];
  if (kind === 'not known') return notKnown(clause, refined);
  if (kind === 'does not hold')
    return {
      what: `"${escapeText(clause, LONGEST_CLAUSE)}" did not hold when it counted`,
      advice: 'what was done before in the conversation undid it, so state in Given and When what leaves it standing',
    };
  if (/cut short before its decision point|^the trial reached its limit/.test(reason))
    return {
      what: 'the conversations reached a limit before their decision point',
      advice: 'print one to see where the agent goes in circles',
    };
  return isJudges(reason, refined) ? FOR_A_READER : other(reason);
}

function neverCame(tool: string): Cause {
  return {
    what: `the agent never came to ${codeSpan(tool)}`,
    advice: 'add Given clauses or facts that let it, or state the refusal as a scenario of its own with `never-called`',
  };
}

/** Which clause is not known, and what would make it known. */
function notKnown(text: string, refined: RefinedSpec | null): Cause {
  const clause = refined?.scenario.given.find(one => one.text === text);
  const what = `it is not known whether "${escapeText(text, LONGEST_CLAUSE)}"`;
  if (clause === undefined && text === refined?.scenario.when)
    return {
      what,
      advice: 'word the When as a request that the simulated user can make, about an object that it names',
    };
  switch (clause?.kind) {
    case 'environment':
      return {
        what,
        advice: `${codeSpan(`${clause.where.of}`)} must be bound, its field must be in the data, and the environment must tell its state`,
      };
    case 'ownership':
      return {
        what,
        advice: `it takes ${codeSpan('environment.identity')}, and a field of ${codeSpan(clause.of)} that refers to its owner`,
      };
    case 'user':
      return {
        what,
        advice:
          'it is known once the simulated user has said it, so give it short words to say (`user`) and the values that they carry (`facts`)',
      };
    case undefined:
      return { what, advice: 'the check compares what is neither in the data nor in the call nor in its result' };
  }
}

const FOR_A_READER: Cause = {
  what: 'no code decides their Then',
  advice: 'give it a `check` that code can decide, or run with a judge (`--engine openai`)',
};

const JUDGES = /^no judge offline|^the readings of the judge|^the judge's answer|^needs a reader/;

function isJudges(reason: string, refined: RefinedSpec | null): boolean {
  if (JUDGES.test(reason)) return true;
  return reason === '' && (refined?.scenario.then.some(({ check }) => check === undefined) ?? true);
}

function other(reason: string): Cause {
  return {
    what: reason === '' ? 'they stayed undecided' : `they stayed undecided (${escapeText(reason, LONGEST_CLAUSE)})`,
    advice: 'print one of their trials to see why',
  };
}
