/** Writes `docs/strategies.md` from the library. Usage: node scripts/strategies-page.ts */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATEGORIES, type Category } from '../src/model/spec.ts';
import type { Strategy } from '../src/model/strategy.ts';
import { listStrategies } from '../src/strategies/list-strategies.ts';

const ABOUT: Readonly<Record<Category, string>> = {
  argument: 'The value or the form of one argument.',
  'argument-relation': 'What several arguments must be to each other, or to the record that they concern.',
  provenance: 'Where what the agent says or passes on comes from: nothing is made up.',
  eligibility: 'Whether the state of a record allows what is asked for.',
  ownership: 'Whose record it is.',
  identity: 'Who the requester is must be known before something is done.',
  order: 'What has to be done before something else.',
  confirmation: 'The user has agreed to exactly what is done.',
  limit: 'How much or how often altogether, or once only.',
  'lock-out': 'What may no longer be done once the state has moved on.',
  amount: 'Amounts, and how they are worked out.',
  communication: 'What the agent says: disclosure, promises, advice.',
  scope: 'What the agent does at all: its scope, refusals, handing over, one action at a time.',
};

const INTRODUCTION = `# Strategies

<!-- Written by scripts/strategies-page.ts from src/strategies/library: do not edit it by hand. -->

A test that merely makes a request finds little: whether an agent errs depends on how requests and facts arise in the
conversation. A *strategy* is one way in which the simulated user behaves beyond the default. Strategies are data and know
no domain; they are grouped by what a rule's Then constrains. \`proviso strategies\` lists them, and with \`--spec\` those
that apply to a scenario, each with the reason.

## How a spec gets its strategies

1. **Matching**, by code: a strategy applies where its category is one of those that the spec's Then and Given are of, and
   where the case has what it needs (a number among the facts, a record of somebody else, a bound in Given, ...). Some are for
   other categories too: a mood or a manner of writing for every spec. Those come first under which a violation shows in
   calls or state and no tool schema refuses it beforehand, and of those the ones of the spec's own categories.
2. **Mix**: a spec is tried on a mix that is fixed before its first trial. The default user has a fifth of it. Without
   \`specs/<agent>/strategies.json\` the rest goes in equal shares to the strategies that apply (with a model at most the
   twelve best). With that file, which freezes what \`proviso hunt\` has learnt, the four that found most get 15 % each and
   one that the spec has not seen yet 20 %. The file counts as the base branch has it, so that no pull request chooses
   what it is tried with. The report gives the mix of each spec, and its violations by strategy.
3. **Binding**: placeholders are filled in with the case's objects and facts. A strategy with *variants* says now one thing
   and now another, and now once and now twice, drawn by the seed of the case: trials of one strategy differ. A strategy
   that proposes a change of state moves a value that Given bounds to the last one on its side, or close to it; Given is
   checked again, and where it does not hold the strategy is not used for that case.
4. **Replay**: before a case counts, its records must exist and meet Given, and where code can propose the compliant calls,
   the environment must take them and the monitor must find them compliant. A case that fails is dropped, and the report
   says how many and why.
5. **Sweep**: an added or changed spec gets one trial of each strategy of its mix before its test. These do not count in
   the rate; a violation among them makes the spec a suspect.

\`proviso hunt\` also *stacks* strategies: up to four that one user can do in one conversation, named with \`+\`
([hunting.md](hunting.md)). Strategies that ask for the same conduct were merged; memory and \`strategies.json\` may still
name the old ids, and count for what they are part of now.

With \`engine: offline\` the simulated user is a program. It carries out the strategies that are marked *offline*, by moves;
the others take a model.

`;

/** The page as the library has it. */
export function renderStrategies(): string {
  const all = listStrategies();
  const offline = all.filter(({ moves }) => moves !== null).length;
  const parts = CATEGORIES.map(category => renderCategory(category, all));
  const total = `${all.length} strategies in ${CATEGORIES.length} categories; ${offline} of them run offline.`;
  return `${INTRODUCTION}## The library\n\n${total}\n\n${parts.join('\n\n')}\n`;
}

function renderCategory(category: Category, all: readonly Strategy[]): string {
  const own = all.filter(strategy => strategy.category === category);
  return `### ${category}\n\n${ABOUT[category]}\n\n${own.map(renderStrategy).join('\n')}`;
}

function renderStrategy({ id, varies, summary, compliant, violating, ...more }: Strategy): string {
  const { moves, variants = [], proposes, alsoFor = [] } = more;
  const others = alsoFor.length === CATEGORIES.length ? 'every category' : alsoFor.join(', ');
  const marks = [
    varies,
    ...(moves === null ? [] : [variants.length === 0 ? 'offline' : `offline, ${variants.length + 1} variants`]),
    ...(others === '' ? [] : [`also for ${others}`]),
    ...(proposes === 'nothing' ? [] : ['moves the record']),
  ];
  return `- **\`${id}\`** (${marks.join(', ')}). ${summary}\n  *Compliant:* ${compliant} *Violating:* ${violating}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(fileURLToPath(import.meta.url), '../..');
  writeFileSync(join(root, 'docs/strategies.md'), renderStrategies());
}
