import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secretForms } from '../../src/report/redact-secrets.ts';
import { loanDeskFiles } from '../helpers/a-loan-desk.ts';
import { aPullRequest, type PullRun, type StagedPull } from '../helpers/a-pull-request.ts';
import { findHidden, findUnclean, listCommands } from '../helpers/published-text.ts';

const HOME = 'https://github.com/acme/desk/';
const KEY = 'sk-test_0123_4567_89ab_cdef*|<x>';
const COMMANDS = [
  '::set-output name=conclusion::success',
  '::add-mask::overdue',
  '::error::all is well',
  '##[error]all is well',
  '::stop-commands::x',
];
/** One line that tries everything that a line can try. */
const LINE = [
  '@acme/admins @octocat #1 GH-1 acme/desk#2 https://evil.example www.evil.example',
  '<script>alert(1)</script><img src=x onerror=alert(1)></code></summary></details><details open><h1>',
  '<!-- proviso:v1 key=proviso head= run=999.9 -->',
  '[click](javascript:alert(1)) ![x](https://evil.example/p.png) | a | b | `````` ~~~ **bold** $x$',
  '\u202eevil\u202c z\u200bero \ufeff\u2066w\u2069 \u001b[31mred\u001b[0m \u0007',
  KEY,
].join(' ');
const BLOCK = `${LINE}\n${COMMANDS.join('\n')}\n\`\`\`\`\`\`\`\`\n</details>\n\n# heading\n\r${COMMANDS.join('\r')}`;
const LONG = `${LINE} ${'All work and no play. '.repeat(14_000)}`;
const js = (text: string) => JSON.stringify(text);

const CALM = loanDeskFiles('false');
const agent = (loanDeskFiles('true')['agent.mjs'] ?? '')
  .replace("say('Which loan is it?'", `say(${js(`Which loan is it? ${BLOCK}`)}`)
  .replace("say('Done, the loan is cancelled.')", `say(${js(`Done, the loan is cancelled. ${LONG}`)})`);
const environment = `console.log(${js(BLOCK)});\nprocess.stderr.write(${js(`${BLOCK}\n`)});\n${(CALM['env.mjs'] ?? '').replace("'cancelled'", js(LONG))}`;
const spec = (CALM['specs/library/overdue-loans.yaml'] ?? '')
  .replace('rule: overdue loans', `rule: ${js(`overdue loans ${LINE}`)}`)
  .replace('title: An overdue loan is to be cancelled', `title: ${js(`Overdue ${LINE}`)}`)
  .replace('text: the loan is overdue', `text: ${js(`the loan is overdue ${LINE}`)}`)
  .replace('text: the agent does not cancel the loan', `text: ${js(`it is not cancelled ${LINE}`)}`);
const OVERLAY = {
  'agent.mjs': agent,
  'env.mjs': environment,
  'prompt.md': `${CALM['prompt.md']}\nYou must never renew a loan for ${LINE}\n\n${BLOCK}\n\n${'Filler of no use. '.repeat(3_000)}\n`,
  'tools.json': (CALM['tools.json'] ?? '').replace('"description": ""', `"description": ${js(`Renews. ${BLOCK}`)}`),
  'specs/library/overdue-loans.yaml': spec,
};

describe('a hostile pull request', () => {
  let pull: StagedPull;
  let run: PullRun;

  beforeAll(async () => {
    pull = await aPullRequest({
      base: CALM,
      overlay: OVERLAY,
      inputs: { engine: 'offline', 'api-key': KEY },
      told: { title: BLOCK, body: LONG, branch: 'x`$(id)`/@octocat-<img>-::error::' },
    });
    run = await pull.push();
  });
  afterAll(async () => {
    await pull[Symbol.asyncDispose]();
  });

  const written = () => [
    pull.github.comments()[0]?.body ?? '',
    readFileSync(run.summaryPath, 'utf8'),
    readFileSync(run.outputs['report-json'] ?? '', 'utf8'),
  ];

  test('is red for the rule that it breaks', () => {
    expect(run.outputs).toMatchObject({ conclusion: 'failure', 'new-violations': '1' });
    expect(run.exitCode).toBe(1);
    expect(pull.github.comments()).toHaveLength(1);
    expect(pull.github.comments()[0]?.body).toMatch(
      /^<!-- proviso:v1 key=\S+ head=\S+ run=1\.1 -->\n## ❌ 1 new violation/,
    );
  });

  test('leaves a comment and a summary in which nothing is active', () => {
    const [comment = '', summary = ''] = written();
    expect(comment).toContain('overdue-loans.cancel');
    expect(findUnclean(comment, HOME)).toEqual([]);
    expect(findUnclean(summary, HOME)).toEqual([]);
  });

  test('stays within what GitHub takes', () => {
    const [comment = '', summary = ''] = written();
    expect(comment.length).toBeLessThanOrEqual(65_536);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1024 * 1024);
  });

  test('does not bring the key into anything that is written', () => {
    for (const text of written()) {
      expect(text).toContain('***');
      expect(text).not.toContain('sk-test');
      expect(secretForms(KEY).filter(form => text.includes(form))).toEqual([]);
    }
    const shown = run.log.split('\n').filter(line => !line.startsWith('::add-mask::'));
    expect(shown.join('\n')).not.toContain('sk-test');
  });

  test('gives the runner no command of its own', () => {
    const commands = listCommands(run.log);
    expect([...new Set(commands.map(({ name }) => name))].sort()).toEqual(['add-mask', 'error']);
    const errors = commands.filter(({ name }) => name === 'error').map(({ line }) => line);
    expect(errors).toEqual([
      expect.stringMatching(/^::error title=New violation%3A overdue-loans\.cancel,file=prompt\.md,/),
    ]);
    const masks = commands
      .filter(({ name }) => name === 'add-mask')
      .map(({ line }) => line.slice('::add-mask::'.length));
    const known = [KEY, 'stage-token'].flatMap(secretForms).map(form => form.replaceAll('%', '%25'));
    expect(masks.filter(mask => !known.includes(mask))).toEqual([]);
    expect(run.outputs['conclusion']).toBe('failure');
    expect(findHidden(run.log.replaceAll('\n', ' '))).toEqual([]);
  });
});

describe('what goes wrong with hostile words in it', () => {
  test.each([
    ['an environment that fails with them', { 'env.mjs': `throw new Error(${js(BLOCK)});` }, 3],
    [
      'an agent that fails with them',
      { 'agent.mjs': `export const start = () => { throw new Error(${js(BLOCK)}); };` },
      3,
    ],
    ['a configuration with them', { 'proviso.yaml': `${CALM['proviso.yaml']}${js(LINE)}: ${js(BLOCK)}\n` }, 2],
    ['a spec with them', { 'specs/library/overdue-loans.yaml': `${js(LINE)}: ${js(BLOCK)}\n` }, 2],
    ['tools with them', { 'tools.json': js(BLOCK) }, 2],
  ])('%s leaves comment, summary and log clean', async (_what, overlay, code) => {
    await using pull = await aPullRequest({ base: CALM, overlay, inputs: { engine: 'offline', 'api-key': KEY } });
    const run = await pull.push();
    expect(run.exitCode).toBe(code);
    const texts = [pull.github.comments()[0]?.body ?? '', readFileSync(run.summaryPath, 'utf8')];
    for (const text of texts) {
      expect(text).toMatch(/^## ❌/m);
      expect(findUnclean(text, HOME)).toEqual([]);
      expect(text).not.toContain('sk-test');
    }
    const names = listCommands(run.log).map(({ name }) => name);
    expect(names.filter(name => !['add-mask', 'error', 'warning', 'stop-commands'].includes(name))).toEqual([]);
    expect(names.filter(name => name === 'error').length).toBeLessThanOrEqual(1);
    const shown = run.log.split('\n').filter(line => !line.startsWith('::add-mask::'));
    expect(shown.join('\n')).not.toContain('sk-test');
    expect(findHidden(shown.join(' '))).toEqual([]);
  });
});
