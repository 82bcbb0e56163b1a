/**
 * Every value at a dotted path of a JSON value: `status`, `address.city`, `items[].price` (each array item),
 * `payments.*.kind` (each map value). Nothing when the path leads nowhere.
 */
export function readPath(value: unknown, path: string): readonly unknown[] {
  if (!/[.[]/.test(path)) return readStep(value, path);
  const steps = path.split('.').flatMap(part => part.split(/(?=\[\])/));
  return steps.reduce<readonly unknown[]>((nodes, step) => nodes.flatMap(node => readStep(node, step)), [value]);
}

function readStep(node: unknown, step: string): readonly unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  if (step === '[]') return Array.isArray(node) ? node : [];
  if (step === '*') return Array.isArray(node) ? [] : Object.values(node);
  if (!Object.hasOwn(node, step)) return [];
  return [(node as Record<string, unknown>)[step]];
}

/** Whether a path may lead to several values: through array items or map values. */
export function isManyPath(path: string): boolean {
  return path.includes('[]') || path.split('.').includes('*');
}
