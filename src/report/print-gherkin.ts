import { cleanText } from './escape-markdown.ts';

/** What Gherkin shows of a scenario: a refined spec and a committed scenario both have it. */
export interface GherkinScenario {
  readonly title: string;
  readonly force: 'required' | 'prohibited' | 'permitted';
  readonly given: readonly { readonly text: string }[];
  readonly when: string;
  readonly then: readonly { readonly text: string }[];
}

/**
 * A refined spec as a Gherkin scenario, for people to read (Gherkin is never the stored form).
 * @returns lines joined with `\n`, no newline at the end
 */
export function printGherkin(refined: { readonly rule: string; readonly scenario: GherkinScenario }): string {
  const { rule, scenario } = refined;
  return [
    `# ${oneLine(rule)}`,
    `@${scenario.force}`,
    `Scenario: ${oneLine(scenario.title)}`,
    ...printSteps('Given', scenario.given),
    `  When ${oneLine(scenario.when)}`,
    ...printSteps('Then', scenario.then),
  ].join('\n');
}

function printSteps(keyword: string, steps: readonly { readonly text: string }[]): readonly string[] {
  return steps.map((step, index) => `  ${index === 0 ? keyword : 'And'} ${oneLine(step.text)}`);
}

function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}
