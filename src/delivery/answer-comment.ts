/**
 * A comment of a pull request that may be a command (action.md, Events). Only an unedited one by a person who may write
 * is carried out, and never with code of the pull request; any other command gets one reply that says why not.
 */
import type { Sides } from '../adapters/git/resolve-sides.ts';
import type { GitHubClient } from '../adapters/github/create-github-client.ts';
import { explainRefusal } from '../adapters/github/explain-refusal.ts';
import { printAcceptance } from '../adapters/github/list-acceptances.ts';
import type { RunEvent } from '../adapters/github/read-event.ts';
import { mayWrite, type PullRequest, readPullRequest } from '../adapters/github/read-pull-request.ts';
import { reply } from '../adapters/github/reply.ts';
import { writeOutputs } from '../adapters/github/write-outputs.ts';
import { EXIT, explainError } from '../exit-code.ts';
import { ConfigError } from '../lib/errors.ts';
import type { Log } from '../model/ports.ts';
import { codeSpan, escapeText } from '../report/escape-markdown.ts';
import { redactSecrets } from '../report/redact-secrets.ts';
import { type ActionRun, type CommandEvent, secretsOf } from './action-run.ts';
import { explainSpec } from './explain-spec.ts';
import { findSpecs, isDepartedAgent } from './find-specs.ts';
import { type BotCommand, isNamedCommit, parseCommand } from './parse-command.ts';
import { openClient, tellStatus, warnOf } from './post-result.ts';
import type { RunEnd } from './test-change.ts';

export type CommentRun = ActionRun<Extract<RunEvent, { kind: 'comment' }>>;

export interface CommandMeans {
  readonly openSides: (run: ActionRun) => Promise<{ readonly sides: Sides }>;
  readonly carryOut: (run: ActionRun) => Promise<RunEnd>;
}

export async function answerComment(run: CommentRun, log: Log, means: CommandMeans): Promise<RunEnd> {
  const { isPullRequest, isDeleted, body } = run.event;
  const command = isPullRequest && !isDeleted ? parseCommand(body) : null;
  if (command === null) {
    log.info('The comment is no command of a pull request: nothing to do.');
    return ended(EXIT.green);
  }
  const client = await openClient(run);
  if (client === null) throw new ConfigError('commands need the input "github-token"');
  const decided = await decideOrSay({ client, log }, run, command);
  if ('code' in decided) return decided;
  if ('refusal' in decided) return await refuse({ client, log }, run, decided.refusal);
  const { pull } = decided;
  const asked: ActionRun = { ...run, event: toEvent(run, decided.command, pull) };
  if (decided.command.kind === 'explain')
    return await explain({ client, log, means }, { run, asked, name: decided.command.spec });
  if (decided.command.kind === 'accept') {
    const refused = await refuseUnknown({ client, log, means }, { run, asked, name: decided.command.spec });
    if (refused !== null) return refused;
    warnOf(log, await say({ client }, run, acceptanceText(run, decided.command, pull)));
  }
  return await means.carryOut(asked);
}

/** As {@link decide}; where GitHub does not answer, the person learns that nothing came of the command. */
async function decideOrSay(
  deps: { readonly client: GitHubClient; readonly log: Log },
  run: CommentRun,
  command: BotCommand | { readonly refusal: string },
): Promise<Decided | RunEnd> {
  try {
    return await decide(deps, run, command);
  } catch (error) {
    return await failed(deps, run, error);
  }
}

type Decided = { readonly command: BotCommand; readonly pull: PullRequest } | { readonly refusal: string };

async function decide(
  deps: { readonly client: GitHubClient },
  { event, context }: CommentRun,
  command: BotCommand | { readonly refusal: string },
): Promise<Decided> {
  const { repository } = context;
  if (event.isEdited) return { refusal: 'an edited comment is no command: write a new one' };
  if (!(await isAllowed(deps, { repository, login: event.author })))
    return { refusal: 'commands are carried out for people who may write to this repository' };
  if ('refusal' in command) return command;
  const pull = await readPullRequest(deps, { repository, number: event.number });
  if (!pull.isOpen) return { refusal: 'the pull request is closed' };
  if (command.kind === 'test' && !isNamedCommit(pull.headSha, command.sha))
    return { refusal: `its newest commit is ${codeSpan(pull.headSha)}: look at it, and name it` };
  return { command, pull };
}

/** Nobody is a collaborator where GitHub does not say so. */
async function isAllowed(
  deps: { readonly client: GitHubClient },
  person: { readonly repository: string; readonly login: string },
): Promise<boolean> {
  try {
    return person.login !== '' && (await mayWrite(deps, person));
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) return false;
    const what = { what: 'ask who wrote the comment', permission: 'metadata: read' };
    throw new ConfigError(explainRefusal(what, error));
  }
}

function toEvent({ event }: CommentRun, command: BotCommand, pull: PullRequest): CommandEvent {
  const { number, headSha, headRef, baseRef, isFork } = pull;
  return {
    kind: 'command',
    command: command.kind === 'explain' ? 'test' : command.kind,
    ...{ number, headSha, headRef, baseRef, isFork },
    accepted: command.kind === 'accept' ? [{ spec: command.spec, reason: command.reason, by: `@${event.author}` }] : [],
  };
}

async function refuse(
  { client, log }: { readonly client: GitHubClient; readonly log: Log },
  run: CommentRun,
  refusal: string,
): Promise<RunEnd> {
  log.warn(`not carried out: ${refusal}`);
  warnOf(log, await say({ client }, run, `Not carried out: ${refusal}.`));
  writeOutputs({ conclusion: 'error' });
  return ended(EXIT.usage);
}

interface Asked {
  readonly run: CommentRun;
  readonly asked: ActionRun;
  readonly name: string;
}
type AskedDeps = { readonly client: GitHubClient; readonly log: Log; readonly means: CommandMeans };

/** How the run ended where the spec to accept is unknown or cannot be looked up; null where it is known. */
async function refuseUnknown(deps: AskedDeps, { run, asked, name }: Asked): Promise<RunEnd | null> {
  try {
    const isKnown = await withSides(deps.means, asked, async sides => {
      const { config } = asked.inputs;
      return (await findSpecs(sides, config, name)).length > 0 || (await isDepartedAgent(sides, config, name));
    });
    if (isKnown) return null;
  } catch (error) {
    await tellStatus(asked, deps.log, { state: 'error', description: firstLine(error) });
    return await failed(deps, run, error);
  }
  return await refuse(deps, run, `there is no spec ${codeSpan(name)} in this pull request or on its base`);
}

async function explain(deps: AskedDeps, { run, asked, name }: Asked): Promise<RunEnd> {
  try {
    const text = await withSides(deps.means, asked, async sides => await explainSpec(deps, asked, { sides, name }));
    warnOf(deps.log, await say(deps, run, text));
    return ended(EXIT.green);
  } catch (error) {
    return await failed(deps, run, error);
  }
}

async function withSides<T>(means: CommandMeans, asked: ActionRun, use: (sides: Sides) => Promise<T>): Promise<T> {
  const { sides } = await means.openSides(asked);
  try {
    return await use(sides);
  } finally {
    await sides.dispose();
  }
}

/** What went wrong before a command was carried out: one reply with its first line, all of it in the log. */
async function failed(
  deps: { readonly client: GitHubClient; readonly log: Log },
  run: CommentRun,
  error: unknown,
): Promise<RunEnd> {
  const { code, lines } = explainError(error);
  warnOf(deps.log, await say(deps, run, `Not carried out: ${escapeText(firstLine(error))}.`));
  writeOutputs({ conclusion: 'error' });
  return { code, faults: lines, isAbandoned: false };
}

function firstLine(error: unknown): string {
  const [line = ''] = explainError(error).lines;
  return redactSecrets(line.split('\n')[0] ?? '', secretsOf(process.env));
}

/** The hidden first line ties the acceptance to the commit, for runs to come. */
function acceptanceText(
  { event }: CommentRun,
  { spec, reason }: Extract<BotCommand, { kind: 'accept' }>,
  { headSha }: PullRequest,
): string {
  const marker = printAcceptance({ head: headSha, comment: event.commentId });
  const what = `${codeSpan(spec)} is accepted for \`${headSha.slice(0, 7)}\`, and for no other commit`;
  return `${marker}\n${what}: ${escapeText(reason)}. The patch in the report makes it last for a spec.`;
}

async function say(
  deps: { readonly client: GitHubClient },
  { context, event }: CommentRun,
  text: string,
): Promise<string | null> {
  const body = redactSecrets(text, secretsOf(process.env));
  return await reply(deps, { repository: context.repository, number: event.number, body });
}

function ended(code: number): RunEnd {
  return { code, faults: [], isAbandoned: false };
}
