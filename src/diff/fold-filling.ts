/** Words that carry no condition in what a user says or asks for. */
const FILLING = new Set(
  `a an the i me my mine you your yours we our he she his her it its they them their this that
  is are was were be been being am has have had do does did will would shall should can could may might
  to of please kindly user users customer customers guest guests client clients requester
  ask asks asked asking request requests requested requesting want wants wanted wish wishes like likes`.split(/\s+/),
);

/** The telling words of a sentence in their order, endings aside. */
export function foldFilling(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$%.'’-]*[\p{L}\p{N}%]/gu) ?? [];
  return words
    .filter(word => !FILLING.has(word))
    .map(stemOf)
    .join(' ');
}

const SHORTEST_STEM = 4;

/** Without the ending of a noun or verb: "cancellation", "cancelling" and "cancels" are one. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:ations?|ing|ed|es|s)$/, '');
  return stem.length < SHORTEST_STEM || stem === word ? word : stem.replace(/(.)\1$/, '$1');
}
