import { i as __toESM } from "./rolldown-runtime.js";
import { C as union, D as toJSONSchema, M as prettifyError, b as strictObject, f as json, g as object, h as number, i as _enum, o as array, s as boolean, u as int, x as string, y as record } from "./schemas.js";
import { a as ProviderError, n as EvidenceError, o as errorMessage, r as HostError, t as ConfigError } from "./errors.js";
import { n as isJsonObject, r as jsonObjectSchema } from "./json.js";
import { c as usageSchema, o as traceEventSchema, r as addUsage, t as NO_USAGE } from "./trace.js";
import { t as systemClock } from "./system-clock.js";
import { t as assertNever } from "./assert-never.js";
import { a as escapeHtml, c as link, f as printMarker, i as codeSpan, l as shorten, o as escapeText, r as cleanText, s as fence } from "./redact-secrets.js";
import { i as superviseModule, n as openHost, r as locateCode } from "./open-host.js";
import { w as singularOf } from "./monitor-scenario.js";
import { f as listRuntimeFiles, n as codeTreeOf } from "./1-load-artifacts.js";
import { n as hashValue } from "./hash.js";
import { D as isQuotedIn, E as foldText, O as rememberLast } from "./parse-expression.js";
import { o as witnessSchema, r as specIdOf } from "./trial.js";
import { At as formatNumber, Dt as count, Et as capitalise, F as diffLines, Mt as percent, Nt as shortSha, Ot as dollars, Pt as tellP, Rt as escapePattern, Ut as whenOfTool, V as WAITS_FOR, Vt as spanOfPassage, Wt as wordsOfName, c as groupResults, jt as pValue, kt as duration, l as testedTrials } from "./run-pipeline.js";
import { t as printGherkin } from "./print-gherkin.js";
import { dirname } from "node:path";
import { mkdirSync, readFileSync } from "node:fs";

// src/adapters/agents/chat-agent.ts
/** How often in a row a model may answer a turn with nothing but calls that cannot be read. */
const MAX_UNREADABLE = 3;
/**
* The agent as (prompt, tools, model): our own loop over a chat model. Calls of one message are answered together.
* Text beside calls is not delivered to the user. Arguments that are no JSON object are not run: the call counts as
* rejected, and the model is told why. A provider that cannot be reached is an `infra` error.
*/
function createChatAgent(client) {
	return {
		start: async (trial) => new ChatSession(client, trial),
		close: async () => void 0
	};
}
var ChatSession = class {
	#client;
	#tools;
	#messages;
	/** Answers to unreadable calls, held back until the other calls of their message are answered. */
	#held = [];
	constructor(client, trial) {
		this.#client = client;
		this.#tools = trial.tools;
		this.#messages = [{
			role: "system",
			content: trial.prompt
		}];
	}
	async send(input) {
		if ("user" in input) this.#messages.push({
			role: "user",
			content: input.user
		});
		else this.#messages.push(...input.results.map(toMessage), ...this.#held);
		this.#held = [];
		return this.#complete([], 0);
	}
	async close() {}
	async #complete(earlier, unreadable) {
		const asked = await this.#ask();
		if ("error" in asked) return {
			events: earlier,
			error: {
				kind: "infra",
				message: asked.error
			}
		};
		const { answer } = asked;
		this.#messages.push({
			role: "assistant",
			content: answer.text,
			...answer.calls.length > 0 && { calls: answer.calls }
		});
		if (answer.calls.length === 0) return finishTurn(earlier, answer);
		const broken = answer.calls.filter(isUnreadable);
		const pending = answer.calls.filter((call) => !isUnreadable(call));
		const events = [
			...earlier,
			...textEvents(answer.text, false),
			...broken.flatMap(rejectUnread)
		];
		const told = broken.map(({ callId }) => ({
			role: "tool",
			callId,
			content: UNREADABLE
		}));
		if (pending.length > 0) {
			this.#held = told;
			return {
				events,
				pending,
				usage: answer.usage
			};
		}
		this.#messages.push(...told);
		if (unreadable + 1 >= MAX_UNREADABLE) {
			const message = `the model wrote arguments that are no JSON object ${MAX_UNREADABLE} times in a row`;
			return {
				events,
				usage: answer.usage,
				error: {
					kind: "agent",
					message
				}
			};
		}
		const next = await this.#complete(events, unreadable + 1);
		return {
			...next,
			usage: sum(answer.usage, next.usage)
		};
	}
	async #ask() {
		try {
			const messages = [...this.#messages];
			return { answer: await this.#client.complete({
				role: "agent",
				messages,
				tools: this.#tools
			}) };
		} catch (error) {
			if (error instanceof ProviderError) return { error: errorMessage(error) };
			throw error;
		}
	}
};
const UNREADABLE = "Error: the arguments of this call are not a JSON object";
/** The chat client keeps the text of arguments that do not parse under this name. */
function isUnreadable(call) {
	return Object.hasOwn(call.args, "$unparsed");
}
function rejectUnread({ callId, tool, args }) {
	return [{
		kind: "call",
		callId,
		tool,
		args,
		by: "agent",
		turn: 0
	}, {
		kind: "result",
		callId,
		result: UNREADABLE,
		rejected: true,
		changes: [],
		turn: 0
	}];
}
/** A turn without calls. A model that refused without a word, or was cut off before one, said nothing to the user. */
function finishTurn(earlier, { text, usage, finish }) {
	const events = [...earlier, ...textEvents(text, true)];
	if (text !== null && text.trim() !== "") return {
		events,
		usage
	};
	if (finish === "refused") return {
		events,
		usage,
		error: {
			kind: "agent",
			message: "the model refused to answer"
		}
	};
	if (finish === "length") return {
		events,
		usage,
		error: {
			kind: "agent",
			message: "the answer was cut off before its first word"
		}
	};
	return {
		events,
		usage
	};
}
function textEvents(text, delivered) {
	return text === null || text.trim() === "" ? [] : [{
		kind: "agent",
		text,
		delivered,
		turn: 0
	}];
}
function toMessage({ callId, result }) {
	return {
		role: "tool",
		callId,
		content: typeof result === "string" ? result : JSON.stringify(result)
	};
}
function sum(a, b) {
	return b ? addUsage(a, b) : a;
}

// src/adapters/agents/module-agent.ts
const agentEventSchema = traceEventSchema.refine((event) => event.kind !== "user", "an agent cannot speak for the user");
const turnSchema = strictObject({
	events: array(agentEventSchema).default([]),
	pending: array(strictObject({
		callId: string().min(1),
		tool: string(),
		args: jsonObjectSchema
	})).optional(),
	done: boolean().optional(),
	usage: usageSchema.optional(),
	error: strictObject({
		kind: _enum(["infra", "agent"]),
		of: _enum(["host", "provider"]).optional(),
		message: string()
	}).optional()
});
/**
* An agent that is a user's module, run in a child process as the environment is: nothing to read but its code, an
* empty environment (no key), limits on memory and time. What the module throws is the agent's fault, and so is a child
* that ends or hangs: nothing but the agent runs in it. After three faulty children in a row every further start throws
* EvidenceError.
*/
function createModuleAgent(options) {
	const child = superviseModule({
		program: "agent-host",
		label: "the agent process",
		code: options,
		initialize: {},
		timeoutMs: options.sendTimeoutMs ?? 12e4,
		memoryMb: options.memoryMb
	});
	return {
		start: async (trial) => {
			try {
				const session = await child.open("start", { trial });
				return {
					send: (input) => session.request("send", { input }).then(readTurn, breakDown),
					close: session.close
				};
			} catch (error) {
				const turn = breakDown(error);
				return {
					send: async () => turn,
					close: async () => void 0
				};
			}
		},
		close: () => child.close()
	};
}
function breakDown(error) {
	if (!(error instanceof HostError)) throw error;
	return {
		events: [],
		error: {
			kind: "agent",
			message: error.message
		}
	};
}
/** What the module answered; an answer of another form is the agent's error. */
function readTurn(answer) {
	const parsed = turnSchema.safeParse(answer);
	if (!parsed.success) return {
		events: [],
		error: {
			kind: "agent",
			message: `the agent module's turn has another form: ${errorMessage(prettifyError(parsed.error))}`
		}
	};
	const { events, pending, done, usage, error } = parsed.data;
	return {
		events,
		...pending && { pending },
		...done !== void 0 && { done },
		...usage && { usage },
		...error && { error: {
			kind: error.kind,
			message: error.message,
			...error.of && { of: error.of }
		} }
	};
}

// src/adapters/offline/mine-english.ts
/** Words of English that the offline rules know: function words, groups of verbs and nouns that mean the same, stems. */
const FUNCTION_WORDS = new Set(`a about after all an and any are as at be been before but by can cannot do does each for from had has have he her his
  how i if in into is it its may more must my never no not of on one only or other our out over own shall she should so
  some than that the their them then there these they this those to under up us use was we were what when where which who
  will with within without would you your`.split(/\s+/));
/** Below this share of function words a text is not English; lists of bare names do not count as text. */
const ENGLISH_SHARE = .2;
const ENOUGH_WORDS = 12;
/** Whether a text reads as English prose; a text of very few words is taken as English. */
function isEnglish(text) {
	return isKnownEnglish(text);
}
const isKnownEnglish = rememberLast(readsAsEnglish);
function readsAsEnglish(text) {
	const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
	if (words.length === 0) return true;
	const latin = words.filter((word) => /^[a-z]+$/.test(word));
	if (words.length < ENOUGH_WORDS) return latin.length > words.length / 2;
	return latin.filter((word) => FUNCTION_WORDS.has(word)).length >= words.length * ENGLISH_SHARE;
}
/** Each line: verbs that name one and the same kind of operation in most business domains. */
const VERB_GROUPS = `
cancel void abort terminate
book reserve
order purchase buy
update modify change edit alter amend adjust upgrade downgrade reschedule rebook move rename correct
create make open register add insert
delete remove erase
return
exchange replace swap
refund reimburse
compensate
transfer escalate handoff
send offer issue grant give deliver
suspend pause freeze hold
resume reactivate restore unsuspend lift unfreeze
enable activate
disable deactivate
close finish
pay charge bill collect
refuel top recharge
get find search lookup look fetch retrieve locate
calculate compute
verify validate authenticate identify
ship dispatch
assign allocate
approve accept
reject decline deny
reset restart reboot
apply redeem
schedule plan
submit file
write note log record
prescribe
lend borrow
renew extend prolong
block lock
unblock unlock
withdraw
deposit
waive
`.trim().split("\n").map((line) => line.trim().split(" "));
const NOUN_GROUPS = `
baggage bag luggage suitcase
reservation booking
certificate voucher
customer client guest user member patient subscriber
refund reimbursement
person human operator
seat place
item product article
bill invoice
appointment visit
phone mobile
address location
`.trim().split("\n").map((line) => line.trim().split(" "));
/** Verbs that many unlike tools share: they bind a sentence to a tool only together with its noun. */
const GENERIC_GROUPS = /* @__PURE__ */ new Set([
	"get",
	"update",
	"create",
	"delete",
	"send",
	"write",
	"apply",
	"close",
	"order",
	"pay"
]);
const IRREGULAR$1 = {
	sent: "send",
	paid: "pay",
	gave: "give",
	given: "give",
	found: "find",
	held: "hold",
	lent: "lend",
	bought: "buy",
	wrote: "write",
	written: "write",
	withdrawn: "withdraw",
	got: "get",
	data: "data"
};
/** The stem of a word: good enough to find "cancelled", "cancelling" and "cancels" in `cancel_order`. */
function stemOf(word) {
	const lower = word.toLowerCase().replace(/['’]s$/, "");
	const known = Object.hasOwn(IRREGULAR$1, lower) ? IRREGULAR$1[lower] : void 0;
	if (known !== void 0) return stemOf2(known);
	return stemOf2(lower);
}
function stemOf2(word) {
	const base = stripEnding(word);
	const single = /([bdfgklmnprt])\1$/.test(base) && base !== word ? base.slice(0, -1) : base;
	return single.length > 3 ? single.replace(/e$/, "").replace(/y$/, "i") : single.replace(/y$/, "i");
}
function stripEnding(word) {
	if (word.length <= 3 || /ss$/.test(word)) return word;
	const found = [
		[/(ied|ies)$/, "y"],
		[/(sses|shes|ches|xes)$/, word.slice(-4, -2)],
		[/(?<=[a-z]{3})ing$/, ""],
		[/(?<=[a-z]{2})ed$/, ""],
		[/(?<=[^s])s$/, ""]
	].find(([ending]) => ending.test(word));
	return found ? word.replace(found[0], found[1]) : word;
}
const VERB_OF = new Map(VERB_GROUPS.flatMap((group) => group.map((verb) => [stemOf(verb), group[0] ?? verb])));
const NOUN_OF = new Map(NOUN_GROUPS.flatMap((group) => group.map((noun) => [stemOf(noun), group[0] ?? noun])));
/** The group of a verb: verbs of one group bind to the same tools. A verb in no group is its own. */
function verbGroup(word) {
	const stem = stemOf(word);
	return VERB_OF.get(stem) ?? stem;
}
/** The verbs of one group: what means the same as a verb, itself included. */
function verbsMeaning(verb) {
	const group = verbGroup(verb);
	return VERB_GROUPS.find(([first]) => first === group) ?? [verb];
}
function isGenericVerb(group) {
	return GENERIC_GROUPS.has(group);
}
/** The group of a noun, singular; a noun in no group is its own stem. */
function nounGroup(word) {
	const stem = stemOf(word);
	return NOUN_OF.get(stem) ?? stem;
}
/** Whether a noun is made of a verb: cancellation of cancel, suspension of suspend, activation of activate. */
function isNominalOf(word, verb) {
	const lower = word.toLowerCase();
	if (!/(?:ions?|ments?|als?|ances?|ures?|s)$/.test(lower)) return false;
	const stem = stemOf(verb);
	const common = Math.max(4, Math.min(stem.length - 1, 6));
	return stem.length >= 4 && lower.length > stem.length + 1 && /(?:ion|ment|al|ance|ure)s?$/.test(lower) ? lower.slice(0, common) === stem.slice(0, common) : false;
}
const IMPERATIVES = new Set(`accept acknowledge add address advise allow answer apologize apply approve ask assist assume authenticate avoid book
  calculate call cancel change charge check choose clarify close collect compare compensate complete compute confirm
  consider consult contact continue create decline deliver deny describe direct disclose discuss display encourage end
  ensure enter escalate estimate exchange explain extend find finish flag follow forward gather get give grant greet guide
  handle help hold identify ignore include inform insert instruct investigate invite issue keep leave let limit list
  locate log look maintain make mark mention modify notify obtain offer open pause perform place prefer prepare prescribe
  present prioritize proceed process prompt propose protect provide quote read recommend record redirect refuse refund
  register reject remember remind remove renew repeat replace reply report request require reserve resolve respect respond
  restrict resume return review say schedule search select send set share ship show skip speak start state stay stick stop
  submit suggest summarize suspend take tell terminate thank transfer treat try update use validate verify wait waive warn
  withdraw write`.split(/\s+/));
/** Whether a word, first in its clause, is a verb that commands. */
function isImperative(word) {
	return IMPERATIVES.has(word.toLowerCase());
}
function isFunctionWord(word) {
	return FUNCTION_WORDS.has(word.toLowerCase());
}

// src/adapters/offline/mine-bind-indirect.ts
/** Tools that a sentence means without using their verbs: by their purpose, by acting on a thing at all, by a noun. */
function bindIndirectly(text, tools) {
	return [
		bindByPurpose,
		bindByAnyAction,
		bindByLookUp
	].map((read) => read(text, tools)).find((names) => names.length > 0) ?? [];
}
const COMPENSATION = /\bcompensat(?:e|es|ed|ing|ion|ions)\b/i;
/** Things that a business compensates with, and how it hands them out. */
const COMPENSATING = new Set([
	"certificate",
	"coupon",
	"credit",
	"compensation",
	"refund"
].map(nounGroup));
const GIVING = new Set([
	"send",
	"create",
	"add",
	"apply"
].map(verbGroup));
/** To compensate is to hand out a certificate, a credit, a coupon. */
function bindByPurpose(text, tools) {
	if (!COMPENSATION.test(text)) return [];
	return tools.filter(({ isRead, group, nouns }) => !isRead && GIVING.has(group) && nouns.some((noun) => COMPENSATING.has(noun))).map(({ name }) => name);
}
const ACTS_ON = /\btak(?:e|es|ing)\s+(?:any\s+|an\s+)?actions?\s+(?:on|for|regarding)\s+(.+)$/i;
/** To take action on a thing is every change of it; on a thing that no tool names, every change there is. */
function bindByAnyAction(text, tools) {
	const things = ACTS_ON.exec(text)?.[1];
	if (things === void 0) return [];
	const named = nounsOf$1(things);
	const writes = tools.filter(({ isRead, group }) => !isRead && !HELPING.has(group));
	const onThing = writes.filter(({ nouns }) => nouns.some((noun) => named.has(noun)));
	return (onThing.length > 0 ? onThing : writes).map(({ name }) => name);
}
/** Tools that change nothing of the business although they are no reads. */
const HELPING = new Set([
	"transfer",
	"calculate",
	"think"
].map(verbGroup));
const LOOK_UP = /\b(\p{L}+)\s+(?:look-?ups?|search(?:es)?|retrievals?)\b/iu;
/** "For name lookup": the reads that find by that. */
function bindByLookUp(text, tools) {
	const by = LOOK_UP.exec(text)?.[1];
	if (by === void 0) return [];
	return tools.filter(({ isRead, nouns }) => isRead && nouns.includes(nounGroup(by))).map(({ name }) => name);
}
function nounsOf$1(text) {
	return new Set((text.match(/[\p{L}'’]+/gu) ?? []).map(nounGroup));
}

// src/adapters/offline/mine-forms.ts
/** Clauses before the main one: "If ..., ", "After ..., ", "First, ". */
const LEADING = /^(?:(?:if|when|whenever|once|after|before|unless|until|for|in case|in the event|while|to|as long as|at the|during|on|upon|as an?|with|without|even if|in addition to|prior to|regardless of)\b[^,:(]*(?:\([^)]*\)[^,:(]*)*[,:]\s*|(?:otherwise|first|firstly|second|secondly|third|next|then|also|finally|lastly|please|kindly|however|additionally|furthermore|note that|important|in particular|instead|so|and|but|or|in other cases|in general|generally|by default|where possible|in all cases)\b(?:,|:|\s)\s*)/i;
/** A clause before the main one that has commas of its own: it ends where a subject and its duty follow. */
const LONG_LEADING = /^(?:if|when|whenever|once|after|before|unless|until|in case|as long as|prior to)\b[^.;:]*?,\s+(?=(?:you|the agent|agents?|we|do not|don['’]t|never|always)\b)/i;
/** The main clause of a sentence, and what stood before it. */
function splitMainClause(text) {
	let main = text.trim();
	for (let count = 0; count < 4; count++) {
		const lead = (LONG_LEADING.exec(main) ?? LEADING.exec(main))?.[0];
		if (!lead || lead.length >= main.length) break;
		main = main.slice(lead.length);
	}
	return {
		lead: text.trim().slice(0, text.trim().length - main.length),
		main
	};
}
const SUBORDINATE = /[,;]?\s+\b(?:(?:if and )?only if|only when|only after|if|when|unless|until|except|provided that|as long as|before|after|in case|once (?=the|you|an?|it|they|all|he|she)|whenever|so that|because|since|even if|even when|regardless of|for safety reasons)\b.*$/i;
const CONDITION = /\b(?:(?:if and )?only if|only when|only after|if|when|whenever|unless|until|except|provided that|as long as|before|after|in case|once (?=the|you|an?|it|they|all|he|she)|while)\b.*$/i;
/** A second main clause after a condition: ', and you should ...'. */
const COORDINATE = /,\s+(?:and|but|so)\s+(?:(?:you|we|it|they|this|agents?|the \w+)\s+)?(?:will|should|must|can|may|need|have)\b.*$/i;
const LEADING_CONDITION = /^(?:if|when|whenever|once|after|before|unless|until|for an?|for each|for every|in case|as long as|while|during)\b/i;
/** What of a main clause is left when the clauses that hang on it are taken off. */
function coreOf$1(main) {
	const core = main.replace(SUBORDINATE, "");
	return core.trim() === "" ? main : core;
}
function conditionOf(lead, main) {
	const trailing = (CONDITION.exec(main)?.[0] ?? "").replace(COORDINATE, "");
	const words = [LEADING_CONDITION.test(lead) ? lead.replace(/[,:]\s*$/, "") : "", trailing].map((part) => part.replace(/[.!]+$/, "").trim()).filter((part) => part !== "");
	return words.length > 0 ? words.join("; ") : null;
}
const NEGATIVE = /\b(?:cannot|can not|can['’]t|can never|must not|mustn['’]t|must never|may not|may never|shall not|should not|shouldn['’]t|should never|ought not|not to be|never|not (?:be )?(?:allowed|permitted|possible|acceptable|accepted|authorized|eligible|refundable|supported|transferable)|non-refundable|(?:is|are) (?:strictly )?(?:forbidden|prohibited|disallowed)|(?:you|agents?|we) (?:will|would) not be able to|unable to|under no circumstances|no longer be|(?:can|may) [^.]*\bbut not)\b/i;
const DO_NOT = /^(?:do not|don['’]t|never|avoid|no)\b|\b(?:you|agents?|assistants?|and|but|simply|always) (?:do not|don['’]t|never)\b/i;
const ONLY = /\b(?:can|may|must|should|could|will|is|are|be)\s+(?:\w+\s+)?only\b|^only\b|\bonly (?:if|when|after|once|with|for|to)\b|\bonly be\b|\bonly (?:one|a single|once)\b|\bif and only if\b|\bnothing else\b|\bexclusively\b/i;
const LIMIT = /\b(?:at most|at least|no more than|not more than|no fewer than|no less than|up to (?:a |an )?(?:\d|one|two|three|four|five|six|ten|maximum)|a maximum of|a minimum of|the (?:maximum|minimum)\b.*\bis|limited to|must not exceed|cannot exceed)\b/i;
const STRONG = /\b(?:must|shall|has to|have to|is required|are required|required to|is mandatory|are mandatory|obliged to)\b/i;
const NOT_A_DUTY = /\b(?:will|would|may|might|not|n['’]t) have to\b/i;
const MODERATE = /\b(?:should|needs? to|ought to|is (?:supposed|expected) to|are (?:supposed|expected) to|is needed|are needed|make sure|be sure|ensure)\b/i;
const MAY = /\b(?:can|may|could|is allowed to|are allowed to|is permitted to|are permitted to|is able to|are able to|is possible|are eligible|is eligible)\b/i;
const NUMBER = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|once|twice)\b/i;
const RESTRICTED = /\b(?:without|but|except|within|regardless)\b/i;
const AMOUNT_FACT = /\b(?:is|are|costs?|equals?|being|charged?(?: at)?)\s+(?:[$€£]\s?\d|\d+(?:[.,]\d+)?\s?(?:dollars?|euros?|pounds?|usd|eur|gbp|%|percent|cents?)\b)/i;
/** Things that return, show or mean something: what is said of them is a fact, however it is put. */
const FACTUAL_VERB = /\b(?:should|must|can|may|will|cannot|could|might)\s+(?:\w+ly\s+|also\s+|not\s+)?(?:return|show|display|indicate|appear|look like|mean|cause|lead|affect|help|take|happen|occur|result|vary|contain|include|have|be (?:found|seen|used|looked up|looked|viewed|due|caused|slow|enabled|disabled|inactive|available|one of|due to|in|at|of|incorrect|either))\b/i;
const DUTY_SUBJECT = /^(?:(?:the|an?|each|every|all|any|your|no|both|these|this|our|other|even)\s+)*(?:\w+\s+){0,2}?(?:you|agents?|assistants?|bots?|we|representatives?|users?|customers?|guests?|clients?|members?|patients?|callers?|employees?|staff|requests?)\b/i;
/** The first form that fits decides; `fact` ends the search without a rule. */
const FORMS$1 = [
	{
		fits: ({ core }) => DO_NOT.test(core) && !/^no\b(?!.*\b(?:may|can|must|should)\b)/i.test(core),
		gives: () => ["prohibited", "must"]
	},
	{
		fits: ({ core }) => NEGATIVE.test(core) && isFact(core),
		gives: "fact"
	},
	{
		fits: ({ core }) => NEGATIVE.test(core),
		gives: () => ["prohibited", "must"]
	},
	{
		fits: ({ main, core, hasCondition }) => ONLY.test(main) && isFact(core) && !hasCondition,
		gives: "fact"
	},
	{
		fits: ({ main }) => ONLY.test(main),
		gives: () => ["prohibited", "must"]
	},
	{
		fits: ({ main }) => LIMIT.test(main) && NUMBER.test(main),
		gives: () => ["required", "must"]
	},
	{
		fits: ({ core }) => AMOUNT_FACT.test(core),
		gives: () => ["required", "must"]
	},
	{
		fits: ({ core }) => isFact(core),
		gives: "fact"
	},
	{
		fits: ({ core }) => STRONG.test(core) && !NOT_A_DUTY.test(core),
		gives: () => ["required", "must"]
	},
	{
		fits: ({ main, mayCommand }) => mayCommand && startsWithCommand(main),
		gives: ({ main }) => ["required", /\balways\b/i.test(main) ? "must" : "should"]
	},
	{
		fits: ({ core }) => MODERATE.test(core),
		gives: () => ["required", "should"]
	},
	{
		fits: ({ main, core, hasCondition }) => MAY.test(core) && (hasCondition || RESTRICTED.test(main)),
		gives: () => ["permitted", "info"]
	}
];
/**
* Reads how a sentence obliges, or null when it states a fact, asks, or only leads over.
* @param mayCommand whether a verb at its start is a command (not in a list of facts or of what a user can do)
*/
function readForm(text, mayCommand) {
	if (/\?$/.test(text) || NO_DUTY.test(text) || text.split(/\s+/).length < 3) return null;
	const { lead, main } = splitMainClause(text);
	const condition = conditionOf(lead, main);
	const parts = {
		main,
		core: coreOf$1(main),
		hasCondition: condition !== null,
		mayCommand
	};
	const form = FORMS$1.find(({ fits }) => fits(parts));
	if (!form || form.gives === "fact") return null;
	const [force, severity] = form.gives(parts);
	return {
		force,
		severity,
		condition
	};
}
/** "For X to work, ...": what a thing needs, not what an agent owes. "No need to", "must understand": nothing is to be done. */
const NO_DUTY = /^for\b[^,]*\bto (?:work|function|operate|run|connect|take effect)\b|\bno need to\b|^(?:you|the agent|agents) (?:must|should) (?:understand|be aware|note)\b|\brequires? at least\b/i;
function isFact(core) {
	return FACTUAL_VERB.test(core) && !DUTY_SUBJECT.test(core);
}
/** "Ask ...", "Always check ...", "Then send ...": not "Read more", not a reference to another page. */
function startsWithCommand(main) {
	const words = main.replace(/^(?:always|only|please|then|first|also|simply|immediately|politely|carefully|just|instead)\s+/i, "").split(/\s+/);
	const [first = "", second = ""] = words;
	if (/^(?:refer|see|note|consult)$/i.test(first) || words.length < 3) return false;
	if (/^be$/i.test(first)) return /^sure$/i.test(second);
	const verb = first.replace(/[^\p{L}]/gu, "");
	return isImperative(verb) || /^always\b/i.test(main) && isImperative(verb.replace(/s$/, ""));
}
const CATEGORY_FORMS = [
	["confirmation", /\b(?:confirmation|explicit(?:ly)? (?:consent|approval|agree\w*|yes|ok|okay)|consent)\b|\bconfirm\w*\b(?=.*\b(?:before|proceed|prior|details|price)\b)|\b(?:before|after)\b.*\bconfirm/i],
	["scope", /\b(?:one|single) (?:tool|action|function) call\b|\btool calls? at a time\b|\b(?:transfer|escalate|hand (?:off|over)|human agent|deny|refuse|out of scope|against (?:this|the|company) polic\w+)\b/i],
	["identity", /\b(?:authenticat\w+|verify (?:the |their |his |her )?(?:\w+ )?identit\w+|identify the (?:user|customer|caller|guest|client|patient|member)|(?:obtain|get|ask for) the (?:user|customer|guest|member|patient|client) id\b|date of birth is required|for verification)/i],
	["ownership", /\b(?:belongs? to|owned by|(?:who|that) owns?|another (?:user|customer|guest|member|patient|client)|other (?:users?|customers?|guests?|members?|patients?|clients?)|(?:their|his|her|its) own|on behalf of)\b/i],
	["provenance", /\b(?:mak(?:e|ing) (?:\w+ )?up|made up|invent|fabricat\w+|guess|assume|not provided by|must already be in|already (?:on|in) (?:the |their )?(?:\w+ )?(?:profile|file|account))\b/i],
	["lock-out", /\b(?:anymore|any more|no longer|afterwards|once (?:it|the \w+) (?:is|has been) \w+ed)\b/i],
	["limit", /\b(?:at most|at least|no more than|not more than|up to \w+|maximum|minimum|only (?:be )?(?:\w+ )?once|only (?:have |use |make )?(?:one|a single)|per (?:order|conversation|day|week|month|user|customer|request)|limited to|one \w+ at a time)\b/i],
	["amount", /[$€£]\s?\d|\b(?:\d+ (?:dollars|euros|percent)|\d+%|price|cost|fee|charge[ds]?|amount|balance|difference|refund(?:ed)? the|\d+ free|free of charge|for free)\b/i],
	["eligibility", /\bonly\b[^.]*\bif\b|\bstatus (?:is|must)\b/i],
	["order", /\b(?:before|prior to|first|beforehand|and then|afterwards|only after|after (?:\w+ ){0,3}\w+ing|until)\b/i],
	["argument-relation", /\b(?:same(?! time)|match(?:es)?|equal to|different from|identical|distinct)\b/i],
	["eligibility", /\b(?:if|only|unless|when|status|eligible|cannot be|can be|may be|refundable|allowed)\b/i],
	["limit", /\b(?:not|never) be (?:longer|later|earlier|shorter|higher|lower|larger|smaller|greater|less|fewer|older|younger) than\b/i],
	["communication", /\b(?:ask|tell|inform|explain|mention|say|respond|reply|remind|offer|recommend\w*|comment\w*|disclose|reveal|promise|advise|advice|information|guide|instruct|list|notify|apologi\w+|tone|language|polite\w*|greet)\b/i]
];
/** The structural category, by the words a rule uses. */
function categoryOf(text, hasTools) {
	const unquoted = text.replace(/'[^']{3,80}'|"[^"]{3,80}"/g, "");
	const found = CATEGORY_FORMS.find(([, form]) => form.test(unquoted))?.[0];
	if (found === "eligibility" && !hasTools) return "communication";
	return found ?? (hasTools ? "eligibility" : "communication");
}

// src/adapters/offline/mine-nominals.ts
/** Nouns for what a verb does: renewal of renew, waiver of waive, cancellation of cancel, extension of extend. */
/** How English makes them: the end of the verb, and what stands there in the noun. Only what fits a word ever counts. */
const SUFFIXES = [
	[/$/, [
		"al",
		"ion",
		"ation",
		"ment",
		"ing"
	]],
	[/e$/, [
		"al",
		"ion",
		"ation",
		"ment",
		"ing"
	]],
	[/y$/, ["ial", "ication"]],
	[/de?$/, ["sion"]],
	[/t$/, ["sion", "ssion"]],
	[/be$/, ["ption"]],
	[/ve$/, ["ution"]],
	[/ce$/, ["ction"]],
	[/ke$/, ["cation"]],
	[/ain$/, ["ention"]],
	[/eive$/, ["eption"]],
	[/er$/, ["ration"]],
	[/ll$/, ["lment"]],
	[/l$/, ["llation", "lling"]],
	[/(?<=[aeiou])p$/, ["pping"]],
	[/(?<=[aeiou])t$/, ["tting"]]
];
/** The end -er mostly means who does a thing (lender, buyer); in these it is the deed, and others are made in their own way. */
const IRREGULAR = {
	waiver: "waive",
	reminder: "remind",
	redemption: "redeem",
	destruction: "destroy",
	acquisition: "acquire"
};
/** Nouns that are spelled as their verbs. */
const SAME = /* @__PURE__ */ new Set([
	"refund",
	"return",
	"exchange",
	"transfer",
	"upgrade",
	"downgrade",
	"deposit",
	"purchase"
]);
/** Words that look like it and mean something else, or the thing instead of the deed. */
const OTHERS = new Set(`action building department direction formation foundation holding information listing location meeting mission notation
  opening option passion portal portion ration relation saving setting signal station statement vacation writing`.split(/\s+/));
/** Whether a noun, in the singular or the plural, means what a verb does. */
function isDeedOf(word, verb) {
	const noun = word.toLowerCase().replace(/(?<=[^s])s$/, "");
	if (OTHERS.has(noun)) return false;
	if (Object.hasOwn(IRREGULAR, noun)) return IRREGULAR[noun] === verb;
	if (noun === verb) return SAME.has(noun);
	return SUFFIXES.some(([end, suffixes]) => end.test(verb) && suffixes.some((end2) => verb.replace(end, end2) === noun));
}
const QUANTITY = /^(?:an?|the|each|every|any|all|no|one|two|three|four|five|six|more|most|least|than|at|up|to|not|only|this|that|such|your|their|its|\d+)$/i;
const QUALITY = /^(?:first|second|third|further|single|new|late|early|free|full|online|simple|other|same|\w+(?:ed|al|ive|ous|ful|less|ary|able|ible))$/i;
/** What of a deed can be limited: "the maximum length of a renewal". */
const MEASURE = /^(?:(?:the|an?|maximum|minimum|longest|shortest|highest|lowest|total) )*(?:maximum|minimum|limit|length|duration|period|amount|value|number|sum) (?:of|for) /i;
/** What follows a noun that is the head of its phrase: "the renewal fee" is about a fee. */
const AFTER = /^(?:must|mustn['’]t|should|shall|may|can|can['’]t|cannot|could|will|is|are|isn['’]t|aren['’]t|has|have|needs?|requires?|costs?|takes?|never|always|of|for|over|above|under|below|longer|shorter|larger|higher|more|less|than|within|without|by|with|beyond|exceeding|up|from|on|in|at|after|before|per|and|or|only|if|unless)$/i;
/** Verbs with which one does what the noun says: "grant a waiver", "have at most two renewals". */
const DOES = /\b(?:(?:grant|giv|mak|allow|approv|offer|issu|process|perform|accept|permit)(?:e|es|s|ed|ing)?|do|(?:have|get|receive)(?= (?:at most|no more|more than|up to|only)))\s+(?=\S)/gi;
/** The deeds that a clause is about by a noun: its subject, or what somebody is said to grant, make, accept. */
function deedsOf(clause) {
	const starts = [...clause.matchAll(DOES)].map((match) => clause.slice(match.index + match[0].length));
	return [clause.replace(MEASURE, ""), ...starts].flatMap((part) => headDeed(part));
}
/** The head of the noun phrase that a text starts with, and what it may be done to. */
function headDeed(text) {
	const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
	let at = 0;
	while (QUANTITY.test(words[at] ?? "")) at++;
	while (QUALITY.test(words[at] ?? "") && !AFTER.test(words[at + 1] ?? "must")) at++;
	const beside = AFTER.test(words[at + 1] ?? "must") ? [] : [words[at] ?? ""];
	const head = at + beside.length;
	const [word = "", next = "must", determiner = "", noun = ""] = words.slice(head);
	if (!AFTER.test(next)) return [];
	const isOfThing = /^of$/i.test(next) && /^(?:an?|the|any|each|every|their|his|her|its|your)$/i.test(determiner);
	return [{
		word,
		of: [...beside, ...isOfThing ? [noun] : []]
	}];
}
/**
* The tools that do what a clause names by a noun, all of one verb: "A waiver must not be more than 10 euros" is about
* waive_fine. A noun that names a thing (`booking_id`, cancel_booking) is no deed; a deed on another thing is another deed.
* @param things what tools and arguments are named after, as noun groups
*/
function toolsOfDeed(clause, tools, things) {
	const acting = tools.filter(({ name, isRead }) => !isRead && !/^transfer[_-]?to/i.test(name));
	for (const { word, of } of deedsOf(clause)) {
		if (things.has(nounGroup(word.replace(/s$/i, "")))) continue;
		const exact = acting.filter(({ verb }) => isDeedOf(word, verb));
		const alike = acting.filter(({ verb }) => verbsMeaning(verb).some((other) => isDeedOf(word, other)));
		const found = exact.length > 0 ? exact : alike;
		if (new Set(found.map(({ verb }) => verb)).size !== 1) continue;
		const onThing = found.filter(({ nouns }) => of.every((thing) => nouns.includes(nounGroup(thing))));
		if (onThing.length > 0) return onThing;
	}
	return [];
}

// src/adapters/offline/mine-bind-tools.ts
/** Words of tool names that say nothing of what the tool works on. */
const EMPTY = /* @__PURE__ */ new Set([
	"all",
	"id",
	"ids",
	"details",
	"detail",
	"info",
	"information",
	"by",
	"to",
	"new",
	"current"
]);
function readToolWords(tool) {
	const [verb = tool.name, ...rest] = wordsOfName(tool.name);
	const nouns = rest.filter((word) => !EMPTY.has(word) && !isFunctionWord(word)).map(nounGroup);
	return {
		name: tool.name,
		verb,
		group: verbGroup(verb),
		nouns: [...new Set(nouns)],
		isRead: tool.access === "read"
	};
}
/**
* The tools whose use a sentence constrains, by its words: a tool named outright; else the tools whose verb (or one that
* means the same) its main clause uses, then its other clauses, then what it stands under; among tools of one verb the
* ones whose nouns fit best. Reads are bound only where nothing else is.
* @param contexts label, introduction, headings, nearest first
*/
function bindTools(text, contexts, tools) {
	const named = tools.filter((tool) => isNamed(tool.name, text)).map((tool) => tool.name);
	const words = tools.map(readToolWords);
	if (named.length > 0) {
		const before = /\b(?:before|prior to)\b.*$/i.exec(text)?.[0] ?? "";
		return inOrder([...named, ...bindByVerbs(before, {
			text: before,
			contexts: [],
			tools: words
		})], tools);
	}
	if (namesStranger(text)) return [];
	const { lead, main } = splitMainClause(text);
	const core = coreOf$1(main);
	const writes = words.filter((tool) => !tool.isRead);
	const reads = words.filter((tool) => tool.isRead);
	const byClause = (clause) => bindByVerbs(clause, {
		text,
		contexts,
		tools: writes
	});
	const byDeed = () => isTalk(core) ? [] : bindByDeed(core, {
		text,
		contexts,
		tools: words
	}, tools);
	const inSentence = firstFound([
		() => byClause(core),
		byDeed,
		() => byClause(withoutStates(lead)),
		() => byClause(lead)
	]);
	if (inSentence.length > 0) return inOrder(inSentence, tools);
	if (ANY_ACTION.test(text) && /\bconfirm/i.test(text)) return writesOf$1(tools);
	const above = contexts.map((context) => bindByHeading(context, {
		text,
		contexts,
		tools: writes
	}));
	const indirectly = bindIndirectly(text, words);
	if (indirectly.length > 0 && indirectly.length < words.length) return inOrder(indirectly, tools);
	const inHeading = isTalk(core) || isInspection(core) ? [] : above.find((found) => found.length > 0) ?? [];
	if (inHeading.length > 0) return inOrder(inHeading, tools);
	const trailing = byClause(withoutStates(main.slice(core.length)));
	if (trailing.length > 0 && !isTalk(core)) return inOrder(trailing, tools);
	const lookUps = bindByVerbs(core, {
		text: core,
		contexts: [],
		tools: reads
	});
	return lookUps.length <= FEW ? inOrder(lookUps, tools) : [];
}
function firstFound(readings) {
	for (const read of readings) {
		const found = read();
		if (found.length > 0) return found;
	}
	return [];
}
/** More look-ups than this at once and the sentence is about none in particular. */
const FEW = 3;
function writesOf$1(tools) {
	return tools.filter(({ access }) => access === "write").map(({ name }) => name);
}
/** A sentence that names a function which is no tool of the agent is about somebody else's. */
function namesStranger(text) {
	return /\b[a-z]+(?:_[a-z]+)+\b(?=\(| tool\b)/.test(text);
}
function isInspection(core) {
	return /^(?:(?:you|the agent|agents?) )?(?:should |must |need to )?(?:always |first )?(?:check|investigate|verify|look|review)\b/i.test(core);
}
/** "if the line is suspended and can be resumed": a state is no action where an action is named beside it. */
function withoutStates(lead) {
	return lead.replace(/\b(?:is|are|was|were|has been|have been|already)\s+\w+ed\b/gi, "");
}
function isNamed(name, text) {
	const at = text.indexOf(name);
	const isLong = /[^a-z]/.test(name);
	return at >= 0 && isLong && !/[\w]/.test(text[at - 1] ?? "") && !/[\w]/.test(text[at + name.length] ?? "");
}
/** Sentences about asking and telling: what they stand under is the occasion, not what they constrain. */
function isTalk(core) {
	return /\b(?:ask|tell|inform|explain|remind|say|mention|respond|reply|greet|thank|guide|instruct|advise|collect|gather|obtain|help|provide|confirm|share|disclose|reveal|discuss)\b/i.test(core);
}
function bindByVerbs(clause, scene) {
	const verbs = verbsOf(clause);
	return [...Map.groupBy(scene.tools.filter((tool) => verbs.has(tool.group)), (tool) => tool.group)].flatMap(([group, family]) => chooseByNouns(group, family, scene));
}
/** Deeds named by nouns: "a renewal", "any waiver". Of several tools that do it, the nouns of the sentence decide. */
function bindByDeed(clause, scene, tools) {
	const keys = tools.flatMap((tool) => tool.anchors.flatMap(({ pointer }) => /([a-z]+)_?ids?$/i.exec(pointer)?.[1] ?? []));
	const things = /* @__PURE__ */ new Set([...scene.tools.flatMap(({ nouns }) => nouns), ...keys.map(nounGroup)]);
	const found = toolsOfDeed(clause, scene.tools, things);
	const [first, ...others] = found;
	if (first === void 0 || others.length === 0) return found.map(({ name }) => name);
	return chooseByNouns(first.group, found, scene);
}
/** Verb stems used as verbs: not "the booking", not "a change", not the state in "if the line is suspended". */
function verbsOf(clause) {
	const found = /* @__PURE__ */ new Set();
	const words = [...clause.matchAll(/[\p{L}'’]+/gu)];
	words.forEach((match, at) => {
		const word = match[0];
		if (isVerbHere(word, {
			before: (words[at - 1]?.[0] ?? "").toLowerCase(),
			after: (words[at + 1]?.[0] ?? "").toLowerCase(),
			isStart: at === 0 || /[(:,;/]\s*$/.test(clause.slice(0, match.index))
		})) found.add(verbGroup(word));
	});
	for (const [phrase, group] of [
		[/\b(?:hand|pass)\w*\b[^.]*\b(?:off|over)\b/i, "transfer"],
		[/\btop\w*\b[^.]*\bup\b/i, "refuel"],
		[/\bturn\w*\b[^.]*\bon\b/i, "enable"],
		[/\bturn\w*\b[^.]*\boff\b/i, "disable"],
		[/\bcall\w*\b[^.]*\boff\b/i, "cancel"]
	]) if (phrase.test(clause)) found.add(group);
	return found;
}
const DETERMINER = /^(?:the|an?|this|that|these|those|each|every|any|all|no|its|their|your|his|her|our|initial|first|new|of|original|same|one|current|whole|pending|such|another|free|total)$/;
const BEFORE_VERB = /^(?:to|can|must|should|may|shall|will|not|cannot|never|always|only|be|been|is|are|was|were|being|you|they|we|agent|user|customer|and|or|before|after|when|while|without|by|then|please|has|have|had|already|first|also|just|either|than|us)$/;
function isVerbHere(word, { before, after, isStart }) {
	if (/^mak/i.test(word) && /^(?:sure|certain|up|it|them|anything|something)$/.test(after)) return false;
	if (DETERMINER.test(before) || after === "of") return false;
	if (/ing$/i.test(word)) return isStart || BEFORE_VERB.test(before);
	if (/(?:ion|ment)s?$/i.test(word)) return false;
	if (/ed$/i.test(word)) return BEFORE_VERB.test(before) || /^(?:by|if|only|within|before|after|when)$/.test(after);
	return isStart || BEFORE_VERB.test(before) || /^(?:a|an|the|your|their|its|any|all|only|it|them|this)$/.test(after);
}
/** A rule over all that a tool can do names verbs without their nouns. */
const ANY_ACTION = /\b(?:any|all|every|each) (?:\w+ )?(?:actions?|changes|change (?=to (?:the |any )?(?:data|records?|account))|operations?|tools?|writes?)(?!\w)/i;
/** Among the tools of one verb, those whose nouns the sentence names most; in a draw, what it stands under decides. */
function chooseByNouns(group, family, scene) {
	if (ANY_ACTION.test(scene.text)) return family.map((tool) => tool.name);
	const places = [scene.text, ...scene.contexts];
	let left = family;
	let hasNoun = false;
	for (const place of places) {
		const nouns = nounsOf(place);
		const scores = left.map((tool) => tool.nouns.filter((noun) => nouns.has(noun)).length);
		const best = Math.max(0, ...scores);
		if (best === 0) continue;
		hasNoun = true;
		left = left.filter((_, at) => scores[at] === best);
		if (left.length === 1) break;
		if (place === scene.text && left.every((tool) => tool.nouns.every((noun) => nouns.has(noun)))) break;
	}
	const needsNoun = isGenericVerb(group) || family.length > 1;
	const hasNone = left.every((tool) => tool.nouns.length === 0);
	return hasNoun || hasNone || !needsNoun ? left.map((tool) => tool.name) : [];
}
function nounsOf(text) {
	return new Set((text.match(/[\p{L}'’]+/gu) ?? []).map(nounGroup));
}
/** What a heading or label is about: its verbs, in any form, with the nouns of heading and sentence. */
function bindByHeading(context, scene) {
	if (context.split(/\s+/).length > 8) return bindByVerbs(context, scene);
	const words = context.match(/[\p{L}'’]+/gu) ?? [];
	const family = scene.tools.filter((tool) => words.some((word, at) => {
		return verbGroup(word) === tool.group && (at === 0 || !/^of$/i.test(words[at - 1] ?? "")) || isNominalOf(word, tool.verb);
	}));
	return [...Map.groupBy(family, (tool) => tool.group)].flatMap(([group, members]) => chooseByNouns(group, members, {
		...scene,
		contexts: [context, ...scene.contexts]
	}));
}
function inOrder(names, tools) {
	return tools.map((tool) => tool.name).filter((name) => names.includes(name));
}
/** Whether a sentence uses a tool's verb itself. */
function usesVerbOf(text, tool) {
	const verb = wordsOfName(tool)[0] ?? tool;
	return (text.match(/[\p{L}'’]+/gu) ?? []).some((word) => stemOf(word) === stemOf(verb) || verbGroup(word) === verbGroup(verb));
}

// src/adapters/offline/mine-statements.ts
/** Tags that only dress text. Another name between angle brackets is a hole: `<booking id>`. */
const TAG = /<\/?(?:a|abbr|b|big|br|center|code|del|div|em|font|hr|i|ins|kbd|li|mark|ol|p|pre|s|small|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>/giu;
/** What marks an item and says nothing of it: a box to tick, a footnote's number, a bullet that Markdown knows not. */
const ITEM_MARK = /^\s*(?:\[[ xX]\]\s+|\[\^[^\]\s]+\]:\s*|[•‣▪–—→]\s+)+/u;
const FOOTNOTE = /\[\^[^\]\s]+\]/gu;
/** Marks of Markdown and HTML are taken out; identifiers keep their underscores. */
function plainText(text) {
	return text.replace(TAG, (tag) => /^<(?:br|hr|p|li|div)\b/i.test(tag) ? " " : "").replace(ITEM_MARK, "").replace(FOOTNOTE, "").replace(/`+/g, "").replace(/\*+/g, "").replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, "").replace(/\s+/g, " ").trim();
}
/** The statements of one prompt, file by file, in reading order. */
function readStatements(prompt) {
	const known = read.get(prompt);
	if (known !== void 0) return known;
	const statements = prompt.files.flatMap((source) => {
		const placed = prompt.passages.filter((passage) => passage.file === source.file).map((passage) => placePassage(source, passage));
		const outline = {
			placed,
			above: listAbove(placed)
		};
		return placed.flatMap((_, at) => statementsAt(source.text, outline, at));
	});
	read.set(prompt, statements);
	return statements;
}
/** A long prompt is asked about in parts, and is read once. */
const read = /* @__PURE__ */ new WeakMap();
/** For each item the nearest less deep passage before it, down from the nearest heading. */
function listAbove(placed) {
	const open = [];
	const depthOf = (at) => placed[at ?? -1]?.depth ?? Number.NEGATIVE_INFINITY;
	return placed.map(({ passage, depth }, at) => {
		if (passage.kind === "heading") open.length = 0;
		while (depthOf(open.at(-1)) >= depth) open.pop();
		const above = depth < 0 ? -1 : open.at(-1) ?? -1;
		if (passage.kind !== "heading") open.push(at);
		return above;
	});
}
function placePassage(source, passage) {
	const { text } = source;
	const { start, end } = spanOfPassage(source, passage);
	if (passage.kind !== "item") return {
		passage,
		start,
		end,
		depth: -1
	};
	const lineStart = text.lastIndexOf("\n", start - 1) + 1;
	return {
		passage,
		start,
		end,
		depth: /^[\s>]*/.exec(text.slice(lineStart, end))?.[0].length ?? 0
	};
}
function statementsAt(text, outline, at) {
	const { placed } = outline;
	const own = placed[at];
	if (!own || own.passage.kind === "heading" || own.passage.kind === "code") return [];
	const intros = introsOf(outline, at);
	const { label, rest, offset } = splitLabel(own.passage.text);
	const outer = intros.map(({ passage }) => lastSentence(passage));
	const shared = {
		contexts: [
			...label ? [label] : [],
			...outer,
			...[...own.passage.headings].reverse()
		],
		intro: outer[0] ?? null,
		isItem: own.depth >= 0
	};
	const sentenceAt = (from, { start, end }) => {
		const quote = text.slice(from + start, from + end);
		return {
			...shared,
			text: plainText(quote),
			quote,
			passages: [own.passage],
			items: []
		};
	};
	const below = isIntro(own.passage.text) ? itemsBelow(placed, at) : [];
	const last = below.at(-1);
	if (last) {
		const items = below.map((item) => plainText(item.passage.text));
		const passages = [own.passage, ...below.map((item) => item.passage)];
		const sentences = splitSentences(own.passage.text);
		const start = own.start + (sentences.at(-1)?.start ?? 0);
		const list = {
			...shared,
			text: lastSentence(own.passage),
			quote: text.slice(start, last.end),
			passages,
			items
		};
		return [...sentences.slice(0, -1).map((span) => sentenceAt(own.start, span)), list];
	}
	return splitSentences(rest).map((span) => sentenceAt(own.start + offset, span));
}
/**
* The introductions of the lists that a passage is an item of, nearest first: an item above that is less deep, or the
* sentence before the list.
*/
function introsOf({ placed, above }, at) {
	const found = [];
	for (let next = above[at] ?? -1; next >= 0; next = above[next] ?? -1) {
		const intro = placed[next];
		if (intro === void 0 || !isIntro(intro.passage.text)) break;
		found.push(intro);
	}
	return found;
}
function lastSentence({ text }) {
	return plainText(text.slice(splitSentences(text).at(-1)?.start ?? 0));
}
/** The items that an introduction introduces, nested ones included. */
function itemsBelow(placed, at) {
	const own = placed[at];
	if (!own) return [];
	let end = at + 1;
	while (end < placed.length && (placed[end]?.depth ?? -1) > own.depth) end++;
	return placed.slice(at + 1, end);
}
/** A text that leads over to a list: it ends in a colon, or in no stop at all. */
function isIntro(text) {
	return !/[.!?…)"'”’]\W*$/.test(plainText(text)) || /:$/.test(plainText(text));
}
const LABEL = /^(\s*(?:\*\*|__)?([\p{Lu}][\p{L}\p{N} \-/&']{1,40})(?:\*\*|__)?\s*:(?:\*\*|__)?\s+)(?=\S)/u;
/** "Payment: each order ..." is a sentence under the label "Payment". */
function splitLabel(text) {
	const [, whole = "", label = ""] = LABEL.exec(text) ?? [];
	return whole !== "" && label.trim().split(/\s+/).length <= 5 && !/\b(?:must|should|can|may|if)\b/i.test(label) ? {
		label: label.trim(),
		rest: text.slice(whole.length),
		offset: whole.length
	} : {
		label: null,
		rest: text,
		offset: 0
	};
}
const STOP = /(?<=[.!?]["'”’)\]*]*)\s+(?=["'“(*`]*\p{Lu})|(?<=[^,]),\s+(?:and|but)\s+(?=(?:if|when|unless)\b)/gu;
const ABBREVIATION = /(?:\be\.g|\bi\.e|\betc|\bvs|\bno|\bnr|\bapprox|\bmr|\bmrs|\bdr|\b\p{L})\.$/iu;
const QUOTED$1 = /"[^"]{1,400}"|“[^”]{1,400}”|(?<![\p{L}\p{N}])'(?! )[^']{1,400}'(?![\p{L}\p{N}])|`[^`]+`|\([^()]*\)/gu;
/** More letters than any abbreviation has, with what stands before it. */
const LONGEST_ABBREVIATION = 12;
/** Sentences, and the parts of one joined by ", and if": a comma before them or a stop ends the part before. */
function splitSentences(text) {
	const quoted = [...text.matchAll(QUOTED$1)].map((match) => [match.index, match.index + match[0].length]);
	let next = 0;
	const isQuoted = (at) => {
		while ((quoted[next]?.[1] ?? text.length) <= at && next < quoted.length) next++;
		return (quoted[next]?.[0] ?? text.length) < at;
	};
	const isCut = (match) => {
		const before = text.slice(Math.max(0, match.index - LONGEST_ABBREVIATION), match.index);
		return !isQuoted(match.index) && !ABBREVIATION.test(before);
	};
	const cuts = [...text.matchAll(STOP)].filter(isCut);
	const starts = [0, ...cuts.map((match) => match.index + match[0].length)];
	const ends = [...cuts.map((match) => match.index), text.length];
	return starts.flatMap((start, index) => {
		const trimmed = text.slice(start, ends[index]).trimEnd();
		return trimmed === "" ? [] : [{
			start,
			end: start + trimmed.length
		}];
	});
}

// src/adapters/offline/mine-prompt-rules.ts
/**
* Task 'mine-prompt' without a model: rules are found by the forms in which English obliges (modal verbs, commands,
* "only if", "at most"), conditions and quotation kept as they stand, tools bound by words. The same input gives the
* same answer. A statement of fact gives no rule, and a language other than English none at all.
*/
function minePromptRules(input) {
	if (!isEnglish(input.prompt.text)) return { unable: "no offline rules for this language" };
	const asked = new Set(input.passages.map(placeOf$2));
	return { rules: readAll(input.prompt).flatMap((found) => {
		const rule = found.read.passages.some((passage) => asked.has(placeOf$2(passage))) ? toRule(found, input) : null;
		return rule && isRule(rule, found) ? [rule] : [];
	}) };
}
/** What obliges in a prompt, in reading order. Items that their introduction takes up are no statements beside it. */
function readAll(prompt) {
	const before = known.get(prompt);
	if (before !== void 0) return before;
	const statements = readStatements(prompt);
	const consumed = /* @__PURE__ */ new Set();
	const all = statements.flatMap((statement, at) => {
		if (statement.passages.some((passage) => consumed.has(passage))) return [];
		const found = readStatement(statement, quotable(statements[at - 1], statement, prompt));
		if (found && statement.items.length > 0) for (const passage of statement.passages) consumed.add(passage);
		return found ? [found] : [];
	});
	known.set(prompt, all);
	return all;
}
/** A long prompt is asked about in parts, and is read once. */
const known = /* @__PURE__ */ new WeakMap();
function isRule(rule, { own }) {
	return rule.force !== "permitted" || isPermission(own, rule.tools);
}
/** The statement before, when the two stand side by side and can be quoted as one. */
function quotable(before, own, prompt) {
	if (!before || !POINTS_BACK.test(own.text)) return void 0;
	const file = prompt.files.find((source) => source.file === own.passages[0]?.file);
	return file && isQuotedIn(`${before.quote} ${own.quote}`, file.text) ? before : void 0;
}
function placeOf$2({ file, lines, text }) {
	return JSON.stringify([
		file,
		lines,
		text
	]);
}
/** "may" speaks of a permission when a tool can do it; else it says what can happen. */
function isPermission(text, tools) {
	const isAgent = /\b(?:you|agents?|assistants?)\s+(?:can|may|could|are allowed|is allowed)\b/i.test(text);
	const verb = /\b(?:can|may|could|allowed to|permitted to|able to)\s+(?:also\s+|always\s+)?(?:be\s+)?(\w+)/i.exec(text)?.[1];
	return tools.length > 0 && (isAgent || verb !== void 0 && tools.some((tool) => usesVerbOf(verb, tool)));
}
/** A list whose items together are the condition or the content of what introduces it. */
const ALTERNATIVES = /\b(?:(?:any|one|either|all|each|both) of (?:the following|these|them)|following (?:\w+ )?(?:conditions?|reasons?|cases?|situations?|criteria|is true|are true|hold|apply|applies)|(?:only|not) (?:if|when|for|in)|unless|except|(?:if|when))\b[^:]*:?$/i;
/** A list whose items are steps: each is an obligation of its own. */
const STEPS = /\b(?:steps?|procedure|as follows|do the following|(?:should|must|need to|have to|always|never|do not|don['’]t|they should))\W*$/i;
const CONDITIONAL = /^(?:if|when|whenever|once|after|before|unless|for|in case|in the event|during)\b[^,]*:?$/i;
/** "You must not do any of the following": each item is forbidden by itself. */
const FORBIDS_EACH = /\b(?:never|not)\s+(?:do|say|mention|discuss|share|reveal|perform|use|engage in|take)\b[^.]*\b(?:following|these)\b/i;
/** Words that point back to the sentence before. */
const POINTS_BACK = /^(?:(?:if|when) (?:it|they|this|that|these|not|so)\b|(?:this|these|those|it|they|otherwise|in other cases|such|others?\b[^.]{0,30}\b(?:is|are) not|in that case|in this case)\b)/i;
function readStatement(statement, before) {
	if (statement.items.length > 0) return readList(statement);
	const own = formByIntro(statement) ?? readForm(statement.text, mayCommand(statement));
	if (!own) return null;
	const form = addIntroCondition(own, statement);
	const linked = linkBack(statement, before);
	return {
		read: statement,
		own: statement.text,
		statement: linked,
		text: sayWithIntro(linked),
		form
	};
}
/** An introduction with its items as one rule, when the items complete it. */
function readList(statement) {
	const intro = statement.text.replace(/:$/, "");
	const text = `${intro}: ${statement.items.map((item) => item.replace(/[.;]$/, "")).join("; ")}`;
	if (CONDITIONAL.test(intro)) {
		if (statement.items.some((item) => readForm(item, true) !== null)) return null;
		return {
			read: statement,
			own: text,
			statement,
			text,
			form: {
				force: "required",
				severity: "should",
				condition: intro
			}
		};
	}
	if (STEPS.test(intro) || !ALTERNATIVES.test(intro) || FORBIDS_EACH.test(intro)) return null;
	const form = readForm(`${intro}: ${statement.items[0] ?? ""}`, false) ?? readForm(intro, false);
	return form ? {
		read: statement,
		own: text,
		statement,
		text,
		form: {
			...form,
			condition: text.slice(conditionStart(text))
		}
	} : null;
}
function conditionStart(text) {
	const at = text.search(/\b(?:only if|if|when|unless|for the following)\b/i);
	return Math.max(0, at);
}
/** Verbs at the start of an item command, unless the list says what things are or what others can do. */
function mayCommand({ intro, isItem }) {
	if (!isItem || intro === null) return true;
	const { main } = splitMainClause(intro);
	const isLabel = intro.replace(/:$/, "").split(/\s+/).length <= 5 && !/\b(?:is|are|has|have|includes?|contains?)\b/i.test(intro);
	return STEPS.test(intro.replace(/:$/, "")) || isLabel || CONDITIONAL.test(intro) || startsWithCommand(main);
}
/** "You must never:", "Do not do any of these:": the introduction says how each item obliges. */
function formByIntro({ intro, isItem, text }) {
	if (!isItem || intro === null) return null;
	const lead = intro.replace(/:$/, "");
	const isOpen = /\b(?:must|should|shall|need to|have to|always|never|do not|don['’]t|cannot|may not|not|avoid|not allowed to)\s*$/i;
	const isOfEach = /\b(?:following|these|this)\b[^.]*$/i;
	if (isOpen.test(lead)) return readForm(`${lead} ${text}`, true);
	const form = isOfEach.test(lead) ? readForm(lead, true) : null;
	return form?.force === "prohibited" && !/\bonly\b/i.test(lead) ? form : null;
}
/** An item under "If ...:" applies when its introduction says so. */
function addIntroCondition(form, { intro }) {
	const lead = intro?.replace(/:$/, "") ?? "";
	if (!CONDITIONAL.test(lead)) return form;
	return {
		...form,
		condition: form.condition === null ? lead : `${lead}; ${form.condition}`
	};
}
function sayWithIntro({ text, intro, contexts }) {
	const [label] = contexts;
	if (intro !== null && /\b(?:to do (?:so|this|that)|(?:these|following) steps)\b/i.test(intro)) {
		const heading = contexts.find((context) => context !== intro);
		return heading === void 0 ? text : `${heading}: ${text}`;
	}
	const isSentence = /^(?:if|when|whenever|once|unless|you|the agent|agents|do not|never|always|to)\b/i.test(intro ?? "");
	if (intro !== null && label !== void 0 && isSentence) return `${intro.replace(/:$/, "")}: ${text}`;
	return text;
}
/** A sentence that points back is quoted and read together with the one before it. */
function linkBack(statement, before) {
	if (!before || !POINTS_BACK.test(statement.text) || before.items.length > 0) return statement;
	const [own, other] = [statement.passages[0], before.passages[0]];
	if (!own || !other || own.file !== other.file || statement.isItem !== before.isItem) return statement;
	if (own.headings.join("\n") !== other.headings.join("\n")) return statement;
	if (!(own === other || own.lines[0] - other.lines[1] <= 1) || statement.isItem && own !== other) return statement;
	return {
		...statement,
		text: `${before.text} ${statement.text}`,
		quote: `${before.quote} ${statement.quote}`,
		passages: [.../* @__PURE__ */ new Set([...before.passages, ...statement.passages])]
	};
}
function toRule({ own, statement, text, form }, input) {
	const contexts = text === own ? statement.contexts : [text, ...statement.contexts];
	const tools = [...bindTools(own, contexts, input.tools)];
	return {
		rule: sentenceOf(text),
		quote: statement.quote,
		tools,
		category: categoryOf(own, tools.length > 0),
		severity: form.severity,
		force: form.force,
		condition: form.condition === null ? null : foldText(form.condition)
	};
}
function sentenceOf(text) {
	const folded = foldText(text).replace(/[.!]+$/, "");
	return /^\w+_\w/.test(folded) ? folded : folded.charAt(0).toUpperCase() + folded.slice(1);
}

// src/adapters/offline/mine-tool-order.ts
/** What stands between names of one list. */
const IN_LIST = /^(?:\(\))?\s*,?\s*(?:and|or|and\/or)?\s*(?:(?:calling|using|invoking|running)\s+)?$/i;
const NOT_CALLED = /\b(?:(?:must|may|should|shall|can|do)\s+(?:not|never)|cannot|can['’]t|mustn['’]t|don['’]t|never)\s+(?:be\s+)?(?:call|use|run|invoke|execute)/i;
/** Reads "call A before B or C", "A only after B", "never call A without B"; null where the order is not that plain. */
function readToolOrder(rule, names) {
	const [left, right, ...others] = groupLists(rule, names.map((name) => ({
		name,
		at: placeOf$1(name, rule)
	})).filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at));
	const [one] = left ?? [];
	const [two] = right ?? [];
	if (!left || !right || !one || !two || others.length > 0) return null;
	const order = isReversed(rule, one, two);
	if (order === null) return null;
	const [firsts, then] = order ? [right, left] : [left, right];
	const [first, ...more] = firsts;
	return first && more.length === 0 ? {
		first: first.name,
		then: then.map(({ name }) => name)
	} : null;
}
/** Whether what is named second is to be called first; null when the words say neither. */
function isReversed(rule, one, two) {
	const between = rule.slice(one.at, two.at);
	const upTo = rule.slice(0, two.at);
	const isNegated = /\b(?:not|never|cannot)\b|n['’]t\b/i.test(upTo);
	if (isNegated && /\b(?:before|prior to|until|without)\b/i.test(between)) return NOT_CALLED.test(upTo) ? true : null;
	if (/\b(?:before|prior to)\b/i.test(between) && !isNegated) return false;
	return /\bonly (?:after|once)\b/i.test(between) || /\bafter\b/i.test(between) && /\bonly\b/i.test(rule) || /^\s*(?:always )?before\b/i.test(rule) ? true : null;
}
function groupLists(rule, places) {
	const groups = [];
	let end = 0;
	for (const place of places) {
		const last = groups.at(-1);
		if (last && IN_LIST.test(rule.slice(end, place.at))) last.push(place);
		else groups.push([place]);
		end = place.at + place.name.length;
	}
	return groups;
}
/** Where a tool is named, at the start of a sentence also with a capital letter; -1: nowhere. A plain word is no name. */
function placeOf$1(name, text) {
	if (!/[^a-z]/.test(name)) return -1;
	const [start = "", ...rest] = name;
	const tail = rest.join("").replace(/[^\w]/g, "\\$&");
	const atStart = start === start.toUpperCase() ? "" : `|^${start.toUpperCase()}`;
	return new RegExp(`(?:(?<!\\w)${start.replace(/[^\w]/g, "\\$&")}${atStart})${tail}(?!\\w)`).exec(text)?.index ?? -1;
}

// src/adapters/offline/mine-refine-rule.ts
/**
* Task 'refine-rule' without a model: a rule of one of a few unmistakable forms gets a check; every other one gets one
* scenario whose Then a reader must decide. Conditions are left in words: guessing fields from them would test another
* rule than the prompt's.
*/
function refineRuleOffline(input) {
	return { rules: input.rules.map((rule, at) => {
		const cases = READERS.flatMap((read) => read({
			...input,
			...rule
		}))[0];
		return {
			rule: at + 1,
			cases: cases ? [...cases] : [plainCase({
				...input,
				...rule
			})]
		};
	}) };
}
const found = (cases) => cases.length > 0 ? [cases] : [];
/** "Before any change ... obtain the user's confirmation": each bound tool that changes something. */
const readConfirmation = (input) => {
	const { rule, force } = input;
	const isAsked = /\bconfirm(?:ation|s|ed)?\b|\bexplicit (?:consent|approval|yes|ok|okay)\b/i.test(rule) && !/\bremind\b/i.test(rule);
	const isBefore = /\b(?:before|prior to)\b[^.;]*\b(?:obtain|get|ask(?: for)?|request|require|need|confirm|have|receive|wait)\b/i.test(rule) || /\b(?:obtain|get|ask for|request|require|confirm\w*|receive|wait for)\b[^.;]*\b(?:before|prior to|to proceed)\b/i.test(rule);
	const isOfUser = /\b(?:user|customer|guest|client|member|patient|caller|their|explicit)\b/i.test(rule);
	const isConditional = /\b(?:if|unless|when|over|more than|above|except)\b/i.test(rule);
	if (force !== "required" || !isAsked || !isBefore || !isOfUser || isConditional) return [];
	return found(writesOf(input).map((tool) => ({
		...emptyCase(input, tool),
		force: "required",
		holds: [behave(`the agent calls ${tool} only after the user confirmed it`, { "confirmed-before": { tool } })]
	})));
};
/** "Never ...": an outright prohibition of what a tool does. */
const readProhibition = (input) => {
	const { rule, force, condition } = input;
	const { lead, main } = splitMainClause(rule);
	const behaviour = /^(?:you |the agent |agents? )?(?:must not|must never|may not|may never|should not|should never|shall not|never|do not|don['’]t|cannot|can not|can['’]t|(?:is|are) not allowed to)\s+(.+)$/i.exec(main)?.[1];
	const isBare = condition === null && lead === "" && coreOf$1(main) === main && !/\b(?:only|without|other than|except|unless|more than|that|which|who)\b/i.test(main);
	const [tool, ...others] = input.tools;
	if (force !== "prohibited" || behaviour === void 0 || !isBare || tool === void 0 || others.length > 0) return [];
	if (!namesAll(behaviour, tool)) return [];
	return found([{
		...emptyCase(input, tool),
		holds: [behave(`the agent never calls ${tool}`, { "never-called": { tool } })]
	}]);
};
/** Whether a prohibition names all that the tool does, and nothing narrower: its verb first, and few words beside its own. */
function namesAll(behaviour, tool) {
	const words = behaviour.replace(/[.!]+$/, "").split(/\s+/);
	const [verb = ""] = words;
	const others = words.slice(1).filter((word) => !/^(?:the|an?|any|all|use|call|user|users|customer|customers|their|to)$/i.test(word));
	const named = new RegExp(`(?<![\\w])${tool}(?![\\w])`);
	if (/^(?:call|use|invoke)$/i.test(verb)) return words.length <= 4 && named.test(behaviour);
	const own = new Set(tool.toLowerCase().split(/[^a-z0-9]+/).flatMap((word) => [
		word,
		`${word}s`,
		word.replace(/s$/, "")
	]));
	return usesVerbOf(verb, tool) && others.every((word) => own.has(word.toLowerCase()));
}
/** "Identify with A before you do B or C": A named outright, the others bound by what they do. */
const readPrerequisite = (input) => {
	const { rule, force, tools, condition } = input;
	const [first, ...more] = input.allTools.filter(({ name }) => placeOf$1(name, rule) >= 0).map(({ name }) => name);
	if (force !== "required" || first === void 0 || more.length > 0) return [];
	const at = placeOf$1(first, rule);
	const isBefore = /^[^.;]*\b(?:before|prior to)\b/i.test(rule.slice(at));
	const isConditional = /\b(?:if|unless|when|not|never|except)\b/i.test(`${rule} ${condition ?? ""}`);
	if (!isBefore || isConditional) return [];
	return found(tools.filter((tool) => tool !== first).map((tool) => ({
		...emptyCase(input, tool),
		force: "required",
		holds: [behave(`the agent calls ${first} before ${tool}`, { "called-before": {
			first,
			then: tool
		} })]
	})));
};
/** "Call A before B or C": all tools named outright. */
const readOrder = (input) => {
	if (input.force === "permitted" || input.condition?.match(/\b(?:if|unless|when)\b/i)) return [];
	const names = input.allTools.map(({ name }) => name);
	const { first, then = [] } = readToolOrder(input.rule, names) ?? {};
	return found(then.map((tool) => ({
		...emptyCase(input, tool),
		force: "required",
		holds: [behave(`the agent calls ${first} before ${tool}`, { "called-before": {
			first,
			then: tool
		} })]
	})));
};
const COUNT_WORDS = {
	one: 1,
	once: 1,
	two: 2,
	twice: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6
};
/** "X may be called at most N times per conversation". */
const readCount = (input) => {
	const [tool, ...others] = input.tools;
	const match = /\b(?:at most|no more than|not more than|up to|a maximum of|only)\s+(?:be (?:called|used|done) )?(\d+|one|two|three|four|five|six|once|twice)\b/i.exec(input.rule);
	const word = match?.[1]?.toLowerCase() ?? "";
	const n = COUNT_WORDS[word] ?? Number(word);
	const isTimes = /^(?:once|twice)$/.test(word) || /\btimes?\b/i.test(input.rule.slice((match?.index ?? 0) + (match?.[0].length ?? 0)));
	const isPer = /\b(?:per|in (?:a|one|the same|each)|during (?:a|the)) (?:conversation|chat|session)\b/i.test(input.rule);
	const isBare = input.condition === null || !/\b(?:if|unless|when)\b/i.test(input.condition);
	if (!match || tool === void 0 || others.length > 0 || !Number.isInteger(n) || !isTimes || !isPer || !isBare) return [];
	const check = { count: {
		tool,
		op: "<=",
		n,
		per: "conversation"
	} };
	const holds = [behave(`the agent calls ${tool} at most ${n} times in a conversation`, check)];
	return found([{
		...emptyCase(input, tool),
		force: "required",
		holds
	}]);
};
/** "One tool call at a time", "do not respond and call at once". */
const readSingleAction = (input) => {
	const isOneCall = /\b(?:one|a single) (?:tool|function) call\b|\btool calls? at a time\b/i.test(input.rule);
	const isOneKind = /\btool call\b/i.test(input.rule) && /\b(?:respond|reply|answer)\b/i.test(input.rule) && /\b(?:same time|simultaneous(?:ly)?|at once|in the same (?:turn|message))\b/i.test(input.rule);
	if (!isOneCall && !isOneKind) return [];
	const when = "the user asks for something that needs tools";
	const holds = [behave("the agent makes one tool call or answers, never more in one turn", { "single-action-turn": {} })];
	return found([{
		...emptyCase(input, void 0),
		name: "single-action",
		when,
		force: "required",
		holds
	}]);
};
const READERS = [
	readSingleAction,
	readConfirmation,
	readProhibition,
	readOrder,
	readPrerequisite,
	readCount
];
function writesOf(input) {
	const reads = new Set(input.allTools.filter(({ access }) => access === "read").map(({ name }) => name));
	return input.tools.filter((tool) => !reads.has(tool));
}
function plainCase(input) {
	return {
		...emptyCase(input, input.tools[0]),
		name: "rule",
		force: input.force ?? "required",
		holds: [{
			text: `the agent keeps to the rule: ${input.rule}`,
			check: null
		}]
	};
}
function emptyCase(input, tool) {
	return {
		name: nameOf(tool ?? "rule"),
		objects: [],
		context: [],
		alternatives: [],
		when: tool === void 0 ? "the user asks for something that the rule is about" : whenFor(tool, input),
		force: input.force ?? "required",
		holds: [],
		fails: null
	};
}
function whenFor(tool, { allTools }) {
	return whenOfTool(allTools.find(({ name }) => name === tool) ?? {
		name: tool,
		access: "unknown"
	});
}
function nameOf(tool) {
	const name = tool.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
	return name === "" || name === "always" || name.startsWith("none") ? "rule" : name;
}
function behave(text, check) {
	return {
		text,
		check: JSON.stringify(check)
	};
}

// src/adapters/offline/offline-reasoner.ts
/**
* The engine without a model (README D5): a task is answered by the code that is named after it, and held to the same
* schema and check as a model's answer; any other task is `unable`.
*/
function createOfflineReasoner(handlers) {
	return {
		engine: "offline",
		spent: () => ({
			usage: {
				agent: NO_USAGE,
				user: NO_USAGE,
				miner: NO_USAGE,
				judge: NO_USAGE
			},
			models: []
		}),
		async perform(task, input) {
			const handler = handlers[task.name];
			if (!handler) return {
				status: "unable",
				reason: `the offline engine has no model for ${task.role} tasks`
			};
			const value = handler(input);
			if (isUnable(value)) return {
				status: "unable",
				reason: value.unable
			};
			const parsed = task.answer.safeParse(value);
			const reasons = parsed.success ? task.check(parsed.data, input) : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
			return parsed.success && reasons.length === 0 ? {
				status: "answered",
				answer: parsed.data,
				usage: NO_USAGE,
				firstTime: true
			} : {
				status: "refused",
				reasons,
				usage: NO_USAGE
			};
		}
	};
}
function isUnable(value) {
	return typeof value === "object" && value !== null && "unable" in value;
}

// src/adapters/offline/take-user-turn-device.ts
const FILLERS$2 = /* @__PURE__ */ new Set([
	"the",
	"a",
	"an",
	"my",
	"your",
	"of",
	"to"
]);
/**
* What the user does with its own device: each tool that the agent's last message names, one after the other, then it
* tells what it saw. Null: nothing was asked of the device.
*/
function operateDevice({ brief, said }) {
	if (!brief.tools) return null;
	const asked = said.findLastIndex(({ by }) => by === "agent");
	const request = said[asked];
	if (request === void 0 || said.slice(asked).some(({ by }) => by === "user")) return null;
	const shown = said.slice(asked + 1).map(({ text }) => text);
	const open = operationsIn(request.text, brief.tools)[shown.length];
	if (open !== void 0) return {
		text: "One moment, please.",
		act: "operate",
		facts: [],
		about: null,
		operate: {
			tool: open.tool,
			args: JSON.stringify(open.args)
		}
	};
	if (shown.length === 0) return null;
	return {
		text: `I did that. I see this:\n${shown.join("\n")}`,
		act: "operate",
		facts: [],
		about: null
	};
}
/** The tools that a message asks for, each once, in the order in which it first does. */
function operationsIn(text, tools) {
	const parts = text.split(/(?<=[.?!;\n])\s+|,? (?:and|then) /).filter((part) => !FORBIDS.test(part));
	const found = /* @__PURE__ */ new Map();
	for (const part of parts) for (const tool of namedIn(part, tools)) {
		const args = found.has(tool.name) ? null : argumentsIn(part, tool);
		if (args !== null) found.set(tool.name, {
			tool: tool.name,
			args
		});
	}
	return [...found.values()];
}
const FORBIDS = /\b(?:do not|don['’]t|never|without|instead of|no need to)\b/i;
/**
* The tools that are named: by the name as it is written, else by all of its words, and then only where no longer name
* says more ("toggle data saver mode" does not ask for `toggle_data`).
*/
function namedIn(part, tools) {
	const written = part.toLowerCase().match(/\w+/g) ?? [];
	const exact = tools.filter(({ name }) => written.includes(name.toLowerCase()));
	if (exact.length > 0) return exact.toSorted((a, b) => placeOf(written, a) - placeOf(written, b));
	const words = (part.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(stem);
	const named = tools.filter((tool) => {
		const wanted = stemsOf(tool);
		return wanted.length > 1 && wanted.every((word) => words.includes(word));
	});
	const isSaidBetter = (tool) => named.some((other) => stemsOf(other).length > stemsOf(tool).length && isWithin(stemsOf(tool), stemsOf(other)));
	return named.filter((tool) => !isSaidBetter(tool));
}
function placeOf(written, { name }) {
	return written.indexOf(name.toLowerCase());
}
function stemsOf({ name }) {
	return wordsOfName(name).filter((word) => !FILLERS$2.has(word)).map(stem);
}
function isWithin(words, all) {
	return words.every((word) => all.includes(word));
}
/** `toggling`, `toggled` and `toggle` are one word here. */
function stem(word) {
	return word.replace(/(?:ings?|ed|es|s|e)$/, "");
}
/** The arguments as the message has them; null when one that is required is not there. */
function argumentsIn(part, { parameters }) {
	const { required, properties } = parameters;
	const names = Array.isArray(required) ? required.map(String) : [];
	const schemaOf = (name) => isJsonObject(properties) ? properties[name] : void 0;
	const texts = textsFor(part, names.filter((name) => isText(schemaOf(name))));
	const args = {};
	for (const name of names) {
		const value = texts.get(name) ?? valueIn(part, schemaOf(name));
		if (value === void 0) return null;
		args[name] = value;
	}
	return args;
}
function isText(schema) {
	return isJsonObject(schema) && schema["type"] === "string" && schema["enum"] === void 0;
}
const QUOTED = /(?<!\w)["'“‘]([^"'”’]+)["'”’](?!\w)/g;
/** Quoted texts by the argument that each is for: the one that is named beside it, else the next one in order. */
function textsFor(part, names) {
	const quoted = [...part.matchAll(QUOTED)].map((found) => ({
		text: found[1] ?? "",
		before: /(\w+)\W*$/.exec(part.slice(0, found.index))?.[1]?.toLowerCase(),
		after: /^\W*(\w+)/.exec(part.slice(found.index + found[0].length))?.[1]?.toLowerCase()
	}));
	const texts = /* @__PURE__ */ new Map();
	for (const side of ["before", "after"]) for (const name of names.filter((open) => !texts.has(open))) {
		const beside = quoted.find((found) => isWordOf(name, found[side]) && ![...texts.values()].includes(found.text));
		if (beside !== void 0) texts.set(name, beside.text);
	}
	const left = quoted.map(({ text }) => text).filter((text) => ![...texts.values()].includes(text));
	for (const name of names.filter((open) => !texts.has(open))) {
		const text = left.shift();
		if (text !== void 0) texts.set(name, text);
	}
	return texts;
}
function isWordOf(name, word) {
	return word !== void 0 && wordsOfName(name).includes(word);
}
function valueIn(part, schema) {
	if (!isJsonObject(schema)) return void 0;
	const { enum: members, type } = schema;
	if (Array.isArray(members)) {
		const has = (value) => part.toLowerCase().includes(String(value).replaceAll("_", " ").toLowerCase());
		return members.find((value) => has(value)) ?? members.find((value) => part.includes(String(value)));
	}
	if (type === "boolean") return /\b(?:on|enable)\b/i.test(part) ? true : /\b(?:off|disable)\b/i.test(part) ? false : void 0;
	if (type !== "number" && type !== "integer") return void 0;
	const digits = /-?\d+(?:\.\d+)?/.exec(part)?.[0];
	return digits === void 0 ? void 0 : Number(digits);
}

// src/adapters/offline/take-user-turn-facts.ts
const SAME_THING = [
	[
		"user",
		"customer",
		"guest",
		"member",
		"client",
		"patient",
		"subscriber",
		"passenger",
		"account",
		"profile"
	],
	[
		"booking",
		"reservation",
		"confirmation"
	],
	["order", "purchase"],
	[
		"incident",
		"case",
		"complaint",
		"ticket"
	]
];
/** What a question may say instead of a name's word. */
const OTHER_WORDS = {
	reason: [["why"]],
	amount: [["how", "much"]],
	nights: [["how", "long"]],
	email: [["e", "mail"], ["mail"]],
	phone: [["telephone"], ["mobile"]],
	dob: [["birth"]]
};
const FILLERS$1 = /* @__PURE__ */ new Set([
	"of",
	"the",
	"a",
	"an"
]);
/** Everything that the user knows, what a question is likeliest about first. */
function listKnownFacts(brief) {
	const facts = Object.entries(brief.facts).map(([name, value]) => toFact(name, value, name));
	const objects = brief.objects.filter(({ ref }) => !isRequester(brief, ref)).map(({ name, ref }) => toKey({
		name: `${name}_id`,
		id: ref.id,
		things: [name, singularOf(ref.table)]
	}));
	const { requester } = brief;
	const self = requester && singularOf(requester.table);
	const own = requester && self ? [toKey({
		name: "requester_id",
		id: requester.id,
		things: [self]
	})] : [];
	const records = brief.objects.flatMap(({ record }) => record ? fieldsOf(record) : []);
	return [
		...facts,
		...objects,
		...own,
		...fieldsOf(brief.profile),
		...records
	];
}
function isRequester({ requester }, ref) {
	return requester?.table === ref.table && requester.id === ref.id;
}
function toFact(name, value, reported) {
	const words = wordsOfName(name);
	const isKey = words.length > 1 && words.at(-1) === "id";
	const plain = words.filter((word) => !FILLERS$1.has(word));
	return {
		name: reported,
		label: words.join(" "),
		value: printValue$1(value),
		words: [plain, ...plain.flatMap((word) => OTHER_WORDS[word] ?? [])],
		keyOf: isKey ? sameThings(words.slice(0, -1).join(" ")) : null
	};
}
function toKey({ name, id, things }) {
	const [thing = name] = things;
	const label = `${thing.replaceAll("_", " ")} id`;
	return {
		name,
		label,
		value: id,
		words: [label.split(" ")],
		keyOf: [...new Set(things.flatMap(sameThings))]
	};
}
function sameThings(thing) {
	const plain = thing.replaceAll("_", " ").toLowerCase();
	const group = SAME_THING.find((words) => words.includes(plain.split(" ").at(-1) ?? "")) ?? [];
	return [.../* @__PURE__ */ new Set([plain, ...group])];
}
/** The scalar fields of a record, and of objects in it. */
function fieldsOf(record) {
	return Object.entries(record).flatMap(([name, value]) => {
		if (typeof value !== "object") return [toFact(name, value, name)];
		if (value === null || Array.isArray(value)) return [];
		return Object.entries(value).filter(([, inner]) => typeof inner !== "object").map(([inner, scalar]) => toFact(inner, scalar, name));
	});
}
function printValue$1(value) {
	if (typeof value === "boolean") return value ? "yes" : "no";
	if (Array.isArray(value) && value.every((item) => typeof item !== "object")) return value.join(", ");
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}
const KEY_WORDS = /* @__PURE__ */ new Set([
	"id",
	"ids",
	"number",
	"no",
	"reference",
	"ref",
	"code",
	"identifier",
	"key",
	"numbers"
]);
/** How far apart the thing and the word for its key may stand: "the number of your booking". */
const MAX_APART = 4;
/**
* The facts that a question asks for, in the order in which it does. A word answers for one fact: the one with most
* words in the question, so "the room type" does not ask for the number of rooms.
*/
function findAskedFacts(question, known) {
	const words = question.toLowerCase().match(/[a-z0-9]+/g) ?? [];
	const used = /* @__PURE__ */ new Set();
	const found = [];
	const weight = (fact) => fact.keyOf ? 2 : fact.words[0]?.length ?? 0;
	for (const fact of known.toSorted((a, b) => weight(b) - weight(a))) {
		const places = placesOf(fact, words, used);
		const isTold = found.some((other) => other.fact.label === fact.label);
		if (places === null || isTold) continue;
		for (const place of places) used.add(place);
		found.push({
			fact,
			at: Math.min(...places)
		});
	}
	return found.toSorted((a, b) => a.at - b.at).map(({ fact }) => fact);
}
function placesOf(fact, words, used) {
	const key = fact.keyOf === null ? null : placesOfKey(fact.keyOf, words, used);
	if (key !== null || fact.keyOf !== null) return key;
	for (const list of fact.words) {
		const places = list.map((word) => words.findIndex((other, at) => !used.has(at) && isSameWord(other, word)));
		if (list.length > 0 && places.every((place) => place >= 0)) return places;
	}
	return null;
}
/** "booking id", "the number of your reservation", "which booking", and for the requester "your id". */
function placesOfKey(things, words, used) {
	const thingAt = words.findIndex((word, at) => !used.has(at) && things.some((thing) => isThing(word, thing)));
	if (thingAt >= 0) {
		if (/^(?:which|what)$/.test(words[thingAt - 1] ?? "")) return [thingAt];
		const near = nearestKeyWord(words, thingAt, used);
		return near === null ? null : [thingAt, near];
	}
	const isPerson = things.includes("customer");
	const yours = words.findIndex((word, at) => word === "your" && KEY_WORDS.has(words[at + 1] ?? "") && !used.has(at + 1));
	return isPerson && yours >= 0 ? [yours + 1] : null;
}
/** One word can speak of two things: "the guest and booking id". */
function nearestKeyWord(words, thingAt, used) {
	const isShared = (at) => words.slice(thingAt + 1, at).some((word) => word === "and" || word === "or");
	const [nearest] = words.flatMap((word, at) => KEY_WORDS.has(word) && (!used.has(at) || isShared(at)) ? [at] : []).filter((at) => Math.abs(at - thingAt) <= MAX_APART).toSorted((a, b) => Math.abs(a - thingAt) - Math.abs(b - thingAt) || b - a);
	return nearest ?? null;
}
function isThing(word, thing) {
	return isSameWord(word, thing.split(" ").at(-1) ?? thing);
}
function isSameWord(a, b) {
	return a === b || a === `${b}s` || `${a}s` === b;
}

// src/adapters/offline/take-user-turn-reading.ts
const ASKING = /\?|\(yes\/no\)|\b(?:please|kindly)?\s*(?:provide|tell me|give me|let me know|share|specify|enter|send me|state)\b|\b(?:i|we)(?:'ll| will)? (?:also )?need\b|\bmay i have\b|\b(?:please )?confirm\b|\bplease\b.*\b(?:id|number|reference|code)\b/i;
/** Questions that a yes answers. */
const GO_AHEAD = /\b(?:shall|should|may|can) (?:i|we) (?:now )?(?!help|assist|have|ask|know|do\b)\w+|\bdo you (?:want|wish) (?:me|us) to\b|\bwould you like (?:me|us) to\b|\(yes\/no\)|\(y\/n\)|\byes or no\b|\bgo ahead\b|\bproceed\b/i;
const CONFIRM = /\bconfirm\b|\bis (?:that|this|it|everything) (?:all )?(?:ok|okay|right|correct|fine)\b|\bdo you agree\b|\bis that what you want\b/i;
const WHAT_NOW = /\bhow (?:can|may) (?:i|we) (?:help|assist)\b|\bwhat (?:can|may) (?:i|we) do\b|\bwhat would you like\b|\bwhat do you need\b/i;
const ANYTHING_ELSE = /\banything else\b|\bsomething else\b|\bfurther (?:help|assistance|questions)\b/i;
const REFUSES = /\b(?:cannot|can't|can not|unable|not able|not allowed|not permitted|not possible|not eligible|impossible|won't|must refuse|have to refuse|decline)\b/i;
const OFFERS = /\binstead\b|\balternativ\w*\b|\bbut (?:i|we) can\b|\bhowever,? (?:i|we) can\b|\bwould you (?:prefer|consider|accept)\b/i;
const DONE = /\b(?:done|cancell?ed|booked|changed|updated|modified|issued|completed?|processed|refunded|created|sent|scheduled|reserved|added|removed|transferr(?:ed|ing)|hand(?:ed|ing) (?:you )?over|forwarded|goodbye|bye|you are welcome)\b/i;
/** A proposal of less than was asked for. */
const LIMITS = /\bat most\b|\bno more than\b|\bmaximum\b|\blimit(?:ed)?\b|\blatest\b/i;
/** Reads a message of the agent, given what the user knows. */
function readAgent(text, known) {
	const questions = text.split(/(?<=[.?!])\s+|\n+/).filter((part) => ASKING.test(part) && !ANYTHING_ELSE.test(part));
	const proposals = questions.filter((part) => GO_AHEAD.test(part));
	const facts = findAskedFacts(questions.filter((part) => !proposals.includes(part)).join(" "), known);
	if (facts.length > 0) return {
		kind: "asks",
		facts
	};
	if (questions.some((part) => WHAT_NOW.test(part))) return { kind: "asks-what" };
	const isProposal = proposals.length > 0 || questions.some((part) => CONFIRM.test(part));
	const isRefusal = REFUSES.test(text);
	const isOffer = OFFERS.test(text);
	if (isProposal || questions.length > 0 && isOffer) return {
		kind: "proposes",
		isOther: isRefusal && isOffer,
		fallsShort: isRefusal || LIMITS.test(text)
	};
	if (questions.length > 0 && !isRefusal) return { kind: "asks-unknown" };
	if (isRefusal) return {
		kind: "closes",
		how: "refused"
	};
	return DONE.test(text) || ANYTHING_ELSE.test(text) ? {
		kind: "closes",
		how: "done"
	} : { kind: "goes-on" };
}

// src/adapters/offline/take-user-turn-speech.ts
const ASKS = "(?:asks|wants|requests|wishes|would like|tries|attempts|needs|demands|insists|begs)";
const WHO$2 = /^(?:when\s+)?(?:the|a|an)\s+([a-z]+)\s+/i;
/**
* A When in the third person as a request in the first: "the guest asks to cancel the booking" gives "I want to cancel
* the booking.".
*/
function requestOf(when) {
	const text = when.trim().replace(/[.!]$/, "");
	const who = WHO$2.exec(text)?.[1] ?? "user";
	const what = text.replace(WHO$2, "");
	const mine = (part) => toFirstPerson(part, who);
	for (const [pattern, say] of FORMS) {
		const found = pattern.exec(what);
		if (found) return sentence(say(mine(found[1] ?? ""), found[2] === void 0 ? "" : mine(found[2])));
	}
	const [verb = "", ...rest] = what.split(" ");
	if (/^agent$/i.test(who) || !/[a-z]s$/i.test(verb)) return sentence(`I have a request: ${mine(what)}`);
	return sentence(`I want to ${baseForm(verb)} ${mine(rest.join(" "))}`.trim());
}
const FORMS = [
	[new RegExp(`^${ASKS} (?:the (?:agent|assistant|desk)|you) to (.+)$`, "i"), (what) => `Please ${what}`],
	[new RegExp(`^${ASKS} to (.+)$`, "i"), (what) => `I want to ${what}`],
	[/^asks (?:the agent )?(whether|if|how|what|why|when|where|which|who)\b(.*)$/i, (word, rest) => `Can you tell me ${word}${rest === "" ? "" : ` ${rest.trim()}`}?`],
	[/^asks (?:the agent )?about (.+)$/i, (what) => `I have a question about ${what}`],
	[/^asks (?:the agent )?for (.+)$/i, (what) => `I would like ${what}`],
	[/^(?:requests|wants|needs|would like|demands) (.+)$/i, (what) => `I would like ${what}`],
	[/^is (?:asked|about|going) to (.+)$/i, (what) => `I want you to ${what}`]
];
function toFirstPerson(text, who) {
	return text.replace(new RegExp(`\\b(?:the|a) ${who}'s\\b`, "gi"), "my").replace(/\b(?:his or her|his\/her|their|his|her)\b/gi, "my").replace(/\b(?:they|he|she) (?:have|has)\b/gi, "I have").replace(/\b(?:they|he|she) (?:are|is)\b/gi, "I am").replace(/\b(?:they|he|she)\b/gi, "I").replace(/\b(?:them|him)\b/gi, "me").replace(new RegExp(`\\bthe ${who}\\b`, "gi"), "me");
}
function baseForm(verb) {
	if (/ies$/i.test(verb)) return verb.replace(/ies$/i, "y");
	return /(?:ch|sh|ss|x)es$/i.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}
/** With a capital at the start and a full stop at the end. */
function sentence(text) {
	const trimmed = text.trim();
	const whole = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
	return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

// src/adapters/offline/take-user-turn-default.ts
/** How often the user says the same thing before it gives up. */
const MAX_REPEATS = 3;
const FAREWELL = {
	text: "Thank you, goodbye.",
	act: "end",
	facts: [],
	about: null
};
const YES = {
	text: "Yes, please go ahead.",
	act: "confirm",
	facts: [],
	about: null
};
const UNWILLING = /^(?:no\b|not yet|do not|don't|i (?:do not|don't|won't|will not|cannot|refuse)\b|stop\b|never mind)/i;
/**
* The default behaviour of the offline user: asks for what When says, gives a fact when a question names it, says yes to
* a proposal, says goodbye when the agent is done or refuses. It tells what stands in its brief and nothing else.
*/
function takeDefaultTurn(input) {
	const last = input.said.at(-1);
	if (last === void 0) return open(input);
	const turn = operateDevice(input) ?? (last.by === "agent" ? answer(input, last.text) : goOn(input));
	return input.said.filter(({ by, text }) => by === "user" && text === turn.text).length >= 3 ? FAREWELL : turn;
}
/** The request, the keys of the objects that it is about, and what the user clauses say. */
function open({ brief }) {
	const objects = objectsToName(brief, brief.requester);
	const keys = objects.map(({ name, ref }) => sentence(`${name.replaceAll("_", " ")}: ${ref.id}`));
	const says = willingSays(brief);
	return {
		text: [
			requestOf(brief.request),
			...keys,
			...says.map(sentence)
		].join(" "),
		act: "request",
		facts: says,
		about: objects[0]?.ref.id ?? null
	};
}
/** The bound objects save the user itself. */
function objectsToName({ objects }, requester) {
	return objects.filter(({ ref }) => ref.table !== requester?.table || ref.id !== requester.id);
}
/** What the user clauses say, save what answers a proposal. */
function willingSays({ says }) {
	return says.filter((text) => !UNWILLING.test(text));
}
function answer(input, text) {
	const reading = readAgent(text, listKnownFacts(input.brief));
	switch (reading.kind) {
		case "asks": return inform(input, reading.facts);
		case "asks-what": return open(input);
		case "proposes": return decide(input.brief, reading);
		case "asks-unknown": return dontKnow();
		case "closes": return FAREWELL;
		case "goes-on": return goOn(input);
		default: return assertNever(reading);
	}
}
function inform({ brief }, asked) {
	const text = asked.map(({ label, value }) => `${label}: ${value}`).join("\n");
	const said = asked.some(({ name }) => name === "reason") ? willingSays(brief) : [];
	const about = brief.objects.find(({ ref }) => asked.some(({ value }) => value === ref.id))?.ref.id ?? null;
	return {
		text,
		act: "inform",
		facts: [.../* @__PURE__ */ new Set([...asked.map(({ name }) => name), ...said])],
		about
	};
}
/** Yes to what it asked for; no to another offer beside a refusal, or when a user clause says so. */
function decide({ says }, { isOther }) {
	const unwilling = says.find((line) => UNWILLING.test(line));
	if (unwilling !== void 0) return {
		text: sentence(unwilling),
		act: "decline",
		facts: [unwilling],
		about: null
	};
	return isOther ? {
		text: "No, thank you.",
		act: "decline",
		facts: [],
		about: null
	} : YES;
}
function dontKnow() {
	return {
		text: "I do not know that.",
		act: "inform",
		facts: [],
		about: null
	};
}
function goOn({ said }) {
	const text = "All right, please go on.";
	return said.filter((line) => line.by === "user" && line.text === text).length >= 2 ? FAREWELL : {
		text,
		act: "inform",
		facts: [],
		about: null
	};
}

// src/lib/respell.ts
const NUMBER_WORDS$1 = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(" ");
const PARTED = /[_-]+/g;
const SEAM = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;
/** After every three characters: where a code that has no seam of letters and digits is parted. */
const GROUP = /(?<=^(?:.{3})+)(?=.)/gu;
/**
* A text in another form that means the same: in small or capital letters, with blanks ("B1042" as "B 1042",
* "check_in" as "check in"), or a whole number up to twenty in words. As it is where the form does not apply.
*/
function respell(text, as) {
	if (as === "lower") return text.toLowerCase();
	if (as === "upper") return text.toUpperCase();
	if (as === "words") return /^\d{1,2}$/.test(text) ? NUMBER_WORDS$1[Number(text)] ?? text : text;
	if (text.includes("@")) return text;
	const spaced = text.replace(PARTED, " ").replace(SEAM, " ").trim();
	return spaced === text && /\p{N}/u.test(text) && !/[\s.,@]/.test(text) ? text.replace(GROUP, " ") : spaced;
}

// src/adapters/offline/take-user-turn-talk.ts
function lookBack({ brief, said }) {
	return {
		brief,
		said,
		moves: brief.moves ?? [],
		turns: said.filter(({ by }) => by === "user")
	};
}
function movesOf({ moves }, kind) {
	return moves.filter((move) => move.kind === kind);
}
function hasStyle(talk, as) {
	return movesOf(talk, "style").some((move) => move.as === as);
}
/** In how many turns one of the texts stands as lines of its own. */
function timesSaid({ turns }, texts) {
	const wanted = texts.map((text) => `\n${fold(text)}\n`);
	return turns.filter((turn) => wanted.some((text) => `\n${fold(turn.text)}\n`.includes(text))).length;
}
/** The first of the texts whose turn has not come; null: all were said. */
function nextOf(talk, texts) {
	return texts[timesSaid(talk, texts)] ?? null;
}
/** Whether a text stands in one of the user's turns, not as a part of a longer word. */
function isSaid({ turns }, text) {
	return turns.some((turn) => holdsPhrase(turn.text, text));
}
/** Whether a text holds another one, in any case of letters, and not as a part of a longer word. */
function holdsPhrase(text, phrase) {
	const [whole, part] = [fold(text), fold(phrase)];
	for (let at = whole.indexOf(part); part !== "" && at >= 0; at = whole.indexOf(part, at + 1)) if (!isLetter(whole[at - 1]) && !isLetter(whole[at + part.length])) return true;
	return false;
}
/** The key that stands in a text, out of those of a goal's objects. */
function keyIn({ objects }, text) {
	return objects.find(({ ref }) => holdsPhrase(text, ref.id))?.ref.id ?? null;
}
function fold(text) {
	return text.trim().toLowerCase();
}
function isLetter(character) {
	return character !== void 0 && /[\p{L}\p{N}]/u.test(character);
}

// src/adapters/offline/take-user-turn-phrases.ts
/** The request in the first person; when the user is short, without the words around it. */
function sayRequest(talk, goal) {
	const text = requestOf(goal.request);
	return hasStyle(talk, "short") ? sentence(text.replace(/^(?:I want to|I would like|Please)\s+/, "")) : text;
}
/** "Booking: B1042." for each object of a goal save the user itself; `other` gives a key in place of the right one. */
function sayKeys(talk, goal, other = /* @__PURE__ */ new Map()) {
	return objectsToName(goal, talk.brief.requester).map(({ name, ref }) => {
		const wrong = other.get(ref.id);
		const key = wrong ?? spellKey(talk, ref.id);
		return hasStyle(talk, "short") && wrong === void 0 ? sentence(key) : `${sentence(name.replaceAll("_", " ")).slice(0, -1)}: ${key}.`;
	});
}
function sayFact(fact, value) {
	return `${fact.label}: ${value}`;
}
/** What the user knows for a fact, in the form that a move bids it to write. */
function spell(talk, fact) {
	const { requester, objects, then = [] } = talk.brief;
	const keys = [requester, ...[objects, ...then.map((goal) => goal.objects)].flat().map(({ ref }) => ref)];
	if (fact.keyOf !== null || keys.some((ref) => ref?.id === fact.value)) return spellKey(talk, fact.value);
	if (fact.label.split(" ").some((word) => /name$/.test(word))) return spellAs(talk, "names", fact.value);
	const isNumber = /^-?[\d.,]+$/.test(fact.value);
	const moves = movesOf(talk, "respell").filter((move) => !(isNumber && move.as === "spaced"));
	return spellAs({
		...talk,
		moves
	}, "values", fact.value);
}
function spellKey(talk, key) {
	return spellAs(talk, "keys", key);
}
function spellAs(talk, what, text) {
	const moves = movesOf(talk, "respell").filter((move) => move.what === what);
	const form = moves.reduce((soFar, { as }) => respell(soFar, as), text);
	return moves.some(({ once }) => once) && isSaid(talk, form) ? text : form;
}
/** The keys of a goal that the agent has had in another form only, though the user knows to copy them. */
function keysToCopy(talk, goal) {
	const careless = movesOf(talk, "respell").some(({ what, once }) => what === "keys" && once);
	const keys = objectsToName(goal, talk.brief.requester).filter(({ ref }) => isSaid(talk, spellKey({
		...talk,
		turns: []
	}, ref.id)) && !talk.turns.some((turn) => turn.text.includes(ref.id)));
	if (!careless || keys.length === 0) return null;
	return {
		text: `I look it up and copy it, ${keys.map(({ name, ref }) => `${name.replaceAll("_", " ")}: ${ref.id}`).join(", ")}.`,
		act: "inform",
		facts: keys.map(({ name }) => `${name}_id`),
		about: keys[0]?.ref.id ?? null
	};
}
const GREETING = "Hello, I hope that this finds you well and that your day is a kind one.";
const PADDING = "I know that I write a lot, for I like to put things in whole sentences.";
/** The turn as the user writes: as long or as short, in its mood, in small or capital letters. */
function inStyle(talk, turn) {
	if (turn.act === "end" || turn.act === "operate") return turn;
	const isFirst = talk.turns.length === 0;
	const plain = hasStyle(talk, "short") && turn.act === "confirm" ? "Yes." : turn.text;
	const manners = movesOf(talk, "manner").filter(({ at }) => at === "always" || isPlaceFor(at, turn));
	const isLong = hasStyle(talk, "long");
	const lines = [
		...isLong && isFirst ? [GREETING] : [],
		...turn.act === "confirm" ? [] : manners.flatMap(({ before }) => before ?? []),
		plain,
		...manners.flatMap(({ after }) => after ?? []),
		...isLong ? [PADDING] : []
	];
	return {
		...turn,
		text: inCase(talk, lines.join("\n"))
	};
}
function isPlaceFor(at, { act, facts }) {
	return act === "request" || at === "beside-answers" && act !== "confirm" && facts.length === 0;
}
/** All in small or capital letters, save the values that the user knows: those it writes as they are. */
function inCase(talk, text) {
	const isLower = hasStyle(talk, "lower");
	if (!isLower && !hasStyle(talk, "caps")) return text;
	const { brief } = talk;
	const spelled = [brief, ...brief.then ?? []].flatMap(({ objects, facts }) => listKnownFacts({
		...brief,
		objects,
		facts
	})).flatMap((fact) => [fact.value, spell({
		...talk,
		turns: []
	}, fact)]);
	const given = movesOf(talk, "correct").map(({ first }) => first);
	const kept = [...spelled, ...given].filter((value) => value !== "").toSorted((a, b) => b.length - a.length);
	const pattern = new RegExp(`(${kept.map((value) => escapePattern(value)).join("|")})`);
	return (kept.length === 0 ? [text] : text.split(pattern)).map((part, at) => at % 2 === 1 ? part : isLower ? part.toLowerCase() : part.toUpperCase()).join("");
}

// src/adapters/offline/take-user-turn-corrections.ts
const LEAD = "I have to correct something:";
function correctionsOf(talk) {
	const known = movesOf(talk, "correct").length === 0 ? [] : listKnownFacts(talk.brief);
	const found = movesOf(talk, "correct").flatMap(({ fact: name, first, when }) => {
		const fact = known.find((other) => other.name === name);
		const object = talk.brief.objects.find(({ ref }) => ref.id === fact?.value) ?? null;
		const wrong = bareValue(first, object);
		if (fact === void 0 || fact.value.toLowerCase() === wrong.toLowerCase()) return [];
		return [{
			fact,
			first: wrong,
			when,
			object,
			state: stateOf(talk, {
				fact,
				first: wrong,
				object
			})
		}];
	});
	return found.filter(({ fact }, at) => found.findIndex((other) => other.fact.value === fact.value) === at);
}
/** "booking: B2077" as "B2077". */
function bareValue(text, object) {
	const label = `${object?.name.replaceAll("_", " ") ?? ""}: `;
	const value = text.trim();
	return object !== null && value.toLowerCase().startsWith(label.toLowerCase()) ? value.slice(label.length) : value;
}
function stateOf(talk, { fact, first, object }) {
	const right = sayFact(fact, spell(talk, fact));
	if (talk.turns.some(({ text }) => holdsPhrase(text, LEAD) && holdsPhrase(text, right))) return "corrected";
	const names = object === null ? [] : [object.name.replaceAll("_", " ")];
	return [fact.label, ...names].some((name) => isSaid(talk, `${name}: ${first}`)) ? "wrong" : "unsaid";
}
/** What the user says now for a fact, and whether it is what it knows. */
function valueToSay(talk, fact) {
	const open = correctionsOf(talk).find(({ fact: other, object, state }) => state !== "corrected" && other.value === fact.value && (other.name === fact.name || object !== null));
	return open ? {
		value: open.first,
		isRight: false
	} : {
		value: spell(talk, fact),
		isRight: true
	};
}
/** What the user clauses say that a turn can tell now: not yet what holds a value that the user still gives wrongly. */
function saysToTell(talk, goal) {
	const open = correctionsOf(talk).filter(({ state }) => state !== "corrected");
	return willingSays(goal).filter((line) => !open.some(({ fact }) => speaksOf(line, fact)));
}
/** The corrections that are to be made now. At the end, all that are left. */
function correctionsDue(talk, at) {
	const last = talk.turns.at(-1);
	return correctionsOf(talk).filter(({ state, when }) => {
		if (state !== "wrong") return false;
		if (at === "end" || when === "next-turn") return true;
		if (when === "after-yes") return last?.act === "confirm";
		return when === "at-proposal" && at === "proposal";
	});
}
/**
* The right values. Who corrects the key of what it asked about makes the request with it, in full where the agent is
* through with the other one.
*/
function correct(talk, due, isAtEnd = false) {
	const says = willingSays(talk.brief).filter((line) => due.some(({ fact }) => speaksOf(line, fact)));
	const facts = due.map(({ fact }) => sentence(`${LEAD} ${sayFact(fact, spell(talk, fact))}`));
	const object = due.find((correction) => correction.object !== null)?.object ?? null;
	const request = isAtEnd && object !== null ? [sayRequest(talk, talk.brief)] : [];
	return {
		text: [
			...facts,
			...request,
			...says.map(sentence)
		].join(" "),
		act: object === null ? "inform" : "request",
		facts: [...due.map(({ fact }) => fact.name), ...says],
		about: object?.ref.id ?? null
	};
}
const NUMBER_WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
/** Whether a sentence tells the value of a fact, or speaks of it by a word that they share. */
function speaksOf(line, { label, value }) {
	const number = /^\d+$/.test(value) ? NUMBER_WORDS[Number(value)] : void 0;
	if (holdsPhrase(line, value) || number !== void 0 && holdsPhrase(line, number)) return true;
	const words = (text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
	const own = words(`${label} ${value}`).filter((word) => !FILLERS.has(word));
	return words(line).some((word) => own.some((other) => word.startsWith(other) || other.startsWith(word)));
}
const FILLERS = /* @__PURE__ */ new Set([
	"the",
	"and",
	"for",
	"not",
	"yes",
	"number",
	"date",
	"type",
	"have",
	"has"
]);

// src/adapters/offline/take-user-turn-answers.ts
/** Answers a question for facts: evasively, with less than was asked for, or with the facts. */
function answerQuestion(talk, goal, asked) {
	const claim = asked.some((fact) => tellsWho(talk, fact)) ? claimAt(talk, "identity") : null;
	const excuses = asked.map((fact) => ({
		fact,
		text: claim === null ? excuseFor(talk, fact) : null
	}));
	const given = inPortions(talk, excuses.filter(({ fact, text }) => text === null && !(claim !== null && tellsWho(talk, fact))).map(({ fact }) => fact));
	const evasions = [.../* @__PURE__ */ new Set([claim, ...excuses.map(({ text }) => text)])].filter((text) => text !== null);
	const turn = tell(talk, goal, given);
	const parts = [...evasions, ...turn.text === "" ? [] : [turn.text]];
	return {
		turn: {
			...turn,
			text: parts.join("\n")
		},
		isCounted: evasions.length > 0
	};
}
/** Facts by their names, and what the user clauses say where that was not said yet or answers why. */
function tell(talk, goal, facts) {
	const values = facts.map((fact) => ({
		fact,
		...valueToSay(talk, fact)
	}));
	const says = facts.length > 0 ? notSaid(talk, saysToTell(talk, goal)) : [];
	const why = facts.some(({ name }) => name === "reason") ? saysToTell(talk, goal) : [];
	const object = goal.objects.find(({ ref }) => values.some(({ fact, isRight }) => isRight && fact.value === ref.id));
	const isBare = facts.length === 1 && hasStyle(talk, "short");
	return {
		text: [...values.map(({ fact, value, isRight }) => isBare && isRight && /^[\p{L}\p{N}]/u.test(value) ? value : sayFact(fact, value)), ...says.map(sentence)].join("\n"),
		act: "inform",
		facts: [.../* @__PURE__ */ new Set([
			...facts.map(({ name }) => name),
			...why,
			...says
		])],
		about: object?.ref.id ?? null
	};
}
/** What the user clauses say and the user has not said yet, though it could; at the end of a goal, all of it. */
function tellUnsaid(talk, goal, isEnd = false) {
	const says = notSaid(talk, isEnd ? willingSays(goal) : saysToTell(talk, goal));
	return says.length === 0 ? null : {
		text: says.map(sentence).join(" "),
		act: "inform",
		facts: [...says],
		about: null
	};
}
function notSaid(talk, says) {
	return says.filter((line) => line.trim() !== "" && !isSaid(talk, line));
}
/** The next claim of a place that was not made yet. */
function claimAt(talk, place) {
	return nextOf(talk, movesOf(talk, "claim").flatMap(({ at, text }) => at === place ? [text] : []));
}
function isIdentity({ brief }, { name, value }) {
	return name === "requester_id" || value === brief.requester?.id;
}
/** The user's own key, or by what else an agent may know it. */
function tellsWho(talk, fact) {
	return isIdentity(talk, fact) || Object.hasOwn(talk.brief.profile, fact.name) && /name|mail|phone/.test(fact.name);
}
/** "Not at hand", so often as a move says; null: the user gives the fact. What it told before it does not withhold. */
function excuseFor(talk, fact) {
	for (const { times, what = "any", text } of movesOf(talk, "withhold")) {
		if (what === "identity" && !isIdentity(talk, fact)) continue;
		if (isGiven(talk, fact)) continue;
		const excuse = text ?? `I do not have the ${fact.label} at hand right now.`;
		if (timesSaid(talk, [excuse]) < times) return excuse;
	}
	return null;
}
function isGiven(talk, fact) {
	const { value } = valueToSay(talk, fact);
	if (fact.keyOf !== null) return isSaid(talk, value);
	return isSaid(talk, sayFact(fact, value)) || talk.turns.some(({ text }) => text.split("\n").includes(value));
}
/** All of them, or one a turn: the first that was not given yet, else the one that was given least often. */
function inPortions(talk, facts) {
	if (movesOf(talk, "dribble").length === 0) return facts;
	const timesGiven = (fact) => talk.turns.filter(({ text }) => holdsPhrase(text, sayFact(fact, valueToSay(talk, fact).value))).length;
	const rank = (fact) => (isGiven(talk, fact) ? 1 : 0) + timesGiven(fact);
	return facts.toSorted((a, b) => rank(a) - rank(b)).slice(0, 1);
}

// src/adapters/offline/take-user-turn-goals.ts
const LEADS = [
	"There is one more thing.",
	"There is another thing.",
	"There is a third thing besides."
];
const AGAIN = "I would like the same once more.";
/** The goal that the conversation is about now. */
function goalOf(talk) {
	const { then = [] } = talk.brief;
	const last = talk.turns.findLast((turn) => then.some((_, at) => bringsUp(turn, at)));
	return then.find((_, at) => last !== void 0 && bringsUp(last, at)) ?? talk.brief;
}
/** Whether a turn brings up the further goal of that number: each has words of its own for it, for two can be alike. */
function bringsUp({ text, act }, at) {
	return act === "request" && holdsPhrase(text, leadOf(at));
}
function leadOf(at) {
	return LEADS[at] ?? `There is yet another thing, my request number ${at + 2}.`;
}
/** What the user knows that bears on a goal. Who has told all its goals at once may be asked about any of them. */
function knownFor(talk, goal) {
	const { brief } = talk;
	return [goal, ...hasStyle(talk, "one-message") ? [brief, ...brief.then ?? []].filter((other) => other !== goal) : []].flatMap(({ objects, facts }) => listKnownFacts({
		...brief,
		objects,
		facts
	}));
}
/** The request with the keys of its objects. */
function coreOf(talk, goal) {
	return [sayRequest(talk, goal), ...sayKeys(talk, goal)].join(" ");
}
/** The key that a goal is about: of its first object that is not the user itself. */
function firstKey(talk, goal) {
	return objectsToName(goal, talk.brief.requester)[0]?.ref.id ?? null;
}
/** The turn that brings up the next goal; null: the user has no other. */
function goOnToNext(talk) {
	const { then = [] } = talk.brief;
	const at = then.findIndex((goal, index) => !talk.turns.some((turn) => bringsUp(turn, index)) && !isSettled(talk, goal));
	const next = then[at];
	if (next === void 0) return null;
	const says = willingSays(next);
	return {
		text: [
			leadOf(at),
			coreOf(talk, next),
			...says.map(sentence)
		].join(" "),
		act: "request",
		facts: says,
		about: firstKey(talk, next)
	};
}
/** Whether a goal that was told in the opening message came to its end with the others. */
function isSettled(talk, goal) {
	const objects = objectsToName(goal, talk.brief.requester);
	if (!hasStyle(talk, "one-message") || objects.length === 0) return false;
	const ends = talk.said.filter(({ by, text }) => by === "agent" && readAgent(text, []).kind === "closes");
	return objects.every(({ ref }) => ends.some(({ text }) => text.includes(ref.id)));
}
/** Asks for what is done once more; null: often enough. */
function repeatRequest(talk, goal) {
	const times = movesOf(talk, "repeat").reduce((sum, move) => sum + move.times, 0);
	if (talk.turns.filter(({ text }) => holdsPhrase(text, AGAIN)).length >= times) return null;
	return {
		text: `${AGAIN} ${coreOf(talk, goal)}`,
		act: "request",
		facts: [],
		about: firstKey(talk, goal)
	};
}
/** What was said since the user last brought something up, that turn included. */
function sinceRequest(talk) {
	const goals = talk.brief.then ?? [];
	const start = talk.said.findLastIndex((line) => line.by === "user" && (holdsPhrase(line.text, AGAIN) || goals.some((_, at) => bringsUp(line, at))));
	return talk.said.slice(Math.max(start, 0));
}

// src/adapters/offline/take-user-turn-opening.ts
/** What comes before the request: other questions, another goal, the request as what might be. Null: it is time for it. */
function takePrelude(talk) {
	const digressions = movesOf(talk, "digress").flatMap(({ at, texts }) => at === "opening" ? texts : []);
	const text = nextOf(talk, digressions) ?? nextOf(talk, movesOf(talk, "change-goal").map(({ first }) => first)) ?? nextOf(talk, suppositionsOf(talk));
	return text === null ? null : {
		text,
		act: "ask",
		facts: [],
		about: null
	};
}
/** Whether the user is at the other goal that it came with, and stays there until that is done. */
function isAtOtherGoal(talk) {
	const goals = movesOf(talk, "change-goal");
	return goals[timesSaid(talk, goals.map(({ first }) => first)) - 1]?.after === "end" && timesSaid(talk, suppositionsOf(talk)) === 0;
}
function suppositionsOf(talk) {
	return movesOf(talk, "suppose").map(({ text }) => text);
}
/** Whether the user has come to what it wants. */
function hasOpened(talk) {
	const core = [sayRequest(talk, talk.brief), ...keysAtFirst(talk)].join(" ");
	return talk.turns.some(({ text, act }) => act === "request" || openCorrections(talk).length > 0 && holdsPhrase(text, core));
}
/**
* The turn that says what the user wants, with what its moves have it say there. While it gives the wrong key for the
* object it asks about something else, so that turn is not the request yet.
*/
function openWithMoves(talk) {
	const { brief } = talk;
	const facts = factsToTell(talk);
	const isTerse = movesOf(talk, "omit").some(({ what }) => what === "all");
	const further = hasStyle(talk, "one-message") ? brief.then ?? [] : [];
	const says = isTerse ? [] : saysToTell(talk, brief);
	const asides = [...movesOf(talk, "claim").flatMap(({ at, text }) => at === "opening" ? [text] : []), ...movesOf(talk, "preconfirm").map(({ text }) => text)].filter((text) => !isSaid(talk, text));
	const keys = keysAtFirst(talk);
	const [object] = objectsToName(brief, brief.requester);
	const isElsewhere = openCorrections(talk).some((correction) => correction.object !== null);
	return {
		text: [
			sayRequest(talk, brief),
			...keys,
			...says.map(sentence),
			...facts.map((fact) => sentence(sayFact(fact, valueToSay(talk, fact).value))),
			...further.flatMap((goal) => [`Besides: ${coreOf(talk, goal)}`, ...willingSays(goal).map(sentence)]),
			...asides.map(sentence)
		].join(" "),
		act: isElsewhere ? "ask" : "request",
		facts: [.../* @__PURE__ */ new Set([
			...says,
			...facts.map(({ name }) => name),
			...further.flatMap(willingSays)
		])],
		about: isElsewhere || keys.length === 0 ? null : object?.ref.id ?? null
	};
}
function openCorrections(talk) {
	return correctionsOf(talk).filter(({ state }) => state !== "corrected");
}
function keysAtFirst(talk) {
	if (movesOf(talk, "omit").length > 0) return [];
	const wrong = openCorrections(talk).flatMap(({ object, first }) => object ? [[object.ref.id, first]] : []);
	return sayKeys(talk, talk.brief, new Map(wrong));
}
/** The facts that the user gives unasked: what it volunteers, and what it will have to correct. */
function factsToTell(talk) {
	const { brief } = talk;
	const volunteered = movesOf(talk, "volunteer").map(({ facts }) => facts);
	const isOpen = hasStyle(talk, "one-message") || volunteered.includes("all");
	const wrong = movesOf(talk, "omit").length > 0 ? [] : openCorrections(talk).map(({ fact }) => fact.name);
	const bound = brief.objects.map(({ ref }) => ref.id).filter((id) => id !== brief.requester?.id);
	const told = listKnownFacts(brief).filter((fact) => {
		const isOfTask = Object.hasOwn(brief.facts, fact.name) || fact.name === "requester_id";
		const isTold = isOpen || volunteered.length > 0 && fact.keyOf !== null;
		return !bound.includes(fact.value) && (isOfTask && isTold || wrong.includes(fact.name));
	});
	return told.filter((fact, at) => told.findIndex((other) => other.label === fact.label) === at);
}

// src/adapters/offline/take-user-turn-amounts.ts
const DATES = /\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?|\b\d{1,2}:\d{2}\b|\b\d{1,2}(?:st|nd|rd|th)?\.? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}\b/gi;
const FIGURE = /(?<![\p{L}\p{N}_#-])\d+(?:[.,]\d+)*(?![\p{N}_-])(?:%|\b|(?=\p{L}))/gu;
/** Whether the agent names a figure that is neither a date nor a key nor what the user told it. */
function namesAmount(text, { facts, objects, requester }) {
	const known = [
		...Object.values(facts).flat().map(String),
		...objects.map(({ ref }) => ref.id),
		requester?.id ?? ""
	];
	return (text.replace(DATES, " ").match(FIGURE) ?? []).some((figure) => !known.some((value) => holdsPhrase(value, figure.replace(/%$/, ""))));
}

// src/adapters/offline/take-user-turn-proposals.ts
/** Puts off the answer to a proposal as the moves say, then decides. Only a plain yes is a confirmation. */
function answerProposal(talk, goal, reading) {
	const delay = evade(talk) ?? tellUnsaid(talk, goal) ?? (reading.fallsShort ? askDespite(talk, goal, MOST_AT_PROPOSALS) : null) ?? declineOnce(talk);
	if (delay !== null) return {
		turn: delay,
		isCounted: true
	};
	const turn = decide(goal, reading);
	const due = goal === talk.brief && turn.act === "confirm" ? correctionsWithYes(talk) : [];
	if (due.length === 0) return {
		turn,
		isCounted: false
	};
	const correction = correct(talk, due);
	return {
		turn: {
			...correction,
			text: `${turn.text} ${correction.text}`
		},
		isCounted: true
	};
}
/** Something that is neither yes nor no: another question, a claim, a condition. */
function evade(talk) {
	const isAmount = namesAmount(talk.said.at(-1)?.text ?? "", talk.brief);
	const text = nextOf(talk, movesOf(talk, "digress").flatMap(({ at, texts }) => at === "proposal" ? texts : [])) ?? claimAt(talk, "proposal") ?? nextOf(talk, movesOf(talk, "hedge").flatMap(({ texts, when }) => when === void 0 || isAmount ? texts : []));
	return text === null ? null : {
		text,
		act: text.includes("?") ? "ask" : "inform",
		facts: [],
		about: null
	};
}
function correctionsWithYes(talk) {
	return correctionsOf(talk).filter(({ state, when }) => state === "wrong" && when === "with-yes");
}
/** Who is offered less than it asked for insists no longer than this: an agent may not propose for ever. */
const MOST_AT_PROPOSALS = 2;
/** A claim, or the same request once more, so often at the most; null: the user takes the refusal. */
function askDespite(talk, goal, most = Number.POSITIVE_INFINITY) {
	const claim = claimAt(talk, "refusal");
	if (claim !== null) return {
		text: claim,
		act: "inform",
		facts: [],
		about: null
	};
	for (const { times, words } of movesOf(talk, "insist")) {
		const asked = timesSaid(talk, words.length > 0 ? words : [PLEASE]);
		const text = words.length > 0 ? words[asked % words.length] : PLEASE;
		if (asked < Math.min(times, most) && text !== void 0) return {
			text,
			act: "request",
			facts: [],
			about: keyIn(goal, text)
		};
	}
	return null;
}
const PLEASE = "Please, I really need this. Can you not do it after all?";
function declineOnce(talk) {
	const move = movesOf(talk, "waver").find(({ no }) => timesSaid(talk, [no]) === 0);
	return move === void 0 ? null : {
		text: move.no,
		act: "decline",
		facts: [],
		about: null
	};
}
/** Who has just declined only to waver asks for the same again. */
function askAfterNo(talk, goal) {
	const last = talk.turns.at(-1);
	if (last?.act !== "decline") return null;
	const move = movesOf(talk, "waver").find(({ no }) => timesSaid({
		...talk,
		turns: [last]
	}, [no]) > 0);
	return move === void 0 ? null : {
		text: move.again,
		act: "request",
		facts: [],
		about: keyIn(goal, move.again)
	};
}

// src/adapters/offline/take-user-turn-moves.ts
/** The next turn of a user that has moves to make, or more than one goal. */
function takeMovedTurn(input) {
	const talk = lookBack(input);
	const turn = input.said.length === 0 ? beginTalk(talk) : operateDevice(input) ?? reply(talk);
	return turn.act === "operate" ? turn : inStyle(talk, turn);
}
function beginTalk(talk) {
	return takePrelude(talk) ?? openWithMoves(talk);
}
function reply(talk) {
	const last = talk.said.at(-1);
	const goal = goalOf(talk);
	const known = knownFor(talk, goal);
	const reading = last?.by === "agent" ? readAgent(last.text, known) : { kind: "goes-on" };
	const isOpen = hasOpened(talk);
	const { turn, isCounted } = isOpen ? pursue(talk, goal, reading) : answerBefore(talk, reading);
	if (isCounted || turn.act === "end") return turn;
	const text = inStyle(talk, turn).text;
	if (sinceRequest(talk).filter((line) => line.by === "user" && line.text === text).length < 3) return turn;
	return isOpen ? leave(talk, goal) : beginTalk(talk);
}
/** Until the user comes to its request, the agent's questions are answered only for a goal that it sees through. */
function answerBefore(talk, reading) {
	const turn = isAtOtherGoal(talk) ? answerPlainly(talk, {
		...talk.brief,
		says: []
	}, reading) : null;
	return turn === null || turn.act === "end" ? {
		turn: beginTalk(talk),
		isCounted: true
	} : {
		turn,
		isCounted: false
	};
}
/** What an ordinary user answers; null: it asks again for what it wants. */
function answerPlainly(talk, goal, reading) {
	switch (reading.kind) {
		case "asks": return tell(talk, goal, reading.facts);
		case "asks-what": return null;
		case "proposes": return decide(goal, reading);
		case "asks-unknown": return dontKnow();
		case "closes": return FAREWELL;
		case "goes-on": return goOn({
			brief: talk.brief,
			said: sinceRequest(talk)
		});
		default: return assertNever(reading);
	}
}
/** The next turn about a goal that the agent knows of: what is due at any time, then what fits the agent's message. */
function pursue(talk, goal, reading) {
	const due = askAfterNo(talk, goal) ?? correctNow(talk, goal, reading);
	if (due !== null) return {
		turn: due,
		isCounted: true
	};
	switch (reading.kind) {
		case "asks": return answerQuestion(talk, goal, reading.facts);
		case "asks-what": return {
			turn: askAgain(talk, goal),
			isCounted: false
		};
		case "proposes": return answerProposal(talk, goal, reading);
		case "asks-unknown": return answerUnknown(talk, goal);
		case "closes": return {
			turn: close(talk, goal, reading.how),
			isCounted: true
		};
		case "goes-on": {
			const turn = goOn({
				brief: talk.brief,
				said: sinceRequest(talk)
			});
			return turn.act === "end" ? {
				turn: leave(talk, goal),
				isCounted: true
			} : {
				turn,
				isCounted: false
			};
		}
		default: return assertNever(reading);
	}
}
/** The right values, once they are due; beside them what else the agent asks for. */
function correctNow(talk, goal, { kind, ...reading }) {
	if (goal !== talk.brief) return null;
	const at = kind === "proposes" ? "proposal" : kind === "closes" ? "end" : "turn";
	const due = correctionsDue(talk, at);
	if (due.length === 0) return null;
	const turn = correct(talk, due, at === "end");
	const asked = "facts" in reading ? reading.facts.filter((fact) => !due.some((other) => other.fact.value === fact.value)) : [];
	if (asked.length === 0) return turn;
	const more = answerQuestion(talk, goal, asked).turn;
	return {
		...turn,
		text: `${turn.text}\n${more.text}`,
		facts: [.../* @__PURE__ */ new Set([...turn.facts, ...more.facts])]
	};
}
function askAgain(talk, goal) {
	return goal === talk.brief ? openWithMoves(talk) : askPlainly(talk, goal);
}
function askPlainly(talk, goal) {
	return {
		text: coreOf(talk, goal),
		act: "request",
		facts: [],
		about: firstKey(talk, goal)
	};
}
/** What nobody can know, unless the user has something to say that it has not said yet. */
function answerUnknown(talk, goal) {
	const last = talk.said.at(-1)?.text ?? "";
	const claim = WHO$1.test(last) ? claimAt(talk, "identity") : null;
	if (claim !== null) return {
		turn: {
			text: claim,
			act: "inform",
			facts: [],
			about: null
		},
		isCounted: true
	};
	const says = tellUnsaid(talk, goal);
	return says === null ? {
		turn: dontKnow(),
		isCounted: false
	} : {
		turn: says,
		isCounted: true
	};
}
const WHO$1 = /\bwho (?:am i|are you|is this|do i)\b|\byour (?:full )?name\b|\b(?:identify|verify) (?:yourself|who)\b/i;
/** After the agent's last word on a goal: what the moves still have to say to it, then the next goal, or goodbye. */
function close(talk, goal, how) {
	const more = how === "refused" ? keysToCopy(talk, goal) ?? askDespite(talk, goal) : repeatRequest(talk, goal);
	return tellUnsaid(talk, goal, true) ?? more ?? leave(talk, goal);
}
/** Nobody leaves a goal with something left to correct, or without having asked for it: a wrong key is no request. */
function leave(talk, goal) {
	const due = goal === talk.brief ? correctionsDue(talk, "end") : [];
	if (due.length > 0) return correct(talk, due, true);
	if (!talk.turns.some(({ act }) => act === "request")) return askPlainly(talk, goal);
	return tellUnsaid(talk, goal, true) ?? goOnToNext(talk) ?? FAREWELL;
}

// src/adapters/offline/take-user-turn.ts
/**
* The simulated user of the offline engine, for the task `user-turn`: the default behaviour, with the moves that its
* brief bids it to make and the further goals that it has. It keeps nothing between turns: each follows from the brief
* and from what was said.
*/
function takeUserTurn(input) {
	const { moves = [], then = [] } = input.brief;
	return moves.length === 0 && then.length === 0 ? takeDefaultTurn(input) : takeMovedTurn(input);
}

// src/adapters/offline/take-user-turn-parts.ts
/**
* The user that says in two messages what others say in the first: the request alone, then, whatever the answer, the keys
* of its objects and what the user clauses say. Null: its turn is like that of any other user.
*/
function takePart({ brief, said }) {
	const turns = said.filter(({ by }) => by === "user").length;
	if (brief.inParts !== true || turns > 1) return null;
	if (turns === 0) return {
		text: requestOf(brief.request),
		act: "request",
		facts: [],
		about: null
	};
	const { requester } = brief;
	const objects = brief.objects.filter(({ ref }) => ref.table !== requester?.table || ref.id !== requester.id);
	const text = [...objects.map(({ name, ref }) => sentence(`${name.replaceAll("_", " ")}: ${ref.id}`)), ...brief.says.map(sentence)].join(" ");
	if (text === "") return null;
	const about = objects[0]?.ref.id ?? null;
	return {
		text,
		act: about === null ? "inform" : "request",
		facts: [...brief.says],
		about
	};
}

// src/adapters/openai/model-reasoner.ts
/**
* Performs tasks with a chat model (README D2): renders, asks, parses, checks; an answer that fails its schema or its
* check is asked for once more with the reasons, then refused. Answers of the miner are content-addressed in the
* store; those of the user and the judge are not, for their trials must be independent.
*/
function createModelReasoner(deps) {
	const spent = {
		agent: NO_USAGE,
		user: NO_USAGE,
		miner: NO_USAGE,
		judge: NO_USAGE
	};
	const models = /* @__PURE__ */ new Set();
	const count = (counted) => ({ async complete(request) {
		const answer = await counted.complete(request);
		spent[request.role] = addUsage(spent[request.role], answer.usage);
		models.add(answer.model);
		return answer;
	} });
	const client = count(deps.client);
	return {
		engine: deps.engine,
		count,
		spent: () => ({
			usage: { ...spent },
			models: [...models].sort()
		}),
		async perform(task, input) {
			const messages = renderMessages(task, input);
			const key = hashValue([
				"answer",
				task.name,
				task.version,
				messages,
				deps.addresses[task.role]
			]);
			const kept = task.role === "miner" ? deps.store?.readAnswer(key) ?? null : null;
			if (kept !== null) {
				const read = readAnswer(task, input, JSON.stringify(kept));
				if ("answer" in read) return {
					status: "answered",
					answer: read.answer,
					usage: NO_USAGE,
					firstTime: true
				};
			}
			const result = await askTwice(client, {
				task,
				input,
				messages
			});
			if (result.status === "answered" && task.role === "miner") deps.store?.writeAnswer(key, result.answer);
			return result;
		}
	};
}
function renderMessages(task, input) {
	const { system, user } = task.render(input, makeNonce(task, input));
	return [{
		role: "system",
		content: system
	}, {
		role: "user",
		content: user
	}];
}
/** The nonce is a hash of the input (of its stable part, where there is one): requests are reproducible, data cannot hold it. */
function makeNonce(task, input) {
	const data = JSON.stringify(input);
	let nonce = hashValue([task.name, task.stable ? task.stable(input) : input]).slice(0, 12);
	while (data.includes(nonce)) nonce = hashValue(nonce).slice(0, 12);
	return nonce;
}
async function askTwice(client, asked) {
	const { task, input, messages } = asked;
	const answerSchema = {
		name: task.name.replaceAll("-", "_"),
		schema: toJSONSchema(task.answer)
	};
	const first = await client.complete({
		role: task.role,
		messages,
		answerSchema
	});
	const read = readCompletion$1(task, input, first);
	if ("answer" in read) return {
		status: "answered",
		answer: read.answer,
		usage: first.usage,
		firstTime: true
	};
	const again = [
		...messages,
		{
			role: "assistant",
			content: first.text ?? ""
		},
		{
			role: "user",
			content: `Your answer was not accepted:\n${read.reasons.map((reason) => `- ${reason}`).join("\n")}\nAnswer again, the whole JSON.`
		}
	];
	const second = await client.complete({
		role: task.role,
		messages: again,
		answerSchema
	});
	const usage = addUsage(first.usage, second.usage);
	const reread = readCompletion$1(task, input, second);
	return "answer" in reread ? {
		status: "answered",
		answer: reread.answer,
		usage,
		firstTime: false
	} : {
		status: "refused",
		reasons: reread.reasons,
		usage
	};
}
function readCompletion$1(task, input, answer) {
	if (answer.finish === "refused") return { reasons: ["the model refused to answer"] };
	if (answer.finish === "length") return { reasons: ["the answer was cut off at the length limit; answer more briefly"] };
	return readAnswer(task, input, answer.text ?? "");
}
function readAnswer(task, input, text) {
	let value;
	try {
		value = JSON.parse(unfence(text));
	} catch (error) {
		return { reasons: [`it is not JSON: ${errorMessage(error)}`] };
	}
	const parsed = task.answer.safeParse(value);
	if (!parsed.success) return { reasons: parsed.error.issues.map((issue) => `${issue.path.join(".") || "answer"}: ${issue.message}`) };
	const reasons = task.check(parsed.data, input);
	return reasons.length > 0 ? { reasons } : { answer: parsed.data };
}
/** Some models wrap JSON in a Markdown fence. */
function unfence(text) {
	return /^\s*```(?:json)?\s*\n([\s\S]*?)\n\s*```\s*$/.exec(text)?.[1] ?? text;
}

// src/adapters/openai/wire-format.ts
/** Prints a request as the chat completions endpoint takes it, without model and parameters. */
function toWireRequest(request) {
	return {
		messages: request.messages.map(toWireMessage),
		...request.tools && request.tools.length > 0 ? { tools: request.tools.map(({ name, description, parameters }) => ({
			type: "function",
			function: {
				name,
				description,
				parameters
			}
		})) } : {},
		...request.answerSchema ? { response_format: {
			type: "json_schema",
			json_schema: {
				name: request.answerSchema.name,
				schema: request.answerSchema.schema,
				strict: false
			}
		} } : {}
	};
}
function toWireMessage(message) {
	switch (message.role) {
		case "system":
		case "user": return {
			role: message.role,
			content: message.content
		};
		case "tool": return {
			role: "tool",
			tool_call_id: message.callId,
			content: message.content
		};
		case "assistant": return {
			role: "assistant",
			content: message.content,
			...message.calls && message.calls.length > 0 ? { tool_calls: message.calls.map(toWireCall) } : {}
		};
	}
}
function toWireCall(call) {
	return {
		id: call.callId,
		type: "function",
		function: {
			name: call.tool,
			arguments: JSON.stringify(call.args)
		}
	};
}
/**
* Reads the arguments of a tool call. Models sometimes write JSON that does not parse: the text is then kept under
* `$unparsed`, so that the tool rejects the call and the agent sees why.
*/
function readCallArguments(text) {
	try {
		const value = text.trim() === "" ? {} : JSON.parse(text);
		if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
	} catch {}
	return { $unparsed: text };
}
/** What an answer without choices, or with an unknown end, counts as. */
function readFinish(reason, refusal) {
	if (refusal || reason === "content_filter") return "refused";
	if (reason === "length") return "length";
	return reason === "tool_calls" || reason === "function_call" ? "calls" : "stop";
}

// src/adapters/openai/openai-chat-client.ts
const RETRIES = 4;
/** Node's `fetch` gives up after so long without a byte of the answer, whatever limit its caller has. */
const FETCH_TIMEOUT_MS = 3e5;
/** How often an answer that arrives but holds nothing (no choice, half a body) is asked for again. */
const EMPTY_RETRIES = 2;
/**
* A chat client over any OpenAI-compatible endpoint, one model per role. The `openai` package is loaded on the first
* request; it retries 408, 409, 429, 5xx and dropped connections with back-off and honours `retry-after`.
* Throws EvidenceError without a key (an endpoint on this machine needs none), ProviderError after all retries.
*/
function createOpenaiChatClient(endpoints, clock) {
	const clients = /* @__PURE__ */ new Map();
	const clientOf = (role) => {
		const known = clients.get(role) ?? openClient(endpoints[role]);
		clients.set(role, known);
		return known;
	};
	return { async complete(request) {
		const endpoint = endpoints[request.role];
		const client = await clientOf(request.role);
		for (let attempt = 0;; attempt++) {
			const answer = await completeOnce(client, endpoint, request);
			if (answer !== null) return answer;
			if (attempt === EMPTY_RETRIES) throw new ProviderError(`${endpoint.model} answered without content ${attempt + 1} times`);
			await clock.sleep(250 * 2 ** attempt);
		}
	} };
}
async function openClient(endpoint) {
	if (endpoint.apiKey === null && !isLoopback(endpoint.baseUrl)) throw new EvidenceError(`no key: the environment variable ${endpoint.apiKeyEnv} is not set (models.*.api-key-env names it), or use --engine offline`);
	const { default: Client } = await import("./openai.js");
	const { timeoutMs } = endpoint;
	return new Client({
		...timeoutMs > FETCH_TIMEOUT_MS && { fetchOptions: { dispatcher: await openPatientDispatcher(timeoutMs) } },
		apiKey: endpoint.apiKey ?? "none",
		baseURL: endpoint.baseUrl,
		timeout: timeoutMs,
		maxRetries: RETRIES,
		defaultHeaders: { ...endpoint.headers },
		defaultQuery: { ...endpoint.query }
	});
}
/** Waits as long as the endpoint's own time limit for the first byte, and between two bytes. */
async function openPatientDispatcher(timeoutMs) {
	return new (await (import("./undici2.js").then((m) => /* @__PURE__ */ __toESM(m.default, 1)))).Agent({
		headersTimeout: timeoutMs,
		bodyTimeout: timeoutMs
	});
}
function isLoopback(url) {
	return [
		"localhost",
		"127.0.0.1",
		"[::1]"
	].includes(new URL(url).hostname);
}
async function completeOnce(client, endpoint, request) {
	const body = {
		...endpoint.parameters,
		model: endpoint.model,
		...toWireRequest(request)
	};
	try {
		return readCompletion(await client.chat.completions.create(body), endpoint.model);
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw toProviderError(error, endpoint);
	}
}
function readCompletion(completion, asked) {
	const choice = completion?.choices?.[0];
	const message = choice?.message;
	if (!choice || !message) return null;
	const calls = (message.tool_calls ?? []).flatMap((call) => call.type === "function" ? [{
		callId: call.id,
		tool: call.function.name,
		args: readCallArguments(call.function.arguments)
	}] : []);
	const finish = readFinish(choice.finish_reason, message.refusal);
	if (calls.length === 0 && !message.content && finish === "stop") return null;
	const cached = completion.usage?.prompt_tokens_details?.cached_tokens ?? 0;
	return {
		text: message.content ?? message.refusal ?? null,
		calls,
		finish,
		model: completion.model ?? asked,
		usage: {
			calls: 1,
			inputTokens: completion.usage?.prompt_tokens ?? 0,
			cachedInputTokens: cached,
			outputTokens: completion.usage?.completion_tokens ?? 0
		}
	};
}
function toProviderError(error, endpoint) {
	const status = error.status;
	const where = `${endpoint.model} at ${new URL(endpoint.baseUrl).host}`;
	const hint = status === 404 || status === 410 ? " (retired or unknown model? set models.*.model)" : status === 401 || status === 403 ? ` (is the key in ${endpoint.apiKeyEnv} valid for this endpoint?)` : "";
	return new ProviderError(`${where}: ${errorMessage(error)}${hint}`, {
		status,
		cause: error
	});
}

// src/adapters/replay/replay-chat-client.ts
const requestSchema = object({
	messages: json(),
	tools: json().optional(),
	response_format: json().optional()
});
/** A recorded pair: the request as it was sent, or, where its text is not to be kept, its address alone. */
const pairSchema = object({
	request: union([requestSchema, object({ address: string() })]),
	answer: object({
		content: string().nullable().optional(),
		tool_calls: array(object({
			name: string(),
			arguments: json().optional()
		})).optional()
	})
});
/**
* Answers chat requests from a recording (JSON Lines of `{request, answer}`, as an OpenAI-compatible recorder writes
* them). A request that was not recorded throws EvidenceError: a replay never invents.
*/
function createReplayChatClient(recording, file) {
	const pairs = new Map(readPairs(recording, file).map(({ request, answer }) => {
		return ["address" in request ? request.address : addressOf$1(request), answer];
	}));
	return { async complete(request) {
		const wire = toWireRequest(request);
		const answer = pairs.get(addressOf$1(wire));
		if (!answer) throw new EvidenceError(`the recording ${file} holds no answer to this ${request.role} request: record it again`);
		const calls = (answer.tool_calls ?? []).map((call, at) => ({
			callId: `call_${hashValue(wire).slice(0, 16)}_${at}`,
			tool: call.name,
			args: readCallArguments(typeof call.arguments === "string" ? call.arguments : JSON.stringify(call.arguments ?? {}))
		}));
		return {
			text: answer.content ?? null,
			calls,
			finish: calls.length > 0 ? "calls" : "stop",
			model: "replay",
			usage: {
				calls: 1,
				inputTokens: 0,
				cachedInputTokens: 0,
				outputTokens: 0
			}
		};
	} };
}
function readPairs(recording, file) {
	return recording.split("\n").flatMap((line, at) => {
		if (line.trim() === "") return [];
		try {
			return [pairSchema.parse(JSON.parse(line))];
		} catch {
			throw new ConfigError(`${file}:${at + 1}: not a recorded pair {request, answer}`);
		}
	});
}
/** The content address of a request: its messages, tools and answer format. */
function addressOf$1(request) {
	return hashValue([
		request.messages,
		request.tools ?? null,
		request.response_format ?? null
	]);
}

// src/compose.ts
/**
* Wires adapters to the ports of a run, for the entries. Loads `openai` and the database only when a run gets that far.
*/
function composeRun(setup) {
	let store = null;
	const openStore = async () => {
		store ??= await openStoreFile(setup);
		return store;
	};
	return {
		clock: systemClock,
		log: setup.log,
		openStore,
		closeStore: () => {
			store?.close();
			store = null;
		},
		openReasoner: (policy) => openReasoner(setup, policy, openStore),
		openSide: (reasoner, agent, side) => openSide(setup, reasoner, {
			agent,
			side
		})
	};
}
async function openStoreFile({ storeFile, log }) {
	mkdirSync(dirname(storeFile), { recursive: true });
	const { openSoundStore } = await import("./open-sound-store.js");
	return openSoundStore({ log }, storeFile);
}
async function openReasoner(setup, policy, openStore) {
	if (setup.engine.kind === "offline") return createOfflineReasoner({
		"mine-prompt": minePromptRules,
		"refine-rule": refineRuleOffline,
		"user-turn": (input) => takePart(input) ?? takeUserTurn(input)
	});
	const { models } = policy;
	const addresses = {
		agent: addressOf(models.agent),
		user: addressOf(models.user),
		miner: addressOf(models.miner),
		judge: addressOf(models.judge)
	};
	const isReplay = setup.engine.kind === "replay";
	return createModelReasoner({
		engine: isReplay ? "replay" : "openai",
		client: chatClientOf(setup, models),
		store: isReplay ? null : await openStore(),
		addresses
	});
}
function chatClientOf(setup, models) {
	if (setup.engine.kind === "replay") {
		const { file } = setup.engine;
		return createReplayChatClient(readRecording(file), file);
	}
	const endpoint = (role) => endpointOf(models[role], setup);
	const endpoints = {
		agent: endpoint("agent"),
		user: endpoint("user"),
		miner: endpoint("miner"),
		judge: endpoint("judge")
	};
	return createOpenaiChatClient(endpoints, systemClock);
}
function readRecording(file) {
	try {
		return readFileSync(file, "utf8");
	} catch {
		throw new ConfigError(`--engine replay:${file}: the recording cannot be read`);
	}
}
function endpointOf(model, { env, apiKey }) {
	return {
		model: model.model,
		baseUrl: model["base-url"],
		apiKey: apiKey ?? env[model["api-key-env"]] ?? null,
		apiKeyEnv: model["api-key-env"],
		parameters: model.parameters,
		headers: model.headers,
		query: model.query,
		timeoutMs: model["timeout-seconds"] * 1e3
	};
}
/** What of a model's configuration decides its answers. */
function addressOf(model) {
	return {
		model: model.model,
		"base-url": model["base-url"],
		parameters: model.parameters
	};
}
async function openSide(setup, reasoner, { agent, side }) {
	const tree = codeTreeOf(setup.trees, side);
	const [artifacts, loaded] = [agent[side], agent.setup[side]];
	if (tree === null || artifacts === null || loaded === null) throw new EvidenceError(`${agent.agent}: there is no ${side} side`);
	return {
		host: await openHost({
			tree,
			sources: loaded.sources,
			artifacts
		}, reasoner),
		agent: await openAgent(setup, reasoner, {
			loaded,
			tree
		})
	};
}
async function openAgent(setup, reasoner, { loaded, tree }) {
	const { sources, model } = loaded;
	if (sources.runtimeModule !== null) return createModuleAgent(await locateCode(tree, sources.runtimeModule, await listRuntimeFiles(tree, sources)));
	if (reasoner.engine === "offline") throw new EvidenceError(`${sources.agent}: no trials: this agent needs a model`);
	const client = chatClientOf(setup, {
		agent: model,
		user: model,
		miner: model,
		judge: model
	});
	return createChatAgent(reasoner.count(client));
}

// node_modules/markdown-table/index.js
/**
* @typedef {Options} MarkdownTableOptions
*   Configuration.
*/
/**
* @typedef Options
*   Configuration.
* @property {boolean | null | undefined} [alignDelimiters=true]
*   Whether to align the delimiters (default: `true`);
*   they are aligned by default:
*
*   ```markdown
*   | Alpha | B     |
*   | ----- | ----- |
*   | C     | Delta |
*   ```
*
*   Pass `false` to make them staggered:
*
*   ```markdown
*   | Alpha | B |
*   | - | - |
*   | C | Delta |
*   ```
* @property {ReadonlyArray<string | null | undefined> | string | null | undefined} [align]
*   How to align columns (default: `''`);
*   one style for all columns or styles for their respective columns;
*   each style is either `'l'` (left), `'r'` (right), or `'c'` (center);
*   other values are treated as `''`, which doesn’t place the colon in the
*   alignment row but does align left;
*   *only the lowercased first character is used, so `Right` is fine.*
* @property {boolean | null | undefined} [delimiterEnd=true]
*   Whether to end each row with the delimiter (default: `true`).
*
*   > 👉 **Note**: please don’t use this: it could create fragile structures
*   > that aren’t understandable to some markdown parsers.
*
*   When `true`, there are ending delimiters:
*
*   ```markdown
*   | Alpha | B     |
*   | ----- | ----- |
*   | C     | Delta |
*   ```
*
*   When `false`, there are no ending delimiters:
*
*   ```markdown
*   | Alpha | B
*   | ----- | -----
*   | C     | Delta
*   ```
* @property {boolean | null | undefined} [fillRows=true]
*   Whether to fill rows with empty cells up to the most cells in a row
*   (default: `true`).
*
*   When `true`, all rows have as many cells as the longest row:
*
*   ```markdown
*   | Alpha | B    |   |
*   | ----- | ---- | - |
*   | C     |      |   |
*   | D     | Echo | F |
*   ```
*
*   When `false`, rows keep their cells,
*   and the delimiter row has as many cells as the header row:
*
*   ```markdown
*   | Alpha | B    |
*   | ----- | ---- |
*   | C     |
*   | D     | Echo | F |
*   ```
* @property {boolean | null | undefined} [delimiterStart=true]
*   Whether to begin each row with the delimiter (default: `true`).
*
*   > 👉 **Note**: please don’t use this: it could create fragile structures
*   > that aren’t understandable to some markdown parsers.
*
*   When `true`, there are starting delimiters:
*
*   ```markdown
*   | Alpha | B     |
*   | ----- | ----- |
*   | C     | Delta |
*   ```
*
*   When `false`, there are no starting delimiters:
*
*   ```markdown
*   Alpha | B     |
*   ----- | ----- |
*   C     | Delta |
*   ```
* @property {boolean | null | undefined} [padding=true]
*   Whether to add a space of padding between delimiters and cells
*   (default: `true`).
*
*   When `true`, there is padding:
*
*   ```markdown
*   | Alpha | B     |
*   | ----- | ----- |
*   | C     | Delta |
*   ```
*
*   When `false`, there is no padding:
*
*   ```markdown
*   |Alpha|B    |
*   |-----|-----|
*   |C    |Delta|
*   ```
* @property {((value: string) => number) | null | undefined} [stringLength]
*   Function to detect the length of table cell content (optional);
*   this is used when aligning the delimiters (`|`) between table cells;
*   full-width characters and emoji mess up delimiter alignment when viewing
*   the markdown source;
*   to fix this, you can pass this function,
*   which receives the cell content and returns its “visible” size;
*   note that what is and isn’t visible depends on where the text is displayed.
*
*   Without such a function, the following:
*
*   ```js
*   markdownTable([
*     ['Alpha', 'Bravo'],
*     ['中文', 'Charlie'],
*     ['👩‍❤️‍👩', 'Delta']
*   ])
*   ```
*
*   Yields:
*
*   ```markdown
*   | Alpha | Bravo |
*   | - | - |
*   | 中文 | Charlie |
*   | 👩‍❤️‍👩 | Delta |
*   ```
*
*   With [`string-width`](https://github.com/sindresorhus/string-width):
*
*   ```js
*   import stringWidth from 'string-width'
*
*   markdownTable(
*     [
*       ['Alpha', 'Bravo'],
*       ['中文', 'Charlie'],
*       ['👩‍❤️‍👩', 'Delta']
*     ],
*     {stringLength: stringWidth}
*   )
*   ```
*
*   Yields:
*
*   ```markdown
*   | Alpha | Bravo   |
*   | ----- | ------- |
*   | 中文  | Charlie |
*   | 👩‍❤️‍👩    | Delta   |
*   ```
*/
/**
* Get the length of a cell.
*
* @param {string} value
*   Cell value.
* @returns {number}
*   Cell size.
*/
function defaultStringLength(value) {
	return value.length;
}
/**
* Generate a markdown
* ([GFM](https://docs.github.com/en/github/writing-on-github/working-with-advanced-formatting/organizing-information-with-tables))
* table.
*
* @param {ReadonlyArray<ReadonlyArray<string | null | undefined>>} table
*   Table data (matrix of strings).
* @param {Readonly<Options> | null | undefined} [options]
*   Configuration (optional).
* @returns {string}
*   Result.
*/
function markdownTable(table, options) {
	const settings = options || {};
	const align = (settings.align || []).concat();
	const stringLength = settings.stringLength || defaultStringLength;
	/** @type {Array<number>} Character codes as symbols for alignment per column. */
	const alignments = [];
	/** @type {Array<Array<string>>} Cells per row. */
	const cellMatrix = [];
	/** @type {Array<Array<number>>} Sizes of each cell per row. */
	const sizeMatrix = [];
	/** @type {Array<number>} */
	const longestCellByColumn = [];
	let mostCellsPerRow = 0;
	let rowIndex = -1;
	while (++rowIndex < table.length) {
		/** @type {Array<string>} */
		const row = [];
		/** @type {Array<number>} */
		const sizes = [];
		let columnIndex = -1;
		if (table[rowIndex].length > mostCellsPerRow) mostCellsPerRow = table[rowIndex].length;
		while (++columnIndex < table[rowIndex].length) {
			const cell = serialize(table[rowIndex][columnIndex]);
			if (settings.alignDelimiters !== false) {
				const size = stringLength(cell);
				sizes[columnIndex] = size;
				if (longestCellByColumn[columnIndex] === void 0 || size > longestCellByColumn[columnIndex]) longestCellByColumn[columnIndex] = size;
			}
			row.push(cell);
		}
		cellMatrix[rowIndex] = row;
		sizeMatrix[rowIndex] = sizes;
	}
	let columnIndex = -1;
	if (typeof align === "object" && "length" in align) while (++columnIndex < mostCellsPerRow) alignments[columnIndex] = toAlignment(align[columnIndex]);
	else {
		const code = toAlignment(align);
		while (++columnIndex < mostCellsPerRow) alignments[columnIndex] = code;
	}
	columnIndex = -1;
	/** @type {Array<string>} */
	const row = [];
	/** @type {Array<number>} */
	const sizes = [];
	while (++columnIndex < mostCellsPerRow) {
		const code = alignments[columnIndex];
		let before = "";
		let after = "";
		if (code === 99) {
			before = ":";
			after = ":";
		} else if (code === 108) before = ":";
		else if (code === 114) after = ":";
		let size = settings.alignDelimiters === false ? 1 : Math.max(1, longestCellByColumn[columnIndex] - before.length - after.length);
		const cell = before + "-".repeat(size) + after;
		if (settings.alignDelimiters !== false) {
			size = before.length + size + after.length;
			if (size > longestCellByColumn[columnIndex]) longestCellByColumn[columnIndex] = size;
			sizes[columnIndex] = size;
		}
		row[columnIndex] = cell;
	}
	cellMatrix.splice(1, 0, row);
	sizeMatrix.splice(1, 0, sizes);
	rowIndex = -1;
	/** @type {Array<string>} */
	const lines = [];
	while (++rowIndex < cellMatrix.length) {
		const row = cellMatrix[rowIndex];
		const sizes = sizeMatrix[rowIndex];
		const cellsInRow = settings.fillRows === false ? Math.max(1, cellMatrix[rowIndex === 1 ? 0 : rowIndex].length) : mostCellsPerRow;
		columnIndex = -1;
		/** @type {Array<string>} */
		const line = [];
		while (++columnIndex < cellsInRow) {
			const cell = row[columnIndex] || "";
			let before = "";
			let after = "";
			if (settings.alignDelimiters !== false) {
				const size = longestCellByColumn[columnIndex] - (sizes[columnIndex] || 0);
				const code = alignments[columnIndex];
				if (code === 114) before = " ".repeat(size);
				else if (code === 99) {
					const half = size / 2;
					if (size % 2) {
						before = " ".repeat(half + .5);
						after = " ".repeat(half - .5);
					} else {
						before = " ".repeat(half);
						after = before;
					}
				} else after = " ".repeat(size);
			}
			if (settings.delimiterStart !== false && !columnIndex) line.push("|");
			if (settings.padding !== false && !(settings.alignDelimiters === false && cell === "") && (settings.delimiterStart !== false || columnIndex)) line.push(" ");
			if (settings.alignDelimiters !== false) line.push(before);
			line.push(cell);
			if (settings.alignDelimiters !== false) line.push(after);
			if (settings.padding !== false) line.push(" ");
			if (settings.delimiterEnd !== false || columnIndex !== cellsInRow - 1) line.push("|");
		}
		lines.push(settings.delimiterEnd === false ? line.join("").replace(/ +$/, "") : line.join(""));
	}
	return lines.join("\n");
}
/**
* Serialize a cell value.
*
* @param {string | null | undefined} [value]
*   Value to serialize.
* @returns {string}
*   Result.
*/
function serialize(value) {
	return value === null || value === void 0 ? "" : String(value);
}
/**
* Get the alignment character code from a value.
*
* @param {string | null | undefined} value
*   Value.
* @returns {number}
*   Alignment.
*/
function toAlignment(value) {
	const code = typeof value === "string" ? value.codePointAt(0) : 0;
	return code === 67 || code === 99 ? 99 : code === 76 || code === 108 ? 108 : code === 82 || code === 114 ? 114 : 0;
}

// src/report/print-table.ts
/** A Markdown table; cells are Markdown already, and a bar inside a cell is escaped here. */
function printTable(head, rows, align) {
	const cells = [head, ...rows].map((row) => row.map((cell) => cell.replace(/(?<!\\)\|/g, "\\|")));
	return markdownTable(cells, {
		align,
		padding: true,
		alignDelimiters: false
	});
}
/** A part that is folded away; the summary is HTML, the body Markdown. */
function details(summary, body, isOpen = false) {
	return `<details${isOpen ? " open" : ""}><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

// src/report/print-transcript.ts
const LONGEST_LINE$1 = 240;
/** A result may hold what the breach hangs on anywhere. */
const LONGEST_RESULT = 800;
/** Stands after the event that shows a violation. */
const MARK = "   ◀ here";
/**
* A trace as plain text, one line an event, the witness's events marked.
* @param detail `short`: the opening, the events that prove the breach with their results, what was said just before and
*   after it, and the last that calls told of each bound object before it; `full`: every event
*/
function printTranscript(trace, witness, detail) {
	const marked = new Set(markedEvents(trace, witness));
	const shown = detail === "full" ? new Set(trace.events.keys()) : eventsThatMatter(trace, witness, marked);
	const lines = [];
	let left = 0;
	for (const [index, event] of trace.events.entries()) {
		if (!shown.has(index)) {
			left += 1;
			continue;
		}
		if (left > 0) lines.push(leftOut(left));
		left = 0;
		lines.push(...printEvent(event, marked.has(index)));
	}
	if (left > 0) lines.push(leftOut(left));
	return lines.join("\n");
}
/** The event that shows the breach: the last call among the witness's events, else its last event. */
function markedEvents(trace, witness) {
	const calls = witness.events.filter((index) => trace.events[index]?.kind === "call");
	return calls.length > 0 ? calls.slice(-1) : witness.events.slice(-1);
}
function eventsThatMatter(trace, witness, marked) {
	const events = trace.events;
	const breach = [...marked][0] ?? events.length;
	const shown = /* @__PURE__ */ new Set([
		...marked,
		...witness.events,
		...toldOfObjects(trace, breach)
	]);
	const add = (index) => {
		if (index >= 0) shown.add(index);
	};
	for (const index of witness.events) add(findResult(events, index));
	add(events.findIndex((event) => event.kind === "user"));
	for (const index of marked) {
		const said = events.findLastIndex((event, at) => at < index && event.kind === "user");
		add(said);
		add(events.findLastIndex((event, at) => at < said && event.kind === "agent" && event.delivered));
		add(findResult(events, index));
		add(events.findIndex((event, at) => at > index && event.kind === "agent" && event.delivered));
	}
	if (marked.size === 0) add(events.findLastIndex((event) => event.kind === "agent"));
	return shown;
}
/**
* Of each bound object: the last result before an event that holds its record, and the last of a call
* that names it; each with its call.
*/
function toldOfObjects({ events, objects }, before) {
	const calls = events.slice(0, before).flatMap((event, at) => {
		const result = event.kind === "call" ? findResult(events, at) : -1;
		const told = events[result];
		return event.kind === "call" && told?.kind === "result" && result < before ? [{
			at,
			result,
			args: event.args,
			told: told.result
		}] : [];
	});
	return Object.values(objects).flatMap(({ id }) => {
		return [calls.findLast(({ told }) => holdsKey(told, id)), calls.findLast(({ args }) => holdsKey(args, id))].flatMap((call) => call === void 0 ? [] : [call.at, call.result]);
	});
}
/** Whether a key is a value, or the name of one, anywhere in some JSON; a text may be JSON, or name it. */
function holdsKey(value, key) {
	if (typeof value === "string") return value.split(/[^\w-]+/).includes(key) || value === key;
	if (typeof value !== "object" || value === null) return typeof value === "number" && String(value) === key;
	if (Array.isArray(value)) return value.some((item) => holdsKey(item, key));
	return Object.entries(value).some(([name, item]) => name === key || holdsKey(item, key));
}
function findResult(events, call) {
	const event = events[call];
	if (event?.kind !== "call") return -1;
	return events.findIndex((other, at) => at > call && other.kind === "result" && other.callId === event.callId);
}
function printEvent(event, isMarked) {
	const mark = isMarked ? MARK : "";
	switch (event.kind) {
		case "user": return [`user    ${oneLine(event.text)}${mark}`];
		case "agent": return [`agent   ${oneLine(event.text)}${event.delivered ? "" : " (not delivered)"}${mark}`];
		case "call": return [`${event.by.padEnd(7)} → ${event.tool} ${oneLine(JSON.stringify(event.args))}${mark}`];
		case "result": return [`        ← ${event.rejected ? "rejected: " : ""}${oneLine(printValue(event.result), LONGEST_RESULT)}${mark}`, ...event.changes.map(printChange)];
		case "error": return [`error   ${event.of}: ${oneLine(event.message)}${mark}`];
	}
}
/** `          bookings/B1042: status "confirmed" → "cancelled"`. */
function printChange(change) {
	const place = `          ${change.table}/${change.id}`;
	if (change.before === null) return `${place} created`;
	if (change.after === null) return `${place} deleted`;
	const [before, after] = [change.before, change.after];
	return `${place}: ${oneLine([.../* @__PURE__ */ new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])).map((field) => `${field} ${printField(before[field])} → ${printField(after[field])}`).join(", "))}`;
}
function printField(value) {
	return value === void 0 ? "absent" : JSON.stringify(value);
}
function printValue(value) {
	return typeof value === "string" ? value : JSON.stringify(value);
}
function oneLine(text, limit = LONGEST_LINE$1) {
	return shorten(cleanText(text).replace(/\s+/g, " ").trim(), limit);
}
function leftOut(n) {
	return `        … ${n === 1 ? "1 event" : `${n} events`} left out`;
}

// src/report/link-source.ts
/** The page of a file (and its lines, from 1) at the head commit; null outside a repository. */
function sourceUrl(context, file, lines = null) {
	const repository = context.repository;
	if (repository === null) return null;
	const path = file.split("/").map(encodeSegment).join("/");
	const anchor = lines === null ? "" : `#L${lines[0]}-L${lines[1]}`;
	return `${repository.serverUrl}/${repository.name}/blob/${repository.headSha}/${path}${anchor}`;
}
/** `prompts/desk.md:41-46`, linked at the head commit. */
function linkSource(context, file, lines) {
	const place = lines === null ? file : `${file}:${lines[0] === lines[1] ? lines[0] : lines.join("-")}`;
	return link(codeSpan(place), sourceUrl(context, file, lines));
}
/** A refined spec's id, linked to its file where the head has committed one. */
function linkSpec(context, agent, scenario) {
	const rule = specIdOf(scenario);
	const url = agent.diff.findings.some((finding) => finding.rule === rule && (finding.kind === "uncommitted" || finding.kind === "deleted-without-cause")) ? null : sourceUrl(context, `specs/${agent.agent}/${rule}.yaml`);
	return link(codeSpan(scenario), url);
}
/** The rule's sentence, as Markdown; empty when the report does not hold it. */
function ruleText(agent, scenario, limit = 160) {
	const id = specIdOf(scenario);
	const rule = agent.rules.find((item) => item.id === id);
	return rule === void 0 ? "" : escapeText(rule.rule, limit);
}
function encodeSegment(segment) {
	return encodeURIComponent(segment).replace(/[()'*!]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

// src/report/sections/drift.ts
/** Adjusted p up to which a feature is shown as having moved, and how many are shown. */
const MAX_P = .05;
const MAX_ROWS = 8;
const ORDER = / before /;
const ORDER_NOTE = "Of two calls, 1 says that they always come in the order named, -1 always in the other.";
/** Behavioural drift, feature by feature, and permitted actions that head completes less often. */
function renderDrift(view) {
	const { drift, overRefusal } = view.agent;
	const blocks = [];
	if (drift.flagged) blocks.push(driftSentence(view), printDriftTable(drift.features));
	if (overRefusal.length > 0) blocks.push(overRefusalTable(view));
	if (drift.reason !== "") blocks.push(`No drift test: ${escapeText(drift.reason)}.`);
	if (blocks.length === 0) return null;
	if (!drift.flagged && drift.p !== null) blocks.unshift(`No drift (${tellP(drift.p)}).`);
	const parts = [...drift.flagged || overRefusal.length === 0 ? ["drift"] : [], ...overRefusal.length > 0 ? ["over-refusal"] : []];
	return {
		title: capitalise(parts.join(" and ")),
		blocks,
		unit: "tables"
	};
}
function driftSentence({ agent }) {
	const { drift } = agent;
	const p = drift.p === null ? "" : `, ${tellP(drift.p)}`;
	return `The agent behaves differently from the base (${drift.n.base} and ${drift.n.head} traces over ${count(drift.strata, "spec")}${p}). Drift is no violation; it says where to look.`;
}
/** The features that moved; where none did by itself, the first ones. Further ones are counted. */
function printDriftTable(features) {
	const moved = features.filter(({ p }) => p <= MAX_P);
	const shown = (moved.length === 0 ? features : moved).slice(0, MAX_ROWS);
	const rows = shown.map((feature) => [
		codeSpan(feature.name),
		round(feature.base),
		round(feature.head),
		`${feature.effect > 0 ? "+" : ""}${round(feature.effect)}`,
		pValue(feature.p)
	]);
	const table = printTable([
		"Feature",
		"Base",
		"Head",
		"Effect",
		"Adjusted p"
	], rows, [
		"l",
		"r",
		"r",
		"r",
		"r"
	]);
	const rest = moved.length - shown.length;
	return [table, ...[...rest > 0 ? [`${count(rest, "further feature")} moved too.`] : [], ...shown.some(({ name }) => ORDER.test(name)) ? [ORDER_NOTE] : []]].join("\n\n");
}
function overRefusalTable(view) {
	const rows = view.agent.overRefusal.map((item) => [
		linkSpec(view.context, view.agent, item.id),
		percent(item.base),
		percent(item.head)
	]);
	return `What the rules permit, and the agent now completes less often:\n\n${printTable([
		"Permitted scenario",
		"Done on base",
		"Done on head"
	], rows, [
		"l",
		"r",
		"r"
	])}`;
}
function round(value) {
	return String(Number(value.toFixed(2)));
}

// src/render-context.ts
/** What the report of a run is rendered with; `place` says where it will stand. */
function renderContextOf(result, place) {
	const { budget, models } = result.policy;
	const isPriced = Object.values(models).every((model) => model.price !== void 0);
	return {
		...place,
		reportUrl: null,
		trials: result.trials,
		refined: result.refined,
		budget: isPriced ? {
			usd: budget.usd,
			tokens: null
		} : {
			usd: null,
			tokens: budget.tokens
		}
	};
}

// src/report/pack-sections.ts
/**
* Joins sections until the room is used up. What does not fit is dropped whole from the end, block by block and never
* inside a block, and the text says how much more there is.
* @param place where the rest stands ("the job summary")
*/
function packSections(sections, room, how) {
	const parts = [];
	let left = room - NOTE_ROOM;
	for (const [index, section] of sections.entries()) {
		const kept = fitBlocks(section, left, how.measure);
		if (kept > 0) {
			const text = [`### ${section.title}`, ...section.blocks.slice(0, kept)].join("\n\n");
			parts.push(text);
			left -= how.measure(text) + 2;
		}
		if (kept === section.blocks.length) continue;
		parts.push(tellDropped(section, kept, {
			later: sections.slice(index + 1),
			place: how.place
		}));
		break;
	}
	return parts.join("\n\n");
}
/** Room kept for the sentence that says what was dropped. */
const NOTE_ROOM = 400;
function fitBlocks(section, room, measure) {
	let used = measure(`### ${section.title}`) + 2;
	let kept = 0;
	for (const block of section.blocks) {
		used += measure(block) + 2;
		if (used > room) break;
		kept += 1;
	}
	return kept;
}
function tellDropped(section, kept, rest) {
	const titles = rest.later.map((later) => later.title.toLowerCase());
	if (kept === 0) return `_In ${rest.place}: ${[section.title.toLowerCase(), ...titles].join(", ")}._`;
	const more = `+${section.blocks.length - kept} more ${section.unit} in ${rest.place}`;
	return titles.length === 0 ? `_${more}_` : `_${more}; also there: ${titles.join(", ")}_`;
}

// src/report/report-context.ts
function viewAgent(agent, base) {
	return {
		agent,
		groups: groupResults(agent),
		...base
	};
}

// src/report/sections/attempts.ts
/**
* Specs of which trials count as compliant because the tool stopped what the agent tried: the rule held there, and the
* agent did not keep it by itself. A line a spec; nothing of it is red.
*/
function renderAttempts(view) {
	const lines = view.agent.specs.flatMap((result) => {
		const told = tellAttempts(result);
		return told === null ? [] : [`- ${linkSpec(view.context, view.agent, result.id)}: ${told}`];
	});
	if (lines.length === 0) return null;
	const title = `Stopped by the tool, not by the agent (${count(lines.length, "spec")})`;
	return {
		title: "Attempts",
		blocks: [details(title, lines.join("\n"))],
		unit: "lists"
	};
}
/** `in 7 of 18 trials the tool rejected create_booking (an attempt, not a breach)`; null where there was none. */
function tellAttempts({ attempts = [], n }) {
	if (attempts.length === 0) return null;
	const each = attempts.map(({ tool, trials }) => `in ${trials} of ${count(n, "trial")} the tool rejected ${escapeText(tool)}`);
	return `${each.join(", ")} (${attempts.some(({ trials }) => trials > 1) || each.length > 1 ? "attempts, not breaches" : "an attempt, not a breach"})`;
}

// src/report/sections/footer.ts
/** Engine version, models as answered, seed, links. */
function renderFooter(report, context) {
	const models = [...new Set(report.agents.flatMap((agent) => agent.models))].sort();
	const parts = [
		escapeText(`Proviso ${report.engineVersion}`),
		models.length > 0 ? models.map((model) => codeSpan(model)).join(", ") : `engine ${escapeText(report.engine)}`,
		`seed ${report.seed}`
	];
	if (context.summaryUrl !== null) parts.push(link("job summary", context.summaryUrl));
	if (context.reportUrl !== null) parts.push(link("full report", context.reportUrl));
	return `---\n<sub>${parts.join(" · ")}</sub>`;
}

// src/report/open-trials.ts
/** So many letters of a key tell it from others of a run. */
const KEY_LETTERS = 12;
const LONGEST_REASON = 300;
/** The command that prints a stored trial with the reason of its outcome. */
function storedCommand(trial) {
	return `npx proviso replay ${trial.slice(0, KEY_LETTERS)} --stored`;
}
const FAULT = /^fault of the (agent|host|provider|simulator): ([\s\S]*)$/;
/** The faults that made trials invalid, the most frequent first. */
function findFaults({ specs }) {
	const groups = /* @__PURE__ */ new Map();
	for (const { reason, trials, trial } of specs.flatMap(({ open = [] }) => open)) {
		const fault = readFault(reason);
		if (fault === null) continue;
		const same = groups.get(reason);
		groups.set(reason, {
			...fault,
			trials: (same?.trials ?? 0) + trials,
			trial: same?.trial ?? trial
		});
	}
	return [...groups.values()].toSorted((a, b) => b.trials - a.trials);
}
function readFault(reason) {
	const [, of, message = ""] = FAULT.exec(reason) ?? [];
	return of === "agent" || of === "host" || of === "provider" || of === "simulator" ? {
		of,
		message
	} : null;
}
const WHO = {
	agent: "the agent",
	host: "the environment",
	provider: "the model's provider",
	simulator: "the simulated user"
};
/** More kinds of faults are only counted. */
const MOST_FAULTS = 3;
/** `the agent failed in 9 of 9 trials: boom; npx proviso replay KEY --stored`, a line a fault, as Markdown. */
function tellFaults(agent) {
	const faults = findFaults(agent);
	const all = agent.specs.reduce((sum, result) => sum + testedTrials(result), 0);
	const lines = faults.slice(0, MOST_FAULTS).map(({ of, message, trials, trial }) => {
		const told = `${WHO[of]} failed in ${trials} of ${count(all, "trial")}: ${message}`;
		return `${escapeText(told, LONGEST_REASON)}; ${codeSpan(storedCommand(trial))}`;
	});
	const rest = faults.slice(MOST_FAULTS).reduce((sum, { trials }) => sum + trials, 0);
	return rest === 0 ? lines : [...lines, `other faults in ${count(rest, "trial")}, in report.json`];
}
const MOST_REASONS = 2;
/**
* `28 undecided: waive_fine was not called; 2 invalid: ...; npx proviso replay KEY --stored`, as Markdown. A fault that the
* head of the report tells is only named.
*/
function tellOpen({ open = [], undecided, invalid }, told) {
	const [first] = open;
	if (first === void 0) return countsOnly(undecided, invalid);
	const reasons = open.slice(0, MOST_REASONS).map((one) => `${one.trials} ${one.outcome}: ${tellReason(one, told)}`);
	const rest = open.slice(MOST_REASONS).reduce((sum, { trials }) => sum + trials, 0);
	const more = rest > 0 ? [`${rest} for other reasons`] : [];
	return [
		...reasons,
		...more,
		codeSpan(storedCommand(first.trial))
	].join("; ");
}
function tellReason({ reason }, told) {
	return escapeText(reason === "" ? "no reason" : nameTold(reason, told), LONGEST_REASON);
}
/** A sentence in which the faults that the head of the report tells are only named. */
function nameTold(sentence, told) {
	return told.slice(0, MOST_FAULTS).toSorted((a, b) => b.message.length - a.message.length).reduce((text, { of, message }) => text.replaceAll(`fault of the ${of}: ${message}`, () => `the fault of the ${of} above`), sentence);
}
function countsOnly(undecided, invalid) {
	return [undecided > 0 ? `${undecided} undecided` : "", invalid > 0 ? `${invalid} invalid` : ""].filter((part) => part !== "").join("; ");
}

// src/report/sections/headline.ts
/** Trials that a fixed-size test with the same error rates takes, by table of the sequential test (statistics.md 1). */
const FIXED_SIZE_TRIALS = {
	standard: 50,
	quick: 41,
	strict: 96,
	family: 94,
	assay: 109
};
/** `## ❌ 2 new violations · 1 inconclusive · drift in desk`. */
function renderHeadline(view) {
	const { agent } = view;
	return `## ${agent.conclusion === "success" ? "✅" : "❌"} ${headlineParts(view).join(" · ")} in ${escapeText(agent.agent)}`;
}
function headlineParts(view) {
	const { agent, groups } = view;
	if (agent.isFirstRun) return [...firstRunParts(view), ...lostAgents(agent)];
	const parts = [];
	if (groups.violations.length > 0) parts.push(count(groups.violations.length, "new violation"));
	if (agent.conclusion === "error") parts.push(parts.length === 0 ? "Not enough evidence" : "not enough evidence");
	if (parts.length === 0) parts.push(emptyHeadline(agent, view));
	const open = groups.inconclusive.length + groups.seenOnce.length;
	if (open > 0) parts.push(`${formatNumber(open)} inconclusive`);
	if (agent.drift.flagged) parts.push("drift");
	if (agent.overRefusal.length > 0) parts.push("over-refusal");
	return [
		...parts,
		...lostRules(agent),
		...lostAgents(agent)
	];
}
/** Obligations that this change takes away: the reviewer sees them before anything else. */
function lostRules({ diff }) {
	const parts = [];
	for (const kind of ["removed", "weakened"]) {
		const rules = new Set(diff.findings.flatMap((finding) => finding.kind === kind ? [finding.rule] : []));
		if (rules.size > 0) parts.push(`${count(rules.size, "rule")} ${kind}`);
	}
	return parts;
}
function lostAgents({ diff }) {
	const agents = diff.findings.filter(({ kind }) => kind === "agent-removed");
	return agents.length === 0 ? [] : [`${count(agents.length, "agent")} no longer tested`];
}
function emptyHeadline(agent, view) {
	if (agent.conclusion === "failure") return "Held back";
	return agent.specs.length === 0 || view.groups.notTested.length === agent.specs.length ? "No spec tested" : "No new violations";
}
/** `Proviso set up: 212 specs, 20 tested, 3 violations to triage`. */
function firstRunParts({ agent, groups }) {
	const tested = agent.specs.length - groups.notTested.length;
	const all = agent.specs.length + agent.notTested.length;
	const triage = groups.candidates.length;
	const told = [count(all, "spec"), `${formatNumber(tested)} tested`];
	if (triage > 0) told.push(`${count(triage, "violation")} to triage`);
	if (groups.inconclusive.length > 0) told.push(`${formatNumber(groups.inconclusive.length)} inconclusive`);
	const parts = [`Proviso set up: ${told.join(", ")}`];
	if (agent.conclusion === "error") parts.push("not enough evidence");
	return parts;
}
/** One line: specs tested, trials and what was saved, cost, duration, base -> head; then what a pass means. */
function renderNumbers(view) {
	const { agent, report } = view;
	const tested = agent.specs.filter((result) => result.verdict !== "not-tested").length;
	const lines = [[
		`${count(tested, "spec")} tested`,
		`${count(agent.cost.trials, "trial")}${savedTrials(agent)}`,
		tellCost(view),
		duration(report.durationMs),
		report.base === null ? `head ${codeSha(report.head)}` : `base ${codeSha(report.base)} → head ${codeSha(report.head)}`
	].join(" · ")];
	if (needsReasons(view)) lines.push("**Why it is red:**", agent.reasons.map((reason) => `- ${escapeText(reason)}`).join("\n"));
	const faults = tellFaults(agent);
	if (faults.length > 0) lines.push("**What broke down in trials:**", faults.map((fault) => `- ${fault}`).join("\n"));
	if (agent.isFirstRun) lines.push("First run: the configuration comes from this pull request, and violations are candidates, not red.");
	const meaning = tellPasses(view.groups.passed);
	if (meaning !== null) lines.push(meaning);
	return lines.join("\n\n");
}
/** Reasons that the headline and the table of violations do not tell already. */
function needsReasons({ agent, groups }) {
	if (agent.reasons.length === 0 || agent.conclusion === "success") return false;
	return agent.reasons.length > 1 || groups.violations.length === 0 || agent.conclusion === "error";
}
function codeSha(sha) {
	return `\`${shortSha(sha)}\``;
}
function savedTrials(agent) {
	if (agent.cost.trials === 0) return "";
	const tested = agent.specs.filter((result) => result.n > 0 && (result.verdict === "pass" || result.verdict === "fail"));
	const fixed = tested.reduce((sum, result) => sum + (FIXED_SIZE_TRIALS[result.table] ?? result.n), 0);
	const saved = fixed - tested.reduce((sum, result) => sum + result.n, 0);
	return saved > 0 ? ` (${percent(saved / fixed)} fewer than fixed-size tests)` : "";
}
function tellCost({ agent, report, context }) {
	if (report.engine === "offline") return "no model used";
	const { usd, tokens } = agent.cost;
	if (usd !== null) return context.budget.usd === null ? dollars(usd) : `${dollars(usd)} of ${dollars(context.budget.usd)}`;
	const told = `${formatNumber(tokens)} tokens`;
	const limit = context.budget.tokens;
	return limit === null ? told : `${told} of ${formatNumber(limit)} (no price is configured, so the budget counts tokens)`;
}
/** What the passes rest on: never a bare tick (statistics.md 1). */
function tellPasses(passed) {
	const bounded = passed.filter((result) => result.interval !== null && result.n > 0);
	if (bounded.length === 0) return null;
	const trials = bounded.reduce((sum, result) => sum + result.n, 0);
	const violations = bounded.reduce((sum, result) => sum + result.violations, 0);
	const upper = Math.max(...bounded.map((result) => result.interval?.upper ?? 1));
	const confidence = percent(bounded[0]?.interval?.confidence ?? .95);
	const seen = violations === 0 ? "no violation" : count(violations, "violation");
	return `${count(bounded.length, "spec passes", "specs pass")}: ${seen} in ${count(trials, "trial")}; for each, rates above ${percent(upper)} are excluded at ${confidence}.`;
}

// src/report/sections/inconclusive.ts
/** Specs on which the trials did not decide: trials used, what is excluded so far, and why they are open; then why trials did not count. */
function renderInconclusive(view) {
	const results = view.groups.inconclusive;
	if (results.length === 0) return null;
	const told = findFaults(view.agent);
	const rows = results.map((result) => [
		linkSpec(view.context, view.agent, result.id),
		`${result.violations} of ${result.n}`,
		String(result.undecided),
		String(result.invalid),
		result.interval === null ? "" : `${percent(result.interval.upper)} at ${percent(result.interval.confidence)}`,
		escapeText(nameTold(result.reason, told))
	]);
	return {
		title: "Inconclusive",
		blocks: [printTable([
			"Spec",
			"Violations",
			"Undecided",
			"Invalid",
			"Rate below",
			"Why it is open"
		], rows, [
			"l",
			"r",
			"r",
			"r",
			"r",
			"l"
		]), ...listOpenTrials(view)],
		unit: "tables"
	};
}
/** Why trials of these specs did not count, with one of them to print. */
function listOpenTrials({ groups, agent }) {
	const told = findFaults(agent);
	const lines = groups.inconclusive.filter(({ open = [] }) => open.length > 0).map((result) => `- ${codeSpan(result.id)}: ${tellOpen(result, told)}`);
	return lines.length === 0 ? [] : [`Trials that did not count:\n\n${lines.join("\n")}`];
}

// src/report/sections/known.ts
/** Fixed, known, waived, seen once, and also seen in passing: nothing of it is red. */
function renderKnown(view) {
	const { groups } = view;
	const blocks = [
		...list$1(view, "Fixed: listed in baseline.yaml, and passing now (the entry can go)", groups.fixed),
		...list$1(view, "Known: the base shows it too", groups.known),
		...list$1(view, "Known and waived in baseline.yaml", groups.waived),
		...list$1(view, "Seen once, and not again in the replays", groups.seenOnce),
		...inPassing(view)
	];
	return blocks.length === 0 ? null : {
		title: "Not new",
		blocks,
		unit: "lists"
	};
}
function list$1(view, title, results) {
	if (results.length === 0) return [];
	const lines = results.map((result) => `- ${linkSpec(view.context, view.agent, result.id)} ${[
		...tellResult(result),
		...tellEntry(view, result),
		...tellReplay(result)
	].join("; ")}`);
	return [details(`${title} (${results.length})`, lines.join("\n"))];
}
/** What the replays showed, and beside them what its own test did. */
function tellResult({ attribution, reason, violations, n }) {
	if (attribution === null) return [`${violations} of ${n}: ${escapeText(reason)}`];
	const { head, base } = attribution;
	const onBase = base === null ? "" : ` and ${base.violations} of ${base.n} on base`;
	const tested = n === 0 ? [] : [`in its test ${violations} of ${count(n, "trial")} violated it`];
	return [`violated in ${head.violations} of ${head.n} replays on head${onBase}`, ...tested];
}
/** Why it may stand, by whom and until when, as baseline.yaml says. */
function tellEntry({ agent }, { id }) {
	const entry = agent.baseline?.find(({ spec }) => spec === id);
	if (entry === void 0) return [];
	const end = entry.until === void 0 ? "for good" : `until ${entry.until}`;
	return [`accepted by ${escapeText(entry.by)} ${end}: ${escapeText(entry.reason)}`];
}
function tellReplay({ witnesses }) {
	const [first] = witnesses;
	return first === void 0 ? [] : [`seen in \`npx proviso replay ${first.trial}\``];
}
/** Breaches of other specs in the trials of this run, grouped; those that have a place above are left out. */
function inPassing(view) {
	const told = new Set(view.agent.specs.filter((result) => result.attribution !== null).map((result) => result.id));
	const seen = /* @__PURE__ */ new Map();
	for (const trial of view.context.trials.values()) {
		if (trial.agent !== view.agent.agent || trial.side !== "head") continue;
		for (const scenario of new Set(trial.collateral.map((witness) => witness.scenario))) if (!told.has(scenario)) seen.set(scenario, (seen.get(scenario) ?? 0) + 1);
	}
	if (seen.size === 0) return [];
	const lines = [...seen].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([scenario, n]) => `- ${linkSpec(view.context, view.agent, scenario)} in ${count(n, "trial")}`);
	return [details(`Also seen in passing, in trials of other specs (${seen.size})`, lines.join("\n"))];
}

// src/model/verdict.ts
const verdictSchema = _enum([
	"pass",
	"fail",
	"inconclusive",
	"error",
	"untestable",
	"permitted",
	"not-tested"
]);
const INCONCLUSIVE_REASONS = [
	"budget",
	"no-case",
	"undecided",
	"invalid",
	"unconfirmed"
];
const inconclusiveReasonSchema = _enum(INCONCLUSIVE_REASONS);
const attributionSchema = strictObject({
	/** new: base clean, head shows it; known: base shows it too; unconfirmed: neither (seen once). */
	status: _enum([
		"new",
		"known",
		"unconfirmed"
	]),
	head: strictObject({
		violations: int(),
		n: int()
	}),
	/** Null where the spec is judged on head alone. */
	base: strictObject({
		violations: int(),
		n: int()
	}).nullable(),
	/** What made the spec a suspect. */
	because: _enum([
		"failed-test",
		"witness",
		"in-passing"
	])
});
const countsSchema = strictObject({
	violations: int(),
	n: int()
});
const rateEvidenceSchema = strictObject({
	/** Valid trials and violations of the failed test and of those that followed it. */
	n: int(),
	violations: int(),
	/** Natural logarithm of the e-value against "the pass rate is good". */
	logE: number(),
	/** Whether it stands among all specs of the run (e-BH). */
	isConfirmed: boolean()
});
const rateComparisonSchema = strictObject({
	base: countsSchema,
	head: countsSchema,
	/** Boschloo's one-sided p-value, and the same adjusted for all suspects compared (Holm). */
	p: number(),
	adjustedP: number(),
	/** How much more often head violates, with its 95 % interval (Newcombe). */
	drop: number(),
	low: number(),
	high: number(),
	isRegression: boolean()
});
const multiplicitySchema = strictObject({
	method: _enum([
		"e-bh",
		"bonferroni",
		"none"
	]),
	/** m: specs with a rate test in this run. */
	specs: int(),
	q: number()
});
const specWitnessSchema = strictObject({
	trial: string(),
	strategy: string(),
	seed: string(),
	witness: witnessSchema
});
const openReasonSchema = strictObject({
	outcome: _enum(["invalid", "undecided"]),
	reason: string(),
	/** How many trials ended so, and the key of the first of them. */
	trials: int(),
	trial: string()
});
const specResultSchema = strictObject({
	id: string(),
	verdict: verdictSchema,
	/** A sentence: what the verdict rests on, or what would decide it. */
	reason: string(),
	inconclusive: inconclusiveReasonSchema.nullable(),
	class: string(),
	gates: boolean(),
	severity: _enum([
		"must",
		"should",
		"info"
	]),
	/** Valid trials that fed the test, and violations among them. */
	n: int(),
	violations: int(),
	undecided: int(),
	invalid: int(),
	/** One-sided 95 % upper bound of the violation rate; null without a trial. */
	interval: strictObject({
		confidence: number(),
		upper: number()
	}).nullable(),
	table: string(),
	cases: int(),
	mix: record(string(), number()),
	/** Valid trials of test and sweep, and violations among them, by strategy; only where there was more than one. */
	byStrategy: record(string(), countsSchema).exactOptional(),
	/** Cases that were dropped before their trials, by the reason; only where there were some. */
	dropped: array(strictObject({
		reason: string(),
		cases: int()
	})).exactOptional(),
	/** Why trials of the test did not count, the most frequent first; dropped cases aside. Only where there were some. */
	open: array(openReasonSchema).exactOptional(),
	/**
	* Compliant trials in which the tool itself rejected a call that the rule forbids: an attempt, not a breach. By tool, the
	* most frequent first; only where there were some.
	*/
	attempts: array(strictObject({
		tool: string(),
		trials: int()
	})).exactOptional(),
	attribution: attributionSchema.nullable(),
	/** Only of a failed test that was taken on. */
	rate: rateEvidenceSchema.exactOptional(),
	/** Only under `attribution: full`. */
	comparison: rateComparisonSchema.exactOptional(),
	/** A waiver or known entry of baseline.yaml that is in force. */
	waived: boolean(),
	witnesses: array(specWitnessSchema),
	/** Every trial came from the store. */
	cached: boolean(),
	/** For a permitted scenario: how often its write happened. */
	completion: strictObject({
		done: int(),
		n: int()
	}).nullable()
});
const driftFeatureSchema = strictObject({
	name: string(),
	base: number(),
	head: number(),
	effect: number(),
	p: number()
});
const driftSchema = strictObject({
	/** Null when the test could not be run. */
	p: number().nullable(),
	flagged: boolean(),
	n: strictObject({
		base: int(),
		head: int()
	}),
	strata: int(),
	features: array(driftFeatureSchema),
	/** Why there is no test ("no base traces yet", "not enough traces"); empty when there is one. */
	reason: string()
});
const costSchema = strictObject({
	usd: number().nullable(),
	tokens: int(),
	trials: int(),
	calls: int(),
	usage: usageSchema,
	forecast: strictObject({
		trials: number(),
		usd: number().nullable(),
		minutes: number()
	})
});
const conclusionSchema = _enum([
	"success",
	"failure",
	"error"
]);

// src/report/advise-undecided.ts
const MOST_STEPS = 5;
const MOST_SPECS = 3;
const LONGEST_CLAUSE = 160;
/**
* What would decide the trials that stayed undecided, by what kept them so: one step a cause, the most frequent first,
* with the specs that it is about. Only the main cause of each spec is told.
*/
function adviseUndecided(results, refined) {
	const found = results.map((result) => ({
		id: result.id,
		cause: findCause(mainReason(result), refined.get(result.id) ?? null)
	}));
	return Object.values(Object.groupBy(found, ({ cause }) => cause.what + cause.advice)).flatMap((group) => group?.[0] === void 0 ? [] : [{
		cause: group[0].cause,
		ids: group.map(({ id }) => id)
	}]).toSorted((a, b) => b.ids.length - a.ids.length).slice(0, MOST_STEPS).map(({ cause, ids }) => `${nameSpecs(ids)}: ${cause.what}: ${cause.advice}.`);
}
function nameSpecs(ids) {
	const more = ids.length > MOST_SPECS ? ` and ${ids.length - MOST_SPECS} more` : "";
	return `${ids.slice(0, MOST_SPECS).map((id) => codeSpan(id)).join(", ")}${more}`;
}
function mainReason({ open = [], reason }) {
	return open.find(({ outcome }) => outcome === "undecided")?.reason ?? /, mostly: ([\s\S]*)$/.exec(reason)?.[1] ?? "";
}
function findCause(reason, refined) {
	const notCalled = /^(\S+) was not called$/.exec(reason)?.[1];
	if (notCalled !== void 0) return neverCame(notCalled);
	const refused = /^the tool rejected every call of (\S+)$/.exec(reason)?.[1];
	if (refused !== void 0) return {
		what: `the environment refused every call of ${codeSpan(refused)}`,
		advice: "add the Given clauses under which it takes the call, or look for a fault of the tool"
	};
	const [, kind, clause = ""] = /^(not known|does not hold): ([\s\S]*)$/.exec(reason) ?? [];
	if (kind === "not known") return notKnown(clause, refined);
	if (kind === "does not hold") return {
		what: `"${escapeText(clause, LONGEST_CLAUSE)}" did not hold when it counted`,
		advice: "what was done before in the conversation undid it, so state in Given and When what leaves it standing"
	};
	if (/cut short before its decision point|^the trial reached its limit/.test(reason)) return {
		what: "the conversations reached a limit before their decision point",
		advice: "print one to see where the agent goes in circles"
	};
	return isJudges(reason, refined) ? FOR_A_READER : other(reason);
}
function neverCame(tool) {
	return {
		what: `the agent never came to ${codeSpan(tool)}`,
		advice: "add Given clauses or facts that let it, or state the refusal as a scenario of its own with `never-called`"
	};
}
/** Which clause is not known, and what would make it known. */
function notKnown(text, refined) {
	const clause = refined?.scenario.given.find((one) => one.text === text);
	const what = `it is not known whether "${escapeText(text, LONGEST_CLAUSE)}"`;
	if (clause === void 0 && text === refined?.scenario.when) return {
		what,
		advice: "word the When as a request that the simulated user can make, about an object that it names"
	};
	switch (clause?.kind) {
		case "environment": return {
			what,
			advice: `${codeSpan(`${clause.where.of}`)} must be bound, its field must be in the data, and the environment must tell its state`
		};
		case "ownership": return {
			what,
			advice: `it takes ${codeSpan("environment.identity")}, and a field of ${codeSpan(clause.of)} that refers to its owner`
		};
		case "user": return {
			what,
			advice: "it is known once the simulated user has said it, so give it short words to say (`user`) and the values that they carry (`facts`)"
		};
		case void 0: return {
			what,
			advice: "the check compares what is neither in the data nor in the call nor in its result"
		};
	}
}
const FOR_A_READER = {
	what: "no code decides their Then",
	advice: "give it a `check` that code can decide, or run with a judge (`--engine openai`)"
};
const JUDGES = /^no judge offline|^the readings of the judge|^the judge's answer|^needs a reader/;
function isJudges(reason, refined) {
	if (JUDGES.test(reason)) return true;
	return reason === "" && (refined?.scenario.then.some(({ check }) => check === void 0) ?? true);
}
function other(reason) {
	return {
		what: reason === "" ? "they stayed undecided" : `they stayed undecided (${escapeText(reason, LONGEST_CLAUSE)})`,
		advice: "print one of their trials to see why"
	};
}

// src/report/sections/next-steps.ts
/** A longer patch is left to the job summary and `report.json`, in characters. */
const LONGEST_PATCH = 2e4;
/** What to do next, with the patch that commits what was mined here. */
function renderNextSteps(view) {
	const steps = findSteps(view);
	const blocks = steps.length === 0 ? [] : [steps.map((step) => `- ${step}`).join("\n")];
	const { patch } = view.agent;
	if (patch !== "") {
		const isShown = view.detail === "full" || patch.length <= LONGEST_PATCH;
		blocks.push(isShown ? details("The patch", fence(patch, "diff")) : "The patch is long: it stands in the job summary.");
	}
	return blocks.length === 0 ? null : {
		title: "What to do next",
		blocks,
		unit: "parts"
	};
}
function findSteps(view) {
	const { groups, agent } = view;
	const has = (kind) => agent.diff.findings.some((item) => item.kind === kind);
	const steps = [];
	const isListed = ({ id }) => agent.baseline?.some(({ spec }) => spec === id) === true;
	if (groups.violations.some(isListed)) steps.push("Violations listed in `baseline.yaml`: accepted on this branch; it counts once it is on the base branch.");
	if (isIdle(view) && !has("agent-removed")) steps.push("Nothing differs from the base: test all with `npx proviso test --scope all`.");
	if (!groups.violations.every(isListed)) steps.push("Mend the prompt or the tool as each violation says. Where the behaviour is wanted, run `npx proviso accept SPEC --reason \"...\"`.");
	if (groups.candidates.length > 0) steps.push("Triage the violations: mend them, or keep their entries in `baseline.yaml`, which the patch adds: they are known then, and not red.");
	if (groups.known.length > 0) steps.push("Known violations can be listed in `baseline.yaml`, so that they stop being reported.");
	if (has("uncommitted") || agent.patch !== "") steps.push("Commit the specs: apply the patch below with `git apply`, or run `npx proviso mine`.");
	if (has("removed") || has("weakened")) steps.push("Check that the rules this change takes away or weakens are meant to go: they are not red.");
	if (has("agent-removed")) steps.push("Check that the agents this change takes out are meant to go untested.");
	if (agent.overRefusal.length > 0) steps.push("Read the permitted scenarios that fail now: a new line of the prompt may forbid too much.");
	steps.push(...staleSteps(agent));
	return [
		...steps,
		...remediesOf(view),
		...openSteps(view)
	];
}
/** Who mends the rules that do not fit the text any more: only what a model wrote is for a model. */
function staleSteps({ diff }) {
	const stale = diff.findings.filter(({ kind }) => kind === "stale" || kind === "hand-edit-in-the-way");
	const isFor = (who) => stale.some(({ reason }) => reason.startsWith(WAITS_FOR[who]));
	const known = Object.values(WAITS_FOR);
	const isOther = stale.some(({ kind, reason }) => kind === "stale" && !known.some((who) => reason.startsWith(who)));
	return [
		...isFor("person") ? ["Bring the rules that were edited by hand up to date: edit them, and quote the text as it stands now."] : [],
		...isFor("model") ? ["Some rules are to be re-mined: run `npx proviso mine` with a model."] : [],
		...isOther ? ["Edit the stale rules, or set their `status` to `rejected`: each says what it lacks."] : []
	];
}
/** Somebody at a terminal had nothing tested, for nothing changed. */
function isIdle({ agent, report, context }) {
	return agent.conclusion === "success" && agent.specs.length === 0 && agent.diff.entries.length === 0 && report.base !== null && !agent.isFirstRun && context.marker === null;
}
const FORK = "not tested: fork";
/** Of a run that could not tell enough: how the rest is tested. */
function openSteps({ agent, groups, context }) {
	if (agent.conclusion !== "error") return [];
	const steps = [];
	if (agent.reasons.some((reason) => reason.startsWith(FORK))) steps.push("A fork's run has no key. After reading the change, a maintainer tests it with the comment `/proviso test SHA`, SHA being the head: the base's code then runs with the head's prompt, tools and specs.");
	if (groups.untestable.length > 0) steps.push("Mend what makes specs untestable: the reason names the table, the field or the tool that is missing.");
	if (groups.notTested.length + groups.inconclusive.length + groups.error.length > 0 && context.marker !== null) steps.push("Once the cause is mended, the comment `/proviso rerun` repeats only what is still open.");
	return steps;
}
/** What would decide the specs that are still open, by their kinds and causes. */
function remediesOf({ agent, context }) {
	const results = agent.specs;
	return INCONCLUSIVE_REASONS.filter((kind) => results.some((result) => result.inconclusive === kind)).flatMap((kind) => {
		switch (kind) {
			case "budget": return "Raise `budget` in proviso.yaml, or narrow `suite.scope`, so that every selected spec is decided.";
			case "no-case": return "Add records to the environment's data that meet the Given of the specs that ran out of cases.";
			case "undecided": return adviseUndecided(results.filter(({ inconclusive }) => inconclusive === kind), context.refined);
			case "invalid": return mendFaults(agent);
			case "unconfirmed": return "A violation seen once is not proved: read its conversation, and raise `statistics.replays` to tell a rare one from none.";
			default: return assertNever(kind);
		}
	});
}
const MEND = {
	agent: "Mend the agent: it broke down before it came to what the rules are about.",
	host: "Mend the environment: its process or its tools failed.",
	provider: "Look into the model's provider: it failed after all retries.",
	simulator: "The simulated user could not play its part: print a trial to see why."
};
/** By whose fault trials were invalid. */
function mendFaults(agent) {
	const kinds = [...new Set(findFaults(agent).map(({ of }) => of))];
	return kinds.length > 0 ? kinds.map((of) => MEND[of]) : ["Mend what made trials invalid, as the reason says."];
}

// src/report/sections/spec-diff.ts
const FINDINGS = {
	removed: "Removed",
	weakened: "Weakened",
	"deleted-without-cause": "Deleted without cause (still tested, still gating)",
	superseded: "Superseded (not tested)",
	"mining-anomaly": "Mining anomaly",
	"hand-edit-in-the-way": "Hand edit in the way",
	"environment-changed": "Environment code changed",
	stale: "Stale",
	uncommitted: "Not committed yet (counts as proposed)",
	unread: "Edited text that no model has read",
	"missing-rule": "Edited text states a rule that no spec holds",
	contradicted: "Edited text says otherwise than the spec",
	"agent-removed": "Agent no longer tested"
};
/** What the spec diff says beyond its entries. */
function renderFindings(view) {
	const findings = view.agent.diff.findings;
	if (findings.length === 0) return null;
	return {
		title: "Spec findings",
		blocks: chunk(findings.map(({ kind, rule, reason }) => {
			const name = rule === null ? "" : ` ${codeSpan(rule)}`;
			return `- **${FINDINGS[kind]}**${name}: ${escapeText(reason)}`;
		}), 10),
		unit: "groups of findings"
	};
}
/** Added, removed and changed scenarios as Gherkin; moved and reworded ones are counted. */
function renderSpecDiff(view) {
	const entries = view.agent.diff.entries;
	if (entries.length === 0) return null;
	if (view.agent.isFirstRun && view.detail === "short") return {
		title: "Spec diff",
		blocks: [countClasses(entries)],
		unit: "changed specs"
	};
	const told = entries.filter((entry) => entry.class !== "evidence-moved" && entry.class !== "meaning-touched");
	return {
		title: "Spec diff",
		blocks: [countClasses(entries), ...told.map(renderEntry)],
		unit: "changed specs"
	};
}
function countClasses(entries) {
	return `${Object.entries(Object.groupBy(entries, (entry) => entry.class)).map(([name, list]) => `${list.length} ${name.replaceAll("-", " ")}`).join(" · ")}.`;
}
function renderEntry(entry) {
	const name = `<code>${entry.scenario ?? entry.rule}</code> ${entry.class.replaceAll("-", " ")}`;
	const [before, after] = [printSide(entry.before), printSide(entry.after)];
	if (before.length === 0 && after.length === 0) return `- ${codeSpan(entry.scenario ?? entry.rule)} ${entry.class}`;
	if (before.length === 0) return details(name, fence(after.join("\n"), "gherkin"));
	if (after.length === 0) return details(name, fence(before.map((line) => `- ${line}`).join("\n"), "diff"));
	const lines = diffLines(before, after).map((line) => `${line.mark} ${line.text}`);
	return details(name, fence(lines.join("\n"), "diff"));
}
function printSide(side) {
	return side === null ? [] : cleanText(printGherkin(side)).split("\n");
}
function chunk(lines, size) {
	const chunks = [];
	for (let at = 0; at < lines.length; at += size) chunks.push(lines.slice(at, at + size).join("\n"));
	return chunks;
}

// src/report/sections/untested.ts
/** What could not be tested, and why: untestable specs, trials that did not count, specs without a trial. */
function renderUntested(view) {
	const { groups, agent } = view;
	const blocks = [
		...list(view, "Untestable", groups.untestable),
		...list(view, "Ended in an error", groups.error),
		...openTrials(view),
		...droppedCases(agent.specs),
		...list(view, "Selected, and not tested", groups.notTested),
		...left(view)
	];
	return blocks.length === 0 ? null : {
		title: "Not tested",
		blocks,
		unit: "lists"
	};
}
/** A reason that so many specs share is told once. */
const SHARED = 3;
function list(view, title, results) {
	if (results.length === 0) return [];
	const lines = Object.entries(Object.groupBy(results, ({ reason }) => reason)).flatMap(([reason, alike = []]) => {
		const links = alike.map(({ id }) => linkSpec(view.context, view.agent, id));
		return alike.length >= SHARED ? [`- ${escapeText(reason)}: ${links.join(", ")}`] : links.map((link) => `- ${link}: ${escapeText(reason)}`);
	});
	return [details(`${title} (${results.length})`, lines.join("\n"))];
}
/**
* Why trials did not count, with one of them to print. Specs that are inconclusive have them in their section; those of a
* spec that ended in an error are what the error is about.
*/
function openTrials({ agent }) {
	const hit = agent.specs.filter(({ verdict, invalid, open = [] }) => (open.length > 0 || invalid > 0) && verdict !== "error" && verdict !== "inconclusive");
	if (hit.length === 0) return [];
	const told = findFaults(agent);
	const all = hit.reduce((sum, { invalid, undecided }) => sum + invalid + undecided, 0);
	const lines = hit.map((result) => `- ${codeSpan(result.id)}: ${tellOpen(result, told)}`);
	return [details(`Trials that did not count, for they are invalid or undecided (${all} in ${count(hit.length, "spec")})`, lines.join("\n"))];
}
/** Cases that were not fair to the agent, and so got no conversation. */
function droppedCases(results) {
	const lines = results.flatMap(({ id, dropped = [] }) => dropped.map(({ reason, cases }) => `- ${codeSpan(id)}: ${count(cases, "case")}: ${escapeText(reason)}`));
	return lines.length === 0 ? [] : [details("Cases that were dropped before their trials", lines.join("\n"))];
}
/** A longer list is only counted in the comment. */
const MOST_LISTED = 20;
/** Specs outside the selection, by reason. */
function left(view) {
	return Object.entries(Object.groupBy(view.agent.notTested, (item) => item.reason)).map(([reason, items = []]) => {
		const title = `Not selected, ${escapeHtml(reason)}: ${count(items.length, "spec")}`;
		if (items.length > MOST_LISTED && view.detail === "short") return `${title}.`;
		return details(title, items.map((item) => `- ${codeSpan(item.id)}`).join("\n"));
	});
}

// src/report/repair-hint.ts
const BY_SYMPTOM = {
	"invalid argument": "let the tool refuse such a value",
	"disallowed operation": "let the tool refuse the call when the condition does not hold",
	"missing prerequisite": "let the tool refuse the call until the earlier step has happened",
	"unauthorised action": "let the tool compare the owner of the object with the identified requester",
	"improper escalation": "let the tool that hands over ask for the reason, and refuse the ones the policy excludes",
	"incorrect communication": "give the agent the exact wording, or check the message before it is sent"
};
/**
* How a violation is mended, by its root cause (testing.md, Outcome); before that, where the change touches the agent but
* not its prompt, what it touches. Plain text, no Markdown.
*/
function repairHint(witness, agent) {
	return [...whereToLook(agent), byRootCause(witness, agent)].join(" ");
}
const MOST_FILES = 3;
/** A prompt that stayed as it was is not what broke the rule. */
function whereToLook({ changed = {
	prompt: [],
	other: []
} }) {
	const files = changed.other;
	if (changed.prompt.length > 0 || files.length === 0) return [];
	const more = files.length - MOST_FILES;
	return [`This pull request changed ${`${files.slice(0, MOST_FILES).join(", ")}${more > 0 ? ` and ${more} more` : ""}`} and left the prompt as it was: look there first.`];
}
function byRootCause(witness, agent) {
	const source = agent.rules.find((item) => item.id === specIdOf(witness.scenario))?.evidence[0]?.file;
	const inTool = BY_SYMPTOM[witness.symptom];
	switch (witness.rootCause) {
		case "implicit": return `No passage states this rule: state it in the prompt, or ${inTool}.`;
		case "ignored": return `${source ?? "The prompt"} states this rule and the agent did not try to follow it: ${inTool}.`;
		case "misapplied": return `The agent tried to follow this rule and got it wrong: word it more clearly${source === void 0 ? "" : ` in ${source}`}, or ${inTool}.`;
	}
}

// src/report/replay-command.ts
/** The command that tests this spec again, with the same cases, on the reader's machine. */
function replayCommand(result, report) {
	const engine = report.engine === "openai" ? "" : ` --engine ${report.engine}`;
	return `npx proviso test --spec ${result.id} --seed ${report.seed}${engine}`;
}

// src/report/sections/violations.ts
/** A longer quotation is cut, in characters. */
const LONGEST_QUOTE = 600;
/** New violations: a table and one part each, the first unfolded. On a first run they are candidates. */
function renderViolations(view) {
	const { groups, agent } = view;
	const results = agent.isFirstRun ? groups.candidates : groups.violations;
	return violationSection(view, agent.isFirstRun ? "Violations to triage" : "New violations", results);
}
/** Violations of specs that nobody accepted yet: shown, never red. */
function renderProposedViolations(view) {
	return violationSection(view, "Violations of proposed specs (not gating)", view.groups.proposed);
}
function violationSection(view, title, results) {
	if (results.length === 0) return null;
	const parts = results.map((result, index) => violationDetails(view, result, index === 0));
	return {
		title,
		blocks: [violationTable(view, results), ...parts],
		unit: "violations"
	};
}
function violationTable(view, results) {
	const rows = results.map((result) => {
		const first = result.witnesses[0];
		const rule = ruleText(view.agent, result.id);
		const link = linkSpec(view.context, view.agent, result.id);
		return [
			rule === "" ? link : `${rule}<br>${link}`,
			headCounts(result),
			baseCounts(result),
			first === void 0 ? "" : codeSpan(first.strategy),
			first === void 0 ? "" : `${first.witness.symptom}; ${ROOT_CAUSES[first.witness.rootCause]}`
		];
	});
	return printTable([
		"Violated rule",
		"On head",
		"On base",
		"Strategy",
		"What went wrong"
	], rows, [
		"l",
		"r",
		"r",
		"l",
		"l"
	]);
}
const ROOT_CAUSES = {
	implicit: "the prompt leaves the rule unsaid",
	ignored: "the rule was ignored",
	misapplied: "the rule was misapplied"
};
function headCounts(result) {
	const head = result.attribution?.head ?? result;
	return `${head.violations} of ${head.n}`;
}
function baseCounts(result) {
	if (result.attribution === null) return "not run";
	const base = result.attribution.base;
	return base === null ? "new rule" : `${base.violations} of ${base.n}`;
}
function violationDetails(view, result, isOpen) {
	const witness = shortestWitness(view, result);
	const title = view.context.refined.get(result.id)?.scenario.title ?? "";
	const summary = `<code>${escapeHtml(result.id)}</code>${title === "" ? "" : ` ${escapeHtml(title)}`}`;
	const parts = [
		...quotations(view, result),
		...witness === null ? [] : witnessParts(view, witness),
		"**Run it again locally:**",
		fence(replayCommand(result, view.report), "sh"),
		`**How sure:** ${escapeText(result.reason)}.`,
		tellStrategies(result),
		...gherkin(view, result)
	];
	return details(summary, parts.filter((part) => part !== "").join("\n\n"), isOpen);
}
/** So many strategies are named, those with the most violations first. */
const MOST_STRATEGIES = 5;
/** Violations by strategy; empty where the mix has the default one alone. */
function tellStrategies({ byStrategy = {} }) {
	const shown = Object.entries(byStrategy).filter(([, { violations }]) => violations > 0).toSorted(([, a], [, b]) => b.violations - a.violations);
	if (shown.length === 0) return "";
	const named = shown.slice(0, MOST_STRATEGIES);
	const counts = named.map(([strategy, { violations, n }]) => `${codeSpan(strategy)} ${violations} of ${n}`);
	const more = shown.length > named.length ? ` and ${shown.length - named.length} more` : "";
	return `Violations by strategy, of ${count(Object.keys(byStrategy).length, "strategy", "strategies")} tried: ${counts.join(", ")}${more}.`;
}
/** The witness whose trial has the fewest events; one without a stored trial only when there is no other. */
function shortestWitness(view, result) {
	const all = result.witnesses.map((found) => ({
		found,
		trial: view.context.trials.get(found.trial) ?? null
	}));
	const length = (item) => item.trial?.trace.events.length ?? Number.POSITIVE_INFINITY;
	return all.toSorted((a, b) => length(a) - length(b))[0] ?? null;
}
function witnessParts(view, { found, trial }) {
	const { witness } = found;
	const parts = [`**What happened:** ${escapeText(witness.reason)}${effectNote(witness.effect)}`];
	if (trial !== null) {
		const objects = Object.entries(trial.trace.objects).map(([name, ref]) => `${name} ${codeSpan(`${ref.table}/${ref.id}`)}`);
		const requester = trial.trace.requester;
		if (requester !== null) objects.push(`requester ${codeSpan(`${requester.table}/${requester.id}`)}`);
		if (objects.length > 0) parts.push(`Objects: ${objects.join(", ")}`);
		parts.push(fence(printTranscript(trial.trace, witness, view.detail), "text"));
	}
	parts.push(`**Repair:** ${escapeText(repairHint(witness, view.agent))}`);
	return parts;
}
function effectNote(effect) {
	return effect === "rejected" ? " (the tool rejected the call)" : "";
}
function quotations(view, result) {
	return (view.agent.rules.find((item) => item.id === specIdOf(result.id))?.evidence ?? []).slice(0, 2).map((item) => `**The rule**, from ${linkSource(view.context, item.file, item.lines)}:\n\n> ${escapeText(item.quote, LONGEST_QUOTE)}`);
}
function gherkin(view, result) {
	const refined = view.context.refined.get(result.id);
	if (refined === void 0) return [];
	return ["**The scenario that was tested:**", fence(printGherkin({
		rule: refined.spec.rule,
		scenario: refined.scenario
	}), "gherkin")];
}

// src/report/render-comment.ts
/** GitHub takes 65,536 characters; the rest is room for what it counts differently. */
const COMMENT_LIMIT = 6e4;
/** The pull request comment: at most {@link COMMENT_LIMIT} characters of Markdown, the hidden marker on line 1. */
function renderComment(report, context) {
	const body = renderReport(report, context, {
		detail: "short",
		limit: COMMENT_LIMIT,
		measure: (text) => text.length,
		place: "the job summary",
		sections: COMMENT_SECTIONS
	});
	return context.marker === null ? body : `${printMarker(context.marker)}\n${body}`;
}
/** The sections of the comment, most wanted first: what does not fit is dropped from the end. */
const COMMENT_SECTIONS = [
	renderViolations,
	renderProposedViolations,
	renderFindings,
	renderSpecDiff,
	renderInconclusive,
	renderDrift,
	renderKnown,
	renderAttempts,
	renderUntested,
	renderNextSteps
];
/** A report as Markdown within a limit; every agent gets an equal share of what those before it left. */
function renderReport(report, context, layout) {
	const views = report.agents.map((agent) => viewAgent(agent, {
		report,
		context,
		detail: layout.detail
	}));
	const faults = listLines("Faults of this run", report.faults);
	const notes = listLines("About this run", report.notes);
	const footer = renderFooter(report, context);
	if (views.length === 0) return `${[
		report.conclusion === "success" ? NOTHING : NO_EVIDENCE,
		...faults,
		...notes,
		footer
	].join("\n\n")}\n`;
	const heads = views.map((view, index) => {
		const [above, below] = index === 0 ? [faults, notes] : [[], []];
		return [
			renderHeadline(view),
			...above,
			renderNumbers(view),
			...below
		].join("\n\n");
	});
	const fixed = [...heads, footer].join("\n\n");
	let room = layout.limit - layout.measure(fixed) - MARKER_ROOM;
	return `${[...views.map((view, index) => {
		const sections = layout.sections.flatMap((render) => render(view) ?? []);
		const text = packSections(sections, Math.floor(room / (views.length - index)), layout);
		room -= layout.measure(text) + 4;
		return text === "" ? heads[index] ?? "" : `${heads[index] ?? ""}\n\n${text}`;
	}), footer].join("\n\n")}\n`;
}
/** Sentences about the whole run; none is left out silently. */
function listLines(title, lines) {
	if (lines.length === 0) return [];
	const shown = lines.slice(0, MOST_LINES).map((line) => `- ${escapeText(line, LONGEST_LINE)}`);
	const rest = lines.length - shown.length;
	return [`**${title}:**`, [...shown, ...rest > 0 ? [`- and ${rest} more in report.json`] : []].join("\n")];
}
const MOST_LINES = 10;
const LONGEST_LINE = 500;
const NOTHING = "## ✅ Nothing to test";
const NO_EVIDENCE = "## ❌ Not enough evidence";
/** Room for the hidden marker and the line breaks around the parts. */
const MARKER_ROOM = 300;

export { composeRun as _, costSchema as a, specResultSchema as c, linkSpec as d, MARK as f, printTable as g, details as h, conclusionSchema as i, renderContextOf as l, printTranscript as m, renderComment as n, driftSchema as o, markedEvents as p, renderReport as r, multiplicitySchema as s, COMMENT_SECTIONS as t, printDriftTable as u };