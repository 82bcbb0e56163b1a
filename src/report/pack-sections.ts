import type { Section } from './report-context.ts';

/** How long a text is, in the unit of its limit: characters of a comment, bytes of a job summary. */
export type Measure = (text: string) => number;

/**
 * Joins sections until the room is used up. What does not fit is dropped whole from the end, block by block and never
 * inside a block, and the text says how much more there is.
 * @param place where the rest stands ("the job summary")
 */
export function packSections(
  sections: readonly Section[],
  room: number,
  how: { measure: Measure; place: string },
): string {
  const parts: string[] = [];
  let left = room - NOTE_ROOM;
  for (const [index, section] of sections.entries()) {
    const kept = fitBlocks(section, left, how.measure);
    if (kept > 0) {
      const text = [`### ${section.title}`, ...section.blocks.slice(0, kept)].join('\n\n');
      parts.push(text);
      left -= how.measure(text) + 2;
    }
    if (kept === section.blocks.length) continue;
    parts.push(tellDropped(section, kept, { later: sections.slice(index + 1), place: how.place }));
    break;
  }
  return parts.join('\n\n');
}

/** Room kept for the sentence that says what was dropped. */
const NOTE_ROOM = 400;

function fitBlocks(section: Section, room: number, measure: Measure): number {
  let used = measure(`### ${section.title}`) + 2;
  let kept = 0;
  for (const block of section.blocks) {
    used += measure(block) + 2;
    if (used > room) break;
    kept += 1;
  }
  return kept;
}

function tellDropped(
  section: Section,
  kept: number,
  rest: { readonly later: readonly Section[]; readonly place: string },
): string {
  const titles = rest.later.map(later => later.title.toLowerCase());
  if (kept === 0) return `_In ${rest.place}: ${[section.title.toLowerCase(), ...titles].join(', ')}._`;
  const more = `+${section.blocks.length - kept} more ${section.unit} in ${rest.place}`;
  return titles.length === 0 ? `_${more}_` : `_${more}; also there: ${titles.join(', ')}_`;
}
