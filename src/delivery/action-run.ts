import { relative, resolve, sep } from 'node:path';
import type { ActionInputs } from '../action-inputs.ts';
import type { RunEvent } from '../adapters/github/read-event.ts';
import type { RunContext } from '../adapters/github/read-run-context.ts';
import type { CommentMarker } from '../lib/comment-marker.ts';
import type { BaselineEntry } from '../model/spec-set.ts';

/** A command that a person who may write gave in a comment: it is carried out without the pull request's code. */
export interface CommandEvent {
  readonly kind: 'command';
  readonly command: 'test' | 'rerun' | 'accept';
  readonly number: number;
  readonly headSha: string;
  readonly headRef: string;
  readonly baseRef: string;
  readonly isFork: boolean;
  /** What the command itself accepts. */
  readonly accepted: readonly BaselineEntry[];
}

/** What a run is about; a comment is read for its command first. */
export type ActionEvent = Exclude<RunEvent, { kind: 'comment' }> | CommandEvent;

/** What every part of an action run needs to know. */
export interface ActionRun<E = ActionEvent> {
  readonly inputs: ActionInputs;
  readonly context: RunContext;
  readonly event: E;
  /** A fork's pull request without a key: what needs none is done and shown. */
  readonly isKeyless?: boolean;
}

/** The commit that links and statuses name: the pull request's newest, not GitHub's merge commit. */
export function headShaOf({ event, context }: ActionRun): string {
  return 'headSha' in event ? event.headSha : context.sha;
}

/**
 * What tells this run's comment, commit status and report from those of another agent's step in the same workflow: its
 * folder within the checkout, in one spelling; empty for the checkout itself.
 */
export function folderOf({ context, inputs }: Pick<ActionRun, 'context' | 'inputs'>): string {
  return relative(context.workspace, resolve(context.workspace, inputs.workingDirectory)).replaceAll(sep, '/');
}

/** The hidden first line of this run's comment. */
export function markerOf(run: ActionRun): CommentMarker {
  const { context } = run;
  const folder = folderOf(run);
  return {
    key: `${context.workflow}${folder === '' ? '' : `/${folder}`}`,
    head: headShaOf(run),
    run: context.runNumber,
    attempt: context.runAttempt,
  };
}

/** The name of the commit status: `proviso`, with the folder of a run that is not about the whole checkout. */
export function statusNameOf(run: ActionRun): string {
  const folder = folderOf(run);
  return folder === '' ? 'proviso' : `proviso (${folder})`;
}

/** The pull request that a run comments on; null where it comments on none, as in the queue and on a push. */
export function commentedPull({ event }: ActionRun): number | null {
  return event.kind === 'pull-request' || event.kind === 'command' ? event.number : null;
}

/**
 * Every secret this run knows, for the redactor: the inputs `api-key` and `github-token`, and what looks like one by name.
 * @param more further variables that hold keys, by the configuration
 */
export function secretsOf(
  env: Readonly<Record<string, string | undefined>>,
  more: readonly string[] = [],
): readonly string[] {
  const named = Object.entries(env).filter(([name]) => NAMED_SECRET.test(name) || more.includes(name));
  return [...new Set(named.flatMap(([, value = '']) => [value, value.trim()]))].filter(value => value !== '');
}

const NAMED_SECRET = /(?:[_-]KEY|[_-]TOKEN|_SECRET|PASSWORD)$/i;
