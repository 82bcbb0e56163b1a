import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageOf } from './loopback-pages.ts';

export interface LoopbackComment {
  readonly id: number;
  readonly login: string;
  readonly body: string;
}

/** An answer that replaces the ordinary one: how GitHub refuses, limits or breaks. */
export interface LoopbackFault {
  readonly method: string;
  readonly path: RegExp;
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** How many requests it hits; default: all. */
  readonly times?: number;
}

export interface LoopbackOptions {
  /** Whose token the client uses. */
  readonly viewer?: string;
  readonly comments?: readonly { readonly login: string; readonly body: string }[];
  /** `merge_base_commit` of every comparison. */
  readonly mergeBase?: string;
  readonly faults?: readonly LoopbackFault[];
  /** Asked before the ordinary answers: what a test needs more of GitHub. Null: the ordinary answer. */
  readonly answer?: (request: LoopbackRequest) => Promise<LoopbackAnswer | null> | LoopbackAnswer | null;
  /** Is told every request with its answer, before the answer is sent. */
  readonly onExchange?: (request: LoopbackRequest, answer: LoopbackAnswer) => void;
}

export interface LoopbackRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface LoopbackAnswer {
  readonly status: number;
  /** Sent as JSON; bytes as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface LoopbackGitHub {
  readonly url: string;
  /** The comments of the pull request as they stand, oldest first. */
  comments(): readonly LoopbackComment[];
  /** Commit statuses that were written, oldest first. */
  statuses(): readonly { readonly sha: string; readonly state: string; readonly context: string }[];
  /** `METHOD /path?query` of every request. */
  requests(): readonly string[];
  close(): Promise<void>;
}

interface LoopbackState {
  comments: LoopbackComment[];
  readonly statuses: { sha: string; state: string; context: string }[];
  readonly requests: string[];
  readonly faults: { fault: LoopbackFault; left: number }[];
  readonly viewer: string;
  readonly mergeBase: string;
  readonly more: NonNullable<LoopbackOptions['answer']>;
  readonly onExchange: NonNullable<LoopbackOptions['onExchange']>;
  nextId: number;
}

type Answer = LoopbackAnswer;

interface ApiRequest extends LoopbackRequest {
  readonly origin: string;
}

/** GitHub takes comments of this many characters. */
const BODY_LIMIT = 65_536;

/**
 * A small part of GitHub's REST and GraphQL API on the loopback interface: comments of one pull request with pages,
 * comparisons, the viewer, commit statuses. It refuses what GitHub refuses: no token, a body that is too long.
 */
export async function startLoopbackGitHub(options: LoopbackOptions = {}): Promise<LoopbackGitHub> {
  const state: LoopbackState = {
    comments: (options.comments ?? []).map(({ login, body }, index) => ({ id: 1000 + index, login, body })),
    statuses: [],
    requests: [],
    faults: (options.faults ?? []).map(fault => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY })),
    viewer: options.viewer ?? 'github-actions[bot]',
    mergeBase: options.mergeBase ?? '0'.repeat(40),
    more: options.answer ?? (() => null),
    onExchange: options.onExchange ?? (() => {}),
    nextId: 5000,
  };
  const server = createServer((request, response) => {
    serve(state, request, response).catch(() => response.destroy());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    comments: () => [...state.comments],
    statuses: () => [...state.statuses],
    requests: () => [...state.requests],
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(state: LoopbackState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const origin = `http://${request.headers.host}`;
  const url = new URL(request.url ?? '/', origin);
  const method = request.method ?? 'GET';
  state.requests.push(`${method} ${url.pathname}${url.search}`);
  const text = Buffer.concat(chunks).toString('utf8');
  const asked = readRequest();
  const refusal = readFault(state, method, url.pathname) ?? authorize(request);
  const answer = refusal ?? (await state.more(asked)) ?? route(state, asked);
  state.onExchange(asked, answer);
  response.writeHead(answer.status, { 'content-type': 'application/json; charset=utf-8', ...answer.headers });
  const isRaw = answer.body === undefined || Buffer.isBuffer(answer.body);
  response.end(isRaw ? answer.body : JSON.stringify(answer.body));

  function readRequest(): ApiRequest {
    const { headers } = request;
    return { method, url, headers, origin, body: text === '' ? {} : (JSON.parse(text) as ApiRequest['body']) };
  }
}

function readFault(state: LoopbackState, method: string, path: string): Answer | null {
  const hit = state.faults.find(({ fault, left }) => left > 0 && fault.method === method && fault.path.test(path));
  if (hit === undefined) return null;
  hit.left -= 1;
  const { status, message, headers = {} } = hit.fault;
  return { status, body: { message, documentation_url: 'https://docs.github.com/rest' }, headers };
}

function authorize(request: IncomingMessage): Answer | null {
  return request.headers.authorization === undefined ? { status: 401, body: { message: 'Bad credentials' } } : null;
}

const NOT_FOUND: Answer = { status: 404, body: { message: 'Not Found' } };

function route(state: LoopbackState, request: ApiRequest): Answer {
  const { method, url } = request;
  const path = url.pathname;
  if (path === '/graphql') return { status: 200, body: { data: { viewer: { login: state.viewer } } } };
  if (/^\/repos\/[^/]+\/[^/]+\/issues\/\d+\/comments$/.test(path)) {
    return method === 'POST' ? createComment(state, request) : listComments(state, request);
  }
  const comment = /^\/repos\/[^/]+\/[^/]+\/issues\/comments\/(\d+)$/.exec(path)?.[1];
  if (comment !== undefined) return changeComment(state, request, Number(comment));
  if (/^\/repos\/[^/]+\/[^/]+\/compare\/.+\.\.\..+$/.test(decodeURIComponent(path))) {
    return { status: 200, body: { merge_base_commit: { sha: state.mergeBase }, files: [] } };
  }
  if (/\/actions\/artifacts$/.test(path)) return { status: 200, body: { total_count: 0, artifacts: [] } };
  if (/\/pulls\/\d+\/commits$/.test(path)) return { status: 200, body: [] };
  const sha = /^\/repos\/[^/]+\/[^/]+\/statuses\/([0-9a-f]+)$/.exec(path)?.[1];
  if (sha !== undefined && method === 'POST') {
    state.statuses.push({ sha, state: String(request.body['state']), context: String(request.body['context']) });
    return { status: 201, body: {} };
  }
  return NOT_FOUND;
}

function listComments(state: LoopbackState, { url }: ApiRequest): Answer {
  return pageOf(
    state.comments.map(item => toJson(item, url.origin)),
    url,
  );
}

function createComment(state: LoopbackState, { body, origin }: ApiRequest): Answer {
  const text = String(body['body']);
  if (text.length > BODY_LIMIT) return tooLong();
  const created = { id: state.nextId++, login: state.viewer, body: text };
  state.comments.push(created);
  return { status: 201, body: toJson(created, origin) };
}

function changeComment(state: LoopbackState, { method, body, origin }: ApiRequest, id: number): Answer {
  const found = state.comments.find(comment => comment.id === id);
  if (found === undefined) return NOT_FOUND;
  if (method === 'DELETE') {
    state.comments = state.comments.filter(comment => comment.id !== id);
    return { status: 204 };
  }
  const text = String(body['body']);
  if (text.length > BODY_LIMIT) return tooLong();
  const changed = { ...found, body: text };
  state.comments = state.comments.map(comment => (comment.id === id ? changed : comment));
  return { status: 200, body: toJson(changed, origin) };
}

function tooLong(): Answer {
  const message = `Body is too long (maximum is ${BODY_LIMIT} characters)`;
  const error = { resource: 'IssueComment', code: 'unprocessable', field: 'data', message };
  return { status: 422, body: { message: 'Validation Failed', errors: [error] } };
}

function toJson(comment: LoopbackComment, origin: string): unknown {
  const { id, login, body } = comment;
  const type = login.endsWith('[bot]') ? 'Bot' : 'User';
  const at = '2026-05-15T12:00:00Z';
  return {
    id,
    body,
    user: { login, type },
    created_at: at,
    updated_at: at,
    html_url: `${origin}/acme/desk/pull/1#issuecomment-${id}`,
  };
}
