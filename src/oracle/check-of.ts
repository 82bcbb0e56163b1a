import type { Check, CheckKind } from '../model/check.ts';

/** The check of one kind. */
export type CheckOf<K extends CheckKind> = Extract<Check, { readonly kind: K }>;
