import { specIdOf, type Trial } from '../../model/trial.ts';
import type { SpecResult } from '../../model/verdict.ts';
import { codeSpan, escapeHtml, escapeText, fence } from '../escape-markdown.ts';
import { linkSource, linkSpec, ruleText } from '../link-source.ts';
import { printGherkin } from '../print-gherkin.ts';
import { details, printTable } from '../print-table.ts';
import { printTranscript } from '../print-transcript.ts';
import { repairHint } from '../repair-hint.ts';
import { replayCommand } from '../replay-command.ts';
import type { AgentView, Section } from '../report-context.ts';
import { capitalise, count } from '../words.ts';

/** A longer quotation is cut, in characters. */
const LONGEST_QUOTE = 600;

/** New violations: a table and one folded part each. On a first run they are candidates. */
export function renderViolations(view: AgentView): Section | null {
  const { groups, agent } = view;
  const results = agent.isFirstRun ? groups.candidates : groups.violations;
  const title = agent.isFirstRun ? 'Violations to triage' : 'New violations';
  return violationSection(view, title, results);
}

/** Violations of specs that nobody accepted yet: shown, never red. */
export function renderProposedViolations(view: AgentView): Section | null {
  return violationSection(view, 'Violations of proposed specs (not gating)', view.groups.proposed);
}

function violationSection(view: AgentView, title: string, results: readonly SpecResult[]): Section | null {
  if (results.length === 0) return null;
  const blocks = [violationTable(view, results), ...results.map(result => violationDetails(view, result))];
  return { title, blocks, unit: 'violations' };
}

function violationTable(view: AgentView, results: readonly SpecResult[]): string {
  const rows = results.map(result => {
    const first = result.witnesses[0];
    return [
      linkSpec(view.context, view.agent, result.id),
      ruleText(view.agent, result.id),
      headCounts(result),
      baseCounts(result),
      first === undefined ? '' : escapeText(first.strategy),
      first?.witness.symptom ?? '',
      first?.witness.rootCause ?? '',
    ];
  });
  const head = ['Spec', 'Rule', 'Head', 'Base', 'Strategy', 'Symptom', 'Root cause'];
  return printTable(head, rows, ['l', 'l', 'r', 'r', 'l', 'l', 'l']);
}

function headCounts(result: SpecResult): string {
  const head = result.attribution?.head ?? result;
  return `${head.violations} of ${head.n}`;
}

function baseCounts(result: SpecResult): string {
  if (result.attribution === null) return 'not run';
  const base = result.attribution.base;
  return base === null ? 'new rule' : `${base.violations} of ${base.n}`;
}

function violationDetails(view: AgentView, result: SpecResult): string {
  const witness = shortestWitness(view, result);
  const title = view.context.refined.get(result.id)?.scenario.title ?? '';
  const summary = `<code>${escapeHtml(result.id)}</code>${title === '' ? '' : ` ${escapeHtml(title)}`}`;
  const parts = [
    escapeText(capitalise(result.reason)),
    tellStrategies(result),
    ...quotations(view, result),
    ...gherkin(view, result),
  ];
  if (witness !== null) parts.push(...witnessParts(view, witness));
  parts.push('Replay it locally:', fence(replayCommand(result, view.report), 'sh'));
  return details(summary, parts.filter(part => part !== '').join('\n\n'));
}

/** So many strategies are named, those with the most violations first. */
const MOST_STRATEGIES = 5;

/** Violations by strategy; empty where the mix has the default one alone. */
function tellStrategies({ byStrategy = {} }: SpecResult): string {
  const shown = Object.entries(byStrategy)
    .filter(([, { violations }]) => violations > 0)
    .toSorted(([, a], [, b]) => b.violations - a.violations);
  if (shown.length === 0) return '';
  const named = shown.slice(0, MOST_STRATEGIES);
  const counts = named.map(([strategy, { violations, n }]) => `${codeSpan(strategy)} ${violations} of ${n}`);
  const more = shown.length > named.length ? ` and ${shown.length - named.length} more` : '';
  const tried = count(Object.keys(byStrategy).length, 'strategy', 'strategies');
  return `Violations by strategy, of ${tried} tried: ${counts.join(', ')}${more}.`;
}

interface FoundWitness {
  readonly found: SpecResult['witnesses'][number];
  readonly trial: Trial | null;
}

/** The witness whose trial has the fewest events; one without a stored trial only when there is no other. */
function shortestWitness(view: AgentView, result: SpecResult): FoundWitness | null {
  const all = result.witnesses.map(found => ({ found, trial: view.context.trials.get(found.trial) ?? null }));
  const length = (item: FoundWitness) => item.trial?.trace.events.length ?? Number.POSITIVE_INFINITY;
  return all.toSorted((a, b) => length(a) - length(b))[0] ?? null;
}

function witnessParts(view: AgentView, { found, trial }: FoundWitness): readonly string[] {
  const { witness } = found;
  const parts = [`**What happened:** ${escapeText(witness.reason)}${effectNote(witness.effect)}`];
  if (trial !== null) {
    const objects = Object.entries(trial.trace.objects).map(
      ([name, ref]) => `${name} ${codeSpan(`${ref.table}/${ref.id}`)}`,
    );
    const requester = trial.trace.requester;
    if (requester !== null) objects.push(`requester ${codeSpan(`${requester.table}/${requester.id}`)}`);
    if (objects.length > 0) parts.push(`Objects: ${objects.join(', ')}`);
    parts.push(fence(printTranscript(trial.trace, witness, view.detail), 'text'));
  }
  parts.push(`**Repair:** ${escapeText(repairHint(witness, view.agent))}`);
  return parts;
}

function effectNote(effect: 'executed' | 'rejected' | 'none'): string {
  return effect === 'rejected' ? ' (the tool rejected the call)' : '';
}

function quotations(view: AgentView, result: SpecResult): readonly string[] {
  const rule = view.agent.rules.find(item => item.id === specIdOf(result.id));
  return (rule?.evidence ?? [])
    .slice(0, 2)
    .map(
      item => `${linkSource(view.context, item.file, item.lines)} says:\n\n> ${escapeText(item.quote, LONGEST_QUOTE)}`,
    );
}

function gherkin(view: AgentView, result: SpecResult): readonly string[] {
  const refined = view.context.refined.get(result.id);
  if (refined === undefined) return [];
  return [fence(printGherkin({ rule: refined.spec.rule, scenario: refined.scenario }), 'gherkin')];
}
