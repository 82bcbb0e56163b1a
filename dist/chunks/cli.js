import "./require-node.js";
import { D as toJSONSchema, b as strictObject, i as _enum, o as array, p as literal, s as boolean, u as int, x as string, y as record } from "./schemas.js";
import { EventEmitter, once } from "node:events";
import childProcess, { spawn, spawnSync } from "node:child_process";
import path, { basename, dirname, join as join$1, posix, relative, resolve, sep } from "node:path";
import fs, { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import process$1 from "node:process";
import { stripVTControlCharacters, styleText } from "node:util";
import { t as systemClock } from "./system-clock.js";
import { n as confineNewPath, t as openFolder } from "./folder-tree.js";
import { mkdir, mkdtemp, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { a as ENGINE_NAMES, i as tryGit, n as gitText, o as parseEngine, r as runGit, t as resolveSides } from "./resolve-sides.js";
import { n as exitCodeOfConclusion, r as explainError, t as EXIT } from "./exit-code.js";
import { n as EvidenceError, o as errorMessage, r as HostError, t as ConfigError } from "./errors.js";
import { a as suggestWord } from "./parse-config.js";
import { b as parseLock, c as CATEGORIES, f as STATUSES, i as frozenStrategiesSchema, m as specFileSchema, n as readSpecSet, o as parseBaseline, s as parseSpec, t as EMPTY_SPEC_SET, u as SEVERITIES, v as foldLock, w as baselineEntrySchema } from "./read-spec-set.js";
import { c as describeNearReference, l as listNearReferences, o as inferDataModel, p as fillVariables, r as NO_OVERRIDES, s as observeFields, t as loadArtifacts, u as createRng } from "./1-load-artifacts.js";
import { $ as digestSettings, A as reportDiff, Bt as locateText, C as runConversation, Ct as measureCoverage, D as DRIFT_METHODS, Dt as count$1, E as isDecidableByCode, Ft as judgeClause, G as listTargetModels, Gt as putBaselineEntry, H as listAnchors, Ht as phraseOfTool, I as mineSpecs, It as buildWitness, J as listCollateral, K as onModel$1, L as allocateSpecs, Lt as renderEvent, M as planSpecFiles, Mt as percent, N as updateSpecText, O as testDrift, P as printSpec, Pt as tellP, Q as listFitting, R as lintSpecs, S as judgeTrial, St as operatingCharacteristic, T as estimateTrial, U as waldDesign, W as settingsOf, X as trialKey, Y as planTrial, Z as trialSeed, _ as COMPOSED, _t as DESIGN_NAMES, at as canStack, b as isBoundByCalls, bt as SPEC_POPULATION, ct as explainMatch, d as isWaived, dt as listStrategies, et as placeInSetting, f as listDropped, ft as currentId, g as judgeChain, gt as maxLaunches, h as decideChain, ht as buildDriver, i as pricesOf, it as engineOf$1, j as diffSpecs, k as profileTrace, lt as listCompanions, m as runTrial, mt as categoryOfStrategy, n as isSimulated, nt as bindTo, ot as nameStack, p as createTrialRunner, pt as currentRecord, q as keyOnSide, r as sentModel, rt as buildCase, st as partsOf, t as runPipeline, tt as DEFAULT_STRATEGY, u as testSpecs, ut as findStrategy, v as composeChain, vt as maxTrials, w as createSpendMeter, wt as COVERAGE_DIMENSIONS, x as listPartners, xt as expectedTrials, y as isAboutEveryCall, yt as shippedDesign, zt as linesOfSpan } from "./run-pipeline.js";
import { _ as composeRun, f as MARK, g as printTable, l as renderContextOf, m as printTranscript, n as renderComment, p as markedEvents, u as printDriftTable } from "./render-comment.js";
import { a as readChunks, i as readPieces, n as readRecord, r as readTraces, t as replayCalls } from "./replay-calls.js";
import { n as openHost, t as canReplay } from "./open-host.js";
import { S as linksBetween, T as toSnakeCase, r as prepareTrace, t as monitorPrepared, w as singularOf, x as argumentTable } from "./monitor-scenario.js";
import { t as listMonitored } from "./list-monitored.js";
import { i as codeSpan, l as shorten$2, o as escapeText, r as cleanText, s as fence, t as redactSecrets } from "./redact-secrets.js";
import { n as TRIAL_LIMITS, o as witnessSchema } from "./trial.js";
import { fileURLToPath } from "node:url";
import { devNull, tmpdir } from "node:os";
import { t as removeAtExit } from "./remove-at-exit.js";
import { createServer } from "node:http";
import { t as printGherkin } from "./print-gherkin.js";
import { n as isJsonObject } from "./json.js";
import { n as hashValue, t as hashText } from "./hash.js";
import { createInterface } from "node:readline/promises";
import { D as isQuotedIn, E as foldText, h as findPatternProblem } from "./parse-expression.js";
import { t as stableJson } from "./stable-json.js";
import { t as findStores } from "./find-stores2.js";
import { r as runShard, t as gatherRun } from "./sharded-run.js";
import { t as assertNever } from "./assert-never.js";
import { n as parseShard, t as nameShard } from "./shard.js";
import { t as ENGINE_VERSION } from "./engine-version.js";

// node_modules/commander/lib/error.js
/**
* CommanderError class
*/
var CommanderError = class extends Error {
	/**
	* Constructs the CommanderError class
	* @param {number} exitCode suggested exit code which could be used with process.exit
	* @param {string} code an id string representing the error
	* @param {string} message human-readable description of the error
	*/
	constructor(exitCode, code, message) {
		super(message);
		Error.captureStackTrace(this, this.constructor);
		this.name = this.constructor.name;
		this.code = code;
		this.exitCode = exitCode;
		this.nestedError = void 0;
	}
};
/**
* InvalidArgumentError class
*/
var InvalidArgumentError = class extends CommanderError {
	/**
	* Constructs the InvalidArgumentError class
	* @param {string} [message] explanation of why argument is invalid
	*/
	constructor(message) {
		super(1, "commander.invalidArgument", message);
		Error.captureStackTrace(this, this.constructor);
		this.name = this.constructor.name;
	}
};

// node_modules/commander/lib/argument.js
var Argument = class {
	/**
	* Initialize a new command argument with the given name and description.
	* The default is that the argument is required, and you can explicitly
	* indicate this with <> around the name. Put [] around the name for an optional argument.
	*
	* @param {string} name
	* @param {string} [description]
	*/
	constructor(name, description) {
		this.description = description || "";
		this.variadic = false;
		this.parseArg = void 0;
		this.defaultValue = void 0;
		this.defaultValueDescription = void 0;
		this.argChoices = void 0;
		switch (name[0]) {
			case "<":
				this.required = true;
				this._name = name.slice(1, -1);
				break;
			case "[":
				this.required = false;
				this._name = name.slice(1, -1);
				break;
			default:
				this.required = true;
				this._name = name;
		}
		if (this._name.endsWith("...")) {
			this.variadic = true;
			this._name = this._name.slice(0, -3);
		}
	}
	/**
	* Return argument name.
	*
	* @return {string}
	*/
	name() {
		return this._name;
	}
	/**
	* @package
	*/
	_collectValue(value, previous) {
		if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
		previous.push(value);
		return previous;
	}
	/**
	* Set the default value, and optionally supply the description to be displayed in the help.
	*
	* @param {*} value
	* @param {string} [description]
	* @return {Argument}
	*/
	default(value, description) {
		this.defaultValue = value;
		this.defaultValueDescription = description;
		return this;
	}
	/**
	* Set the custom handler for processing CLI command arguments into argument values.
	*
	* @param {Function} [fn]
	* @return {Argument}
	*/
	argParser(fn) {
		this.parseArg = fn;
		return this;
	}
	/**
	* Only allow argument value to be one of choices.
	*
	* @param {string[]} values
	* @return {Argument}
	*/
	choices(values) {
		this.argChoices = values.slice();
		this.parseArg = (arg, previous) => {
			if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
			if (this.variadic) return this._collectValue(arg, previous);
			return arg;
		};
		return this;
	}
	/**
	* Make argument required.
	*
	* @returns {Argument}
	*/
	argRequired() {
		this.required = true;
		return this;
	}
	/**
	* Make argument optional.
	*
	* @returns {Argument}
	*/
	argOptional() {
		this.required = false;
		return this;
	}
};
/**
* Takes an argument and returns its human readable equivalent for help usage.
*
* @param {Argument} arg
* @return {string}
* @private
*/
function humanReadableArgName(arg) {
	const nameOutput = arg.name() + (arg.variadic === true ? "..." : "");
	return arg.required ? "<" + nameOutput + ">" : "[" + nameOutput + "]";
}

// node_modules/commander/lib/help.js
/**
* TypeScript import types for JSDoc, used by Visual Studio Code IntelliSense and `npm run typescript-checkJS`
* https://www.typescriptlang.org/docs/handbook/jsdoc-supported-types.html#import-types
* @typedef { import("./argument.js").Argument } Argument
* @typedef { import("./command.js").Command } Command
* @typedef { import("./option.js").Option } Option
*/
var Help = class {
	constructor() {
		this.helpWidth = void 0;
		this.minWidthToWrap = 40;
		this.sortSubcommands = false;
		this.sortOptions = false;
		this.showGlobalOptions = false;
	}
	/**
	* prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
	* and just before calling `formatHelp()`.
	*
	* Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
	*
	* @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
	*/
	prepareContext(contextOptions) {
		this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
	}
	/**
	* Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
	*
	* @param {Command} cmd
	* @returns {Command[]}
	*/
	visibleCommands(cmd) {
		const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
		const helpCommand = cmd._getHelpCommand();
		if (helpCommand && !helpCommand._hidden) visibleCommands.push(helpCommand);
		if (this.sortSubcommands) visibleCommands.sort((a, b) => {
			return a.name().localeCompare(b.name());
		});
		return visibleCommands;
	}
	/**
	* Compare options for sort.
	*
	* @param {Option} a
	* @param {Option} b
	* @returns {number}
	*/
	compareOptions(a, b) {
		const getSortKey = (option) => {
			return option.short ? option.short.replace(/^-/, "") : option.long.replace(/^--/, "");
		};
		return getSortKey(a).localeCompare(getSortKey(b));
	}
	/**
	* Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
	*
	* @param {Command} cmd
	* @returns {Option[]}
	*/
	visibleOptions(cmd) {
		const visibleOptions = cmd.options.filter((option) => !option.hidden);
		const helpOption = cmd._getHelpOption();
		if (helpOption && !helpOption.hidden) {
			const removeShort = helpOption.short && cmd._findOption(helpOption.short);
			const removeLong = helpOption.long && cmd._findOption(helpOption.long);
			if (!removeShort && !removeLong) visibleOptions.push(helpOption);
			else if (helpOption.long && !removeLong) visibleOptions.push(cmd.createOption(helpOption.long, helpOption.description).helpGroup(helpOption.helpGroupHeading));
			else if (helpOption.short && !removeShort) visibleOptions.push(cmd.createOption(helpOption.short, helpOption.description).helpGroup(helpOption.helpGroupHeading));
		}
		if (this.sortOptions) visibleOptions.sort(this.compareOptions);
		return visibleOptions;
	}
	/**
	* Get an array of the visible global options. (Not including help.)
	*
	* @param {Command} cmd
	* @returns {Option[]}
	*/
	visibleGlobalOptions(cmd) {
		if (!this.showGlobalOptions) return [];
		const globalOptions = [];
		for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
			const visibleOptions = ancestorCmd.options.filter((option) => !option.hidden);
			globalOptions.push(...visibleOptions);
		}
		if (this.sortOptions) globalOptions.sort(this.compareOptions);
		return globalOptions;
	}
	/**
	* Get an array of the arguments if any have a description.
	*
	* @param {Command} cmd
	* @returns {Argument[]}
	*/
	visibleArguments(cmd) {
		if (cmd._argsDescription) cmd.registeredArguments.forEach((argument) => {
			argument.description = argument.description || cmd._argsDescription[argument.name()] || "";
		});
		if (cmd.registeredArguments.find((argument) => argument.description)) return cmd.registeredArguments;
		return [];
	}
	/**
	* Get the command term to show in the list of subcommands.
	*
	* @param {Command} cmd
	* @returns {string}
	*/
	subcommandTerm(cmd) {
		const args = cmd.registeredArguments.map((arg) => humanReadableArgName(arg)).join(" ");
		return cmd._name + (cmd._aliases[0] ? "|" + cmd._aliases[0] : "") + (cmd.options.length ? " [options]" : "") + (args ? " " + args : "");
	}
	/**
	* Get the option term to show in the list of options.
	*
	* @param {Option} option
	* @returns {string}
	*/
	optionTerm(option) {
		return option.flags;
	}
	/**
	* Get the argument term to show in the list of arguments.
	*
	* @param {Argument} argument
	* @returns {string}
	*/
	argumentTerm(argument) {
		return argument.name();
	}
	/**
	* Get the longest command term length.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {number}
	*/
	longestSubcommandTermLength(cmd, helper) {
		return helper.visibleCommands(cmd).reduce((max, command) => {
			return Math.max(max, this.displayWidth(helper.styleSubcommandTerm(helper.subcommandTerm(command))));
		}, 0);
	}
	/**
	* Get the longest option term length.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {number}
	*/
	longestOptionTermLength(cmd, helper) {
		return helper.visibleOptions(cmd).reduce((max, option) => {
			return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
		}, 0);
	}
	/**
	* Get the longest global option term length.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {number}
	*/
	longestGlobalOptionTermLength(cmd, helper) {
		return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
			return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
		}, 0);
	}
	/**
	* Get the longest argument term length.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {number}
	*/
	longestArgumentTermLength(cmd, helper) {
		return helper.visibleArguments(cmd).reduce((max, argument) => {
			return Math.max(max, this.displayWidth(helper.styleArgumentTerm(helper.argumentTerm(argument))));
		}, 0);
	}
	/**
	* Get the command usage to be displayed at the top of the built-in help.
	*
	* @param {Command} cmd
	* @returns {string}
	*/
	commandUsage(cmd) {
		let cmdName = cmd._name;
		if (cmd._aliases[0]) cmdName = cmdName + "|" + cmd._aliases[0];
		let ancestorCmdNames = "";
		for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) ancestorCmdNames = ancestorCmd.name() + " " + ancestorCmdNames;
		return ancestorCmdNames + cmdName + " " + cmd.usage();
	}
	/**
	* Get the description for the command.
	*
	* @param {Command} cmd
	* @returns {string}
	*/
	commandDescription(cmd) {
		return cmd.description();
	}
	/**
	* Get the subcommand summary to show in the list of subcommands.
	* (Fallback to description for backwards compatibility.)
	*
	* @param {Command} cmd
	* @returns {string}
	*/
	subcommandDescription(cmd) {
		return cmd.summary() || cmd.description();
	}
	/**
	* Get the option description to show in the list of options.
	*
	* @param {Option} option
	* @return {string}
	*/
	optionDescription(option) {
		const extraInfo = [];
		if (option.argChoices) extraInfo.push(`choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
		if (option.defaultValue !== void 0) {
			if (option.required || option.optional || option.isBoolean() && typeof option.defaultValue === "boolean") extraInfo.push(`default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`);
		}
		if (option.presetArg !== void 0 && option.optional) extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
		if (option.envVar !== void 0) extraInfo.push(`env: ${option.envVar}`);
		if (extraInfo.length > 0) {
			const extraDescription = `(${extraInfo.join(", ")})`;
			if (option.description) return `${option.description} ${extraDescription}`;
			return extraDescription;
		}
		return option.description;
	}
	/**
	* Get the argument description to show in the list of arguments.
	*
	* @param {Argument} argument
	* @return {string}
	*/
	argumentDescription(argument) {
		const extraInfo = [];
		if (argument.argChoices) extraInfo.push(`choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
		if (argument.defaultValue !== void 0) extraInfo.push(`default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`);
		if (extraInfo.length > 0) {
			const extraDescription = `(${extraInfo.join(", ")})`;
			if (argument.description) return `${argument.description} ${extraDescription}`;
			return extraDescription;
		}
		return argument.description;
	}
	/**
	* Format a list of items, given a heading and an array of formatted items.
	*
	* @param {string} heading
	* @param {string[]} items
	* @param {Help} helper
	* @returns string[]
	*/
	formatItemList(heading, items, helper) {
		if (items.length === 0) return [];
		return [
			helper.styleTitle(heading),
			...items,
			""
		];
	}
	/**
	* Group items by their help group heading.
	*
	* @param {Command[] | Option[]} unsortedItems
	* @param {Command[] | Option[]} visibleItems
	* @param {Function} getGroup
	* @returns {Map<string, Command[] | Option[]>}
	*/
	groupItems(unsortedItems, visibleItems, getGroup) {
		const result = /* @__PURE__ */ new Map();
		unsortedItems.forEach((item) => {
			const group = getGroup(item);
			if (!result.has(group)) result.set(group, []);
		});
		visibleItems.forEach((item) => {
			const group = getGroup(item);
			if (!result.has(group)) result.set(group, []);
			result.get(group).push(item);
		});
		return result;
	}
	/**
	* Generate the built-in help text.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {string}
	*/
	formatHelp(cmd, helper) {
		const termWidth = helper.padWidth(cmd, helper);
		const helpWidth = helper.helpWidth ?? 80;
		function callFormatItem(term, description) {
			return helper.formatItem(term, termWidth, description, helper);
		}
		let output = [`${helper.styleTitle("Usage:")} ${helper.styleUsage(helper.commandUsage(cmd))}`, ""];
		const commandDescription = helper.commandDescription(cmd);
		if (commandDescription.length > 0) output = output.concat([helper.boxWrap(helper.styleCommandDescription(commandDescription), helpWidth), ""]);
		const argumentList = helper.visibleArguments(cmd).map((argument) => {
			return callFormatItem(helper.styleArgumentTerm(helper.argumentTerm(argument)), helper.styleArgumentDescription(helper.argumentDescription(argument)));
		});
		output = output.concat(this.formatItemList("Arguments:", argumentList, helper));
		this.groupItems(cmd.options, helper.visibleOptions(cmd), (option) => option.helpGroupHeading ?? "Options:").forEach((options, group) => {
			const optionList = options.map((option) => {
				return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
			});
			output = output.concat(this.formatItemList(group, optionList, helper));
		});
		if (helper.showGlobalOptions) {
			const globalOptionList = helper.visibleGlobalOptions(cmd).map((option) => {
				return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
			});
			output = output.concat(this.formatItemList("Global Options:", globalOptionList, helper));
		}
		this.groupItems(cmd.commands, helper.visibleCommands(cmd), (sub) => sub.helpGroup() || "Commands:").forEach((commands, group) => {
			const commandList = commands.map((sub) => {
				return callFormatItem(helper.styleSubcommandTerm(helper.subcommandTerm(sub)), helper.styleSubcommandDescription(helper.subcommandDescription(sub)));
			});
			output = output.concat(this.formatItemList(group, commandList, helper));
		});
		return output.join("\n");
	}
	/**
	* Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
	*
	* @param {string} str
	* @returns {number}
	*/
	displayWidth(str) {
		return stripVTControlCharacters(str).length;
	}
	/**
	* Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
	*
	* @param {string} str
	* @returns {string}
	*/
	styleTitle(str) {
		return str;
	}
	styleUsage(str) {
		return str.split(" ").map((word) => {
			if (word === "[options]") return this.styleOptionText(word);
			if (word === "[command]") return this.styleSubcommandText(word);
			if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
			return this.styleCommandText(word);
		}).join(" ");
	}
	styleCommandDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleOptionDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleSubcommandDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleArgumentDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleDescriptionText(str) {
		return str;
	}
	styleOptionTerm(str) {
		return this.styleOptionText(str);
	}
	styleSubcommandTerm(str) {
		return str.split(" ").map((word) => {
			if (word === "[options]") return this.styleOptionText(word);
			if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
			return this.styleSubcommandText(word);
		}).join(" ");
	}
	styleArgumentTerm(str) {
		return this.styleArgumentText(str);
	}
	styleOptionText(str) {
		return str;
	}
	styleArgumentText(str) {
		return str;
	}
	styleSubcommandText(str) {
		return str;
	}
	styleCommandText(str) {
		return str;
	}
	/**
	* Calculate the pad width from the maximum term length.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {number}
	*/
	padWidth(cmd, helper) {
		return Math.max(helper.longestOptionTermLength(cmd, helper), helper.longestGlobalOptionTermLength(cmd, helper), helper.longestSubcommandTermLength(cmd, helper), helper.longestArgumentTermLength(cmd, helper));
	}
	/**
	* Detect manually wrapped and indented strings by checking for line break followed by whitespace.
	*
	* @param {string} str
	* @returns {boolean}
	*/
	preformatted(str) {
		return /\n[^\S\r\n]/.test(str);
	}
	/**
	* Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
	*
	* So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
	*   TTT  DDD DDDD
	*        DD DDD
	*
	* @param {string} term
	* @param {number} termWidth
	* @param {string} description
	* @param {Help} helper
	* @returns {string}
	*/
	formatItem(term, termWidth, description, helper) {
		const itemIndent = 2;
		const itemIndentStr = " ".repeat(itemIndent);
		if (!description) return itemIndentStr + term;
		const paddedTerm = term.padEnd(termWidth + term.length - helper.displayWidth(term));
		const spacerWidth = 2;
		const remainingWidth = (this.helpWidth ?? 80) - termWidth - spacerWidth - itemIndent;
		let formattedDescription;
		if (remainingWidth < this.minWidthToWrap || helper.preformatted(description)) formattedDescription = description;
		else formattedDescription = helper.boxWrap(description, remainingWidth).replace(/\n/g, "\n" + " ".repeat(termWidth + spacerWidth));
		return itemIndentStr + paddedTerm + " ".repeat(spacerWidth) + formattedDescription.replace(/\n/g, `\n${itemIndentStr}`);
	}
	/**
	* Wrap a string at whitespace, preserving existing line breaks.
	* Wrapping is skipped if the width is less than `minWidthToWrap`.
	*
	* @param {string} str
	* @param {number} width
	* @returns {string}
	*/
	boxWrap(str, width) {
		if (width < this.minWidthToWrap) return str;
		const rawLines = str.split(/\r\n|\n/);
		const chunkPattern = /[\s]*[^\s]+/g;
		const wrappedLines = [];
		rawLines.forEach((line) => {
			const chunks = line.match(chunkPattern);
			if (chunks === null) {
				wrappedLines.push("");
				return;
			}
			let sumChunks = [chunks.shift()];
			let sumWidth = this.displayWidth(sumChunks[0]);
			chunks.forEach((chunk) => {
				const visibleWidth = this.displayWidth(chunk);
				if (sumWidth + visibleWidth <= width) {
					sumChunks.push(chunk);
					sumWidth += visibleWidth;
					return;
				}
				wrappedLines.push(sumChunks.join(""));
				const nextChunk = chunk.trimStart();
				sumChunks = [nextChunk];
				sumWidth = this.displayWidth(nextChunk);
			});
			wrappedLines.push(sumChunks.join(""));
		});
		return wrappedLines.join("\n");
	}
};

// node_modules/commander/lib/option.js
var Option = class {
	/**
	* Initialize a new `Option` with the given `flags` and `description`.
	*
	* @param {string} flags
	* @param {string} [description]
	*/
	constructor(flags, description) {
		this.flags = flags;
		this.description = description || "";
		this.required = flags.includes("<");
		this.optional = flags.includes("[");
		this.variadic = /\p{ID_Continue}\.\.\.[>\]]$/u.test(flags);
		this.mandatory = false;
		const optionFlags = splitOptionFlags(flags);
		this.short = optionFlags.shortFlag;
		this.long = optionFlags.longFlag;
		this.negate = false;
		if (this.long) this.negate = this.long.startsWith("--no-");
		this.defaultValue = void 0;
		this.defaultValueDescription = void 0;
		this.presetArg = void 0;
		this.envVar = void 0;
		this.parseArg = void 0;
		this.hidden = false;
		this.argChoices = void 0;
		this.conflictsWith = [];
		this.implied = void 0;
		this.helpGroupHeading = void 0;
	}
	/**
	* Set the default value, and optionally supply the description to be displayed in the help.
	*
	* @param {*} value
	* @param {string} [description]
	* @return {Option}
	*/
	default(value, description) {
		this.defaultValue = value;
		this.defaultValueDescription = description;
		return this;
	}
	/**
	* Preset to use when option used without option-argument, especially optional but also boolean and negated.
	* The custom processing (parseArg) is called.
	*
	* @example
	* new Option('--color').default('GREYSCALE').preset('RGB');
	* new Option('--donate [amount]').preset('20').argParser(parseFloat);
	*
	* @param {*} arg
	* @return {Option}
	*/
	preset(arg) {
		this.presetArg = arg;
		return this;
	}
	/**
	* Add option name(s) that conflict with this option.
	* An error will be displayed if conflicting options are found during parsing.
	*
	* @example
	* new Option('--rgb').conflicts('cmyk');
	* new Option('--js').conflicts(['ts', 'jsx']);
	*
	* @param {(string | string[])} names
	* @return {Option}
	*/
	conflicts(names) {
		this.conflictsWith = this.conflictsWith.concat(names);
		return this;
	}
	/**
	* Specify implied option values for when this option is set and the implied options are not.
	*
	* The custom processing (parseArg) is not called on the implied values.
	*
	* @example
	* program
	*   .addOption(new Option('--log', 'write logging information to file'))
	*   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
	*
	* @param {object} impliedOptionValues
	* @return {Option}
	*/
	implies(impliedOptionValues) {
		let newImplied = impliedOptionValues;
		if (typeof impliedOptionValues === "string") newImplied = { [impliedOptionValues]: true };
		this.implied = Object.assign(this.implied || {}, newImplied);
		return this;
	}
	/**
	* Set environment variable to check for option value.
	*
	* An environment variable is only used if when processed the current option value is
	* undefined, or the source of the current value is 'default' or 'config' or 'env'.
	*
	* @param {string} name
	* @return {Option}
	*/
	env(name) {
		this.envVar = name;
		return this;
	}
	/**
	* Set the custom handler for processing CLI option arguments into option values.
	*
	* @param {Function} [fn]
	* @return {Option}
	*/
	argParser(fn) {
		this.parseArg = fn;
		return this;
	}
	/**
	* Whether the option is mandatory and must have a value after parsing.
	*
	* @param {boolean} [mandatory=true]
	* @return {Option}
	*/
	makeOptionMandatory(mandatory = true) {
		this.mandatory = !!mandatory;
		return this;
	}
	/**
	* Hide option in help.
	*
	* @param {boolean} [hide=true]
	* @return {Option}
	*/
	hideHelp(hide = true) {
		this.hidden = !!hide;
		return this;
	}
	/**
	* @package
	*/
	_collectValue(value, previous) {
		if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
		previous.push(value);
		return previous;
	}
	/**
	* Only allow option value to be one of choices.
	*
	* @param {string[]} values
	* @return {Option}
	*/
	choices(values) {
		this.argChoices = values.slice();
		this.parseArg = (arg, previous) => {
			if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
			if (this.variadic) return this._collectValue(arg, previous);
			return arg;
		};
		return this;
	}
	/**
	* Return option name.
	*
	* @return {string}
	*/
	name() {
		if (this.long) return this.long.replace(/^--/, "");
		return this.short.replace(/^-/, "");
	}
	/**
	* Return option name, in a camelcase format that can be used
	* as an object attribute key.
	*
	* @return {string}
	*/
	attributeName() {
		if (this.negate) return camelcase(this.name().replace(/^no-/, ""));
		return camelcase(this.name());
	}
	/**
	* Set the help group heading.
	*
	* @param {string} heading
	* @return {Option}
	*/
	helpGroup(heading) {
		this.helpGroupHeading = heading;
		return this;
	}
	/**
	* Check if `arg` matches the short or long flag.
	*
	* @param {string} arg
	* @return {boolean}
	* @package
	*/
	is(arg) {
		return this.short === arg || this.long === arg;
	}
	/**
	* Return whether a boolean option.
	*
	* Options are one of boolean, negated, required argument, or optional argument.
	*
	* @return {boolean}
	* @package
	*/
	isBoolean() {
		return !this.required && !this.optional && !this.negate;
	}
};
/**
* This class is to make it easier to work with dual options, without changing the existing
* implementation. We support separate dual options for separate positive and negative options,
* like `--build` and `--no-build`, which share a single option value. This works nicely for some
* use cases, but is tricky for others where we want separate behaviours despite
* the single shared option value.
*/
var DualOptions = class {
	/**
	* @param {Option[]} options
	*/
	constructor(options) {
		this.positiveOptions = /* @__PURE__ */ new Map();
		this.negativeOptions = /* @__PURE__ */ new Map();
		this.dualOptions = /* @__PURE__ */ new Set();
		options.forEach((option) => {
			if (option.negate) this.negativeOptions.set(option.attributeName(), option);
			else this.positiveOptions.set(option.attributeName(), option);
		});
		this.negativeOptions.forEach((value, key) => {
			if (this.positiveOptions.has(key)) this.dualOptions.add(key);
		});
	}
	/**
	* Did the value come from the option, and not from possible matching dual option?
	*
	* @param {*} value
	* @param {Option} option
	* @returns {boolean}
	*/
	valueFromOption(value, option) {
		const optionKey = option.attributeName();
		if (!this.dualOptions.has(optionKey)) return true;
		const preset = this.negativeOptions.get(optionKey).presetArg;
		const negativeValue = preset !== void 0 ? preset : false;
		return option.negate === (negativeValue === value);
	}
};
/**
* Convert string from kebab-case to camelCase.
*
* @param {string} str
* @return {string}
* @private
*/
function camelcase(str) {
	return str.split("-").reduce((str, word) => {
		return str + word[0].toUpperCase() + word.slice(1);
	});
}
/**
* Split the short and long flag out of something like '-m,--mixed <value>'
*
* @private
*/
function splitOptionFlags(flags) {
	let shortFlag;
	let longFlag;
	const shortFlagExp = /^-[^-]$/;
	const longFlagExp = /^--[^-]/;
	const flagParts = flags.split(/[ |,]+/).concat("guard");
	if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
	if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
	if (!shortFlag && shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
	if (!shortFlag && longFlagExp.test(flagParts[0])) {
		shortFlag = longFlag;
		longFlag = flagParts.shift();
	}
	if (flagParts[0].startsWith("-")) {
		const unsupportedFlag = flagParts[0];
		const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
		if (/^-[^-][^-]/.test(unsupportedFlag)) throw new Error(`${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`);
		if (shortFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many short flags`);
		if (longFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many long flags`);
		throw new Error(`${baseError}
- unrecognised flag format`);
	}
	if (shortFlag === void 0 && longFlag === void 0) throw new Error(`option creation failed due to no flags found in '${flags}'.`);
	return {
		shortFlag,
		longFlag
	};
}

// node_modules/commander/lib/suggestSimilar.js
const maxDistance = 3;
function editDistance(a, b) {
	if (Math.abs(a.length - b.length) > maxDistance) return Math.max(a.length, b.length);
	const d = [];
	for (let i = 0; i <= a.length; i++) d[i] = [i];
	for (let j = 0; j <= b.length; j++) d[0][j] = j;
	for (let j = 1; j <= b.length; j++) for (let i = 1; i <= a.length; i++) {
		let cost;
		if (a[i - 1] === b[j - 1]) cost = 0;
		else cost = 1;
		d[i][j] = Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + cost);
		if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
	}
	return d[a.length][b.length];
}
/**
* Find close matches, restricted to same number of edits.
*
* @param {string} word
* @param {string[]} candidates
* @returns {string}
*/
function suggestSimilar(word, candidates) {
	if (!candidates || candidates.length === 0) return "";
	candidates = Array.from(new Set(candidates));
	const searchingOptions = word.startsWith("--");
	if (searchingOptions) {
		word = word.slice(2);
		candidates = candidates.map((candidate) => candidate.slice(2));
	}
	let similar = [];
	let bestDistance = maxDistance;
	const minSimilarity = .4;
	candidates.forEach((candidate) => {
		if (candidate.length <= 1) return;
		const distance = editDistance(word, candidate);
		const length = Math.max(word.length, candidate.length);
		if ((length - distance) / length > minSimilarity) {
			if (distance < bestDistance) {
				bestDistance = distance;
				similar = [candidate];
			} else if (distance === bestDistance) similar.push(candidate);
		}
	});
	similar.sort((a, b) => a.localeCompare(b));
	if (searchingOptions) similar = similar.map((candidate) => `--${candidate}`);
	if (similar.length > 1) return `\n(Did you mean one of ${similar.join(", ")}?)`;
	if (similar.length === 1) return `\n(Did you mean ${similar[0]}?)`;
	return "";
}

// node_modules/commander/lib/command.js
var Command = class Command extends EventEmitter {
	/**
	* Initialize a new `Command`.
	*
	* @param {string} [name]
	*/
	constructor(name) {
		super();
		/** @type {Command[]} */
		this.commands = [];
		/** @type {Option[]} */
		this.options = [];
		this.parent = null;
		this._allowUnknownOption = false;
		this._allowExcessArguments = false;
		/** @type {Argument[]} */
		this.registeredArguments = [];
		this._args = this.registeredArguments;
		/** @type {string[]} */
		this.args = [];
		this.rawArgs = [];
		this.processedArgs = [];
		this._scriptPath = null;
		this._name = name || "";
		this._optionValues = {};
		this._optionValueSources = {};
		this._storeOptionsAsProperties = false;
		this._actionHandler = null;
		this._executableHandler = false;
		this._executableFile = null;
		this._executableDir = null;
		this._defaultCommandName = null;
		this._exitCallback = null;
		this._aliases = [];
		this._combineFlagAndOptionalValue = true;
		this._description = "";
		this._summary = "";
		this._argsDescription = void 0;
		this._enablePositionalOptions = false;
		this._passThroughOptions = false;
		this._lifeCycleHooks = {};
		/** @type {(boolean | string)} */
		this._showHelpAfterError = false;
		this._showSuggestionAfterError = true;
		this._savedState = null;
		this._outputConfiguration = {
			writeOut: (str) => process$1.stdout.write(str),
			writeErr: (str) => process$1.stderr.write(str),
			outputError: (str, write) => write(str),
			getOutHelpWidth: () => process$1.stdout.isTTY ? process$1.stdout.columns : void 0,
			getErrHelpWidth: () => process$1.stderr.isTTY ? process$1.stderr.columns : void 0,
			getOutHasColors: () => useColor() ?? (process$1.stdout.isTTY && process$1.stdout.hasColors?.()),
			getErrHasColors: () => useColor() ?? (process$1.stderr.isTTY && process$1.stderr.hasColors?.()),
			stripColor: (str) => stripVTControlCharacters(str)
		};
		this._hidden = false;
		/** @type {(Option | null | undefined)} */
		this._helpOption = void 0;
		this._addImplicitHelpCommand = void 0;
		/** @type {Command} */
		this._helpCommand = void 0;
		this._helpConfiguration = {};
		/** @type {string | undefined} */
		this._helpGroupHeading = void 0;
		/** @type {string | undefined} */
		this._defaultCommandGroup = void 0;
		/** @type {string | undefined} */
		this._defaultOptionGroup = void 0;
	}
	/**
	* Copy settings that are useful to have in common across root command and subcommands.
	*
	* (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
	*
	* @param {Command} sourceCommand
	* @return {Command} `this` command for chaining
	*/
	copyInheritedSettings(sourceCommand) {
		this._outputConfiguration = sourceCommand._outputConfiguration;
		this._helpOption = sourceCommand._helpOption;
		this._helpCommand = sourceCommand._helpCommand;
		this._helpConfiguration = sourceCommand._helpConfiguration;
		this._exitCallback = sourceCommand._exitCallback;
		this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
		this._combineFlagAndOptionalValue = sourceCommand._combineFlagAndOptionalValue;
		this._allowExcessArguments = sourceCommand._allowExcessArguments;
		this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
		this._showHelpAfterError = sourceCommand._showHelpAfterError;
		this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;
		return this;
	}
	/**
	* @returns {Command[]}
	* @private
	*/
	_getCommandAndAncestors() {
		const result = [];
		for (let command = this; command; command = command.parent) result.push(command);
		return result;
	}
	/**
	* Define a command.
	*
	* There are two styles of command: pay attention to where to put the description.
	*
	* @example
	* // Command implemented using action handler (description is supplied separately to `.command`)
	* program
	*   .command('clone <source> [destination]')
	*   .description('clone a repository into a newly created directory')
	*   .action((source, destination) => {
	*     console.log('clone command called');
	*   });
	*
	* // Command implemented using separate executable file (description is second parameter to `.command`)
	* program
	*   .command('start <service>', 'start named service')
	*   .command('stop [service]', 'stop named service, or all if no name supplied');
	*
	* @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
	* @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
	* @param {object} [execOpts] - configuration options (for executable)
	* @return {Command} returns new command for action handler, or `this` for executable command
	*/
	command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
		let desc = actionOptsOrExecDesc;
		let opts = execOpts;
		if (typeof desc === "object" && desc !== null) {
			opts = desc;
			desc = null;
		}
		opts = opts || {};
		const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);
		const cmd = this.createCommand(name);
		if (desc) {
			cmd.description(desc);
			cmd._executableHandler = true;
		}
		if (opts.isDefault) this._defaultCommandName = cmd._name;
		cmd._hidden = !!(opts.noHelp || opts.hidden);
		cmd._executableFile = opts.executableFile || null;
		if (args) cmd.arguments(args);
		this._registerCommand(cmd);
		cmd.parent = this;
		cmd.copyInheritedSettings(this);
		if (desc) return this;
		return cmd;
	}
	/**
	* Factory routine to create a new unattached command.
	*
	* See .command() for creating an attached subcommand, which uses this routine to
	* create the command. You can override createCommand to customise subcommands.
	*
	* @param {string} [name]
	* @return {Command} new command
	*/
	createCommand(name) {
		return new Command(name);
	}
	/**
	* You can customise the help with a subclass of Help by overriding createHelp,
	* or by overriding Help properties using configureHelp().
	*
	* @return {Help}
	*/
	createHelp() {
		return Object.assign(new Help(), this.configureHelp());
	}
	/**
	* You can customise the help by overriding Help properties using configureHelp(),
	* or with a subclass of Help by overriding createHelp().
	*
	* @param {object} [configuration] - configuration options
	* @return {(Command | object)} `this` command for chaining, or stored configuration
	*/
	configureHelp(configuration) {
		if (configuration === void 0) return this._helpConfiguration;
		this._helpConfiguration = configuration;
		return this;
	}
	/**
	* The default output goes to stdout and stderr. You can customise this for special
	* applications. You can also customise the display of errors by overriding outputError.
	*
	* The configuration properties are all functions:
	*
	*     // change how output being written, defaults to stdout and stderr
	*     writeOut(str)
	*     writeErr(str)
	*     // change how output being written for errors, defaults to writeErr
	*     outputError(str, write) // used for displaying errors and not used for displaying help
	*     // specify width for wrapping help
	*     getOutHelpWidth()
	*     getErrHelpWidth()
	*     // color support, currently only used with Help
	*     getOutHasColors()
	*     getErrHasColors()
	*     stripColor() // used to remove ANSI escape codes if output does not have colors
	*
	* @param {object} [configuration] - configuration options
	* @return {(Command | object)} `this` command for chaining, or stored configuration
	*/
	configureOutput(configuration) {
		if (configuration === void 0) return this._outputConfiguration;
		this._outputConfiguration = {
			...this._outputConfiguration,
			...configuration
		};
		return this;
	}
	/**
	* Display the help or a custom message after an error occurs.
	*
	* @param {(boolean|string)} [displayHelp]
	* @return {Command} `this` command for chaining
	*/
	showHelpAfterError(displayHelp = true) {
		if (typeof displayHelp !== "string") displayHelp = !!displayHelp;
		this._showHelpAfterError = displayHelp;
		return this;
	}
	/**
	* Display suggestion of similar commands for unknown commands, or options for unknown options.
	*
	* @param {boolean} [displaySuggestion]
	* @return {Command} `this` command for chaining
	*/
	showSuggestionAfterError(displaySuggestion = true) {
		this._showSuggestionAfterError = !!displaySuggestion;
		return this;
	}
	/**
	* Add a prepared subcommand.
	*
	* See .command() for creating an attached subcommand which inherits settings from its parent.
	*
	* @param {Command} cmd - new subcommand
	* @param {object} [opts] - configuration options
	* @return {Command} `this` command for chaining
	*/
	addCommand(cmd, opts) {
		if (!cmd._name) throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
		opts = opts || {};
		if (opts.isDefault) this._defaultCommandName = cmd._name;
		if (opts.noHelp || opts.hidden) cmd._hidden = true;
		this._registerCommand(cmd);
		cmd.parent = this;
		cmd._checkForBrokenPassThrough();
		return this;
	}
	/**
	* Factory routine to create a new unattached argument.
	*
	* See .argument() for creating an attached argument, which uses this routine to
	* create the argument. You can override createArgument to return a custom argument.
	*
	* @param {string} name
	* @param {string} [description]
	* @return {Argument} new argument
	*/
	createArgument(name, description) {
		return new Argument(name, description);
	}
	/**
	* Define argument syntax for command.
	*
	* The default is that the argument is required, and you can explicitly
	* indicate this with <> around the name. Put [] around the name for an optional argument.
	*
	* @example
	* program.argument('<input-file>');
	* program.argument('[output-file]');
	*
	* @param {string} name
	* @param {string} [description]
	* @param {(Function|*)} [parseArg] - custom argument processing function or default value
	* @param {*} [defaultValue]
	* @return {Command} `this` command for chaining
	*/
	argument(name, description, parseArg, defaultValue) {
		const argument = this.createArgument(name, description);
		if (typeof parseArg === "function") argument.default(defaultValue).argParser(parseArg);
		else argument.default(parseArg);
		this.addArgument(argument);
		return this;
	}
	/**
	* Define argument syntax for command, adding multiple at once (without descriptions).
	*
	* See also .argument().
	*
	* @example
	* program.arguments('<cmd> [env]');
	*
	* @param {string} names
	* @return {Command} `this` command for chaining
	*/
	arguments(names) {
		names.trim().split(/ +/).forEach((detail) => {
			this.argument(detail);
		});
		return this;
	}
	/**
	* Define argument syntax for command, adding a prepared argument.
	*
	* @param {Argument} argument
	* @return {Command} `this` command for chaining
	*/
	addArgument(argument) {
		const previousArgument = this.registeredArguments.slice(-1)[0];
		if (previousArgument?.variadic) throw new Error(`only the last argument can be variadic '${previousArgument.name()}'`);
		if (argument.required && argument.defaultValue !== void 0 && argument.parseArg === void 0) throw new Error(`a default value for a required argument is never used: '${argument.name()}'`);
		this.registeredArguments.push(argument);
		return this;
	}
	/**
	* Customise or override default help command. By default a help command is automatically added if your command has subcommands.
	*
	* @example
	*    program.helpCommand('help [cmd]');
	*    program.helpCommand('help [cmd]', 'show help');
	*    program.helpCommand(false); // suppress default help command
	*    program.helpCommand(true); // add help command even if no subcommands
	*
	* @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
	* @param {string} [description] - custom description
	* @return {Command} `this` command for chaining
	*/
	helpCommand(enableOrNameAndArgs, description) {
		if (typeof enableOrNameAndArgs === "boolean") {
			this._addImplicitHelpCommand = enableOrNameAndArgs;
			if (enableOrNameAndArgs && this._defaultCommandGroup) this._initCommandGroup(this._getHelpCommand());
			return this;
		}
		const [, helpName, helpArgs] = (enableOrNameAndArgs ?? "help [command]").match(/([^ ]+) *(.*)/);
		const helpDescription = description ?? "display help for command";
		const helpCommand = this.createCommand(helpName);
		helpCommand.helpOption(false);
		if (helpArgs) helpCommand.arguments(helpArgs);
		if (helpDescription) helpCommand.description(helpDescription);
		this._addImplicitHelpCommand = true;
		this._helpCommand = helpCommand;
		if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);
		return this;
	}
	/**
	* Add prepared custom help command.
	*
	* @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
	* @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
	* @return {Command} `this` command for chaining
	*/
	addHelpCommand(helpCommand, deprecatedDescription) {
		if (typeof helpCommand !== "object") {
			this.helpCommand(helpCommand, deprecatedDescription);
			return this;
		}
		this._addImplicitHelpCommand = true;
		this._helpCommand = helpCommand;
		this._initCommandGroup(helpCommand);
		return this;
	}
	/**
	* Lazy create help command.
	*
	* @return {(Command|null)}
	* @package
	*/
	_getHelpCommand() {
		if (this._addImplicitHelpCommand ?? (this.commands.length && !this._actionHandler && !this._findCommand("help"))) {
			if (this._helpCommand === void 0) this.helpCommand(void 0, void 0);
			return this._helpCommand;
		}
		return null;
	}
	/**
	* Add hook for life cycle event.
	*
	* @param {string} event
	* @param {Function} listener
	* @return {Command} `this` command for chaining
	*/
	hook(event, listener) {
		const allowedValues = [
			"preSubcommand",
			"preAction",
			"postAction"
		];
		if (!allowedValues.includes(event)) throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
		if (this._lifeCycleHooks[event]) this._lifeCycleHooks[event].push(listener);
		else this._lifeCycleHooks[event] = [listener];
		return this;
	}
	/**
	* Register callback to use as replacement for calling process.exit.
	*
	* @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
	* @return {Command} `this` command for chaining
	*/
	exitOverride(fn) {
		if (fn) this._exitCallback = fn;
		else this._exitCallback = (err) => {
			if (err.code !== "commander.executeSubCommandAsync") throw err;
		};
		return this;
	}
	/**
	* Call process.exit, and _exitCallback if defined.
	*
	* @param {number} exitCode exit code for using with process.exit
	* @param {string} code an id string representing the error
	* @param {string} message human-readable description of the error
	* @return never
	* @private
	*/
	_exit(exitCode, code, message) {
		if (this._exitCallback) this._exitCallback(new CommanderError(exitCode, code, message));
		process$1.exit(exitCode);
	}
	/**
	* Register callback `fn` for the command.
	*
	* @example
	* program
	*   .command('serve')
	*   .description('start service')
	*   .action(function() {
	*      // do work here
	*   });
	*
	* @param {Function} fn
	* @return {Command} `this` command for chaining
	*/
	action(fn) {
		const listener = (args) => {
			const expectedArgsCount = this.registeredArguments.length;
			const actionArgs = args.slice(0, expectedArgsCount);
			if (this._storeOptionsAsProperties) actionArgs[expectedArgsCount] = this;
			else actionArgs[expectedArgsCount] = this.opts();
			actionArgs.push(this);
			return fn.apply(this, actionArgs);
		};
		this._actionHandler = listener;
		return this;
	}
	/**
	* Factory routine to create a new unattached option.
	*
	* See .option() for creating an attached option, which uses this routine to
	* create the option. You can override createOption to return a custom option.
	*
	* @param {string} flags
	* @param {string} [description]
	* @return {Option} new option
	*/
	createOption(flags, description) {
		return new Option(flags, description);
	}
	/**
	* Wrap parseArgs to catch 'commander.invalidArgument'.
	*
	* @param {(Option | Argument)} target
	* @param {string} value
	* @param {*} previous
	* @param {string} invalidArgumentMessage
	* @private
	*/
	_callParseArg(target, value, previous, invalidArgumentMessage) {
		try {
			return target.parseArg(value, previous);
		} catch (err) {
			if (err.code === "commander.invalidArgument") {
				const message = `${invalidArgumentMessage} ${err.message}`;
				this.error(message, {
					exitCode: err.exitCode,
					code: err.code
				});
			}
			throw err;
		}
	}
	/**
	* Check for option flag conflicts.
	* Register option if no conflicts found, or throw on conflict.
	*
	* @param {Option} option
	* @private
	*/
	_registerOption(option) {
		const matchingOption = option.short && this._findOption(option.short) || option.long && this._findOption(option.long);
		if (matchingOption) {
			const matchingFlag = option.long && this._findOption(option.long) ? option.long : option.short;
			throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
		}
		this._initOptionGroup(option);
		this.options.push(option);
	}
	/**
	* Check for command name and alias conflicts with existing commands.
	* Register command if no conflicts found, or throw on conflict.
	*
	* @param {Command} command
	* @private
	*/
	_registerCommand(command) {
		const knownBy = (cmd) => {
			return [cmd.name()].concat(cmd.aliases());
		};
		const alreadyUsed = knownBy(command).find((name) => this._findCommand(name));
		if (alreadyUsed) {
			const existingCmd = knownBy(this._findCommand(alreadyUsed)).join("|");
			const newCmd = knownBy(command).join("|");
			throw new Error(`cannot add command '${newCmd}' as already have command '${existingCmd}'`);
		}
		this._initCommandGroup(command);
		this.commands.push(command);
	}
	/**
	* Add an option.
	*
	* @param {Option} option
	* @return {Command} `this` command for chaining
	*/
	addOption(option) {
		this._registerOption(option);
		const oname = option.name();
		const name = option.attributeName();
		if (option.defaultValue !== void 0) this.setOptionValueWithSource(name, option.defaultValue, "default");
		const handleOptionValue = (val, invalidValueMessage, valueSource) => {
			if (val == null && option.presetArg !== void 0) val = option.presetArg;
			const oldValue = this.getOptionValue(name);
			if (val !== null && option.parseArg) val = this._callParseArg(option, val, oldValue, invalidValueMessage);
			else if (val !== null && option.variadic) val = option._collectValue(val, oldValue);
			if (val == null) {
				if (option.negate) val = false;
				else if (option.isBoolean() || option.optional) val = true;
				else val = "";
			}
			this.setOptionValueWithSource(name, val, valueSource);
		};
		this.on("option:" + oname, (val) => {
			const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
			handleOptionValue(val, invalidValueMessage, "cli");
		});
		if (option.envVar) this.on("optionEnv:" + oname, (val) => {
			const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
			handleOptionValue(val, invalidValueMessage, "env");
		});
		return this;
	}
	/**
	* Internal implementation shared by .option() and .requiredOption()
	*
	* @return {Command} `this` command for chaining
	* @private
	*/
	_optionEx(config, flags, description, fn, defaultValue) {
		if (typeof flags === "object" && flags instanceof Option) throw new Error("To add an Option object use addOption() instead of option() or requiredOption()");
		const option = this.createOption(flags, description);
		option.makeOptionMandatory(!!config.mandatory);
		if (typeof fn === "function") option.default(defaultValue).argParser(fn);
		else if (fn instanceof RegExp) {
			const regex = fn;
			fn = (val, def) => {
				const m = regex.exec(val);
				return m ? m[0] : def;
			};
			option.default(defaultValue).argParser(fn);
		} else option.default(fn);
		return this.addOption(option);
	}
	/**
	* Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
	*
	* The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
	* option-argument is indicated by `<>` and an optional option-argument by `[]`.
	*
	* See the README for more details, and see also addOption() and requiredOption().
	*
	* @example
	* program
	*     .option('-p, --pepper', 'add pepper')
	*     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
	*     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
	*     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
	*
	* @param {string} flags
	* @param {string} [description]
	* @param {(Function|*)} [parseArg] - custom option processing function or default value
	* @param {*} [defaultValue]
	* @return {Command} `this` command for chaining
	*/
	option(flags, description, parseArg, defaultValue) {
		return this._optionEx({}, flags, description, parseArg, defaultValue);
	}
	/**
	* Add a required option which must have a value after parsing. This usually means
	* the option must be specified on the command line. (Otherwise the same as .option().)
	*
	* The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
	*
	* @param {string} flags
	* @param {string} [description]
	* @param {(Function|*)} [parseArg] - custom option processing function or default value
	* @param {*} [defaultValue]
	* @return {Command} `this` command for chaining
	*/
	requiredOption(flags, description, parseArg, defaultValue) {
		return this._optionEx({ mandatory: true }, flags, description, parseArg, defaultValue);
	}
	/**
	* Alter parsing of short flags with optional values.
	*
	* @example
	* // for `.option('-f,--flag [value]'):
	* program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
	* program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
	*
	* @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
	* @return {Command} `this` command for chaining
	*/
	combineFlagAndOptionalValue(combine = true) {
		this._combineFlagAndOptionalValue = !!combine;
		return this;
	}
	/**
	* Allow unknown options on the command line.
	*
	* @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
	* @return {Command} `this` command for chaining
	*/
	allowUnknownOption(allowUnknown = true) {
		this._allowUnknownOption = !!allowUnknown;
		return this;
	}
	/**
	* Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
	*
	* @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
	* @return {Command} `this` command for chaining
	*/
	allowExcessArguments(allowExcess = true) {
		this._allowExcessArguments = !!allowExcess;
		return this;
	}
	/**
	* Enable positional options. Positional means global options are specified before subcommands which lets
	* subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
	* The default behaviour is non-positional and global options may appear anywhere on the command line.
	*
	* @param {boolean} [positional]
	* @return {Command} `this` command for chaining
	*/
	enablePositionalOptions(positional = true) {
		this._enablePositionalOptions = !!positional;
		return this;
	}
	/**
	* Pass through options that come after command-arguments rather than treat them as command-options,
	* so actual command-options come before command-arguments. Turning this on for a subcommand requires
	* positional options to have been enabled on the program (parent commands).
	* The default behaviour is non-positional and options may appear before or after command-arguments.
	*
	* @param {boolean} [passThrough] for unknown options.
	* @return {Command} `this` command for chaining
	*/
	passThroughOptions(passThrough = true) {
		this._passThroughOptions = !!passThrough;
		this._checkForBrokenPassThrough();
		return this;
	}
	/**
	* @private
	*/
	_checkForBrokenPassThrough() {
		if (this.parent && this._passThroughOptions && !this.parent._enablePositionalOptions) throw new Error(`passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`);
	}
	/**
	* Whether to store option values as properties on command object,
	* or store separately (specify false). In both cases the option values can be accessed using .opts().
	*
	* @param {boolean} [storeAsProperties=true]
	* @return {Command} `this` command for chaining
	*/
	storeOptionsAsProperties(storeAsProperties = true) {
		if (this.options.length) throw new Error("call .storeOptionsAsProperties() before adding options");
		if (Object.keys(this._optionValues).length) throw new Error("call .storeOptionsAsProperties() before setting option values");
		this._storeOptionsAsProperties = !!storeAsProperties;
		return this;
	}
	/**
	* Retrieve option value.
	*
	* @param {string} key
	* @return {object} value
	*/
	getOptionValue(key) {
		if (this._storeOptionsAsProperties) return this[key];
		return this._optionValues[key];
	}
	/**
	* Store option value.
	*
	* @param {string} key
	* @param {object} value
	* @return {Command} `this` command for chaining
	*/
	setOptionValue(key, value) {
		return this.setOptionValueWithSource(key, value, void 0);
	}
	/**
	* Store option value and where the value came from.
	*
	* @param {string} key
	* @param {object} value
	* @param {string} source - expected values are default/config/env/cli/implied
	* @return {Command} `this` command for chaining
	*/
	setOptionValueWithSource(key, value, source) {
		if (this._storeOptionsAsProperties) this[key] = value;
		else this._optionValues[key] = value;
		this._optionValueSources[key] = source;
		return this;
	}
	/**
	* Get source of option value.
	* Expected values are default | config | env | cli | implied
	*
	* @param {string} key
	* @return {string}
	*/
	getOptionValueSource(key) {
		return this._optionValueSources[key];
	}
	/**
	* Get source of option value. See also .optsWithGlobals().
	* Expected values are default | config | env | cli | implied
	*
	* @param {string} key
	* @return {string}
	*/
	getOptionValueSourceWithGlobals(key) {
		let source;
		this._getCommandAndAncestors().forEach((cmd) => {
			if (Object.hasOwn(cmd._optionValueSources, key)) source = cmd.getOptionValueSource(key);
		});
		return source;
	}
	/**
	* Get user arguments from implied or explicit arguments.
	* Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
	*
	* @private
	*/
	_prepareUserArgs(argv, parseOptions) {
		if (argv !== void 0 && !Array.isArray(argv)) throw new Error("first parameter to parse must be array or undefined");
		parseOptions = parseOptions || {};
		if (argv === void 0 && parseOptions.from === void 0) {
			if (process$1.versions?.electron) parseOptions.from = "electron";
			const execArgv = process$1.execArgv ?? [];
			if (execArgv.includes("-e") || execArgv.includes("--eval") || execArgv.includes("-p") || execArgv.includes("--print")) parseOptions.from = "eval";
		}
		if (argv === void 0) argv = process$1.argv;
		this.rawArgs = argv.slice();
		let userArgs;
		switch (parseOptions.from) {
			case void 0:
			case "node":
				this._scriptPath = argv[1];
				userArgs = argv.slice(2);
				break;
			case "electron":
				if (process$1.defaultApp) {
					this._scriptPath = argv[1];
					userArgs = argv.slice(2);
				} else userArgs = argv.slice(1);
				break;
			case "user":
				userArgs = argv.slice(0);
				break;
			case "eval":
				userArgs = argv.slice(1);
				break;
			default: throw new Error(`unexpected parse option { from: '${parseOptions.from}' }`);
		}
		if (!this._name && this._scriptPath) this.nameFromFilename(this._scriptPath);
		this._name = this._name || "program";
		return userArgs;
	}
	/**
	* Parse `argv`, setting options and invoking commands when defined.
	*
	* Use parseAsync instead of parse if any of your action handlers are async.
	*
	* Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
	*
	* Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
	* - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
	* - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
	* - `'user'`: just user arguments
	*
	* @example
	* program.parse(); // parse process.argv and auto-detect electron and special node flags
	* program.parse(process.argv); // assume argv[0] is app and argv[1] is script
	* program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
	*
	* @param {string[]} [argv] - optional, defaults to process.argv
	* @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
	* @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
	* @return {Command} `this` command for chaining
	*/
	parse(argv, parseOptions) {
		this._prepareForParse();
		const userArgs = this._prepareUserArgs(argv, parseOptions);
		this._parseCommand([], userArgs);
		return this;
	}
	/**
	* Parse `argv`, setting options and invoking commands when defined.
	*
	* Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
	*
	* Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
	* - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
	* - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
	* - `'user'`: just user arguments
	*
	* @example
	* await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
	* await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
	* await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
	*
	* @param {string[]} [argv]
	* @param {object} [parseOptions]
	* @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
	* @return {Promise}
	*/
	async parseAsync(argv, parseOptions) {
		this._prepareForParse();
		const userArgs = this._prepareUserArgs(argv, parseOptions);
		await this._parseCommand([], userArgs);
		return this;
	}
	_prepareForParse() {
		if (this._savedState === null) {
			this.options.filter((option) => option.negate && option.defaultValue === void 0 && this.getOptionValue(option.attributeName()) === void 0).forEach((option) => {
				const positiveLongFlag = option.long.replace(/^--no-/, "--");
				if (!this._findOption(positiveLongFlag)) this.setOptionValueWithSource(option.attributeName(), true, "default");
			});
			this.saveStateBeforeParse();
		} else this.restoreStateBeforeParse();
	}
	/**
	* Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
	* Not usually called directly, but available for subclasses to save their custom state.
	*
	* This is called in a lazy way. Only commands used in parsing chain will have state saved.
	*/
	saveStateBeforeParse() {
		this._savedState = {
			_name: this._name,
			_optionValues: { ...this._optionValues },
			_optionValueSources: { ...this._optionValueSources }
		};
	}
	/**
	* Restore state before parse for calls after the first.
	* Not usually called directly, but available for subclasses to save their custom state.
	*
	* This is called in a lazy way. Only commands used in parsing chain will have state restored.
	*/
	restoreStateBeforeParse() {
		if (this._storeOptionsAsProperties) throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);
		this._name = this._savedState._name;
		this._scriptPath = null;
		this.rawArgs = [];
		this._optionValues = { ...this._savedState._optionValues };
		this._optionValueSources = { ...this._savedState._optionValueSources };
		this.args = [];
		this.processedArgs = [];
	}
	/**
	* Throw if expected executable is missing. Add lots of help for author.
	*
	* @param {string} executableFile
	* @param {string} executableDir
	* @param {string} subcommandName
	*/
	_checkForMissingExecutable(executableFile, executableDir, subcommandName) {
		if (fs.existsSync(executableFile)) return;
		const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDir ? `searched for local subcommand relative to directory '${executableDir}'` : "no directory for search for local subcommand, use .executableDir() to supply a custom directory"}`;
		throw new Error(executableMissing);
	}
	/**
	* Execute a sub-command executable.
	*
	* @private
	*/
	_executeSubCommand(subcommand, args) {
		args = args.slice();
		const sourceExt = [
			".js",
			".ts",
			".tsx",
			".mjs",
			".cjs"
		];
		function findFile(baseDir, baseName) {
			const localBin = path.resolve(baseDir, baseName);
			if (fs.existsSync(localBin)) return localBin;
			if (sourceExt.includes(path.extname(baseName))) return void 0;
			const foundExt = sourceExt.find((ext) => fs.existsSync(`${localBin}${ext}`));
			if (foundExt) return `${localBin}${foundExt}`;
		}
		this._checkForMissingMandatoryOptions();
		this._checkForConflictingOptions();
		let executableFile = subcommand._executableFile || `${this._name}-${subcommand._name}`;
		let executableDir = this._executableDir || "";
		if (this._scriptPath) {
			let resolvedScriptPath;
			try {
				resolvedScriptPath = fs.realpathSync(this._scriptPath);
			} catch {
				resolvedScriptPath = this._scriptPath;
			}
			executableDir = path.resolve(path.dirname(resolvedScriptPath), executableDir);
		}
		if (executableDir) {
			let localFile = findFile(executableDir, executableFile);
			if (!localFile && !subcommand._executableFile && this._scriptPath) {
				const legacyName = path.basename(this._scriptPath, path.extname(this._scriptPath));
				if (legacyName !== this._name) localFile = findFile(executableDir, `${legacyName}-${subcommand._name}`);
			}
			executableFile = localFile || executableFile;
		}
		const launchWithNode = sourceExt.includes(path.extname(executableFile));
		let proc;
		if (process$1.platform !== "win32") {
			if (launchWithNode) {
				args.unshift(executableFile);
				args = incrementNodeInspectorPort(process$1.execArgv).concat(args);
				proc = childProcess.spawn(process$1.argv[0], args, { stdio: "inherit" });
			} else proc = childProcess.spawn(executableFile, args, { stdio: "inherit" });
		} else {
			this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
			args.unshift(executableFile);
			args = incrementNodeInspectorPort(process$1.execArgv).concat(args);
			proc = childProcess.spawn(process$1.execPath, args, { stdio: "inherit" });
		}
		if (!proc.killed) [
			"SIGUSR1",
			"SIGUSR2",
			"SIGTERM",
			"SIGINT",
			"SIGHUP"
		].forEach((signal) => {
			process$1.on(signal, () => {
				if (proc.killed === false && proc.exitCode === null) proc.kill(signal);
			});
		});
		const exitCallback = this._exitCallback;
		proc.on("close", (code) => {
			code = code ?? 1;
			if (!exitCallback) process$1.exit(code);
			else exitCallback(new CommanderError(code, "commander.executeSubCommandAsync", "(close)"));
		});
		proc.on("error", (err) => {
			if (err.code === "ENOENT") this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
			else if (err.code === "EACCES") throw new Error(`'${executableFile}' not executable`);
			if (!exitCallback) process$1.exit(1);
			else {
				const wrappedError = new CommanderError(1, "commander.executeSubCommandAsync", "(error)");
				wrappedError.nestedError = err;
				exitCallback(wrappedError);
			}
		});
		this.runningCommand = proc;
	}
	/**
	* @private
	*/
	_dispatchSubcommand(commandName, operands, unknown) {
		const subCommand = this._findCommand(commandName);
		if (!subCommand) this.help({ error: true });
		subCommand._prepareForParse();
		let promiseChain;
		promiseChain = this._chainOrCallSubCommandHook(promiseChain, subCommand, "preSubcommand");
		promiseChain = this._chainOrCall(promiseChain, () => {
			if (subCommand._executableHandler) this._executeSubCommand(subCommand, operands.concat(unknown));
			else return subCommand._parseCommand(operands, unknown);
		});
		return promiseChain;
	}
	/**
	* Invoke help directly if possible, or dispatch if necessary.
	* e.g. help foo
	*
	* @private
	*/
	_dispatchHelpCommand(subcommandName) {
		if (!subcommandName) this.help();
		const subCommand = this._findCommand(subcommandName);
		if (subCommand && !subCommand._executableHandler) subCommand.help();
		return this._dispatchSubcommand(subcommandName, [], [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? "--help"]);
	}
	/**
	* Check this.args against expected this.registeredArguments.
	*
	* @private
	*/
	_checkNumberOfArguments() {
		this.registeredArguments.forEach((arg, i) => {
			if (arg.required && this.args[i] == null) this.missingArgument(arg.name());
		});
		if (this.registeredArguments.length > 0 && this.registeredArguments[this.registeredArguments.length - 1].variadic) return;
		if (this.args.length > this.registeredArguments.length) this._excessArguments(this.args);
	}
	/**
	* Process this.args using this.registeredArguments and save as this.processedArgs!
	*
	* @private
	*/
	_processArguments() {
		const myParseArg = (argument, value, previous) => {
			let parsedValue = value;
			if (value !== null && argument.parseArg) {
				const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
				parsedValue = this._callParseArg(argument, value, previous, invalidValueMessage);
			}
			return parsedValue;
		};
		this._checkNumberOfArguments();
		const processedArgs = [];
		this.registeredArguments.forEach((declaredArg, index) => {
			let value = declaredArg.defaultValue;
			if (declaredArg.variadic) {
				if (index < this.args.length) {
					value = this.args.slice(index);
					if (declaredArg.parseArg) value = value.reduce((processed, v) => {
						return myParseArg(declaredArg, v, processed);
					}, declaredArg.defaultValue);
				} else if (value === void 0) value = [];
			} else if (index < this.args.length) {
				value = this.args[index];
				if (declaredArg.parseArg) value = myParseArg(declaredArg, value, declaredArg.defaultValue);
			}
			processedArgs[index] = value;
		});
		this.processedArgs = processedArgs;
	}
	/**
	* Once we have a promise we chain, but call synchronously until then.
	*
	* @param {(Promise|undefined)} promise
	* @param {Function} fn
	* @return {(Promise|undefined)}
	* @private
	*/
	_chainOrCall(promise, fn) {
		if (promise?.then && typeof promise.then === "function") return promise.then(() => fn());
		return fn();
	}
	/**
	*
	* @param {(Promise|undefined)} promise
	* @param {string} event
	* @return {(Promise|undefined)}
	* @private
	*/
	_chainOrCallHooks(promise, event) {
		let result = promise;
		const hooks = [];
		this._getCommandAndAncestors().reverse().filter((cmd) => cmd._lifeCycleHooks[event] !== void 0).forEach((hookedCommand) => {
			hookedCommand._lifeCycleHooks[event].forEach((callback) => {
				hooks.push({
					hookedCommand,
					callback
				});
			});
		});
		if (event === "postAction") hooks.reverse();
		hooks.forEach((hookDetail) => {
			result = this._chainOrCall(result, () => {
				return hookDetail.callback(hookDetail.hookedCommand, this);
			});
		});
		return result;
	}
	/**
	*
	* @param {(Promise|undefined)} promise
	* @param {Command} subCommand
	* @param {string} event
	* @return {(Promise|undefined)}
	* @private
	*/
	_chainOrCallSubCommandHook(promise, subCommand, event) {
		let result = promise;
		if (this._lifeCycleHooks[event] !== void 0) this._lifeCycleHooks[event].forEach((hook) => {
			result = this._chainOrCall(result, () => {
				return hook(this, subCommand);
			});
		});
		return result;
	}
	/**
	* Process arguments in context of this command.
	* Returns action result, in case it is a promise.
	*
	* @private
	*/
	_parseCommand(operands, unknown) {
		const parsed = this.parseOptions(unknown);
		this._parseOptionsEnv();
		this._parseOptionsImplied();
		operands = operands.concat(parsed.operands);
		unknown = parsed.unknown;
		this.args = operands.concat(unknown);
		if (operands && this._findCommand(operands[0])) return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
		if (this._getHelpCommand() && operands[0] === this._getHelpCommand().name()) return this._dispatchHelpCommand(operands[1]);
		if (this._defaultCommandName) {
			this._outputHelpIfRequested(unknown);
			return this._dispatchSubcommand(this._defaultCommandName, operands, unknown);
		}
		if (this.commands.length && this.args.length === 0 && !this._actionHandler && !this._defaultCommandName) this.help({ error: true });
		this._outputHelpIfRequested(parsed.unknown);
		this._checkForMissingMandatoryOptions();
		this._checkForConflictingOptions();
		const checkForUnknownOptions = () => {
			if (parsed.unknown.length > 0) this.unknownOption(parsed.unknown[0]);
		};
		const commandEvent = `command:${this.name()}`;
		if (this._actionHandler) {
			checkForUnknownOptions();
			this._processArguments();
			let promiseChain;
			promiseChain = this._chainOrCallHooks(promiseChain, "preAction");
			promiseChain = this._chainOrCall(promiseChain, () => this._actionHandler(this.processedArgs));
			if (this.parent) promiseChain = this._chainOrCall(promiseChain, () => {
				this.parent.emit(commandEvent, operands, unknown);
			});
			promiseChain = this._chainOrCallHooks(promiseChain, "postAction");
			return promiseChain;
		}
		if (this.parent?.listenerCount(commandEvent)) {
			checkForUnknownOptions();
			this._processArguments();
			this.parent.emit(commandEvent, operands, unknown);
		} else if (operands.length) {
			if (this._findCommand("*")) return this._dispatchSubcommand("*", operands, unknown);
			if (this.listenerCount("command:*")) this.emit("command:*", operands, unknown);
			else if (this.commands.length) this.unknownCommand();
			else {
				checkForUnknownOptions();
				this._processArguments();
			}
		} else if (this.commands.length) {
			checkForUnknownOptions();
			this.help({ error: true });
		} else {
			checkForUnknownOptions();
			this._processArguments();
		}
	}
	/**
	* Find matching command.
	*
	* @private
	* @return {Command | undefined}
	*/
	_findCommand(name) {
		if (!name) return void 0;
		return this.commands.find((cmd) => cmd._name === name || cmd._aliases.includes(name));
	}
	/**
	* Return an option matching `arg` if any.
	*
	* @param {string} arg
	* @return {Option}
	* @package
	*/
	_findOption(arg) {
		return this.options.find((option) => option.is(arg));
	}
	/**
	* Display an error message if a mandatory option does not have a value.
	* Called after checking for help flags in leaf subcommand.
	*
	* @private
	*/
	_checkForMissingMandatoryOptions() {
		this._getCommandAndAncestors().forEach((cmd) => {
			cmd.options.forEach((anOption) => {
				if (anOption.mandatory && cmd.getOptionValue(anOption.attributeName()) === void 0) cmd.missingMandatoryOptionValue(anOption);
			});
		});
	}
	/**
	* Display an error message if conflicting options are used together in this.
	*
	* @private
	*/
	_checkForConflictingLocalOptions() {
		const definedNonDefaultOptions = this.options.filter((option) => {
			const optionKey = option.attributeName();
			if (this.getOptionValue(optionKey) === void 0) return false;
			return this.getOptionValueSource(optionKey) !== "default";
		});
		definedNonDefaultOptions.filter((option) => option.conflictsWith.length > 0).forEach((option) => {
			const conflictingAndDefined = definedNonDefaultOptions.find((defined) => option.conflictsWith.includes(defined.attributeName()));
			if (conflictingAndDefined) this._conflictingOption(option, conflictingAndDefined);
		});
	}
	/**
	* Display an error message if conflicting options are used together.
	* Called after checking for help flags in leaf subcommand.
	*
	* @private
	*/
	_checkForConflictingOptions() {
		this._getCommandAndAncestors().forEach((cmd) => {
			cmd._checkForConflictingLocalOptions();
		});
	}
	/**
	* Parse options from `argv` removing known options,
	* and return argv split into operands and unknown arguments.
	*
	* Side effects: modifies command by storing options. Does not reset state if called again.
	*
	* Examples:
	*
	*     argv => operands, unknown
	*     --known kkk op => [op], []
	*     op --known kkk => [op], []
	*     sub --unknown uuu op => [sub], [--unknown uuu op]
	*     sub -- --unknown uuu op => [sub --unknown uuu op], []
	*
	* @param {string[]} args
	* @return {{operands: string[], unknown: string[]}}
	*/
	parseOptions(args) {
		const operands = [];
		const unknown = [];
		let dest = operands;
		function maybeOption(arg) {
			return arg.length > 1 && arg[0] === "-";
		}
		const negativeNumberArg = (arg) => {
			if (!/^-(\d+|\d*\.\d+)([eE][+-]?\d+)?$/.test(arg)) return false;
			return !this._getCommandAndAncestors().some((cmd) => cmd.options.map((opt) => opt.short).some((short) => /^-\d$/.test(short)));
		};
		let activeVariadicOption = null;
		let activeGroup = null;
		let i = 0;
		while (i < args.length || activeGroup) {
			const arg = activeGroup ?? args[i++];
			activeGroup = null;
			if (arg === "--") {
				if (dest === unknown) dest.push(arg);
				dest.push(...args.slice(i));
				break;
			}
			if (activeVariadicOption && (!maybeOption(arg) || negativeNumberArg(arg))) {
				this.emit(`option:${activeVariadicOption.name()}`, arg);
				continue;
			}
			activeVariadicOption = null;
			if (maybeOption(arg)) {
				const option = this._findOption(arg);
				if (option) {
					if (option.required) {
						const value = args[i++];
						if (value === void 0) this.optionMissingArgument(option);
						this.emit(`option:${option.name()}`, value);
					} else if (option.optional) {
						let value = null;
						if (i < args.length && (!maybeOption(args[i]) || negativeNumberArg(args[i]))) value = args[i++];
						this.emit(`option:${option.name()}`, value);
					} else this.emit(`option:${option.name()}`);
					activeVariadicOption = option.variadic ? option : null;
					continue;
				}
			}
			if (arg.length > 2 && arg[0] === "-" && arg[1] !== "-") {
				const option = this._findOption(`-${arg[1]}`);
				if (option) {
					if (option.required || option.optional && this._combineFlagAndOptionalValue) this.emit(`option:${option.name()}`, arg.slice(2));
					else {
						this.emit(`option:${option.name()}`);
						activeGroup = `-${arg.slice(2)}`;
					}
					continue;
				}
			}
			if (/^--[^=]+=/.test(arg)) {
				const index = arg.indexOf("=");
				const option = this._findOption(arg.slice(0, index));
				if (option && (option.required || option.optional)) {
					this.emit(`option:${option.name()}`, arg.slice(index + 1));
					continue;
				}
			}
			if (dest === operands && maybeOption(arg) && !(this.commands.length === 0 && negativeNumberArg(arg))) dest = unknown;
			if ((this._enablePositionalOptions || this._passThroughOptions) && operands.length === 0 && unknown.length === 0) {
				if (this._findCommand(arg)) {
					operands.push(arg);
					unknown.push(...args.slice(i));
					break;
				} else if (this._getHelpCommand() && arg === this._getHelpCommand().name()) {
					operands.push(arg, ...args.slice(i));
					break;
				} else if (this._defaultCommandName) {
					unknown.push(arg, ...args.slice(i));
					break;
				}
			}
			if (this._passThroughOptions) {
				dest.push(arg, ...args.slice(i));
				break;
			}
			dest.push(arg);
		}
		return {
			operands,
			unknown
		};
	}
	/**
	* Return an object containing local option values as key-value pairs.
	*
	* @return {object}
	*/
	opts() {
		if (this._storeOptionsAsProperties) {
			const result = {};
			const len = this.options.length;
			for (let i = 0; i < len; i++) {
				const key = this.options[i].attributeName();
				result[key] = key === this._versionOptionName ? this._version : this[key];
			}
			return result;
		}
		return this._optionValues;
	}
	/**
	* Return an object containing merged local and global option values as key-value pairs.
	*
	* @return {object}
	*/
	optsWithGlobals() {
		return this._getCommandAndAncestors().reduce((combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()), {});
	}
	/**
	* Display error message and exit (or call exitOverride).
	*
	* @param {string} message
	* @param {object} [errorOptions]
	* @param {string} [errorOptions.code] - an id string representing the error
	* @param {number} [errorOptions.exitCode] - used with process.exit
	*/
	error(message, errorOptions) {
		this._outputConfiguration.outputError(`${message}\n`, this._outputConfiguration.writeErr);
		if (typeof this._showHelpAfterError === "string") this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
		else if (this._showHelpAfterError) {
			this._outputConfiguration.writeErr("\n");
			this.outputHelp({ error: true });
		}
		const config = errorOptions || {};
		const exitCode = config.exitCode || 1;
		const code = config.code || "commander.error";
		this._exit(exitCode, code, message);
	}
	/**
	* Apply any option related environment variables, if option does
	* not have a value from cli or client code.
	*
	* @private
	*/
	_parseOptionsEnv() {
		this.options.forEach((option) => {
			if (option.envVar && option.envVar in process$1.env) {
				const optionKey = option.attributeName();
				if (this.getOptionValue(optionKey) === void 0 || [
					"default",
					"config",
					"env"
				].includes(this.getOptionValueSource(optionKey))) {
					if (option.required || option.optional) this.emit(`optionEnv:${option.name()}`, process$1.env[option.envVar]);
					else this.emit(`optionEnv:${option.name()}`);
				}
			}
		});
	}
	/**
	* Apply any implied option values, if option is undefined or default value.
	*
	* @private
	*/
	_parseOptionsImplied() {
		const dualHelper = new DualOptions(this.options);
		const hasCustomOptionValue = (optionKey) => {
			return this.getOptionValue(optionKey) !== void 0 && !["default", "implied"].includes(this.getOptionValueSource(optionKey));
		};
		this.options.filter((option) => option.implied !== void 0 && hasCustomOptionValue(option.attributeName()) && dualHelper.valueFromOption(this.getOptionValue(option.attributeName()), option)).forEach((option) => {
			Object.keys(option.implied).filter((impliedKey) => !hasCustomOptionValue(impliedKey)).forEach((impliedKey) => {
				this.setOptionValueWithSource(impliedKey, option.implied[impliedKey], "implied");
			});
		});
	}
	/**
	* Argument `name` is missing.
	*
	* @param {string} name
	* @private
	*/
	missingArgument(name) {
		const message = `error: missing required argument '${name}'`;
		this.error(message, { code: "commander.missingArgument" });
	}
	/**
	* `Option` is missing an argument.
	*
	* @param {Option} option
	* @private
	*/
	optionMissingArgument(option) {
		const message = `error: option '${option.flags}' argument missing`;
		this.error(message, { code: "commander.optionMissingArgument" });
	}
	/**
	* `Option` does not have a value, and is a mandatory option.
	*
	* @param {Option} option
	* @private
	*/
	missingMandatoryOptionValue(option) {
		const message = `error: required option '${option.flags}' not specified`;
		this.error(message, { code: "commander.missingMandatoryOptionValue" });
	}
	/**
	* `Option` conflicts with another option.
	*
	* @param {Option} option
	* @param {Option} conflictingOption
	* @private
	*/
	_conflictingOption(option, conflictingOption) {
		const findBestOptionFromValue = (option) => {
			const optionKey = option.attributeName();
			const optionValue = this.getOptionValue(optionKey);
			const negativeOption = this.options.find((target) => target.negate && optionKey === target.attributeName());
			const positiveOption = this.options.find((target) => !target.negate && optionKey === target.attributeName());
			if (negativeOption && (negativeOption.presetArg === void 0 && optionValue === false || negativeOption.presetArg !== void 0 && optionValue === negativeOption.presetArg)) return negativeOption;
			return positiveOption || option;
		};
		const getErrorMessage = (option) => {
			const bestOption = findBestOptionFromValue(option);
			const optionKey = bestOption.attributeName();
			if (this.getOptionValueSource(optionKey) === "env") return `environment variable '${bestOption.envVar}'`;
			return `option '${bestOption.flags}'`;
		};
		const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
		this.error(message, { code: "commander.conflictingOption" });
	}
	/**
	* Unknown option `flag`.
	*
	* @param {string} flag
	* @private
	*/
	unknownOption(flag) {
		if (this._allowUnknownOption) return;
		let suggestion = "";
		if (flag.startsWith("--") && this._showSuggestionAfterError) {
			let candidateFlags = [];
			let command = this;
			do {
				const moreFlags = command.createHelp().visibleOptions(command).filter((option) => option.long).map((option) => option.long);
				candidateFlags = candidateFlags.concat(moreFlags);
				command = command.parent;
			} while (command && !command._enablePositionalOptions);
			suggestion = suggestSimilar(flag, candidateFlags);
		}
		const message = `error: unknown option '${flag}'${suggestion}`;
		this.error(message, { code: "commander.unknownOption" });
	}
	/**
	* Excess arguments, more than expected.
	*
	* @param {string[]} receivedArgs
	* @private
	*/
	_excessArguments(receivedArgs) {
		if (this._allowExcessArguments) return;
		const expected = this.registeredArguments.length;
		const s = expected === 1 ? "" : "s";
		const received = receivedArgs.length;
		const message = `error: too many arguments${this.parent ? ` for '${this.name()}'` : ""}. Expected ${expected} argument${s} but got ${received}: ${receivedArgs.join(", ")}.`;
		this.error(message, { code: "commander.excessArguments" });
	}
	/**
	* Unknown command.
	*
	* @private
	*/
	unknownCommand() {
		const unknownName = this.args[0];
		let suggestion = "";
		if (this._showSuggestionAfterError) {
			const candidateNames = [];
			this.createHelp().visibleCommands(this).forEach((command) => {
				candidateNames.push(command.name());
				if (command.alias()) candidateNames.push(command.alias());
			});
			suggestion = suggestSimilar(unknownName, candidateNames);
		}
		const message = `error: unknown command '${unknownName}'${suggestion}`;
		this.error(message, { code: "commander.unknownCommand" });
	}
	/**
	* Get or set the program version.
	*
	* This method auto-registers the "-V, --version" option which will print the version number.
	*
	* You can optionally supply the flags and description to override the defaults.
	*
	* @param {string} [str]
	* @param {string} [flags]
	* @param {string} [description]
	* @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
	*/
	version(str, flags, description) {
		if (str === void 0) return this._version;
		this._version = str;
		flags = flags || "-V, --version";
		description = description || "output the version number";
		const versionOption = this.createOption(flags, description);
		this._versionOptionName = versionOption.attributeName();
		this._registerOption(versionOption);
		this.on("option:" + versionOption.name(), () => {
			this._outputConfiguration.writeOut(`${str}\n`);
			this._exit(0, "commander.version", str);
		});
		return this;
	}
	/**
	* Set the description.
	*
	* @param {string} [str]
	* @param {object} [argsDescription]
	* @return {(string|Command)}
	*/
	description(str, argsDescription) {
		if (str === void 0 && argsDescription === void 0) return this._description;
		this._description = str;
		if (argsDescription) this._argsDescription = argsDescription;
		return this;
	}
	/**
	* Set the summary. Used when listed as subcommand of parent.
	*
	* @param {string} [str]
	* @return {(string|Command)}
	*/
	summary(str) {
		if (str === void 0) return this._summary;
		this._summary = str;
		return this;
	}
	/**
	* Set an alias for the command.
	*
	* You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
	*
	* @param {string} [alias]
	* @return {(string|Command)}
	*/
	alias(alias) {
		if (alias === void 0) return this._aliases[0];
		/** @type {Command} */
		let command = this;
		if (this.commands.length !== 0 && this.commands[this.commands.length - 1]._executableHandler) command = this.commands[this.commands.length - 1];
		if (alias === command._name) throw new Error("Command alias can't be the same as its name");
		const matchingCommand = this.parent?._findCommand(alias);
		if (matchingCommand) {
			const existingCmd = [matchingCommand.name()].concat(matchingCommand.aliases()).join("|");
			throw new Error(`cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`);
		}
		command._aliases.push(alias);
		return this;
	}
	/**
	* Set aliases for the command.
	*
	* Only the first alias is shown in the auto-generated help.
	*
	* @param {string[]} [aliases]
	* @return {(string[]|Command)}
	*/
	aliases(aliases) {
		if (aliases === void 0) return this._aliases;
		aliases.forEach((alias) => this.alias(alias));
		return this;
	}
	/**
	* Set / get the command usage `str`.
	*
	* @param {string} [str]
	* @return {(string|Command)}
	*/
	usage(str) {
		if (str === void 0) {
			if (this._usage) return this._usage;
			const args = this.registeredArguments.map((arg) => {
				return humanReadableArgName(arg);
			});
			return [].concat(this.options.length || this._helpOption !== null ? "[options]" : [], this.commands.length ? "[command]" : [], this.registeredArguments.length ? args : []).join(" ");
		}
		this._usage = str;
		return this;
	}
	/**
	* Get or set the name of the command.
	*
	* @param {string} [str]
	* @return {(string|Command)}
	*/
	name(str) {
		if (str === void 0) return this._name;
		this._name = str;
		return this;
	}
	/**
	* Set/get the help group heading for this subcommand in parent command's help.
	*
	* @param {string} [heading]
	* @return {Command | string}
	*/
	helpGroup(heading) {
		if (heading === void 0) return this._helpGroupHeading ?? "";
		this._helpGroupHeading = heading;
		return this;
	}
	/**
	* Set/get the default help group heading for subcommands added to this command.
	* (This does not override a group set directly on the subcommand using .helpGroup().)
	*
	* @example
	* program.commandsGroup('Development Commands:');
	* program.command('watch')...
	* program.command('lint')...
	* ...
	*
	* @param {string} [heading]
	* @returns {Command | string}
	*/
	commandsGroup(heading) {
		if (heading === void 0) return this._defaultCommandGroup ?? "";
		this._defaultCommandGroup = heading;
		return this;
	}
	/**
	* Set/get the default help group heading for options added to this command.
	* (This does not override a group set directly on the option using .helpGroup().)
	*
	* @example
	* program
	*   .optionsGroup('Development Options:')
	*   .option('-d, --debug', 'output extra debugging')
	*   .option('-p, --profile', 'output profiling information')
	*
	* @param {string} [heading]
	* @returns {Command | string}
	*/
	optionsGroup(heading) {
		if (heading === void 0) return this._defaultOptionGroup ?? "";
		this._defaultOptionGroup = heading;
		return this;
	}
	/**
	* @param {Option} option
	* @private
	*/
	_initOptionGroup(option) {
		if (this._defaultOptionGroup && !option.helpGroupHeading) option.helpGroup(this._defaultOptionGroup);
	}
	/**
	* @param {Command} cmd
	* @private
	*/
	_initCommandGroup(cmd) {
		if (this._defaultCommandGroup && !cmd.helpGroup()) cmd.helpGroup(this._defaultCommandGroup);
	}
	/**
	* Set the name of the command from script filename, such as process.argv[1],
	* or import.meta.filename.
	*
	* (Used internally and public although not documented in README.)
	*
	* @example
	* program.nameFromFilename(import.meta.filename);
	*
	* @param {string} filename
	* @return {Command}
	*/
	nameFromFilename(filename) {
		this._name = path.basename(filename, path.extname(filename));
		return this;
	}
	/**
	* Get or set the directory for searching for executable subcommands of this command.
	*
	* @example
	* program.executableDir(import.meta.dirname);
	* // or
	* program.executableDir('subcommands');
	*
	* @param {string} [path]
	* @return {(string|null|Command)}
	*/
	executableDir(path) {
		if (path === void 0) return this._executableDir;
		this._executableDir = path;
		return this;
	}
	/**
	* Return program help documentation.
	*
	* @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
	* @return {string}
	*/
	helpInformation(contextOptions) {
		const helper = this.createHelp();
		const context = this._getOutputContext(contextOptions);
		helper.prepareContext({
			error: context.error,
			helpWidth: context.helpWidth,
			outputHasColors: context.hasColors
		});
		const text = helper.formatHelp(this, helper);
		if (context.hasColors) return text;
		return this._outputConfiguration.stripColor(text);
	}
	/**
	* @typedef HelpContext
	* @type {object}
	* @property {boolean} error
	* @property {number} helpWidth
	* @property {boolean} hasColors
	* @property {function} write - includes stripColor if needed
	*
	* @returns {HelpContext}
	* @private
	*/
	_getOutputContext(contextOptions) {
		contextOptions = contextOptions || {};
		const error = !!contextOptions.error;
		let baseWrite;
		let hasColors;
		let helpWidth;
		if (error) {
			baseWrite = (str) => this._outputConfiguration.writeErr(str);
			hasColors = this._outputConfiguration.getErrHasColors();
			helpWidth = this._outputConfiguration.getErrHelpWidth();
		} else {
			baseWrite = (str) => this._outputConfiguration.writeOut(str);
			hasColors = this._outputConfiguration.getOutHasColors();
			helpWidth = this._outputConfiguration.getOutHelpWidth();
		}
		const write = (str) => {
			if (!hasColors) str = this._outputConfiguration.stripColor(str);
			return baseWrite(str);
		};
		return {
			error,
			write,
			hasColors,
			helpWidth
		};
	}
	/**
	* Output help information for this command.
	*
	* Outputs built-in help, and custom text added using `.addHelpText()`.
	*
	* @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
	*/
	outputHelp(contextOptions) {
		let deprecatedCallback;
		if (typeof contextOptions === "function") {
			deprecatedCallback = contextOptions;
			contextOptions = void 0;
		}
		const outputContext = this._getOutputContext(contextOptions);
		/** @type {HelpTextEventContext} */
		const eventContext = {
			error: outputContext.error,
			write: outputContext.write,
			command: this
		};
		this._getCommandAndAncestors().reverse().forEach((command) => command.emit("beforeAllHelp", eventContext));
		this.emit("beforeHelp", eventContext);
		let helpInformation = this.helpInformation({ error: outputContext.error });
		if (deprecatedCallback) {
			helpInformation = deprecatedCallback(helpInformation);
			if (typeof helpInformation !== "string" && !Buffer.isBuffer(helpInformation)) throw new Error("outputHelp callback must return a string or a Buffer");
		}
		outputContext.write(helpInformation);
		if (this._getHelpOption()?.long) this.emit(this._getHelpOption().long);
		this.emit("afterHelp", eventContext);
		this._getCommandAndAncestors().forEach((command) => command.emit("afterAllHelp", eventContext));
	}
	/**
	* You can pass in flags and a description to customise the built-in help option.
	* Pass in false to disable the built-in help option.
	*
	* @example
	* program.helpOption('-?, --help', 'show help'); // customise
	* program.helpOption(false); // disable
	*
	* @param {(string | boolean)} flags
	* @param {string} [description]
	* @return {Command} `this` command for chaining
	*/
	helpOption(flags, description) {
		if (typeof flags === "boolean") {
			if (flags) {
				if (this._helpOption === null) this._helpOption = void 0;
				if (this._defaultOptionGroup) this._initOptionGroup(this._getHelpOption());
			} else this._helpOption = null;
			return this;
		}
		this._helpOption = this.createOption(flags ?? "-h, --help", description ?? "display help for command");
		if (flags || description) this._initOptionGroup(this._helpOption);
		return this;
	}
	/**
	* Lazy create help option.
	* Returns null if has been disabled with .helpOption(false).
	*
	* @returns {(Option | null)} the help option
	* @package
	*/
	_getHelpOption() {
		if (this._helpOption === void 0) this.helpOption(void 0, void 0);
		return this._helpOption;
	}
	/**
	* Supply your own option to use for the built-in help option.
	* This is an alternative to using helpOption() to customise the flags and description etc.
	*
	* @param {Option} option
	* @return {Command} `this` command for chaining
	*/
	addHelpOption(option) {
		this._helpOption = option;
		this._initOptionGroup(option);
		return this;
	}
	/**
	* Output help information and exit.
	*
	* Outputs built-in help, and custom text added using `.addHelpText()`.
	*
	* @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
	*/
	help(contextOptions) {
		this.outputHelp(contextOptions);
		let exitCode = Number(process$1.exitCode ?? 0);
		if (exitCode === 0 && contextOptions && typeof contextOptions !== "function" && contextOptions.error) exitCode = 1;
		this._exit(exitCode, "commander.help", "(outputHelp)");
	}
	/**
	* // Do a little typing to coordinate emit and listener for the help text events.
	* @typedef HelpTextEventContext
	* @type {object}
	* @property {boolean} error
	* @property {Command} command
	* @property {function} write
	*/
	/**
	* Add additional text to be displayed with the built-in help.
	*
	* Position is 'before' or 'after' to affect just this command,
	* and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
	*
	* @param {string} position - before or after built-in help
	* @param {(string | Function)} text - string to add, or a function returning a string
	* @return {Command} `this` command for chaining
	*/
	addHelpText(position, text) {
		const allowedValues = [
			"beforeAll",
			"before",
			"after",
			"afterAll"
		];
		if (!allowedValues.includes(position)) throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
		const helpEvent = `${position}Help`;
		this.on(helpEvent, (context) => {
			let helpStr;
			if (typeof text === "function") helpStr = text({
				error: context.error,
				command: context.command
			});
			else helpStr = text;
			if (helpStr) context.write(`${helpStr}\n`);
		});
		return this;
	}
	/**
	* Output help information if help flags specified
	*
	* @param {Array} args - array of options to search for help flags
	* @private
	*/
	_outputHelpIfRequested(args) {
		const helpOption = this._getHelpOption();
		if (helpOption && args.find((arg) => helpOption.is(arg))) {
			this.outputHelp();
			this._exit(0, "commander.helpDisplayed", "(outputHelp)");
		}
	}
};
/**
* Scan arguments and increment port number for inspect calls (to avoid conflicts when spawning new command).
*
* @param {string[]} args - array of arguments from node.execArgv
* @returns {string[]}
* @private
*/
function incrementNodeInspectorPort(args) {
	return args.map((arg) => {
		if (!arg.startsWith("--inspect")) return arg;
		let debugOption;
		let debugHost = "127.0.0.1";
		let debugPort = "9229";
		let match;
		if ((match = arg.match(/^(--inspect(-brk|-wait)?)$/)) !== null) debugOption = match[1];
		else if ((match = arg.match(/^(--inspect(-brk|-port|-wait)?)=(\[[^\]]+\]|[^:]+)$/)) !== null) {
			debugOption = match[1];
			if (/^\d+$/.test(match[3])) debugPort = match[3];
			else debugHost = match[3];
		} else if ((match = arg.match(/^(--inspect(-brk|-port|-wait)?)=(\[[^\]]+\]|[^:]+):(\d+)$/)) !== null) {
			debugOption = match[1];
			debugHost = match[3];
			debugPort = match[4];
		}
		if (debugOption && debugPort !== "0") return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
		return arg;
	});
}
/**
* Exported for using from tests, not otherwise used outside this file.
*
* @returns {boolean | undefined}
* @package
*/
function useColor() {
	if (process$1.env.NO_COLOR || process$1.env.FORCE_COLOR === "0" || process$1.env.FORCE_COLOR === "false") return false;
	if (process$1.env.FORCE_COLOR || process$1.env.CLICOLOR_FORCE !== void 0) return true;
}

// node_modules/commander/index.js
const program = new Command();

// src/adapters/files/workspace-writer.ts
/** Writes below a folder and nowhere else; a file is replaced whole, so that a crash leaves the old one. */
async function openWriter(folder) {
	const root = await realpath(folder);
	return {
		write: async (path, text) => {
			const target = await confineNewPath(root, path);
			await mkdir(dirname(target), { recursive: true });
			const draft = `${target}.proviso-${process.pid}.tmp`;
			await writeFile(draft, text);
			await rename(draft, target);
		},
		remove: async (path) => {
			await rm(await confineNewPath(root, path), { force: true });
		}
	};
}

// src/adapters/git/read-user-name.ts
/** The name of the user as git has it for a folder (`user.name`); null where it has none, or there is no git. */
async function readUserName(folder) {
	try {
		const name = (await runGit(folder, ["config", "user.name"])).toString("utf8").trim();
		return name === "" ? null : name;
	} catch {
		return null;
	}
}

// src/commands/common-options.ts
function addCommonOptions(command) {
	return command.option("--workspace <dir>", "the folder that holds the configuration (default: here, or GITHUB_WORKSPACE)").option("--config <file>", "path of the configuration in the workspace", "proviso.yaml").option("--agent <name>", "only this agent").option("--engine <name>", ENGINE_NAMES, "openai").option("--store <file>", "file that remembers answers and trials (default: .proviso/store.db)").option("--json", "print one JSON document and nothing else").option("--quiet", "print no progress").option("--no-color", "print without colour");
}
/** The common options of a command that asks no model and reads no store: those two are taken, and not shown. */
function addPlainOptions(command) {
	addCommonOptions(command);
	for (const option of command.options) if (["--engine", "--store"].includes(option.long ?? "")) option.hidden = true;
	return command;
}
function workspaceOf(flags, io) {
	return resolve(flags.workspace ?? io.env["GITHUB_WORKSPACE"] ?? ".");
}
function logOf(flags, io) {
	const tell = (line) => io.tell(`${line}\n`);
	return {
		info: (line) => flags.quiet ? void 0 : tell(line),
		warn: (line) => tell(`warning: ${line}`)
	};
}
/** The engine that the flags name. Throws ConfigError for a name that is none. */
function engineOf(flags) {
	const engine = parseEngine(flags.engine);
	if (engine === null) throw new ConfigError(`--engine ${flags.engine}: there is no such engine`, `use ${ENGINE_NAMES}`);
	return engine;
}
/** Absolute path of the store. */
function storeOf(flags, io) {
	return resolve(workspaceOf(flags, io), flags.store ?? ".proviso/store.db");
}
/** Ports for a run on these trees. */
function composeFor(flags, io, trees) {
	return composeRun({
		engine: engineOf(flags),
		storeFile: storeOf(flags, io),
		trees,
		env: io.env,
		apiKey: null,
		log: logOf(flags, io)
	});
}
function addSideOptions(command) {
	return command.option("--base <ref>", "what to compare with (default: merge base with the default branch)").option("--head <ref>", "what to look at (default: the workspace as it stands)");
}
async function openSides(flags, io) {
	const { base, head } = flags;
	return await resolveSides({ openFolder }, workspaceOf(flags, io), {
		kind: "refs",
		...base === void 0 ? {} : { base },
		...head === void 0 ? {} : { head }
	});
}
/** A whole number out of a flag. */
function wholeNumber(name, text) {
	const value = Number(text);
	if (text.trim() !== "" && Number.isSafeInteger(value)) return value;
	throw new ConfigError(`${name} ${text}: it must be a whole number`);
}
/** A count that a flag gives. Throws ConfigError for less than `least`. */
function countOf(name, text, least) {
	const value = wholeNumber(name, text);
	if (value >= least) return value;
	throw new ConfigError(`${name} ${text}: it must be ${least} or more`);
}
function overridesOf(flags) {
	const scope = oneOf("--scope", flags.scope, [
		"changed",
		"affected",
		"all"
	]);
	const failOn = oneOf("--fail-on", flags.failOn, [
		"witness",
		"violation",
		"inconclusive",
		"drift",
		"never"
	]);
	return {
		...NO_OVERRIDES,
		suite: {
			...scope === void 0 ? {} : { scope },
			...flags.seed === void 0 ? {} : { seed: wholeNumber("--seed", flags.seed) }
		},
		gate: failOn === void 0 ? {} : { "fail-on": failOn }
	};
}
function oneOf(name, text, values) {
	if (text === void 0) return void 0;
	const found = values.find((value) => value === text);
	if (found !== void 0) return found;
	throw new ConfigError(`${name} ${text}: it must be one of ${values.join(", ")}`);
}

// src/commands/accept.ts
function addAcceptCommand(program, io, done) {
	addPlainOptions(program.command("accept")).description("list a violation as known in specs/<agent>/baseline.yaml").argument("<spec>", "id of the refined spec, as the report names it").requiredOption("--reason <text>", "why it may stand").option("--by <name>", "who accepts it (default: the user.name of git, else the user of this machine)").option("--until <date>", "until when, YYYY-MM-DD (default: for good)").action(async (spec, flags) => done(await accept(spec, flags, io)));
}
async function accept(spec, flags, io) {
	const folder = workspaceOf(flags, io);
	const head = await openFolder(folder);
	const loaded = await loadArtifacts({
		head,
		base: null
	}, {
		configFile: flags.config,
		agent: flags.agent ?? null
	});
	const known = [];
	for (const { agent } of loaded.agents) {
		const { specs } = await readSpecSet(head, agent);
		const ids = specs.flatMap((one) => one.scenarios.map(({ id }) => id));
		known.push(...ids);
		if (!ids.includes(spec)) continue;
		const path = `specs/${agent}/baseline.yaml`;
		const entry = baselineEntrySchema.safeParse({
			spec,
			reason: flags.reason,
			by: await whoAccepts(flags, io),
			...flags.until === void 0 ? {} : { until: flags.until }
		});
		if (!entry.success) throw new ConfigError(entry.error.issues.map((issue) => describeIssue(String(issue.path[0]), flags, issue.message)));
		refusePast(entry.data.until);
		const before = await head.read(path);
		const wasListed = parseBaseline(path, before ?? "").some((one) => one.spec === spec);
		await (await openWriter(folder)).write(path, putBaselineEntry(before, entry.data));
		const said = wasListed ? "was listed; its entry is updated" : "is listed as known";
		io.print(`${path}: ${spec} ${said} (counts once it is on the base branch)\n`);
		return EXIT.green;
	}
	throw new ConfigError(`${spec}: there is no such spec`, hintSpec(spec, known));
}
function describeIssue(flag, { until }, message) {
	if (flag === "until") return `--until ${until}: it must be a day of the form YYYY-MM-DD`;
	return flag === "reason" ? "--reason: say why it may stand" : `--${flag}: ${message}`;
}
async function whoAccepts(flags, io) {
	const isName = (one) => one !== void 0 && one !== null && one.trim() !== "";
	const inGit = isName(flags.by) ? null : await readUserName(workspaceOf(flags, io));
	const name = [
		flags.by,
		inGit,
		io.env["USER"],
		io.env["LOGNAME"],
		io.env["USERNAME"]
	].find(isName);
	if (name) return name;
	throw new ConfigError("--by: say who accepts it: neither git nor this machine has a name for its user");
}
function refusePast(until) {
	const today = new Date(systemClock.now()).toISOString().slice(0, 10);
	if (until !== void 0 && until < today) throw new ConfigError(`--until ${until}: this day is past`);
}
function hintSpec(written, known) {
	const meant = suggestWord(written, known) ?? known.find((id) => id.startsWith(`${written}.`));
	return meant === void 0 ? "the ids of scenarios stand in specs/<agent>/" : `did you mean ${meant}?`;
}

// src/pipeline/checking/map-in-order.ts
/**
* The results of an asynchronous step for each item, in the order of the items; at most `limit` steps are begun before
* their results are taken, so that what is held does not grow with the input.
*/
async function* mapInOrder(items, limit, step) {
	const begun = [];
	try {
		for await (const item of items) {
			begun.push(step(item));
			if (begun.length >= limit) yield* takeFirst(begun);
		}
		while (begun.length > 0) yield* takeFirst(begun);
	} finally {
		await Promise.allSettled(begun);
	}
}
async function* takeFirst(begun) {
	const [first] = begun.splice(0, 1);
	if (first !== void 0) yield await first;
}

// src/pipeline/checking/tally.ts
/** Counts judgments a scenario at a time; holds no trace. */
function createTally(specs) {
	const counts = new Map(specs.map(({ scenario }) => [scenario.id, createCount()]));
	return {
		add: ({ scenario }, trace, judgments) => {
			const count = counts.get(scenario.id);
			if (count !== void 0) for (const judgment of judgments) addJudgment(count, trace, judgment);
		},
		read: () => [...counts].map(([id, { because, ...count }]) => ({
			id,
			triggered: count.satisfied + count.breached + count.attempts,
			satisfied: count.satisfied,
			breached: count.breached,
			undecided: count.undecided,
			undecidedBecause: Object.fromEntries([...because].sort(([, a], [, b]) => b - a)),
			attempts: count.attempts,
			witnesses: count.witnesses
		}))
	};
}
/** Whether the call behind a judgment was rejected by the tool, whatever the clause makes of it. */
function isAttempt({ status, effect }) {
	return effect === "rejected" && (status === "satisfied" || status === "breached");
}
function isBreach(judgment) {
	return judgment.status === "breached" && !isAttempt(judgment);
}
function createCount() {
	return {
		satisfied: 0,
		breached: 0,
		undecided: 0,
		attempts: 0,
		because: /* @__PURE__ */ new Map(),
		witnesses: []
	};
}
function addJudgment(count, trace, judgment) {
	if (isAttempt(judgment)) count.attempts += 1;
	else if (judgment.status === "breached") count.breached += 1;
	else if (judgment.status === "satisfied") count.satisfied += 1;
	if (judgment.status === "undecided") {
		count.undecided += 1;
		count.because.set(judgment.reason, (count.because.get(judgment.reason) ?? 0) + 1);
	}
	if (judgment.status === "breached" || isAttempt(judgment)) count.witnesses.push(toWitness(trace, judgment));
}
/** What was due and not done shows at its decision point, else at the last thing that bears on it, else at the end. */
function toWitness(trace, judgment) {
	const last = trace.events.length === 0 ? null : trace.events.length - 1;
	const event = judgment.at ?? judgment.events.at(-1) ?? last;
	const messageIndex = event === null ? void 0 : trace.events[event]?.messageIndex;
	return {
		trace: trace.id,
		event,
		messageIndex: messageIndex ?? null,
		effect: judgment.effect
	};
}

// src/pipeline/checking/check-traces.ts
/** Conversations that are replayed at the same time: one child works through them, and its answers are not waited for one by one. */
const AT_ONCE = 32;
const SHOWN_DIFFERENCES = 20;
async function checkTraces(deps, { artifacts, specs }, traces) {
	const source = deps.host === null ? null : await openSource(deps.host, artifacts);
	const tally = createTally(specs);
	const shown = /* @__PURE__ */ new Map();
	const problems = [];
	const differences = [];
	const replay = {
		calls: 0,
		equal: 0,
		different: 0
	};
	let count = 0;
	for await (const item of mapInOrder(traces, AT_ONCE, (read) => rebuild$1(source, read))) {
		problems.push(...item.problems);
		if (item.replayed === null) continue;
		count += 1;
		for (const name of [
			"calls",
			"equal",
			"different"
		]) replay[name] += item.replayed.counts[name];
		differences.push(...item.replayed.differences.slice(0, SHOWN_DIFFERENCES - differences.length));
		const prepared = prepareTrace(item.replayed.trace, artifacts);
		for (const refined of specs) {
			const judgments = await judgeSpec(deps.judge, prepared, refined);
			tally.add(refined, item.replayed.trace, judgments);
			noteBreach(shown, prepared, {
				refined,
				judgments
			});
		}
	}
	return {
		traces: count,
		specs: tally.read(),
		replay,
		differences,
		shown: [...shown.values()],
		problems
	};
}
/** Keeps the first breach of each scenario, with its trace. */
function noteBreach(shown, prepared, { refined, judgments }) {
	const breach = shown.has(refined.scenario.id) ? void 0 : judgments.find(isBreach);
	if (breach === void 0) return;
	const witness = buildWitness({
		...prepared,
		refined,
		isTarget: false
	}, breach);
	shown.set(refined.scenario.id, {
		refined,
		trace: prepared.view.trace,
		witness
	});
}
async function openSource(host, artifacts) {
	const { tools } = await host.describe();
	return {
		host,
		has: new Set(tools),
		tools: artifacts.tools
	};
}
/** A trace whose state is recorded, or for which there is no environment, stays as it is. */
async function rebuild$1(source, read) {
	if (read.kind === "problem") return {
		replayed: null,
		problems: [read.problem]
	};
	const { trace } = read;
	const asRead = {
		trace,
		counts: {
			calls: 0,
			equal: 0,
			different: 0
		},
		differences: []
	};
	if (source === null || trace.complete.state) return {
		replayed: asRead,
		problems: []
	};
	try {
		return {
			replayed: await replayCalls(source, trace),
			problems: []
		};
	} catch (error) {
		if (!(error instanceof HostError) || error instanceof EvidenceError) throw error;
		return {
			replayed: asRead,
			problems: [`conversation ${trace.id}: not replayed: ${errorMessage(error)}`]
		};
	}
}
/** Where there is a judge, it reads one clause after the other: each reading is an answer that is paid for. */
async function judgeSpec(deps, prepared, refined) {
	const judgments = monitorPrepared(prepared, {
		refined,
		isTarget: false
	});
	if (deps === null) return judgments;
	const { artifacts, view } = prepared;
	const decided = [];
	for (const open of judgments) {
		const isOpen = open.status === "undecided" && open.by === "judge";
		decided.push(isOpen ? await judgeClause(deps, {
			refined,
			trace: view.trace,
			artifacts,
			open
		}) : open);
	}
	return decided;
}

// src/report/redact-check.ts
const HIDDEN = "***";
/**
* The result without what people said or what the data hold: who did what, with which tool and which arguments, stays;
* words, values and the reasons that name them go. Ids of traces stay, so that a breach can be found again.
*/
function redactCheck(check) {
	return {
		...check,
		specs: check.specs.map((spec) => ({
			...spec,
			undecidedBecause: redactReasons(spec.undecidedBecause)
		})),
		differences: check.differences.map((item) => ({
			...item,
			recorded: redactValue(item.recorded),
			replayed: redactValue(item.replayed)
		})),
		shown: check.shown.map(redactBreach)
	};
}
function redactBreach({ refined, trace, witness }) {
	return {
		refined,
		trace: redactTrace(trace),
		witness: {
			...witness,
			quotes: [],
			reason: redactReason(witness.reason)
		}
	};
}
function redactTrace(trace) {
	return {
		...trace,
		setup: [],
		objects: {},
		requester: null,
		events: trace.events.map(redactEvent)
	};
}
function redactEvent(event) {
	switch (event.kind) {
		case "user":
		case "agent": return {
			...event,
			text: `${HIDDEN} (${event.text.length} characters)`
		};
		case "call": return {
			...event,
			args: redactObject(event.args)
		};
		case "result": return {
			...event,
			result: redactValue(event.result),
			changes: []
		};
		case "error": return {
			...event,
			message: HIDDEN
		};
	}
}
function redactObject(value) {
	return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, redactValue(item)]));
}
/** Names of an object stay where they are few: they are names of fields; a table's keys are not. */
function redactValue(value) {
	if (value === null || typeof value === "boolean") return value;
	return HIDDEN;
}
/** Reasons with the same words fall together. */
function redactReasons(reasons) {
	const counts = /* @__PURE__ */ new Map();
	for (const [reason, times] of Object.entries(reasons)) {
		const kept = redactReason(reason);
		counts.set(kept, (counts.get(kept) ?? 0) + times);
	}
	return Object.fromEntries(counts);
}
/** Reasons name values in quotes, after "given", and as words with a digit (ids, amounts). */
function redactReason(reason) {
	return reason.replace(/\bgiven .*$/s, `given ${HIDDEN}`).replace(/"[^"]*"/g, HIDDEN).replace(/[^\s:,;()]*\d[^\s:,;()]*/g, HIDDEN);
}

// src/report/render-check.ts
const LONGEST_VALUE$1 = 200;
const SHOWN_PROBLEMS = 20;
/** The result of `check` as Markdown: a table of the scenarios, and of each broken one the turns that matter. */
function renderCheck(check, options) {
	return [
		`## ${headline(check)}`,
		printTable([
			"Spec",
			"Triggered",
			"Satisfied",
			"Breached",
			"Attempts",
			"Undecided",
			"Mostly because"
		], check.specs.map(printRow), [
			"l",
			"r",
			"r",
			"r",
			"r",
			"r",
			"l"
		]),
		replayLine(check),
		...options.replayReport ? check.differences.map(printDifference) : [],
		...check.shown.map(printBreach),
		problemLines(check.problems)
	].filter((block) => block !== "").join("\n\n");
}
function headline({ traces, specs }) {
	const broken = specs.filter(({ breached }) => breached > 0).length;
	return `${count$1(traces, "conversation")}, ${count$1(specs.length, "spec")}: ${broken === 0 ? "no spec is broken" : `${broken} broken`}`;
}
function printRow(spec) {
	const [because = ""] = Object.keys(spec.undecidedBecause);
	const counts = [
		spec.triggered,
		spec.satisfied,
		spec.breached,
		spec.attempts,
		spec.undecided
	];
	return [
		codeSpan(spec.id),
		...counts.map(String),
		escapeText(because, LONGEST_VALUE$1)
	];
}
function replayLine({ replay }) {
	if (replay.calls === 0) return "No call was replayed.";
	return `Replayed ${count$1(replay.calls, "call")}: ${replay.equal} equal, ${replay.different} different.`;
}
function printDifference(difference) {
	const place = difference.messageIndex === null ? `event ${difference.event}` : `message ${difference.messageIndex}`;
	const shown = (value) => shorten$2(typeof value === "string" ? value : JSON.stringify(value), LONGEST_VALUE$1);
	return [`${codeSpan(difference.tool)} in ${codeSpan(difference.trace)}, ${place}`, fence(`recorded ${shown(difference.recorded)}\nreplayed ${shown(difference.replayed)}`)].join("\n\n");
}
function printBreach({ refined, trace, witness }) {
	const { spec, scenario } = refined;
	return [
		`### ${codeSpan(scenario.id)} ${escapeText(scenario.title)}`,
		`${escapeText(spec.rule)} (${spec.status}, ${spec.severity})`,
		`${codeSpan(trace.id)}: ${escapeText(witness.reason)} (${witness.symptom}, ${witness.rootCause})`,
		fence(printTranscript(trace, witness, "short"), "text")
	].join("\n\n");
}
function problemLines(problems) {
	if (problems.length === 0) return "";
	const more = problems.length - SHOWN_PROBLEMS;
	return [
		`${count$1(problems.length, "record")} could not be used:`,
		...problems.slice(0, SHOWN_PROBLEMS).map((problem) => `- ${escapeText(problem)}`),
		...more > 0 ? [`- and ${more} more`] : []
	].join("\n");
}

// src/report/render-terminal.ts
/**
* Our Markdown as a terminal shows it: tables aligned, details opened, links as their text. Not a Markdown renderer: it
* knows what the comment and the summary use.
*/
function renderTerminal(markdown, options = {}) {
	const paint = options.color ? (style, text) => styleText(style, text, { validateStream: false }) : (_, text) => text;
	const lines = stripVTControlCharacters(markdown).split("\n");
	const out = [];
	let at = 0;
	while (at < lines.length) {
		const block = readBlock(lines, at);
		out.push(...printBlock(lines.slice(at, at + block.length), block.kind, paint));
		at += block.length;
	}
	return `${out.join("\n").replace(/\n{3,}/g, "\n\n").trim()}\n`;
}
function readBlock(lines, at) {
	const line = lines[at] ?? "";
	const ticks = /^`{3,}/.exec(line)?.[0];
	if (ticks !== void 0) {
		const end = lines.findIndex((other, index) => index > at && other === ticks);
		return {
			kind: "fence",
			length: (end === -1 ? lines.length : end + 1) - at
		};
	}
	if (!line.startsWith("|")) return {
		kind: "line",
		length: 1
	};
	const end = lines.findIndex((other, index) => index > at && !other.startsWith("|"));
	return {
		kind: "table",
		length: (end === -1 ? lines.length : end) - at
	};
}
function printBlock(lines, kind, paint) {
	if (kind === "fence") return printFence(lines, paint);
	if (kind === "table") return printRows(lines, paint);
	return lines.flatMap((line) => printLine(line, paint));
}
function printFence(lines, paint) {
	const isDiff = lines[0]?.endsWith("diff") ?? false;
	return lines.slice(1, -1).map((line) => {
		if (isDiff && line.startsWith("+")) return `    ${paint("green", line)}`;
		if (isDiff && line.startsWith("-")) return `    ${paint("red", line)}`;
		return line.endsWith("◀ here") ? `    ${paint("bold", line)}` : `    ${line}`;
	});
}
function printLine(line, paint) {
	if (/^<!--.*-->$/.test(line) || line === "</details>" || line === "---") return [];
	const summary = /^<details(?: open)?><summary>(.*)<\/summary>$/.exec(line)?.[1];
	if (summary !== void 0) return ["", paint("bold", `▾ ${printInline(summary, paint)}`)];
	const heading = /^(#{1,6}) (.*)$/.exec(line);
	if (heading !== null) return ["", paint("bold", printInline(heading[2] ?? "", paint))];
	const quote = /^> (.*)$/.exec(line);
	if (quote !== null) return [`  │ ${printInline(quote[1] ?? "", paint)}`];
	const item = /^- (.*)$/.exec(line);
	if (item !== null) return [`  • ${printInline(item[1] ?? "", paint)}`];
	return [printInline(line, paint)];
}
/** One table: columns as wide as their widest cell, right-aligned where the delimiter row says so. */
function printRows(lines, paint) {
	const [head = [], delimiters = [], ...rows] = lines.map(splitCells);
	const shown = [head, ...rows].map((row) => row.map((cell) => printInline(inOneLine(cell), paint)));
	const widths = head.map((_, column) => Math.max(...shown.map((row) => textWidth(row[column] ?? ""))));
	const isRight = delimiters.map((cell) => cell.endsWith(":") && !cell.startsWith(":"));
	const printed = shown.map((row) => padRow(row, widths, isRight));
	const rule = widths.map((width) => "─".repeat(width)).join("  ");
	return [
		paint("bold", printed[0] ?? ""),
		rule,
		...printed.slice(1)
	];
}
/** A cell of two lines ends with what names its row: that comes first here. */
function inOneLine(cell) {
	return cell.split("<br>").reverse().join("  ");
}
function padRow(row, widths, isRight) {
	return widths.map((width, column) => {
		const cell = row[column] ?? "";
		const space = " ".repeat(Math.max(0, width - textWidth(cell)));
		return isRight[column] ? space + cell : cell + space;
	}).join("  ").trimEnd();
}
function splitCells(line) {
	return line.replace(/^\|/, "").replace(/(?<!\\)\|\s*$/, "").split(/(?<!\\)\|/).map((cell) => cell.trim());
}
function textWidth(text) {
	return [...stripVTControlCharacters(text)].length;
}
const INLINE = /(?<ticks>`+)(?<code>.*?[^`])\k<ticks>(?!`)|<code>(?<tag>.*?)<\/code>|\*\*(?<bold>.+?)\*\*|\[(?<text>(?:\\.|[^\]\\])*)\]\([^)\s]*\)|\\(?<mark>[!-/:-@[-`{-~])|&(?<entity>amp|lt|gt|dollar);|<\/?(?:sub|b|i)>|(?<![\w\\])_(?<soft>[^_]+)_(?!\w)/g;
const ENTITIES = {
	amp: "&",
	lt: "<",
	gt: ">",
	dollar: "$"
};
function printInline(markdown, paint) {
	return markdown.replace(INLINE, (...match) => {
		const groups = match.at(-1);
		if (groups["code"] !== void 0) return paint("cyan", groups["code"].trim().replaceAll("\\|", "|"));
		if (groups["tag"] !== void 0) return paint("cyan", printInline(groups["tag"], paint));
		if (groups["bold"] !== void 0) return paint("bold", printInline(groups["bold"], paint));
		if (groups["text"] !== void 0) return printInline(groups["text"], paint);
		if (groups["soft"] !== void 0) return printInline(groups["soft"], paint);
		if (groups["mark"] !== void 0) return groups["mark"];
		return ENTITIES[groups["entity"] ?? ""] ?? "";
	});
}

// src/commands/load-one-agent.ts
/** The one agent that a command is about. Throws ConfigError where the configuration has several and none is named. */
async function loadOneAgent(head, flags) {
	const loaded = await loadArtifacts({
		head,
		base: null
	}, {
		configFile: flags.config,
		agent: flags.agent ?? null
	});
	const [agent, ...others] = loaded.agents;
	if (agent !== void 0 && others.length === 0) return {
		agent,
		loaded
	};
	const names = loaded.agents.map((item) => item.agent).join(", ");
	throw new ConfigError("recordings are of one agent", `name it with --agent: ${names}`);
}

// src/commands/check.ts
function addCheckCommand(program, io, done) {
	addCommonOptions(program.command("check")).description("check recorded conversations against every spec; asks no model").requiredOption("--traces <file...>", "recordings; their formats are found by their shapes (docs/traces.md)").option("--spec <id...>", "only these specs or rules").option("--judge", "have the judge model decide what only a reader can").option("--replay-report", "show the first calls whose replayed result differs from the recorded one").option("--redact", "show no words and no values of the conversations").option("--text-beside-calls <what>", "delivered or dropped: whether text beside a call reached the user").action(async (flags) => done(await runCheck(flags, io)));
}
async function runCheck(flags, io) {
	const head = await openFolder(workspaceOf(flags, io));
	const { agent, loaded } = await loadOneAgent(head, flags);
	const specs = selectSpecs(listMonitored((await readSpecSet(head, agent.agent)).specs), flags.spec);
	const { sources } = agent.setup.head;
	const host = canReplay(sources) ? await openHost({
		tree: head,
		sources,
		artifacts: agent.head
	}) : null;
	const judge = flags.judge ? await openJudge(flags, io, loaded) : null;
	const options = {
		rejected: agent.head.rejected,
		textBesideCalls: textOption(flags)
	};
	try {
		const check = await checkTraces({
			host,
			judge
		}, {
			artifacts: agent.head,
			specs
		}, readFiles(flags.traces, options));
		print$1(flags.redact ? redactCheck(check) : check, flags, io);
		if (check.traces === 0) {
			const [why = "it holds no record"] = check.problems;
			io.tell(`proviso: no conversation could be read in ${flags.traces.join(", ")}: ${why}\n`);
			return EXIT.noEvidence;
		}
		return isRed$1(check, specs) ? EXIT.violation : EXIT.green;
	} finally {
		await host?.close();
	}
}
async function openJudge(flags, io, { policy }) {
	const head = await openFolder(workspaceOf(flags, io));
	return {
		reasoner: await composeFor(flags, io, {
			head,
			base: null
		}).openReasoner(policy),
		votes: policy.statistics["judge-votes"]
	};
}
function selectSpecs(all, ids) {
	if (ids === void 0) return all;
	const unknown = ids.filter((id) => !all.some(({ spec, scenario }) => id === spec.id || id === scenario.id));
	if (unknown.length > 0) throw new ConfigError(unknown.map((id) => `--spec ${id}: there is no such spec`), "\"proviso specs export\" lists them");
	return all.filter(({ spec, scenario }) => ids.includes(spec.id) || ids.includes(scenario.id));
}
function textOption({ textBesideCalls }) {
	if (textBesideCalls === void 0) return null;
	if (textBesideCalls === "delivered" || textBesideCalls === "dropped") return textBesideCalls;
	throw new ConfigError(`--text-beside-calls ${textBesideCalls}: it must be delivered or dropped`);
}
/** Where a conversation of several files has no id, its line alone would not say which file it is of. */
async function* readFiles(files, options) {
	const isOne = files.length === 1;
	for (const file of files) {
		const prefix = isOne ? "" : `${basename(file)}:`;
		yield* readTraces({
			file,
			prefix,
			chunks: readChunks(file)
		}, options);
	}
}
function isRed$1(check, specs) {
	const accepted = new Set(specs.filter(({ spec }) => spec.status === "accepted").map(({ scenario }) => scenario.id));
	return check.specs.some(({ id, witnesses }) => accepted.has(id) && witnesses.some(({ effect }) => effect === "executed"));
}
function print$1(check, flags, io) {
	const { traces, specs, replay, problems } = check;
	if (flags.json) {
		for (const problem of problems) io.tell(`proviso: ${problem}\n`);
		io.print(`${JSON.stringify({
			traces,
			specs,
			replay
		}, null, 2)}\n`);
		return;
	}
	const text = redactSecrets(renderCheck(check, { replayReport: flags.replayReport ?? false }), []);
	io.print(renderTerminal(text, { color: flags.color && io.hasColor }));
}

// src/pipeline/measure-stored.ts
/** Coverage of the agent as it stands, by the trials that the store holds of it; runs nothing and asks no model. */
function measureStored(deps, input) {
	const { sides, committed } = input;
	const specs = committed.specs.filter(({ status }) => status !== "rejected").flatMap((spec) => spec.scenarios.map((scenario) => ({
		spec,
		scenario
	})));
	const settings = settingsFor(deps.reasoner, input.policy);
	const trials = readTrials(deps, input, {
		specs,
		settings
	});
	const { models, mutation } = input.policy;
	const targets = listTargetModels(deps, {
		artifacts: sides.head,
		specs,
		settings,
		models: {
			own: models.agent.model,
			others: mutation.models
		},
		hasTrials: trials.length > 0
	});
	return {
		coverage: measureCoverage({
			artifacts: sides.head,
			specs,
			lock: committed.lock,
			trials,
			models: targets
		}),
		trials: trials.length
	};
}
function settingsFor(reasoner, { suite, statistics, models }) {
	const sent = ({ model, parameters }) => ({
		model,
		parameters
	});
	return settingsOf(reasoner, {
		models: {
			user: sent(models.user),
			judge: sent(models.judge)
		},
		statistics: {
			replays: statistics.replays,
			judgeVotes: statistics["judge-votes"]
		},
		limits: TRIAL_LIMITS,
		suite: {
			seed: suite.seed,
			concurrency: suite.concurrency,
			permittedTrials: suite["permitted-trials"]
		}
	});
}
function readTrials({ store }, { sides, policy, committed }, { specs, settings }) {
	const { suite } = policy;
	const most = Math.max(...DESIGN_NAMES.map((name) => maxLaunches(shippedDesign(name))));
	const keys = specs.flatMap((target) => {
		const isPermitted = target.scenario.force === "permitted";
		return (isPermitted ? ["permitted"] : ["test", "sweep"]).flatMap((purpose) => Array.from({ length: isPermitted ? suite["permitted-trials"] : most }, (_, index) => keyOnSide(sides.head, settings, {
			target,
			watched: specs,
			purpose,
			index,
			frozen: committed.frozen ?? null
		})));
	});
	return store.listTrials({
		agent: sides.agent,
		keys
	});
}

// src/commands/coverage.ts
function addCoverageCommand(program, io, done) {
	addCommonOptions(program.command("coverage")).description("show what the stored trials of the agent reached; runs nothing and asks no model").action(async (flags) => done(await showCoverage(flags, io)));
}
async function showCoverage(flags, io) {
	const head = await openFolder(workspaceOf(flags, io));
	const trees = {
		head,
		base: null
	};
	const { agents, policy } = await loadArtifacts(trees, {
		configFile: flags.config,
		agent: flags.agent ?? null
	});
	const store = await composeFor(flags, io, trees).openStore();
	const reasoner = { engine: engineOf(flags).kind };
	const results = [];
	try {
		for (const sides of agents) {
			const committed = await readSpecSet(head, sides.agent);
			results.push({
				agent: sides.agent,
				...measureStored({
					store,
					reasoner
				}, {
					sides,
					policy,
					committed
				})
			});
		}
	} finally {
		store.close();
	}
	const named = Object.fromEntries(results.map(({ agent, ...rest }) => [agent, rest]));
	if (flags.json) io.print(`${JSON.stringify({ agents: named }, null, 2)}\n`);
	else io.print(renderTerminal(results.map(describe$1).join("\n\n"), { color: flags.color && io.hasColor }));
	return EXIT.green;
}
const MEANING = {
	tool: "tools that were called",
	path: "sequences of calls, of those estimated to exist (Chao1)",
	state: "distinct states of bound objects",
	boundary: "bounds of arguments tried at, below and above",
	model: "models that trials ran on, of the agent’s own and `mutation.models`",
	spec: "specs that a trial put to the test",
	source: "passages and parameters that rules cite"
};
function describe$1({ agent, trials, coverage }) {
	const rows = COVERAGE_DIMENSIONS.map((name) => {
		const share = coverage[name];
		if (share === null) return [
			name,
			"",
			"",
			`not configured, or nothing to reach (${MEANING[name]})`
		];
		const of = share.of === null ? String(share.covered) : `${share.covered} of ${Number(share.of.toFixed(1))}`;
		return [
			name,
			percent(share.share),
			of,
			MEANING[name]
		];
	});
	const { aggregate } = coverage;
	const mean = aggregate === null ? "no coverage yet" : `geometric mean of the defined: ${percent(aggregate)}`;
	const table = printTable([
		"Coverage",
		"Share",
		"Reached",
		"What"
	], rows, [
		"l",
		"r",
		"r",
		"l"
	]);
	return `## ${agent}: ${count$1(trials, "stored trial")}, ${mean}\n\n${table}`;
}

// src/adapters/demo/loopback-pages.ts
const DEFAULT_SIZE = 30;
const LARGEST_SIZE = 100;
/** One page of a list as GitHub sends it: at most 100 items, and a Link header that names the pages around it. */
function pageOf(items, url) {
	const size = Math.min(LARGEST_SIZE, Number(url.searchParams.get("per_page") ?? DEFAULT_SIZE));
	const page = Number(url.searchParams.get("page") ?? 1);
	const last = Math.max(1, Math.ceil(items.length / size));
	const to = (target, rel) => {
		const other = new URL(url);
		other.searchParams.set("page", String(target));
		return `<${other.href}>; rel="${rel}"`;
	};
	const links = [
		...page > 1 ? [to(page - 1, "prev")] : [],
		...page < last ? [to(page + 1, "next"), to(last, "last")] : [],
		...page > 1 ? [to(1, "first")] : []
	];
	const headers = links.length === 0 ? {} : { headers: { link: links.join(", ") } };
	return {
		status: 200,
		body: items.slice((page - 1) * size, page * size),
		...headers
	};
}

// src/adapters/demo/loopback-github.ts
/** GitHub takes comments of this many characters. */
const BODY_LIMIT = 65536;
/**
* A small part of GitHub's REST and GraphQL API on the loopback interface: comments of one pull request with pages,
* comparisons, the viewer, commit statuses. It refuses what GitHub refuses: no token, a body that is too long.
*/
async function startLoopbackGitHub(options = {}) {
	const state = {
		comments: (options.comments ?? []).map(({ login, body }, index) => ({
			id: 1e3 + index,
			login,
			body
		})),
		statuses: [],
		requests: [],
		faults: (options.faults ?? []).map((fault) => ({
			fault,
			left: fault.times ?? Number.POSITIVE_INFINITY
		})),
		viewer: options.viewer ?? "github-actions[bot]",
		mergeBase: options.mergeBase ?? "0".repeat(40),
		more: options.answer ?? (() => null),
		onExchange: options.onExchange ?? (() => {}),
		nextId: 5e3
	};
	const server = createServer((request, response) => {
		serve(state, request, response).catch(() => response.destroy());
	});
	await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address();
	return {
		url: `http://127.0.0.1:${port}`,
		comments: () => [...state.comments],
		statuses: () => [...state.statuses],
		requests: () => [...state.requests],
		close: () => new Promise((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		})
	};
}
async function serve(state, request, response) {
	const chunks = [];
	for await (const chunk of request) chunks.push(chunk);
	const origin = `http://${request.headers.host}`;
	const url = new URL(request.url ?? "/", origin);
	const method = request.method ?? "GET";
	state.requests.push(`${method} ${url.pathname}${url.search}`);
	const text = Buffer.concat(chunks).toString("utf8");
	const asked = readRequest();
	const answer = readFault(state, method, url.pathname) ?? authorize(request) ?? await state.more(asked) ?? route(state, asked);
	state.onExchange(asked, answer);
	response.writeHead(answer.status, {
		"content-type": "application/json; charset=utf-8",
		...answer.headers
	});
	const isRaw = answer.body === void 0 || Buffer.isBuffer(answer.body);
	response.end(isRaw ? answer.body : JSON.stringify(answer.body));
	function readRequest() {
		const { headers } = request;
		return {
			method,
			url,
			headers,
			origin,
			body: text === "" ? {} : JSON.parse(text)
		};
	}
}
function readFault(state, method, path) {
	const hit = state.faults.find(({ fault, left }) => left > 0 && fault.method === method && fault.path.test(path));
	if (hit === void 0) return null;
	hit.left -= 1;
	const { status, message, headers = {} } = hit.fault;
	return {
		status,
		body: {
			message,
			documentation_url: "https://docs.github.com/rest"
		},
		headers
	};
}
function authorize(request) {
	return request.headers.authorization === void 0 ? {
		status: 401,
		body: { message: "Bad credentials" }
	} : null;
}
const NOT_FOUND = {
	status: 404,
	body: { message: "Not Found" }
};
function route(state, request) {
	const { method, url } = request;
	const path = url.pathname;
	if (path === "/graphql") return {
		status: 200,
		body: { data: { viewer: { login: state.viewer } } }
	};
	if (/^\/repos\/[^/]+\/[^/]+\/issues\/\d+\/comments$/.test(path)) return method === "POST" ? createComment(state, request) : listComments(state, request);
	const comment = /^\/repos\/[^/]+\/[^/]+\/issues\/comments\/(\d+)$/.exec(path)?.[1];
	if (comment !== void 0) return changeComment(state, request, Number(comment));
	if (/^\/repos\/[^/]+\/[^/]+\/compare\/.+\.\.\..+$/.test(decodeURIComponent(path))) return {
		status: 200,
		body: {
			merge_base_commit: { sha: state.mergeBase },
			files: []
		}
	};
	if (/\/actions\/artifacts$/.test(path)) return {
		status: 200,
		body: {
			total_count: 0,
			artifacts: []
		}
	};
	if (/\/pulls\/\d+\/commits$/.test(path)) return {
		status: 200,
		body: []
	};
	const sha = /^\/repos\/[^/]+\/[^/]+\/statuses\/([0-9a-f]+)$/.exec(path)?.[1];
	if (sha !== void 0 && method === "POST") {
		state.statuses.push({
			sha,
			state: String(request.body["state"]),
			context: String(request.body["context"])
		});
		return {
			status: 201,
			body: {}
		};
	}
	return NOT_FOUND;
}
function listComments(state, { url }) {
	return pageOf(state.comments.map((item) => toJson$1(item, url.origin)), url);
}
function createComment(state, { body, origin }) {
	const text = String(body["body"]);
	if (text.length > BODY_LIMIT) return tooLong();
	const created = {
		id: state.nextId++,
		login: state.viewer,
		body: text
	};
	state.comments.push(created);
	return {
		status: 201,
		body: toJson$1(created, origin)
	};
}
function changeComment(state, { method, body, origin }, id) {
	const found = state.comments.find((comment) => comment.id === id);
	if (found === void 0) return NOT_FOUND;
	if (method === "DELETE") {
		state.comments = state.comments.filter((comment) => comment.id !== id);
		return { status: 204 };
	}
	const text = String(body["body"]);
	if (text.length > BODY_LIMIT) return tooLong();
	const changed = {
		...found,
		body: text
	};
	state.comments = state.comments.map((comment) => comment.id === id ? changed : comment);
	return {
		status: 200,
		body: toJson$1(changed, origin)
	};
}
function tooLong() {
	return {
		status: 422,
		body: {
			message: "Validation Failed",
			errors: [{
				resource: "IssueComment",
				code: "unprocessable",
				field: "data",
				message: `Body is too long (maximum is ${BODY_LIMIT} characters)`
			}]
		}
	};
}
function toJson$1(comment, origin) {
	const { id, login, body } = comment;
	const type = login.endsWith("[bot]") ? "Bot" : "User";
	const at = "2026-05-15T12:00:00Z";
	return {
		id,
		body,
		user: {
			login,
			type
		},
		created_at: at,
		updated_at: at,
		html_url: `${origin}/acme/desk/pull/1#issuecomment-${id}`
	};
}

// src/adapters/demo/run-action.ts
const REPOSITORY = "acme/desk";
/** Runs the bundled action as a runner does: inputs and event by environment, outputs and summary by files, nothing else. */
async function runAction(run) {
	const file = (name) => join$1(run.runnerFolder, name);
	await mkdir(file("temp"), { recursive: true });
	await mkdir(file("home"), { recursive: true });
	await writeFile(file("event.json"), JSON.stringify(run.event.payload));
	await writeFile(file("output.txt"), "");
	await writeFile(file("summary.md"), "");
	const { exitCode, log } = await spawnAction(run, runnerEnvironment(run, file));
	return {
		exitCode,
		outputs: parseOutputs(await readFile(file("output.txt"), "utf8")),
		summaryPath: file("summary.md"),
		log
	};
}
function runnerEnvironment(run, file) {
	const inputs = Object.entries(run.inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
	return {
		PATH: process.env["PATH"] ?? "",
		HOME: file("home"),
		CI: "true",
		GITHUB_ACTIONS: "true",
		GITHUB_EVENT_NAME: run.event.name,
		GITHUB_EVENT_PATH: file("event.json"),
		GITHUB_REPOSITORY: REPOSITORY,
		GITHUB_SHA: run.sha,
		GITHUB_SERVER_URL: "https://github.com",
		GITHUB_API_URL: run.apiUrl,
		GITHUB_GRAPHQL_URL: `${run.apiUrl}/graphql`,
		GITHUB_RUN_ID: "99",
		GITHUB_RUN_NUMBER: String(run.runNumber ?? 1),
		GITHUB_RUN_ATTEMPT: "1",
		GITHUB_WORKFLOW: "proviso",
		GITHUB_WORKSPACE: run.workspace,
		GITHUB_OUTPUT: file("output.txt"),
		GITHUB_STEP_SUMMARY: file("summary.md"),
		RUNNER_TEMP: file("temp"),
		...Object.fromEntries(inputs),
		...run.env
	};
}
async function spawnAction(run, env) {
	return await new Promise((resolve, reject) => {
		const child = spawn(process.execPath, [run.bundle], {
			cwd: run.workspace,
			env,
			stdio: [
				"ignore",
				"pipe",
				"pipe"
			]
		});
		let log = "";
		const { signal } = run;
		const watch = setInterval(() => {
			if (signal === void 0 || !signal.when()) return;
			clearInterval(watch);
			child.kill(signal.name);
		}, 100);
		const take = (text) => {
			log += text;
			run.onOutput?.(text);
		};
		child.stdout.setEncoding("utf8").on("data", take);
		child.stderr.setEncoding("utf8").on("data", take);
		child.on("error", reject);
		child.on("close", (code, by) => {
			clearInterval(watch);
			resolve({
				exitCode: code ?? (by === "SIGKILL" ? 137 : 143),
				log
			});
		});
	});
}
/** The outputs file: `name<<delimiter`, the value's lines, the delimiter. */
function parseOutputs(text) {
	const entries = text.matchAll(/^([\w-]+)<<(\S+)\r?\n([\s\S]*?)\r?\n?\2\r?$/gm);
	return Object.fromEntries(Array.from(entries, ([, name = "", , value = ""]) => [name, value]));
}

// src/adapters/demo/stage-repository.ts
/** No configuration of the machine, and the same commits whenever they are made. */
const GIT_ENV = {
	GIT_CONFIG_NOSYSTEM: "1",
	GIT_CONFIG_GLOBAL: devNull,
	GIT_AUTHOR_NAME: "Ann",
	GIT_AUTHOR_EMAIL: "ann@example.com",
	GIT_AUTHOR_DATE: "2026-05-15T12:00:00Z",
	GIT_COMMITTER_NAME: "Ann",
	GIT_COMMITTER_EMAIL: "ann@example.com",
	GIT_COMMITTER_DATE: "2026-05-15T12:00:00Z"
};
/**
* Makes a repository as `actions/checkout` leaves it for a pull request.
* @param overlay what the pull request changes: new text, or null for a file that it deletes
*/
async function stageRepository(folder, base, overlay) {
	await mkdir(folder, { recursive: true });
	const git = (...args) => gitText(folder, args, { env: GIT_ENV });
	await git("init", "--quiet", "--initial-branch=main");
	await writeFiles$1(folder, base);
	const baseSha = await commitAll(folder, "The base branch");
	await git("checkout", "--quiet", "-b", "change");
	await writeFiles$1(folder, overlay);
	const headSha = await commitAll(folder, "The pull request");
	await git("checkout", "--quiet", "--detach", baseSha);
	await git("merge", "--quiet", "--no-ff", "-m", `Merge ${headSha} into ${baseSha}`, headSha);
	return {
		folder,
		baseSha,
		headSha,
		mergeSha: await git("rev-parse", "HEAD")
	};
}
async function writeFiles$1(folder, files) {
	for (const [path, text] of Object.entries(files)) {
		const file = join$1(folder, path);
		if (text === null) {
			await rm(file);
			continue;
		}
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, text);
	}
}
async function commitAll(folder, message) {
	await runGit(folder, ["add", "--all"], { env: GIT_ENV });
	await runGit(folder, [
		"commit",
		"--quiet",
		"--allow-empty",
		"-m",
		message
	], { env: GIT_ENV });
	return gitText(folder, ["rev-parse", "HEAD"], { env: GIT_ENV });
}

// src/adapters/demo/run-staged-pull-request.ts
/** A pull request on a stage: a temporary repository, GitHub on the loopback interface, and the bundled action itself. */
async function runStagedPullRequest(staged) {
	const folder = await realpath(await mkdtemp(join$1(tmpdir(), "proviso-stage-")));
	if (staged.isKept !== true) removeAtExit(folder);
	const repository = await stageRepository(join$1(folder, "repository"), staged.base, staged.overlay);
	const server = await startLoopbackGitHub({
		mergeBase: repository.baseSha,
		...staged.github
	});
	try {
		const result = await runAction({
			bundle: staged.bundle,
			workspace: repository.folder,
			runnerFolder: join$1(folder, "runner"),
			apiUrl: server.url,
			event: {
				name: "pull_request",
				payload: pullRequestPayload(repository)
			},
			sha: repository.mergeSha,
			inputs: {
				"github-token": "stage-token",
				...staged.inputs
			},
			...staged.env === void 0 ? {} : { env: staged.env },
			...staged.onOutput === void 0 ? {} : { onOutput: staged.onOutput }
		});
		const reportPath = result.outputs["report-json"];
		return {
			...result,
			folder,
			repository,
			comments: server.comments(),
			requests: server.requests(),
			reportPath: reportPath === void 0 || reportPath === "" ? null : reportPath
		};
	} finally {
		await server.close();
	}
}
/** The part of GitHub's payload that says which commits are compared. */
function pullRequestPayload({ baseSha, headSha }) {
	const repo = { full_name: REPOSITORY };
	return {
		action: "synchronize",
		number: 1,
		pull_request: {
			number: 1,
			head: {
				ref: "change",
				sha: headSha,
				repo
			},
			base: {
				ref: "main",
				sha: baseSha,
				repo
			}
		},
		repository: {
			...repo,
			default_branch: "main"
		}
	};
}

// src/commands/demo.ts
/** The agent cancels for anyone, forgets about insurance, and uses a value that the tool no longer takes. */
const STORY = [
	"b",
	"d",
	"q"
];
const SWITCHES = "examples/desk/agent/switches.json";
const DEFECTS = "examples/desk/agent/defects.ts";
const OVERLAY = "examples/desk/pull-request";
/** What a repository with the example agent holds. */
const PARTS = [
	"proviso.yaml",
	"specs",
	"examples/desk/agent",
	"examples/desk/env",
	"examples/desk/prompts",
	"examples/desk/tools"
];
/**
* `proviso demo`: the whole main job on our example agent, offline. A pull request edits prompt, tools and specs of the
* booking desk; planted defects make its agent break rules; the bundled action tests it as on GitHub and comments.
* @returns 0 when the demonstration worked, be the pull request green or red; else the action's own exit code
*/
async function runDemo(deps, options) {
	const root = findPackageRoot();
	const defects = options.defects ?? STORY;
	checkLetters(defects, readFileSync(join$1(root, DEFECTS), "utf8"));
	deps.log(`A pull request on the booking desk (examples/desk), with ${defects.length === 0 ? "no planted defect" : `the planted defects ${defects.join(", ")}`}.\n`);
	return showResult(deps, options, await runStagedPullRequest({
		bundle: join$1(root, "dist/index.js"),
		base: readParts(root),
		overlay: {
			...readFolder(join$1(root, OVERLAY)),
			...switchOn(defects)
		},
		inputs: {
			engine: "offline",
			seed: String(options.seed)
		},
		onOutput: (text) => deps.log(withoutCommands(text)),
		isKept: options.isKept
	}));
}
/** What the action prints, without the lines that only a runner reads. */
function withoutCommands(text) {
	return text.replace(/^::.*\n?/gm, "");
}
async function showResult(deps, options, result) {
	const [comment] = result.comments;
	if (comment === void 0) throw new EvidenceError(`the action wrote no comment (exit code ${result.exitCode}):\n${result.log}`);
	deps.print(renderTerminal(comment.body, { color: options.color }));
	deps.print([
		"",
		`conclusion: ${result.outputs["conclusion"] ?? "unknown"}`,
		`exit code of the action: ${result.exitCode}`,
		...options.isKept ? await listKept(result, comment.body) : [],
		""
	].join("\n"));
	return result.exitCode === EXIT.green || result.exitCode === EXIT.violation ? EXIT.green : result.exitCode;
}
/** Where the files of the run lie; the comment is written beside them. */
async function listKept({ folder, repository, summaryPath, reportPath }, comment) {
	const commentPath = join$1(folder, "comment.md");
	await writeFile(commentPath, comment);
	return [
		`repository: ${repository.folder}`,
		`comment: ${commentPath}`,
		`job summary: ${summaryPath}`,
		`report.json: ${reportPath ?? "none"}`
	];
}
/** The file that switches defects on; the base switches none on. */
function switchOn(defects) {
	return defects.length === 0 ? {} : { [SWITCHES]: `${JSON.stringify({ defects })}\n` };
}
/** @param source where the example lists its defects, by letter */
function checkLetters(defects, source) {
	const known = Array.from(source.matchAll(/^ {2}(\w): \{ name: '/gm), ([, letter = ""]) => letter);
	const strange = defects.filter((letter) => !known.includes(letter));
	if (strange.length > 0) throw new ConfigError(`--defects ${defects.join(",")}: the example has no defect ${strange.map((letter) => `"${letter}"`).join(", ")}`, `name letters of ${known.join(", ")} (${DEFECTS} says what each does), or none`);
}
/** The folder of our own package: source, bundle and installed package all lie below it. */
function findPackageRoot() {
	let folder = dirname(fileURLToPath(import.meta.url));
	while (!isOurPackage(folder)) {
		const parent = dirname(folder);
		if (parent === folder) throw new ConfigError("the package of Proviso was not found around this program");
		folder = parent;
	}
	if (!existsSync(join$1(folder, "dist/index.js"))) throw new ConfigError("dist/index.js is missing", "npm run build");
	if (!existsSync(join$1(folder, SWITCHES))) throw new ConfigError("the example agent (examples/desk) is not part of this installation", "run it from a clone");
	return folder;
}
function isOurPackage(folder) {
	const file = join$1(folder, "package.json");
	return existsSync(file) && /"name":\s*"proviso"/.test(readFileSync(file, "utf8"));
}
function readParts(root) {
	const parts = PARTS.map((part) => {
		const path = join$1(root, part);
		return part.includes(".") ? { [part]: readFileSync(path, "utf8") } : readFolder(path, root);
	});
	return Object.assign({}, { "package.json": "{ \"private\": true, \"type\": \"module\" }\n" }, ...parts);
}
/** Every file below a folder, by its path from `from`. */
function readFolder(folder, from = folder) {
	const entries = readdirSync(folder, {
		recursive: true,
		withFileTypes: true
	}).filter((entry) => entry.isFile()).map((entry) => {
		const path = join$1(entry.parentPath, entry.name);
		return [relative(from, path).split(sep).join("/"), readFileSync(path, "utf8")];
	});
	return Object.fromEntries(entries);
}
function addDemoCommand(program, io, done) {
	program.command("demo").description("the whole main job on our example agent, offline: a pull request, its comment and its gate").option("--defects <letters>", "planted defects to switch on, such as a,c; \"none\" for none").option("--seed <n>", "whole number from which every random choice follows", "0").option("--keep", "keep the repository, the comment, the job summary and report.json, and print where").option("--no-color", "print without colour").action(async (flags) => {
		const defects = flags.defects === void 0 ? null : readLetters(flags.defects);
		const color = flags.color && io.hasColor;
		const isKept = flags.keep === true;
		const options = {
			defects,
			seed: wholeNumber("--seed", flags.seed),
			color,
			isKept
		};
		done(await runDemo({
			print: io.print,
			log: io.tell
		}, options));
	});
}
function readLetters(text) {
	return text === "none" || text === "" ? [] : text.split(",").map((letter) => letter.trim());
}

// src/statistics/search-design.ts
const FIRST_GRID = grid(2, 8, 13);
/** Half widths of the finer grids around the best prices so far. */
const REFINEMENTS = [
	.6,
	.2,
	.06
];
/** @param maxTrials the table may be no longer; the default is what a test of these parameters hardly ever needs */
function searchDesign(wish, maxTrials = longestOf(wish)) {
	const [best] = [1, .65].map((share) => searchWithin(wish, Math.ceil(maxTrials * share))).flatMap((one) => one === null ? [] : [one]).sort((a, b) => a.cost - b.cost);
	if (best === void 0) return null;
	const { pass, fail } = best.bounds;
	const exact = {
		alpha: operatingCharacteristic(best.bounds, wish.p0).fail,
		beta: operatingCharacteristic(best.bounds, wish.p1).pass
	};
	return {
		...wish,
		exact,
		pass: [...pass],
		fail: [...fail]
	};
}
function searchWithin(wish, maxTrials) {
	const lattice = prepareLattice(wish, maxTrials);
	let best = bestOf(wish, lattice, {
		fail: FIRST_GRID,
		pass: FIRST_GRID
	}, null);
	for (const width of REFINEMENTS) {
		if (best === null) return null;
		const around = (price) => grid(price - width, price + width, 9);
		best = bestOf(wish, lattice, {
			fail: around(best.prices.fail),
			pass: around(best.prices.pass)
		}, best);
	}
	return best;
}
/** Room enough: three times the fixed number of trials that a normal approximation asks for, 60 to 400. */
function longestOf({ p0, p1, alpha, beta }) {
	const spread = Math.sqrt(p0 * (1 - p0)) * tailOf(alpha) + Math.sqrt(p1 * (1 - p1)) * tailOf(beta);
	return Math.min(400, Math.max(60, Math.ceil(3 * (spread / (p0 - p1)) ** 2)));
}
/** An upper bound of the normal quantile, good enough to size an array: P(Z > z) <= exp(-z^2/2)/2. */
function tailOf(chance) {
	return Math.sqrt(Math.max(.1, -2 * Math.log(2 * Math.min(.45, chance))));
}
function bestOf(wish, lattice, grids, soFar) {
	let best = soFar;
	for (const fail of grids.fail) for (const pass of grids.pass) {
		const bounds = optimalBounds(lattice, {
			fail,
			pass
		});
		if (operatingCharacteristic(bounds, wish.p0).fail > wish.alpha) continue;
		if (operatingCharacteristic(bounds, wish.p1).pass > wish.beta) continue;
		const cost = expectedTrials(bounds);
		if (best === null || cost < best.cost - 1e-9) best = {
			prices: {
				fail,
				pass
			},
			bounds,
			cost
		};
	}
	return best;
}
function prepareLattice({ p0, p1 }, maxTrials) {
	const rows = (chance) => Array.from({ length: maxTrials + 1 }, (_, n) => Array.from({ length: n + 1 }, (_, v) => chance(n, v)));
	return {
		maxTrials,
		good: rows((n, v) => pathChance(p0, n, v)),
		bad: rows((n, v) => pathChance(p1, n, v)),
		mean: rows((n, v) => SPEC_POPULATION.reduce((sum, [rate, share]) => sum + share * pathChance(rate, n, v), 0))
	};
}
/**
* Backward induction over (n, v): stop as pass, stop as fail, or go on, whichever costs least; the last trial decides.
*/
function optimalBounds({ maxTrials, good, bad, mean }, prices) {
	const [priceFail, pricePass] = [Math.exp(prices.fail), Math.exp(prices.pass)];
	const pass = new Array(maxTrials).fill(-1);
	const fail = new Array(maxTrials).fill(null);
	let later = new Array(maxTrials + 2).fill(Number.POSITIVE_INFINITY);
	for (let n = maxTrials; n >= 1; n--) {
		const [goodRow, badRow, meanRow] = [
			good[n] ?? [],
			bad[n] ?? [],
			mean[n] ?? []
		];
		later = meanRow.map((trial, v) => {
			const asPass = pricePass * (badRow[v] ?? 0);
			const asFail = priceFail * (goodRow[v] ?? 0);
			const goOn = (later[v] ?? 0) + (later[v + 1] ?? 0) + trial;
			const least = Math.min(asPass, asFail, goOn);
			if (asPass === least) pass[n - 1] = v;
			else if (asFail === least) fail[n - 1] ??= v;
			return least;
		});
	}
	return closeAtFirst(pass, fail);
}
function pathChance(passRate, n, v) {
	if (passRate >= 1) return v === 0 ? 1 : 0;
	if (passRate <= 0) return v === n ? 1 : 0;
	return Math.exp((n - v) * Math.log(passRate) + v * Math.log1p(-passRate));
}
/** The table ends where both bounds meet. */
function closeAtFirst(pass, fail) {
	const last = pass.findIndex((bound, i) => fail[i] !== null && (fail[i] ?? 0) <= bound + 1);
	const end = last === -1 ? pass.length : last + 1;
	const bounds = {
		pass: pass.slice(0, end),
		fail: fail.slice(0, end)
	};
	return {
		...bounds,
		fail: bounds.fail.with(end - 1, (bounds.pass[end - 1] ?? -1) + 1)
	};
}
function grid(from, to, points) {
	return Array.from({ length: points }, (_, i) => from + (to - from) * i / (points - 1));
}

// src/commands/design.ts
const RATES = [
	1,
	.99,
	.98,
	.97,
	.95,
	.93,
	.9,
	.88,
	.85,
	.8,
	.7,
	.5,
	.3,
	.1,
	0
];
function addDesignCommand(program, io, done) {
	program.command("design").description("show a sequential test: its table, error rates and expected trials (shipped, or searched for)").option("--p0 <rate>", "pass rate of a good agent", "0.95").option("--p1 <rate>", "pass rate of a bad agent", "0.80").option("--alpha <rate>", "chance of failing a good agent", "0.05").option("--beta <rate>", "chance of passing a bad agent", "0.05").option("--method <name>", "closed (the cheapest closed table) or wald (Wald's test, for comparison)", "closed").option("--json", "print one JSON document").action((flags) => done(showDesign(flags, io)));
}
function showDesign(flags, io) {
	const design = findDesign(flags);
	const points = RATES.map((rate) => ({
		rate,
		...operatingCharacteristic(design, rate)
	}));
	const { p0, p1, alpha, beta, exact, pass, fail } = design;
	if (flags.json) {
		const asn = Object.fromEntries(points.map((point) => [point.rate, point.expectedTrials]));
		const passProbability = Object.fromEntries(points.map((point) => [point.rate, point.pass]));
		io.print(`${JSON.stringify({
			p0,
			p1,
			alpha,
			beta,
			exact,
			nMax: maxTrials(design),
			pass,
			fail,
			asn,
			passProbability
		})}\n`);
		return EXIT.green;
	}
	io.print(`H0: pass rate >= ${p0}, H1: pass rate <= ${p1}; at most ${maxTrials(design)} trials\n`);
	io.print(`exact alpha ${exact.alpha.toFixed(5)}, exact beta ${exact.beta.toFixed(5)}\n`);
	io.print(`pass with at most v violations after n trials (n:v): ${steps(pass)}\n`);
	io.print(`fail with at least v violations after n trials (n:v): ${steps(fail)}\n\n`);
	const rows = points.map(({ rate, pass: passes, fail: fails, expectedTrials }) => [
		String(rate),
		passes.toFixed(4),
		fails.toFixed(4),
		expectedTrials.toFixed(1)
	]);
	io.print(renderTerminal(printTable([
		"pass rate",
		"passes",
		"fails",
		"expected trials"
	], rows, [
		"r",
		"r",
		"r",
		"r"
	])));
	return EXIT.green;
}
/** The shipped table of these parameters, or else the cheapest that the search finds. Throws ConfigError for none. */
function findDesign(flags) {
	const [p0, p1, alpha, beta] = [
		rate("p0", flags),
		rate("p1", flags),
		rate("alpha", flags),
		rate("beta", flags)
	];
	if (p1 >= p0) throw new ConfigError(`--p1 ${flags.p1}: it must be smaller than --p0 ${flags.p0}`);
	const wish = {
		p0,
		p1,
		alpha,
		beta
	};
	if (flags.method === "wald") return waldDesign(wish);
	if (flags.method !== "closed") throw new ConfigError(`--method ${flags.method}: it must be one of closed, wald`);
	const found = DESIGN_NAMES.map(shippedDesign).find((design) => design.p0 === p0 && design.p1 === p1 && design.alpha === alpha && design.beta === beta) ?? searchDesign(wish);
	if (found) return found;
	throw new ConfigError("no table of at most 400 trials keeps these error rates", "set --p0 and --p1 further apart, or --alpha and --beta larger");
}
function rate(name, flags) {
	const value = Number(flags[name]);
	const largest = name === "alpha" || name === "beta" ? .5 : 1;
	if (flags[name].trim() !== "" && value > 0 && value < largest) return value;
	throw new ConfigError(`--${name} ${flags[name]}: it must be a number between 0 and ${largest}`);
}
/** The places at which a bound steps. */
function steps(bounds) {
	return bounds.flatMap((bound, i) => bound !== null && bound >= 0 && bound !== bounds[i - 1] ? [`${i + 1}:${bound}`] : []).join(" ");
}

// src/commands/diff.ts
function addDiffCommand(program, io, done) {
	addSideOptions(addCommonOptions(program.command("diff"))).description("show how the specs of head differ from those of base").option("--gherkin", "show each changed scenario as Gherkin, before and after").option("--patch", "print the patch that commits what was mined here").action(async (flags) => done(await runDiff(flags, io)));
}
async function runDiff(flags, io) {
	const sides = await openSides(flags, io);
	try {
		const loaded = await loadArtifacts(sides, {
			configFile: flags.config,
			agent: flags.agent ?? null
		});
		const reasoner = await composeFor(flags, io, sides).openReasoner(loaded.policy);
		const results = [];
		for (const agent of loaded.agents) {
			const [head, base] = await Promise.all([readSpecSet(sides.head, agent.agent), sides.base === null ? EMPTY_SPEC_SET : readSpecSet(sides.base, agent.formerName ?? agent.agent)]);
			const { mining } = loaded.policy;
			const mined = await mineSpecs({ reasoner }, {
				artifacts: agent.head,
				committed: head,
				former: agent.base,
				...mining
			});
			results.push(await diffSpecs({
				tree: sides.head,
				reasoner
			}, toDiffInput(loaded, agent, {
				head,
				base,
				mined
			})));
		}
		show$1(flags, io, results);
		return EXIT.green;
	} finally {
		await sides.dispose();
	}
}
function toDiffInput({ policy }, agent, sets) {
	return {
		agent: agent.agent,
		head: {
			artifacts: agent.head,
			committed: sets.head,
			mined: sets.mined
		},
		base: {
			artifacts: agent.base,
			committed: sets.base
		},
		suite: policy.suite,
		isFirstRun: agent.isFirstRun,
		departed: agent.departed ?? [],
		ignore: policy.mining.ignore
	};
}
function show$1(flags, io, results) {
	const reports = results.map(({ diff }) => reportDiff(diff));
	const [entries, findings] = [reports.flatMap((one) => one.entries), reports.flatMap((one) => one.findings)];
	if (flags.json) io.print(`${JSON.stringify({
		entries,
		findings
	}, null, 2)}\n`);
	else if (flags.patch) io.print(results.map(({ patch }) => patch).join(""));
	else {
		io.print(describeEntries(entries, flags.gherkin === true));
		for (const { kind, rule, reason } of findings) io.print(`${kind}: ${rule === null ? "" : `${rule}: `}${reason}\n`);
	}
}
function describeEntries(entries, asGherkin) {
	if (entries.length === 0) return "No spec differs.\n";
	if (asGherkin) return entries.map(describeGherkin).join("\n");
	const rows = entries.map(({ class: kind, scenario, rule, before, after }) => {
		return [
			kind,
			scenario ?? rule,
			(after ?? before)?.rule ?? ""
		];
	});
	return renderTerminal(printTable([
		"class",
		"scenario",
		"rule"
	], rows, [
		"l",
		"l",
		"l"
	]));
}
/** Why a scenario is listed though it reads as before. */
const SAME_WORDS = {
	"meaning-touched": "what it rests on, its severity or its status changed, so it is tested again",
	"evidence-moved": "its quotation or the place of it changed"
};
function describeGherkin({ class: kind, rule, before, after }) {
	if (before !== null && after !== null && printGherkin(before) === printGherkin(after)) return `${kind}: ${rule} (says the same; ${SAME_WORDS[kind] ?? "what it says in other fields changed"})\n${printGherkin(after)}\n`;
	const mark = (side, sign) => {
		return side === null ? "" : `${printGherkin(side).replace(/^/gm, `${sign} `)}\n`;
	};
	return `${kind}: ${rule}\n${mark(before, "-")}${mark(after, "+")}`;
}

// src/commands/read-strata.ts
/** Throws ConfigError when the file cannot be read. */
async function readStrata(file, options) {
	const strata = /* @__PURE__ */ new Map();
	const problems = [];
	const keep = (read, stratum) => {
		if (read.kind === "problem") problems.push(read.problem);
		else strata.set(stratum, [...strata.get(stratum) ?? [], read.trace]);
	};
	if (!await namesStrata(file)) {
		for await (const read of readTraces({
			file,
			chunks: readChunks(file)
		}, options)) keep(read, "");
		return {
			strata,
			problems
		};
	}
	for await (const piece of readPieces(readChunks(file))) {
		const where = `${file}:${piece.line}`;
		if (piece.kind === "problem") problems.push(`${where}: ${piece.problem}`);
		else {
			const { stratum, record } = splitStratum(piece.value);
			for (const read of readRecord(record, where, options)) keep(read, stratum ?? "");
		}
	}
	return {
		strata,
		problems
	};
}
async function namesStrata(file) {
	for await (const piece of readPieces(readChunks(file))) if (piece.kind === "value" && splitStratum(piece.value).stratum !== null) return true;
	return false;
}
/** A record without its stratum, which no format knows. */
function splitStratum(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value) || !("stratum" in value)) return {
		stratum: null,
		record: value
	};
	const { stratum, ...record } = value;
	return {
		stratum: typeof stratum === "string" || typeof stratum === "number" ? String(stratum) : null,
		record
	};
}

// src/commands/drift.ts
/** What the user of two files asked for is tested, whatever the number of specs; fewer traces than this show nothing. */
const MIN_TRACES = 10;
const OPTIONS = {
	rejected: { error: true },
	textBesideCalls: null
};
function addDriftCommand(program, io, done) {
	program.command("drift").description("compare the behaviour in two files of recorded conversations; asks no model").requiredOption("--base <file>", "recordings of the agent as it was").requiredOption("--head <file>", "recordings of the agent as it is; a record may name its \"stratum\"").option("--method <name>", `${DRIFT_METHODS.join(", ")}`, "max-t").option("--json", "print one JSON document and nothing else").option("--no-color", "print without colour").action(async (flags) => done(await runDrift(flags, io)));
}
async function runDrift(flags, io) {
	const method = methodOf(flags.method);
	const [base, head] = [await readStrata(flags.base, OPTIONS), await readStrata(flags.head, OPTIONS)];
	for (const problem of [...base.problems, ...head.problems]) io.tell(`proviso: ${problem}\n`);
	for (const [file, { strata }] of [[flags.base, base], [flags.head, head]]) if (strata.size === 0) throw new ConfigError(`${file}: there is no conversation in this file`);
	const strata = pairStrata(base, head);
	const drift = testDrift(strata, {
		method,
		minTraces: MIN_TRACES,
		minStrata: 1
	});
	if (flags.json) io.print(`${JSON.stringify(drift, null, 2)}\n`);
	else io.print(renderTerminal(describeDrift(drift, strata), { color: flags.color && io.hasColor }));
	return EXIT.green;
}
function methodOf(name) {
	const method = DRIFT_METHODS.find((known) => known === name);
	if (method !== void 0) return method;
	throw new ConfigError(`--method ${name}: there is no such test`, `use ${DRIFT_METHODS.join(", ")}`);
}
/** The strata of both files, sorted by name. */
function pairStrata(base, head) {
	return [.../* @__PURE__ */ new Set([...base.strata.keys(), ...head.strata.keys()])].sort().map((stratum) => ({
		stratum,
		base: (base.strata.get(stratum) ?? []).map(profileTrace),
		head: (head.strata.get(stratum) ?? []).map(profileTrace)
	}));
}
function describeDrift(drift, strata) {
	const { p, n, features } = drift;
	if (p === null) return `No drift test: ${escapeText(drift.reason)}.`;
	const over = drift.strata === 1 ? "" : ` over ${count$1(drift.strata, "stratum", "strata")}`;
	const sides = `${n.base} and ${n.head} traces${over}`;
	const found = drift.flagged ? "The behaviour drifted" : "No drift";
	const moved = features.some((feature) => feature.p <= .05);
	return [
		`${found} (${sides}, ${tellP(p)}).`,
		...moved ? [printDriftTable(features)] : [],
		`Beside the test: ${describeCost(strata)}.`
	].join("\n\n");
}
/** Time and tokens are told and never tested: a slow provider is no change of the agent. */
function describeCost(strata) {
	const mean = (side, what) => {
		const all = strata.flatMap((stratum) => stratum[side]);
		return all.reduce((sum, { cost }) => sum + cost[what], 0) / Math.max(1, all.length);
	};
	const seconds = (side) => (mean(side, "durationMs") / 1e3).toFixed(1);
	return `seconds a trace ${seconds("base")} -> ${seconds("head")}, tokens a trace ${mean("base", "tokens").toFixed(0)} -> ${mean("head", "tokens").toFixed(0)}`;
}

// src/artifacts/explain-data-model.ts
/**
* Every fact of a data model with its reason: what the data show, or the data-model file.
* @param overrides name of the data-model file; null when there is none
*/
function explainDataModel({ data, dataModel }, overrides) {
	const inferred = inferDataModel(data);
	const near = listNearReferences(data, dataModel);
	return Object.entries(dataModel.tables).flatMap(([name, table]) => {
		const records = Object.values(data[name] ?? {});
		const observed = observeFields(records);
		const strays = near.filter((one) => one.table === name);
		const known = {
			name,
			table,
			inferred: inferred.tables[name],
			file: overrides,
			strays
		};
		return [...explainKey(known, records.length), ...table.fields.flatMap((field) => explainField(known, field, observed.find((seen) => seen.path === field.path)))];
	});
}
/**
* One line for every field that names a table and whose values are nearly all keys of it, whether or not the data model
* takes it for a foreign key.
*/
function warnOfStrays({ data, dataModel }) {
	const inferred = inferDataModel(data);
	const isTakenBack = ({ table, path, isTaken }) => !isTaken && inferred.tables[table]?.fields.some((field) => field.path === path && field.references !== void 0);
	return listNearReferences(data, dataModel).filter((one) => !isTakenBack(one)).map((one) => one.isTaken ? `${describeNearReference(one)} is none; taken for a foreign key all the same: mend the data` : `${describeNearReference(one)}; not taken for a foreign key: mend the data, or declare it in environment.data-model`);
}
function explainKey({ name, table, inferred, file }, count) {
	if (table.key === void 0) return [];
	const why = table.key === inferred?.key ? `it repeats the key of all ${count} records` : `said by ${file}`;
	return [{
		table: name,
		field: null,
		fact: "key",
		value: table.key,
		why
	}];
}
function explainField(known, field, seen) {
	const before = known.inferred?.fields.find(({ path }) => path === field.path);
	const values = seen?.values.filter((value) => value !== null) ?? [];
	const distinct = new Set(values.map((value) => JSON.stringify(value))).size;
	const places = seen?.places ?? 0;
	const { referencesInto: into } = field;
	const target = into === void 0 ? field.references ?? null : `${into.table}: ${into.path}`;
	const beforeInto = before?.referencesInto;
	const beforeTarget = beforeInto === void 0 ? before?.references ?? null : `${beforeInto.table}: ${beforeInto.path}`;
	const fact = (name, value, inferred, why) => value === void 0 || value === null || value === false ? [] : [{
		table: known.name,
		field: field.path,
		fact: name,
		value,
		why: isSame(value, inferred) ? why : `said by ${known.file}`
	}];
	return [
		...fact("type", field.type, before?.type, whyType(field, values.length)),
		...fact("enum", field.enum, before?.enum, `${values.length} values, ${distinct} distinct, all of them words`),
		...fact("optional", field.optional, before?.optional, `a value in ${values.length} of ${places} places`),
		...fact("references", target, beforeTarget, whyReference(known, field, {
			count: values.length,
			distinct
		})),
		...fact("keys-reference", field.keysReference, before?.keysReference, "all keys of the map are keys there")
	];
}
function whyReference({ strays }, { path }, { count, distinct }) {
	const near = strays.find((one) => one.path === path);
	if (near === void 0) return `all ${count} values (${distinct} distinct) are keys there`;
	return `${near.held} of ${count} values (${distinct} distinct) are keys there; ${near.stray.id} -> ${near.stray.value}`;
}
function whyType({ type }, count) {
	if (type === "null") return "no value but null";
	if (type === "mixed") return `${count} values of several types`;
	return type === "date-time" ? `all ${count} values are moments` : `all ${count} values are of this type`;
}
function isSame(a, b) {
	return JSON.stringify(a) === JSON.stringify(b);
}

// src/commands/env-scaffold.ts
/**
* A first environment module for an agent: one function a tool. Reads of one record and updates of its fields by
* arguments of the same names are written out; what only its author can know refuses until it is written.
*/
function scaffoldModule(artifacts) {
	return [`import type { EnvironmentTool } from 'proviso/environment';\n\n// Each tool is (db, args, ctx) => result; a thrown error is its refusal. Look through every one of them.`, ...artifacts.tools.map((tool) => scaffoldTool(tool, artifacts))].join("\n\n").concat("\n");
}
/** How many of the tools are written out. */
function countWritten(module) {
	return (module.match(/^export const /gm)?.length ?? 0) - (module.match(/is not written yet/g)?.length ?? 0);
}
function scaffoldTool(tool, { dataModel }) {
	const names = Object.keys(propertiesOf$1(tool));
	const [key, ...others] = names.flatMap((argument) => {
		const table = argumentTable(argument, {
			model: dataModel,
			objects: {}
		});
		return table === null ? [] : [{
			argument,
			table
		}];
	});
	const isSafe = names.every((name) => /^[A-Za-z_]\w*$/.test(name));
	const fields = key ? dataModel.tables[key.table]?.fields ?? [] : [];
	const body = key && others.length === 0 && isSafe ? bodyOf(tool, {
		...key,
		fields
	}) : null;
	const text = tool.description.split("\n")[0]?.replaceAll("*/", "* /") ?? "";
	const args = `{ ${names.join(", ")} }`;
	const head = `/** ${text} */\nexport const ${identifierOf(tool.name)}: EnvironmentTool = `;
	if (body !== null) return `${head}(db, ${args}) => {\n${body.map((line) => `  ${line}`).join("\n")}\n};`;
	return `${head}(_db, _args, _ctx) => {\n  // args: { ${names.map((name) => `${name}: ${typeName(propertiesOf$1(tool)[name])}`).join(", ")} }\n  throw new Error('${tool.name} is not written yet');\n};`;
}
/** The lines of a read or an update; null when it is neither. */
function bodyOf(tool, { argument, table, fields }) {
	const rest = Object.keys(propertiesOf$1(tool)).filter((name) => name !== argument);
	const find = [`const record = db[${JSON.stringify(table)}]?.[${argument}];`, `if (!record) throw new Error(\`there is no ${toSnakeCase(table)} record \${${argument}}\`);`];
	if (tool.access === "read") return rest.length === 0 ? [...find, "return record;"] : null;
	const isField = (name) => fields.some(({ path }) => path === name);
	const status = statusAfter(tool.name, fields);
	if (!rest.every(isField) || rest.length === 0 && status === null) return null;
	const sets = rest.map((name) => `if (${name} !== undefined) record.${name} = ${name};`);
	return [
		...find,
		...sets,
		...status === null ? [] : [status],
		"return record;"
	];
}
/** `cancel_order` sets a status that has a value beginning with the tool's verb. */
function statusAfter(tool, fields) {
	const verb = toSnakeCase(tool).split("_")[0] ?? "";
	const value = fields.find(({ path }) => path === "status")?.enum?.find((item) => typeof item === "string" && item.toLowerCase().startsWith(verb));
	return verb === "" || value === void 0 ? null : `record.status = ${JSON.stringify(value)};`;
}
function propertiesOf$1({ parameters }) {
	const { properties } = parameters;
	return isJsonObject(properties) ? properties : {};
}
function typeName(schema) {
	const { type, enum: members } = isJsonObject(schema) ? schema : {};
	if (Array.isArray(members)) return members.map((member) => JSON.stringify(member)).join(" | ");
	if (type === "integer" || type === "number") return "number";
	if (type === "array") return "unknown[]";
	return type === "string" || type === "boolean" ? type : "unknown";
}
/** A tool whose name is no identifier is found under its name by hand. */
function identifierOf(name) {
	return name.replace(/\W/g, "_");
}

// src/commands/env.ts
function addEnvCommand(program, io, done) {
	addPlainOptions(program.command("env")).description("show the data model as seen: tables, fields, enums, foreign keys, and why").option("--scaffold <file>", "write a first environment module there: a stub for each tool, reads and updates filled in").action(async (flags) => done(await (flags.scaffold ? writeScaffold(flags.scaffold, flags, io) : runEnv(flags, io))));
}
async function writeScaffold(file, flags, io) {
	const folder = workspaceOf(flags, io);
	const head = await openFolder(folder);
	if (await head.read(file) !== null) throw new ConfigError(`--scaffold ${file}: the file is there already`, "name a new one");
	const { agent } = await loadOneAgent(withEmpty(head, file), flags);
	const text = scaffoldModule(agent.head);
	await (await openWriter(folder)).write(file, text);
	const [written, tools] = [countWritten(text), agent.head.tools.length];
	if (flags.json) io.print(`${JSON.stringify({
		file,
		tools,
		written
	}, null, 2)}\n`);
	else {
		const rest = `read it${isSameFile(agent.setup.head.sources.environment?.tools, file) ? " and write the rest" : ", write the rest, and name it as environment.tools"}`;
		io.print(`${file}: ${count$1(tools, "tool")}, ${written} filled in; ${rest}\n`);
	}
	return EXIT.green;
}
/** The tree as if the file were there: proviso.yaml may name it before it is written. */
function withEmpty(tree, file) {
	return {
		...tree,
		read: async (path) => isSameFile(path, file) ? "" : await tree.read(path)
	};
}
function isSameFile(path, file) {
	return typeof path === "string" && posix.normalize(path) === posix.normalize(file);
}
async function runEnv(flags, io) {
	const head = await openFolder(workspaceOf(flags, io));
	const loaded = await loadArtifacts({
		head,
		base: null
	}, {
		configFile: flags.config,
		agent: flags.agent ?? null
	});
	for (const note of loaded.notes) logOf(flags, io).warn(note);
	const models = loaded.agents.map(({ agent, head: artifacts, setup }) => {
		const file = setup.head.sources.environment?.dataModel ?? null;
		return {
			agent,
			artifacts,
			facts: explainDataModel(artifacts, file),
			warnings: warnOfStrays(artifacts)
		};
	});
	for (const { agent, warnings } of models) for (const warning of warnings) logOf(flags, io).warn(`${agent}: ${warning}`);
	if (flags.json) {
		const agents = Object.fromEntries(models.map((model) => [model.agent, toJson(model)]));
		io.print(`${JSON.stringify({ agents }, null, 2)}\n`);
	} else for (const model of models) io.print(`${renderModel(model).join("\n")}\n`);
	return EXIT.green;
}
/** The `--json` form of one agent. */
function toJson({ artifacts: { data, dataModel, identity, now }, facts, warnings }) {
	const tables = Object.entries(dataModel.tables).map(([name, table]) => {
		return [name, {
			records: Object.keys(data[name] ?? {}).length,
			key: table.key ?? null,
			fields: table.fields
		}];
	});
	return {
		now,
		identity,
		tables: Object.fromEntries(tables),
		facts,
		warnings
	};
}
function renderModel({ agent, artifacts, facts }) {
	const { data, dataModel, identity, now } = artifacts;
	const tables = Object.keys(dataModel.tables);
	if (tables.length === 0) return [`${agent}: no environment, so no data model`];
	const requester = identity === null ? "nobody (no table of people is pointed to)" : identity.table;
	return [`${agent}: ${count$1(tables.length, "table")}; requester: ${requester}; now: ${now ?? "not set"}`, ...tables.flatMap((table) => [
		"",
		`${table} (${count$1(Object.keys(data[table] ?? {}).length, "record")})`,
		...alignColumns(facts.filter((fact) => fact.table === table).map(rowOf))
	])];
}
const LONGEST_VALUE = 60;
function rowOf({ field, fact, value, why }) {
	const text = Array.isArray(value) ? value.join(" | ") : String(value);
	const shown = text.length > LONGEST_VALUE ? `${text.slice(0, 57)}...` : text;
	return [
		field ?? "(record)",
		fact,
		fact === "optional" ? "yes" : shown,
		why
	];
}
/** Rows with their columns one below the other. */
function alignColumns(rows) {
	const widths = [
		0,
		1,
		2
	].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
	return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd());
}

// src/model/hunt.ts
/** A bug that a hunt found: one entry a refined spec, with the first trial that showed it. */
const foundBugSchema = strictObject({
	scenario: string(),
	rule: string(),
	severity: _enum(SEVERITIES),
	status: _enum(STATUSES),
	/** The baseline names it: a known violation. */
	waived: boolean(),
	/** `default`, a strategy of the library, or `composed`. */
	strategy: string(),
	/** Counts from 1. */
	round: int().min(1),
	/** Key of the trial: `proviso replay` runs it again. */
	trial: string(),
	seed: string(),
	/** The refined spec that the trial was made for, where it showed this one in passing or as another goal. */
	foundIn: string().nullable(),
	/** Goals of a composed case in their order; null for a case with one. */
	goals: array(string()).nullable(),
	witness: witnessSchema,
	/** The same case again on the head: how often it showed the bug; null where that was not tried. */
	replays: strictObject({
		violations: int().min(0),
		n: int().min(0)
	}).nullable()
});
const huntReportSchema = strictObject({
	version: literal(1),
	engine: string(),
	seed: int(),
	agents: record(string(), strictObject({
		/** Refined specs that were tried. */
		specs: int().min(0),
		rounds: array(strictObject({
			round: int().min(1),
			trials: int().min(0),
			/** Found in this round, and not before. */
			bugs: int().min(0)
		})),
		bugs: array(foundBugSchema),
		/** Unique bugs by trials, replays left out: one point where a bug was found, and the end. */
		curve: array(strictObject({
			trials: int().min(0),
			bugs: int().min(0)
		})),
		/** Trials by strategy, and how many showed a violation of the spec that they were made for. */
		strategies: record(string(), strictObject({
			tries: int().min(0),
			violations: int().min(0)
		})),
		/** Cases that were dropped before they ran, by reason. */
		dropped: record(string(), int().min(1)),
		notTested: array(strictObject({
			id: string(),
			reason: string()
		})),
		ran: int().min(0),
		reused: int().min(0),
		/** Why the hunt ended before its last round; null when it did not. */
		endedBy: string().nullable()
	}))
});

// src/strategies/remember-tried.ts
/**
* The bug experience memory out of what was tried, each trial counted once: one record a refined spec and strategy,
* sorted. A trial of a stack counts for each of its strategies. An undecided trial is a try that showed nothing.
* @param about.categoryOf counts for what is no strategy of the library; null for a spec that is no more: then such a
*   try is left out
*/
function rememberTried(tried, about) {
	const records = /* @__PURE__ */ new Map();
	const parts = [...new Map(tried.map((one) => [one.key, one])).values()].flatMap(({ strategy, ...one }) => partsOf(strategy).map((id) => ({
		...one,
		strategy: currentId(id)
	})));
	for (const { scenario, strategy, outcome } of parts) {
		const category = categoryOfStrategy(strategy) ?? about.categoryOf(scenario);
		if (category === null || outcome === "invalid") continue;
		const place = JSON.stringify([scenario, strategy]);
		const before = records.get(place) ?? {
			agent: about.agent,
			scenario,
			category,
			strategy,
			tries: 0,
			violations: 0
		};
		const violations = before.violations + (outcome === "violation" ? 1 : 0);
		records.set(place, {
			...before,
			tries: before.tries + 1,
			violations
		});
	}
	return [...records.values()].sort(compareRecords);
}
function compareRecords(a, b) {
	return compare$1(a.scenario, b.scenario) || compare$1(a.strategy, b.strategy);
}
function compare$1(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}

// src/strategies/sample-beta.ts
/** A draw from Beta(a, b), both above 0: how likely something is, where a successes and b failures are known. */
function sampleBeta(rng, a, b) {
	const [x, y] = [sampleGamma(rng, a), sampleGamma(rng, b)];
	return x + y > 0 ? x / (x + y) : a / (a + b);
}
/** Marsaglia and Tsang (2000); a shape below 1 is drawn one higher and scaled back. */
function sampleGamma(rng, shape) {
	if (shape < 1) return sampleGamma(rng, shape + 1) * positive(rng) ** (1 / shape);
	const d = shape - 1 / 3;
	const c = 1 / Math.sqrt(9 * d);
	for (;;) {
		const x = sampleNormal(rng);
		const v = (1 + c * x) ** 3;
		if (v > 0 && Math.log(positive(rng)) < x ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v;
	}
}
function sampleNormal(rng) {
	return Math.sqrt(-2 * Math.log(positive(rng))) * Math.cos(2 * Math.PI * rng.next());
}
function positive(rng) {
	return 1 - rng.next();
}

// src/strategies/choose-by-memory.ts
/** How likely a bug is where nothing is known. */
const PROMISING = .3;
const UNPROMISING = .1;
/** So many trials is the first guess worth against those of the category, and the category's rate against the spec's own. */
const GUESS_WEIGHT = 2;
const CATEGORY_WEIGHT = 1;
/** A failure of an arm of many cases counts for no less than one in so many. */
const MOST_CASES = 4;
/** Share of choices that are made among what was never tried on the spec. */
const UNTRIED_SHARE = .2;
/** @returns null where there is no arm */
function chooseByMemory(arms, about) {
	const rng = createRng([
		"choose by memory",
		about.scenario,
		about.seed
	]);
	const untried = arms.filter(({ strategy }) => countOwn(strategy, about).tries === 0);
	if (rng.next() < UNTRIED_SHARE && untried.length > 0) return rng.pick(untried).strategy;
	return arms.map((arm) => ({
		strategy: arm.strategy,
		value: drawRate(rng, arm, about)
	})).toSorted((a, b) => b.value - a.value)[0]?.strategy ?? null;
}
/** How likely a bug is: the spec's own trials, shrunk to those of other specs of the category. */
function drawRate(rng, { strategy, isPromising, cases = 1 }, about) {
	const own = countOwn(strategy, about);
	const category = categoryOfStrategy(strategy) ?? about.category;
	const others = sum(recordsOf(strategy, about.memory).filter((record) => record.category === category && record.scenario !== about.scenario));
	const guess = isPromising ? PROMISING : UNPROMISING;
	const rate = (others.violations + GUESS_WEIGHT * guess) / (others.tries + GUESS_WEIGHT);
	const failures = (own.tries - own.violations) / Math.min(MOST_CASES, Math.max(1, cases));
	return sampleBeta(rng, own.violations + CATEGORY_WEIGHT * rate, failures + CATEGORY_WEIGHT * (1 - rate));
}
function countOwn(strategy, { memory, scenario }) {
	return sum(recordsOf(strategy, memory).filter((record) => record.scenario === scenario));
}
/** One memory is asked for every arm of every spec. */
const indexes = /* @__PURE__ */ new WeakMap();
function recordsOf(strategy, memory) {
	const index = indexes.get(memory) ?? Map.groupBy(memory, (record) => record.strategy);
	indexes.set(memory, index);
	return index.get(strategy) ?? [];
}
function sum(records) {
	return {
		tries: records.reduce((total, { tries }) => total + tries, 0),
		violations: records.reduce((total, { violations }) => total + violations, 0)
	};
}

// src/pipeline/hunting/compose-drivers.ts
/** Chains whose goals can be told apart by their tools alone may be about the same records, so often. */
const SHARED_OBJECTS = .5;
/**
* Establishes the Given of every goal in one world, for one requester: goal by goal, each on what the ones before
* changed. In the end each Given must still hold with its records as they are; else the chain is refused.
*/
function composeDrivers(goals, artifacts, seed) {
	const isShared = goals.every((goal) => !isBoundByCalls(goal, artifacts)) && createRng(["shared objects", seed]).next() < SHARED_OBJECTS;
	const built = (isShared ? buildInTurn(goals, artifacts, {
		seed,
		isShared
	}) : null) ?? null;
	const drivers = built === null || "failure" in built ? buildInTurn(goals, artifacts, {
		seed,
		isShared: false
	}) : built;
	if ("failure" in drivers) return drivers;
	const setup = joinSetups(drivers, artifacts.data);
	const world = {
		...artifacts,
		data: withChanges(artifacts.data, setup)
	};
	const broken = goals.findIndex((refined, at) => !stillHolds(refined, world, {
		driver: drivers[at],
		seed
	}));
	if (broken >= 0) return contradiction(`what another goal needs undoes the Given of ${goals[broken]?.scenario.id}`);
	return join(drivers, {
		setup,
		data: world.data
	});
}
function contradiction(detail) {
	return { failure: {
		reason: "contradiction",
		detail
	} };
}
function buildInTurn(goals, artifacts, { seed, isShared }) {
	const drivers = [];
	let { data } = artifacts;
	for (const [at, refined] of goals.entries()) {
		const [first] = drivers;
		const known = drivers.flatMap(({ objects }) => Object.values(objects));
		const objects = isShared ? sameTables(refined, known) : {};
		const held = first && {
			requester: first.requester,
			objects,
			avoided: isShared ? [] : others(known, first)
		};
		const about = {
			refined,
			artifacts: {
				...artifacts,
				data
			},
			seed: `${seed} ${at}`
		};
		const built = buildDriver({
			...about,
			...held && { held }
		});
		if ("failure" in built) return built;
		drivers.push(built.driver);
		data = withChanges(data, built.driver.setup);
	}
	return drivers;
}
/** The requester may be an object of every goal. */
function others(known, { requester }) {
	return known.filter(({ table, id }) => table !== requester?.table || id !== requester.id);
}
/** Names whose table another goal has a record of already take that record. */
function sameTables({ scenario }, known) {
	const taken = /* @__PURE__ */ new Set();
	return Object.fromEntries(Object.entries(scenario.objects).flatMap(([name, table]) => {
		const ref = known.find((other) => other.table === table && !taken.has(other));
		if (ref !== void 0) taken.add(ref);
		return ref === void 0 ? [] : [[name, ref]];
	}));
}
function stillHolds(refined, artifacts, { driver, seed }) {
	if (driver === void 0) return false;
	const held = {
		requester: driver.requester,
		objects: driver.objects,
		avoided: []
	};
	const again = buildDriver({
		refined,
		artifacts,
		seed,
		held
	});
	return "driver" in again && again.driver.setup.length === 0;
}
function joinSetups(drivers, data) {
	const last = /* @__PURE__ */ new Map();
	for (const change of drivers.flatMap(({ setup }) => setup)) last.set(JSON.stringify([change.table, change.id]), change);
	return [...last.values()].map((change) => ({
		...change,
		before: data[change.table]?.[change.id] ?? null
	}));
}
function withChanges(data, changes) {
	const tables = {};
	for (const { table, id, after } of changes) {
		const records = tables[table] ?? { ...data[table] };
		tables[table] = records;
		if (after === null) delete records[id];
		else records[id] = after;
	}
	return changes.length === 0 ? data : {
		...data,
		...tables
	};
}
function join(drivers, { setup, data }) {
	const [first, ...rest] = drivers;
	if (first === void 0) throw new Error("a chain without goals");
	const { requester } = first;
	const profile = (requester && data[requester.table]?.[requester.id]) ?? first.brief.profile;
	const goalOf = ({ brief }) => ({
		objects: brief.objects.map(({ name, ref, record }) => ({
			name,
			ref,
			record: record === null ? null : data[ref.table]?.[ref.id] ?? record
		})),
		request: brief.request,
		tool: brief.tool,
		facts: brief.facts,
		says: brief.says
	});
	const brief = {
		...first.brief,
		...goalOf(first),
		profile,
		then: rest.map(goalOf)
	};
	return {
		driver: {
			...first,
			setup,
			brief
		},
		objects: drivers.map(({ objects }) => objects)
	};
}

// src/pipeline/hunting/build-composed.ts
/**
* The case of a chain of goals. The same input gives the same case.
* @param goals each as it is judged (`target`) and as its case is built (`placed`: in a setting, where it has no own)
*/
function buildComposed(goals, about) {
	const { artifacts, seed, own } = about;
	const built = composeDrivers(goals.map(({ placed }) => placed), artifacts, seed);
	if ("failure" in built) return built.failure;
	const { driver, objects } = built;
	const ids = goals.map(({ target }) => target.scenario.id);
	return {
		testCase: {
			id: hashValue([
				COMPOSED,
				ids,
				[...objects],
				driver.requester,
				[...driver.setup]
			]),
			scenario: own,
			driver,
			strategy: COMPOSED,
			seed
		},
		chain: goals.map(({ target }, at) => ({
			target,
			objects: objects[at] ?? {}
		}))
	};
}

// src/pipeline/hunting/plan-hunted.ts
/** Plans the trial of a spec in a round (from 0) with one strategy; why there is none, where no such case can be built. */
function planHunted(state, target, way) {
	return way.strategy === "composed" ? planComposed(state, target, way.round) : planSingle(state, target, way);
}
function planSingle(state, target, { strategy, round }) {
	const { context, input } = state;
	const { watched, artifacts, suite } = input.test;
	const seed = trialSeed(target.scenario.id, "hunt", [round, suite.seed]);
	const refined = placeInSetting(target, {
		watched,
		seed
	});
	const { engine } = context.settings;
	const built = buildCase({
		refined,
		artifacts: artifacts.head,
		seed,
		engine
	}, [strategy]);
	if ("reason" in built) return { dropped: `${built.reason.replaceAll("-", " ")}: ${built.detail}` };
	const address = {
		target,
		mix: partsOf(strategy).map(shareOf),
		purpose: "hunt",
		index: round,
		replayOf: null
	};
	const settings = digestSettings(target, watched);
	return {
		...baseOf(state, target, round),
		key: trialKey(artifacts.head, context.settings, {
			...address,
			settings
		}),
		testCase: built,
		collateral: listCollateral(watched, target)
	};
}
function planComposed(state, target, round) {
	const { context, input } = state;
	const { watched, artifacts, suite } = input.test;
	const seed = trialSeed(target.scenario.id, "hunt", [round, suite.seed]);
	const placed = placeInSetting(target, {
		watched,
		seed
	});
	const goals = composeChain(placed, listGoals(watched), {
		artifacts: artifacts.head,
		seed
	});
	if (goals === null) return { dropped: "nothing can be chained with the spec" };
	const named = goals.map((goal) => ({
		placed: goal,
		target: goal === placed ? target : goal
	}));
	const built = buildComposed(named, {
		artifacts: artifacts.head,
		seed,
		own: target.scenario.id
	});
	if ("reason" in built) return { dropped: `${built.reason.replaceAll("-", " ")}: ${built.detail}` };
	const replayOf = ["chain", hashValue(named.map(({ target: goal }) => [goal.spec.rule, goal.scenario]))];
	const address = {
		target,
		mix: [shareOf(COMPOSED)],
		purpose: "hunt",
		index: round,
		replayOf
	};
	const settings = digestSettings(target, watched);
	return {
		...baseOf(state, target, round),
		key: trialKey(artifacts.head, context.settings, {
			...address,
			settings
		}),
		testCase: built.testCase,
		chain: built.chain,
		collateral: listToldApart(watched, {
			state,
			chain: built.chain.map((goal) => goal.target)
		})
	};
}
function baseOf({ id, input }, target, round) {
	return {
		side: "head",
		artifacts: input.test.artifacts.head,
		purpose: "hunt",
		index: round,
		scenario: target.scenario.id,
		target,
		seenInPassing: null,
		hunt: id
	};
}
/** Goals beside the spec's own: of rules that people wrote, which have a request of their own. */
function listGoals(watched) {
	return watched.filter(({ spec }) => spec.source !== "schema" && spec.status !== "rejected");
}
/**
* What may be seen in passing where there are several goals: only what each call shows by itself, for what the user said
* for one goal would count for the other.
*/
function listToldApart(watched, { state, chain }) {
	const { head } = state.input.test.artifacts;
	const ids = new Set(chain.map(({ scenario }) => scenario.id));
	const isTold = (refined) => isAboutEveryCall(refined) || isBoundByCalls(refined, head) && refined.scenario.given.every(({ kind }) => kind !== "user");
	return [...new Map(chain.flatMap((goal) => listCollateral(watched, goal)).map((one) => [one.scenario.id, one])).values()].filter((refined) => !ids.has(refined.scenario.id) && isTold(refined));
}
/** What of a strategy the content address holds. */
function shareOf(id) {
	const { instructions, moves = null, variants } = findStrategy(id) ?? { instructions: "" };
	return {
		strategy: id,
		share: 1,
		instructions,
		...moves && {
			moves,
			...variants && { variants }
		}
	};
}
/** The case of a trial that found something, again with other seeds of the conversation. */
function planReplays(state, planned, times) {
	const { context, input } = state;
	const { target, artifacts, testCase } = planned;
	return Array.from({ length: times }, (_, index) => {
		const replayOf = ["hunted", planned.key];
		const mix = partsOf(testCase.strategy).map(shareOf);
		const address = {
			target,
			mix,
			purpose: "replay",
			index,
			replayOf,
			settings: null
		};
		const seed = trialSeed(target.scenario.id, "replay", [index, input.test.suite.seed]);
		return {
			...planned,
			key: trialKey(artifacts, context.settings, address),
			purpose: "replay",
			index,
			testCase: {
				...testCase,
				seed
			}
		};
	});
}

// src/pipeline/hunting/stack-on.ts
/** From this round on (from 0) strategies are stacked: those before try the spec as written and with one strategy. */
const FIRST_STACKED = 2;
/** So many strategies are stacked, where so many fit. */
const STACKED = 4;
const companions = /* @__PURE__ */ new WeakMap();
/**
* The name of the way to try a spec: the strategy alone, or in later rounds with others beside it, each chosen like the
* first among what can stand with those before. What each alone did not show may show together, and one trial tries more.
*/
function stackOn(state, target, about) {
	const first = findStrategy(about.strategy);
	if (about.round < FIRST_STACKED || first === null) return about.strategy;
	const stack = [first];
	while (stack.length < STACKED) {
		const open = listFor(state, target).filter((one) => stack.every((other) => canStack(one, other)));
		if (open.length === 0) break;
		const chosen = findStrategy(about.choose(open.map(({ id }) => ({
			strategy: id,
			isPromising: true
		}))));
		if (chosen === null) break;
		stack.push(chosen);
	}
	return nameStack(stack.map(({ id }) => id));
}
function listFor(state, target) {
	const known = companions.get(state) ?? /* @__PURE__ */ new Map();
	companions.set(state, known);
	const found = known.get(target.scenario.id);
	if (found !== void 0) return found;
	const { watched, artifacts } = state.input.test;
	const { engine } = state.context.settings;
	const strategies = listFitting(target, {
		artifacts: artifacts.head,
		watched,
		engine
	}, listCompanions).map(({ strategy }) => strategy);
	known.set(target.scenario.id, strategies);
	return strategies;
}

// src/pipeline/hunting/choose-way.ts
const arms = /* @__PURE__ */ new WeakMap();
/** The ways in which a spec can be tried, the default one left out. */
function listArms(state, target) {
	const known = arms.get(state) ?? /* @__PURE__ */ new Map();
	arms.set(state, known);
	const found = known.get(target.scenario.id);
	if (found !== void 0) return found;
	const { watched, artifacts } = state.input.test;
	const { head } = artifacts;
	const { engine } = state.context.settings;
	const fitting = listFitting(target, {
		artifacts: head,
		watched,
		engine
	}).map(({ strategy, isVisible, isPrevented }) => ({
		strategy: strategy.id,
		isPromising: isVisible && !isPrevented
	}));
	const placed = placeInSetting(target, {
		watched,
		seed: "partners"
	});
	const partners = state.input.isComposing === false ? [] : listPartners(placed, listGoals(watched), head);
	const composed = {
		strategy: COMPOSED,
		isPromising: true,
		cases: partners.length
	};
	const all = partners.length > 0 ? [...fitting, composed] : fitting;
	known.set(target.scenario.id, all);
	return all;
}
/**
* The next trial of a spec: in the first round as written; after that perturbed, as the memory bids. A way whose case
* cannot be built is counted as dropped, and the next one is chosen.
* @returns null where no way is left
*/
function planNext(state, target, { round, memory }) {
	if (round === 0 || state.input.choice === "default") return planPlain(state, target, round);
	let open = listArms(state, target);
	while (open.length > 0) {
		const strategy = choose(state, target, {
			round,
			memory,
			open
		});
		const stacked = stackOn(state, target, {
			round,
			strategy,
			choose: (from) => choose(state, target, {
				round,
				memory,
				open: from
			})
		});
		for (const way of /* @__PURE__ */ new Set([stacked, strategy])) {
			const planned = planHunted(state, target, {
				strategy: way,
				round
			});
			if ("key" in planned) return planned;
			count(state.dropped, planned.dropped);
		}
		open = open.filter((arm) => arm.strategy !== strategy);
	}
	return null;
}
function planPlain(state, target, round) {
	const planned = planHunted(state, target, {
		strategy: DEFAULT_STRATEGY,
		round
	});
	return "key" in planned ? planned : null;
}
function choose({ input }, { spec, scenario }, about) {
	const { round, memory, open } = about;
	const seed = JSON.stringify([
		input.test.suite.seed,
		round,
		open.length
	]);
	if (input.choice === "random") return createRng([
		"random way",
		scenario.id,
		seed
	]).pick(open).strategy;
	const { category } = spec;
	return chooseByMemory(open, {
		scenario: scenario.id,
		category,
		memory,
		seed
	}) ?? "default";
}
function count(counts, reason) {
	counts.set(reason, (counts.get(reason) ?? 0) + 1);
}

// src/pipeline/hunting/hunt-run.ts
/** A violation of a refined spec that a trial showed: its own, of another goal, or in passing. */
function showsOf({ trial }) {
	const goals = (trial.chain ?? []).flatMap(({ outcome, witness }) => outcome === "violation" && witness ? [witness] : []);
	return [
		...trial.chain === void 0 && trial.outcome === "violation" && trial.witness ? [trial.witness] : [],
		...goals,
		...trial.collateral
	];
}

// src/pipeline/hunting/collect-bugs.ts
/** The bugs of a round that were not known before: of each refined spec the first, its own trials before others'. */
function collectBugs(ran, about) {
	const byId = new Map(about.watched.map((refined) => [refined.scenario.id, refined]));
	const shown = ran.flatMap((one) => showsOf(one).map((witness) => ({
		...one,
		witness
	})));
	const isOwn = ({ trial, witness }) => trial.scenario === witness.scenario;
	const found = /* @__PURE__ */ new Map();
	for (const one of [...shown.filter(isOwn), ...shown.filter((other) => !isOwn(other))]) {
		const refined = byId.get(one.witness.scenario) ?? one.planned.target;
		const { id } = refined.scenario;
		if (id !== one.witness.scenario || about.known.has(id) || found.has(id)) continue;
		found.set(id, {
			...one,
			refined,
			round: about.round
		});
	}
	return [...found.values()];
}
/** @param now milliseconds: a waiver ends on its day */
function toBug({ refined, trial, witness, round }, replays, baseline, now) {
	const { spec, scenario } = refined;
	const again = replays.get(scenario.id)?.filter(({ outcome }) => outcome !== "invalid") ?? [];
	const violations = again.filter((one) => showsOf({ trial: one }).some(({ scenario: id }) => id === scenario.id)).length;
	return {
		scenario: scenario.id,
		rule: spec.rule,
		severity: spec.severity,
		status: spec.status,
		waived: isWaived(refined, baseline, new Date(now).toISOString().slice(0, 10)),
		strategy: trial.strategy,
		round: round + 1,
		trial: trial.key,
		seed: trial.seed,
		foundIn: trial.scenario === scenario.id ? null : trial.scenario,
		goals: trial.chain?.map((goal) => goal.scenario) ?? null,
		witness,
		replays: again.length === 0 ? null : {
			violations,
			n: again.length
		}
	};
}

// src/pipeline/hunting/run-batch.ts
/**
* Runs trials, some at a time, and takes those that the store has.
* @returns the trials in the order in which they were planned, null where something kept one from running; and why
*/
async function runBatch(planned, runner, concurrency) {
	const trials = planned.map((one) => runner.takeStored(one));
	const open = planned.flatMap((_, at) => trials[at] === null ? [at] : []);
	let obstacle = null;
	const work = async () => {
		for (let at = open.shift(); at !== void 0; at = open.shift()) {
			obstacle ??= runner.obstacle()?.reason ?? null;
			const one = planned[at];
			if (obstacle !== null || one === void 0) return;
			trials[at] = await runner.execute(one);
		}
	};
	await Promise.all(Array.from({ length: Math.max(1, concurrency) }, work));
	return {
		trials,
		obstacle
	};
}

// src/pipeline/hunting/summarise.ts
/** What a hunt came to, out of its trials (round by round, in the order of the specs) and what they found. */
function summarise$1(about) {
	const { rounds, bugs, specs, ran, reused, dropped, notTested, endedBy } = about;
	return {
		specs,
		rounds: rounds.map((trials, at) => ({
			round: at + 1,
			trials: trials.length,
			bugs: bugs.filter(({ round }) => round === at + 1).length
		})),
		bugs: [...bugs],
		curve: drawCurve(rounds.flat(), bugs),
		strategies: countStrategies(rounds.flat()),
		dropped: countDropped(rounds.flat(), dropped),
		notTested: [...notTested],
		ran,
		reused,
		endedBy
	};
}
function drawCurve(trials, bugs) {
	const points = [];
	let found = 0;
	for (const [at, { key }] of trials.entries()) {
		const here = bugs.filter(({ trial }) => trial === key).length;
		found += here;
		if (here > 0) points.push({
			trials: at + 1,
			bugs: found
		});
	}
	return points.at(-1)?.trials === trials.length ? points : [...points, {
		trials: trials.length,
		bugs: found
	}];
}
/** Cases that could not be built, and those that the replay before a trial found unsound. */
function countDropped(trials, unbuilt) {
	const counts = new Map(unbuilt);
	for (const { reason, cases } of listDropped(trials).dropped ?? []) counts.set(reason, (counts.get(reason) ?? 0) + cases);
	return Object.fromEntries([...counts].toSorted(([a], [b]) => a < b ? -1 : 1));
}
/** A trial of a stack is a try of each of its strategies. */
function countStrategies(trials) {
	const counts = {};
	for (const { strategy, outcome } of trials.filter((trial) => trial.outcome !== "invalid")) for (const part of partsOf(strategy)) {
		const before = counts[part] ?? {
			tries: 0,
			violations: 0
		};
		const violations = before.violations + (outcome === "violation" ? 1 : 0);
		counts[part] = {
			tries: before.tries + 1,
			violations
		};
	}
	return Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => a < b ? -1 : 1));
}

// src/pipeline/hunting/hunt.ts
/** Runs a hunt. Throws only what is no fault of agent, host or provider. */
async function huntBugs(deps, input) {
	const { test } = input;
	const meter = createSpendMeter(deps, {
		budget: test.budget,
		prices: test.prices,
		expected: estimateTrial(deps.reasoner.engine, test.prices)
	});
	const runner = createTrialRunner(deps, {
		...test,
		selected: []
	}, meter);
	try {
		return await runRounds(deps, {
			input,
			meter,
			runner,
			state: stateOf(deps, input)
		});
	} finally {
		await runner.close();
	}
}
function stateOf(deps, input) {
	const settings = settingsOf(deps.reasoner, input.test);
	const { artifacts, watched } = input.test;
	const scenarios = (of) => of.map(({ scenario }) => scenario);
	const about = [
		input.choice ?? "memory",
		input.isComposing ?? true,
		scenarios(input.targets),
		scenarios(watched)
	];
	return {
		context: {
			input: { ...input.test },
			settings,
			rateTests: 0,
			onSuspect: () => void 0
		},
		id: hashValue([
			"hunt",
			{ ...settings },
			{ ...artifacts.head.digests },
			about
		]),
		input,
		dropped: /* @__PURE__ */ new Map()
	};
}
async function runRounds(deps, hunt) {
	const { input, runner, state } = hunt;
	const { targets, notTested } = sortOut(deps, hunt);
	const earlier = deps.store.listTried(input.test.agent, state.id);
	const { agent } = input.test;
	const frozen = earlier.length > 0 ? [] : (input.frozen?.records ?? []).map((record) => ({
		agent,
		...currentRecord(record)
	}));
	const categories = new Map(input.test.watched.map(({ spec, scenario }) => [scenario.id, spec.category]));
	const about = {
		agent,
		categoryOf: (id) => categories.get(id) ?? null
	};
	const rounds = [];
	const found = /* @__PURE__ */ new Map();
	const replays = /* @__PURE__ */ new Map();
	let endedBy = null;
	for (let round = 0; round < input.rounds && endedBy === null; round++) {
		const own = rounds.flat().map(({ trial }) => trial);
		const memory = [...frozen, ...rememberTried([...earlier, ...own], about)];
		const planned = targets.filter(({ scenario }) => !found.has(scenario.id)).flatMap((target) => planNext(state, target, {
			round,
			memory
		}) ?? []);
		if (planned.length === 0) break;
		const { trials, obstacle } = await runBatch(planned, runner, input.test.suite.concurrency);
		rounds.push(planned.flatMap((one, at) => pair(one, trials[at] ?? null)));
		const fresh = collectBugs(rounds.at(-1) ?? [], {
			round,
			watched: input.test.watched,
			known: found
		});
		for (const one of fresh) found.set(one.refined.scenario.id, one);
		endedBy = obstacle ?? await replayFound(hunt, fresh, replays);
		if (input.isEnough?.([...found.keys()], rounds.flat().length)) endedBy ??= "enough was found";
		deps.log.info(`round ${round + 1}: ${count$1(planned.length, "trial")}, ${count$1(fresh.length, "new bug")}, ${found.size} in all`);
	}
	const bugs = [...found.values()].map((one) => toBug(one, replays, input.test.baseline, deps.clock.now()));
	const trials = rounds.flat().map(({ trial }) => trial);
	const told = {
		rounds: rounds.map((ran) => ran.map(({ trial }) => trial)),
		bugs,
		specs: targets.length
	};
	const counts = {
		ran: hunt.meter.ran(),
		reused: runner.reused(),
		dropped: state.dropped,
		notTested,
		endedBy
	};
	return {
		hunt: summarise$1({
			...told,
			...counts
		}),
		trials,
		fault: runner.fault()
	};
}
function pair(planned, trial) {
	return trial === null ? [] : [{
		planned,
		trial
	}];
}
/** The specs that this engine can decide and whose Given can be established; a permission has no verdict to look for. */
function sortOut(deps, { input, state }) {
	const notTested = [];
	return {
		targets: input.targets.filter((target) => {
			const reason = whyNot(deps, state, target);
			if (reason !== null) notTested.push({
				id: target.scenario.id,
				reason
			});
			return reason === null;
		}),
		notTested
	};
}
function whyNot({ reasoner }, state, target) {
	const { scenario } = target;
	if (scenario.force === "permitted") return "a permission cannot be violated";
	if (reasoner.engine === "offline" && !isDecidableByCode(scenario)) return "not decidable offline";
	const planned = planHunted(state, target, {
		strategy: "default",
		round: 0
	});
	return "key" in planned ? null : planned.dropped;
}
/** Replays the first witness of each new bug; what keeps them from running ends the hunt. */
async function replayFound(hunt, fresh, replays) {
	const { input, runner, state } = hunt;
	for (const { refined, planned } of fresh) {
		const again = planReplays(state, planned, input.replays);
		const { trials, obstacle } = await runBatch(again, runner, input.test.suite.concurrency);
		replays.set(refined.scenario.id, trials.filter((trial) => trial !== null));
		if (obstacle !== null) return obstacle;
	}
	return null;
}

// src/report/render-hunt.ts
const LONGEST_QUOTE = 160;
const KEY_LETTERS$1 = 12;
/** The result of `hunt` as Markdown: what was found, the proof of each, and how the hunt went on. */
function renderHunt(report) {
	return Object.entries(report.agents).map(([agent, hunt]) => renderAgent(agent, hunt, report.engine)).join("\n\n");
}
function renderAgent(agent, hunt, engine) {
	const trials = hunt.rounds.reduce((sum, round) => sum + round.trials, 0);
	const found = count$1(hunt.bugs.length, "bug");
	return [
		`## ${escapeText(agent)}: ${found} in ${count$1(trials, "trial")} of ${count$1(hunt.specs, "spec")}`,
		hunt.bugs.length === 0 ? "" : tableOf(hunt.bugs),
		...hunt.bugs.map((bug) => renderBug(bug, engine)),
		roundsLine(hunt),
		leftLine(hunt),
		hunt.endedBy === null ? "" : `The hunt ended before its last round: ${escapeText(hunt.endedBy)}.`
	].filter((block) => block !== "").join("\n\n");
}
function tableOf(bugs) {
	const rows = bugs.map((bug) => [
		codeSpan(bug.scenario),
		bug.waived ? `${bug.status}, known` : bug.status,
		bug.severity,
		codeSpan(bug.strategy),
		String(bug.round),
		bug.replays === null ? "not replayed" : `${bug.replays.violations} of ${bug.replays.n}`
	]);
	return printTable([
		"Spec",
		"Status",
		"Severity",
		"Strategy",
		"Round",
		"Replayed"
	], rows, [
		"l",
		"l",
		"l",
		"l",
		"r",
		"r"
	]);
}
function renderBug({ scenario, rule, witness, foundIn, goals, trial }, engine) {
	const where = goals === null ? "" : ` in one conversation with ${list(goals.filter((goal) => goal !== scenario))}`;
	const passing = goals === null && foundIn !== null ? ` in passing, in a trial of ${codeSpan(foundIn)}` : "";
	const quotes = witness.quotes.map((quote) => `- ${escapeText(quote, LONGEST_QUOTE)}`);
	const flag = engine === "openai" ? "" : ` --engine ${engine}`;
	return [
		`### ${codeSpan(scenario)}`,
		escapeText(rule),
		`Seen${where}${passing}: ${escapeText(witness.reason)} (events ${witness.events.join(", ")}).`,
		...quotes.length === 0 ? [] : [quotes.join("\n")],
		`Again: ${codeSpan(`npx proviso replay ${trial.slice(0, KEY_LETTERS$1)}${flag}`)}`
	].join("\n\n");
}
function list(names) {
	return names.map((name) => codeSpan(name)).join(" and ");
}
function roundsLine({ rounds, curve }) {
	const told = rounds.map(({ round, trials, bugs }) => `round ${round}: ${count$1(trials, "trial")}, ${bugs} new`);
	const points = curve.map(({ trials, bugs }) => `${bugs} by ${trials}`);
	return `${told.join("; ")}. Unique bugs by trials: ${points.join(", ")}.`;
}
function leftLine({ notTested, dropped }) {
	const parts = [...counts(notTested.map(({ reason }) => reason)).map(([reason, n]) => `${count$1(n, "spec")} not tried: ${reason}`), ...Object.entries(dropped).map(([reason, n]) => `${count$1(n, "case")} dropped: ${reason}`)];
	return parts.length === 0 ? "" : `${escapeText(parts.join("; "))}.`;
}
function counts(reasons) {
	const found = /* @__PURE__ */ new Map();
	for (const reason of reasons) found.set(reason, (found.get(reason) ?? 0) + 1);
	return [...found].toSorted(([a], [b]) => a < b ? -1 : 1);
}

// src/commands/hunt.ts
const HELP$1 = `
Round 1 tries every committed spec as written, with the default user. Each next round tries
each spec whose bug is not found yet in one other way: with a strategy of the library, or
composed with one or two other specs in one conversation. The choice follows what the store
remembers of this agent: ways that found bugs come more often, ways that failed less often,
and untried ones stay in. Trials of a hunt never count in the verdict of a spec.
The same hunt goes on where it stopped; another --seed tries other cases.
Exit codes: 0 no violation of an accepted spec, 1 one was found (one that the baseline waives
does not count, nor one that a simulated environment showed).`;
function addHuntCommand(program, io, done) {
	addCommonOptions(program.command("hunt")).description("search for violations in rounds, with strategies chosen by what found bugs before").option("--rounds <n>", "how many rounds", "3").option("--spec <id...>", "only these specs or rules").option("--seed <n>", "whole number from which every random choice follows").option("--trials <n>", "at most so many trials that are not stored yet (default: budget.trials)").option("--replays <n>", "how often the witness of a bug is replayed (default: statistics.replays)").addHelpText("after", HELP$1).action(async (flags) => done(await runHunt(flags, io)));
}
async function runHunt(flags, io) {
	const head = await openFolder(workspaceOf(flags, io));
	const deps = composeFor(flags, io, {
		head,
		base: null
	});
	const { agents, policy } = await loadArtifacts({
		head,
		base: null
	}, {
		configFile: flags.config,
		agent: flags.agent ?? null,
		overrides: overridesOf({ ...flags })
	});
	const inputs = await Promise.all(agents.map(async (sides) => await inputOf({
		flags,
		head,
		policy
	}, sides)));
	checkNames(flags, inputs);
	const reasoner = await deps.openReasoner(policy);
	const store = await deps.openStore();
	const hunts = {};
	const faults = [];
	try {
		for (const [at, sides] of agents.entries()) {
			const input = inputs[at];
			if (input === void 0) continue;
			const world = {
				reasoner,
				store,
				clock: deps.clock,
				log: deps.log
			};
			const ran = Object.values(hunts).reduce((sum, hunt) => sum + hunt.ran, 0);
			const budget = {
				...input.test.budget,
				trials: Math.max(0, input.test.budget.trials - ran)
			};
			const openSide = (side) => deps.openSide(reasoner, sides, side);
			const run = await huntBugs({
				...world,
				openSide
			}, {
				...input,
				test: {
					...input.test,
					budget
				}
			});
			hunts[sides.agent] = run.hunt;
			if (run.fault !== null) faults.push(run.fault);
		}
	} finally {
		store.close();
	}
	const report = {
		version: 1,
		engine: reasoner.engine,
		seed: policy.suite.seed,
		agents: hunts
	};
	if (flags.json) io.print(`${JSON.stringify(huntReportSchema.parse(report), null, 2)}\n`);
	else io.print(renderTerminal(renderHunt(report), { color: flags.color && io.hasColor }));
	for (const fault of faults) deps.log.warn(fault);
	if (isRed(hunts, agents)) return EXIT.violation;
	return faults.length > 0 ? EXIT.noEvidence : EXIT.green;
}
/** A violation of an accepted spec that nobody waived; a bug seen in passing counts once a replay showed it again. */
function isRed(hunts, agents) {
	return agents.filter(({ setup }) => !isSimulated(setup.head.sources)).flatMap(({ agent }) => hunts[agent]?.bugs ?? []).some((bug) => {
		const isShown = !(bug.foundIn !== null && bug.goals === null) || (bug.replays?.violations ?? 0) > 0;
		return bug.status === "accepted" && !bug.waived && isShown;
	});
}
async function inputOf({ flags, head, policy }, sides) {
	const set = await readSpecSet(head, sides.agent);
	const watched = set.specs.filter(({ status }) => status !== "rejected").flatMap((spec) => spec.scenarios.map((scenario) => ({
		spec,
		scenario
	})));
	if (watched.length === 0) throw new ConfigError(`specs/${sides.agent}: there are no specs to hunt for`, "run proviso mine, and commit what it writes");
	const { suite, statistics, budget, models } = policy;
	const trials = flags.trials === void 0 ? budget.trials : countOf("--trials", flags.trials, 1);
	return {
		test: {
			agent: sides.agent,
			watched,
			artifacts: {
				head: sides.head,
				base: null
			},
			isApproximate: isSimulated(sides.setup.head.sources),
			baseline: set.baseline,
			suite: {
				seed: suite.seed,
				concurrency: suite.concurrency,
				permittedTrials: suite["permitted-trials"]
			},
			statistics: {
				replays: statistics.replays,
				judgeVotes: statistics["judge-votes"]
			},
			budget: {
				...budget,
				trials
			},
			prices: pricesOf(models),
			models: {
				user: sentModel(models.user),
				judge: sentModel(models.judge)
			},
			limits: TRIAL_LIMITS
		},
		targets: watched.filter((one) => flags.spec === void 0 || flags.spec.some((name) => isNamed(one, name))),
		rounds: countOf("--rounds", flags.rounds, 1),
		frozen: set.frozen ?? null,
		replays: flags.replays === void 0 ? statistics.replays : countOf("--replays", flags.replays, 0)
	};
}
function isNamed({ spec, scenario }, name) {
	return spec.id === name || scenario.id === name;
}
function checkNames({ spec = [] }, inputs) {
	const unknown = spec.filter((name) => !inputs.some(({ targets }) => targets.some((one) => isNamed(one, name))));
	if (unknown.length > 0) throw new ConfigError(unknown.map((name) => `--spec ${name}: there is no such spec`), "the ids of rules and scenarios stand in specs/");
}

// src/commands/merge.ts
function addMergeCommand(program, io, done) {
	addCommonOptions(program.command("merge")).description("take answers, trials and with them the strategy memory of other stores into one").argument("<store...>", "files that runs (the shards of one, say) wrote with --store").action(async (files, flags) => done(await runMerge(files, flags, io)));
}
async function runMerge(files, flags, io) {
	const workspace = workspaceOf(flags, io);
	const into = resolve(workspace, flags.store ?? ".proviso/store.db");
	const sources = files.map((file) => resolve(workspace, file));
	if (sources.includes(into)) throw new ConfigError(`${into}: a store cannot be merged into itself`, "name another one with --store");
	const { openSqliteStore } = await import("./sqlite-store2.js");
	const { mergeStores } = await import("./merge-stores.js");
	const { mergeShardRecords } = await import("./shard-records.js");
	const store = openSqliteStore(into);
	try {
		const merged = mergeStores(store, sources);
		mergeShardRecords(into, sources);
		if (flags.json) io.print(`${JSON.stringify({
			store: into,
			merged
		}, null, 2)}\n`);
		else for (const { file, answers, trials } of merged) io.print(`${file}: ${trials.taken} of ${trials.read} trials and ${answers.taken} of ${answers.read} answers taken\n`);
		for (const { file, damaged } of merged) if (damaged > 0) logOf(flags, io).warn(`${file}: ${damaged} rows are not what was written and were left out`);
		return EXIT.green;
	} finally {
		store.close();
	}
}

// src/specset/spec-json-schema.ts
/** JSON Schema of a spec file, for editors (`specs/schema.json`). */
function specJsonSchema() {
	return {
		title: "Proviso spec",
		...toJSONSchema(specFileSchema, { io: "input" })
	};
}

// src/commands/reject-deleted.ts
/**
* Rules whose file was deleted although everything that they rest on stands: a deletion is no decision yet. Each is
* written as rejected with the reason "deleted"; at a terminal the person is asked, and a no has it mined again. The
* text comes out of git; what git does not know is mined again.
*/
async function rejectDeleted(deps, { folder, head, agent, artifacts, ignore, committed }) {
	const lockFile = `specs/${agent}/lock.jsonl`;
	const lines = parseLock(lockFile, await head.read(lockFile) ?? "");
	const anchors = listAnchors(artifacts, ignore);
	const known = new Set(committed.specs.map(({ id }) => id));
	const named = new Set(lines.flatMap((line) => "rules" in line ? line.rules : []));
	const specs = [];
	const texts = /* @__PURE__ */ new Map();
	const files = [];
	for (const id of [...named].filter((rule) => !known.has(rule)).sort()) {
		const isStanding = lines.every((line) => !("rules" in line && line.rules.includes(id)) || anchors.has(line.anchor));
		const path = `specs/${agent}/${id}.yaml`;
		const before = isStanding ? await readDeleted(folder, path) : null;
		if (before === null) continue;
		const question = `${path} was deleted, though nothing it rests on changed. Reject the rule for good?`;
		if (deps.confirm !== null && !await deps.confirm(question)) continue;
		const spec = parseSpec(path, before);
		const rejected = spec.status === "rejected" ? spec : {
			...spec,
			status: "rejected",
			reason: "deleted"
		};
		const text = updateSpecText(before, rejected);
		specs.push(rejected);
		texts.set(id, text);
		files.push({
			path,
			text
		});
	}
	if (specs.length === 0) return {
		committed,
		files,
		deleted: []
	};
	const all = [...committed.specs, ...specs].sort((a, b) => a.id < b.id ? -1 : 1);
	return {
		committed: {
			...committed,
			specs: all,
			lock: foldLock(lines, all),
			texts: new Map([...committed.texts, ...texts])
		},
		files,
		deleted: specs.map(({ id }) => id)
	};
}
/** The last text of a file that is gone; null where git does not know it. */
async function readDeleted(folder, path) {
	const last = await tryGit(folder, [
		"rev-list",
		"-1",
		"HEAD",
		"--",
		path
	]);
	if (last === null || last === "") return null;
	const text = await tryGit(folder, ["show", `${last}:./${path}`]) ?? await tryGit(folder, ["show", `${last}^:./${path}`]);
	return text === null ? null : `${text}\n`;
}
/** Asks a person; null where there is no terminal. Whoever answers nothing, or leaves, has not said yes. */
function askAtTerminal(input = process.stdin, output = process.stderr) {
	if (!input.isTTY) return null;
	return async (question) => {
		const lines = createInterface({
			input,
			output
		});
		try {
			const gone = once(lines, "close").then(() => "");
			return /^y(es)?$/i.test((await Promise.race([lines.question(`${question} [y/N] `), gone])).trim());
		} finally {
			lines.close();
		}
	};
}

// src/commands/mine.ts
function addMineCommand(program, io, done) {
	addCommonOptions(program.command("mine")).description("mine the business rules of the agents and write specs/").option("--explain", "show candidates, drops with their reasons, calls and tokens, stage by stage").option("--check", "write nothing; exit with 1 when specs/ would change").option("--fresh", "mine all over again and reconcile with the committed specs").action(async (flags) => done(await runMine(flags, io)));
}
async function runMine(flags, io) {
	const folder = workspaceOf(flags, io);
	const head = await openFolder(folder);
	const loaded = await loadArtifacts({
		head,
		base: null
	}, {
		configFile: flags.config,
		agent: flags.agent ?? null
	});
	const reasoner = await composeFor(flags, io, {
		head,
		base: null
	}).openReasoner(loaded.policy);
	const runs = [];
	for (const { agent, head: artifacts } of loaded.agents) {
		const confirm = flags.check || flags.json ? null : askAtTerminal();
		const { mining } = loaded.policy;
		const read = {
			folder,
			head,
			agent,
			artifacts,
			ignore: mining.ignore,
			committed: await readSpecSet(head, agent)
		};
		const { committed, files, deleted } = await rejectDeleted({ confirm }, read);
		const fresh = flags.fresh === true;
		const mined = await mineSpecs({ reasoner }, {
			artifacts,
			committed,
			...mining,
			fresh
		});
		runs.push({
			agent,
			committed,
			mined,
			deleted,
			files: [...files, ...planSpecFiles(committed, mined, agent)]
		});
	}
	const hasChanges = runs.some((run) => run.files.length > 0);
	if (!flags.check && hasChanges) {
		const schema = await head.read(SCHEMA_FILE) === null ? [{
			path: SCHEMA_FILE,
			text: printSchema()
		}] : [];
		await writeFiles(folder, [...runs.flatMap((run) => run.files), ...schema]);
	}
	show(flags, io, {
		runs,
		reasoner
	});
	return flags.check && hasChanges ? EXIT.violation : EXIT.green;
}
/** The file that spec files name to editors. */
const SCHEMA_FILE = "specs/schema.json";
function printSchema() {
	return `${JSON.stringify(specJsonSchema(), null, 2)}\n`;
}
async function writeFiles(folder, files) {
	const writer = await openWriter(folder);
	for (const { path, text } of files) if (text === null) await writer.remove(path);
	else await writer.write(path, text);
}
function show(flags, io, found) {
	if (flags.json) {
		const agents = Object.fromEntries(found.runs.map((run) => [run.agent, summarise(run)]));
		io.print(`${JSON.stringify({ agents }, null, 2)}\n`);
		return;
	}
	for (const run of found.runs) io.print(describeMining(run, flags));
	logOf(flags, io).info(`engine: ${found.reasoner.engine}`);
}
const SHOWN_FILES = 8;
function describeMining(run, flags) {
	const { bySource, ...counts } = summarise(run);
	const sources = Object.entries(bySource).map(([source, n]) => `${n} ${source}`);
	const actions = [
		"added",
		"changed",
		"retired",
		"stale",
		"carried"
	];
	const verb = flags.check ? "would change" : "written";
	const shown = flags.explain ? run.files : run.files.slice(0, SHOWN_FILES);
	return `${[
		`${run.agent}: ${count$1(counts.rules, "rule")} (${sources.join(", ")}), ${count$1(counts.scenarios, "scenario")}`,
		`  ${actions.map((action) => `${counts[action]} ${action}`).join(", ")}; ${count$1(counts.modelCalls, "model call")}`,
		...describeDeleted(run.deleted),
		...shown.map(({ path, text }) => `  ${text === null ? "removed" : verb}: ${path}`),
		...shown.length < run.files.length ? [`  and ${count$1(run.files.length - shown.length, "more file")}`] : [],
		...[...run.mined.staleReasons].map(([rule, reason]) => `  stale: ${rule}: ${reason}`),
		...flags.explain ? explainStages(run) : []
	].join("\n")}\n`;
}
const SHOWN_RULES = 5;
function describeDeleted(rules) {
	if (rules.length === 0) return [];
	const names = `${rules.slice(0, SHOWN_RULES).join(", ")}${rules.length > SHOWN_RULES ? ", ..." : ""}`;
	const [what, whose, them] = rules.length === 1 ? [
		"1 rule",
		"its file was",
		"it"
	] : [
		`${rules.length} rules`,
		"their files were",
		"them"
	];
	return [`  ${what} rejected because ${whose} deleted: ${names} (git checkout brings ${them} back)`];
}
function explainStages({ mined }) {
	return mined.report.stages.flatMap((stage) => [`  ${stage.stage}: ${stage.candidates} candidates, ${stage.kept} kept, ${stage.modelCalls} calls${stage.modelCalls > 0 ? ` (${stage.answeredFirstTime} accepted at once)` : ""}, ${stage.tokens} tokens`, ...stage.dropped.map(({ what, why }) => `    dropped: ${what}: ${why}`)]);
}
/** The `--json` form of one agent. */
function summarise({ mined, deleted }) {
	const live = mined.specs.filter((spec) => spec.status !== "rejected");
	const actions = [...mined.actions].filter(([rule]) => !deleted.includes(rule));
	const count = (action) => actions.filter(([, one]) => one === action).length;
	const stages = mined.report.stages;
	const sum = (key) => stages.reduce((total, stage) => total + stage[key], 0);
	const sources = Map.groupBy(live, (spec) => spec.source);
	return {
		rules: live.length,
		scenarios: live.reduce((total, spec) => total + spec.scenarios.length, 0),
		bySource: Object.fromEntries([...sources].map(([source, specs]) => [source, specs.length])),
		added: count("added"),
		changed: count("changed"),
		retired: count("retired"),
		carried: count("carried"),
		touched: count("touched"),
		deleted,
		stale: count("stale"),
		modelCalls: sum("modelCalls"),
		tokens: sum("tokens"),
		stages
	};
}

// src/statistics/mutation/edit-prompt.ts
/** Puts a text in the place of a passage; null where the passage does not stand in the prompt as it is. */
function replacePassage(prompt, { text }, by) {
	const at = prompt.indexOf(text);
	return at === -1 ? null : `${prompt.slice(0, at)}${by}${prompt.slice(at + text.length)}`;
}
/** Takes a passage out, with the mark of its list item and the line it leaves empty. */
function dropPassage(prompt, { text }) {
	const at = prompt.indexOf(text);
	if (at === -1) return null;
	const before = prompt.slice(0, at).replace(/(^|\n)[ \t]*(?:[-*+]|\d+[.)])[ \t]*$/, "$1");
	const after = prompt.slice(at + text.length);
	return before + ((before === "" || before.endsWith("\n")) && after.startsWith("\n") ? after.slice(1) : after);
}
/** Lets two passages change places. */
function swapPassages(prompt, one, other) {
	const [a, b] = [prompt.indexOf(one.text), prompt.indexOf(other.text)];
	if (a === -1 || b === -1) return null;
	const [first, second] = a < b ? [one.text, other.text] : [other.text, one.text];
	const [start, later] = [Math.min(a, b), Math.max(a, b)];
	if (start + first.length > later) return null;
	const between = prompt.slice(start + first.length, later);
	return `${prompt.slice(0, start)}${second}${between}${first}${prompt.slice(later + second.length)}`;
}

// src/statistics/mutation/mutant.ts
const MUTATION_OPERATORS = {
	"prompt-synonym": "prompt",
	"prompt-reorder": "prompt",
	"prompt-noise": "prompt",
	"prompt-dropout": "prompt",
	"tool-remove": "tool",
	"tool-reorder": "tool",
	"tool-noise": "tool",
	"model-swap": "model",
	"model-downgrade": "model",
	"context-truncate": "context",
	"context-noise": "context",
	"context-permute": "context",
	"rule-drop": "rule",
	"rule-negate": "rule",
	"rule-loosen": "rule"
};
/** Whether the change leaves everything that the agent gets as it was. */
function isEquivalent(agent, mutant) {
	return mutant.prompt === agent.prompt && mutant.model === agent.model && JSON.stringify(mutant.tools) === JSON.stringify(agent.tools);
}

// src/statistics/mutation/reword.ts
const BEFORE_A_THING = "(?= (?:an?|the|any|no|new|my|your|this|that|his|her|their|\\d+) )";
const SYNONYMS = [
	{
		word: "must",
		other: "have to"
	},
	{
		word: "may",
		other: "can"
	},
	{
		word: "only",
		other: "solely"
	},
	{
		word: "before",
		other: "prior to",
		before: "(?= (?:an?|the|any|my|your|\\w+ing) )"
	},
	{
		word: "make",
		other: "create",
		before: BEFORE_A_THING
	},
	{
		word: "guest",
		other: "visitor",
		before: "(?! id\\b)"
	},
	{
		word: "customer",
		other: "client",
		before: "(?! id\\b)"
	},
	{
		word: "user",
		other: "customer",
		before: "(?! id\\b)"
	},
	{
		word: "cancel",
		other: "call off"
	},
	{
		word: "refund",
		other: "reimburse",
		before: BEFORE_A_THING
	},
	{
		word: "check",
		other: "verify",
		before: "(?! (?:in|out)\\b)"
	},
	{
		word: "issue",
		other: "give out",
		before: BEFORE_A_THING
	},
	{
		word: "booking",
		other: "reservation",
		before: "(?! id\\b)"
	},
	{
		word: "at most",
		other: "no more than"
	},
	{
		word: "at least",
		other: "no fewer than"
	},
	{
		word: "refuse",
		other: "decline"
	}
];
/** Replaces one word by a synonym; null where the text has none of them. */
function swapSynonym(text, rng) {
	const ways = listParaphrases(text);
	return ways.length === 0 ? null : rng.pick(ways);
}
/** The text with the first place of each word that has a synonym replaced; a part of a name or of a compound stays. */
function listParaphrases(text) {
	return SYNONYMS.flatMap(({ word, other, before = "" }) => {
		const pattern = new RegExp(`(?<![\\w-])${word}(?![\\w-])${before}`, "gi");
		const place = [...text.matchAll(pattern)].find((match) => !isName(text, match));
		if (place === void 0) return [];
		const rest = text.slice(place.index + place[0].length);
		return [`${text.slice(0, place.index)}${isCapital(place[0]) ? capitalise(other) : other}${rest}`];
	});
}
/** A capital within a sentence: the month of May, a user named Booking. */
function isName(text, { 0: word, index }) {
	return isCapital(word) && !/(?:^|[.!?:\n])[-*#>\s]*$/.test(text.slice(0, index));
}
/** Swaps two neighbouring letters in a quarter of the words, in at least one where a word has two that differ: typing errors. */
function addTypos(text, rng) {
	const long = /\b[a-z]{4,}\b/g;
	const sure = rng.below(Math.max(1, text.match(long)?.length ?? 0));
	let seen = 0;
	return text.replace(long, (word) => seen++ === sure || rng.next() < .25 ? swapLetters(word, rng) : word);
}
function swapLetters(word, rng) {
	const places = Array.from({ length: word.length - 2 }, (_, i) => i + 1).filter((at) => word[at] !== word[at + 1]);
	if (places.length === 0) return word;
	const at = rng.pick(places);
	return `${word.slice(0, at)}${word[at + 1] ?? ""}${word[at] ?? ""}${word.slice(at + 2)}`;
}
const NEGATIONS = [
	[/\b(must|may|can|should) not\b/i, "$1"],
	[/\bnever\b/i, "always"],
	[/\bonly (if|when)\b/i, "even $1 not"],
	[/\b(only for|only to)\b/i, "not $1"],
	[/\bat most\b/i, "at least"],
	[/\bat least\b/i, "at most"],
	[/\bno ([a-z]+) may\b/i, "any $1 may"],
	[/\b(must|may|can|should)\b/i, "$1 not"],
	[/\balways\b/i, "never"]
];
/** Says the opposite; null where no word of obligation stands. */
function negate(text) {
	const rule = NEGATIONS.find(([pattern]) => pattern.test(text));
	return rule === void 0 ? null : text.replace(rule[0], rule[1]);
}
const LOOSENINGS = [
	[/\bmust not\b/i, "should preferably not"],
	[/\bmust\b/i, "should preferably"],
	[/\bonly if\b/i, "usually if"],
	[/\bonly (for|to|when)\b/i, "mostly $1"],
	[/\bnever\b/i, "rarely"],
	[/\balways\b/i, "usually"]
];
/** Doubles a limit, or takes the force out of an obligation; null where there is neither. */
function loosen(text) {
	const limit = /\b(?!0\b)\d+(?:\.\d+)?\b/.exec(text);
	if (limit !== null) return text.replace(limit[0], String(2 * Number(limit[0])));
	const rule = LOOSENINGS.find(([pattern]) => pattern.test(text));
	return rule === void 0 ? null : text.replace(rule[0], rule[1]);
}
function isCapital(word) {
	return word.charAt(0) !== word.charAt(0).toLowerCase();
}
function capitalise(word) {
	return word.charAt(0).toUpperCase() + word.slice(1);
}

// src/statistics/mutation/mutate-agent.ts
/**
* Mutants of an agent (AgentAssay 5, mended). Input: prompt, tools and model, or a rule with its passages; a seed.
* Output: the agent with one change, and what the change touches; or why the operator finds nothing to act on. Refuses
* to count what changes nothing.
*/
/** One mutant of an agent; the same seed gives the same mutant. */
function mutateAgent(agent, operator, seed) {
	const change = AGENT_OPERATORS$1[operator](agent, createRng([
		"mutant",
		operator,
		seed
	]));
	return finish(agent, {
		operator,
		rule: null
	}, change);
}
/** One mutant that deletes, turns round or weakens a rule in every passage that states it. */
function mutateRule(agent, operator, rule) {
	let prompt = agent.prompt;
	const done = [];
	for (const passage of rule.passages) {
		const text = RULE_OPERATORS$1[operator](passage.text);
		if (text === null) continue;
		const edited = text === "" ? dropPassage(prompt, passage) : replacePassage(prompt, passage, text);
		if (edited === null) continue;
		prompt = edited;
		done.push(passage);
	}
	const change = done.length === 0 ? null : {
		prompt,
		passages: done,
		change: shorten$1(done[0]?.text ?? "")
	};
	return finish(agent, {
		operator,
		rule: rule.id
	}, change);
}
const RULE_OPERATORS$1 = {
	"rule-drop": () => "",
	"rule-negate": negate,
	"rule-loosen": loosen
};
function finish(agent, about, change) {
	if (change === null) return {
		...about,
		reason: "there is nothing to act on"
	};
	const { prompt = agent.prompt, tools = agent.tools, model = agent.model } = change;
	const touched = {
		passages: (change.passages ?? []).map(({ anchor }) => anchor),
		tools: change.named ?? []
	};
	const mutant = {
		...about,
		change: change.change,
		prompt,
		tools,
		model,
		touched
	};
	return isEquivalent(agent, mutant) ? {
		...about,
		reason: "the change leaves the agent as it was"
	} : mutant;
}
const AGENT_OPERATORS$1 = {
	"prompt-synonym": (agent, rng) => reword(agent, rng, (text) => swapSynonym(text, rng)),
	"prompt-noise": (agent, rng) => reword(agent, rng, (text) => addTypos(text, rng)),
	"prompt-dropout": (agent, rng) => reword(agent, rng, () => ""),
	"prompt-reorder"({ prompt, passages }, rng) {
		const [one, other] = rng.shuffle(passages.filter(isProse));
		const edited = one === void 0 || other === void 0 ? null : swapPassages(prompt, one, other);
		if (one === void 0 || other === void 0 || edited === null) return null;
		return {
			prompt: edited,
			passages: [one, other],
			change: `${shorten$1(one.text)} <-> ${shorten$1(other.text)}`
		};
	},
	"tool-remove"({ tools }, rng) {
		if (tools.length < 2) return null;
		const { name } = rng.pick(tools);
		return {
			tools: tools.filter((tool) => tool.name !== name),
			named: [name],
			change: `without ${name}`
		};
	},
	"tool-reorder"({ tools }, rng) {
		if (tools.length < 2) return null;
		const by = 1 + rng.below(tools.length - 1);
		const moved = [...tools.slice(by), ...tools.slice(0, by)];
		return {
			tools: moved,
			named: tools.map(({ name }) => name),
			change: `the list begins with ${moved[0]?.name}`
		};
	},
	"tool-noise"({ tools }, rng) {
		const described = tools.filter(({ description }) => /\b[a-z]{4,}\b/.test(description));
		if (described.length === 0) return null;
		const { name } = rng.pick(described);
		return {
			tools: tools.map((tool) => tool.name === name ? {
				...tool,
				description: addTypos(tool.description, rng)
			} : tool),
			named: [name],
			change: `typing errors in the description of ${name}`
		};
	},
	"model-swap"({ model, models }, rng) {
		const others = models.filter((other) => other !== model);
		if (others.length === 0) return null;
		const other = rng.pick(others);
		return {
			model: other,
			change: `${model} -> ${other}`
		};
	},
	"model-downgrade"({ model, models }) {
		const weaker = models.slice(models.indexOf(model) + 1).find((other) => other !== model);
		return weaker === void 0 ? null : {
			model: weaker,
			change: `${model} -> ${weaker}`
		};
	},
	"context-truncate"({ prompt, passages }) {
		const cut = prompt.lastIndexOf("\n", Math.floor(prompt.length * .8));
		if (cut <= 0) return null;
		const kept = prompt.slice(0, cut + 1);
		return {
			prompt: kept,
			passages: passages.filter(({ text }) => !kept.includes(text)),
			change: `the last ${prompt.length - kept.length} characters are gone`
		};
	},
	"context-noise"({ prompt }, rng) {
		const text = rng.pick(IRRELEVANT);
		return {
			prompt: `${prompt.trimEnd()}\n\n${text}\n`,
			change: shorten$1(text)
		};
	},
	"context-permute"({ prompt, passages }, rng) {
		const [first = "", ...sections] = prompt.split(/^(?=#{1,6} )/m);
		if (sections.length < 2) return null;
		const [head, ...rest] = first.trim() === "" ? [first + sections[0], ...sections.slice(1)] : [first, ...sections];
		const shuffled = rng.shuffle(rest).map((section) => `${section.trimEnd()}\n\n`);
		return {
			prompt: `${head?.trimEnd() ?? ""}\n\n${shuffled.join("")}`,
			passages,
			change: "sections in another order"
		};
	}
};
const IRRELEVANT = [
	"The building was put up in 1974 and painted anew last spring. The lift is made in Lausanne.",
	"Our colleagues meet on Thursdays at nine. Minutes of the meeting are kept for a year.",
	"The newsletter comes out four times a year, and the autumn issue has a crossword."
];
function reword(agent, rng, by) {
	for (const passage of rng.shuffle(agent.passages.filter(isProse))) {
		const text = by(passage.text);
		if (text === null || text === passage.text) continue;
		const prompt = text === "" ? dropPassage(agent.prompt, passage) : replacePassage(agent.prompt, passage, text);
		if (prompt !== null) return {
			prompt,
			passages: [passage],
			change: shorten$1(passage.text)
		};
	}
	return null;
}
function isProse({ kind }) {
	return kind === "item" || kind === "sentence";
}
function shorten$1(text) {
	const line = text.replace(/\s+/g, " ").trim();
	return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}

// src/pipeline/mutating/select-bound.ts
const MAX_BOUND = 6;
const CANARIES = 3;
/** The rules that the prompt states, each with its passages. Rules that only tools state have none and are left out. */
function listMutableRules(specs, { prompt }) {
	return specs.flatMap(({ id, evidence }) => {
		const passages = prompt.passages.filter(({ text, kind }) => kind !== "heading" && evidence.some(({ quote }) => isQuotedIn(quote, text) || isQuotedIn(text, quote)));
		return passages.length === 0 ? [] : [{
			id,
			passages
		}];
	});
}
/**
* The specs to run on a mutant: those bound to the passages and tools that it touches, the mutated rule's own first, at
* most six, and three canaries that nothing binds to it. An A/A mutant gets canaries only.
*/
function selectBound(tested, mutant, facts) {
	const passages = new Set(mutant.touched.passages);
	const touched = new Set(facts.rules.filter((rule) => rule.passages.some(({ anchor }) => passages.has(anchor))).map(({ id }) => id));
	const isBound = ({ spec }) => spec.id === mutant.rule || touched.has(spec.id) || spec.tools.some((tool) => mutant.touched.tools.includes(tool));
	const shuffled = createRng(["bound", facts.seed]).shuffle(tested);
	const own = shuffled.filter(({ spec }) => spec.id === mutant.rule);
	const others = shuffled.filter((refined) => isBound(refined) && refined.spec.id !== mutant.rule);
	const canaries = shuffled.filter((refined) => !isBound(refined)).slice(0, CANARIES);
	return [...[...own, ...others].slice(0, MAX_BOUND), ...canaries].map((refined) => ({
		...refined,
		class: "canary",
		gates: true,
		isNewHere: false,
		table: "quick"
	}));
}

// src/pipeline/mutating/run-mutants.ts
/**
* Mutation of an agent (AgentAssay 5): would this suite notice? Input: the agent as it stands and its committed specs.
* Output: what became of each mutant. A mutant is killed when a spec becomes a new violation against the agent as it
* stands, by the replays that a pull request's suspects go through. Refuses to go beyond its budget of trials.
*/
/** Runs every mutant in turn: first those that change nothing, against which the kills of all others are read. */
async function runMutants(deps, input) {
	const sides = shareSides(deps);
	const tested = listTested(deps, input.specs);
	const planned = planMutants(input);
	const ends = [];
	let left = input.plan.trials;
	try {
		for (const mutant of planned) {
			const end = await runMutant({
				deps,
				input,
				tested,
				openAgent: sides.open
			}, mutant, left);
			left -= end.trials;
			ends.push(end);
			deps.onEnd?.(end, ends.length, planned.length);
		}
		return ends;
	} finally {
		await sides.close();
	}
}
function planMutants({ artifacts, specs, policy, models, plan }) {
	const { prompt, tools } = artifacts;
	const agent = {
		prompt: prompt.text,
		passages: prompt.passages,
		tools,
		model: policy.models.agent.model,
		models
	};
	const rules = listMutableRules(specs, artifacts);
	const numbers = (count) => Array.from({ length: count }, (_, i) => i);
	const ofAgent = AGENT_OPERATORS.flatMap((operator) => numbers(plan.perOperator).map((number) => mutateAgent(agent, operator, [plan.seed, number])));
	const unchanged = numbers(plan.unchanged).map((number) => {
		return {
			operator: null,
			rule: null,
			change: `A/A ${number + 1}`,
			number
		};
	});
	const ofRules = RULE_OPERATORS.flatMap((operator) => rules.map((rule) => mutateRule(agent, operator, rule)));
	return [
		...unchanged,
		...ofAgent,
		...ofRules
	];
}
const AGENT_OPERATORS = [
	"prompt-synonym",
	"prompt-reorder",
	"prompt-noise",
	"prompt-dropout",
	"tool-remove",
	"tool-reorder",
	"tool-noise",
	"model-swap",
	"model-downgrade",
	"context-truncate",
	"context-noise",
	"context-permute"
];
const RULE_OPERATORS = [
	"rule-drop",
	"rule-negate",
	"rule-loosen"
];
/** Refined specs that a rate test can decide here. */
function listTested({ reasoner }, specs) {
	return listWatched(specs).filter(({ scenario }) => scenario.force !== "permitted").filter(({ scenario }) => reasoner.engine !== "offline" || isDecidableByCode(scenario));
}
function listWatched(specs) {
	return specs.filter(({ status }) => status !== "rejected").flatMap((spec) => spec.scenarios.map((scenario) => ({
		spec,
		scenario
	})));
}
async function runMutant(workshop, mutant, trialsLeft) {
	const isDecidable = mutant.rule === null || workshop.tested.some(({ spec }) => spec.id === mutant.rule);
	const about = {
		operator: mutant.operator,
		rule: mutant.rule,
		killedBy: [],
		trials: 0,
		isDecidable
	};
	if ("reason" in mutant) return {
		...about,
		change: "",
		status: "not-applicable",
		reason: mutant.reason
	};
	const { change } = mutant;
	if (trialsLeft <= 0) return {
		...about,
		change,
		status: "not-run",
		reason: "the budget is spent"
	};
	const run = await testMutant(workshop, mutant, trialsLeft);
	const killedBy = run.results.filter(({ attribution }) => attribution?.status === "new").map(({ id }) => id);
	const isDecided = run.results.some(({ verdict, attribution }) => attribution !== null || verdict === "pass");
	const status = killedBy.length > 0 ? "killed" : isDecided ? "survived" : "not-run";
	return {
		...about,
		change,
		status,
		killedBy,
		trials: run.ran,
		reason: isDecided ? "" : "no spec was decided"
	};
}
async function testMutant({ deps, input, tested, openAgent }, mutant, trials) {
	const { artifacts, policy, plan } = input;
	const isMutant = mutant.operator !== null;
	const model = isMutant ? mutant.model : policy.models.agent.model;
	const seed = isMutant ? plan.seed : plan.seed + 1 + mutant.number;
	const touched = isMutant ? mutant.touched : {
		passages: [],
		tools: []
	};
	const rules = listMutableRules(input.specs, artifacts);
	const selected = selectBound(tested, {
		rule: mutant.rule,
		touched
	}, {
		rules,
		seed: [seed, mutant.change]
	});
	const head = isMutant ? withMutant(artifacts, mutant) : artifacts;
	const { suite, statistics, budget } = policy;
	const test = {
		agent: artifacts.agent,
		selected,
		watched: listWatched(input.specs),
		artifacts: {
			head,
			base: artifacts
		},
		baseline: [],
		suite: {
			seed,
			concurrency: suite.concurrency,
			permittedTrials: 0
		},
		statistics: {
			replays: statistics.replays,
			judgeVotes: statistics["judge-votes"],
			multiplicity: "none"
		},
		budget: {
			...budget,
			trials
		},
		prices: pricesOf(policy.models),
		models: {
			user: sent(policy.models.user),
			judge: sent(policy.models.judge)
		},
		limits: TRIAL_LIMITS
	};
	const openSide = (side) => openAgent(side === "head" ? model : policy.models.agent.model);
	const { reasoner, store, clock, log } = deps;
	return await testSpecs({
		reasoner,
		store,
		clock,
		log,
		openSide
	}, test);
}
function sent({ model, parameters }) {
	return {
		model,
		parameters
	};
}
/** The artifacts as the mutant has them, with their digests, so that its trials have addresses of their own. */
function withMutant(artifacts, mutant) {
	const { prompt, tools } = mutant;
	const placed = mutant.operator.startsWith("model-") ? onModel$1(artifacts, mutant.model) : artifacts;
	const { digests, variables } = placed;
	return {
		...placed,
		prompt: {
			...artifacts.prompt,
			text: prompt
		},
		tools,
		digests: {
			...digests,
			prompt: prompt === artifacts.prompt.text ? digests.prompt : hashText(fillVariables(prompt, variables).text),
			tools: tools === artifacts.tools ? digests.tools : digestTools(tools)
		}
	};
}
function digestTools(tools) {
	return hashValue(tools.map(({ name, description, parameters, returns }) => [
		name,
		description,
		parameters,
		returns ?? null
	]));
}
/** An agent is started once a model: mutants differ by what they are given at the start of a trial. */
function shareSides({ openAgent, log }) {
	const opened = /* @__PURE__ */ new Map();
	const keepOpen = (side) => ({
		host: {
			describe: () => side.host.describe(),
			open: (setup, requester) => side.host.open(setup, requester),
			close: async () => void 0
		},
		agent: {
			start: (trial) => side.agent.start(trial),
			close: async () => void 0
		}
	});
	return {
		async open(model) {
			const side = opened.get(model) ?? openAgent(model);
			opened.set(model, side);
			return keepOpen(await side);
		},
		async close() {
			for (const promise of opened.values()) {
				const side = await promise.catch(() => null);
				const ends = side === null ? [] : await Promise.allSettled([side.agent.close(), side.host.close()]);
				for (const end of ends) if (end.status === "rejected") log.warn(`an agent did not close: ${end.reason}`);
			}
		}
	};
}

// src/statistics/mutation/score-mutants.ts
const CHANGES_PROMPT = [
	"prompt",
	"context",
	"rule"
];
/** Killed of all that were run; what was not applicable or not run is outside. */
function scoreMutants(ends) {
	const operators = Object.keys(MUTATION_OPERATORS).filter(isOperator);
	return {
		total: score(ends.filter(({ operator }) => operator !== null)),
		byOperator: operators.map((operator) => ({
			operator,
			class: MUTATION_OPERATORS[operator],
			...score(ends.filter((end) => end.operator === operator))
		})),
		falseKills: score(ends.filter(({ operator }) => operator === null)),
		ofPrompt: score(ends.filter(({ operator }) => operator !== null && CHANGES_PROMPT.includes(MUTATION_OPERATORS[operator]))),
		deletions: score(ends.filter(({ operator, isDecidable }) => operator === "rule-drop" && isDecidable)).of,
		unnoticed: listSurvivors(ends, true),
		undecidable: listSurvivors(ends, false)
	};
}
function listSurvivors(ends, decidable) {
	return ends.flatMap(({ operator, rule, status, isDecidable }) => operator === "rule-drop" && status === "survived" && rule !== null && isDecidable === decidable ? [rule] : []);
}
function isOperator(name) {
	return Object.hasOwn(MUTATION_OPERATORS, name);
}
function score(ends) {
	const ran = ends.filter(({ status }) => status === "killed" || status === "survived");
	return {
		killed: ran.filter(({ status }) => status === "killed").length,
		of: ran.length
	};
}

// src/commands/mutate.ts
function addMutateCommand(program, io, done) {
	addCommonOptions(program.command("mutate")).description("change the agent on purpose and see whether its specs notice").option("--seed <n>", "whole number from which every random choice follows", "0").option("--trials <n>", "trials of all mutants together (default: budget.trials)").option("--per-operator <n>", "mutants of each operator on the whole agent", "1").option("--unchanged <n>", "mutants that change nothing, for the false-kill rate", "5").action(async (flags) => done(await runMutate(flags, io)));
}
async function runMutate(flags, io) {
	const opened = await openSides(flags, io);
	const sides = {
		head: opened.head,
		base: opened.head
	};
	try {
		const loaded = await loadArtifacts({
			head: sides.head,
			base: null
		}, {
			configFile: flags.config,
			agent: flags.agent ?? null
		});
		const results = [];
		for (const agent of loaded.agents) results.push(await mutateOne({
			flags,
			io,
			trees: sides
		}, agent, loaded));
		if (flags.json) io.print(`${JSON.stringify({ agents: Object.fromEntries(results.map((one) => [one.agent, one])) }, null, 2)}\n`);
		else for (const one of results) io.print(describeResult(one, flags.color && io.hasColor));
		return results.some(({ score }) => score.total.of > 0) ? EXIT.green : EXIT.noEvidence;
	} finally {
		await opened.dispose();
	}
}
async function mutateOne({ flags, io, trees }, agent, loaded) {
	const { policy } = loaded;
	const plan = planOf(flags, policy.budget.trials);
	const { specs } = await readSpecSet(trees.head, agent.agent);
	if (specs.length === 0) throw new ConfigError(`specs/${agent.agent}: there are no specs to try`, "run proviso mine, and commit what it writes");
	const run = composeFor(flags, io, trees);
	const reasoner = await run.openReasoner(policy);
	const log = logOf(flags, io);
	const mutants = await runMutants({
		reasoner,
		store: await run.openStore(),
		clock: run.clock,
		log,
		openAgent: (model) => run.openSide(reasoner, onModel(agent, model), "head"),
		onEnd: (end, done, of) => log.info(`${done}/${of} ${end.operator ?? "A/A"} ${end.rule ?? ""} ${end.status} ${end.change}`)
	}, {
		artifacts: agent.head,
		specs,
		policy,
		models: policy.mutation.models,
		plan
	});
	const isCode = agent.setup.head.sources.runtimeModule !== null;
	return {
		agent: agent.agent,
		isCode,
		trials: plan.trials,
		score: scoreMutants(mutants),
		mutants
	};
}
function planOf(flags, trials) {
	return {
		seed: wholeNumber("--seed", flags.seed),
		perOperator: countOf("--per-operator", flags.perOperator, 0),
		unchanged: countOf("--unchanged", flags.unchanged, 0),
		trials: flags.trials === void 0 ? trials : countOf("--trials", flags.trials, 1)
	};
}
function onModel(agent, model) {
	const { head } = agent.setup;
	return {
		...agent,
		setup: {
			...agent.setup,
			head: {
				...head,
				model: {
					...head.model,
					model
				}
			}
		}
	};
}
function describeResult(result, color) {
	const { agent, score, mutants } = result;
	const rows = score.byOperator.map((one) => {
		const count = (status) => String(mutants.filter((end) => end.operator === one.operator && end.status === status).length);
		return [
			one.class,
			one.operator,
			`${one.killed} of ${one.of}`,
			share(one),
			count("not-applicable"),
			count("not-run")
		];
	});
	const table = printTable([
		"class",
		"operator",
		"killed",
		"score",
		"not applicable",
		"not run"
	], rows, [
		"l",
		"l",
		"r",
		"r",
		"r",
		"r"
	]);
	const trials = mutants.reduce((sum, end) => sum + end.trials, 0);
	const { total } = score;
	const lines = [
		`${agent}: ${total.of === 0 ? "no mutant was tried" : `${total.killed} of ${total.of} mutants killed (${share(total)})`}, ${trials} trials`,
		...describeFalseKills(score),
		...describeDeletions(score),
		...describeIgnored(result),
		...describeLeftOut(result)
	];
	return `${renderTerminal(table, { color })}\n${lines.join("\n")}\n`;
}
function describeFalseKills({ falseKills }) {
	return [falseKills.of === 0 ? "false kills: no mutant that changes nothing was tried, so nothing says how many of the kills are chance" : `false kills (mutants that change nothing): ${falseKills.killed} of ${falseKills.of}`];
}
function describeDeletions({ deletions, unnoticed, undecidable }) {
	return [deletions === 0 ? "no deletion of a rule was tried, so none is known to be noticed" : unnoticed.length > 0 ? `rules whose deletion nothing notices: ${unnoticed.join(", ")}` : `the deletion of every rule that was tried (${deletions}) is noticed`, ...undecidable.length === 0 ? [] : [`rules that no spec can decide with this engine: ${undecidable.join(", ")}`]];
}
/** An agent that is code may have its rules in its code: then a mutant of the prompt is none of the agent. */
function describeIgnored({ isCode, score: { ofPrompt } }) {
	if (!isCode || ofPrompt.of === 0 || ofPrompt.killed > 0) return [];
	return [`none of ${ofPrompt.of} mutants of the prompt is noticed, and the agent is code: unless it reads the prompt that it is given, they cannot change it`];
}
function describeLeftOut({ trials, mutants }) {
	const left = mutants.filter(({ status, trials: ran }) => status === "not-run" && ran === 0).length;
	return left === 0 ? [] : [`${left} of ${mutants.length} mutants were not run: ${trials} trials leave no room for them (--trials)`];
}
function share({ killed, of }) {
	return of === 0 ? "-" : `${Math.round(100 * killed / of)} %`;
}

// src/pipeline/replay-trial.ts
/** So many places of a suite are tried for the case that a replay repeated. */
const MAX_INDEX = 200;
/**
* Runs a stored trial again: the same case and seed, on the agent and environment as they are now.
* @returns why it cannot be: the spec is gone, or data and spec do not give that case any more
*/
async function replayTrial(deps, input) {
	const { trial, artifacts, watched } = input;
	const target = watched.find(({ scenario }) => scenario.id === trial.scenario);
	if (target === void 0) return { reason: `there is no spec ${trial.scenario} any more` };
	const rebuilt = rebuild(target, input, deps.reasoner.engine);
	if (rebuilt === null) return { reason: `${trial.scenario}: data and spec do not give the case of this trial any more` };
	const { testCase, chain } = rebuilt;
	const trace = await runConversation({
		reasoner: deps.reasoner,
		clock: deps.clock,
		host: deps.side.host,
		agent: deps.side.agent
	}, {
		testCase,
		artifacts,
		limits: TRIAL_LIMITS
	});
	const judge = {
		reasoner: deps.reasoner,
		votes: input.judgeVotes
	};
	const seen = new Set(trial.collateral.map(({ scenario }) => scenario));
	const collateral = watched.filter(({ scenario }) => seen.has(scenario.id));
	const decision = await judgeTrial(judge, {
		target,
		collateral,
		trace,
		artifacts
	});
	const whole = chain && await judgeChain(judge, {
		chain,
		brief: testCase.driver.brief,
		trace,
		artifacts
	});
	return {
		testCase,
		trace,
		decision: whole ? {
			...decision,
			...decideChain(whole, trial.scenario)
		} : decision,
		differsAt: findDifference(trial.trace.events, trace.events)
	};
}
/** The case by its seed; a trial that was itself a replay has the case of an earlier one. */
function rebuild(target, input, engine) {
	const { trial, artifacts, watched, suiteSeed } = input;
	for (const seed of seedsOf(trial, suiteSeed)) {
		const built = trial.chain ? rebuildChain(trial.chain, input, seed) : asRebuilt(buildCase({
			refined: placeInSetting(target, {
				watched,
				seed
			}),
			artifacts,
			seed,
			engine
		}, [trial.strategy]));
		if (built?.testCase.id === trial.caseId) return {
			...built,
			testCase: {
				...built.testCase,
				seed: trial.seed
			}
		};
	}
	return null;
}
function asRebuilt(built) {
	return "reason" in built ? null : { testCase: built };
}
function rebuildChain(chain, { trial, artifacts, watched }, seed) {
	const goals = chain.flatMap((goal) => {
		const target = watched.find(({ scenario }) => scenario.id === goal.scenario);
		if (target === void 0) return [];
		return [{
			target,
			placed: goal.scenario === trial.scenario ? placeInSetting(target, {
				watched,
				seed
			}) : target
		}];
	});
	if (goals.length < chain.length) return null;
	const built = buildComposed(goals, {
		artifacts,
		seed,
		own: trial.scenario
	});
	return "reason" in built ? null : built;
}
function* seedsOf({ scenario, seed, purpose }, suiteSeed) {
	yield seed;
	if (purpose !== "replay") return;
	for (let index = 0; index < MAX_INDEX; index++) for (const earlier of [
		"test",
		"sweep",
		"hunt"
	]) yield trialSeed(scenario, earlier, [index, suiteSeed]);
}
/** Events are compared by what was said and done; a trial that was stopped at its breach is shorter. */
function findDifference(stored, events) {
	const at = stored.findIndex((event, number) => {
		const other = events[number];
		return other === void 0 || stableJson(event) !== stableJson(other);
	});
	return at < 0 ? null : at;
}

// src/commands/replay.ts
function addReplayCommand(program, io, done) {
	addCommonOptions(program.command("replay")).description("run a stored trial again, with its case and its seed, and print it turn by turn").argument("<trial>", "key of the trial, as a report names it, or the beginning of one").option("--seed <n>", "the --seed of the run, for a trial that was itself a replay").option("--stored", "print the stored trial and run nothing").action(async (key, flags) => done(await runReplay(key, flags, io)));
}
async function runReplay(key, flags, io) {
	const head = await openFolder(workspaceOf(flags, io));
	const deps = composeFor(flags, io, {
		head,
		base: null
	});
	const store = await deps.openStore();
	try {
		const trial = findTrial(store, key);
		if (flags.stored) {
			printTrial(io, flags, {
				trial,
				trace: trial.trace,
				witness: trial.witness,
				replayed: null
			});
			return EXIT.green;
		}
		const { agent, loaded } = await loadOneAgent(head, {
			...flags,
			agent: trial.agent
		});
		const reasoner = await deps.openReasoner(loaded.policy);
		const side = await deps.openSide(reasoner, agent, "head");
		try {
			const watched = await readWatched(agent, head);
			const { suite, statistics } = loaded.policy;
			const suiteSeed = flags.seed === void 0 ? suite.seed : wholeNumber("--seed", flags.seed);
			const replayed = await replayTrial({
				reasoner,
				clock: deps.clock,
				side
			}, {
				trial,
				artifacts: agent.head,
				watched,
				suiteSeed,
				judgeVotes: statistics["judge-votes"]
			});
			if ("reason" in replayed) throw new ConfigError(`${key}: ${replayed.reason}`, "print what is stored with --stored");
			const { trace, decision } = replayed;
			printTrial(io, flags, {
				trial,
				trace,
				witness: decision.witness,
				replayed
			});
			return replayed.decision.outcome === "violation" ? EXIT.violation : EXIT.green;
		} finally {
			await Promise.allSettled([side.agent.close(), side.host.close()]);
		}
	} finally {
		store.close();
	}
}
/** So many keys are told of where a beginning fits several. */
const MAX_TOLD = 8;
const KEY_LETTERS = 64;
/** The trial of a key, or the only one whose key begins so. Throws ConfigError where there is none, or more than one. */
function findTrial(store, key) {
	const exact = store.readTrial(key);
	if (exact !== null) return exact;
	const keys = key === "" ? [] : store.findTrialKeys(key, 9);
	if (keys.length > 1) {
		const told = shorten(keys.slice(0, MAX_TOLD)).join(", ");
		const more = keys.length > MAX_TOLD ? " and more" : "";
		throw new ConfigError(`${key}: several trials begin so: ${told}${more}`, "name more letters of the one you mean");
	}
	const [only] = keys;
	const trial = only === void 0 ? null : store.readTrial(only);
	if (trial === null) throw new ConfigError(`${key}: the store has no such trial`, "name the store that the run wrote with --store");
	return trial;
}
/** The keys as far as it takes to tell them apart. */
function shorten(keys) {
	const fits = (length) => new Set(keys.map((key) => key.slice(0, length))).size === keys.length;
	let length = 12;
	while (!fits(length) && length < KEY_LETTERS) length += 4;
	return keys.map((key) => key.slice(0, length));
}
async function readWatched({ agent }, head) {
	const { specs } = await readSpecSet(head, agent);
	return specs.filter(({ status }) => status !== "rejected").flatMap((spec) => spec.scenarios.map((scenario) => ({
		spec,
		scenario
	})));
}
function printTrial(io, flags, { trial, trace: shown, witness, replayed }) {
	if (flags.json) {
		io.print(`${JSON.stringify({
			stored: trial,
			replayed
		}, null, 2)}\n`);
		return;
	}
	const { scenario, purpose, index, strategy, seed, trace } = trial;
	const objects = Object.entries(trace.objects).map(([name, ref]) => `${name} ${ref.table}/${ref.id}`);
	const marked = witness === null ? [] : markedEvents(shown, witness);
	const { events } = shown;
	const lines = [
		`${scenario}, ${purpose} ${index}, strategy ${strategy}, seed ${seed}`,
		`requester ${trace.requester?.id ?? "unknown"}${objects.length > 0 ? `; ${objects.join(", ")}` : ""}`,
		...events.flatMap((event, at) => [...at === 0 || events[at - 1]?.turn !== event.turn ? ["", `turn ${event.turn + 1}`] : [], `  ${renderEvent(event, at)}${marked.includes(at) ? MARK : ""}`]),
		"",
		`stored: ${trial.outcome}${trial.reason === "" ? "" : ` (${trial.reason})`}`,
		...trial.witness === null ? [] : [describeWitness(trial.witness)],
		...replayed === null ? [] : describeReplay(replayed)
	];
	io.print(`${lines.join("\n")}\n`);
}
function describeWitness({ scenario, reason, events }) {
	return `because: ${reason} (${scenario}; events ${events.join(", ")})`;
}
function describeReplay({ decision, differsAt }) {
	const { outcome, reason, witness } = decision;
	return [
		`now: ${outcome}${reason === "" ? "" : ` (${reason})`}`,
		...witness === null ? [] : [describeWitness(witness)],
		differsAt === null ? "event for event as stored" : `differs from the stored trial at event ${differsAt}`
	];
}

// src/commands/describe-event.ts
/** One plain line an event; trials show only when they matter. */
function describeEvent(event) {
	switch (event.kind) {
		case "forecast": return `testing ${count$1(event.specs, "spec")}, about ${count$1(Math.ceil(event.forecast.trials), "trial")}`;
		case "verdict": return `${event.done}/${event.of} ${event.result.id}: ${event.result.verdict} (${event.result.violations} of ${event.result.n})`;
		case "suspect": return `${event.scenario}: suspect (${event.because}), ${count$1(event.replays, "replay")}`;
		case "started": return `${event.scenario}: started`;
		case "trial": return `${event.trial.scenario} ${event.trial.purpose} ${event.trial.index}: ${event.trial.outcome}${event.isCached ? " (stored)" : ""}`;
	}
}

// src/commands/suite-command.ts
/** Ports and request of a run with these flags; its progress goes to the log. */
function openSuite(flags, io, sides) {
	const composed = composeFor(flags, io, sides);
	return {
		deps: {
			...composed,
			onEvent: (event) => composed.log.info(describeEvent(event))
		},
		request: {
			trees: sides,
			configFile: flags.config,
			agent: flags.agent ?? null,
			overrides: overridesOf(flags),
			only: flags.spec ?? null
		}
	};
}
/** The comment of a run as Markdown. */
function commentOf(result) {
	return renderComment(result.report, renderContextOf(result, {
		marker: null,
		repository: null,
		summaryUrl: null
	}));
}
/** Prints a run, as JSON or as its comment; returns its exit code. */
function printRun(result, flags, io) {
	const { conclusion } = result.report;
	if (flags.json) io.print(`${JSON.stringify(result.report, null, 2)}\n`);
	else {
		io.print(renderTerminal(commentOf(result), { color: flags.color && io.hasColor }));
		io.print(`\nconclusion: ${conclusion}\n`);
	}
	return exitCodeOfConclusion(conclusion);
}

// src/commands/report.ts
function addReportCommand(program, io, done) {
	addSideOptions(addCommonOptions(program.command("report"))).description("join the parts that \"proviso test --shard\" ran, and report as one run does").argument("[store...]", "stores of the shards: files, folders or patterns (default: --store alone)").option("--scope <scope>", "as the shards were given it").option("--spec <id...>", "as the shards were given it").option("--seed <n>", "as the shards were given it").option("--fail-on <what>", "witness, violation, inconclusive, drift or never").option("--markdown <file>", "write the comment there").action(async (stores, flags) => done(await runReport(stores, flags, io)));
}
async function runReport(stores, flags, io) {
	const sides = await openSides(flags, io);
	try {
		const { deps, request } = openSuite(flags, io, sides);
		const { mergeParts } = await import("./merge-parts.js");
		const into = storeOf(flags, io);
		const files = stores.length === 0 ? [into] : findStores(workspaceOf(flags, io), stores.join("\n"));
		const result = await gatherRun(deps, request, mergeParts(into, files));
		if (flags.markdown !== void 0) writeFileSync(resolve(workspaceOf(flags, io), flags.markdown), commentOf(result));
		return printRun(result, flags, io);
	} finally {
		await sides.dispose();
	}
}

// src/report/render-review.ts
/** Lines shown above and below a quotation. */
const AROUND = 1;
/**
* A rule as a person reviews it: what it says, the places that it comes from with the quoted words highlighted, and its
* scenarios.
* @param texts the files that it quotes; what is not among them is shown as quoted
*/
function renderReview(spec, texts, { hasColor }) {
	const mark = (text) => hasColor ? styleText("inverse", text, { validateStream: false }) : `>>${text}<<`;
	const head = [
		`${spec.id} (${spec.status}, ${spec.source}, ${spec.severity}, ${spec.category})`,
		`  ${oneLine(spec.rule)}`,
		`  tools: ${spec.tools.join(", ") || "none"}`
	];
	const sources = spec.evidence.flatMap(({ file, lines, pointer, quote }) => {
		const place = [file, ...lines ? [String(lines[0])] : []].join(":");
		const shown = showQuote(quote, {
			text: texts.get(file) ?? null,
			near: lines?.[0] ?? 1,
			mark
		});
		return [`  ${oneLine(place)}${pointer === void 0 ? "" : ` (${oneLine(pointer)})`}`, ...shown];
	});
	const scenarios = spec.scenarios.flatMap((scenario) => printGherkin({
		rule: spec.rule,
		scenario
	}).split("\n").slice(1).map((line) => `  ${line}`));
	return `${[
		...head,
		...sources.length > 0 ? sources : ["  no source is quoted"],
		...scenarios
	].join("\n")}\n`;
}
function showQuote(quote, { text, near, mark }) {
	const spans = text === null ? [] : locateText(quote, text);
	const distance = (at) => Math.abs(linesOfSpan({ text: text ?? "" }, spans[at] ?? {
		start: 0,
		end: 0
	})[0] - near);
	const [nearest] = [...spans.keys()].sort((a, b) => distance(a) - distance(b));
	const span = nearest === void 0 ? void 0 : spans[nearest];
	if (text === null || !span) return cleanText(quote).split("\n").map((line) => `  | ${mark(line)}`);
	const [first, last] = linesOfSpan({ text }, span);
	const before = startOfLine(text, Math.max(1, first - AROUND));
	const after = endOfLine(text, last + AROUND);
	const quoted = cleanText(text.slice(span.start, span.end)).split("\n").map(mark).join("\n");
	return `${cleanText(text.slice(before, span.start))}${quoted}${cleanText(text.slice(span.end, after))}`.split("\n").map((line) => `  | ${line}`);
}
function startOfLine(text, line) {
	return text.split("\n").slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
}
function endOfLine(text, line) {
	return text.split("\n").slice(0, line).join("\n").length;
}
function oneLine(text) {
	return cleanText(text).replace(/\s+/g, " ").trim();
}

// src/commands/review.ts
function addReviewCommand(program, io, done) {
	addPlainOptions(program.command("review")).description("walk through the proposed rules: accept, edit, reject or skip each").option("--accept <ids...>", "accept these rules without asking").option("--reject <ids...>", "reject these rules without asking; needs --reason").option("--reason <text>", "why they are rejected").action(async (flags) => done(await review(flags, io)));
}
async function review(flags, io) {
	const folder = workspaceOf(flags, io);
	const head = await openFolder(folder);
	const rules = await readRules(head, flags);
	const writer = await openWriter(folder);
	const save = async (rule, spec) => {
		await writer.write(rule.path, updateSpecText(rule.text, spec));
		io.print(`${spec.status}: ${rule.path}\n`);
	};
	const { accept = [], reject = [], reason } = flags;
	if (accept.length + reject.length > 0) {
		if (reject.length > 0 && !reason) throw new ConfigError("--reject needs --reason: why the rules do not hold");
		const both = accept.find((id) => reject.includes(id));
		if (both !== void 0) throw new ConfigError(`${both}: either --accept or --reject, not both`);
		const chosen = [...accept, ...reject].map((id) => findRule(rules, id));
		for (const rule of chosen) await save(rule, accept.includes(rule.spec.id) ? accepted(rule.spec) : rejected(rule.spec, reason ?? ""));
		return EXIT.green;
	}
	const open = rules.filter(({ spec }) => spec.status === "proposed");
	if (open.length === 0) {
		io.print("no rule is proposed\n");
		return EXIT.green;
	}
	const terminal = openTerminal(io);
	try {
		await walkRules(open, {
			reviewer: terminal,
			io,
			save,
			read: (path) => head.read(path)
		});
	} finally {
		terminal.close();
	}
	return EXIT.green;
}
async function readRules(head, flags) {
	const { agents } = await loadArtifacts({
		head,
		base: null
	}, {
		configFile: flags.config,
		agent: flags.agent ?? null
	});
	return (await Promise.all(agents.map(async ({ agent }) => ({
		agent,
		set: await readSpecSet(head, agent)
	})))).flatMap(({ agent, set }) => set.specs.map((spec) => ({
		spec,
		path: `specs/${agent}/${spec.id}.yaml`,
		text: set.texts.get(spec.id) ?? ""
	})));
}
function findRule(rules, id) {
	const found = rules.filter(({ spec }) => spec.id === id);
	const [rule] = found;
	if (found.length > 1) throw new ConfigError(`${id}: several agents have such a rule`, "name one with --agent");
	if (rule) return rule;
	const meant = suggestWord(id, rules.map(({ spec }) => spec.id));
	throw new ConfigError(`${id}: there is no such rule`, meant === void 0 ? void 0 : `did you mean ${meant}?`);
}
function accepted({ reason: _, ...spec }) {
	return {
		...spec,
		status: "accepted"
	};
}
function rejected(spec, reason) {
	return {
		...spec,
		status: "rejected",
		reason
	};
}
/** Shows the rules one by one and does what the person says; what is skipped stays proposed. */
async function walkRules(rules, walk) {
	for (const [at, rule] of rules.entries()) {
		walk.io.print(`\n[${at + 1}/${rules.length}] `);
		if (!await reviewRule(rule, walk)) return;
	}
}
/** @returns false when the person has had enough */
async function reviewRule(rule, walk) {
	const { reviewer, io, save } = walk;
	io.print(renderReview(rule.spec, await readSources(rule.spec, walk), io));
	for (;;) {
		const said = (await reviewer.ask("accept, edit, reject, skip or quit? [a/e/r/s/q] "))?.trim().toLowerCase();
		switch (said) {
			case "a":
				await save(rule, accepted(rule.spec));
				return true;
			case "r": {
				const reason = (await reviewer.ask("why? "))?.trim();
				if (!reason) {
					io.print("not rejected: a reason is needed, in a few words\n");
					break;
				}
				await save(rule, rejected(rule.spec, reason));
				return true;
			}
			case "e": {
				const edited = editRule(rule, walk);
				if (edited) return await reviewRule(edited, walk);
				break;
			}
			case "s": return true;
			case "q":
			case void 0: return false;
			default:
				if (said !== "") io.print(`"${said}" is none of a, e, r, s, q\n`);
				io.print("a: it holds; e: open it in the editor; r: it does not hold; s: decide later; q: stop here\n");
		}
	}
}
async function readSources(spec, { read }) {
	const files = [...new Set(spec.evidence.map(({ file }) => file))];
	const texts = await Promise.all(files.map(async (file) => [file, await read(file).catch(() => null)]));
	return new Map(texts.flatMap(([file, text]) => text === null ? [] : [[file, text]]));
}
/** The rule as the person left it; null when it cannot be read, which is said. */
function editRule(rule, { reviewer, io }) {
	const text = reviewer.edit(`${rule.spec.id}.yaml`, rule.text);
	if (text === null) {
		io.print("no editor could be opened (set EDITOR)\n");
		return null;
	}
	try {
		return {
			path: rule.path,
			text,
			spec: parseSpec(rule.path, text)
		};
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		io.print(`${error.message}\n`);
		return null;
	}
}
function openTerminal(io) {
	if (!process.stdin.isTTY) throw new ConfigError("review asks at a terminal, and there is none", "use --accept ID and --reject ID --reason");
	const lines = createInterface({
		input: process.stdin,
		output: process.stderr
	});
	return {
		ask: async (question) => await lines.question(question).catch(() => null),
		edit: (name, text) => editInEditor(name, text, io.env["VISUAL"] ?? io.env["EDITOR"] ?? "vi"),
		close: () => lines.close()
	};
}
function editInEditor(name, text, editor) {
	const folder = mkdtempSync(join$1(tmpdir(), "proviso-edit-"));
	try {
		const file = join$1(folder, name);
		writeFileSync(file, text);
		const [program = editor, ...flags] = editor.split(" ").filter((part) => part !== "");
		const { status } = spawnSync(program, [...flags, file], { stdio: "inherit" });
		return status === 0 ? readFileSync(file, "utf8") : null;
	} finally {
		rmSync(folder, {
			recursive: true,
			force: true
		});
	}
}

// src/specset/print-expression.ts
/** Operators of which a record satisfies the negation where it does not satisfy them. */
const NEGATED = {
	"!=": "=",
	"not-in": "in",
	"is-null": "exists"
};
/** A written value as an expression; null for one that has no expression. */
function printValue(value) {
	if (Array.isArray(value)) {
		const items = value.map(printValue);
		return items.includes(null) ? null : `[${items.join(", ")}]`;
	}
	if (typeof value === "object" && value !== null) return null;
	return typeof value === "string" && value.startsWith("$") ? printReference(value) : JSON.stringify(value);
}
/** `$booking.field`, `$requester.id`, `$now-24h`. */
function printReference(text) {
	const [, sign, span] = /^\$now(?:([+-])(\d+[mhd]))?$/.exec(text) ?? [];
	if (text === "$now") return "timestamp(now)";
	if (sign !== void 0) return `timestamp(now) ${sign} duration("${span}")`;
	const [, name, field] = /^\$(\w+)\.([\w.]+)$/.exec(text) ?? [];
	if (name === void 0) return JSON.stringify(text);
	return name === "requester" ? `requester.${field}` : `objects.${name}.${field}`;
}
function printOrder$1({ actual, left, written }, op) {
	return `${actual} != null && ${left} ${op} ${written}`;
}
/** Null where expressions have no such comparison. Nothing is before or after null. */
const PRINTERS = {
	exists: ({ actual }) => `${actual} != null`,
	"is-null": ({ actual }) => `${actual} == null`,
	"=": ({ left, written }) => `${left} == ${written}`,
	"!=": ({ left, written }) => `${left} != ${written}`,
	"<": printOrder$1,
	"<=": printOrder$1,
	">": printOrder$1,
	">=": printOrder$1,
	in: ({ left, written, value }) => Array.isArray(value) ? `${left} in ${written}` : null,
	"not-in": ({ left, written, value }) => Array.isArray(value) ? `!(${left} in ${written})` : null,
	matches: ({ left, written, value }) => typeof value === "string" && findPatternProblem(value) === null ? `${left}.matches(${written})` : null,
	contains: () => null,
	"is-type": () => null
};
function printComparison(actual, { op, value = null }) {
	const written = printValue(value);
	const left = typeof value === "string" && value.startsWith("$now") ? `timestamp(${actual})` : actual;
	return written === null ? null : PRINTERS[op]({
		actual,
		left,
		written,
		value
	}, op);
}
/**
* A comparison of what stands at a path below a name. For an argument every value must satisfy it, and one that is not
* given breaks no rule but `exists`; for a record any one is enough, and a field that is not there satisfies nothing.
*/
function printPathTest(base, path, comparison) {
	const { isForAll, op } = comparison;
	const positive = isForAll ? void 0 : NEGATED[op];
	if (positive !== void 0) {
		const test = printPathTest(base, path, {
			...comparison,
			op: positive
		});
		return test === null ? null : `!(${test})`;
	}
	return printSteps(base, path.split(".").flatMap((part) => part.split(/(?=\[\])/)), {
		...comparison,
		depth: 0
	});
}
function printSteps(base, [step, ...rest], walk) {
	if (step === void 0) return printComparison(base, walk);
	if (step === "[]" || step === "*") return printItems(step === "*" ? `values(${base})` : base, rest, walk);
	if (!/^[A-Za-z_]\w*$/.test(step)) return null;
	const inner = `${base}.${step}`;
	const test = printSteps(inner, rest, walk);
	if (test === null) return null;
	const isList = rest.includes("[]") || rest.includes("*");
	if (!walk.isForAll || walk.op === "exists" && !isList) return `has(${inner}) && ${test}`;
	return `(!has(${inner}) || ${test.includes(" && ") ? `(${test})` : test})`;
}
function printItems(items, rest, walk) {
	const item = `x${walk.depth}`;
	const test = printSteps(item, rest, {
		...walk,
		depth: walk.depth + 1
	});
	return test === null ? null : `${items}.${walk.isForAll ? "all" : "exists"}(${item}, ${test})`;
}

// src/specset/general-form.ts
/**
* The general form of a check: it breaches where the short form does. Null where there is none: what needs a reader or
* the user's acts (`said`, `confirmed-before`), what is undecided when the tool refuses (`called`), what has a decision
* point of its own (`unchanged`), and comparisons that the expressions do not have.
*/
function generalForm(check, refined, artifacts) {
	switch (check.kind) {
		case "holds": return {
			at: check.at,
			that: check.that
		};
		case "argument": return atCall(check.tool, printPathTest("args", check.arg, {
			...check,
			isForAll: true
		}));
		case "never-called": return atCall(check.tool, printNever(check.args ?? {}));
		case "called-before": return atCall(check.then, printOrder(check.first, refined, artifacts));
		case "owner-is-requester": return atCall(check.tool, printOwnership(check.arg, refined, artifacts));
		case "state": return printState(check, refined);
		case "count": return check.op === "<" || check.op === "<=" ? atCall(check.tool, printCount(check)) : null;
		case "single-action-turn": return {
			at: "turn",
			that: "size(calls) == 0 || (size(calls) == 1 && text.trim() == \"\")"
		};
		case "called":
		case "confirmed-before":
		case "unchanged":
		case "said":
		case "not-said": return null;
		default: return assertNever(check);
	}
}
function atCall(tool, that) {
	return that === null ? null : {
		at: `call of ${tool}`,
		that
	};
}
/** The call is not the one that is meant: some argument is absent or another. */
function printNever(args) {
	const tests = Object.entries(args).map(([name, value]) => {
		const written = printValue(value);
		return written === null ? null : `!(has(args.${name}) && args.${name} == ${written})`;
	});
	if (tests.includes(null)) return null;
	return tests.length === 0 ? "false" : tests.join(" || ");
}
/** An executed earlier call whose arguments name no other record than the bound ones. */
function printOrder(first, { scenario }, { tools, dataModel }) {
	const names = Object.keys(propertiesOf(tools.find(({ name }) => name === first)?.parameters));
	const same = Object.entries(scenario.objects).flatMap(([object, table]) => names.filter((name) => argumentTable(name, {
		model: dataModel,
		objects: scenario.objects
	}) === table).map((name) => `(!has(e.args.${name}) || e.args.${name} == objects.${object}.id)`));
	return `history.exists(e, ${[...callTests(first), ...same].join(" && ")})`;
}
function callTests(tool) {
	return [
		"e.kind == \"call\"",
		"e.by == \"agent\"",
		`e.tool == ${JSON.stringify(tool)}`,
		"!e.rejected"
	];
}
function propertiesOf(parameters) {
	const properties = parameters?.["properties"];
	return typeof properties === "object" && properties !== null ? properties : {};
}
/** The owned record is the requester's own, or a field of it holds the requester's key. */
function printOwnership(arg, { scenario }, { dataModel, identity }) {
	const table = argumentTable(arg, {
		model: dataModel,
		objects: scenario.objects
	});
	if (table === null || identity === null) return null;
	if (table === identity.table) return `args.${arg} == requester.id`;
	const [field, ...others] = linksBetween(dataModel, table, identity.table);
	if (field === void 0 || others.length > 0 || /[[*]/.test(field)) return null;
	return `before.${table}[args.${arg}].${field} == requester.id`;
}
/** A record that is not there satisfies nothing. */
function printState(check, { spec, scenario }) {
	const { of, field } = check;
	const table = scenario.objects[of];
	const tool = check.tool ?? spec.tools[0];
	const test = printPathTest(`objects.${of}`, field, {
		...check,
		isForAll: false
	});
	if (table === void 0 || test === null) return null;
	const isAtEnd = check.at === "end" || tool === void 0;
	const that = `objects.${of}.id in ${isAtEnd ? "after" : "before"}.${table} && ${test}`;
	return isAtEnd ? {
		at: "end",
		that
	} : {
		at: `call of ${tool}`,
		that
	};
}
function printCount({ tool, op, n, per }) {
	const group = per === "conversation" ? [] : [`get(e.args, "${per}", null) == get(args, "${per}", null)`];
	return `size(${`history.filter(e, ${[...callTests(tool), ...group].join(" && ")})`}) + 1 ${op} ${n}`;
}

// src/specset/list-checks.ts
/** Every Then clause of the specs, those of rejected ones left out. */
function listChecks(specs, artifacts) {
	return specs.filter(({ status }) => status !== "rejected").flatMap((spec) => spec.scenarios.flatMap((scenario) => scenario.then.map(({ check }, then) => ({
		scenario: scenario.id,
		then,
		form: check?.kind ?? null,
		holds: check === void 0 ? null : generalForm(check, {
			spec,
			scenario
		}, artifacts)
	}))));
}
/** `scenario (form)`, then where and what must hold. */
function printCheck({ scenario, form, holds }) {
	const head = `${scenario} (${form ?? "judge"})`;
	return holds === null ? `${head}\n  no general form` : `${head}\n  at ${holds.at}\n  ${holds.that}`;
}

// src/pipeline/checking/draft-spec.ts
/**
* A proposed spec out of one message of a recording, for a person to edit: the tool and arguments of its call, the
* objects that they name, and a check that forbids the call (or, with `missing`, asks for one; for a message of words
* only, that leaves them to the judge). Null when the recording has nothing of the agent there.
*/
function draftSpec(input) {
	const { trace, message, missing } = input;
	const events = trace.events.filter(({ messageIndex }) => messageIndex === message);
	const call = events.find((event) => event.kind === "call" && event.by === "agent");
	if (missing !== null) return buildDraft(input, {
		tool: missing,
		call: callAfter(trace, message),
		force: "required"
	});
	if (call?.kind === "call") return buildDraft(input, {
		tool: call.tool,
		call,
		force: "prohibited"
	});
	const said = events.find((event) => event.kind === "agent");
	return said?.kind === "agent" ? buildDraft(input, {
		tool: null,
		call: null,
		force: "prohibited",
		said: said.text
	}) : null;
}
function buildDraft(input, draft) {
	const { trace, message, taken } = input;
	const { tool, call, force } = draft;
	const id = freeId(`from-trace-${(tool ?? "message").toLowerCase().replace(/[^a-z0-9]+/g, "-")}`, taken);
	const { objects, args } = call === null ? {
		objects: {},
		args: {}
	} : bindArguments(call.args, input);
	return {
		id,
		rule: `TODO: the rule that message ${message} of conversation ${trace.id} breaks`,
		source: "manual",
		category: tool === null ? "communication" : "eligibility",
		tools: tool === null ? [] : [tool],
		severity: "should",
		status: "proposed",
		evidence: [],
		scenarios: [{
			id: `${id}.as-recorded`,
			title: `As in message ${message} of conversation ${trace.id}`,
			force,
			objects,
			given: givenOf(objects),
			when: requestBefore(trace, message),
			then: [thenOf(draft, args)]
		}]
	};
}
/** Arguments that name a record become `$object.id`; other values are those of one conversation and are left out. */
function bindArguments(args, { artifacts }) {
	const found = Object.keys(args).flatMap((argument) => {
		const table = argumentTable(argument, {
			model: artifacts.dataModel,
			objects: {}
		});
		return table === null ? [] : [{
			argument,
			table,
			object: singularOf(toSnakeCase(table))
		}];
	});
	return {
		objects: Object.fromEntries(found.map(({ object, table }) => [object, table])),
		args: Object.fromEntries(found.map(({ argument, object }) => [argument, `$${object}.id`]))
	};
}
function givenOf(objects) {
	const [first] = Object.keys(objects);
	return first === void 0 ? [] : [{
		kind: "ownership",
		text: `the requester owns the ${first}`,
		of: first,
		is: "requester"
	}];
}
function thenOf({ tool, said, force }, args) {
	if (tool === null) return {
		text: "the agent does not say this",
		check: {
			kind: "not-said",
			sentence: said ?? ""
		},
		attempts: "report"
	};
	const check = {
		tool,
		...Object.keys(args).length === 0 ? {} : { args }
	};
	return force === "required" ? {
		text: `the agent calls ${tool}`,
		check: {
			kind: "called",
			...check
		},
		attempts: "report"
	} : {
		text: `the agent does not call ${tool}`,
		check: {
			kind: "never-called",
			...check
		},
		attempts: "report"
	};
}
/** The user's words before the message, in one line. */
function requestBefore({ events }, message) {
	const before = events.findLast((event) => event.kind === "user" && isUpTo(event, message));
	const words = before?.kind === "user" ? before.text.replace(/\s+/g, " ").trim().slice(0, 200) : "";
	return words === "" ? "TODO: what the user asks for" : `the user writes: ${words}`;
}
function callAfter({ events }, message) {
	const call = events.find((event) => event.kind === "call" && !isUpTo(event, message - 1));
	return call?.kind === "call" ? call : null;
}
function isUpTo({ messageIndex }, message) {
	return messageIndex !== void 0 && messageIndex <= message;
}
function freeId(base, taken) {
	if (!taken.has(base)) return base;
	let number = 2;
	while (taken.has(`${base}-${number}`)) number += 1;
	return `${base}-${number}`;
}

// src/commands/specs-from-trace.ts
function addFromTraceCommand(specs, io, done) {
	addPlainOptions(specs.command("from-trace")).description("write a proposed spec out of one message of a recording, to be edited").argument("<file>", "recordings, in any of the formats that check reads").requiredOption("--message <n>", "index of the message, from 0, as check shows it").option("--conversation <id>", "which conversation of the file (default: the first)").option("--missing <tool>", "the message should have called this tool").action(async (file, flags) => done(await fromTrace(file, flags, io)));
}
async function fromTrace(file, flags, io) {
	const folder = workspaceOf(flags, io);
	const head = await openFolder(folder);
	const { agent } = await loadOneAgent(head, flags);
	const message = wholeNumber("--message", flags.message);
	const { artifacts, name } = {
		artifacts: agent.head,
		name: agent.agent
	};
	const trace = await findTrace(file, flags.conversation ?? null, artifacts.rejected);
	const { specs } = await readSpecSet(head, name);
	const missing = flags.missing ?? null;
	if (missing !== null && !artifacts.tools.some((tool) => tool.name === missing)) throw new ConfigError(`--missing ${missing}: the agent has no such tool`);
	const spec = draftSpec({
		artifacts,
		trace,
		message,
		missing,
		taken: new Set(specs.map(({ id }) => id))
	});
	if (spec === null) throw new ConfigError(`--message ${message}: conversation ${trace.id} has nothing of the agent there`, `messages of the agent: ${listMessages(trace)}`);
	const path = `specs/${name}/${spec.id}.yaml`;
	await (await openWriter(folder)).write(path, printSpec(spec));
	if (flags.json) io.print(`${JSON.stringify({
		path,
		spec
	}, null, 2)}\n`);
	else io.print(`${path}: a proposed spec; write its rule and Given, then "proviso specs lint"\n`);
	return EXIT.green;
}
async function findTrace(file, id, rejected) {
	const problems = [];
	for await (const item of readTraces({
		file,
		chunks: readChunks(file)
	}, {
		rejected,
		textBesideCalls: null
	})) if (item.kind === "problem") problems.push(item.problem);
	else if (id === null || item.trace.id === id) return item.trace;
	throw new ConfigError(id === null ? `${file}: there is no conversation in it` : `${file}: there is no conversation ${id}`, problems[0]);
}
function listMessages({ events }) {
	const indices = events.flatMap((event) => event.messageIndex !== void 0 && (event.kind === "agent" || event.kind === "call") ? [event.messageIndex] : []);
	return [...new Set(indices)].join(", ") || "none";
}

// src/commands/specs-new.ts
function addNewCommand(specs, io, done) {
	addPlainOptions(specs.command("new")).description("write a spec of your own, with one scenario, to be filled in").requiredOption("--rule <sentence>", "the rule in one English sentence").option("--id <id>", "its id and file name (default: made of the rule)").option("--tools <names...>", "the tools whose use it constrains").option("--category <name>", "what it constrains (default: eligibility with tools, communication without)").option("--severity <name>", "must, should or info", "must").option("--force <name>", "required, prohibited or permitted", "prohibited").option("--object <name=table...>", "records that it is about, as booking=bookings").option("--when <words>", "what the user asks for, in the third person").option("--then <words>", "the correct behaviour").option("--check <json>", "its check as JSON, {\"never-called\": {\"tool\": \"cancel_booking\"}}").option("--quote <words>", "words of the prompt that state it").option("--print", "print it and write nothing").action(async (flags) => done(await writeNew(flags, io)));
}
async function writeNew(flags, io) {
	const folder = workspaceOf(flags, io);
	const head = await openFolder(folder);
	const { agent } = await loadOneAgent(head, flags);
	const { specs } = await readSpecSet(head, agent.agent);
	const spec = draft(flags, agent.head, specs);
	const path = `specs/${agent.agent}/${spec.id}.yaml`;
	const problems = lintSpecs([spec], agent.head);
	if (problems.length > 0) throw new ConfigError(problems.map(({ message }) => `${path}: ${message}`));
	const text = printSpec(spec);
	if (flags.print) {
		io.print(text);
		return EXIT.green;
	}
	await (await openWriter(folder)).write(path, text);
	if (flags.json) io.print(`${JSON.stringify({
		path,
		spec
	}, null, 2)}\n`);
	else io.print(`${path}: a proposed spec; write its Given, then "proviso specs lint" and "proviso review"\n`);
	return EXIT.green;
}
/** A spec out of the flags; the reader of spec files checks what was written. */
function draft(flags, artifacts, specs) {
	const { tools = [], force } = flags;
	const rule = flags.rule.trim();
	const taken = specs.map((spec) => spec.id);
	if (rule === "") throw new ConfigError("--rule: say the rule in one English sentence");
	const twin = specs.find((spec) => foldText(spec.rule).toLowerCase() === foldText(rule).toLowerCase());
	if (twin !== void 0) throw new ConfigError(`--rule: ${twin.id} (${twin.status}) states this rule already`, "edit that file instead");
	const id = flags.id ?? allocateId(rule, taken);
	if (!specFileSchema.shape.id.safeParse(id).success) throw new ConfigError(`--id ${id}: an id is lower-case words and numbers joined with "-"`, "as voucher-limit");
	if (taken.includes(id)) throw new ConfigError(`--id ${id}: there is such a spec`, "choose another id");
	const evidence = flags.quote === void 0 ? [] : [placeQuote(flags.quote, artifacts)];
	const [tool] = tools;
	const written = {
		id,
		rule,
		source: "manual",
		category: flags.category ?? (tools.length > 0 ? "eligibility" : "communication"),
		tools,
		severity: flags.severity,
		status: "proposed",
		evidence,
		scenarios: [{
			id: `${id}.case`,
			title: rule,
			force,
			objects: Object.fromEntries((flags.object ?? []).map(readObject)),
			given: [],
			when: flags.when ?? (tool ? `the user asks to ${phraseOfTool(tool)}` : "the user asks for what the rule is about"),
			then: [{
				text: flags.then ?? `the agent keeps to the rule: ${rule}`,
				...flags.check === void 0 ? {} : { check: readJson(flags.check) }
			}]
		}]
	};
	return parseSpec(`${id}.yaml`, JSON.stringify(written, null, 2));
}
function allocateId(rule, taken) {
	const [born] = allocateSpecs([{
		rule,
		source: "manual",
		category: "eligibility",
		tools: [],
		severity: "must",
		evidence: [],
		anchors: [],
		scenarios: []
	}], taken);
	return born?.id ?? "rule";
}
function readObject(written) {
	const [, name, table] = /^([a-z][a-z0-9_]*)=(.+)$/.exec(written) ?? [];
	if (name === void 0 || table === void 0) throw new ConfigError(`--object ${written}: write name=table, as booking=bookings`);
	return [name, table];
}
function readJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		throw new ConfigError(`--check ${text}: it is not JSON`, "as {\"never-called\": {\"tool\": \"cancel_booking\"}}");
	}
}
function placeQuote(quote, { prompt }) {
	for (const source of prompt.files) {
		const [span] = locateText(quote, source.text);
		if (!span) continue;
		const [first, last] = linesOfSpan(source, span);
		return {
			file: source.file,
			lines: [first, last],
			quote
		};
	}
	throw new ConfigError("--quote: these words are not in the prompt", "copy them exactly; line breaks may be spaces");
}

// src/commands/specs.ts
function addSpecsCommand(program, io, done) {
	const specs = program.command("specs").description("look after the committed specs");
	addPlainOptions(specs.command("lint")).description("check that every tool, argument, field, value and quotation of the specs exists").action(async (flags) => done(await lint(flags, io)));
	addPlainOptions(specs.command("export")).description("print the specs as Gherkin").option("--checks", "print each check in the general form instead").action(async (flags) => done(await (flags.checks === true ? exportChecks(flags, io) : exportGherkin(flags, io))));
	addFromTraceCommand(specs, io, done);
	addNewCommand(specs, io, done);
	specs.command("schema").description("print the JSON Schema of a spec file, for editors").action(() => {
		io.print(`${JSON.stringify(specJsonSchema(), null, 2)}\n`);
		done(EXIT.green);
	});
}
async function loadHead(flags, io) {
	const head = await openFolder(workspaceOf(flags, io));
	const loaded = await loadArtifacts({
		head,
		base: null
	}, {
		configFile: flags.config,
		agent: flags.agent ?? null
	});
	return await Promise.all(loaded.agents.map(async (agent) => ({
		...agent,
		committed: await readSpecSet(head, agent.agent)
	})));
}
async function lint(flags, io) {
	const found = (await loadHead(flags, io)).map(({ agent, head, committed }) => ({
		agent,
		problems: lintSpecs(committed.specs, head),
		texts: committed.texts,
		rules: committed.specs.length
	}));
	const problems = found.flatMap(({ agent, problems, texts }) => problems.map((problem) => {
		const line = lineOf(problem, texts.get(problem.spec) ?? "");
		return {
			file: `specs/${agent}/${problem.spec}.yaml`,
			line,
			message: problem.message
		};
	}));
	if (flags.json) io.print(`${JSON.stringify({ problems }, null, 2)}\n`);
	else {
		for (const { file, line, message } of problems) io.print(`${file}:${line}: ${message}\n`);
		for (const { agent, rules, problems } of found) io.print(`${agent}: ${count$1(rules, "rule")}, ${count$1(problems.length, "problem")}\n`);
	}
	return problems.length > 0 ? EXIT.usage : EXIT.green;
}
/** The line that a problem is about: of its scenario, the first that holds the word which the message names. */
function lineOf({ scenario, message }, text) {
	const lines = text.split("\n");
	const start = scenario === null ? 0 : Math.max(0, lines.findIndex((line) => line.trim() === `- id: ${scenario}`));
	const [, word] = /"([^"]+)"/.exec(message) ?? [];
	const sought = message.startsWith("fact ") ? `${word}:` : word;
	const found = sought === void 0 ? -1 : lines.findIndex((line, at) => at >= start && line.includes(sought));
	return (found < 0 ? start : found) + 1;
}
async function exportChecks(flags, io) {
	const listed = (await loadHead(flags, io)).flatMap(({ agent, head, committed }) => listChecks(committed.specs, head).map((check) => ({
		agent,
		...check
	})));
	if (flags.json) io.print(`${JSON.stringify({ checks: listed }, null, 2)}\n`);
	else for (const check of listed) io.print(`${printCheck(check)}\n`);
	return EXIT.green;
}
async function exportGherkin(flags, io) {
	const agents = await loadHead(flags, io);
	if (flags.json) {
		const written = Object.fromEntries(agents.map(({ agent, committed }) => [agent, committed.specs]));
		io.print(`${JSON.stringify(written, null, 2)}\n`);
		return EXIT.green;
	}
	for (const { agent, committed } of agents) {
		io.print(`Feature: ${agent}\n\n`);
		for (const text of committed.specs.flatMap(toGherkin)) io.print(`${text}\n\n`);
	}
	return EXIT.green;
}
function toGherkin(spec) {
	return spec.status === "rejected" ? [] : spec.scenarios.map((scenario) => printGherkin({
		rule: spec.rule,
		scenario
	}));
}

// src/pipeline/testing/explain-strategies.ts
/**
* Every strategy of the library with why it applies to a spec, best first, or why it does not.
* @returns the driver's failure where there is no case to look at
*/
function explainStrategies(target, context) {
	const { artifacts, watched, engine } = context;
	const seed = "mix 0";
	const refined = placeInSetting(target, {
		watched,
		seed
	});
	const built = buildDriver({
		refined,
		artifacts,
		seed
	});
	if ("failure" in built) return built.failure;
	const { driver } = built;
	const fitting = listFitting(target, context);
	const known = new Set(fitting.map(({ strategy }) => strategy));
	const others = listStrategies().filter((strategy) => !known.has(strategy));
	return [...fitting.map(({ strategy, reason }) => ({
		strategy,
		applies: true,
		reason
	})), ...others.map((strategy) => {
		const match = explainMatch(strategy, {
			refined,
			driver,
			artifacts,
			engine: engineOf$1(context)
		});
		if ("why" in match) return {
			strategy,
			applies: false,
			reason: match.why
		};
		const bound = bindTo({
			refined,
			artifacts,
			seed,
			engine
		}, driver, strategy.id);
		return {
			strategy,
			applies: false,
			reason: "dropped" in bound ? bound.dropped : "it fits too few cases"
		};
	})];
}

// src/strategies/freeze-memory.ts
/** What `strategies --freeze` writes: the memory of the refined specs that there are, one record a line, sorted. */
function freezeMemory(memory, scenarios) {
	const records = memory.filter(({ scenario }) => scenarios.has(scenario)).map(({ scenario, category, strategy, tries, violations }) => ({
		scenario,
		category,
		strategy,
		tries,
		violations
	})).sort((a, b) => compare(a.scenario, b.scenario) || compare(a.strategy, b.strategy));
	return frozenStrategiesSchema.parse({
		version: 1,
		records
	});
}
/** The same memory gives the same bytes, and a new record is one new line. */
function printFrozen({ version, records }) {
	const lines = records.map((record) => `    ${JSON.stringify(record)}`).join(",\n");
	return `{\n  "version": ${version},\n  "records": [${lines === "" ? "" : `\n${lines}\n  `}]\n}\n`;
}
function compare(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}

// src/commands/strategies-freeze.ts
/** Writes `specs/<agent>/strategies.json` of every agent that the store remembers something of. */
async function freezeStrategies(flags, io) {
	const workspace = workspaceOf(flags, io);
	const head = await openFolder(workspace);
	const trees = {
		head,
		base: null
	};
	const { agents } = await loadArtifacts(trees, {
		configFile: flags.config,
		agent: flags.agent ?? null
	});
	const store = await composeFor(flags, io, trees).openStore();
	const written = {};
	try {
		for (const { agent } of agents) {
			const { specs } = await readSpecSet(head, agent);
			const categories = new Map(specs.flatMap(({ category, scenarios }) => scenarios.map(({ id }) => [id, category])));
			const tried = store.listTried(agent);
			const memory = rememberTried(tried, {
				agent,
				categoryOf: (id) => categories.get(id) ?? null
			});
			const frozen = freezeMemory(memory, new Set(categories.keys()));
			if (frozen.records.length === 0) continue;
			const file = `specs/${agent}/strategies.json`;
			await (await openWriter(workspace)).write(file, printFrozen(frozen));
			const trials = frozen.records.reduce((sum, { tries }) => sum + tries, 0);
			written[agent] = {
				file,
				records: frozen.records.length,
				trials
			};
		}
	} finally {
		store.close();
	}
	if (Object.keys(written).length === 0) throw new ConfigError("the store remembers no trial of a spec that there is", "run proviso hunt or proviso test, or name the store with --store");
	if (flags.json) io.print(`${JSON.stringify({ agents: written }, null, 2)}\n`);
	for (const { file, records, trials } of Object.values(written)) logOf(flags, io).info(`${file}: ${count$1(records, "record")} of ${count$1(trials, "trial")}`);
	return EXIT.green;
}

// src/commands/strategies.ts
const HELP = `
A strategy is a way in which the simulated user behaves beyond the default. With --spec those that
apply to a scenario come first, each with the reason; the others say why they do not. What a
scenario is tried with, its mix, is made of those that apply.
--freeze writes what the store remembers of trials (tries and violations by scenario and
strategy) to specs/<agent>/strategies.json: from then on the mix of a scenario is the default,
the four strategies that found most, and one that was not tried. Commit the file.`;
function addStrategiesCommand(program, io, done) {
	addCommonOptions(program.command("strategies")).description("list the strategies of the simulated user, or those that apply to a spec").option("--spec <id>", "the scenario, or the rule whose first scenario it is about").option("--category <name>", "only those of this category").option("--freeze", "write specs/<agent>/strategies.json from what the store remembers").addHelpText("after", HELP).action(async (flags) => {
		checkCategory(flags);
		if (flags.freeze) return done(await freezeStrategies(flags, io));
		done(flags.spec === void 0 ? listAll(flags, io) : await listForSpec(flags, io, flags.spec));
	});
}
function checkCategory({ category }) {
	if (category !== void 0 && !CATEGORIES.some((name) => name === category)) throw new ConfigError(`--category ${category}: there is no such category`, `use ${CATEGORIES.join(", ")}`);
}
function listAll(flags, io) {
	const strategies = listStrategies().filter(({ category }) => (flags.category ?? category) === category);
	if (flags.json) io.print(`${JSON.stringify({ strategies }, null, 2)}\n`);
	else {
		const rows = strategies.map((strategy) => [...describe(strategy), strategy.summary]);
		const table = printTable([
			"Strategy",
			"Varies",
			"Offline",
			"What the user does"
		], rows, [
			"l",
			"l",
			"l",
			"l"
		]);
		const title = `## ${count$1(strategies.length, "strategy", "strategies")}`;
		io.print(renderTerminal(`${title}\n\n${table}`, { color: flags.color && io.hasColor }));
	}
	return EXIT.green;
}
function describe({ id, varies, moves }) {
	return [
		id,
		varies,
		moves === null ? "no" : "yes"
	];
}
async function listForSpec(flags, io, name) {
	const head = await openFolder(workspaceOf(flags, io));
	const { agents } = await loadArtifacts({
		head,
		base: null
	}, {
		configFile: flags.config,
		agent: flags.agent ?? null
	});
	for (const { agent, head: artifacts } of agents) {
		const { specs } = await readSpecSet(head, agent);
		const watched = specs.filter(({ status }) => status !== "rejected").flatMap((spec) => spec.scenarios.map((scenario) => ({
			spec,
			scenario
		})));
		const target = watched.find(({ spec, scenario }) => scenario.id === name || spec.id === name);
		if (target === void 0) continue;
		const explained = explainStrategies(target, {
			artifacts,
			watched,
			engine: engineOf(flags).kind
		});
		if ("detail" in explained) throw new ConfigError(`${target.scenario.id} is untestable: ${explained.detail}`);
		print(explained.filter(({ strategy }) => (flags.category ?? strategy.category) === strategy.category), {
			flags,
			io,
			target
		});
		return EXIT.green;
	}
	throw new ConfigError(`--spec ${name}: there is no such spec`, "the ids of rules and scenarios stand in specs/");
}
function print(explained, { flags, io, target }) {
	const { id } = target.scenario;
	if (flags.json) {
		const strategies = explained.map(({ strategy, applies, reason }) => ({
			id: strategy.id,
			applies,
			reason
		}));
		io.print(`${JSON.stringify({
			spec: id,
			strategies
		}, null, 2)}\n`);
		return;
	}
	const rows = explained.map(({ strategy, applies, reason }) => [
		strategy.id,
		applies ? "yes" : "no",
		reason
	]);
	const table = printTable([
		"Strategy",
		"Applies",
		"Why"
	], rows, [
		"l",
		"l",
		"l"
	]);
	const title = `## ${id}: ${explained.filter(({ applies }) => applies).length} of ${count$1(explained.length, "strategy", "strategies")} apply`;
	io.print(renderTerminal(`${title}\n\n${table}`, { color: flags.color && io.hasColor }));
}

// src/statistics/relations/relation.ts
/**
* Metamorphic relations (statistics.md 7). Input: a case and the tools as they are. Output: the same case told another
* way, which must not change what the agent does; or null where the relation has nothing to act on. Whether two trials
* are alike is told by outcome and writing calls, never by the likeness of texts.
*/
const RELATIONS = [
	"facts-reordered",
	"paraphrased",
	"irrelevant-sentence",
	"split-turns",
	"tools-reordered"
];
/** @param engine the offline user follows no instructions: what it splits over turns is its first message */
function varyCase(relation, told, engine) {
	const { brief } = told.testCase.driver;
	switch (relation) {
		case "facts-reordered": {
			const facts = Object.entries(brief.facts).reverse();
			if (facts.length < 2 && brief.says.length < 2) return null;
			return withBrief(told, {
				facts: Object.fromEntries(facts),
				says: brief.says.toReversed()
			});
		}
		case "paraphrased": {
			const request = swapSynonym(brief.request, createRng(["paraphrase", told.testCase.seed]));
			return request === null ? null : withBrief(told, { request });
		}
		case "irrelevant-sentence": return withBrief(told, { request: `${brief.request}. By the way, it is raining here today` });
		case "split-turns":
			if (engine === "offline") return hasParts(brief) ? withBrief(told, { inParts: true }) : null;
			return withBrief(told, { instructions: `${brief.instructions} Say one thing in a message, and the rest in the next.`.trim() });
		case "tools-reordered": {
			const tools = told.artifacts.tools.toReversed();
			return tools.length < 2 ? null : {
				...told,
				artifacts: {
					...told.artifacts,
					tools
				}
			};
		}
	}
}
/** Whether the first message holds more than the request. */
function hasParts({ objects, requester, says }) {
	return says.length > 0 || objects.some(({ ref }) => ref.table !== requester?.table || ref.id !== requester.id);
}
function withBrief(told, parts) {
	const { driver } = told.testCase;
	return {
		...told,
		testCase: {
			...told.testCase,
			driver: {
				...driver,
				brief: {
					...driver.brief,
					...parts
				}
			}
		}
	};
}
/**
* What of a trial the relations compare: its outcome and the agent's calls that write and were not rejected. A text that
* hands on the user's own words (a summary for the staff) is told otherwise where the case is, and counts as the same.
*/
function digestConduct({ outcome, trace }, reads) {
	const rejected = new Set(trace.events.flatMap((event) => event.kind === "result" && event.rejected ? [event.callId] : []));
	const said = trace.events.flatMap((event) => event.kind === "user" ? [foldText(event.text)] : []);
	const calls = trace.events.flatMap((event) => event.kind === "call" && event.by === "agent" && !reads.has(event.tool) && !rejected.has(event.callId) ? [[event.tool, withoutUsersWords(event.args, said)]] : []);
	return stableJson([outcome, calls]);
}
/** A shorter text is a value that the user named, and not a message handed on. */
const LEAST_WORDS = 4;
function withoutUsersWords(args, said) {
	const isHandedOn = (value) => typeof value === "string" && value.trim().split(/\s+/).length >= LEAST_WORDS && said.some((text) => text.includes(foldText(value)));
	return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isHandedOn(value) ? "(the user’s words)" : value]));
}

// src/pipeline/relations/run-relations.ts
async function runRelations(deps, input) {
	const results = [];
	for (const relation of ["same", ...RELATIONS]) results.push(await tryRelation(deps, input, relation));
	return results;
}
async function tryRelation(deps, input, relation) {
	const counts = {
		unequal: 0,
		of: 0,
		notApplicable: 0
	};
	const specs = /* @__PURE__ */ new Set();
	for (const refined of input.specs) for (let index = 0; index < input.pairs; index++) {
		const isEqual = await tryPair(deps, input, {
			refined,
			index,
			relation
		});
		if (isEqual === null) counts.notApplicable += 1;
		else counts.of += 1;
		if (isEqual !== false) continue;
		counts.unequal += 1;
		specs.add(refined.scenario.id);
	}
	return {
		relation,
		...counts,
		specs: [...specs].sort()
	};
}
/** Null where the relation does not apply, or a trial was invalid. */
async function tryPair({ reasoner, clock, side }, input, pair) {
	const { artifacts } = input;
	const planned = planTrial(contextOf(reasoner, input), pair.refined, {
		purpose: "test",
		index: pair.index
	});
	if ("reason" in planned) return null;
	const varied = pair.relation === "same" ? planned : varyCase(pair.relation, planned, reasoner.engine);
	if (varied === null) return null;
	const settings = {
		agent: artifacts.agent,
		limits: TRIAL_LIMITS,
		judgeVotes: input.judgeVotes
	};
	const reads = new Set(artifacts.tools.filter(({ access }) => access === "read").map(({ name }) => name));
	const digests = [];
	for (const { testCase, artifacts: told } of [planned, varied]) {
		const trial = {
			...planned,
			testCase,
			artifacts: told
		};
		const ran = await runTrial({
			reasoner,
			clock,
			side
		}, trial, settings);
		if (ran.outcome === "invalid") return null;
		digests.push(digestConduct(ran, reads));
	}
	return digests[0] === digests[1];
}
function contextOf(reasoner, input) {
	const suite = {
		seed: input.seed,
		concurrency: 1,
		permittedTrials: 0
	};
	const statistics = {
		replays: 10,
		judgeVotes: input.judgeVotes
	};
	return {
		input: {
			artifacts: {
				head: input.artifacts,
				base: null
			},
			suite,
			watched: input.specs,
			statistics
		},
		settings: settingsOf(reasoner, {
			models: input.models,
			statistics,
			limits: TRIAL_LIMITS,
			suite
		}),
		rateTests: 0,
		onSuspect: () => void 0
	};
}

// src/commands/test-relations.ts
const MAX_SPECS = 10;
const PAIRS = 3;
/** `test --relations`: cases of committed specs told in two ways, on the head alone. It reports and never gates. */
async function testRelations(flags, io) {
	const sides = await openSides(flags, io);
	try {
		const load = {
			configFile: flags.config,
			agent: flags.agent ?? null
		};
		const { agents, policy } = await loadArtifacts({
			head: sides.head,
			base: null
		}, load);
		const run = composeFor(flags, io, sides);
		const reasoner = await run.openReasoner(policy);
		const seed = flags.seed === void 0 ? policy.suite.seed : wholeNumber("--seed", flags.seed);
		const { user, judge } = policy.models;
		const models = {
			user: {
				model: user.model,
				parameters: user.parameters
			},
			judge: {
				model: judge.model,
				parameters: judge.parameters
			}
		};
		const found = {};
		for (const agent of agents) {
			const { specs } = await readSpecSet(sides.head, agent.agent);
			const chosen = chooseSpecs(reasoner, specs, {
				seed,
				only: flags.spec ?? null
			});
			const side = await run.openSide(reasoner, agent, "head");
			const input = {
				artifacts: agent.head,
				specs: chosen,
				seed,
				models,
				judgeVotes: policy.statistics["judge-votes"]
			};
			found[agent.agent] = await runRelations({
				reasoner,
				clock: run.clock,
				side
			}, {
				...input,
				pairs: PAIRS
			}).finally(() => Promise.allSettled([side.agent.close(), side.host.close()]));
		}
		io.print(flags.json ? `${JSON.stringify({ agents: found }, null, 2)}\n` : describeAll(found, flags.color && io.hasColor));
		return Object.values(found).flat().reduce((sum, result) => sum + result.of, 0) > 0 ? EXIT.green : EXIT.noEvidence;
	} finally {
		await sides.dispose();
	}
}
function chooseSpecs({ engine }, specs, { seed, only }) {
	const refined = specs.filter(({ status }) => status !== "rejected").flatMap((spec) => spec.scenarios.map((scenario) => ({
		spec,
		scenario
	}))).filter(({ scenario }) => engine !== "offline" || scenario.force === "permitted" || isDecidableByCode(scenario));
	if (only !== null) return refined.filter(({ spec, scenario }) => only.includes(spec.id) || only.includes(scenario.id));
	return createRng(["relations", seed]).shuffle(refined).slice(0, MAX_SPECS);
}
function describeAll(found, color) {
	return Object.entries(found).map(([agent, results]) => {
		const rows = results.map(({ relation, unequal, of, notApplicable, specs }) => [
			relation === "same" ? "same case twice (A/A)" : relation,
			`${unequal} of ${of}`,
			String(notApplicable),
			specs.slice(0, 3).join(", ")
		]);
		return `${agent}: pairs with another outcome or other writing calls\n${renderTerminal(printTable([
			"relation",
			"unequal",
			"not applicable",
			"specs"
		], rows, [
			"l",
			"r",
			"r",
			"l"
		]), { color })}\n`;
	}).join("\n");
}

// src/commands/test-shard.ts
/**
* `proviso test --shard i/n`: tests its part, writes what it came to into the store, and prints it.
* @returns the exit code, which says only whether the part ran: what it found is for the report of all parts
*/
async function testShard(text, out, run) {
	const place = parseShard(text);
	if (place === null) throw new ConfigError(`--shard ${text}: it must be i/n`, `as in 2/3; i from 1 to n, n at most ${256}`);
	const { beginPart, writeShardRecord } = await import("./shard-records.js");
	beginPart(out.store, place.shard);
	const part = await runShard(run.deps, run.request, place);
	writeShardRecord(out.store, part.record);
	out.io.print(out.json ? `${JSON.stringify(part.record, null, 2)}\n` : describePart(part));
	return part.record.agents.some(({ faults }) => faults.length > 0) ? EXIT.noEvidence : EXIT.green;
}
/** A line a spec of the part, and what the part took. */
function describePart({ result, record }) {
	const results = result.report.agents.flatMap(({ agent, specs }) => specs.map(({ id, verdict, violations, n }) => `${agent} ${id}: ${verdict} (${violations} of ${n})`));
	const faults = record.agents.flatMap(({ agent, faults: told }) => told.map((fault) => `${agent}: ${fault}`));
	const ran = record.agents.reduce((sum, part) => sum + part.ran.length, 0);
	const total = `${nameShard(record)}: ${count$1(results.length, "spec")}, ${count$1(ran, "trial")}`;
	return `${[
		...results,
		...faults,
		total
	].join("\n")}\n`;
}

// src/commands/test.ts
function addTestCommand(program, io, done) {
	addSideOptions(addCommonOptions(program.command("test"))).description("mine, diff and test as the action does, and print its comment").option("--scope <scope>", "changed, affected or all").option("--spec <id...>", "only these specs or rules").option("--seed <n>", "whole number from which every random choice follows").option("--fail-on <what>", "witness, violation, inconclusive, drift or never").option("--shard <i/n>", "only this part of the specs; \"proviso merge\" and \"proviso report\" join the parts").option("--relations", "instead: tell cases in two ways and compare what the agent does").action(async (flags) => done(await (flags.relations ? testRelations(flags, io) : runTest(flags, io))));
}
async function runTest(flags, io) {
	const sides = await openSides(flags, io);
	try {
		const { deps, request } = openSuite(flags, io, sides);
		if (flags.shard !== void 0) return await testShard(flags.shard, {
			io,
			store: storeOf(flags, io),
			json: flags.json ?? false
		}, {
			deps,
			request
		});
		return printRun(await runPipeline(deps, request), flags, io);
	} finally {
		await sides.dispose();
	}
}

// src/cli.ts
const io = {
	print: (text) => void process.stdout.write(text),
	tell: (text) => void process.stderr.write(text),
	env: process.env,
	hasColor: process.stdout.isTTY === true && process.env["NO_COLOR"] === void 0
};
const AFTERWORD = `
Exit codes: 0 green; 1 a violation (mine --check: specs would change; check: an executed
breach of an accepted spec); 2 configuration or usage; 3 no evidence
(no key, no provider, no host).

Every key of proviso.yaml: docs/configuration.md; of a spec file: docs/specs.md.`;
/** What commander says of wrong usage, in the form of all other errors: one line, and a hint. */
function describeUsage(text) {
	const [line = "", meant = ""] = text.trim().split("\n");
	const guess = /^\(Did you mean (.+)\?\)$/.exec(meant)?.[1];
	const hint = guess === void 0 ? "run it with --help for its commands and flags" : `did you mean ${guess}?`;
	return `proviso: ${line.replace(/^error: /, "")}\nproviso: hint: ${hint}\n`;
}
/** @returns the exit code */
async function runCli(argv) {
	let code = EXIT.green;
	const done = (result) => {
		code = result;
	};
	const program = new Command("proviso").description("Mines the business rules that an LLM agent must obey, and tests the agent against them.").version(ENGINE_VERSION).addHelpText("after", AFTERWORD).configureOutput({ outputError: (text) => io.tell(describeUsage(text)) }).exitOverride();
	const adders = [
		addMineCommand,
		addDiffCommand,
		addTestCommand,
		addCheckCommand,
		addDriftCommand,
		addCoverageCommand,
		addSpecsCommand,
		addStrategiesCommand,
		addReviewCommand,
		addAcceptCommand,
		addEnvCommand,
		addReplayCommand,
		addDesignCommand,
		addMutateCommand,
		addHuntCommand,
		addMergeCommand,
		addReportCommand,
		addDemoCommand
	];
	for (const add of adders) add(program, io, done);
	try {
		await program.parseAsync([...argv]);
		return code;
	} catch (error) {
		if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.green : EXIT.usage;
		const explained = explainError(error);
		for (const line of explained.lines) io.tell(`proviso: ${line}\n`);
		return explained.code;
	}
}
/** A reader that has enough (`| head`) closes the pipe: the run goes on without it, and its exit code stays its own. */
for (const stream of [process.stdout, process.stderr]) stream.on("error", (error) => {
	if (!("code" in error && error.code === "EPIPE")) throw error;
});
process.exitCode = await runCli(process.argv);

export {  };