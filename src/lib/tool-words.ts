/** The words of a tool's name: `cancel_booking`, `cancelBooking` and `cancel-booking` give cancel, booking. */
export function wordsOfName(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(word => word.length > 0)
    .map(word => word.toLowerCase());
}

/** Verbs after which the thing is new, so it takes "a". */
const MAKING = new Set([
  'book',
  'create',
  'open',
  'place',
  'schedule',
  'send',
  'submit',
  'request',
  'issue',
  'register',
]);
const JOINING = new Set(['to', 'for', 'by', 'from', 'with', 'in', 'on', 'of', 'all', 'a', 'the']);

/** The use of a tool as a request: `cancel_booking` gives "cancel the booking". Its first word is taken as the verb. */
export function phraseOfTool(name: string): string {
  const [verb = name, ...rest] = wordsOfName(name);
  const [next] = rest;
  if (next === undefined) return verb;
  if (JOINING.has(next)) return [verb, ...rest].join(' ');
  const isPlural = /[^s]s$/.test(rest.at(-1) ?? '');
  const article = MAKING.has(verb) ? (isPlural ? '' : /^[aeiou]/.test(next) ? 'an ' : 'a ') : 'the ';
  return `${verb} ${article}${rest.join(' ')}`;
}

/** First words of names that are no verb: `user_profile`, `payment_status`. */
const NO_VERB =
  /^(?:account|client|customer|data|guest|info|member|patient|policy|profile|status|user|weather|\w+(?:tion|sion|ment|ness|ity|ance|ence|ship)s?)$/;
/** What only the agent does, on its way to an answer. */
const OWN_MEANS = /^(?:think|reason|reflect)$/;

/**
 * The When of a scenario in which a user wants what a tool does: "the user asks to waive the fine". Nobody asks for a
 * look-up as such, nor for what only helps the agent: "the user asks for something that needs find guest".
 */
export function whenOfTool({ name, access }: { readonly name: string; readonly access: string }): string {
  const phrase = phraseOfTool(name);
  const [verb = name] = wordsOfName(name);
  if (/^transfer to\b/.test(phrase)) return `the user asks for a ${phrase}`;
  const isWish = access === 'write' || (access !== 'read' && !NO_VERB.test(verb) && !OWN_MEANS.test(verb));
  return isWish
    ? `the user asks to ${phrase}`
    : `the user asks for something that needs ${wordsOfName(name).join(' ')}`;
}
