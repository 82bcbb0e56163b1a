import { describe, expect, it } from 'vitest';
import { createActionsLog } from '../../../src/adapters/github/create-actions-log.ts';
import { readMergeBase } from '../../../src/adapters/github/read-merge-base.ts';
import { writeCommitStatus } from '../../../src/adapters/github/write-commit-status.ts';
import { aGitHub } from '../../helpers/fake-github.ts';

const commits = { repository: 'acme/desk', base: 'main', head: 'b'.repeat(40) };

describe('readMergeBase', () => {
  it('asks the comparison', async () => {
    await using github = await aGitHub({ mergeBase: 'c'.repeat(40) });
    expect(await readMergeBase(github, commits)).toEqual({ sha: 'c'.repeat(40) });
  });

  it('names the missing permission', async () => {
    await using github = await aGitHub({
      faults: [{ method: 'GET', path: /compare/, status: 404, message: 'Not Found' }],
    });
    expect(await readMergeBase(github, commits)).toEqual({
      warning: 'could not compare base and head: GitHub finds no such thing, or the token lacks "contents: read"',
    });
  });
});

describe('writeCommitStatus', () => {
  const status = {
    repository: 'acme/desk',
    sha: 'b'.repeat(40),
    context: 'proviso (apps/desk)',
    state: 'failure',
    description: '2 new',
    url: null,
  } as const;

  it('writes the status under its name', async () => {
    await using github = await aGitHub();
    expect(await writeCommitStatus(github, status)).toBeNull();
    expect(github.server.statuses()).toEqual([{ sha: status.sha, state: 'failure', context: status.context }]);
  });

  it('warns when it may not', async () => {
    await using github = await aGitHub({ faults: [{ method: 'POST', path: /statuses/, status: 403, message: 'no' }] });
    expect(await writeCommitStatus(github, status)).toMatch(/lacks "statuses: write"/);
  });
});

describe('the log of a run on GitHub', () => {
  function logged(action: (log: ReturnType<typeof createActionsLog>) => void): string {
    let out = '';
    action(
      createActionsLog(
        text => text.replaceAll('hunter2', '***'),
        text => {
          out += text;
        },
      ),
    );
    return out;
  }

  it('prints ordinary lines as they are', () => {
    expect(logged(log => log.info('12 specs selected'))).toBe('12 specs selected\n');
  });

  it.each(['::set-output name=x::y', 'a\n::add-mask::b', 'x ##[group]y', 'a\r::error::b'])(
    'a line that looks like a command stands between stop-commands: %j',
    line => {
      const out = logged(log => log.info(line));
      const token = /^::stop-commands::([0-9a-f-]{36})\n/.exec(out)?.[1];
      expect(token).toBeDefined();
      expect(out.endsWith(`\n::${token}::\n`)).toBe(true);
    },
  );

  it('what must not show is taken out of every line', () => {
    expect(logged(log => log.info('key hunter2'))).toBe('key ***\n');
    expect(logged(log => log.warn('key hunter2'))).toBe('::warning::key ***\n');
  });

  it('a warning is one command whatever it holds', () => {
    expect(logged(log => log.warn('a\n::error::b 50%'))).toBe('::warning::a%0A::error::b 50%25\n');
  });
});
