// Seeded edits of an agent, each with what is to be expected of it: what re-mining and the spec diff are measured with.
import { createRng, type Rng } from '../../src/lib/rng.ts';
import {
  addException,
  changeDefinition,
  changeWhiteSpace,
  editPassage,
  moveSection,
  PASSAGE_EDITS,
  removeSentence,
  renameHeading,
  splitItem,
} from './edit-passages.ts';
import type { EditedAgent, EditKind, EditPlan } from './edit-plan.ts';
import { editTools } from './edit-tools.ts';

/** An edit of a kind; the same for the same agent and seed. Null when the agent has nothing that it fits. */
export function planEdit(agent: EditedAgent, kind: EditKind, seed: number): EditPlan | null {
  const rng = createRng([kind, seed]);
  switch (kind) {
    case 'typo':
    case 'rewording':
    case 'number-changed':
    case 'condition-added':
      return editPassage(agent, rng, { kind, ...PASSAGE_EDITS[kind] });
    case 'sentence-removed':
      return removeSentence(agent, rng);
    case 'section-moved':
      return moveSection(agent, rng);
    case 'heading-renamed':
      return renameHeading(agent, rng);
    case 'item-split':
      return splitItem(agent, rng);
    case 'exception-elsewhere':
      return addException(agent, rng);
    case 'definition-changed':
      return changeDefinition(agent, rng);
    case 'tool-renamed':
    case 'parameter-added':
    case 'enum-narrowed':
    case 'description-changed':
    case 'tool-added':
    case 'tool-removed':
      return editTools(agent, rng, kind);
    case 'field-renamed':
      return renameField(agent, rng);
    case 'white-space':
      return changeWhiteSpace(agent, rng);
  }
}

/** Gives a field of the data another name, in every file that has it. Nothing in prompt or tools changes. */
function renameField(agent: EditedAgent, rng: Rng): EditPlan | null {
  const { tables } = agent.artifacts.dataModel;
  const fields = Object.entries(tables).flatMap(([, { key, fields: all }]) =>
    all.flatMap(({ path }) => (/^\w+$/.test(path) && path !== key && path !== 'id' ? [path] : [])),
  );
  // Names that key nothing else: a table or a record of the same name would go with them.
  const own = [...new Set(fields)].filter(name => !(name in tables) && !isParameter(agent, name)).sort();
  if (own.length === 0) return null;
  const name = rng.pick(own);
  const texts = agent.dataFiles.flatMap(file => {
    const text = agent.texts[file] ?? '';
    const edited = text
      .replaceAll(new RegExp(`"${name}"(?=\\s*:)`, 'g'), `"${name}_2"`)
      .replaceAll(new RegExp(`("path"\\s*:\\s*")${name}(?=["\\[.])`, 'g'), `$1${name}_2`);
    return edited === text ? [] : [[file, edited] as const];
  });
  const what = `the field ${name} became ${name}_2`;
  const nothing = { gone: [], rules: [], alters: [] };
  return { kind: 'field-renamed', what, isMeaningChanging: true, ...nothing, texts: Object.fromEntries(texts) };
}

function isParameter({ artifacts: { tools } }: EditedAgent, name: string): boolean {
  return tools.some(tool => JSON.stringify(tool.parameters).includes(`"${name}"`));
}
