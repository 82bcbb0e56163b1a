const NEEDED = 24;

/** What to say of this version of Node (`20.20.2`); null where Proviso runs on it. */
export function explainNode(version: string): string | null {
  return Number.parseInt(version, 10) >= NEEDED ? null : `proviso needs Node ${NEEDED} or newer; this is ${version}`;
}
