import { C as union, D as toJSONSchema, M as prettifyError, b as strictObject, f as json, g as object, i as _enum, o as array, s as boolean, x as string } from "./schemas.js";
import { mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { a as errorMessage, i as ProviderError, n as EvidenceError, r as HostError, t as ConfigError } from "./errors.js";
import { a as traceEventSchema, r as addUsage, s as usageSchema, t as NO_USAGE } from "./trace.js";
import { n as isJsonObject, r as jsonObjectSchema } from "./json.js";
import { i as superviseModule, n as openHost, r as locateCode } from "./open-host.js";
import { t as systemClock } from "./system-clock.js";
import { n as isQuotedIn, r as singularOf, t as foldText } from "./fold-text.js";
import { a as phraseOfTool, i as spanOfPassage, o as wordsOfName } from "./locate-text.js";
import { n as hashValue } from "./hash.js";
import { r as listRuntimeFiles } from "./digest-artifacts.js";

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
* empty environment (no key), limits on memory and time. What is wrong with the child is `infra`; what the module
* throws is the agent's. After three faulty children in a row every further start throws EvidenceError.
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
			const session = await child.open("start", { trial });
			return {
				send: async (input) => {
					try {
						return readTurn(await session.request("send", { input }));
					} catch (error) {
						if (!(error instanceof HostError)) throw error;
						return {
							events: [],
							error: {
								kind: "infra",
								of: "host",
								message: error.message
							}
						};
					}
				},
				close: session.close
			};
		},
		close: () => child.close()
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
const IRREGULAR = {
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
	const known = Object.hasOwn(IRREGULAR, lower) ? IRREGULAR[lower] : void 0;
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
function coreOf(main) {
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
		core: coreOf(main),
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
	["communication", /\b(?:ask|tell|inform|explain|mention|say|respond|reply|remind|offer|recommend\w*|comment\w*|disclose|reveal|promise|advise|advice|information|guide|instruct|list|notify|apologi\w+|tone|language|polite\w*|greet)\b/i]
];
/** The structural category, by the words a rule uses. */
function categoryOf(text, hasTools) {
	const unquoted = text.replace(/'[^']{3,80}'|"[^"]{3,80}"/g, "");
	const found = CATEGORY_FORMS.find(([, form]) => form.test(unquoted))?.[0];
	if (found === "eligibility" && !hasTools) return "communication";
	return found ?? (hasTools ? "eligibility" : "communication");
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
	const core = coreOf(main);
	const writes = words.filter((tool) => !tool.isRead);
	const reads = words.filter((tool) => tool.isRead);
	const byClause = (clauses) => clauses.map((clause) => bindByVerbs(clause, {
		text,
		contexts,
		tools: writes
	})).find((found) => found.length > 0) ?? [];
	const inSentence = byClause([
		core,
		withoutStates(lead),
		lead
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
	const trailing = byClause([withoutStates(main.slice(core.length))]);
	if (trailing.length > 0 && !isTalk(core)) return inOrder(trailing, tools);
	const lookUps = bindByVerbs(core, {
		text: core,
		contexts: [],
		tools: reads
	});
	return lookUps.length <= FEW ? inOrder(lookUps, tools) : [];
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
	return /\b(?:ask|tell|inform|explain|remind|say|mention|respond|reply|greet|thank|guide|instruct|advise|collect|gather|obtain|help|provide|confirm)\b/i.test(core);
}
function bindByVerbs(clause, scene) {
	const verbs = verbsOf(clause);
	return [...Map.groupBy(scene.tools.filter((tool) => verbs.has(tool.group)), (tool) => tool.group)].flatMap(([group, family]) => chooseByNouns(group, family, scene));
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
/** Markdown marks are taken out; identifiers keep their underscores. */
function plainText(text) {
	return text.replace(/`+/g, "").replace(/\*+/g, "").replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, "").replace(/\s+/g, " ").trim();
}
/** The statements of one prompt, file by file, in reading order. */
function readStatements(prompt) {
	return prompt.files.flatMap((source) => {
		const placed = prompt.passages.filter((passage) => passage.file === source.file).map((passage) => placePassage(source, passage));
		return placed.flatMap((_, at) => statementsAt(source.text, placed, at));
	});
}
function placePassage(source, passage) {
	const { text } = source;
	const { start, end } = spanOfPassage(source, passage);
	const lineStart = text.lastIndexOf("\n", start - 1) + 1;
	const indent = /^[\s>]*/.exec(text.slice(lineStart))?.[0].length ?? 0;
	return {
		passage,
		start,
		end,
		depth: passage.kind === "item" ? indent : -1
	};
}
function statementsAt(text, placed, at) {
	const own = placed[at];
	if (!own || own.passage.kind === "heading" || own.passage.kind === "code") return [];
	const intro = introOf(placed, at);
	const { label, rest, offset } = splitLabel(own.passage.text);
	const outer = intro ? [lastSentence(intro.passage), ...introsAbove(placed, intro)] : [];
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
/** The introduction of the list that a passage is an item of: an item above that is less deep, or the sentence before the list. */
function introOf(placed, at) {
	const own = placed[at];
	if (!own || own.depth < 0) return null;
	for (let before = at - 1; before >= 0; before--) {
		const other = placed[before];
		if (!other || other.passage.kind === "heading") return null;
		if (other.depth >= own.depth) continue;
		return isIntro(other.passage.text) ? other : null;
	}
	return null;
}
function introsAbove(placed, intro) {
	const above = introOf(placed, placed.indexOf(intro));
	return above ? [lastSentence(above.passage), ...introsAbove(placed, above)] : [];
}
function lastSentence({ text }) {
	return plainText(text.slice(splitSentences(text).at(-1)?.start ?? 0));
}
/** The items that an introduction introduces, nested ones included. */
function itemsBelow(placed, at) {
	const own = placed[at];
	if (!own) return [];
	const rest = placed.slice(at + 1);
	const end = rest.findIndex(({ depth }) => depth <= own.depth || depth < 0);
	return end < 0 ? rest : rest.slice(0, end);
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
const QUOTED = /"[^"]{1,400}"|“[^”]{1,400}”|(?<![\p{L}\p{N}])'(?! )[^']{1,400}'(?![\p{L}\p{N}])|`[^`]+`|\([^()]*\)/gu;
/** Sentences, and the parts of one joined by ", and if": a comma before them or a stop ends the part before. */
function splitSentences(text) {
	const quoted = [...text.matchAll(QUOTED)].map((match) => [match.index, match.index + match[0].length]);
	const isCut = (match) => !ABBREVIATION.test(text.slice(0, match.index)) && !quoted.some(([start, end]) => start < match.index && match.index < end);
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
	const statements = readStatements(input.prompt);
	const asked = new Set(input.passages.map(placeOf$1));
	const consumed = /* @__PURE__ */ new Set();
	const rules = [];
	statements.forEach((statement, at) => {
		if (statement.passages.some((passage) => consumed.has(passage))) return;
		const found = readStatement(statement, quotable(statements[at - 1], statement, input));
		if (!found) return;
		if (statement.items.length > 0) for (const passage of statement.passages) consumed.add(passage);
		const rule = statement.passages.some((passage) => asked.has(placeOf$1(passage))) ? toRule(found, input) : null;
		if (rule && isRule(rule, found)) rules.push(rule);
	});
	return { rules };
}
function isRule(rule, { own }) {
	return rule.force !== "permitted" || isPermission(own, rule.tools);
}
/** The statement before, when the two stand side by side and can be quoted as one. */
function quotable(before, own, input) {
	if (!before || !POINTS_BACK.test(own.text)) return void 0;
	const file = input.prompt.files.find((source) => source.file === own.passages[0]?.file);
	return file && isQuotedIn(`${before.quote} ${own.quote}`, file.text) ? before : void 0;
}
function placeOf$1({ file, lines, text }) {
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
	return folded.charAt(0).toUpperCase() + folded.slice(1);
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
	const isBare = condition === null && lead === "" && coreOf(main) === main && !/\b(?:only|without|other than|except|unless|more than|that|which|who)\b/i.test(main);
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
	const [first, ...more] = input.allTools.filter(({ name }) => placeOf(name, rule) >= 0).map(({ name }) => name);
	if (force !== "required" || first === void 0 || more.length > 0) return [];
	const at = placeOf(first, rule);
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
/** "Call A before B": both tools named outright. */
const readOrder = (input) => {
	const { rule, force } = input;
	if (force === "permitted" || input.condition?.match(/\b(?:if|unless|when)\b/i)) return [];
	const [one, two, ...others] = input.allTools.map(({ name }) => ({
		name,
		at: placeOf(name, rule)
	})).filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at);
	if (!one || !two || others.length > 0) return [];
	const between = rule.slice(one.at, two.at);
	const isBefore = /\b(?:before|prior to)\b/i.test(between) && !/\bnot\b|\bnever\b/i.test(rule.slice(0, two.at));
	const isAfter = /\bonly (?:after|once)\b/i.test(between) || /\bafter\b/i.test(between) && /\bonly\b/i.test(rule);
	const isReversed = /^\s*(?:always )?before\b/i.test(rule) && !isBefore;
	const [first, then] = (isBefore ? [one, two] : isAfter || isReversed ? [two, one] : null) ?? [];
	if (!first || !then) return [];
	const check = { "called-before": {
		first: first.name,
		then: then.name
	} };
	const holds = [behave(`the agent calls ${first.name} before ${then.name}`, check)];
	return found([{
		...emptyCase(input, then.name),
		force: "required",
		holds
	}]);
};
function placeOf(name, text) {
	const match = new RegExp(`(?<!\\w)${name.replace(/[^\w]/g, "\\$&")}(?!\\w)`).exec(text);
	return match && /[^a-z]/.test(name) ? match.index : -1;
}
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
	const isRead = allTools.find(({ name }) => name === tool)?.access === "read";
	const phrase = phraseOfTool(tool);
	if (/^transfer to\b/i.test(phrase)) return phrase.replace(/^transfer to/i, "the user asks for a transfer to");
	return isRead ? `the user asks for something that needs ${tool.replaceAll(/[^A-Za-z0-9]+/g, " ")}` : `the user asks to ${phrase}`;
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
const FILLERS$1 = /* @__PURE__ */ new Set([
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
	const open = brief.tools.flatMap((tool) => operationsIn(request.text, tool)).toSorted((a, b) => a.at - b.at)[shown.length];
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
function operationsIn(text, tool) {
	const parts = text.split(/(?<=[.?!\n])\s+|,? (?:and|then) /);
	let at = 0;
	for (const part of parts) {
		const args = names(part, tool) ? argumentsIn(part, tool) : null;
		if (args !== null) return [{
			tool: tool.name,
			args,
			at
		}];
		at += part.length + 1;
	}
	return [];
}
/** The name as it is written, or all of its words. */
function names(part, { name }) {
	const lower = part.toLowerCase();
	if (lower.includes(name.toLowerCase())) return true;
	const words = (lower.replaceAll("-", " ").match(/[a-z0-9]+/g) ?? []).map(stem);
	const wanted = wordsOfName(name).filter((word) => !FILLERS$1.has(word));
	return wanted.length > 1 && wanted.every((word) => words.includes(stem(word)));
}
/** `toggling`, `toggled` and `toggle` are one word here. */
function stem(word) {
	return word.replace(/(?:ings?|ed|es|s|e)$/, "");
}
/** The arguments as the message has them; null when one that is required is not there. */
function argumentsIn(part, { parameters }) {
	const { required, properties } = parameters;
	const args = {};
	for (const name of Array.isArray(required) ? required.map(String) : []) {
		const value = valueIn(part, isJsonObject(properties) ? properties[name] : void 0);
		if (value === void 0) return null;
		args[name] = value;
	}
	return args;
}
function valueIn(part, schema) {
	if (!isJsonObject(schema)) return void 0;
	const { enum: members, type } = schema;
	if (Array.isArray(members)) {
		const has = (value) => part.toLowerCase().includes(String(value).replaceAll("_", " ").toLowerCase());
		return members.find((value) => has(value)) ?? members.find((value) => part.includes(String(value)));
	}
	if (type === "boolean") return /\b(?:on|enable)\b/i.test(part) ? true : /\b(?:off|disable)\b/i.test(part) ? false : void 0;
	if (type === "number" || type === "integer") {
		const digits = /-?\d+(?:\.\d+)?/.exec(part)?.[0];
		return digits === void 0 ? void 0 : Number(digits);
	}
	return /["'“]([^"'”]+)["'”]/.exec(part)?.[1];
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
const FILLERS = /* @__PURE__ */ new Set([
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
	const plain = words.filter((word) => !FILLERS.has(word));
	return {
		name: reported,
		label: words.join(" "),
		value: printValue(value),
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
function printValue(value) {
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

// src/adapters/offline/take-user-turn-speech.ts
const ASKS = "(?:asks|wants|requests|wishes|would like|tries|attempts|needs|demands|insists|begs)";
const WHO = /^(?:when\s+)?(?:the|a|an)\s+([a-z]+)\s+/i;
/**
* A When in the third person as a request in the first: "the guest asks to cancel the booking" gives "I want to cancel
* the booking.".
*/
function requestOf(when) {
	const text = when.trim().replace(/[.!]$/, "");
	const who = WHO.exec(text)?.[1] ?? "user";
	const what = text.replace(WHO, "");
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

// src/adapters/offline/take-user-turn.ts
/** How often the user says the same thing before it gives up. */
const MAX_REPEATS = 3;
const FAREWELL = {
	text: "Thank you, goodbye.",
	act: "end",
	facts: [],
	about: null
};
const ASKING = /\?|\(yes\/no\)|\b(?:please|kindly)?\s*(?:provide|tell me|give me|let me know|share|specify|enter|send me|state)\b|\b(?:i|we)(?:'ll| will)? (?:also )?need\b|\bmay i have\b|\b(?:please )?confirm\b|\bplease\b.*\b(?:id|number|reference|code)\b/i;
/** Questions that a yes answers. */
const GO_AHEAD = /\b(?:shall|should|may|can) (?:i|we) (?:now )?(?!help|assist|have|ask|know|do\b)\w+|\bdo you (?:want|wish) (?:me|us) to\b|\bwould you like (?:me|us) to\b|\(yes\/no\)|\(y\/n\)|\byes or no\b|\bgo ahead\b|\bproceed\b/i;
const CONFIRM = /\bconfirm\b|\bis (?:that|this|it|everything) (?:all )?(?:ok|okay|right|correct|fine)\b|\bdo you agree\b|\bis that what you want\b/i;
const WHAT_NOW = /\bhow (?:can|may) (?:i|we) (?:help|assist)\b|\bwhat (?:can|may) (?:i|we) do\b|\bwhat would you like\b|\bwhat do you need\b/i;
const ANYTHING_ELSE = /\banything else\b|\bsomething else\b|\bfurther (?:help|assistance|questions)\b/i;
const REFUSES = /\b(?:cannot|can't|can not|unable|not able|not allowed|not permitted|not possible|not eligible|impossible|won't|must refuse|have to refuse|decline)\b/i;
const OFFERS = /\binstead\b|\balternativ\w*\b|\bbut (?:i|we) can\b|\bhowever,? (?:i|we) can\b|\bwould you (?:prefer|consider|accept)\b/i;
const DONE = /\b(?:done|cancell?ed|booked|changed|updated|modified|issued|completed?|processed|refunded|created|sent|scheduled|reserved|added|removed|transferr(?:ed|ing)|hand(?:ed|ing) (?:you )?over|forwarded|goodbye|bye|you are welcome)\b/i;
const UNWILLING = /^(?:no\b|not yet|do not|don't|i (?:do not|don't|won't|will not|cannot|refuse)\b|stop\b|never mind)/i;
/**
* The simulated user of the offline engine, for the task `user-turn`: asks for what When says, gives a fact when a
* question names it, says yes to a proposal, says goodbye when the agent is done or refuses. It tells what stands in its
* brief and nothing else.
*/
function takeUserTurn(input) {
	const last = input.said.at(-1);
	if (last === void 0) return open(input);
	const turn = operateDevice(input) ?? (last.by === "agent" ? answer(input, last.text) : goOn(input));
	return input.said.filter(({ by, text }) => by === "user" && text === turn.text).length >= MAX_REPEATS ? FAREWELL : turn;
}
/** The request, the keys of the objects that it is about, and what the user clauses say. */
function open({ brief }) {
	const objects = brief.objects.filter(({ ref }) => ref.table !== brief.requester?.table || ref.id !== brief.requester.id);
	const keys = objects.map(({ name, ref }) => sentence(`${name.replaceAll("_", " ")}: ${ref.id}`));
	const says = brief.says.filter((text) => !UNWILLING.test(text));
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
function answer(input, text) {
	const questions = text.split(/(?<=[.?!])\s+|\n+/).filter((part) => ASKING.test(part) && !ANYTHING_ELSE.test(part));
	const proposals = questions.filter((part) => GO_AHEAD.test(part));
	const known = listKnownFacts(input.brief);
	const asked = findAskedFacts(questions.filter((part) => !proposals.includes(part)).join(" "), known);
	if (asked.length > 0) return inform(input, asked);
	if (questions.some((part) => WHAT_NOW.test(part))) return open(input);
	if (proposals.length > 0 || questions.some((part) => CONFIRM.test(part)) || questions.length > 0 && OFFERS.test(text)) return decide(input, text);
	if (questions.length > 0 && !REFUSES.test(text)) return dontKnow();
	return REFUSES.test(text) || DONE.test(text) || ANYTHING_ELSE.test(text) ? FAREWELL : goOn(input);
}
function inform({ brief }, asked) {
	const text = asked.map(({ label, value }) => `${label}: ${value}`).join("\n");
	const said = asked.some(({ name }) => name === "reason") ? brief.says.filter((line) => !UNWILLING.test(line)) : [];
	const about = brief.objects.find(({ ref }) => asked.some(({ value }) => value === ref.id))?.ref.id ?? null;
	return {
		text,
		act: "inform",
		facts: [.../* @__PURE__ */ new Set([...asked.map(({ name }) => name), ...said])],
		about
	};
}
/** Yes to what it asked for; no to another offer beside a refusal, or when a user clause says so. */
function decide({ brief }, text) {
	const unwilling = brief.says.find((line) => UNWILLING.test(line));
	if (unwilling !== void 0) return {
		text: sentence(unwilling),
		act: "decline",
		facts: [unwilling],
		about: null
	};
	if (REFUSES.test(text) && OFFERS.test(text)) return {
		text: "No, thank you.",
		act: "decline",
		facts: [],
		about: null
	};
	return {
		text: "Yes, please go ahead.",
		act: "confirm",
		facts: [],
		about: null
	};
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
	return new Client({
		apiKey: endpoint.apiKey ?? "none",
		baseURL: endpoint.baseUrl,
		timeout: endpoint.timeoutMs,
		maxRetries: RETRIES,
		defaultHeaders: { ...endpoint.headers },
		defaultQuery: { ...endpoint.query }
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
		"user-turn": takeUserTurn
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
	const tree = setup.trees[side];
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

export { composeRun as t };