/**
 * Mutants of an agent (AgentAssay 5, mended). Input: prompt, tools and model, or a rule with its passages; a seed.
 * Output: the agent with one change, and what the change touches; or why the operator finds nothing to act on. Refuses
 * to count what changes nothing.
 */
import { createRng, type Rng } from '../../lib/rng.ts';
import { dropPassage, replacePassage, swapPassages } from './edit-prompt.ts';
import {
  isEquivalent,
  type MutableAgent,
  type MutablePassage,
  type MutableRule,
  type Mutant,
  type MutationOperator,
  type NotApplicable,
} from './mutant.ts';
import { addTypos, loosen, negate, swapSynonym } from './reword.ts';

type Change = Partial<Pick<Mutant, 'prompt' | 'tools' | 'model'>> & {
  readonly change: string;
  readonly passages?: readonly MutablePassage[];
  readonly named?: readonly string[];
};
type AgentOperator = Exclude<MutationOperator, `rule-${string}`>;
type RuleOperator = Extract<MutationOperator, `rule-${string}`>;

/** One mutant of an agent; the same seed gives the same mutant. */
export function mutateAgent(agent: MutableAgent, operator: AgentOperator, seed: unknown): Mutant | NotApplicable {
  const change = AGENT_OPERATORS[operator](agent, createRng(['mutant', operator, seed]));
  return finish(agent, { operator, rule: null }, change);
}

/** One mutant that deletes, turns round or weakens a rule in every passage that states it. */
export function mutateRule(agent: MutableAgent, operator: RuleOperator, rule: MutableRule): Mutant | NotApplicable {
  let prompt = agent.prompt;
  const done: MutablePassage[] = [];
  for (const passage of rule.passages) {
    const text = RULE_OPERATORS[operator](passage.text);
    if (text === null) continue;
    const edited = text === '' ? dropPassage(prompt, passage) : replacePassage(prompt, passage, text);
    if (edited === null) continue;
    prompt = edited;
    done.push(passage);
  }
  const change = done.length === 0 ? null : { prompt, passages: done, change: shorten(done[0]?.text ?? '') };
  return finish(agent, { operator, rule: rule.id }, change);
}

const RULE_OPERATORS: Readonly<Record<RuleOperator, (text: string) => string | null>> = {
  'rule-drop': () => '',
  'rule-negate': negate,
  'rule-loosen': loosen,
};

function finish(
  agent: MutableAgent,
  about: Pick<Mutant, 'operator' | 'rule'>,
  change: Change | null,
): Mutant | NotApplicable {
  if (change === null) return { ...about, reason: 'there is nothing to act on' };
  const { prompt = agent.prompt, tools = agent.tools, model = agent.model } = change;
  const passages = (change.passages ?? []).map(({ anchor }) => anchor);
  const touched = { passages, tools: change.named ?? [] };
  const mutant = { ...about, change: change.change, prompt, tools, model, touched };
  return isEquivalent(agent, mutant) ? { ...about, reason: 'the change leaves the agent as it was' } : mutant;
}

const AGENT_OPERATORS: Readonly<Record<AgentOperator, (agent: MutableAgent, rng: Rng) => Change | null>> = {
  'prompt-synonym': (agent, rng) => reword(agent, rng, text => swapSynonym(text, rng)),
  'prompt-noise': (agent, rng) => reword(agent, rng, text => addTypos(text, rng)),
  'prompt-dropout': (agent, rng) => reword(agent, rng, () => ''),
  'prompt-reorder'({ prompt, passages }, rng) {
    const [one, other] = rng.shuffle(passages.filter(isProse));
    const edited = one === undefined || other === undefined ? null : swapPassages(prompt, one, other);
    if (one === undefined || other === undefined || edited === null) return null;
    return { prompt: edited, passages: [one, other], change: `${shorten(one.text)} <-> ${shorten(other.text)}` };
  },
  'tool-remove'({ tools }, rng) {
    if (tools.length < 2) return null;
    const { name } = rng.pick(tools);
    return { tools: tools.filter(tool => tool.name !== name), named: [name], change: `without ${name}` };
  },
  'tool-reorder'({ tools }, rng) {
    if (tools.length < 2) return null;
    const by = 1 + rng.below(tools.length - 1);
    const moved = [...tools.slice(by), ...tools.slice(0, by)];
    return { tools: moved, named: tools.map(({ name }) => name), change: `the list begins with ${moved[0]?.name}` };
  },
  'tool-noise'({ tools }, rng) {
    const described = tools.filter(({ description }) => /\b[a-z]{4,}\b/.test(description));
    if (described.length === 0) return null;
    const { name } = rng.pick(described);
    const noisy = tools.map(tool =>
      tool.name === name ? { ...tool, description: addTypos(tool.description, rng) } : tool,
    );
    return { tools: noisy, named: [name], change: `typing errors in the description of ${name}` };
  },
  'model-swap'({ model, models }, rng) {
    const others = models.filter(other => other !== model);
    if (others.length === 0) return null;
    const other = rng.pick(others);
    return { model: other, change: `${model} -> ${other}` };
  },
  'model-downgrade'({ model, models }) {
    const weaker = models.slice(models.indexOf(model) + 1).find(other => other !== model);
    return weaker === undefined ? null : { model: weaker, change: `${model} -> ${weaker}` };
  },
  'context-truncate'({ prompt, passages }) {
    const cut = prompt.lastIndexOf('\n', Math.floor(prompt.length * 0.8));
    if (cut <= 0) return null;
    const kept = prompt.slice(0, cut + 1);
    const lost = passages.filter(({ text }) => !kept.includes(text));
    return { prompt: kept, passages: lost, change: `the last ${prompt.length - kept.length} characters are gone` };
  },
  'context-noise'({ prompt }, rng) {
    const text = rng.pick(IRRELEVANT);
    return { prompt: `${prompt.trimEnd()}\n\n${text}\n`, change: shorten(text) };
  },
  'context-permute'({ prompt, passages }, rng) {
    const [first = '', ...sections] = prompt.split(/^(?=#{1,6} )/m);
    if (sections.length < 2) return null;
    const [head, ...rest] = first.trim() === '' ? [first + sections[0], ...sections.slice(1)] : [first, ...sections];
    const shuffled = rng.shuffle(rest).map(section => `${section.trimEnd()}\n\n`);
    return {
      prompt: `${head?.trimEnd() ?? ''}\n\n${shuffled.join('')}`,
      passages,
      change: 'sections in another order',
    };
  },
};

const IRRELEVANT = [
  'The building was put up in 1974 and painted anew last spring. The lift is made in Lausanne.',
  'Our colleagues meet on Thursdays at nine. Minutes of the meeting are kept for a year.',
  'The newsletter comes out four times a year, and the autumn issue has a crossword.',
] as const;

function reword(agent: MutableAgent, rng: Rng, by: (text: string) => string | null): Change | null {
  for (const passage of rng.shuffle(agent.passages.filter(isProse))) {
    const text = by(passage.text);
    if (text === null || text === passage.text) continue;
    const prompt = text === '' ? dropPassage(agent.prompt, passage) : replacePassage(agent.prompt, passage, text);
    if (prompt !== null) return { prompt, passages: [passage], change: shorten(passage.text) };
  }
  return null;
}

function isProse({ kind }: MutablePassage): boolean {
  return kind === 'item' || kind === 'sentence';
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}
