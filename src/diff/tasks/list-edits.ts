import { dataBlock } from '../../lib/data-block.ts';
import { foldText } from '../../lib/fold-text.ts';
import type { Passage } from '../../model/artifacts.ts';

/** A passage that is new or was changed; `before` are the words that it replaces, as far as they are known. */
export interface Edit {
  readonly passage: Passage;
  readonly before: readonly string[];
}

/** Edits as a list that answers speak of by number. */
export function renderEdits(edits: readonly Edit[], nonce: string): string {
  const lines = edits.flatMap(({ passage, before }, at) => {
    const under = passage.headings.length > 0 ? `(under ${passage.headings.join(' > ')}) ` : '';
    return [
      `${at + 1}. ${under}${foldText(passage.text)}`,
      ...before.map(words => `   said before: ${foldText(words)}`),
    ];
  });
  return dataBlock('EDITED PASSAGES', lines.join('\n') || 'none', nonce);
}
