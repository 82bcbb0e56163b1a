import type { GitHubClient } from '../adapters/github/create-github-client.ts';
import { readOurComment } from '../adapters/github/post-comment.ts';
import { parseMarker } from '../lib/comment-marker.ts';
import type { SourceTree } from '../model/ports.ts';
import { codeSpan, escapeText, fence } from '../report/escape-markdown.ts';
import { printGherkin } from '../report/print-gherkin.ts';
import { type ActionRun, markerOf } from './action-run.ts';
import { type FoundSpec, findSpecs } from './find-specs.ts';

const MOST_SCENARIOS = 10;
const MOST_LINES = 10;

/** A spec as people read it: Gherkin, the text that states it, and what the report of this pull request says of it. */
export async function explainSpec(
  deps: { readonly client: GitHubClient },
  run: ActionRun,
  about: {
    readonly sides: { readonly head: SourceTree; readonly base: SourceTree | null };
    readonly name: string;
  },
): Promise<string> {
  const { sides, name } = about;
  const found = await findSpecs(sides, run.inputs.config, name);
  if (found.length === 0) return `There is no spec ${codeSpan(name)} in this pull request or on its base.`;
  const told = await tellResult(deps, run, name);
  return [...found.map(describe), told].join('\n\n');
}

function describe({ agent, spec, scenarios }: FoundSpec): string {
  const { rule, source, severity, status, evidence } = spec;
  const shown = scenarios.slice(0, MOST_SCENARIOS);
  const gherkin = shown.map(scenario => printGherkin({ rule, scenario })).join('\n\n');
  const more = scenarios.length - shown.length;
  return [
    `**${codeSpan(spec.id)}** of ${escapeText(agent)}: ${escapeText(rule)}`,
    `${status}, ${severity}, mined from: ${source}`,
    `${fence(gherkin, 'gherkin')}${more > 0 ? `\n\nand ${more} more scenarios` : ''}`,
    ...evidence.map(({ file, lines, quote }) => {
      const place = lines === undefined ? '' : `, lines ${lines.join(' to ')}`;
      return `${codeSpan(file)}${place}:\n\n${fence(quote)}`;
    }),
  ].join('\n\n');
}

/** Lines of the report that name it; of a spec that passed there is none. */
async function tellResult(deps: { readonly client: GitHubClient }, run: ActionRun, name: string): Promise<string> {
  const { number, context } = { number: run.event.kind === 'command' ? run.event.number : 0, context: run.context };
  const body = await readOurComment(deps, { repository: context.repository, number, key: markerOf(run).key });
  const marker = body === null ? null : parseMarker(body);
  if (body === null || marker === null) return 'There is no report on this pull request yet.';
  const of = `The report of \`${marker.head.slice(0, 7)}\``;
  const named = new RegExp(`(?<![\\w.-])${name.replace(/[.]/g, '\\.')}(?![\\w-])`);
  const lines = body.split('\n').filter(line => /^(?:\||- )/.test(line) && named.test(line));
  if (lines.length === 0) return `${of} has nothing against it: it passed, or was not among the specs tested.`;
  return `${of} says:\n\n${fence(lines.slice(0, MOST_LINES).join('\n'))}`;
}
