import { isQuotedIn } from '../lib/fold-text.ts';
import type { AgentArtifacts, Passage } from '../model/artifacts.ts';
import type { Evidence, Spec } from '../model/spec.ts';

/** The passages of the prompt that a rule cites: those whose text its quotations share, in the order of the prompt. */
export function citedPassages({ evidence }: Spec, { prompt }: AgentArtifacts): readonly Passage[] {
  return prompt.passages.filter(passage => evidence.some(piece => isCited(passage, piece)));
}

function isCited({ file, text, kind }: Passage, { file: citedFile, quote }: Evidence): boolean {
  if (file !== citedFile || kind === 'heading') return false;
  return isQuotedIn(quote, text) || isQuotedIn(text, quote);
}
