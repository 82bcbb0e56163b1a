import { assertNever } from '../../lib/assert-never.ts';
import { WAITS_FOR } from '../../model/diff.ts';
import type { DiffReport } from '../../model/report.ts';
import { INCONCLUSIVE_REASONS } from '../../model/verdict.ts';
import { adviseUndecided } from '../advise-undecided.ts';
import { fence } from '../escape-markdown.ts';
import { type FaultGroup, findFaults } from '../open-trials.ts';
import { details } from '../print-table.ts';
import type { AgentView, Section } from '../report-context.ts';

/** A longer patch is left to the job summary and `report.json`, in characters. */
const LONGEST_PATCH = 20_000;

/** What to do next, with the patch that commits what was mined here. */
export function renderNextSteps(view: AgentView): Section | null {
  const steps = findSteps(view);
  const blocks = steps.length === 0 ? [] : [steps.map(step => `- ${step}`).join('\n')];
  const { patch } = view.agent;
  if (patch !== '') {
    const isShown = view.detail === 'full' || patch.length <= LONGEST_PATCH;
    blocks.push(
      isShown ? details('The patch', fence(patch, 'diff')) : 'The patch is long: it stands in the job summary.',
    );
  }
  return blocks.length === 0 ? null : { title: 'What to do next', blocks, unit: 'parts' };
}

function findSteps(view: AgentView): readonly string[] {
  const { groups, agent } = view;
  const has = (kind: DiffReport['findings'][number]['kind']) => agent.diff.findings.some(item => item.kind === kind);
  const steps: string[] = [];
  const isListed = ({ id }: { readonly id: string }) => agent.baseline?.some(({ spec }) => spec === id) === true;
  if (groups.violations.some(isListed)) {
    steps.push(
      'Violations listed in `baseline.yaml`: accepted on this branch; it counts once it is on the base branch.',
    );
  }
  if (isIdle(view) && !has('agent-removed'))
    steps.push('Nothing differs from the base: test all with `npx proviso test --scope all`.');
  if (!groups.violations.every(isListed)) {
    steps.push(
      'Mend the prompt or the tool as each violation says. Where the behaviour is wanted, run `npx proviso accept SPEC --reason "..."`.',
    );
  }
  if (groups.candidates.length > 0) {
    steps.push(
      'Triage the violations: mend them, or keep their entries in `baseline.yaml`, which the patch adds: they are known then, and not red.',
    );
  }
  if (groups.known.length > 0)
    steps.push('Known violations can be listed in `baseline.yaml`, so that they stop being reported.');
  if (has('uncommitted') || agent.patch !== '') {
    steps.push('Commit the specs: apply the patch below with `git apply`, or run `npx proviso mine`.');
  }
  if (has('removed') || has('weakened')) {
    steps.push('Check that the rules this change takes away or weakens are meant to go: they are not red.');
  }
  if (has('agent-removed')) steps.push('Check that the agents this change takes out are meant to go untested.');
  if (agent.overRefusal.length > 0) {
    steps.push('Read the permitted scenarios that fail now: a new line of the prompt may forbid too much.');
  }
  steps.push(...staleSteps(agent));
  return [...steps, ...remediesOf(view), ...openSteps(view)];
}

/** Who mends the rules that do not fit the text any more: only what a model wrote is for a model. */
function staleSteps({ diff }: AgentView['agent']): readonly string[] {
  const stale = diff.findings.filter(({ kind }) => kind === 'stale' || kind === 'hand-edit-in-the-way');
  const isFor = (who: keyof typeof WAITS_FOR) => stale.some(({ reason }) => reason.startsWith(WAITS_FOR[who]));
  const known = Object.values(WAITS_FOR);
  const isOther = stale.some(({ kind, reason }) => kind === 'stale' && !known.some(who => reason.startsWith(who)));
  return [
    ...(isFor('person')
      ? ['Bring the rules that were edited by hand up to date: edit them, and quote the text as it stands now.']
      : []),
    ...(isFor('model') ? ['Some rules are to be re-mined: run `npx proviso mine` with a model.'] : []),
    ...(isOther ? ['Edit the stale rules, or set their `status` to `rejected`: each says what it lacks.'] : []),
  ];
}

/** Somebody at a terminal had nothing tested, for nothing changed. */
function isIdle({ agent, report, context }: AgentView): boolean {
  const isQuiet = agent.conclusion === 'success' && agent.specs.length === 0 && agent.diff.entries.length === 0;
  return isQuiet && report.base !== null && !agent.isFirstRun && context.marker === null;
}

const FORK = 'not tested: fork';

/** Of a run that could not tell enough: how the rest is tested. */
function openSteps({ agent, groups, context }: AgentView): readonly string[] {
  if (agent.conclusion !== 'error') return [];
  const steps: string[] = [];
  if (agent.reasons.some(reason => reason.startsWith(FORK))) {
    steps.push(
      "A fork's run has no key. After reading the change, a maintainer tests it with the comment `/proviso test SHA`, SHA being the head: the base's code then runs with the head's prompt, tools and specs.",
    );
  }
  if (groups.untestable.length > 0) {
    steps.push('Mend what makes specs untestable: the reason names the table, the field or the tool that is missing.');
  }
  const isOpen = groups.notTested.length + groups.inconclusive.length + groups.error.length > 0;
  if (isOpen && context.marker !== null) {
    steps.push('Once the cause is mended, the comment `/proviso rerun` repeats only what is still open.');
  }
  return steps;
}

/** What would decide the specs that are still open, by their kinds and causes. */
function remediesOf({ agent, context }: AgentView): readonly string[] {
  const results = agent.specs;
  const kinds = INCONCLUSIVE_REASONS.filter(kind => results.some(result => result.inconclusive === kind));
  return kinds.flatMap(kind => {
    switch (kind) {
      case 'budget':
        return 'Raise `budget` in proviso.yaml, or narrow `suite.scope`, so that every selected spec is decided.';
      case 'no-case':
        return "Add records to the environment's data that meet the Given of the specs that ran out of cases.";
      case 'undecided':
        return adviseUndecided(
          results.filter(({ inconclusive }) => inconclusive === kind),
          context.refined,
        );
      case 'invalid':
        return mendFaults(agent);
      case 'unconfirmed':
        return 'A violation seen once is not proved: read its conversation, and raise `statistics.replays` to tell a rare one from none.';
      default:
        return assertNever(kind);
    }
  });
}

const MEND: Readonly<Record<FaultGroup['of'], string>> = {
  agent: 'Mend the agent: it broke down before it came to what the rules are about.',
  host: 'Mend the environment: its process or its tools failed.',
  provider: "Look into the model's provider: it failed after all retries.",
  simulator: 'The simulated user could not play its part: print a trial to see why.',
};

/** By whose fault trials were invalid. */
function mendFaults(agent: AgentView['agent']): readonly string[] {
  const kinds = [...new Set(findFaults(agent).map(({ of }) => of))];
  return kinds.length > 0 ? kinds.map(of => MEND[of]) : ['Mend what made trials invalid, as the reason says.'];
}
