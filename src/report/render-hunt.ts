import type { AgentHunt, FoundBug, HuntReport } from '../model/hunt.ts';
import { codeSpan, escapeText } from './escape-markdown.ts';
import { printTable } from './print-table.ts';
import { count } from './words.ts';

const LONGEST_QUOTE = 160;
const KEY_LETTERS = 12;

/** The result of `hunt` as Markdown: what was found, the proof of each, and how the hunt went on. */
export function renderHunt(report: HuntReport): string {
  const agents = Object.entries(report.agents);
  return agents.map(([agent, hunt]) => renderAgent(agent, hunt, report.engine)).join('\n\n');
}

function renderAgent(agent: string, hunt: AgentHunt, engine: string): string {
  const trials = hunt.rounds.reduce((sum, round) => sum + round.trials, 0);
  const found = count(hunt.bugs.length, 'bug');
  const blocks = [
    `## ${escapeText(agent)}: ${found} in ${count(trials, 'trial')} of ${count(hunt.specs, 'spec')}`,
    hunt.bugs.length === 0 ? '' : tableOf(hunt.bugs),
    ...hunt.bugs.map(bug => renderBug(bug, engine)),
    roundsLine(hunt),
    leftLine(hunt),
    hunt.endedBy === null ? '' : `The hunt ended before its last round: ${escapeText(hunt.endedBy)}.`,
  ];
  return blocks.filter(block => block !== '').join('\n\n');
}

function tableOf(bugs: readonly FoundBug[]): string {
  const rows = bugs.map(bug => [
    codeSpan(bug.scenario),
    bug.waived ? `${bug.status}, known` : bug.status,
    bug.severity,
    codeSpan(bug.strategy),
    String(bug.round),
    bug.replays === null ? 'not replayed' : `${bug.replays.violations} of ${bug.replays.n}`,
  ]);
  return printTable(['Spec', 'Status', 'Severity', 'Strategy', 'Round', 'Replayed'], rows, [
    'l',
    'l',
    'l',
    'l',
    'r',
    'r',
  ]);
}

function renderBug({ scenario, rule, witness, foundIn, goals, trial }: FoundBug, engine: string): string {
  const where = goals === null ? '' : ` in one conversation with ${list(goals.filter(goal => goal !== scenario))}`;
  const passing = goals === null && foundIn !== null ? ` in passing, in a trial of ${codeSpan(foundIn)}` : '';
  const quotes = witness.quotes.map(quote => `- ${escapeText(quote, LONGEST_QUOTE)}`);
  const flag = engine === 'openai' ? '' : ` --engine ${engine}`;
  return [
    `### ${codeSpan(scenario)}`,
    escapeText(rule),
    `Seen${where}${passing}: ${escapeText(witness.reason)} (events ${witness.events.join(', ')}).`,
    ...(quotes.length === 0 ? [] : [quotes.join('\n')]),
    `Again: ${codeSpan(`npx proviso replay ${trial.slice(0, KEY_LETTERS)}${flag}`)}`,
  ].join('\n\n');
}

function list(names: readonly string[]): string {
  return names.map(name => codeSpan(name)).join(' and ');
}

function roundsLine({ rounds, curve }: AgentHunt): string {
  const told = rounds.map(({ round, trials, bugs }) => `round ${round}: ${count(trials, 'trial')}, ${bugs} new`);
  const points = curve.map(({ trials, bugs }) => `${bugs} by ${trials}`);
  return `${told.join('; ')}. Unique bugs by trials: ${points.join(', ')}.`;
}

function leftLine({ notTested, dropped }: AgentHunt): string {
  const parts = [
    ...counts(notTested.map(({ reason }) => reason)).map(([reason, n]) => `${count(n, 'spec')} not tried: ${reason}`),
    ...Object.entries(dropped).map(([reason, n]) => `${count(n, 'case')} dropped: ${reason}`),
  ];
  return parts.length === 0 ? '' : `${escapeText(parts.join('; '))}.`;
}

function counts(reasons: readonly string[]): readonly (readonly [string, number])[] {
  const found = new Map<string, number>();
  for (const reason of reasons) found.set(reason, (found.get(reason) ?? 0) + 1);
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
