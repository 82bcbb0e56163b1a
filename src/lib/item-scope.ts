/** Whether a condition over a list or map speaks of some item or of each. */
export const ITEM_SCOPES = ['any', 'every'] as const;
export type ItemScope = (typeof ITEM_SCOPES)[number];

/** `!=`, `not-in` and `is-null` deny `=`, `in` and `exists`. */
export function isDenial(op: string): boolean {
  return op === '!=' || op === 'not-in' || op === 'is-null';
}

/**
 * The items that a condition speaks of. Unsaid, some item is enough; an operator that denies another one speaks of every
 * item ("status != x": none is x).
 */
export function scopeOf({
  op,
  items,
}: {
  readonly op: string;
  readonly items?: ItemScope | null | undefined;
}): ItemScope {
  return items ?? usualScope(op);
}

/** The scope as it is written: left out where it is the usual one of the operator. */
export function writtenScope(scope: ItemScope, op: string): ItemScope | null {
  return scope === usualScope(op) ? null : scope;
}

function usualScope(op: string): ItemScope {
  return isDenial(op) ? 'every' : 'any';
}
