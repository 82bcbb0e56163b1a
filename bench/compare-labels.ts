import { z } from 'zod';

const labelSchema = z.object({
  rule: z.string(),
  message_index: z.int(),
  effect: z.enum(['executed', 'rejected', 'none']),
});
const labelsSchema = z.object({
  rules: z.record(z.string(), z.string()),
  conversations: z.record(z.string(), z.array(labelSchema)),
});

/** What `check --json` says of each scenario, as far as it is compared. */
const checkedSchema = z.object({
  specs: z.array(
    z.object({
      id: z.string(),
      undecided: z.int(),
      undecidedBecause: z.record(z.string(), z.int()),
      witnesses: z.array(
        z.object({
          trace: z.string(),
          messageIndex: z.int().nullable(),
          effect: z.enum(['executed', 'rejected', 'none']),
        }),
      ),
    }),
  ),
});

export interface RuleScore {
  readonly rule: string;
  readonly labelled: number;
  readonly found: number;
  readonly both: number;
  /** Found where the label is, but with another effect. */
  readonly otherEffect: number;
  readonly undecided: number;
  /** Null where nothing was found. */
  readonly precision: number | null;
  /** Null where nothing is labelled. */
  readonly recall: number | null;
}

export interface LabelComparison {
  readonly scores: readonly RuleScore[];
  /** One line for each place that only one side names, and for each effect that differs. */
  readonly differences: readonly string[];
  /** Scenario and reason -> how often. */
  readonly undecided: readonly string[];
}

/**
 * Findings of `check --json` against labels, rule by rule and place by place (conversation, message). A scenario speaks
 * for the rule that its id begins with (`r5-...`: R5). Without a rule of that name nothing is compared.
 */
export function compareLabels(checked: unknown, labels: unknown): LabelComparison {
  const { specs } = checkedSchema.parse(checked);
  const { rules, conversations } = labelsSchema.parse(labels);
  const labelled = Object.entries(conversations).flatMap(([conversation, list]) =>
    list.map(({ rule, message_index: index, effect }) => ({ rule, place: `${conversation} message ${index}`, effect })),
  );
  const found = specs.flatMap(({ id, witnesses }) =>
    witnesses
      .filter(({ trace }) => Object.hasOwn(conversations, trace))
      .map(({ trace, messageIndex, effect }) => ({
        rule: ruleOf(id, Object.keys(rules)),
        place: `${trace} message ${messageIndex}`,
        effect,
      })),
  );
  const compared = Object.keys(rules).map(rule => {
    const undecided = specs
      .filter(({ id }) => ruleOf(id, Object.keys(rules)) === rule)
      .reduce((sum, spec) => sum + spec.undecided, 0);
    return compareRule(rule, { labelled: byPlace(labelled, rule), found: byPlace(found, rule), undecided });
  });
  return {
    scores: compared.map(({ score }) => score),
    differences: compared.flatMap(({ differences }) => differences),
    undecided: specs.flatMap(({ id, undecidedBecause }) =>
      Object.entries(undecidedBecause).map(([reason, count]) => `${id}: ${count} undecided: ${reason}`),
    ),
  };
}

interface Place {
  readonly rule: string;
  readonly place: string;
  readonly effect: string;
}

function byPlace(places: readonly Place[], rule: string): ReadonlyMap<string, string> {
  return new Map(places.filter(place => place.rule === rule).map(({ place, effect }) => [place, effect]));
}

function ruleOf(scenario: string, rules: readonly string[]): string {
  const [prefix = ''] = scenario.split('-');
  return rules.find(rule => rule.toLowerCase() === prefix) ?? prefix;
}

function compareRule(
  rule: string,
  {
    labelled,
    found,
    undecided,
  }: {
    readonly labelled: ReadonlyMap<string, string>;
    readonly found: ReadonlyMap<string, string>;
    readonly undecided: number;
  },
) {
  const both = [...found.keys()].filter(place => labelled.has(place));
  const other = both.filter(place => found.get(place) !== labelled.get(place));
  const score: RuleScore = {
    rule,
    labelled: labelled.size,
    found: found.size,
    both: both.length,
    otherEffect: other.length,
    undecided,
    precision: found.size === 0 ? null : both.length / found.size,
    recall: labelled.size === 0 ? null : both.length / labelled.size,
  };
  const differences = [
    ...[...found.keys()].filter(place => !labelled.has(place)).map(place => `${rule} ${place}: found, no label`),
    ...[...labelled.keys()].filter(place => !found.has(place)).map(place => `${rule} ${place}: labelled, not found`),
    ...other.map(place => `${rule} ${place}: ${found.get(place)}, labelled ${labelled.get(place)}`),
  ];
  return { score, differences };
}

/** A table of all rules, and of all places together. */
export function printScores(scores: readonly RuleScore[]): string {
  const sum = (pick: (score: RuleScore) => number) => scores.reduce((total, score) => total + pick(score), 0);
  const [labelled, found, both] = [sum(score => score.labelled), sum(score => score.found), sum(score => score.both)];
  const all: RuleScore = {
    rule: 'all',
    labelled,
    found,
    both,
    otherEffect: sum(score => score.otherEffect),
    undecided: sum(score => score.undecided),
    precision: found === 0 ? null : both / found,
    recall: labelled === 0 ? null : both / labelled,
  };
  const head = ['rule', 'labelled', 'found', 'both', 'other effect', 'undecided', 'precision', 'recall'];
  const rows = [...scores, all].map(score => [
    score.rule,
    ...[score.labelled, score.found, score.both, score.otherEffect, score.undecided].map(String),
    score.precision?.toFixed(2) ?? '-',
    score.recall?.toFixed(2) ?? '-',
  ]);
  return [head, ...rows]
    .map(row => row.map((cell, place) => cell.padEnd((head[place] ?? '').length)).join('  '))
    .join('\n');
}
