import type { CheckedSpec, ReplayDifference, ShownBreach, TraceCheck } from '../model/trace-check.ts';
import { codeSpan, escapeText, fence, shorten } from './escape-markdown.ts';
import { printTable } from './print-table.ts';
import { printTranscript } from './print-transcript.ts';
import { count } from './words.ts';

const LONGEST_VALUE = 200;
const SHOWN_PROBLEMS = 20;

/** The result of `check` as Markdown: a table of the scenarios, and of each broken one the turns that matter. */
export function renderCheck(check: TraceCheck, options: { readonly replayReport: boolean }): string {
  const blocks = [
    `## ${headline(check)}`,
    printTable(
      ['Spec', 'Triggered', 'Satisfied', 'Breached', 'Attempts', 'Undecided', 'Mostly because'],
      check.specs.map(printRow),
      ['l', 'r', 'r', 'r', 'r', 'r', 'l'],
    ),
    replayLine(check),
    ...(options.replayReport ? check.differences.map(printDifference) : []),
    ...check.shown.map(printBreach),
    problemLines(check.problems),
  ];
  return blocks.filter(block => block !== '').join('\n\n');
}

function headline({ traces, specs }: TraceCheck): string {
  const broken = specs.filter(({ breached }) => breached > 0).length;
  return `${count(traces, 'conversation')}, ${count(specs.length, 'spec')}: ${broken === 0 ? 'no spec is broken' : `${broken} broken`}`;
}

function printRow(spec: CheckedSpec): readonly string[] {
  const [because = ''] = Object.keys(spec.undecidedBecause);
  const counts = [spec.triggered, spec.satisfied, spec.breached, spec.attempts, spec.undecided];
  return [codeSpan(spec.id), ...counts.map(String), escapeText(because, LONGEST_VALUE)];
}

function replayLine({ replay }: TraceCheck): string {
  if (replay.calls === 0) return 'No call was replayed.';
  return `Replayed ${count(replay.calls, 'call')}: ${replay.equal} equal, ${replay.different} different.`;
}

function printDifference(difference: ReplayDifference): string {
  const place = difference.messageIndex === null ? `event ${difference.event}` : `message ${difference.messageIndex}`;
  const shown = (value: ReplayDifference['recorded']) =>
    shorten(typeof value === 'string' ? value : JSON.stringify(value), LONGEST_VALUE);
  const title = `${codeSpan(difference.tool)} in ${codeSpan(difference.trace)}, ${place}`;
  return [title, fence(`recorded ${shown(difference.recorded)}\nreplayed ${shown(difference.replayed)}`)].join('\n\n');
}

function printBreach({ refined, trace, witness }: ShownBreach): string {
  const { spec, scenario } = refined;
  return [
    `### ${codeSpan(scenario.id)} ${escapeText(scenario.title)}`,
    `${escapeText(spec.rule)} (${spec.status}, ${spec.severity})`,
    `${codeSpan(trace.id)}: ${escapeText(witness.reason)} (${witness.symptom}, ${witness.rootCause})`,
    fence(printTranscript(trace, witness, 'short'), 'text'),
  ].join('\n\n');
}

function problemLines(problems: readonly string[]): string {
  if (problems.length === 0) return '';
  const more = problems.length - SHOWN_PROBLEMS;
  return [
    `${count(problems.length, 'record')} could not be used:`,
    ...problems.slice(0, SHOWN_PROBLEMS).map(problem => `- ${escapeText(problem)}`),
    ...(more > 0 ? [`- and ${more} more`] : []),
  ].join('\n');
}
