import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { ensureCommit } from '../../../src/adapters/git/fetch-commits.ts';
import { openRepository } from '../../../src/adapters/git/open-repository.ts';
import { aGitWorkspace } from '../../helpers/git-workspace.ts';

test('a fetch carries the token once, in place of what the checkout left, and without a command line', async () => {
  const seen: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const serverUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  using workspace = aGitWorkspace({ 'a.md': 'a' });
  workspace.git('remote', 'add', 'origin', `${serverUrl}/o/r`);
  workspace.git('config', `http.${serverUrl}/.extraheader`, 'AUTHORIZATION: basic old');
  const repository = await openRepository(workspace.path);
  if (repository === null) throw new Error('no repository');
  const found = await ensureCommit(repository, 'f'.repeat(40), { depth: 1, auth: { serverUrl, token: 'secret' } });
  server.close();
  expect(found).toBe(false);
  expect(seen[0]).toBe(`basic ${Buffer.from('x-access-token:secret').toString('base64')}`);
});

test('what is no object id is never asked for', async () => {
  using workspace = aGitWorkspace({ 'a.md': 'a' });
  const repository = await openRepository(workspace.path);
  if (repository === null) throw new Error('no repository');
  expect(await ensureCommit(repository, '--upload-pack=x', { depth: 1, auth: null })).toBe(false);
});
