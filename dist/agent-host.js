import { o as errorMessage } from "./chunks/errors.js";
import { i as isProgrammingError, n as loadModule, r as describeProgrammingError, t as serveRpc } from "./chunks/serve-rpc.js";
import { t as toJson } from "./chunks/json-result.js";

// src/adapters/agents/agent-service.ts
/**
* The sessions of an agent module: what the child process serves. An error that the module throws is the agent's own, in
* `start` as in `send`; a programming error is told with its place.
*/
var AgentService = class {
	#start;
	#sessions = /* @__PURE__ */ new Map();
	#home;
	/** @param home absolute path that the module's files are named from */
	constructor(exports, home = null) {
		this.#home = home;
		const { start } = typeof exports === "object" && exports !== null ? exports : {};
		if (typeof start !== "function") throw new Error("the agent module exports no function `start`");
		this.#start = start;
	}
	async start({ session, trial }) {
		try {
			const agent = await this.#start(trial);
			if (!isAgent(agent)) throw new Error("`start` of the agent module gave no object with a function `send`");
			this.#sessions.set(session, agent);
		} catch (error) {
			const turn = this.#breakDown(error);
			this.#sessions.set(session, { send: () => turn });
		}
	}
	async send(request) {
		const agent = this.#sessions.get(request.session);
		if (!agent) throw new Error(`no session ${request.session}`);
		try {
			return toJson(await agent.send(request.input));
		} catch (error) {
			return this.#breakDown(error);
		}
	}
	#breakDown(error) {
		const from = {
			home: this.#home,
			ours: import.meta.dirname
		};
		return {
			events: [],
			error: {
				kind: "agent",
				message: isProgrammingError(error) ? describeProgrammingError(error, from) : errorMessage(error)
			}
		};
	}
	close({ session }) {
		this.#sessions.delete(session);
	}
};
function isAgent(value) {
	return typeof value === "object" && value !== null && "send" in value && typeof value.send === "function";
}

// src/agent-host.ts
/**
* The child process that runs a user's agent module: newline-delimited JSON-RPC 2.0 on standard input and output
* (`initialize`, then `start`, `send`, `close` for each session), started by `adapters/agents/module-agent.ts`.
*/
let service = null;
function running() {
	if (!service) throw new Error("initialize first");
	return service;
}
serveRpc({
	async initialize(params) {
		const { module, home } = params;
		service = new AgentService(await loadModule(module, home), home);
	},
	start: (params) => running().start(params),
	send: (params) => running().send(params),
	close: (params) => running().close(params)
});

export {  };