import { hashValue } from '../lib/hash.ts';
import type { MinedSpec, Scenario, ScenarioDraft, Spec, SpecId, SpecStatus } from '../model/spec.ts';

const STOP_WORDS = new Set(
  'a an the you your we our every each call calls is are was were be been must should shall may can will of to in on for by with at as it its this that and or if when from their they them he she has have do does agent'.split(
    ' ',
  ),
);

/**
 * Gives rules their ids, once and for all: a slug of the rule, made unique among the taken ones. Schema and prompt
 * rules are born accepted (a prompt rule that is not committed gates nothing), domain rules proposed.
 * @param taken ids that are or were in use (committed, retired in this run, named by the baseline)
 */
export function allocateSpecs(mined: readonly MinedSpec[], taken: Iterable<SpecId>): readonly Spec[] {
  const used = new Set(taken);
  return mined.map(rule => {
    const id = takeName(slugOf(rule.rule), used);
    const status: SpecStatus = rule.source === 'domain' ? 'proposed' : 'accepted';
    return specOf(rule, { id, status, scenarios: [] });
  });
}

/** A committed rule with the content of a newly mined one: id and status stay, and so do the ids of its scenarios. */
export function reallocateSpec(before: Spec, mined: MinedSpec): Spec {
  return specOf(mined, before);
}

function specOf(
  mined: MinedSpec,
  born: Pick<Spec, 'id' | 'status' | 'scenarios'> & { readonly reason?: string },
): Spec {
  const { rule, source, category, tools, severity, evidence } = mined;
  return {
    id: born.id,
    rule,
    source,
    category,
    tools,
    severity,
    status: born.status,
    ...(born.reason === undefined ? {} : { reason: born.reason }),
    evidence,
    scenarios: allocateScenarios(born.id, mined.scenarios ?? [], born.scenarios),
  };
}

/** A scenario that says the same, else one of the same name, keeps its id; an id is never given to another one. */
function allocateScenarios(id: SpecId, drafts: readonly ScenarioDraft[], before: readonly Scenario[]): Scenario[] {
  const used = new Set<string>();
  const claim = (scenario: Scenario | undefined): string | null => {
    if (scenario === undefined || used.has(scenario.id)) return null;
    used.add(scenario.id);
    return scenario.id;
  };
  const kept = drafts.map(draft => claim(before.find(one => !used.has(one.id) && essence(one) === essence(draft))));
  const named = drafts.map(
    (draft, index) => kept[index] ?? claim(before.find(one => one.id === `${id}.${nameOf(draft.name)}`)),
  );
  const names = new Set(before.map(one => one.id.slice(id.length + 1)));
  return drafts.map((draft, index) => {
    const { name, ...content } = draft;
    return { id: named[index] ?? `${id}.${takeName(nameOf(name), names)}`, ...content };
  });
}

function essence({ force, objects, given, when, then }: Omit<Scenario, 'id' | 'title'>): string {
  return hashValue({ force, objects, given, when, then });
}

const SLUG_LENGTH = 48;

/** Up to six telling words, joined with "-", whole words as long as they fit. */
function slugOf(text: string): string {
  const words = wordsOf(text);
  const telling = words.filter(word => !STOP_WORDS.has(word));
  const chosen = (telling.length > 0 ? telling : words).slice(0, 6);
  while (chosen.length > 1 && chosen.join('-').length > SLUG_LENGTH) chosen.pop();
  return chosen.join('-').slice(0, SLUG_LENGTH) || 'rule';
}

/** The name of a scenario, as wished for. */
function nameOf(wish: string): string {
  return wordsOf(wish).slice(0, 10).join('-') || 'case';
}

/** Lower-case words of a text, accents folded. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return plain
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '');
}

function takeName(wish: string, used: Set<string>): string {
  let name = wish;
  for (let n = 2; used.has(name); n++) name = `${wish}-${n}`;
  used.add(name);
  return name;
}
