import type { AgentArtifacts } from '../model/artifacts.ts';
import type { RefinedSpec } from '../model/spec.ts';

const ASKS =
  /\b(?:ask|request|want|wish|demand|insist|prefer)(?:s|es|ed|ing)?\b.{0,60}\b(?:human|person|people|representative|supervisor|manager|operator|employee|colleague|somebody else|someone else|(?:live|real) agent|transferred|escalat\w+|hand(?:ed)?[- ]?over|passed on)\b/i;
const REFUSES = /\b(?:never|not|even (?:if|when))\b/i;
const EXCEPTS = /\b(?:unless|except|only)\b/i;

/** Whether a text of the agent, or the rule itself, has it hand over a user who asks for that. */
export function handsOverOnRequest(
  { spec, scenario }: RefinedSpec,
  { prompt, tools }: Pick<AgentArtifacts, 'prompt' | 'tools'>,
): boolean {
  const texts = [spec.rule, scenario.when, prompt.text, ...tools.map(({ description }) => description)];
  return texts.flatMap(text => text.split(/(?<=[.!?])\s+|\n+/)).some(isPromise);
}

function isPromise(sentence: string): boolean {
  return ASKS.test(sentence) && (!REFUSES.test(sentence) || EXCEPTS.test(sentence));
}
