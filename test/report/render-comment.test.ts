import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { parseMarker } from '../../src/lib/comment-marker.ts';
import { reportSchema } from '../../src/model/report.ts';
import { NO_USAGE } from '../../src/model/trace.ts';
import { COMMENT_LIMIT, renderComment } from '../../src/report/render-comment.ts';
import { renderSummary, SUMMARY_LIMIT } from '../../src/report/render-summary.ts';
import { reportDiff } from '../../src/report/report-diff.ts';
import {
  aContext,
  aDrift,
  anAgentReport,
  anAttribution,
  aRefinedSpec,
  aReport,
  aResult,
  aTrace,
  aTrial,
  aViolation,
  aWitness,
  HEAD_SHA,
} from '../helpers/a-report.ts';

const golden = (name: string) => `./goldens/${name}.md`;
const refined = aRefinedSpec();

const oneViolation = aReport({
  conclusion: 'failure',
  reasons: ['1 new violation: cancel-eligibility.no-condition'],
  specs: [aViolation(), aResult({ id: 'confirm-first.booking' })],
});

const fortyViolations = aReport({
  conclusion: 'failure',
  reasons: ['40 new violations: cancel-eligibility.case-01, cancel-eligibility.case-02 and 38 more'],
  specs: Array.from({ length: 40 }, (_, i) => {
    return aViolation({ id: `cancel-eligibility.case-${String(i + 1).padStart(2, '0')}` });
  }),
  drift: aDrift({ flagged: true, p: 0.002 }),
});

const inconclusive = aResult({
  id: 'confirm-first.booking',
  verdict: 'inconclusive',
  inconclusive: 'budget',
  reason: '2 more trials without a violation would decide it',
  n: 13,
  interval: { confidence: 0.95, upper: 0.206 },
});

describe('the comment', () => {
  it('green', async () => {
    await expect(renderComment(aReport(), aContext())).toMatchFileSnapshot(golden('green'));
  });

  it('one violation: rule, quotation, transcript, repair, replay', async () => {
    await expect(renderComment(oneViolation, aContext())).toMatchFileSnapshot(golden('one-violation'));
  });

  it('forty violations: what does not fit is counted', async () => {
    const comment = renderComment(fortyViolations, aContext({ trials: new Map([['trial-1', longTrial()]]) }));
    await expect(comment).toMatchFileSnapshot(golden('forty-violations'));
    expect(comment).toMatch(/_\+\d+ more violations in the job summary; also there: drift, what to do next_/);
  });

  it('only inconclusive', async () => {
    const report = aReport({ specs: [inconclusive, aResult()] });
    await expect(renderComment(report, aContext())).toMatchFileSnapshot(golden('inconclusive'));
  });

  it('only drift', async () => {
    const features = [
      { name: 'calls of find_guest', base: 1.02, head: 1.94, effect: 1.31, p: 0.0005 },
      { name: 'bigram find_guest > cancel_booking', base: 0.8, head: 0.11, effect: -0.92, p: 0.0041 },
    ];
    const report = aReport({
      drift: aDrift({ flagged: true, p: 0.0005, features }),
      overRefusal: [{ id: 'cancel-eligibility.insured', base: 1, head: 0.4 }],
    });
    await expect(renderComment(report, aContext())).toMatchFileSnapshot(golden('drift'));
  });

  it('only over-refusal: what the rules permit is done less often', async () => {
    const overRefusal = [
      { id: 'cancel-eligibility.insured', base: 1, head: 0.4 },
      { id: 'change-date.flexible-fare', base: 0.9, head: 0.2 },
    ];
    await expect(renderComment(aReport({ overRefusal }), aContext())).toMatchFileSnapshot(golden('over-refusal'));
  });

  it('a pull request from a fork: red, what was read without a key, and who can test it', async () => {
    const untested = 'not tested: fork, no key (see on-fork)';
    const report = aReport(
      {
        conclusion: 'error',
        reasons: [untested],
        specs: [],
        diff: {
          entries: [],
          findings: [{ kind: 'weakened', rule: 'refund-limit', reason: 'prohibited is permitted now' }],
        },
        cost: {
          usd: null,
          tokens: 0,
          trials: 0,
          calls: 0,
          usage: NO_USAGE,
          forecast: { trials: 0, usd: null, minutes: 0 },
        },
        models: [],
      },
      { engine: 'offline', conclusion: 'error' },
    );
    const comment = renderComment(report, aContext());
    await expect(comment).toMatchFileSnapshot(golden('fork'));
    expect(comment).toContain('/proviso test SHA');
  });

  it('violations by strategy', async () => {
    const byStrategy = {
      default: { n: 4, violations: 1 },
      'limit.once-more': { n: 3, violations: 2 },
      'identity.other-guest': { n: 3, violations: 0 },
    };
    const witnesses = aViolation().witnesses.map(found => ({ ...found, strategy: 'limit.once-more' }));
    const specs = [
      aViolation({ byStrategy, witnesses, n: 10, violations: 3 }),
      aResult({ id: 'confirm-first.booking' }),
    ];
    const report = aReport({ conclusion: 'failure', reasons: ['1 new violation'], specs });
    await expect(renderComment(report, aContext())).toMatchFileSnapshot(golden('strategies'));
  });

  it('specs removed, added and changed', async () => {
    const scenario = { ...refined.scenario, force: 'permitted' as const, title: 'No condition holds, within 24 hours' };
    const added = { id: 'cancel-eligibility.late', rule: 'cancel-eligibility' };
    const diff = reportDiff({
      entries: [
        { class: 'removed', rule: 'refund-limit', scenario: 'refund-limit.once', before: refined, after: null },
        {
          class: 'force-changed',
          rule: refined.spec.id,
          scenario: scenario.id,
          before: refined,
          after: { ...refined, scenario },
        },
        { class: 'added', rule: added.rule, scenario: added.id, before: null, after: refined },
        { class: 'evidence-moved', rule: 'confirm-first', scenario: null, before: refined, after: refined },
      ],
      findings: [
        { kind: 'removed', rule: 'refund-limit', reason: 'its passage was deleted from prompts/desk.md' },
        { kind: 'uncommitted', rule: 'cancel-eligibility', reason: 'mined here, and not in specs/desk' },
      ],
    });
    const patch =
      'diff --git a/specs/desk/a.yaml b/specs/desk/a.yaml\nnew file mode 100644\n--- /dev/null\n+++ b/specs/desk/a.yaml\n@@ -0,0 +1,1 @@\n+id: a\n';
    const report = aReport({ diff, patch });
    await expect(renderComment(report, aContext())).toMatchFileSnapshot(golden('specs-removed'));
  });

  it('a reason that several specs share is told once', () => {
    const fault = { verdict: 'error', invalid: 2, reason: 'this agent needs a model' } as const;
    const specs = ['a.one', 'a.two', 'a.three'].map(id => aResult({ ...fault, id }));
    const text = renderComment(aReport({ specs }), aContext());
    expect(text.match(/this agent needs a model/g)).toHaveLength(1);
    for (const { id } of specs) expect(text).toContain(`[\`${id}\`]`);
    expect(text).not.toContain('Trials that did not count');
  });

  it('tells violations by strategy, and which cases were dropped', () => {
    const byStrategy = { default: { n: 4, violations: 0 }, 'limit.once-more': { n: 3, violations: 2 } };
    const dropped = [{ reason: 'the environment refuses the compliant call of `pay`', cases: 2 }];
    const specs = [aViolation({ byStrategy }), aResult({ id: 'confirm-first.booking', dropped })];
    const text = renderComment(aReport({ conclusion: 'failure', reasons: ['1 new violation'], specs }), aContext());
    expect(text).toContain('Violations by strategy, of 2 strategies tried: `limit.once-more` 2 of 3.');
    expect(text).toContain('Cases that were dropped before their trials');
    expect(text).toMatch(/`confirm-first\.booking`: 2 cases: the environment refuses/);
  });

  it('names of many strategies those with the most violations', () => {
    const tried = Array.from({ length: 9 }, (_, i) => [`scope.way-${i}`, { n: 9, violations: i }] as const);
    const specs = [aViolation({ byStrategy: Object.fromEntries(tried) })];
    const text = renderComment(aReport({ conclusion: 'failure', reasons: ['1 new violation'], specs }), aContext());
    expect(text).toContain('of 9 strategies tried: `scope.way-8` 8 of 9, `scope.way-7` 7 of 9');
    expect(text).toContain('`scope.way-4` 4 of 9 and 3 more.');
  });

  it('tells a mix of many strategies by its shares', () => {
    const few = { default: 0.2, 'limit.once-more': 0.8 };
    const many = {
      default: 0.2,
      ...Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`scope.way-${i}`, 0.05])),
    };
    const specs = [aResult({ mix: few }), aResult({ id: 'confirm-first.booking', mix: many })];
    const text = renderSummary(aReport({ specs }), aContext());
    expect(text).toContain('default 20 %, limit.once-more 80 %');
    expect(text).toContain('default 20 %, 16 strategies 80 %');
  });

  it('first run', async () => {
    const report = aReport(
      {
        isFirstRun: true,
        specs: [aViolation({ attribution: null, class: 'onboarding' }), aResult({ id: 'confirm-first.booking' })],
        notTested: [
          { id: 'a.one', reason: 'beyond suite.onboarding' },
          { id: 'a.two', reason: 'beyond suite.onboarding' },
        ],
        patch: '',
      },
      { base: null },
    );
    await expect(renderComment(report, aContext())).toMatchFileSnapshot(golden('first-run'));
  });

  it('error', async () => {
    const report = aReport(
      {
        conclusion: 'error',
        reasons: ['1 of 3 accepted specs decided (80 % are needed)'],
        specs: [
          aResult(),
          aResult({ id: 'a.one', verdict: 'not-tested', n: 0, interval: null, reason: 'budget: 600 trials are spent' }),
          aResult({ id: 'a.two', verdict: 'untestable', n: 0, interval: null, reason: 'unknown field: bookings.tier' }),
        ],
      },
      { conclusion: 'error', faults: ['shard 2 of 4 is missing'], notes: ['The policy comes from the base.'] },
    );
    await expect(renderComment(report, aContext())).toMatchFileSnapshot(golden('error'));
  });

  it('known, waived, fixed, seen once and in passing stand apart from what is new', async () => {
    const collateral = [aWitness({ scenario: 'identity-first.cancel' })];
    const onBoth = 'violated in 9 of 10 replays on head and 3 of 10 on base';
    const report = aReport({
      specs: [
        aViolation({ id: 'a.known', attribution: anAttribution('known', 9, 3), reason: onBoth }),
        aViolation({ id: 'a.waived', attribution: anAttribution('known', 9, 3), waived: true, reason: onBoth }),
        aResult({ id: 'a.fixed', waived: true }),
        aResult({
          id: 'a.once',
          verdict: 'inconclusive',
          inconclusive: 'unconfirmed',
          attribution: anAttribution('unconfirmed', 1),
          reason: 'violated in 1 of 10 trials, and in none of the replays',
        }),
        aViolation({ id: 'a.proposed', gates: false }),
      ],
    });
    const context = aContext({ trials: new Map([['trial-1', aTrial({ collateral })]]) });
    await expect(renderComment(report, context)).toMatchFileSnapshot(golden('not-new'));
  });

  it('starts with a marker that says which run wrote it', () => {
    expect(parseMarker(renderComment(aReport(), aContext()))).toEqual({
      key: 'proviso.yaml',
      head: HEAD_SHA,
      run: 7,
      attempt: 1,
    });
    expect(renderComment(aReport(), aContext({ marker: null }))).toMatch(/^## /);
  });

  it('with several agents: a headline each', () => {
    const report = aReport(
      {},
      { agents: [anAgentReport(), anAgentReport({ agent: 'billing', specs: [aViolation()] })] },
    );
    const headlines = renderComment(report, aContext()).match(/^## .*$/gm);
    expect(headlines).toEqual(['## ✅ No new violations in desk', '## ✅ 1 new violation in billing']);
  });

  it('of a run in which nothing was to be tested is green, one without any agent but with a fault is red', () => {
    expect(renderComment(aReport({}, { agents: [] }), aContext())).toContain('\n## ✅ Nothing to test\n');
    const broken = aReport({}, { agents: [], conclusion: 'error', faults: ['no key in OPENAI_API_KEY'] });
    expect(renderComment(broken, aContext())).toMatch(/## ❌ Not enough evidence[\s\S]*- no key in OPENAI\\_API\\_KEY/);
  });

  it('is readable without a repository, a trial or a refined spec', () => {
    const bare = aContext({ repository: null, trials: new Map(), refined: new Map(), summaryUrl: null });
    const comment = renderComment(oneViolation, bare);
    expect(comment).not.toContain('](');
    expect(comment).toContain('**The rule**, from `prompts/desk.md:41-46`:');
  });
});

function longTrial() {
  const events = aTrace().events.map(event =>
    event.kind === 'user' ? { ...event, text: 'a long story '.repeat(40) } : event,
  );
  return aTrial({ trace: aTrace({ events }) });
}

describe('limits', () => {
  it('the fixtures are reports', () => {
    expect(reportSchema.parse(oneViolation)).toEqual(oneViolation);
  });

  it('a comment never exceeds its limit, and no fence or fold is cut', () => {
    const size = fc.record({ specs: fc.integer({ min: 0, max: 400 }), reason: fc.integer({ min: 1, max: 3_000 }) });
    fc.assert(
      fc.property(size, ({ specs, reason }) => {
        const results = Array.from({ length: specs }, (_, i) => {
          const text = 'why | ``` @x '.repeat(Math.ceil(reason / 13));
          return i % 3 === 0
            ? aViolation({ id: `a.v${i}`, reason: text })
            : { ...inconclusive, id: `a.i${i}`, reason: text };
        });
        const comment = renderComment(aReport({ specs: results }), aContext());
        expect(comment.length).toBeLessThanOrEqual(COMMENT_LIMIT);
        expect(comment.match(/<details(?: open)?>/g)?.length).toBe(comment.match(/<\/details>/g)?.length);
        const tree = fromMarkdown(comment);
        expect(tree.children.at(-1)?.type).toBe('paragraph');
      }),
      { numRuns: 25 },
    );
  });

  it('a summary stays under its limit in bytes and lists every spec', () => {
    const specs = Array.from({ length: 3_000 }, (_, i) => aViolation({ id: `a.v${i}`, reason: '€'.repeat(500) }));
    const summary = renderSummary(aReport({ specs }), aContext());
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(SUMMARY_LIMIT);
    expect(summary).toMatch(/more violations in report\.json/);
    expect(renderSummary(oneViolation, aContext())).toContain('Specs 1 to 2');
  });

  it('the summary holds whole transcripts', () => {
    expect(renderSummary(oneViolation, aContext())).toContain('find_guest {"id":"G007"}');
    expect(renderComment(oneViolation, aContext())).not.toContain('find_guest {"id":"G007"}');
  });
});

describe('hostile text', () => {
  it('a rule, a reason and a transcript cannot break out of their place', () => {
    const attack = '<!-- proviso:v1 key=x head= run=99.1 --> @octocat #1 ``` </details> ![p](https://e/p.png) | # x';
    const trace = aTrace({ events: [{ kind: 'user', text: `\n\`\`\`\n\n# ${attack}`, turn: 0 }] });
    const witness = aWitness({ reason: attack, events: [0] });
    const report = aReport({
      specs: [aViolation({ reason: attack, witnesses: [{ trial: 'trial-1', strategy: attack, seed: 's', witness }] })],
      rules: [
        {
          id: 'cancel-eligibility',
          rule: attack,
          source: 'prompt',
          evidence: [{ file: 'a](b)|.md', lines: [1, 2], quote: attack }],
        },
      ],
      notTested: [{ id: 'a.b', reason: attack }],
      models: [attack],
      diff: { entries: [], findings: [{ kind: 'stale', rule: null, reason: attack }] },
    });
    const comment = renderComment(report, aContext({ trials: new Map([['trial-1', aTrial({ trace, witness })]]) }));
    const nodes = allNodes(fromMarkdown(comment));
    const html = nodes.filter(node => node.type === 'html').map(node => node.value ?? '');
    const ours =
      /^(<br>|<!-- proviso:v1 key=proviso\.yaml .*-->|<details(?: open)?><summary>.*<\/summary>|<\/details>|<\/?sub>)$/;
    for (const value of html.flatMap(block => block.split('\n'))) expect(value).toMatch(ours);
    for (const node of nodes) {
      if (node.type === 'text') expect(node.value).not.toMatch(/@octocat|#1|https?:/);
      if (node.type === 'link') expect(node.url).toMatch(/^https:\/\/github\.com\/acme\/desk\//);
    }
    const types = new Set(nodes.map(node => node.type));
    expect(types.has('image')).toBe(false);
    expect(nodes.filter(node => node.type === 'heading' && node.depth === 1)).toEqual([]);
    expect(html.join('\n').match(/@octocat/g)?.length).toBe(html.join('\n').match(/<code>@octocat<\/code>/g)?.length);
  });
});

interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly depth?: number;
  readonly children?: readonly MarkdownNode[];
}

function allNodes(node: MarkdownNode): readonly MarkdownNode[] {
  return [node, ...(node.children ?? []).flatMap(allNodes)];
}
