import type { Monitored } from './context.ts';

/** Keys of a table that the user's messages, or the results of earlier calls, name before an event; each once. */
export function namedKeys(
  { view, state }: Monitored,
  asked: { readonly table: string; readonly at: number; readonly by: 'user' | 'result' },
): readonly string[] {
  const words = new Set<string>();
  for (const event of view.trace.events.slice(0, asked.at)) {
    if (event.kind === asked.by) for (const word of view.wordsOf(event)) words.add(word);
  }
  return [...words].filter(id => state.hasBefore({ table: asked.table, id }, asked.at));
}
