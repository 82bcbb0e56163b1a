import { rmSync } from "node:fs";

// src/adapters/files/remove-at-exit.ts
const SIGNALS = [
	"SIGTERM",
	"SIGINT",
	"SIGHUP"
];
const folders = /* @__PURE__ */ new Set();
let isGuarded = false;
/**
* Removes a temporary folder when this process ends, also by a signal (a cancelled job gets SIGTERM first): unless it was
* removed before, which `forget` tells. What ends by SIGKILL leaves it behind.
*/
function removeAtExit(folder) {
	guard();
	folders.add(folder);
	return { forget: () => void folders.delete(folder) };
}
function guard() {
	if (isGuarded) return;
	isGuarded = true;
	process.on("exit", removeAll);
	for (const signal of SIGNALS) {
		const listener = () => {
			removeAll();
			process.removeListener(signal, listener);
			if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
		};
		process.on(signal, listener);
	}
}
function removeAll() {
	for (const folder of folders) try {
		rmSync(folder, {
			recursive: true,
			force: true
		});
	} catch {}
}

export { removeAtExit as t };