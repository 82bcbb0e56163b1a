import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createGitHubClient } from '../../../src/adapters/github/create-github-client.ts';
import { aGitHub } from '../../helpers/fake-github.ts';

afterEach(() => vi.unstubAllEnvs());

/** A proxy that leads every tunnel to one port of this machine. */
async function aProxy(port: number) {
  const tunnels: string[] = [];
  const server = createServer().on('connect', (request, socket) => {
    tunnels.push(request.url ?? '');
    const target = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      target.pipe(socket).pipe(target);
    });
    target.on('error', () => socket.destroy());
    socket.on('error', () => target.destroy());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${own}`, tunnels, [Symbol.dispose]: () => void server.close() };
}

it('reaches GitHub through the proxy that the runner names', async () => {
  await using github = await aGitHub({ viewer: 'octo' });
  using proxy = await aProxy(Number(new URL(github.server.url).port));
  const apiUrl = 'http://github.example';
  vi.stubEnv('GITHUB_API_URL', apiUrl);
  vi.stubEnv('http_proxy', proxy.url);
  vi.stubEnv('no_proxy', '');
  const client = await createGitHubClient({ token: 't', apiUrl });
  await client.rest.issues.listComments({ owner: 'acme', repo: 'desk', issue_number: 1 });
  expect(proxy.tunnels).toEqual(['github.example:80']);
  expect(github.server.requests()).toEqual(['GET /repos/acme/desk/issues/1/comments']);
});

it('sends the token with every request', async () => {
  const seen: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers.authorization);
    response.setHeader('content-type', 'application/json').end('[]');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = await createGitHubClient({ token: 'secret', apiUrl: `http://127.0.0.1:${port}` }, {});
  await client.rest.issues.listComments({ owner: 'acme', repo: 'desk', issue_number: 1 });
  expect(seen).toEqual(['token secret']);
  server.closeAllConnections();
  server.close();
});
