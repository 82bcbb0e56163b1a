// src/lib/assert-never.ts
/** Ends an exhaustive `switch`; reaching it is a fault of ours. */
function assertNever(value) {
	throw new Error(`unreachable: ${JSON.stringify(value)}`);
}

export { assertNever as t };