import { specIdOf, type Trial, type Witness } from '../../model/trial.ts';
import type { SpecResult } from '../../model/verdict.ts';
import { codeSpan, escapeHtml, escapeText, fence } from '../escape-markdown.ts';
import { linkSource, linkSpec, ruleText } from '../link-source.ts';
import { printGherkin } from '../print-gherkin.ts';
import { details, printTable } from '../print-table.ts';
import { printTranscript } from '../print-transcript.ts';
import { repairHint } from '../repair-hint.ts';
import { replayCommand } from '../replay-command.ts';
import type { AgentView, Section } from '../report-context.ts';
import { count } from '../words.ts';

/** A longer quotation is cut, in characters. */
const LONGEST_QUOTE = 600;

/** New violations: a table and one part each, the first unfolded. On a first run they are candidates. */
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
  const parts = results.map((result, index) => violationDetails(view, result, index === 0));
  const blocks = [violationTable(view, results), ...parts];
  return { title, blocks, unit: 'violations' };
}

function violationTable(view: AgentView, results: readonly SpecResult[]): string {
  const rows = results.map(result => {
    const first = result.witnesses[0];
    const rule = ruleText(view.agent, result.id);
    const link = linkSpec(view.context, view.agent, result.id);
    return [
      rule === '' ? link : `${rule}<br>${link}`,
      headCounts(result),
      baseCounts(result),
      first === undefined ? '' : codeSpan(first.strategy),
      first === undefined ? '' : `${first.witness.symptom}; ${ROOT_CAUSES[first.witness.rootCause]}`,
    ];
  });
  const head = ['Violated rule', 'On head', 'On base', 'Strategy', 'What went wrong'];
  return printTable(head, rows, ['l', 'r', 'r', 'l', 'l']);
}

const ROOT_CAUSES: Readonly<Record<Witness['rootCause'], string>> = {
  implicit: 'the prompt leaves the rule unsaid',
  ignored: 'the rule was ignored',
  misapplied: 'the rule was misapplied',
};

function headCounts(result: SpecResult): string {
  const head = result.attribution?.head ?? result;
  return `${head.violations} of ${head.n}`;
}

function baseCounts(result: SpecResult): string {
  if (result.attribution === null) return 'not run';
  const base = result.attribution.base;
  return base === null ? 'new rule' : `${base.violations} of ${base.n}`;
}

function violationDetails(view: AgentView, result: SpecResult, isOpen: boolean): string {
  const witness = shortestWitness(view, result);
  const title = view.context.refined.get(result.id)?.scenario.title ?? '';
  const summary = `<code>${escapeHtml(result.id)}</code>${title === '' ? '' : ` ${escapeHtml(title)}`}`;
  const parts = [
    ...quotations(view, result),
    ...(witness === null ? [] : witnessParts(view, witness)),
    '**Run it again locally:**',
    fence(replayCommand(result, view.report), 'sh'),
    `**How sure:** ${escapeText(result.reason)}.`,
    tellStrategies(result),
    ...gherkin(view, result),
  ];
  return details(summary, parts.filter(part => part !== '').join('\n\n'), isOpen);
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
      item =>
        `**The rule**, from ${linkSource(view.context, item.file, item.lines)}:\n\n> ${escapeText(item.quote, LONGEST_QUOTE)}`,
    );
}

function gherkin(view: AgentView, result: SpecResult): readonly string[] {
  const refined = view.context.refined.get(result.id);
  if (refined === undefined) return [];
  return [
    '**The scenario that was tested:**',
    fence(printGherkin({ rule: refined.spec.rule, scenario: refined.scenario }), 'gherkin'),
  ];
}
