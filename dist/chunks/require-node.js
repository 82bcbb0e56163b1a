// src/explain-node.ts
const NEEDED = 24;
/** What to say of this version of Node (`20.20.2`); null where Proviso runs on it. */
function explainNode(version) {
	return Number.parseInt(version, 10) >= NEEDED ? null : `proviso needs Node ${NEEDED} or newer; this is ${version}`;
}

// src/require-node.ts
/** Imported first by the entries: an older Node says so and stops, before anything loads that crashes on it. */
const line = explainNode(process.versions.node);
if (line !== null) {
	process.stderr.write(`${line}\n`);
	if (process.env["GITHUB_ACTIONS"] === "true") process.stdout.write(`::error::${line}\n`);
	process.exit(2);
}

export {  };