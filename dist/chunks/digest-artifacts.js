import { o as readPath } from "./fold-text.js";
import { n as hashValue, t as hashText } from "./hash.js";
import { n as listCodeFiles, o as listModuleFiles } from "./list-code-files.js";

// src/lib/fill-variables.ts
const HOLE = /\{\{\s*([A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)*)\s*\}\}/g;
/** Fills the `{{holes}}` of a prompt. A value that is no text stands as JSON; `missing` names the holes without one, which stay. */
function fillVariables(prompt, variables) {
	const missing = /* @__PURE__ */ new Set();
	return {
		text: prompt.replace(HOLE, (hole, name) => {
			const value = readVariable(variables, name);
			if (value === void 0) missing.add(name);
			if (value === void 0) return hole;
			return typeof value === "string" ? value : JSON.stringify(value);
		}),
		missing: [...missing]
	};
}
/** The value of `name`, or of `name.part` below an object. */
function readVariable(variables, name) {
	if (Object.hasOwn(variables, name)) return variables[name];
	const [value] = readPath(variables, name);
	return value;
}

// src/artifacts/digest-artifacts.ts
/** Digests of every part, over what counts and nothing else: no file name of a prompt, no line number of a tool. */
async function digestArtifacts(tree, sources, artifacts) {
	const { prompt, tools, variables, data, dataModel, now } = artifacts;
	const [environmentFiles, runtimeFiles] = await Promise.all([listEnvironmentFiles(tree, sources), listRuntimeFiles(tree, sources)]);
	return {
		prompt: hashText(fillVariables(prompt.text, variables).text),
		tools: hashValue(tools.map(({ name, description, parameters, returns }) => [
			name,
			description,
			parameters,
			returns ?? null
		])),
		data: hashValue(data),
		dataModel: hashValue(dataModel),
		environment: hashValue({
			files: await digestFiles(tree, environmentFiles),
			now,
			...digestHost(sources, artifacts)
		}),
		runtime: hashValue(await digestFiles(tree, runtimeFiles)),
		agentBlock: hashValue(sources.block),
		model: hashValue(sources.model)
	};
}
/** What runs the tools, where it is no module, and what the user operates. */
function digestHost({ environment }, { userTools = [] }) {
	const tools = environment?.tools ?? null;
	return {
		...tools === null || typeof tools === "string" ? {} : { host: tools },
		...userTools.length === 0 ? {} : { userTools: userTools.map((tool) => [
			tool.name,
			tool.description,
			tool.parameters
		]) }
	};
}
/** The files of the environment's code; none without an environment. */
async function listEnvironmentFiles(tree, sources) {
	const tools = sources.environment?.tools ?? null;
	if (tools === null) return [];
	if (typeof tools === "string") return await listModuleFiles(tree, tools);
	return "command" in tools || "mcp" in tools ? await listCodeFiles(tree, tools) : [];
}
/** The files of the agent's module and the watched files, sorted. */
async function listRuntimeFiles(tree, sources) {
	const [module, ...watched] = await Promise.all([sources.runtimeModule === null ? [] : listModuleFiles(tree, sources.runtimeModule), ...sources.watch.map((pattern) => tree.list(pattern))]);
	return [.../* @__PURE__ */ new Set([...module ?? [], ...watched.flat()])].sort();
}
async function digestFiles(tree, files) {
	return await Promise.all(files.map(async (file) => [file, hashText((await tree.read(file) ?? "").replaceAll("\r\n", "\n"))]));
}

export { fillVariables as i, listEnvironmentFiles as n, listRuntimeFiles as r, digestArtifacts as t };