/** A record by its table and key. */
export interface RecordRef {
  readonly table: string;
  readonly id: string;
}

/** A record at a moment; `record: null` where there is none; not known when nothing says what the state is. */
export type RecordState =
  | { readonly isKnown: true; readonly record: { readonly [field: string]: unknown } | null }
  | { readonly isKnown: false };

/** What a written condition is evaluated on: the records at one moment, and which of them its names stand for. */
export interface WorldView {
  /** The environment's present moment, ISO 8601; null when the agent has none. */
  readonly now: string | null;
  /** The record that a name (`requester` among them) stands for; null when that is not known. */
  readonly refOf: (name: string) => RecordRef | null;
  readonly read: (ref: RecordRef) => RecordState;
}
