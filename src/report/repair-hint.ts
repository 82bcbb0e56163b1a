import type { AgentReport } from '../model/report.ts';
import { specIdOf, type Witness } from '../model/trial.ts';

const BY_SYMPTOM: Readonly<Record<Witness['symptom'], string>> = {
  'invalid argument': 'let the tool refuse such a value',
  'disallowed operation': 'let the tool refuse the call when the condition does not hold',
  'missing prerequisite': 'let the tool refuse the call until the earlier step has happened',
  'unauthorised action': 'let the tool compare the owner of the object with the identified requester',
  'improper escalation': 'let the tool that hands over ask for the reason, and refuse the ones the policy excludes',
  'incorrect communication': 'give the agent the exact wording, or check the message before it is sent',
};

/**
 * How a violation is mended, by its root cause (testing.md, Outcome); before that, where the change touches the agent but
 * not its prompt, what it touches. Plain text, no Markdown.
 */
export function repairHint(witness: Witness, agent: AgentReport): string {
  return [...whereToLook(agent), byRootCause(witness, agent)].join(' ');
}

const MOST_FILES = 3;

/** A prompt that stayed as it was is not what broke the rule. */
function whereToLook({ changed = { prompt: [], other: [] } }: AgentReport): readonly string[] {
  const files = changed.other;
  if (changed.prompt.length > 0 || files.length === 0) return [];
  const more = files.length - MOST_FILES;
  const named = `${files.slice(0, MOST_FILES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return [`This pull request changed ${named} and left the prompt as it was: look there first.`];
}

function byRootCause(witness: Witness, agent: AgentReport): string {
  const rule = agent.rules.find(item => item.id === specIdOf(witness.scenario));
  const source = rule?.evidence[0]?.file;
  const inTool = BY_SYMPTOM[witness.symptom];
  switch (witness.rootCause) {
    case 'implicit':
      return `No passage states this rule: state it in the prompt, or ${inTool}.`;
    case 'ignored':
      return `${source ?? 'The prompt'} states this rule and the agent did not try to follow it: ${inTool}.`;
    case 'misapplied':
      return `The agent tried to follow this rule and got it wrong: word it more clearly${source === undefined ? '' : ` in ${source}`}, or ${inTool}.`;
  }
}
