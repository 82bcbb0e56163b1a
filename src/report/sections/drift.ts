import type { Drift } from '../../model/verdict.ts';
import { codeSpan, escapeText } from '../escape-markdown.ts';
import { linkSpec } from '../link-source.ts';
import { printTable } from '../print-table.ts';
import type { AgentView, Section } from '../report-context.ts';
import { capitalise, count, percent, pValue, tellP } from '../words.ts';

/** Adjusted p up to which a feature is shown as having moved, and how many are shown. */
const MAX_P = 0.05;
const MAX_ROWS = 8;
const ORDER = / before /;
const ORDER_NOTE = 'Of two calls, 1 says that they always come in the order named, -1 always in the other.';

/** Behavioural drift, feature by feature, and permitted actions that head completes less often. */
export function renderDrift(view: AgentView): Section | null {
  const { drift, overRefusal } = view.agent;
  const blocks: string[] = [];
  if (drift.flagged) blocks.push(driftSentence(view), printDriftTable(drift.features));
  if (overRefusal.length > 0) blocks.push(overRefusalTable(view));
  if (drift.reason !== '') blocks.push(`No drift test: ${escapeText(drift.reason)}.`);
  if (blocks.length === 0) return null;
  if (!drift.flagged && drift.p !== null) blocks.unshift(`No drift (${tellP(drift.p)}).`);
  const parts = [
    ...(drift.flagged || overRefusal.length === 0 ? ['drift'] : []),
    ...(overRefusal.length > 0 ? ['over-refusal'] : []),
  ];
  return { title: capitalise(parts.join(' and ')), blocks, unit: 'tables' };
}

function driftSentence({ agent }: AgentView): string {
  const { drift } = agent;
  const p = drift.p === null ? '' : `, ${tellP(drift.p)}`;
  return `The agent behaves differently from the base (${drift.n.base} and ${drift.n.head} traces over ${count(drift.strata, 'spec')}${p}). Drift is no violation; it says where to look.`;
}

/** The features that moved; where none did by itself, the first ones. Further ones are counted. */
export function printDriftTable(features: Drift['features']): string {
  const moved = features.filter(({ p }) => p <= MAX_P);
  const shown = (moved.length === 0 ? features : moved).slice(0, MAX_ROWS);
  const rows = shown.map(feature => [
    codeSpan(feature.name),
    round(feature.base),
    round(feature.head),
    `${feature.effect > 0 ? '+' : ''}${round(feature.effect)}`,
    pValue(feature.p),
  ]);
  const table = printTable(['Feature', 'Base', 'Head', 'Effect', 'Adjusted p'], rows, ['l', 'r', 'r', 'r', 'r']);
  const rest = moved.length - shown.length;
  const notes = [
    ...(rest > 0 ? [`${count(rest, 'further feature')} moved too.`] : []),
    ...(shown.some(({ name }) => ORDER.test(name)) ? [ORDER_NOTE] : []),
  ];
  return [table, ...notes].join('\n\n');
}

function overRefusalTable(view: AgentView): string {
  const rows = view.agent.overRefusal.map(item => [
    linkSpec(view.context, view.agent, item.id),
    percent(item.base),
    percent(item.head),
  ]);
  const intro = 'What the rules permit, and the agent now completes less often:';
  return `${intro}\n\n${printTable(['Permitted scenario', 'Done on base', 'Done on head'], rows, ['l', 'r', 'r'])}`;
}

function round(value: number): string {
  return String(Number(value.toFixed(2)));
}
