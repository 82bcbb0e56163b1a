import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LoopbackAnswer, LoopbackComment, LoopbackRequest } from '../../src/adapters/demo/loopback-github.ts';
import { pageOf } from '../../src/adapters/demo/loopback-pages.ts';

/** An artefact that a run uploaded. */
export interface Artifact {
  readonly name: string;
  readonly bytes: Buffer;
  readonly isForks?: boolean;
  readonly branch?: string;
}

/** A comment that a person wrote. */
export interface GivenComment {
  readonly id: number;
  readonly body: string;
  readonly login: string;
  /** When it was written, and last changed. */
  readonly at: readonly [string, string];
}

export interface PullRequestFacts {
  readonly writers: readonly string[];
  readonly artifacts: readonly Artifact[];
  readonly given: readonly GivenComment[];
  /** Where the bytes of artefacts are had. */
  readonly blobs: BlobServer;
  /** The pull request as the API tells it. */
  readonly pull: () => unknown;
  readonly commits: () => readonly string[];
  /** Ours. */
  readonly comments: () => readonly LoopbackComment[];
}

/** What GitHub answers about one pull request beyond the loopback server's ordinary answers; null: nothing. */
export function answerAboutPull(facts: PullRequestFacts, { method, url }: LoopbackRequest): LoopbackAnswer | null {
  const path = url.pathname;
  const login = /\/collaborators\/([^/]+)\/permission$/.exec(path)?.[1];
  if (login !== undefined) {
    const permission = facts.writers.includes(login) ? 'write' : 'read';
    return { status: 200, body: { permission, role_name: permission, user: { login } } };
  }
  if (/\/pulls\/1$/.test(path)) return { status: 200, body: facts.pull() };
  if (/\/pulls\/1\/commits$/.test(path))
    return pageOf(
      facts.commits().map(sha => ({ sha })),
      url,
    );
  if (/\/commits\/[0-9a-f]+\/pulls$/.test(path)) return pageOf([facts.pull()], url);
  if (path.includes('/actions/artifacts')) return answerArtifacts(facts, url);
  const isList = method === 'GET' && /\/issues\/1\/comments$/.test(path);
  return isList && facts.given.length > 0 ? pageOf(listComments(facts), url) : null;
}

function answerArtifacts({ artifacts, blobs }: PullRequestFacts, url: URL): LoopbackAnswer {
  const id = /\/(\d+)\/zip$/.exec(url.pathname)?.[1];
  if (id === undefined) return listArtifacts(artifacts, url);
  const wanted = artifacts[Number(id) - 1];
  if (wanted === undefined) return { status: 404, body: { message: 'Not Found' } };
  return { status: 302, headers: { location: blobs.offer(wanted.bytes) } };
}

function listArtifacts(artifacts: readonly Artifact[], url: URL): LoopbackAnswer {
  const name = url.searchParams.get('name');
  const listed = artifacts.map((one, i) => ({
    ...{ id: i + 1, name: one.name, size_in_bytes: one.bytes.length, expired: false },
    workflow_run: {
      ...{ id: 9, repository_id: 1, head_repository_id: one.isForks ? 2 : 1 },
      head_branch: one.branch ?? 'change',
    },
  }));
  const found = listed.filter(one => name === null || one.name === name).reverse();
  const page = pageOf(found, url);
  return { ...page, body: { total_count: found.length, artifacts: page.body } };
}

/** Those of people and ours together. */
function listComments({ given, comments }: PullRequestFacts): readonly unknown[] {
  const people = given.map(({ id, body, login, at: [created_at, updated_at] }) => ({
    ...{ id, body, user: { login, type: 'User' }, created_at, updated_at, html_url: `https://x/${id}` },
  }));
  const ours = comments().map(({ id, body, login }) => ({
    ...{ id, body, user: { login, type: 'Bot' }, created_at: 'x', updated_at: 'x', html_url: `https://x/${id}` },
  }));
  return [...people, ...ours];
}

/** Where GitHub keeps artefacts: at an address of another host that is good by itself, and takes no token. */
export interface BlobServer {
  /** The address of these bytes. */
  offer(bytes: Buffer): string;
  close(): Promise<void>;
}

export async function startBlobServer(): Promise<BlobServer> {
  const offered: Buffer[] = [];
  const server = createServer((request, response) => {
    const bytes = offered[Number(request.url?.slice(1))];
    const isRefused = bytes === undefined || request.headers.authorization !== undefined;
    response.writeHead(isRefused ? 403 : 200, { 'content-type': 'application/zip' }).end(isRefused ? '' : bytes);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    offer: bytes => `http://127.0.0.1:${port}/${offered.push(bytes) - 1}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
