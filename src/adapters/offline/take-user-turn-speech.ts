const ASKS = '(?:asks|wants|requests|wishes|would like|tries|attempts|needs|demands|insists|begs)';
const WHO = /^(?:when\s+)?(?:the|a|an)\s+([a-z]+)\s+/i;

/**
 * A When in the third person as a request in the first: "the guest asks to cancel the booking" gives "I want to cancel
 * the booking.".
 */
export function requestOf(when: string): string {
  const text = when.trim().replace(/[.!]$/, '');
  const who = WHO.exec(text)?.[1] ?? 'user';
  const what = text.replace(WHO, '');
  const mine = (part: string) => toFirstPerson(part, who);
  for (const [pattern, say] of FORMS) {
    const found = pattern.exec(what);
    if (found) return sentence(say(mine(found[1] ?? ''), found[2] === undefined ? '' : mine(found[2])));
  }
  const [verb = '', ...rest] = what.split(' ');
  if (/^agent$/i.test(who) || !/[a-z]s$/i.test(verb)) return sentence(`I have a request: ${mine(what)}`);
  return sentence(`I want to ${baseForm(verb)} ${mine(rest.join(' '))}`.trim());
}

const FORMS: readonly (readonly [RegExp, (a: string, b: string) => string])[] = [
  [new RegExp(`^${ASKS} (?:the (?:agent|assistant|desk)|you) to (.+)$`, 'i'), what => `Please ${what}`],
  [new RegExp(`^${ASKS} to (.+)$`, 'i'), what => `I want to ${what}`],
  [
    /^asks (?:the agent )?(whether|if|how|what|why|when|where|which|who)\b(.*)$/i,
    (word, rest) => `Can you tell me ${word}${rest === '' ? '' : ` ${rest.trim()}`}?`,
  ],
  [/^asks (?:the agent )?about (.+)$/i, what => `I have a question about ${what}`],
  [/^asks (?:the agent )?for (.+)$/i, what => `I would like ${what}`],
  [/^(?:requests|wants|needs|would like|demands) (.+)$/i, what => `I would like ${what}`],
  [/^is (?:asked|about|going) to (.+)$/i, what => `I want you to ${what}`],
];

function toFirstPerson(text: string, who: string): string {
  return text
    .replace(new RegExp(`\\b(?:the|a) ${who}'s\\b`, 'gi'), 'my')
    .replace(/\b(?:his or her|his\/her|their|his|her)\b/gi, 'my')
    .replace(/\b(?:they|he|she) (?:have|has)\b/gi, 'I have')
    .replace(/\b(?:they|he|she) (?:are|is)\b/gi, 'I am')
    .replace(/\b(?:they|he|she)\b/gi, 'I')
    .replace(/\b(?:them|him)\b/gi, 'me')
    .replace(new RegExp(`\\bthe ${who}\\b`, 'gi'), 'me');
}

function baseForm(verb: string): string {
  if (/ies$/i.test(verb)) return verb.replace(/ies$/i, 'y');
  return /(?:ch|sh|ss|x)es$/i.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}

/** With a capital at the start and a full stop at the end. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  const whole = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}
