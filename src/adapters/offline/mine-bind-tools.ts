import { wordsOfName } from '../../lib/tool-words.ts';
import type { ToolDefinition } from '../../model/artifacts.ts';
import { bindIndirectly } from './mine-bind-indirect.ts';
import { isFunctionWord, isGenericVerb, isNominalOf, nounGroup, stemOf, verbGroup } from './mine-english.ts';
import { coreOf, splitMainClause } from './mine-forms.ts';
import { toolsOfDeed } from './mine-nominals.ts';

/** A tool's name as words: its verb and its nouns. */
interface ToolWords {
  readonly name: string;
  readonly verb: string;
  readonly group: string;
  readonly nouns: readonly string[];
  readonly isRead: boolean;
}

/** Words of tool names that say nothing of what the tool works on. */
const EMPTY = new Set(['all', 'id', 'ids', 'details', 'detail', 'info', 'information', 'by', 'to', 'new', 'current']);

function readToolWords(tool: ToolDefinition): ToolWords {
  const [verb = tool.name, ...rest] = wordsOfName(tool.name);
  const nouns = rest.filter(word => !EMPTY.has(word) && !isFunctionWord(word)).map(nounGroup);
  return { name: tool.name, verb, group: verbGroup(verb), nouns: [...new Set(nouns)], isRead: tool.access === 'read' };
}

/**
 * The tools whose use a sentence constrains, by its words: a tool named outright; else the tools whose verb (or one that
 * means the same) its main clause uses, then its other clauses, then what it stands under; among tools of one verb the
 * ones whose nouns fit best. Reads are bound only where nothing else is.
 * @param contexts label, introduction, headings, nearest first
 */
export function bindTools(
  text: string,
  contexts: readonly string[],
  tools: readonly ToolDefinition[],
): readonly string[] {
  const named = tools.filter(tool => isNamed(tool.name, text)).map(tool => tool.name);
  const words = tools.map(readToolWords);
  if (named.length > 0) {
    const before = /\b(?:before|prior to)\b.*$/i.exec(text)?.[0] ?? '';
    return inOrder([...named, ...bindByVerbs(before, { text: before, contexts: [], tools: words })], tools);
  }
  if (namesStranger(text)) return [];
  const { lead, main } = splitMainClause(text);
  const core = coreOf(main);
  const writes = words.filter(tool => !tool.isRead);
  const reads = words.filter(tool => tool.isRead);
  const byClause = (clause: string) => bindByVerbs(clause, { text, contexts, tools: writes });
  const byDeed = () => (isTalk(core) ? [] : bindByDeed(core, { text, contexts, tools: words }, tools));
  const readings = [() => byClause(core), byDeed, () => byClause(withoutStates(lead)), () => byClause(lead)];
  const inSentence = firstFound(readings);
  if (inSentence.length > 0) return inOrder(inSentence, tools);
  if (ANY_ACTION.test(text) && /\bconfirm/i.test(text)) return writesOf(tools);
  const above = contexts.map(context => bindByHeading(context, { text, contexts, tools: writes }));
  const indirectly = bindIndirectly(text, words);
  if (indirectly.length > 0 && indirectly.length < words.length) return inOrder(indirectly, tools);
  const inHeading = isTalk(core) || isInspection(core) ? [] : (above.find(found => found.length > 0) ?? []);
  if (inHeading.length > 0) return inOrder(inHeading, tools);
  const trailing = byClause(withoutStates(main.slice(core.length)));
  if (trailing.length > 0 && !isTalk(core)) return inOrder(trailing, tools);
  const lookUps = bindByVerbs(core, { text: core, contexts: [], tools: reads });
  return lookUps.length <= FEW ? inOrder(lookUps, tools) : [];
}

function firstFound(readings: readonly (() => readonly string[])[]): readonly string[] {
  for (const read of readings) {
    const found = read();
    if (found.length > 0) return found;
  }
  return [];
}

/** More look-ups than this at once and the sentence is about none in particular. */
const FEW = 3;

function writesOf(tools: readonly ToolDefinition[]): readonly string[] {
  return tools.filter(({ access }) => access === 'write').map(({ name }) => name);
}

/** A sentence that names a function which is no tool of the agent is about somebody else's. */
function namesStranger(text: string): boolean {
  return /\b[a-z]+(?:_[a-z]+)+\b(?=\(| tool\b)/.test(text);
}

function isInspection(core: string): boolean {
  return /^(?:(?:you|the agent|agents?) )?(?:should |must |need to )?(?:always |first )?(?:check|investigate|verify|look|review)\b/i.test(
    core,
  );
}

/** "if the line is suspended and can be resumed": a state is no action where an action is named beside it. */
function withoutStates(lead: string): string {
  return lead.replace(/\b(?:is|are|was|were|has been|have been|already)\s+\w+ed\b/gi, '');
}

function isNamed(name: string, text: string): boolean {
  const at = text.indexOf(name);
  const isLong = /[^a-z]/.test(name);
  return at >= 0 && isLong && !/[\w]/.test(text[at - 1] ?? '') && !/[\w]/.test(text[at + name.length] ?? '');
}

/** Sentences about asking and telling: what they stand under is the occasion, not what they constrain. */
function isTalk(core: string): boolean {
  return /\b(?:ask|tell|inform|explain|remind|say|mention|respond|reply|greet|thank|guide|instruct|advise|collect|gather|obtain|help|provide|confirm|share|disclose|reveal|discuss)\b/i.test(
    core,
  );
}

interface Scene {
  readonly text: string;
  readonly contexts: readonly string[];
  readonly tools: readonly ToolWords[];
}

function bindByVerbs(clause: string, scene: Scene): readonly string[] {
  const verbs = verbsOf(clause);
  const families = Map.groupBy(
    scene.tools.filter(tool => verbs.has(tool.group)),
    tool => tool.group,
  );
  return [...families].flatMap(([group, family]) => chooseByNouns(group, family, scene));
}

/** Deeds named by nouns: "a renewal", "any waiver". Of several tools that do it, the nouns of the sentence decide. */
function bindByDeed(clause: string, scene: Scene, tools: readonly ToolDefinition[]): readonly string[] {
  const keys = tools.flatMap(tool =>
    tool.anchors.flatMap(({ pointer }) => /([a-z]+)_?ids?$/i.exec(pointer)?.[1] ?? []),
  );
  const things = new Set([...scene.tools.flatMap(({ nouns }) => nouns), ...keys.map(nounGroup)]);
  const found = toolsOfDeed(clause, scene.tools, things);
  const [first, ...others] = found;
  if (first === undefined || others.length === 0) return found.map(({ name }) => name);
  return chooseByNouns(first.group, found, scene);
}

/** Verb stems used as verbs: not "the booking", not "a change", not the state in "if the line is suspended". */
function verbsOf(clause: string): ReadonlySet<string> {
  const found = new Set<string>();
  const words = [...clause.matchAll(/[\p{L}'’]+/gu)];
  words.forEach((match, at) => {
    const word = match[0];
    const before = (words[at - 1]?.[0] ?? '').toLowerCase();
    const after = (words[at + 1]?.[0] ?? '').toLowerCase();
    const isStart = at === 0 || /[(:,;/]\s*$/.test(clause.slice(0, match.index));
    if (isVerbHere(word, { before, after, isStart })) found.add(verbGroup(word));
  });
  const phrases: readonly (readonly [RegExp, string])[] = [
    [/\b(?:hand|pass)\w*\b[^.]*\b(?:off|over)\b/i, 'transfer'],
    [/\btop\w*\b[^.]*\bup\b/i, 'refuel'],
    [/\bturn\w*\b[^.]*\bon\b/i, 'enable'],
    [/\bturn\w*\b[^.]*\boff\b/i, 'disable'],
    [/\bcall\w*\b[^.]*\boff\b/i, 'cancel'],
  ];
  for (const [phrase, group] of phrases) if (phrase.test(clause)) found.add(group);
  return found;
}

const DETERMINER =
  /^(?:the|an?|this|that|these|those|each|every|any|all|no|its|their|your|his|her|our|initial|first|new|of|original|same|one|current|whole|pending|such|another|free|total)$/;
const BEFORE_VERB =
  /^(?:to|can|must|should|may|shall|will|not|cannot|never|always|only|be|been|is|are|was|were|being|you|they|we|agent|user|customer|and|or|before|after|when|while|without|by|then|please|has|have|had|already|first|also|just|either|than|us)$/;

interface Neighbours {
  readonly before: string;
  readonly after: string;
  readonly isStart: boolean;
}

function isVerbHere(word: string, { before, after, isStart }: Neighbours): boolean {
  if (/^mak/i.test(word) && /^(?:sure|certain|up|it|them|anything|something)$/.test(after)) return false;
  if (DETERMINER.test(before) || after === 'of') return false;
  if (/ing$/i.test(word)) return isStart || BEFORE_VERB.test(before);
  if (/(?:ion|ment)s?$/i.test(word)) return false;
  if (/ed$/i.test(word)) return BEFORE_VERB.test(before) || /^(?:by|if|only|within|before|after|when)$/.test(after);
  return isStart || BEFORE_VERB.test(before) || /^(?:a|an|the|your|their|its|any|all|only|it|them|this)$/.test(after);
}

/** A rule over all that a tool can do names verbs without their nouns. */
const ANY_ACTION =
  /\b(?:any|all|every|each) (?:\w+ )?(?:actions?|changes|change (?=to (?:the |any )?(?:data|records?|account))|operations?|tools?|writes?)(?!\w)/i;

/** Among the tools of one verb, those whose nouns the sentence names most; in a draw, what it stands under decides. */
function chooseByNouns(group: string, family: readonly ToolWords[], scene: Scene): readonly string[] {
  if (ANY_ACTION.test(scene.text)) return family.map(tool => tool.name);
  const places = [scene.text, ...scene.contexts];
  let left = family;
  let hasNoun = false;
  for (const place of places) {
    const nouns = nounsOf(place);
    const scores = left.map(tool => tool.nouns.filter(noun => nouns.has(noun)).length);
    const best = Math.max(0, ...scores);
    if (best === 0) continue;
    hasNoun = true;
    left = left.filter((_, at) => scores[at] === best);
    if (left.length === 1) break;
    if (place === scene.text && left.every(tool => tool.nouns.every(noun => nouns.has(noun)))) break;
  }
  const needsNoun = isGenericVerb(group) || family.length > 1;
  const hasNone = left.every(tool => tool.nouns.length === 0);
  return hasNoun || hasNone || !needsNoun ? left.map(tool => tool.name) : [];
}

function nounsOf(text: string): ReadonlySet<string> {
  return new Set((text.match(/[\p{L}'’]+/gu) ?? []).map(nounGroup));
}

/** What a heading or label is about: its verbs, in any form, with the nouns of heading and sentence. */
function bindByHeading(context: string, scene: Scene): readonly string[] {
  if (context.split(/\s+/).length > 8) return bindByVerbs(context, scene);
  const words = context.match(/[\p{L}'’]+/gu) ?? [];
  const family = scene.tools.filter(tool =>
    words.some((word, at) => {
      const isGerundOrBase = verbGroup(word) === tool.group && (at === 0 || !/^of$/i.test(words[at - 1] ?? ''));
      return isGerundOrBase || isNominalOf(word, tool.verb);
    }),
  );
  const families = Map.groupBy(family, tool => tool.group);
  return [...families].flatMap(([group, members]) =>
    chooseByNouns(group, members, { ...scene, contexts: [context, ...scene.contexts] }),
  );
}

function inOrder(names: readonly string[], tools: readonly ToolDefinition[]): readonly string[] {
  return tools.map(tool => tool.name).filter(name => names.includes(name));
}

/** Whether a sentence uses a tool's verb itself. */
export function usesVerbOf(text: string, tool: string): boolean {
  const verb = wordsOfName(tool)[0] ?? tool;
  return (text.match(/[\p{L}'’]+/gu) ?? []).some(
    word => stemOf(word) === stemOf(verb) || verbGroup(word) === verbGroup(verb),
  );
}
