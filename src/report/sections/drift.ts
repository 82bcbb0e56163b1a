import { codeSpan, escapeText } from '../escape-markdown.ts';
import { linkSpec } from '../link-source.ts';
import { printTable } from '../print-table.ts';
import type { AgentView, Section } from '../report-context.ts';
import { capitalise, count, percent, pValue, tellP } from '../words.ts';

/** Behavioural drift, feature by feature, and permitted actions that head completes less often. */
export function renderDrift(view: AgentView): Section | null {
  const { drift, overRefusal } = view.agent;
  const blocks: string[] = [];
  if (drift.flagged) blocks.push(driftSentence(view), driftTable(view));
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

function driftTable({ agent }: AgentView): string {
  const rows = agent.drift.features.map(feature => [
    codeSpan(feature.name),
    round(feature.base),
    round(feature.head),
    `${feature.effect > 0 ? '+' : ''}${round(feature.effect)}`,
    pValue(feature.p),
  ]);
  return printTable(['Feature', 'Base', 'Head', 'Effect', 'Adjusted p'], rows, ['l', 'r', 'r', 'r', 'r']);
}

function overRefusalTable(view: AgentView): string {
  const rows = view.agent.overRefusal.map(item => [
    linkSpec(view.context, view.agent, item.id),
    percent(item.base),
    percent(item.head),
  ]);
  const intro = escapeText('Permitted actions that the agent completes less often than before:');
  return `${intro}\n\n${printTable(['Permitted scenario', 'Base', 'Head'], rows, ['l', 'r', 'r'])}`;
}

function round(value: number): string {
  return String(Number(value.toFixed(2)));
}
