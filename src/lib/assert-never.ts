/** Ends an exhaustive `switch`; reaching it is a fault of ours. */
export function assertNever(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
