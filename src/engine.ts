/** Who answers what needs a model; `file` is the recording of `replay`. */
export type Engine =
  | { readonly kind: 'openai' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'replay'; readonly file: string };

export const ENGINE_NAMES = 'openai, offline or replay:FILE';

/** Reads an engine as inputs and flags name it; null when the text names none. */
export function parseEngine(text: string): Engine | null {
  const file = /^replay:(.+)$/.exec(text)?.[1];
  if (file !== undefined) return { kind: 'replay', file };
  return text === 'openai' || text === 'offline' ? { kind: text } : null;
}
