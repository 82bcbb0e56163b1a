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

/** The places that a path with lists leads to: `undefined` for an item without the field. */
export interface Places {
  readonly values: readonly unknown[];
  /** Whether a list (or map) on the way is not there; one that is empty is there. */
  readonly lacksList: boolean;
}

/** Every place at a dotted path, the empty ones too; {@link readPath} gives only what is there. */
export function readPlaces(value: unknown, path: string): Places {
  const steps = path.split('.').flatMap(part => part.split(/(?=\[\])/));
  let places: Places = { values: [value], lacksList: false };
  for (const step of steps) {
    const isList = step === '[]' || step === '*';
    const lacks = places.values.some(node => isList && !isListFor(step, node));
    const values = places.values.flatMap(node => (isList ? readStep(node, step) : [readStep(node, step)[0]]));
    places = { values, lacksList: places.lacksList || lacks };
  }
  return places;
}

function isListFor(step: string, node: unknown): boolean {
  return typeof node === 'object' && node !== null && Array.isArray(node) === (step === '[]');
}
