import { expect, it } from 'vitest';
import { compareLabels, printScores } from '../../bench/compare-labels.ts';

const labels = {
  rules: { R1: 'one', R1b: 'one more', R2: 'two' },
  conversations: {
    '0:0': [
      { rule: 'R1', message_index: 4, effect: 'executed' },
      { rule: 'R1', message_index: 8, effect: 'rejected' },
      { rule: 'R1b', message_index: 4, effect: 'none' },
    ],
    '0:1': [],
  },
};

function spec(id: string, witnesses: readonly { trace: string; messageIndex: number | null; effect: string }[]) {
  return { id, undecided: 1, undecidedBecause: { 'not known: why': 1 }, witnesses };
}

it('compares findings with labels by place and effect, whichever scenario of the rule found them', () => {
  const { scores, differences } = compareLabels(
    {
      specs: [
        spec('r1-first.a', [{ trace: '0:0', messageIndex: 4, effect: 'executed' }]),
        spec('r1-first.b', [
          { trace: '0:0', messageIndex: 4, effect: 'executed' },
          { trace: '0:0', messageIndex: 8, effect: 'executed' },
          { trace: '0:1', messageIndex: 2, effect: 'executed' },
        ]),
      ],
    },
    labels,
  );
  expect(scores[0]).toMatchObject({
    rule: 'R1',
    labelled: 2,
    found: 3,
    both: 2,
    otherEffect: 1,
    undecided: 2,
    recall: 1,
  });
  expect(scores[0]?.precision).toBeCloseTo(2 / 3);
  expect(scores[1]).toMatchObject({ rule: 'R1b', labelled: 1, found: 0, precision: null, recall: 0 });
  expect(differences).toEqual([
    'R1 0:1 message 2: found, no label',
    'R1 0:0 message 8: executed, labelled rejected',
    'R1b 0:0 message 4: labelled, not found',
  ]);
  expect(printScores(scores)).toContain('R2');
});

it('leaves conversations out that have no labels, and says what is undecided', () => {
  const { scores, differences, undecided } = compareLabels(
    { specs: [spec('r2-x.y', [{ trace: '9:9', messageIndex: 2, effect: 'executed' }])] },
    { ...labels, conversations: { '0:1': [] } },
  );
  expect(scores.every(({ found }) => found === 0)).toBe(true);
  expect(differences).toEqual([]);
  expect(undecided).toEqual(['r2-x.y: 1 undecided: not known: why']);
});
