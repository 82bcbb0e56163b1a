import { rememberLast } from './remember-last.ts';

/** Runs of white space become one space, ends are trimmed: how quotations are compared with their source. */
export function foldText(text: string): string {
  return fold(text);
}

const fold = rememberLast(text => text.replace(/\s+/g, ' ').trim());

/** Whether a quotation stands in a source text, white space folded and nothing else. An empty quotation stands nowhere. */
export function isQuotedIn(quote: string, source: string): boolean {
  const folded = foldText(quote);
  return folded.length > 0 && foldText(source).includes(folded);
}
