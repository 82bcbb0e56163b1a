import { D as toJSONSchema, g as object } from "./chunks/schemas.js";
import { n as loadModule, t as serveRpc } from "./chunks/serve-rpc.js";
import { o as errorMessage } from "./chunks/errors.js";

// src/adapters/sources/describe-exports.ts
/** The names under which libraries keep the schema of a tool's arguments; LangChain's is `schema`. */
const SCHEMA_KEYS = [
	"parameters",
	"inputSchema",
	"input_schema",
	"schema"
];
/**
* The tools that a module exports, as plain JSON: a list, or an object by name; definitions in any of the known shapes,
* whose schemas may be JSON Schema, zod 4 (or another library that gives JSON Schema), or a zod shape `{a: z.string()}`.
* A function is called without arguments. Throws what is wrong in one line.
*/
async function describeExports(exports, name) {
	const exported = exports[name];
	if (exported === void 0) throw new Error(`the module exports no ${name}; it exports: ${Object.keys(exports).join(", ") || "nothing"}`);
	const value = typeof exported === "function" ? await exported() : exported;
	if (Array.isArray(value)) return value.map((tool, index) => describeTool(tool, `${name}[${index}]`, null));
	if (!isObject(value)) throw new Error(`${name} is neither a list of tools nor an object of tools`);
	if ([
		"tools",
		"functionDeclarations",
		"openapi"
	].some((key) => key in value)) return value;
	return Object.entries(value).map(([key, tool]) => describeTool(tool, `${name}.${key}`, key));
}
function describeTool(tool, place, key) {
	if (!isObject(tool)) throw new Error(`${place} is no tool`);
	if (isObject(tool["function"])) return {
		type: "function",
		function: describeTool(tool["function"], place, key)
	};
	if ("functionDeclarations" in tool) return tool;
	const schemaKey = SCHEMA_KEYS.find((one) => tool[one] !== void 0);
	const { name = key, description, annotations, outputSchema } = tool;
	return {
		name,
		...description === void 0 ? {} : { description },
		...schemaKey === void 0 ? {} : { parameters: toJsonSchema(tool[schemaKey], place) },
		...outputSchema === void 0 ? {} : { outputSchema: toJsonSchema(outputSchema, place) },
		...annotations === void 0 ? {} : { annotations }
	};
}
function toJsonSchema(schema, place) {
	if (!isObject(schema)) throw new Error(`${place}: its schema is no object`);
	try {
		const { $schema: _, ...rest } = Object(convert(schema));
		return rest;
	} catch (error) {
		throw new Error(`${place}: its schema has no JSON Schema: ${errorMessage(error)}`);
	}
}
function convert(schema) {
	if (isZod(schema)) return toJSONSchema(schema, { io: "input" });
	const standard = schema["~standard"];
	if (isObject(standard) && isObject(standard["jsonSchema"])) {
		const { input } = standard["jsonSchema"];
		if (typeof input === "function") return input({ target: "draft-2020-12" });
	}
	if (isObject(schema["jsonSchema"])) return schema["jsonSchema"];
	if ("_def" in schema) throw new Error("it is of zod 3; use zod 4, or a command that prints the tools");
	const values = Object.values(schema);
	if (values.length > 0 && values.every(isZod)) return toJSONSchema(object(schema), { io: "input" });
	return schema;
}
function isZod(value) {
	return typeof value === "object" && value !== null && "_zod" in value;
}
function isObject(value) {
	return (typeof value === "object" || typeof value === "function") && value !== null && !Array.isArray(value);
}

// src/source-host.ts
/**
* The child process that loads a module of a workspace to tell its tools: newline-delimited JSON-RPC 2.0 on standard
* input and output (`describe`), started by `adapters/sources/ask-module.ts`.
*/
serveRpc({ async describe(params) {
	const { module, home, export: name } = params;
	return await describeExports(await loadModule(module, home), name);
} });

export {  };