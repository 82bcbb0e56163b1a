/**
 * What a `$ref` within a JSON Schema leads to: a pointer from its root (`#/$defs/Amount`, `#`).
 * @returns undefined for a reference to another document, to an `$anchor`, or to nothing
 */
export function followPointer(reference: unknown, root: unknown): unknown {
  if (reference === '#') return root;
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return undefined;
  return reference
    .slice(2)
    .split('/')
    .map(unescapeStep)
    .reduce<unknown>((node, step) => {
      const isHolder = typeof node === 'object' && node !== null && Object.hasOwn(node, step);
      return isHolder ? (node as Readonly<Record<string, unknown>>)[step] : undefined;
    }, root);
}

function unescapeStep(step: string): string {
  return decode(step).replaceAll('~1', '/').replaceAll('~0', '~');
}

function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
