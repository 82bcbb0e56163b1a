import type { ActionInputs } from '../action-inputs.ts';
import type { RunEvent } from '../adapters/github/read-event.ts';
import type { RunContext } from '../adapters/github/read-run-context.ts';
import type { CommentMarker } from '../lib/comment-marker.ts';

/** What every part of an action run needs to know. */
export interface ActionRun {
  readonly inputs: ActionInputs;
  readonly context: RunContext;
  readonly event: RunEvent;
}

/** The commit that links and statuses name: the pull request's newest, not GitHub's merge commit. */
export function headShaOf({ event, context }: ActionRun): string {
  return 'headSha' in event ? event.headSha : context.sha;
}

/** The hidden first line of this run's comment. */
export function markerOf(run: ActionRun): CommentMarker {
  const { context, inputs } = run;
  const folder = inputs.workingDirectory === '.' ? '' : `/${inputs.workingDirectory}`;
  return {
    key: `${context.workflow}${folder}`,
    head: headShaOf(run),
    run: context.runNumber,
    attempt: context.runAttempt,
  };
}

/** Every secret this run knows, for the redactor. */
export function secretsOf({ inputs }: ActionRun, env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const named = Object.entries(env).filter(([name]) => /(?:_KEY|_TOKEN|_SECRET|PASSWORD)$/i.test(name));
  return [inputs.apiKey, inputs.githubToken, ...named.map(([, value]) => value)].filter(
    secret => typeof secret === 'string',
  );
}
