import { spanOfPassage } from '../../src/lib/locate-text.ts';
import type { Rng } from '../../src/lib/rng.ts';
import type { Passage } from '../../src/model/artifacts.ts';
import { type EditedAgent, type EditKind, type EditPlan, rulesOn, uniquePassages } from './edit-plan.ts';
import { addCondition, changeNumber, misspell, narrow, reword, sentenceBreaks } from './edit-words.ts';

/** Edits the text of one passage that a rule hangs on; null when there is none that it fits. */
export function editPassage(
  agent: EditedAgent,
  rng: Rng,
  { kind, isMeaningChanging, change }: Pick<EditPlan, 'kind' | 'isMeaningChanging'> & { readonly change: Change },
): EditPlan | null {
  for (const passage of rng.shuffle(agent.artifacts.prompt.passages.length > 0 ? cited(agent) : [])) {
    const text = change(passage.text, rng);
    if (text !== null && text !== passage.text) {
      return planOf(agent, { kind, isMeaningChanging, passage, text, what: `"${passage.text}" became "${text}"` });
    }
  }
  return null;
}

type Change = (text: string, rng: Rng) => string | null;

export const PASSAGE_EDITS = {
  typo: { isMeaningChanging: false, change: misspell },
  rewording: { isMeaningChanging: false, change: reword },
  'number-changed': { isMeaningChanging: true, change: changeNumber },
  'condition-added': { isMeaningChanging: true, change: addCondition },
} as const satisfies Partial<Record<EditKind, unknown>>;

/** Takes a passage that a rule hangs on out of the prompt. */
export function removeSentence(agent: EditedAgent, rng: Rng): EditPlan | null {
  const passages = cited(agent).filter(({ kind }) => kind === 'sentence' || kind === 'item');
  if (passages.length === 0) return null;
  const passage = rng.pick(passages);
  return planOf(agent, {
    ...{ kind: 'sentence-removed', isMeaningChanging: true, passage, text: '' },
    what: `"${passage.text}" was removed`,
  });
}

/** Moves a section behind all others of its file: what it says stays. */
export function moveSection(agent: EditedAgent, rng: Rng): EditPlan | null {
  for (const { file, text } of agent.artifacts.prompt.files) {
    const starts = headingsOf(text);
    const sections = starts
      .map(({ at, depth }, index) => ({ at, end: starts.slice(index + 1).find(next => next.depth <= depth)?.at }))
      .flatMap(({ at, end }) => (end === undefined ? [] : [{ at, end }]));
    if (sections.length === 0) continue;
    const { at, end } = rng.pick(sections);
    const section = text.slice(at, end).trimEnd();
    const edited = `${(text.slice(0, at) + text.slice(end)).trimEnd()}\n\n${section}\n`;
    const what = `the section "${section.split('\n')[0]}" moved to the end`;
    return { kind: 'section-moved', what, isMeaningChanging: false, ...NOTHING, texts: { [file]: edited } };
  }
  return null;
}

const NOTHING = { gone: [], rules: [], alters: [] };

function headingsOf(text: string): readonly { readonly at: number; readonly depth: number }[] {
  return [...text.matchAll(/^(#{2,6}) /gm)].map(({ index, 1: marks = '' }) => ({ at: index, depth: marks.length }));
}

/** Gives a heading another name of the same kind. */
export function renameHeading(agent: EditedAgent, rng: Rng): EditPlan | null {
  const headings = uniquePassages(agent).filter(({ kind, text }) => kind === 'heading' && text.startsWith('#'));
  if (headings.length === 0) return null;
  const passage = rng.pick(headings);
  const text = passage.text.replace(/^(#+ )/, '$1About: ');
  return planOf(agent, {
    ...{ kind: 'heading-renamed', isMeaningChanging: false, passage, text },
    what: `the heading "${passage.text}" became "${text}"`,
  });
}

/** Makes two list items, or two paragraphs, out of one with several sentences. */
export function splitItem(agent: EditedAgent, rng: Rng): EditPlan | null {
  const items = uniquePassages(agent).filter(({ kind, text }) => kind === 'item' && sentenceBreaks(text).length > 0);
  if (items.length > 0) {
    const passage = rng.pick(items);
    const { start, end } = rng.pick(sentenceBreaks(passage.text));
    const text = `${passage.text.slice(0, start)}\n- ${passage.text.slice(end)}`;
    const what = `the item "${passage.text}" became two`;
    return planOf(agent, { kind: 'item-split', isMeaningChanging: false, passage, text, what });
  }
  for (const { file, text } of agent.artifacts.prompt.files) {
    const breaks = sentenceBreaks(text).filter(({ start, end }) => !text.slice(start, end).includes('\n'));
    if (breaks.length === 0) continue;
    const { start, end } = rng.pick(breaks);
    const edited = `${text.slice(0, start)}\n\n${text.slice(end)}`;
    const what = `a paragraph was split before "${text.slice(end, end + 40)}"`;
    return { kind: 'item-split', what, isMeaningChanging: false, ...NOTHING, texts: { [file]: edited } };
  }
  return null;
}

/** Adds, at the end of the prompt, an exception to a rule that stands elsewhere. */
export function addException(agent: EditedAgent, rng: Rng): EditPlan | null {
  const passages = cited(agent).filter(({ text }) => text.length < 400);
  const last = agent.artifacts.prompt.files.at(-1);
  if (passages.length === 0 || last === undefined) return null;
  const passage = rng.pick(passages);
  const about = passage.text
    .split(/\s+/)
    .slice(0, 9)
    .join(' ')
    .replace(/[.:;,]$/, '');
  const text = `What is said above under "${about}" is not so for staff of the house.`;
  return {
    kind: 'exception-elsewhere',
    what: `"${text}" was added at the end`,
    isMeaningChanging: true,
    gone: [],
    rules: [],
    alters: rulesOn([passage.anchor], agent.lock),
    texts: { [last.file]: `${last.text.trimEnd()}\n\n## Staff\n\n${text}\n` },
  };
}

/** Narrows what a passage without a rule says: rules elsewhere may rest on it. */
export function changeDefinition(agent: EditedAgent, rng: Rng): EditPlan | null {
  const known = new Set(agent.lock.flatMap(line => ('none' in line ? [line.anchor] : [])));
  const passages = uniquePassages(agent).filter(({ kind, anchor }) => kind !== 'heading' && known.has(anchor));
  if (passages.length === 0) return null;
  const passage = rng.pick(passages.filter(({ kind }) => kind !== 'table' && kind !== 'code'));
  const text = narrow(passage.text, rng);
  return planOf(agent, {
    ...{ kind: 'definition-changed', isMeaningChanging: true, passage, text },
    what: `"${passage.text}" became "${text}"`,
  });
}

/** Other line endings and spaces at the ends of lines, in every file of the prompt: nothing is said anew. */
export function changeWhiteSpace(agent: EditedAgent, rng: Rng): EditPlan {
  const isWindows = rng.next() < 0.5;
  const texts = agent.artifacts.prompt.files.map(({ file, text }) => {
    const lines = text.split('\n');
    const edited = isWindows ? lines.join('\r\n') : lines.map(line => (line === '' ? line : `${line} `)).join('\n');
    return [file, edited] as const;
  });
  const what = isWindows ? 'Windows line endings' : 'a space at the end of every line';
  return { kind: 'white-space', what, isMeaningChanging: false, ...NOTHING, texts: Object.fromEntries(texts) };
}

/** Passages that a rule hangs on; where rules hang on none, all that could hold one. */
function cited(agent: EditedAgent): readonly Passage[] {
  const open = uniquePassages(agent).filter(({ kind }) => kind === 'sentence' || kind === 'item');
  const held = open.filter(({ anchor }) => rulesOn([anchor], agent.lock).length > 0);
  return held.length > 0 ? held : open;
}

function planOf(
  agent: EditedAgent,
  edit: Pick<EditPlan, 'kind' | 'isMeaningChanging' | 'what'> & { readonly passage: Passage; readonly text: string },
): EditPlan | null {
  const { passage, text, kind, isMeaningChanging, what } = edit;
  const source = agent.artifacts.prompt.files.find(({ file }) => file === passage.file);
  if (source === undefined) return null;
  const { start, end } = spanOfPassage(source, passage);
  const edited = `${source.text.slice(0, start)}${text}${source.text.slice(end)}`;
  return {
    ...{ kind, what, isMeaningChanging, alters: [] },
    gone: [passage.anchor],
    rules: rulesOn([passage.anchor], agent.lock),
    texts: { [passage.file]: text === '' ? tidy(edited) : edited },
  };
}

/** Without the mark of an item that is empty now. */
function tidy(text: string): string {
  return text.replace(/^[ \t]*(?:[-*+]|\d+\.)[ \t]*\n/gm, '');
}
