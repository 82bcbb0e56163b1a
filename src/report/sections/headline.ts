import type { AgentReport } from '../../model/report.ts';
import type { SpecResult } from '../../model/verdict.ts';
import { escapeText } from '../escape-markdown.ts';
import { tellFaults } from '../open-trials.ts';
import type { AgentView } from '../report-context.ts';
import { count, dollars, duration, formatNumber, percent, shortSha } from '../words.ts';

/** Trials that a fixed-size test with the same error rates takes, by table of the sequential test (statistics.md 1). */
export const FIXED_SIZE_TRIALS: Readonly<Record<string, number>> = {
  standard: 50,
  quick: 41,
  strict: 96,
  family: 94,
  assay: 109,
};

/** `## ❌ 2 new violations · 1 inconclusive · drift in desk`. */
export function renderHeadline(view: AgentView): string {
  const { agent } = view;
  const mark = agent.conclusion === 'success' ? '✅' : '❌';
  return `## ${mark} ${headlineParts(view).join(' · ')} in ${escapeText(agent.agent)}`;
}

function headlineParts(view: AgentView): readonly string[] {
  const { agent, groups } = view;
  if (agent.isFirstRun) return [...firstRunParts(view), ...lostAgents(agent)];
  const parts: string[] = [];
  if (groups.violations.length > 0) parts.push(count(groups.violations.length, 'new violation'));
  if (agent.conclusion === 'error') parts.push(parts.length === 0 ? 'Not enough evidence' : 'not enough evidence');
  if (parts.length === 0) parts.push(emptyHeadline(agent, view));
  const open = groups.inconclusive.length + groups.seenOnce.length;
  if (open > 0) parts.push(`${formatNumber(open)} inconclusive`);
  if (agent.drift.flagged) parts.push('drift');
  if (agent.overRefusal.length > 0) parts.push('over-refusal');
  return [...parts, ...lostRules(agent), ...lostAgents(agent)];
}

/** Obligations that this change takes away: the reviewer sees them before anything else. */
function lostRules({ diff }: AgentReport): readonly string[] {
  const parts: string[] = [];
  for (const kind of ['removed', 'weakened'] as const) {
    const rules = new Set(diff.findings.flatMap(finding => (finding.kind === kind ? [finding.rule] : [])));
    if (rules.size > 0) parts.push(`${count(rules.size, 'rule')} ${kind}`);
  }
  return parts;
}

function lostAgents({ diff }: AgentReport): readonly string[] {
  const agents = diff.findings.filter(({ kind }) => kind === 'agent-removed');
  return agents.length === 0 ? [] : [`${count(agents.length, 'agent')} no longer tested`];
}

function emptyHeadline(agent: AgentReport, view: AgentView): string {
  if (agent.conclusion === 'failure') return 'Held back';
  return agent.specs.length === 0 || view.groups.notTested.length === agent.specs.length
    ? 'No spec tested'
    : 'No new violations';
}

/** `Proviso set up: 212 specs, 20 tested, 3 violations to triage`. */
function firstRunParts({ agent, groups }: AgentView): readonly string[] {
  const tested = agent.specs.length - groups.notTested.length;
  const all = agent.specs.length + agent.notTested.length;
  const triage = groups.candidates.length;
  const told = [count(all, 'spec'), `${formatNumber(tested)} tested`];
  if (triage > 0) told.push(`${count(triage, 'violation')} to triage`);
  if (groups.inconclusive.length > 0) told.push(`${formatNumber(groups.inconclusive.length)} inconclusive`);
  const parts = [`Proviso set up: ${told.join(', ')}`];
  if (agent.conclusion === 'error') parts.push('not enough evidence');
  return parts;
}

/** One line: specs tested, trials and what was saved, cost, duration, base -> head; then what a pass means. */
export function renderNumbers(view: AgentView): string {
  const { agent, report } = view;
  const tested = agent.specs.filter(result => result.verdict !== 'not-tested').length;
  const parts = [
    `${count(tested, 'spec')} tested`,
    `${count(agent.cost.trials, 'trial')}${savedTrials(agent)}`,
    tellCost(view),
    duration(report.durationMs),
    report.base === null
      ? `head ${codeSha(report.head)}`
      : `base ${codeSha(report.base)} → head ${codeSha(report.head)}`,
  ];
  const lines = [parts.join(' · ')];
  if (needsReasons(view)) {
    lines.push('**Why it is red:**', agent.reasons.map(reason => `- ${escapeText(reason)}`).join('\n'));
  }
  const faults = tellFaults(agent);
  if (faults.length > 0) lines.push('**What broke down in trials:**', faults.map(fault => `- ${fault}`).join('\n'));
  if (agent.isFirstRun) {
    lines.push('First run: the configuration comes from this pull request, and violations are candidates, not red.');
  }
  const meaning = tellPasses(view.groups.passed);
  if (meaning !== null) lines.push(meaning);
  return lines.join('\n\n');
}

/** Reasons that the headline and the table of violations do not tell already. */
function needsReasons({ agent, groups }: AgentView): boolean {
  if (agent.reasons.length === 0 || agent.conclusion === 'success') return false;
  return agent.reasons.length > 1 || groups.violations.length === 0 || agent.conclusion === 'error';
}

function codeSha(sha: string): string {
  return `\`${shortSha(sha)}\``;
}

function savedTrials(agent: AgentReport): string {
  if (agent.cost.trials === 0) return '';
  const tested = agent.specs.filter(result => result.n > 0 && (result.verdict === 'pass' || result.verdict === 'fail'));
  const fixed = tested.reduce((sum, result) => sum + (FIXED_SIZE_TRIALS[result.table] ?? result.n), 0);
  const saved = fixed - tested.reduce((sum, result) => sum + result.n, 0);
  return saved > 0 ? ` (${percent(saved / fixed)} fewer than fixed-size tests)` : '';
}

function tellCost({ agent, report, context }: AgentView): string {
  if (report.engine === 'offline') return 'no model used';
  const { usd, tokens } = agent.cost;
  if (usd !== null)
    return context.budget.usd === null ? dollars(usd) : `${dollars(usd)} of ${dollars(context.budget.usd)}`;
  const told = `${formatNumber(tokens)} tokens`;
  const limit = context.budget.tokens;
  return limit === null
    ? told
    : `${told} of ${formatNumber(limit)} (no price is configured, so the budget counts tokens)`;
}

/** What the passes rest on: never a bare tick (statistics.md 1). */
function tellPasses(passed: readonly SpecResult[]): string | null {
  const bounded = passed.filter(result => result.interval !== null && result.n > 0);
  if (bounded.length === 0) return null;
  const trials = bounded.reduce((sum, result) => sum + result.n, 0);
  const violations = bounded.reduce((sum, result) => sum + result.violations, 0);
  const upper = Math.max(...bounded.map(result => result.interval?.upper ?? 1));
  const confidence = percent(bounded[0]?.interval?.confidence ?? 0.95);
  const seen = violations === 0 ? 'no violation' : count(violations, 'violation');
  return `${count(bounded.length, 'spec passes', 'specs pass')}: ${seen} in ${count(trials, 'trial')}; for each, rates above ${percent(upper)} are excluded at ${confidence}.`;
}
