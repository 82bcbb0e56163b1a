// In: a refined spec and the others of the agent. Out: a chain of two or three of them for one conversation, in the order
// of their goals (beyond AgenTest, whose missed bugs were several goals in one conversation). Pure and seeded. Refuses
// chains in which a breach could not be told to belong to one goal: what both may call must be tied to their own records.
import { createRng } from '../lib/rng.ts';
import { argumentTable } from '../lib/table-links.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import type { Check, CheckKind } from '../model/check.ts';
import { toolsJudged } from '../model/check-tools.ts';
import { isJsonObject } from '../model/json.ts';
import type { RefinedSpec } from '../model/spec.ts';

/** The name of composed cases among the strategies. */
export const COMPOSED = 'composed';

type Tools = Pick<AgentArtifacts, 'tools' | 'dataModel' | 'identity'>;

/** Share of the chains that have three goals, where there are partners enough. */
const THREE_GOALS = 0.35;

/** @returns the goals in their order, `target` among them; null where nothing can be chained with it */
export function composeChain(
  target: RefinedSpec,
  others: readonly RefinedSpec[],
  about: { readonly artifacts: Tools; readonly seed: string },
): readonly RefinedSpec[] | null {
  const rng = createRng(['compose', target.scenario.id, about.seed]);
  const [first, ...rest] = rng.shuffle(listPartners(target, others, about.artifacts));
  if (first === undefined) return null;
  const fits = (other: RefinedSpec) => canChain(first, other, about.artifacts);
  const third = rng.next() < THREE_GOALS ? rest.find(fits) : undefined;
  return rng.shuffle([target, first, ...(third === undefined ? [] : [third])]);
}

/** The specs that can be chained with one, in their order. */
export function listPartners(
  target: RefinedSpec,
  others: readonly RefinedSpec[],
  artifacts: Tools,
): readonly RefinedSpec[] {
  return others.filter(other => isRelated(target, other) && canChain(target, other, artifacts));
}

/** They share tools, or kinds of objects: else one goal has nothing that could rub off on the other. */
function isRelated(a: RefinedSpec, b: RefinedSpec): boolean {
  const tables = Object.values(b.scenario.objects);
  return (
    a.spec.tools.some(tool => b.spec.tools.includes(tool)) ||
    Object.values(a.scenario.objects).some(table => tables.includes(table))
  );
}

function canChain(a: RefinedSpec, b: RefinedSpec, artifacts: Tools): boolean {
  if (a.scenario.id === b.scenario.id || !isComposable(a) || !isComposable(b)) return false;
  if (isBoundByCalls(a, artifacts) && isBoundByCalls(b, artifacts)) return true;
  return a.scenario.when !== b.scenario.when && !judges(a, b) && !judges(b, a);
}

/** Checks that look at single calls. What speaks of the whole conversation or state cannot tell one goal from another. */
const COMPOSABLE: readonly CheckKind[] = [
  'never-called',
  'called',
  'called-before',
  'argument',
  'confirmed-before',
  'owner-is-requester',
  'state',
  'count',
];

function isComposable({ scenario }: RefinedSpec): boolean {
  if (scenario.force === 'permitted') return scenario.then.length > 0;
  return scenario.then.length > 0 && scenario.then.every(({ check }) => check !== undefined && isOfCalls(check));
}

function isOfCalls(check: Check): boolean {
  if (check.kind === 'holds') return check.at.startsWith('call of ');
  if (check.kind === 'state') return check.at === 'call';
  return COMPOSABLE.includes(check.kind);
}

/** Whether a judges calls that the goal of b may bring about. */
function judges(a: RefinedSpec, b: RefinedSpec): boolean {
  const judged = a.scenario.then.flatMap(({ check }) => (check ? toolsJudged(check) : []));
  const used = new Set([...b.spec.tools, ...b.scenario.then.flatMap(({ check }) => (check ? toolsJudged(check) : []))]);
  return a.scenario.force !== 'permitted' && judged.some(tool => used.has(tool));
}

/**
 * Whether each call that the spec judges names one of its records, so that a call about another goal's record is not
 * taken for its own. The requester is the same in all goals and tells nothing.
 */
export function isBoundByCalls({ scenario }: RefinedSpec, { tools, dataModel, identity }: Tools): boolean {
  const tables = Object.values(scenario.objects).filter(table => table !== identity?.table);
  const judged = scenario.then.flatMap(({ check }) => (check ? toolsJudged(check) : []));
  const isPerConversation = scenario.then.some(({ check }) => check?.kind === 'count' && check.per === 'conversation');
  if (tables.length === 0 || judged.length === 0 || isPerConversation) return false;
  return judged.every(name => {
    const parameters = tools.find(tool => tool.name === name)?.parameters ?? {};
    const { properties, required } = parameters;
    const mandatory = Array.isArray(required) ? required.map(String) : [];
    return Object.keys(isJsonObject(properties) ? properties : {}).some(argument => {
      const table = argumentTable(argument, { model: dataModel, objects: scenario.objects });
      return table !== null && tables.includes(table) && mandatory.includes(argument);
    });
  });
}

/** Whether a spec holds for every call of its tools, whatever the goal: it has neither objects nor a Given. */
export function isAboutEveryCall({ scenario }: RefinedSpec): boolean {
  const { objects, given, then } = scenario;
  const isFree = Object.keys(objects).length === 0 && given.length === 0;
  return isFree && then.every(({ check }) => check !== undefined && EVERY_CALL.includes(check.kind));
}

const EVERY_CALL: readonly CheckKind[] = ['argument', 'called-before', 'confirmed-before', 'owner-is-requester'];
