import { r as cleanText } from "./redact-secrets.js";

// src/report/print-gherkin.ts
/**
* A refined spec as a Gherkin scenario, for people to read (Gherkin is never the stored form).
* @returns lines joined with `\n`, no newline at the end
*/
function printGherkin(refined) {
	const { rule, scenario } = refined;
	return [
		`# ${oneLine(rule)}`,
		`@${scenario.force}`,
		`Scenario: ${oneLine(scenario.title)}`,
		...printSteps("Given", scenario.given),
		`  When ${oneLine(scenario.when)}`,
		...printSteps("Then", scenario.then)
	].join("\n");
}
function printSteps(keyword, steps) {
	return steps.map((step, index) => `  ${index === 0 ? keyword : "And"} ${oneLine(step.text)}`);
}
function oneLine(text) {
	return cleanText(text).replace(/\s+/g, " ").trim();
}

export { printGherkin as t };