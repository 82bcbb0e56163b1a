import { linesOfSpan, locateText } from '../lib/locate-text.ts';
import type { PromptText } from '../model/artifacts.ts';
import type { Spec } from '../model/spec.ts';

/** A quotation, and the lines of its file (from 1, both ends included) on which it stands. */
export interface Citation {
  readonly file: string;
  readonly lines: [number, number] | null;
  readonly quote: string;
}

/**
 * A rule's evidence with the lines where it stands in these prompt files now: those that the spec file has drift when
 * text is added above. Of several places the nearest to the lines on file counts; not found, those stay.
 */
export function citeEvidence(evidence: Spec['evidence'], files: readonly PromptText[]): Citation[] {
  return evidence.map(({ file, lines, quote }) => ({ file, lines: findLines({ file, lines, quote }, files), quote }));
}

function findLines(
  { file, lines, quote }: Pick<Spec['evidence'][number], 'file' | 'lines' | 'quote'>,
  files: readonly PromptText[],
): [number, number] | null {
  const found = files
    .filter(source => source.file === file)
    .flatMap(source => locateText(quote, source.text).map(span => linesOfSpan(source, span)));
  const distance = ([first]: readonly [number, number]) => Math.abs(first - (lines?.[0] ?? first));
  const place = found.toSorted((a, b) => distance(a) - distance(b))[0] ?? lines;
  return place === undefined ? null : [place[0], place[1]];
}
