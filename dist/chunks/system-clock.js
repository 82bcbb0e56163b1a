import { setTimeout } from "node:timers/promises";

// src/adapters/clock/system-clock.ts
/** The machine's clock. */
const systemClock = {
	now: () => Date.now(),
	sleep: async (ms) => {
		await setTimeout(ms);
	}
};

export { systemClock as t };