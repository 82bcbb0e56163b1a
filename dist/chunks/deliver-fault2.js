import { d as markerOf, f as secretsOf, g as writeOutputs, h as writeJobSummary, i as warnOf, r as tellStatus, t as commentOn } from "./post-result.js";
import { f as printMarker, o as escapeText, t as redactSecrets } from "./redact-secrets.js";

// src/delivery/deliver-fault.ts
const LONGEST = 1e3;
const MOST_LINES = 20;
/** A run that could not get as far as a report says so where its report would stand; the stack of a fault of ours stays in the log. */
async function deliverFault(run, log, { lines }) {
	const told = lines.flatMap((line) => line.split("\n")[0] ?? []).slice(0, MOST_LINES);
	const list = told.map((line) => `- ${escapeText(line, LONGEST)}`).join("\n");
	const text = redactSecrets(`${HEADLINE}\n\n**Why it is red:**\n\n${list}\n\nSee [the run](${run.context.runUrl}).\n`, secretsOf(process.env));
	warnOf(log, await writeJobSummary(text));
	const body = `${printMarker(markerOf(run))}\n${text}`;
	const url = await commentOn(run, log, {
		body,
		createWhenMissing: true
	});
	await tellStatus(run, log, {
		state: "error",
		description: redactSecrets(told[0] ?? "", secretsOf(process.env))
	});
	writeOutputs({
		conclusion: "error",
		...url === null ? {} : { "comment-url": url }
	});
}
const HEADLINE = "## ❌ Not tested";

export { deliverFault as t };