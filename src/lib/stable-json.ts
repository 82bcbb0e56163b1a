/** JSON text with sorted keys and without white space: equal values give equal text. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, node: unknown) => (isPlainObject(node) ? sortKeys(node) : node));
}

function isPlainObject(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

function sortKeys(node: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}
