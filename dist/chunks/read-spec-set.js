import { C as union, S as tuple, b as strictObject, i as _enum, l as discriminatedUnion, o as array, p as literal, u as int, x as string, y as record$1 } from "./schemas.js";
import { t as date } from "./iso.js";
import { t as ConfigError } from "./errors.js";
import { t as stableJson } from "./stable-json.js";
import { E as foldText, F as CHECK_FORMS, a as ANY, c as TEXT, d as joinTypes, f as listOf, i as findArgumentProblem, k as ITEM_SCOPES, l as canBe, m as typeOfSchema, n as problemAt$1, o as BOOLEAN, p as nameType, r as CEL_FUNCTIONS, s as NUMBER, t as parseExpression, u as isMapType, z as operatorSchema } from "./parse-expression.js";
import { n as hashValue } from "./hash.js";
import { t as assertNever } from "./assert-never.js";
import { i as jsonSchema, r as jsonObjectSchema } from "./json.js";
import { a as suggestWord, o as require_dist } from "./parse-config.js";

// src/model/check-file.ts
/** Whether a word is the key of a short form of the check language. */
function isCheckKind(word) {
	return Object.hasOwn(CHECK_FORMS, word);
}
/** A written check, `{<kind>: ...}` (already valid against its schema), in memory. */
function checkFromFile(written) {
	const [kind, value] = Object.entries(written)[0] ?? ["", void 0];
	if (!isCheckKind(kind)) throw new Error(`not a check: ${kind}`);
	switch (kind) {
		case "never-called": return {
			kind,
			...CHECK_FORMS["never-called"].parse(value)
		};
		case "called": return {
			kind,
			...CHECK_FORMS.called.parse(value)
		};
		case "called-before": return {
			kind,
			...CHECK_FORMS["called-before"].parse(value)
		};
		case "argument": return {
			kind,
			...CHECK_FORMS.argument.parse(value)
		};
		case "confirmed-before": return {
			kind,
			...CHECK_FORMS["confirmed-before"].parse(value)
		};
		case "owner-is-requester": return {
			kind,
			...CHECK_FORMS["owner-is-requester"].parse(value)
		};
		case "state": return {
			kind,
			...CHECK_FORMS.state.parse(value)
		};
		case "unchanged": return {
			kind,
			...CHECK_FORMS.unchanged.parse(value)
		};
		case "count": return {
			kind,
			...CHECK_FORMS.count.parse(value)
		};
		case "single-action-turn": return { kind };
		case "holds": return {
			kind,
			...CHECK_FORMS.holds.parse(value)
		};
		case "said":
		case "not-said": return {
			kind,
			sentence: CHECK_FORMS.said.parse(value)
		};
		default: return assertNever(kind);
	}
}
/** A check as it is written. */
function checkToFile(check) {
	if (check.kind === "said" || check.kind === "not-said") return { [check.kind]: check.sentence };
	const { kind, ...fields } = check;
	return { [kind]: fields };
}

// src/model/spec-file.ts
/** A spec file's value (valid against its schema) in memory: defaults filled in, line endings of quotations folded. */
function specFromFile(file) {
	const { reason, evidence, scenarios, ...plain } = file;
	return {
		...plain,
		...reason === void 0 ? {} : { reason },
		evidence: (evidence ?? []).map(foldEvidence),
		scenarios: scenarios.map(scenarioFromFile)
	};
}
/** A spec as it is written, keys in their written order; what is empty or default is left out. */
function specToFile(spec) {
	return {
		id: spec.id,
		rule: spec.rule,
		source: spec.source,
		category: spec.category,
		tools: [...spec.tools],
		severity: spec.severity,
		status: spec.status,
		...spec.reason === void 0 ? {} : { reason: spec.reason },
		...spec.evidence.length === 0 ? {} : { evidence: spec.evidence.map(orderEvidence) },
		scenarios: spec.scenarios.map(scenarioToFile)
	};
}
/** The form in which a quotation is kept: line feeds only, and none at its end (a block scalar always adds one). */
function foldQuote(quote) {
	return quote.replace(/\r\n?/g, "\n").replace(/\n+$/, "");
}
function foldEvidence(evidence) {
	return orderEvidence({
		...evidence,
		quote: foldQuote(evidence.quote)
	});
}
function orderEvidence({ file, lines, pointer, quote }) {
	return {
		file,
		...lines === void 0 ? {} : { lines },
		...pointer === void 0 ? {} : { pointer },
		quote
	};
}
function scenarioFromFile(file) {
	return {
		...file,
		objects: file.objects ?? {},
		given: file.given.map(clauseFromFile),
		then: file.then.map(thenFromFile)
	};
}
/** A scenario as it is written. */
function scenarioToFile(scenario) {
	return {
		id: scenario.id,
		title: scenario.title,
		force: scenario.force,
		...Object.keys(scenario.objects).length === 0 ? {} : { objects: { ...scenario.objects } },
		given: scenario.given.map(clauseToFile),
		when: scenario.when,
		then: scenario.then.map(thenToFile)
	};
}
function clauseFromFile(file) {
	if ("where" in file) return {
		kind: "environment",
		text: file.text,
		where: file.where
	};
	if ("owner" in file) return {
		kind: "ownership",
		text: file.text,
		...file.owner
	};
	return {
		kind: "user",
		text: file.text,
		says: file.user,
		facts: file.facts ?? {}
	};
}
function clauseToFile(clause) {
	const { text } = clause;
	switch (clause.kind) {
		case "environment": {
			const { of, field, items, op, value } = clause.where;
			return {
				text,
				where: {
					of,
					field,
					...items === void 0 ? {} : { items },
					op,
					...value === void 0 ? {} : { value }
				}
			};
		}
		case "ownership": return {
			text,
			owner: {
				of: clause.of,
				is: clause.is
			}
		};
		case "user": return {
			text,
			user: clause.says,
			...Object.keys(clause.facts).length === 0 ? {} : { facts: jsonObjectSchema.parse(clause.facts) }
		};
		default: return assertNever(clause);
	}
}
function thenFromFile({ text, check, attempts }) {
	return {
		text,
		...check === void 0 ? {} : { check: checkFromFile(check) },
		attempts: attempts ?? "report"
	};
}
function thenToFile({ text, check, attempts }) {
	return {
		text,
		...check === void 0 ? {} : { check: checkToFile(check) },
		...attempts === "report" ? {} : { attempts }
	};
}

// src/specset/digest-spec.ts
/**
* Digest of what a rule says, 16 hexadecimal digits: its text as generated against its text now tells a hand edit.
* Comments, layout, status and the place of its evidence do not count: accepting a rule or moving a passage is no edit.
*/
function digestSpec(spec) {
	const { status, reason, evidence, ...said } = specToFile(spec);
	return hashValue({
		...said,
		quotes: (evidence ?? []).map((item) => foldText(item.quote))
	}).slice(0, 16);
}

// src/model/spec-set.ts
/** Who wrote the text of a rule: decides what may be rewritten without a model. */
const MINERS = [
	"schema",
	"offline",
	"model"
];
const waitSchema = strictObject({
	text: string().describe("Digest of the rule as the person has it: another text is asked about again"),
	read: array(string()).describe("The passages that were read"),
	reason: string().optional().describe("Why the rule is stale; absent: what it rests on still stands"),
	proposal: string().optional().describe("What the passages would make of the rule")
});
/**
* One line of `lock.jsonl`: an anchor, and the rules citing it with `<miner>:<digest of the rule's text as generated>`,
* and those that wait for a person (on the first line of each); or an anchor that holds no rule.
*/
const lockLineSchema = union([strictObject({
	anchor: string(),
	file: string(),
	kind: _enum(["passage", "tool"]),
	rules: array(string()).min(1),
	generated: record$1(string(), string()),
	waits: record$1(string(), waitSchema).optional()
}), strictObject({
	anchor: string(),
	none: literal(true)
})]);
const baselineEntrySchema = strictObject({
	spec: string(),
	reason: string().min(1),
	by: string().min(1),
	until: date().optional().describe("An expired waiver counts as none")
});
const NO_WAITS = {
	standing: /* @__PURE__ */ new Map(),
	lapsed: /* @__PURE__ */ new Map()
};

// src/specset/parse-lock.ts
/**
* Reads `lock.jsonl`, one line an anchor, as it stands: {@link foldLock} makes one valid lock of it.
* @throws ConfigError with every line that is none
*/
function parseLock(file, text) {
	const problems = [];
	const lines = text.replace(/^\uFEFF/gm, "").split(/\r\n?|\n/).flatMap((line, index) => {
		if (line.trim() === "") return [];
		const parsed = lockLineSchema.safeParse(parseJson$1(line));
		if (parsed.success) return [parsed.data];
		problems.push(`${file}:${index + 1}: not a line of a lock`);
		return [];
	});
	if (problems.length > 0) throw new ConfigError(problems, "delete the line and run `proviso mine`; .gitattributes should say merge=union");
	return lines;
}
/** The text of a lock, lines sorted by anchor. */
function printLock(lines) {
	return [...lines].sort(byAnchor).map(printLine).join("");
}
function byAnchor(a, b) {
	return a.anchor < b.anchor ? -1 : a.anchor > b.anchor ? 1 : 0;
}
function printLine(line) {
	if ("none" in line) return `${JSON.stringify({
		anchor: line.anchor,
		none: true
	})}\n`;
	const { anchor, file, kind } = line;
	const rules = [...line.rules].sort();
	const generated = Object.fromEntries(Object.entries(line.generated).sort(([a], [b]) => a < b ? -1 : 1));
	const waits = Object.entries(line.waits ?? {}).sort(([a], [b]) => a < b ? -1 : 1);
	const waiting = waits.length === 0 ? {} : { waits: Object.fromEntries(waits.map(([id, wait]) => [id, inOrder(wait)])) };
	return `${JSON.stringify({
		anchor,
		file,
		kind,
		rules,
		generated,
		...waiting
	})}\n`;
}
function inOrder({ text, read, reason, proposal }) {
	return {
		text,
		read,
		...reason !== void 0 && { reason },
		...proposal !== void 0 && { proposal }
	};
}
function parseJson$1(line) {
	try {
		return JSON.parse(line);
	} catch {
		return;
	}
}

// src/specset/fold-lock.ts
/**
* One valid lock out of any lines, so that the union of two branches is one: lines of one anchor are joined (a rule
* outweighs `none`), rules without a file are dropped, and so is a line that has none left. Where two branches
* generated a rule, the digest that fits its file wins.
*/
function foldLock(lines, specs) {
	const digests = new Map(specs.map((spec) => [spec.id, digestSpec(spec)]));
	const folded = /* @__PURE__ */ new Map();
	for (const line of lines) {
		const kept = dropDangling(line, digests);
		if (kept === null) continue;
		const before = folded.get(line.anchor);
		folded.set(line.anchor, before === void 0 ? kept : joinLines(before, kept, digests));
	}
	return [...folded.values()].sort(byAnchor);
}
function dropDangling(line, digests) {
	if ("none" in line) return line;
	const rules = [...new Set(line.rules)].filter((rule) => digests.has(rule)).sort();
	if (rules.length === 0) return null;
	const generated = Object.fromEntries(rules.flatMap((rule) => line.generated[rule] === void 0 ? [] : [[rule, line.generated[rule]]]));
	const { waits, ...rest } = line;
	return {
		...rest,
		rules,
		generated,
		...withWaits(Object.entries(waits ?? {}).filter(([rule]) => rules.includes(rule)))
	};
}
function withWaits(entries) {
	return entries.length === 0 ? {} : { waits: Object.fromEntries(entries) };
}
function joinLines(a, b, digests) {
	if ("none" in a) return b;
	if ("none" in b) return a;
	const rules = [.../* @__PURE__ */ new Set([...a.rules, ...b.rules])].sort();
	const generated = Object.fromEntries(rules.flatMap((rule) => {
		const values = [a.generated[rule], b.generated[rule]].filter((value) => value !== void 0).sort();
		const fitting = values.find((value) => value.endsWith(`:${digests.get(rule)}`)) ?? values[0];
		return fitting === void 0 ? [] : [[rule, fitting]];
	}));
	const isFitting = ([rule, wait]) => wait.text === digests.get(rule);
	const waits = [...Object.entries(a.waits ?? {}), ...Object.entries(b.waits ?? {})].sort((x, y) => Number(isFitting(x)) - Number(isFitting(y)) || (stableJson(x) < stableJson(y) ? -1 : 1));
	const file = [a.file, b.file].sort()[0] ?? a.file;
	return {
		anchor: a.anchor,
		file,
		kind: a.kind,
		rules,
		generated,
		...withWaits(waits)
	};
}

// src/lib/hint-word.ts
var import_dist = require_dist();
/** What to do about an unknown word: `did you mean "x"?`, or what is known when nothing is near. */
function hintWord(word, known) {
	const nearest = suggestWord(word, known);
	if (nearest !== void 0) return `did you mean "${nearest}"?`;
	return known.length === 0 ? "there is none" : `known: ${known.slice(0, 12).join(", ")}${known.length > 12 ? ", ..." : ""}`;
}

// src/specset/describe-issues.ts
/** One line of a problem: `file:line: where: what`. */
function problemAt(source, path, what) {
	const where = path.length === 0 ? "" : `${printPath(path)}: `;
	return `${source.file}:${lineOf(source, path)}: ${where}${what}`;
}
/** What a schema found wrong, one line a problem; in a union only the branch that was meant speaks. */
function describeIssues(source, issues, knownKeys) {
	const misspelt = new Set(issues.flatMap((issue) => meantKeys(issue, knownKeys)));
	return issues.filter((issue) => !misspelt.has(issue.path.join("."))).flatMap((issue) => describeIssue(source, issue, knownKeys)).sort(byLine);
}
/** Paths of the keys that unknown ones were meant to be: these are not missing but misspelt. */
function meantKeys(issue, knownKeys) {
	if (issue.code !== "unrecognized_keys") return [];
	const path = issue.path.filter((key) => typeof key !== "symbol");
	return issue.keys.flatMap((key) => {
		const meant = suggestWord(key, knownKeys(path));
		return meant === void 0 ? [] : [[...path, meant].join(".")];
	});
}
/** Where a value stands, as `scenarios[0].given[1].where`. */
function printPath(path) {
	return path.reduce((text, key) => typeof key === "number" ? `${text}[${key}]` : text === "" ? key : `${text}.${key}`, "");
}
/** The line (from 1) of the key or item at a path, or of the nearest thing around it that exists. */
function lineOf(source, path) {
	for (let length = path.length; length > 0; length--) {
		const parent = source.document.getIn(path.slice(0, length - 1), true);
		const key = path[length - 1];
		const pair = (0, import_dist.isMap)(parent) ? parent.items.find((item) => (0, import_dist.isScalar)(item.key) && item.key.value === key) : void 0;
		const node = (0, import_dist.isPair)(pair) ? pair.key : source.document.getIn(path.slice(0, length), true);
		const start = (0, import_dist.isNode)(node) ? node.range?.[0] : void 0;
		if (start !== void 0) return source.lines.linePos(start).line;
	}
	return source.lines.linePos(source.document.contents?.range?.[0] ?? 0).line || 1;
}
function byLine(a, b) {
	const line = (text) => Number(/:(\d+): /.exec(text)?.[1] ?? 0);
	return line(a) - line(b);
}
function describeIssue(source, issue, knownKeys) {
	const path = issue.path.filter((key) => typeof key !== "symbol");
	if (source.document.getIn(path) === void 0 && path.length > 0) return [problemAt(source, path, `is missing${issue.code === "invalid_value" ? ` (one of ${issue.values.map(String).join(", ")})` : ""}`)];
	switch (issue.code) {
		case "unrecognized_keys": return issue.keys.map((key) => problemAt(source, [...path, key], `unknown key (${hintWord(key, knownKeys(path))})`));
		case "invalid_union": return describeUnion(source, {
			path,
			branches: issue.errors
		}, knownKeys);
		case "invalid_value": return [problemAt(source, path, `must be one of ${issue.values.map(String).join(", ")}${found(source, path)}`)];
		case "invalid_type": return [problemAt(source, path, `must be ${article(issue.expected)}${found(source, path)}`)];
		case "invalid_format":
		case "too_small": return [problemAt(source, path, `${issue.message}${found(source, path)}`)];
		default: return [problemAt(source, path, issue.message)];
	}
}
function describeUnion(source, { path, branches }, knownKeys) {
	const node = source.document.getIn(path, true);
	const keys = (0, import_dist.isMap)(node) ? node.items.flatMap((item) => (0, import_dist.isScalar)(item.key) ? [String(item.key.value)] : []) : [];
	if (path.at(-1) === "check") {
		if (keys.length !== 1) return [problemAt(source, path, "names exactly one check")];
		const unknown = keys.find((key) => !isCheckKind(key));
		if (unknown !== void 0) return [problemAt(source, path, `unknown check "${unknown}" (${hintWord(unknown, Object.keys(CHECK_FORMS))})`)];
	}
	if (path.at(-2) === "given" && keys.filter((key) => [
		"where",
		"owner",
		"user"
	].includes(key)).length !== 1) {
		const odd = keys.find((key) => ![
			"text",
			"where",
			"owner",
			"user",
			"facts"
		].includes(key));
		return [problemAt(source, path, `a clause has exactly one of where, owner, user beside its text${odd === void 0 ? "" : ` (unknown key "${odd}": ${hintWord(odd, [
			"where",
			"owner",
			"user"
		])})`}`)];
	}
	return ([...branches].sort((a, b) => countMisfits(a) - countMisfits(b))[0] ?? []).flatMap((issue) => describeIssue(source, {
		...issue,
		path: [...path, ...issue.path]
	}, (inner) => knownKeys(inner)));
}
/** How far a branch is from what was written: unknown keys weigh most. */
function countMisfits(issues) {
	return issues.reduce((sum, issue) => sum + (issue.code === "unrecognized_keys" ? 10 * issue.keys.length : 1), 0);
}
function found(source, path) {
	const value = source.document.getIn(path);
	if (typeof value === "string") return `, not "${value}"`;
	return typeof value === "number" || typeof value === "boolean" || value === null ? `, not ${value}` : "";
}
function article(type) {
	return type === "array" ? "a list" : type === "record" || type === "object" ? "a map" : `a ${type}`;
}

// src/lib/cel/operator-types.ts
/** Why an operator cannot be used on two operands; null when it can. */
function findOperatorProblem(op, left, right) {
	switch (op) {
		case "==":
		case "!=": return findEqualityProblem(left, right);
		case "in": return findMembershipProblem(left, right);
		case "<":
		case "<=":
		case ">":
		case ">=": return findUnfit(op, [left, right], ["number", "text"]);
		case "+": return findUnfit(op, [left, right], [
			"number",
			"text",
			"list"
		]);
		default: return findUnfit(op, [left, right], ["number"]);
	}
}
function typeOfOperation(op, left, right) {
	if (op === "+") return left.kind === "any" ? right : joinTypes(left, right);
	return [
		"-",
		"*",
		"/",
		"%"
	].includes(op) ? NUMBER : BOOLEAN;
}
function findEqualityProblem(left, right) {
	if (!canBe(left.type, right.type)) return {
		kind: "wrong-type",
		message: `${nameType(left.type)} never equals ${nameType(right.type)}`
	};
	return findOutsideValue(left, right.part) ?? findOutsideValue(right, left.part);
}
function findMembershipProblem(left, { type, part }) {
	if (type.kind === "list") {
		if (!canBe(left.type, type.item)) return {
			kind: "wrong-type",
			message: `${nameType(left.type)} is in no list of ${nameType(type.item).slice(2)}s`
		};
		return (part.kind === "list" ? part.items : []).map((item) => findOutsideValue(left, item)).find((problem) => problem !== null) ?? null;
	}
	if (isMapType(type) || type.kind === "any") return null;
	return {
		kind: "wrong-type",
		message: `\`in\` needs a list or a map, not ${nameType(type)}`
	};
}
/** A written text that never occurs where only certain texts do. */
function findOutsideValue({ type, part }, written) {
	if (type.kind !== "text" || type.values === void 0 || written.kind !== "literal") return null;
	const { value } = written;
	if (typeof value !== "string" || type.values.includes(value)) return null;
	const known = hintWord(value, type.values);
	return {
		kind: "outside-values",
		message: `${part.place.text} is never ${JSON.stringify(value)} (${known})`
	};
}
/** Both sides must be of one of the kinds, and of the same. */
function findUnfit(op, operands, kinds) {
	const [left, right] = operands;
	if (operands.find(({ type }) => type.kind !== "any" && !kinds.includes(type.kind)) === void 0 && canBe(left.type, right.type)) return null;
	const isDate = op === "-" && operands.some(({ type }) => type.kind === "text");
	const message = `${nameType(left.type)} ${op} ${nameType(right.type)} cannot be`;
	return {
		kind: "wrong-type",
		message: isDate ? `${message}: write timestamp(...) around dates` : message
	};
}

// src/lib/cel/check-types.ts
/**
* The type of an expression over names of known types, and everything that cannot be: unknown names, fields, functions
* and values, operands that an operator does not take. What was a problem once counts as any value from there on.
*/
function checkTypes(expression, names) {
	const problems = [];
	return {
		type: typeOf(expression, {
			names,
			problems
		}),
		problems
	};
}
function typeOf(expression, context) {
	const sub = (part) => typeOf(part, context);
	switch (expression.kind) {
		case "literal": return typeOfLiteral(expression.value);
		case "name": return typeOfName(expression, context);
		case "field": return typeOfField$1(expression, sub(expression.of), context);
		case "has":
			typeOfField$1(expression, sub(expression.of), context);
			return BOOLEAN;
		case "index": return typeOfIndex(expression, context);
		case "call": return typeOfCall(expression, context);
		case "list": return listOf(joinAll(expression.items.map(sub)));
		case "map": return {
			kind: "map",
			value: joinAll(expression.entries.map(([, value]) => sub(value)))
		};
		case "choice":
			need(BOOLEAN, expression.condition, context);
			return joinTypes(sub(expression.yes), sub(expression.no));
		case "logic":
			need(BOOLEAN, expression.left, context);
			need(BOOLEAN, expression.right, context);
			return BOOLEAN;
		case "not":
			need(BOOLEAN, expression.of, context);
			return BOOLEAN;
		case "minus":
			need(NUMBER, expression.of, context);
			return NUMBER;
		case "binary": return typeOfBinary(expression, context);
		case "loop": return typeOfLoop(expression, context);
		case "bind": return typeOf(expression.body, withName(context, expression.name, sub(expression.value)));
		default: return assertNever(expression);
	}
}
function typeOfLiteral(value) {
	if (value === null) return { kind: "null" };
	if (typeof value === "string") return TEXT;
	return typeof value === "number" ? NUMBER : BOOLEAN;
}
function joinAll(types) {
	const [first = ANY, ...others] = types;
	return others.reduce(joinTypes, first);
}
function withName({ names, problems }, name, type) {
	return {
		names: {
			...names,
			[name]: type
		},
		problems
	};
}
/** Reports an operand that is not of the type that is needed. */
function need(type, expression, context) {
	const given = typeOf(expression, context);
	if (canBe(given, type)) return;
	const message = `${expression.place.text} is ${nameType(given)}, not ${nameType(type)}`;
	context.problems.push(problemAt$1("wrong-type", expression.place, message));
}
function typeOfName({ name, place }, { names, problems }) {
	const type = Object.hasOwn(names, name) ? names[name] : void 0;
	if (type !== void 0) return type;
	problems.push(problemAt$1("unknown-name", place, `unknown name "${name}" (${hintWord(name, Object.keys(names))})`));
	return ANY;
}
function typeOfField$1({ place, field }, of, { problems }) {
	switch (of.kind) {
		case "any":
		case "null": return ANY;
		case "map": return of.value;
		case "record": {
			const type = Object.hasOwn(of.fields, field) ? of.fields[field] : void 0;
			if (type !== void 0 || of.isOpen) return type ?? ANY;
			const known = hintWord(field, Object.keys(of.fields));
			problems.push({
				...problemAt$1("unknown-field", fieldPlace(place, field), `unknown ${of.what} "${field}" (${known})`),
				what: of.what
			});
			return ANY;
		}
		default:
			problems.push(problemAt$1("wrong-type", place, `${nameType(of)} has no field "${field}"`));
			return ANY;
	}
}
/** Where the field's name itself stands: at the end of `a.field`. */
function fieldPlace(place, field) {
	return place.text.endsWith(field) ? {
		...place,
		start: place.end - field.length
	} : place;
}
function typeOfIndex({ of, key, place }, context) {
	const [from, by] = [typeOf(of, context), typeOf(key, context)];
	if (from.kind === "record" && key.kind === "literal" && typeof key.value === "string") return typeOfField$1({
		kind: "field",
		place,
		of,
		field: key.value
	}, from, context);
	const wanted = from.kind === "list" ? NUMBER : TEXT;
	const isKey = canBe(by, wanted) || isMapType(from) && by.kind === "number";
	if ((from.kind === "list" || isMapType(from)) && !isKey) context.problems.push(problemAt$1("wrong-type", place, `${key.place.text} is ${nameType(by)}, not ${nameType(wanted)}`));
	if (from.kind === "list") return from.item;
	if (from.kind === "map") return from.value;
	if (from.kind !== "any" && from.kind !== "null" && from.kind !== "record") context.problems.push(problemAt$1("wrong-type", place, `${nameType(from)} has no entries`));
	return ANY;
}
function typeOfCall({ name, args, isMethod, place }, context) {
	const types = args.map((arg) => typeOf(arg, context));
	const fn = Object.hasOwn(CEL_FUNCTIONS, name) ? CEL_FUNCTIONS[name] : void 0;
	if (fn === void 0) {
		const known = hintWord(name, Object.keys(CEL_FUNCTIONS));
		context.problems.push(problemAt$1("unknown-function", place, `unknown function "${name}" (${known})`));
		return ANY;
	}
	if (fn.form !== "both" && fn.form === "method" !== isMethod) context.problems.push(problemAt$1("unknown-function", place, `${name} is written ${fn.usage}`));
	const problem = findArgumentProblem(fn, types);
	if (problem === null) return name === "get" ? typeOfGet(args, types, context) : fn.result(types);
	context.problems.push(problemAt$1("wrong-type", place, problem));
	return ANY;
}
/** `get(args, "promo", 0)`: the field must be one that there can be. */
function typeOfGet([of, key], [from = ANY, , other = ANY], context) {
	if (from.kind === "map") return joinTypes(from.value, other);
	if (of === void 0 || key?.kind !== "literal" || typeof key.value !== "string") return ANY;
	return joinTypes(typeOfField$1({
		kind: "field",
		place: key.place,
		of,
		field: key.value
	}, from, context), other);
}
function typeOfBinary({ op, left, right, place }, context) {
	const [a = {
		type: ANY,
		part: left
	}, b = {
		type: ANY,
		part: right
	}] = [left, right].map((part) => ({
		type: typeOf(part, context),
		part
	}));
	if (op === "in" && b.type.kind === "record" && left.kind === "literal" && typeof left.value === "string") typeOfField$1({
		kind: "field",
		place: left.place,
		of: right,
		field: left.value
	}, b.type, context);
	const problem = findOperatorProblem(op, a, b);
	if (problem === null) return typeOfOperation(op, a.type, b.type);
	context.problems.push(problemAt$1(problem.kind, place, problem.message));
	return [
		"+",
		"-",
		"*",
		"/",
		"%"
	].includes(op) ? ANY : BOOLEAN;
}
function typeOfLoop({ how, over, name, where, body, place }, context) {
	const from = typeOf(over, context);
	const inner = withName(context, name, itemOf(from));
	if (from.kind !== "list" && from.kind !== "any" && !isMapType(from)) context.problems.push(problemAt$1("wrong-type", place, `${over.place.text} is ${nameType(from)}, not a list or a map`));
	if (where !== null) need(BOOLEAN, where, inner);
	if (how === "map") return listOf(typeOf(body, inner));
	need(BOOLEAN, body, inner);
	return how === "filter" ? listOf(itemOf(from)) : BOOLEAN;
}
function itemOf(type) {
	if (type.kind === "list") return type.item;
	return isMapType(type) ? TEXT : ANY;
}

// src/lib/cel/model-types.ts
/** The type of a table's records. A field that the model does not have is a problem. */
function typeOfRecord(table, fields) {
	const root = { parts: /* @__PURE__ */ new Map() };
	for (const field of fields) {
		const node = stepsOf(field.path).reduce(descend, root);
		node.field = field;
	}
	return {
		kind: "record",
		fields: typesOf(root),
		isOpen: false,
		what: `field of ${table}`
	};
}
function stepsOf(path) {
	return path.split(".").flatMap((part) => part.split(/(?=\[\])/));
}
function descend(node, step) {
	const next = node.parts.get(step) ?? { parts: /* @__PURE__ */ new Map() };
	node.parts.set(step, next);
	return next;
}
function typesOf({ parts }) {
	return Object.fromEntries([...parts].map(([name, part]) => [name, typeOfNode(part, name)]));
}
function typeOfNode(node, name) {
	const { field, parts } = node;
	if (field?.type === "mixed") return ANY;
	const [items, values] = [parts.get("[]"), parts.get("*")];
	if (parts.size === 1 && items) return listOf(typeOfNode(items, name));
	if (parts.size === 1 && values) return {
		kind: "map",
		value: typeOfNode(values, name)
	};
	if (items || values) return ANY;
	if (parts.size > 0) return {
		kind: "record",
		fields: typesOf(node),
		isOpen: false,
		what: `field of ${name}`
	};
	return typeOfField(field);
}
function typeOfField(field) {
	switch (field?.type) {
		case "string": return field.enum?.every((value) => typeof value === "string") ? {
			kind: "text",
			values: field.enum
		} : TEXT;
		case "date-time": return TEXT;
		case "number": return NUMBER;
		case "boolean": return BOOLEAN;
		case "array": return listOf(ANY);
		default: return ANY;
	}
}

// src/lib/cel/check-expression.ts
/** Everything that is wrong with an expression that must be true or false; empty when it can be decided. */
function checkExpression(source, world) {
	const { expression, problems } = parseExpression(source);
	if (expression === null) return problems;
	const checked = checkTypes(expression, typesOfNames(world));
	if (checked.problems.length > 0 || canBe(checked.type, BOOLEAN)) return checked.problems;
	return [{
		kind: "wrong-type",
		message: `the expression is ${nameType(checked.type)}, not true or false`,
		start: 0,
		end: source.length
	}];
}
/** `line 2, column 5: what`, or without the line where the expression has only one. */
function printProblem(source, { start, message }) {
	const lines = source.slice(0, start).split("\n");
	const column = `column ${(lines.at(-1)?.length ?? 0) + 1}`;
	return `${source.trimEnd().includes("\n") ? `line ${lines.length}, ` : ""}${column}: ${message}`;
}
function typesOfNames(world) {
	const { tables, objects, requesterTable } = world;
	const records = Object.entries(tables).map(([table, { fields }]) => [table, typeOfRecord(table, fields)]);
	const state = record("table", records.map(([table, value]) => [table, {
		kind: "map",
		value
	}]));
	const bound = (table) => withId(records.find(([name]) => name === table)?.[1] ?? ANY);
	return {
		before: state,
		after: state,
		objects: record("object", Object.entries(objects).map(([name, table]) => [name, bound(table)])),
		requester: requesterTable === null ? ANY : bound(requesterTable),
		now: TEXT,
		history: listOf(typeOfHistory(world)),
		...typesAtPoint(world)
	};
}
function typesAtPoint({ point, tools }) {
	switch (point.kind) {
		case "call": {
			const tool = tools.find(({ name }) => name === point.tool);
			return {
				args: tool ? typeOfSchema(tool.parameters, `argument of ${point.tool}`) : ANY,
				result: tool?.returns === void 0 ? ANY : typeOfSchema(tool.returns, `field of the result of ${point.tool}`)
			};
		}
		case "turn": {
			const fields = [...callFields(tools)];
			return {
				text: TEXT,
				calls: listOf(record("field of a call", fields))
			};
		}
		case "end": return {};
	}
}
function callFields(tools) {
	return [
		["tool", {
			kind: "text",
			values: tools.map(({ name }) => name)
		}],
		["args", ANY],
		["rejected", BOOLEAN],
		["result", ANY]
	];
}
function typeOfHistory({ tools }) {
	return record("field of history", [
		["kind", {
			kind: "text",
			values: [
				"call",
				"user",
				"agent"
			]
		}],
		...callFields(tools),
		["by", {
			kind: "text",
			values: ["agent", "user"]
		}],
		["text", TEXT],
		["turn", NUMBER]
	]);
}
function record(what, fields) {
	return {
		kind: "record",
		fields: Object.fromEntries(fields),
		isOpen: false,
		what
	};
}
/** A bound record has its key as `id`. */
function withId(type) {
	return type.kind === "record" ? {
		...type,
		fields: {
			...type.fields,
			id: TEXT
		}
	} : type;
}

// src/model/spec.ts
const SOURCES = [
	"schema",
	"prompt",
	"domain",
	"manual"
];
const FORCES = [
	"required",
	"prohibited",
	"permitted"
];
const SEVERITIES = [
	"must",
	"should",
	"info"
];
const STATUSES = [
	"proposed",
	"accepted",
	"rejected"
];
/** The 13 structural categories: by what Then constrains (AgenTest 3.3.2). */
const CATEGORIES = [
	"argument",
	"argument-relation",
	"provenance",
	"eligibility",
	"ownership",
	"identity",
	"order",
	"confirmation",
	"limit",
	"lock-out",
	"amount",
	"communication",
	"scope"
];
const specIdSchema = string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "lower-case words joined with \"-\"");
const scenarioIdSchema = string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*$/, "the rule's id, a dot, and words joined with \"-\"");
const conditionSchema = strictObject({
	of: string().min(1).describe("Name of a bound object"),
	field: string().min(1).describe("Dotted path of the field; [] for an array item, * for a map value"),
	items: _enum(ITEM_SCOPES).optional().describe("Of a path with [] or *: whether any item is enough or every one must fit. Absent: any; every with !=, not-in, is-null"),
	op: operatorSchema,
	value: jsonSchema.optional().describe("A value, \"$now-24h\", \"$now+2d\" or \"$object.field\"")
});
const clauseText = string().min(1).describe("The precondition in plain words");
/** A Given clause as written: exactly one of `where`, `owner`, `user` beside its text. */
const clauseFileSchema = union([
	strictObject({
		text: clauseText,
		where: conditionSchema
	}),
	strictObject({
		text: clauseText,
		owner: strictObject({
			of: string().min(1),
			is: _enum(["requester", "other"])
		})
	}),
	strictObject({
		text: clauseText,
		user: string().min(1).describe("What the simulated user says or does, in its own words"),
		facts: jsonObjectSchema.optional().describe("Argument values that these words carry, by argument name")
	})
]);
const checkFileSchema = union(Object.keys(CHECK_FORMS).map((kind) => strictObject({ [kind]: CHECK_FORMS[kind] }))).describe("A short form of the check language; without one, Then is decided by the judge");
const thenFileSchema = strictObject({
	text: string().min(1).describe("The behaviour in plain words"),
	check: checkFileSchema.optional(),
	attempts: _enum(["report", "count"]).optional().describe("Whether a call that the tool rejected is a breach")
});
const evidenceSchema = strictObject({
	file: string().min(1),
	lines: tuple([int().min(1), int().min(1)]).optional(),
	pointer: string().optional().describe("Where in a tool definition: <tool>/description or <tool>/parameters/<name>"),
	quote: string().min(1).describe("Verbatim; white space is folded when it is compared with the source")
});
const scenarioFileSchema = strictObject({
	id: scenarioIdSchema,
	title: string().min(1),
	force: _enum(FORCES),
	objects: record$1(string(), string()).optional().describe("Bound objects: name -> table"),
	given: array(clauseFileSchema),
	when: string().min(1).describe("The trigger; never prescribes what the agent answers"),
	then: array(thenFileSchema).min(1)
});
/** One file of `specs/<agent>/`, in the order in which its keys are written. */
const specFileSchema = strictObject({
	id: specIdSchema,
	rule: string().min(1).describe("The business rule in one English sentence"),
	source: _enum(SOURCES),
	category: _enum(CATEGORIES),
	tools: array(string()).describe("Tools whose use the rule constrains; empty for a conversational rule"),
	severity: _enum(SEVERITIES),
	status: _enum(STATUSES),
	reason: string().optional().describe("Why it was rejected"),
	evidence: array(evidenceSchema).optional(),
	scenarios: array(scenarioFileSchema)
});

// src/specset/parse-spec.ts
const HINT$1 = "`proviso specs schema` prints the form of a spec file; a where of a Given is {of, field, op, value}";
/**
* Reads one file of `specs/<agent>/`. The id must be the name of the file; scenario ids must be unique and start with
* the rule's id and a dot. Line endings are folded.
* @param file its path: named in every problem
* @throws ConfigError with every problem found, one line each: file, line, what, and a hint
*/
function parseSpec(file, text) {
	const source = parseYaml(file, text);
	const parsed = specFileSchema.safeParse(source.document.toJS());
	if (!parsed.success) throw new ConfigError(describeIssues(source, parsed.error.issues, knownKeys), HINT$1);
	const problems = [
		...checkIds(source, parsed.data),
		...checkReason(source, parsed.data),
		...checkExpressions(source, parsed.data)
	];
	if (problems.length > 0) throw new ConfigError(problems, HINT$1);
	return specFromFile(parsed.data);
}
/** Parses YAML of the specs folder. @throws ConfigError with the first syntax error: further ones mostly follow from it */
function parseYaml(file, text) {
	const lines = new import_dist.LineCounter();
	const document = (0, import_dist.parseDocument)(text.replace(/\r\n?/g, "\n"), {
		lineCounter: lines,
		prettyErrors: false
	});
	const [fault] = [...document.errors, ...document.warnings];
	if (fault !== void 0) throw new ConfigError(`${file}:${lines.linePos(fault.pos[0]).line}: ${fault.message}`, "mend the YAML of the file");
	return {
		file,
		document,
		lines
	};
}
function checkIds(source, { id, scenarios }) {
	const name = source.file.slice(source.file.lastIndexOf("/") + 1).replace(/\.ya?ml$/, "");
	const problems = id === name ? [] : [problemAt(source, ["id"], `is "${id}" but the file is named "${name}"`)];
	const seen = /* @__PURE__ */ new Set();
	for (const [index, scenario] of scenarios.entries()) {
		const path = [
			"scenarios",
			index,
			"id"
		];
		if (!scenario.id.startsWith(`${id}.`)) problems.push(problemAt(source, path, `must start with "${id}."`));
		if (seen.has(scenario.id)) problems.push(problemAt(source, path, `"${scenario.id}" is taken by another scenario`));
		seen.add(scenario.id);
	}
	return problems;
}
function checkReason(source, { status, reason }) {
	return status === "rejected" && !reason?.trim() ? [problemAt(source, ["status"], "a rejected rule needs a reason (add the key `reason`)")] : [];
}
/** General checks must be expressions; whether their names exist is asked where the agent's artifacts are at hand. */
function checkExpressions(source, { scenarios }) {
	return scenarios.flatMap((scenario, index) => scenario.then.flatMap(({ check }, place) => {
		const read = check === void 0 ? null : checkFromFile(check);
		if (read?.kind !== "holds") return [];
		const path = [
			"scenarios",
			index,
			"then",
			place,
			"check",
			"holds",
			"that"
		];
		return parseExpression(read.that).problems.map((problem) => problemAt(source, path, printProblem(read.that, problem)));
	}));
}
/** The keys that may stand at a path, for suggestions. */
function knownKeys(path) {
	const key = path.findLast((step) => typeof step === "string");
	if (key === void 0) return Object.keys(specFileSchema.shape);
	if (typeof key === "string" && isCheckKind(key)) {
		const form = CHECK_FORMS[key];
		return "shape" in form ? Object.keys(form.shape) : [];
	}
	switch (key) {
		case "evidence": return Object.keys(evidenceSchema.shape);
		case "scenarios": return Object.keys(scenarioFileSchema.shape);
		case "given": return [
			"text",
			"where",
			"owner",
			"user",
			"facts"
		];
		case "where": return Object.keys(conditionSchema.shape);
		case "owner": return ["of", "is"];
		case "then": return Object.keys(thenFileSchema.shape);
		default: return [];
	}
}

// src/specset/parse-baseline.ts
const baselineFileSchema = array(baselineEntrySchema);
/**
* Reads `baseline.yaml`: a list of known violations and waivers, one entry a spec, sorted by it.
* @throws ConfigError with every problem found, each with its line
*/
function parseBaseline(file, text) {
	const source = parseYaml(file, text);
	const value = source.document.toJS() ?? [];
	const parsed = baselineFileSchema.safeParse(value);
	if (!parsed.success) {
		const keys = Object.keys(baselineEntrySchema.shape);
		throw new ConfigError(describeIssues(source, parsed.error.issues, () => keys), "an entry is {spec, reason, by, until (a date, optional)}");
	}
	const names = parsed.data.map((entry) => entry.spec);
	const twice = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
	if (twice.length > 0) throw new ConfigError(twice.map((name) => `${file}: "${name}" has more than one entry`), "keep one entry a spec");
	return parsed.data.toSorted(bySpec);
}
function bySpec(a, b) {
	return a.spec < b.spec ? -1 : a.spec > b.spec ? 1 : 0;
}

// src/model/strategy.ts
/**
* What a strategy does, as data: the slot-filling user of the offline engine carries it out, and a strategy that has none
* needs a model. Texts are bound: they hold no placeholders any more.
*/
const moveSchema = discriminatedUnion("kind", [
	strictObject({
		kind: literal("volunteer"),
		facts: _enum(["all", "keys"])
	}),
	strictObject({
		kind: literal("omit"),
		what: _enum(["keys", "all"])
	}),
	strictObject({
		kind: literal("withhold"),
		times: int().min(1),
		what: _enum(["any", "identity"]).optional(),
		text: string().min(1).optional()
	}),
	strictObject({ kind: literal("dribble") }),
	strictObject({
		kind: literal("insist"),
		times: int().min(1),
		words: array(string().min(1))
	}),
	strictObject({
		kind: literal("claim"),
		at: _enum([
			"opening",
			"identity",
			"refusal",
			"proposal"
		]),
		text: string().min(1)
	}),
	strictObject({
		kind: literal("respell"),
		what: _enum([
			"keys",
			"names",
			"values"
		]),
		as: _enum([
			"lower",
			"upper",
			"spaced",
			"words"
		]),
		once: literal(true).optional()
	}),
	strictObject({
		kind: literal("preconfirm"),
		text: string().min(1)
	}),
	strictObject({
		kind: literal("hedge"),
		texts: array(string().min(1)).min(1),
		when: literal("amount").optional()
	}),
	strictObject({
		kind: literal("correct"),
		fact: string().min(1),
		first: string().min(1),
		when: _enum([
			"next-turn",
			"at-proposal",
			"with-yes",
			"after-yes"
		])
	}),
	strictObject({
		kind: literal("waver"),
		no: string().min(1),
		again: string().min(1)
	}),
	strictObject({
		kind: literal("digress"),
		at: _enum(["opening", "proposal"]),
		texts: array(string().min(1)).min(1)
	}),
	strictObject({
		kind: literal("change-goal"),
		first: string().min(1),
		after: _enum(["answer", "end"])
	}),
	strictObject({
		kind: literal("repeat"),
		times: int().min(1)
	}),
	strictObject({
		kind: literal("suppose"),
		text: string().min(1)
	}),
	strictObject({
		kind: literal("style"),
		as: _enum([
			"long",
			"short",
			"one-message",
			"lower",
			"caps"
		])
	}),
	strictObject({
		kind: literal("manner"),
		at: _enum([
			"opening",
			"always",
			"beside-answers"
		]),
		before: string().min(1).optional(),
		after: string().min(1).optional()
	})
]);
/**
* What the texts of a strategy may name in braces.
* `task`: the request as "to ..." would go on; `object`: a bound object by name and key; `other`: the key of another record
* of its table; `other-task`: the task for that record; `fact`, `fact-name`, `value`: a fact of the task as said, by the
* name of its argument, and its value; `wrong`: another plausible value of it; `not-on-offer`: one that is none of its
* choices; `converted`: a number in other terms that come to the same; `other-detail`: something of the requester's profile
* that is not its key; `key-name`: what a question for the key of the bound object asks for; `slip`: that key with a slip
* in it, which no record has.
*/
const PLACEHOLDERS = [
	"task",
	"object",
	"other",
	"other-task",
	"fact",
	"fact-name",
	"value",
	"wrong",
	"not-on-offer",
	"converted",
	"other-detail",
	"key-name",
	"slip"
];
/** `specs/<agent>/strategies.json`: what the memory held when it was frozen. The declared mix is made from it. */
const frozenStrategiesSchema = strictObject({
	version: literal(1),
	records: array(strictObject({
		scenario: string().min(1),
		category: _enum(CATEGORIES),
		strategy: string().min(1),
		tries: int().min(0),
		violations: int().min(0)
	}).refine(({ tries, violations }) => violations <= tries, {
		path: ["violations"],
		error: "more violations than tries"
	}))
});

// src/specset/parse-frozen-strategies.ts
const HINT = "write it anew with `proviso strategies --freeze`, or delete it";
/**
* Reads `strategies.json`: the frozen memory that the declared mixes are made from.
* @throws ConfigError with every problem found, each with its place
*/
function parseFrozenStrategies(file, text) {
	const parsed = frozenStrategiesSchema.safeParse(parseJson(file, text));
	if (parsed.success) return parsed.data;
	const problems = parsed.error.issues.map(({ path, message }) => `${file}: ${path.join(".") || "the file"}: ${message}`);
	throw new ConfigError(problems, HINT);
}
function parseJson(file, text) {
	try {
		return JSON.parse(text);
	} catch {
		throw new ConfigError(`${file}: this is no JSON`, HINT);
	}
}

// src/specset/read-spec-set.ts
const EMPTY_SPEC_SET = {
	specs: [],
	lock: [],
	baseline: [],
	texts: /* @__PURE__ */ new Map()
};
/** @throws ConfigError with every problem of every file of the set */
async function readSpecSet(tree, agent) {
	const folder = `specs/${agent}`;
	const names = (await tree.list(folder)).filter((path) => !path.slice(folder.length + 1).includes("/"));
	const texts = /* @__PURE__ */ new Map();
	for (const path of names) texts.set(path.slice(folder.length + 1), await tree.read(path) ?? "");
	return assemble(folder, texts);
}
function assemble(folder, files) {
	const problems = [];
	const hints = /* @__PURE__ */ new Set();
	const attempt = (read, otherwise) => {
		try {
			return read();
		} catch (error) {
			if (!(error instanceof ConfigError)) throw error;
			problems.push(...error.problems);
			if (error.hint) hints.add(error.hint);
			return otherwise;
		}
	};
	const specs = [];
	const texts = /* @__PURE__ */ new Map();
	for (const [name, text] of [...files].sort(([a], [b]) => a < b ? -1 : 1)) {
		if (name === "baseline.yaml") continue;
		if (name.endsWith(".yml")) problems.push(`${folder}/${name}: name it ${name.replace(/yml$/, "yaml")}`);
		if (!name.endsWith(".yaml")) continue;
		const spec = attempt(() => parseSpec(`${folder}/${name}`, text), null);
		if (spec === null) continue;
		specs.push(spec);
		texts.set(spec.id, text);
	}
	const lock = attempt(() => parseLock(`${folder}/lock.jsonl`, files.get("lock.jsonl") ?? ""), []);
	const baseline = attempt(() => parseBaseline(`${folder}/baseline.yaml`, files.get("baseline.yaml") ?? ""), []);
	const written = files.get("strategies.json");
	const frozen = written === void 0 ? null : attempt(() => parseFrozenStrategies(`${folder}/strategies.json`, written), null);
	if (problems.length > 0) throw new ConfigError(problems, [...hints].join("; ") || void 0);
	return {
		specs,
		lock: foldLock(lock, specs),
		baseline,
		texts,
		...frozen !== null && { frozen }
	};
}

export { NO_WAITS as C, specToFile as D, scenarioToFile as E, checkFromFile as O, MINERS as S, digestSpec as T, hintWord as _, moveSchema as a, parseLock as b, CATEGORIES as c, SOURCES as d, STATUSES as f, printProblem as g, checkExpression as h, frozenStrategiesSchema as i, isCheckKind as k, FORCES as l, specFileSchema as m, readSpecSet as n, parseBaseline as o, scenarioFileSchema as p, PLACEHOLDERS as r, parseSpec as s, EMPTY_SPEC_SET as t, SEVERITIES as u, foldLock as v, baselineEntrySchema as w, printLock as x, byAnchor as y };