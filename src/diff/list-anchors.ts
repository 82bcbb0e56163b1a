import { foldText } from '../lib/fold-text.ts';
import type { AgentArtifacts, Anchor, Passage, ToolAnchor } from '../model/artifacts.ts';
import type { SpecId } from '../model/spec.ts';
import type { LockLine } from '../model/spec-set.ts';

/** An anchor in the artifacts of one side. The same words may stand in several places: the first one is told. */
export interface AnchorPlace {
  readonly anchor: Anchor;
  readonly kind: 'passage' | 'tool';
  readonly file: string;
  readonly lines: readonly [number, number] | null;
  readonly text: string;
  /** A heading says what the passages below it are about, and no more. */
  readonly isHeading: boolean;
  /** All files in which it stands. */
  readonly files: readonly string[];
  /** The headings above it, outermost first, for each place in which it stands; of a piece of a tool none. */
  readonly paths: readonly (readonly string[])[];
}

export type AnchorIndex = ReadonlyMap<Anchor, AnchorPlace>;
type Sources = Pick<AgentArtifacts, 'prompt' | 'tools'>;

/** Every anchor of the artifacts but passages under an ignored heading. */
export function listAnchors({ prompt, tools }: Sources, ignore: readonly string[] = []): AnchorIndex {
  const index = new Map<Anchor, AnchorPlace>();
  const add = (place: Omit<AnchorPlace, 'files'>) => {
    const before = index.get(place.anchor);
    const files = [...new Set([...(before?.files ?? []), place.file])];
    index.set(place.anchor, { ...(before ?? place), files, paths: [...(before?.paths ?? []), ...place.paths] });
  };
  for (const passage of prompt.passages.filter(one => !isIgnored(one, ignore))) add(placeOfPassage(passage));
  for (const tool of tools) for (const anchor of tool.anchors) add(placeOfTool(tool.file, anchor));
  return index;
}

/** The anchors that a rule hangs on, as a lock has them. */
export function anchorsByRule(lock: readonly LockLine[]): ReadonlyMap<SpecId, readonly Anchor[]> {
  const anchors = new Map<SpecId, Anchor[]>();
  for (const line of lock) {
    if ('none' in line) continue;
    for (const rule of line.rules) anchors.set(rule, [...(anchors.get(rule) ?? []), line.anchor]);
  }
  return anchors;
}

export function isIgnored(passage: Passage, ignore: readonly string[]): boolean {
  const names = new Set(ignore.map(foldTitle));
  const own = passage.kind === 'heading' ? [passage.text] : [];
  return [...passage.headings, ...own].some(heading => names.has(foldTitle(heading)));
}

function foldTitle(heading: string): string {
  return foldText(heading.replace(/^\s*#+\s*|\s*#+\s*$/g, '')).toLowerCase();
}

function placeOfPassage({ anchor, file, lines, text, kind, headings }: Passage): Omit<AnchorPlace, 'files'> {
  return { anchor, kind: 'passage', file, lines, text, isHeading: kind === 'heading', paths: [headings] };
}

function placeOfTool(file: string, { anchor, lines, quote }: ToolAnchor): Omit<AnchorPlace, 'files'> {
  return { anchor, kind: 'tool', file, lines, text: quote, isHeading: false, paths: [] };
}
