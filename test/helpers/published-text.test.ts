import { describe, expect, it } from 'vitest';
import { findUnclean, listCommands } from './published-text.ts';

const HOME = 'https://github.com/acme/desk/';

describe('a published text is unclean with', () => {
  it.each([
    ['a mention', 'hello @octocat'],
    ['a reference', 'see #12'],
    ['a reference in the old form', 'see GH-12'],
    ['an address', 'at https://evil.example'],
    ['a link', '[x](javascript:alert)'],
    ['an image', '![x](https://github.com/acme/desk/x.png)'],
    ['a tag', 'a <img src=x> b'],
    ['a block of HTML', '<script>\nx\n</script>'],
    ['a mention in HTML', '<details><summary>@octocat</summary></details>'],
    ['what is not closed', '<details><summary>x</summary>'],
    ['what was not opened', 'x\n\n</details>'],
    ['a comment that is no marker of ours', '<!-- x -->'],
    ['a character that reorders', 'a\u202eb'],
    ['a character that nobody sees', 'a\u200bb'],
    ['a character that steers', 'a\u001b[31mb'],
    ['a torn table', '| a | b |\n| :- | :- |\n| x | y | z |'],
  ])('%s', (_what, text) => {
    expect(findUnclean(text, HOME)).not.toEqual([]);
  });

  it('nothing of all that in code, or escaped', () => {
    const text = `<!-- proviso:v1 key=k head= run=1.1 -->\n## x\n\n\`@a #1\` \\# &lt;b&gt; [y](${HOME}blob/x)\n\n\`\`\`\n| @b |\n<i>\n\`\`\`\n`;
    expect(findUnclean(text, HOME)).toEqual([]);
  });
});

it('a runner carries out what stands outside of stop-commands lines', () => {
  const log =
    'a\n::error::x\n::stop-commands::t\n::set-output name=a::b\n##[error]\n::t::\n  ::add-mask::y\nz ##[group]w\n';
  expect(listCommands(log).map(({ name }) => name)).toEqual(['error', 'stop-commands', 'add-mask', 'group']);
});
