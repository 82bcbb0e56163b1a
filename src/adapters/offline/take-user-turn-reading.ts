import { findAskedFacts, type KnownFact } from './take-user-turn-facts.ts';

const ASKING =
  /\?|\(yes\/no\)|\b(?:please|kindly)?\s*(?:provide|tell me|give me|let me know|share|specify|enter|send me|state)\b|\b(?:i|we)(?:'ll| will)? (?:also )?need\b|\bmay i have\b|\b(?:please )?confirm\b|\bplease\b.*\b(?:id|number|reference|code)\b/i;
/** Questions that a yes answers. */
const GO_AHEAD =
  /\b(?:shall|should|may|can) (?:i|we) (?:now )?(?!help|assist|have|ask|know|do\b)\w+|\bdo you (?:want|wish) (?:me|us) to\b|\bwould you like (?:me|us) to\b|\(yes\/no\)|\(y\/n\)|\byes or no\b|\bgo ahead\b|\bproceed\b/i;
const CONFIRM =
  /\bconfirm\b|\bis (?:that|this|it|everything) (?:all )?(?:ok|okay|right|correct|fine)\b|\bdo you agree\b|\bis that what you want\b/i;
const WHAT_NOW =
  /\bhow (?:can|may) (?:i|we) (?:help|assist)\b|\bwhat (?:can|may) (?:i|we) do\b|\bwhat would you like\b|\bwhat do you need\b/i;
const ANYTHING_ELSE = /\banything else\b|\bsomething else\b|\bfurther (?:help|assistance|questions)\b/i;
const REFUSES =
  /\b(?:cannot|can't|can not|unable|not able|not allowed|not permitted|not possible|not eligible|impossible|won't|must refuse|have to refuse|decline)\b/i;
const OFFERS =
  /\binstead\b|\balternativ\w*\b|\bbut (?:i|we) can\b|\bhowever,? (?:i|we) can\b|\bwould you (?:prefer|consider|accept)\b/i;
const DONE =
  /\b(?:done|cancell?ed|booked|changed|updated|modified|issued|completed?|processed|refunded|created|sent|scheduled|reserved|added|removed|transferr(?:ed|ing)|hand(?:ed|ing) (?:you )?over|forwarded|goodbye|bye|you are welcome)\b/i;
/** A proposal of less than was asked for. */
const LIMITS = /\bat most\b|\bno more than\b|\bmaximum\b|\blimit(?:ed)?\b|\blatest\b/i;

/** What the agent's message does, as far as the user's answer depends on it. */
export type Reading =
  | { readonly kind: 'asks'; readonly facts: readonly KnownFact[] }
  | { readonly kind: 'asks-what' }
  /** `falls-short`: of what the user asked for; `isOther`: something else beside a refusal. */
  | { readonly kind: 'proposes'; readonly isOther: boolean; readonly fallsShort: boolean }
  | { readonly kind: 'asks-unknown' }
  | { readonly kind: 'closes'; readonly how: 'refused' | 'done' }
  | { readonly kind: 'goes-on' };

/** Reads a message of the agent, given what the user knows. */
export function readAgent(text: string, known: readonly KnownFact[]): Reading {
  const parts = text.split(/(?<=[.?!])\s+|\n+/);
  const questions = parts.filter(part => ASKING.test(part) && !ANYTHING_ELSE.test(part));
  const proposals = questions.filter(part => GO_AHEAD.test(part));
  const facts = findAskedFacts(questions.filter(part => !proposals.includes(part)).join(' '), known);
  if (facts.length > 0) return { kind: 'asks', facts };
  if (questions.some(part => WHAT_NOW.test(part))) return { kind: 'asks-what' };
  const isProposal = proposals.length > 0 || questions.some(part => CONFIRM.test(part));
  const isRefusal = REFUSES.test(text);
  const isOffer = OFFERS.test(text);
  if (isProposal || (questions.length > 0 && isOffer)) {
    return { kind: 'proposes', isOther: isRefusal && isOffer, fallsShort: isRefusal || LIMITS.test(text) };
  }
  if (questions.length > 0 && !isRefusal) return { kind: 'asks-unknown' };
  if (isRefusal) return { kind: 'closes', how: 'refused' };
  return DONE.test(text) || ANYTHING_ELSE.test(text) ? { kind: 'closes', how: 'done' } : { kind: 'goes-on' };
}
