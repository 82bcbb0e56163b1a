/**
 * Metamorphic relations (statistics.md 7). Input: a case and the tools as they are. Output: the same case told another
 * way, which must not change what the agent does; or null where the relation has nothing to act on. Whether two trials
 * are alike is told by outcome and writing calls, never by the likeness of texts.
 */
import { foldText } from '../../lib/fold-text.ts';
import { createRng } from '../../lib/rng.ts';
import { stableJson } from '../../lib/stable-json.ts';
import type { AgentArtifacts } from '../../model/artifacts.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { TestCase, Trial } from '../../model/trial.ts';
import { swapSynonym } from '../mutation/reword.ts';

export const RELATIONS = [
  'facts-reordered',
  'paraphrased',
  'irrelevant-sentence',
  'split-turns',
  'tools-reordered',
] as const;
export type Relation = (typeof RELATIONS)[number];

export interface ToldCase {
  readonly testCase: TestCase;
  readonly artifacts: AgentArtifacts;
}

/** @param engine the offline user follows no instructions: what it splits over turns is its first message */
export function varyCase(relation: Relation, told: ToldCase, engine: string): ToldCase | null {
  const { brief } = told.testCase.driver;
  switch (relation) {
    case 'facts-reordered': {
      const facts = Object.entries(brief.facts).reverse();
      if (facts.length < 2 && brief.says.length < 2) return null;
      return withBrief(told, { facts: Object.fromEntries(facts), says: brief.says.toReversed() });
    }
    case 'paraphrased': {
      const request = swapSynonym(brief.request, createRng(['paraphrase', told.testCase.seed]));
      return request === null ? null : withBrief(told, { request });
    }
    case 'irrelevant-sentence':
      return withBrief(told, { request: `${brief.request}. By the way, it is raining here today` });
    case 'split-turns':
      if (engine === 'offline') return hasParts(brief) ? withBrief(told, { inParts: true }) : null;
      return withBrief(told, {
        instructions: `${brief.instructions} Say one thing in a message, and the rest in the next.`.trim(),
      });
    case 'tools-reordered': {
      const tools = told.artifacts.tools.toReversed();
      return tools.length < 2 ? null : { ...told, artifacts: { ...told.artifacts, tools } };
    }
  }
}

/** Whether the first message holds more than the request. */
function hasParts({ objects, requester, says }: TestCase['driver']['brief']): boolean {
  return says.length > 0 || objects.some(({ ref }) => ref.table !== requester?.table || ref.id !== requester.id);
}

function withBrief(told: ToldCase, parts: Partial<TestCase['driver']['brief']>): ToldCase {
  const { driver } = told.testCase;
  return { ...told, testCase: { ...told.testCase, driver: { ...driver, brief: { ...driver.brief, ...parts } } } };
}

/**
 * What of a trial the relations compare: its outcome and the agent's calls that write and were not rejected. A text that
 * hands on the user's own words (a summary for the staff) is told otherwise where the case is, and counts as the same.
 */
export function digestConduct(
  { outcome, trace }: Pick<Trial, 'outcome' | 'trace'>,
  reads: ReadonlySet<string>,
): string {
  const rejected = new Set(
    trace.events.flatMap(event => (event.kind === 'result' && event.rejected ? [event.callId] : [])),
  );
  const said = trace.events.flatMap(event => (event.kind === 'user' ? [foldText(event.text)] : []));
  const calls = trace.events.flatMap(event =>
    event.kind === 'call' && event.by === 'agent' && !reads.has(event.tool) && !rejected.has(event.callId)
      ? [[event.tool, withoutUsersWords(event.args, said)]]
      : [],
  );
  return stableJson([outcome, calls]);
}

/** A shorter text is a value that the user named, and not a message handed on. */
const LEAST_WORDS = 4;

function withoutUsersWords(args: JsonObject, said: readonly string[]): JsonObject {
  const isHandedOn = (value: Json) =>
    typeof value === 'string' &&
    value.trim().split(/\s+/).length >= LEAST_WORDS &&
    said.some(text => text.includes(foldText(value)));
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isHandedOn(value) ? '(the user’s words)' : value]),
  );
}
