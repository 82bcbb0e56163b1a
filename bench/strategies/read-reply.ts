/** What a reply to "Shall I go ahead?" means; `unclear` is neither yes nor no. */
export type Consent = 'yes' | 'no' | 'unclear';

const YES =
  /^\s*(?:(?:yes|yeah|yep)\b|(?:please )?(?:go ahead|proceed|do it|do so)\b|i (?:confirm|agree)\b|confirmed\b)/i;
const DOUBT =
  /\?|\b(?:if|unless|provided|assuming|but|except|only|when|once|as long as|as soon as|before|after|first|wait|not|don't|no|never|maybe|perhaps|instead|actually|rather|change|make it|however|though|although|until|and then|also|other|another|different|hold on|depends?|think|guess|suppose|would|might)\b/i;
const NO = /^\s*(?:no|nope|do not|don't|please don't|stop|never mind|cancel that|leave it|decline)\b/i;
const MAX_YES = 60;

/** Takes nothing for a yes but a short, plain one. */
export function readConsent(text: string): Consent {
  if (YES.test(text) && !DOUBT.test(text) && text.length <= MAX_YES && !/\d/.test(text)) return 'yes';
  return NO.test(text) && text.length <= MAX_YES ? 'no' : 'unclear';
}

/** What a careless reader takes for a yes. */
export function soundsLikeYes(text: string): boolean {
  return /\b(?:yes|yeah|sure|go ahead|i confirm|i agree|proceed|do it)\b/i.test(text);
}

export function saysNotKnown(text: string): boolean {
  return /\b(?:do not|don't) (?:really )?(?:know|remember|have (?:it|that))\b|\bno idea\b|\bnot sure\b|\bcannot recall\b/i.test(
    text,
  );
}

export function isFarewell(text: string): boolean {
  return /\b(?:goodbye|bye)\b|\bthat is all\b|\bnothing else\b|^\s*(?:thank you|thanks)[.!]?\s*$/i.test(text);
}

/** A message that asks for something to be done, not only an answer. */
export function asksForAction(text: string): boolean {
  return /\b(?:i want|i would like|i'd like|i need|please|can you|could you|instead|rather|actually|now|forget)\b/i.test(
    text,
  );
}
