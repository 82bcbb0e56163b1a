/** What the desk is asked to do. */
export type TaskName =
  | 'cancel'
  | 'change'
  | 'create'
  | 'voucher'
  | 'extra'
  | 'late'
  | 'show'
  | 'rooms'
  | 'profile'
  | 'transfer';

export const SLOTS = [
  'guest_id',
  'booking_id',
  'incident_id',
  'reason',
  'room_type',
  'check_in',
  'nights',
  'rooms',
  'rate',
  'insurance',
  'amount',
  'delivery',
  'extra',
  'quantity',
  'hour',
] as const;
/** A fact that the desk needs from the guest, by the name of the argument it is for. */
export type Slot = (typeof SLOTS)[number];

const PATTERNS: { readonly [slot in Exclude<Slot, 'reason'>]: readonly RegExp[] } = {
  guest_id: [/\b(G\d{3})\b/i],
  booking_id: [/\b(B\d{4})\b/i],
  incident_id: [/\b(I\d{3})\b/i],
  room_type: [/\b(single|double|family|suite)\b/i],
  check_in: [/\b(\d{4}-\d{2}-\d{2})\b/],
  nights: [/\bnights?\s*(?::|is|=)\s*(\d+)\b/i, /\b(\d+)\s*nights?\b/i],
  rooms: [/\brooms\s*(?::|is|=)\s*(\d+)\b/i, /\b(\d+)\s+(?:[a-z]+\s+)?rooms?\b/i],
  rate: [/\b(flexible|saver)\b/i],
  insurance: [/\binsurance\s*(?::|is|=)\s*(none|full)\b/i, /\b(no|without|with|full) insurance\b/i],
  amount: [/\bamount\s*(?::|is|=)?\s*(\d+(?:\.\d+)?)\b/i, /(\d+(?:\.\d+)?)\s*(?:euros?|€)/i, /€\s*(\d+(?:\.\d+)?)/],
  delivery: [/\bdelivery\s*(?::|is|=)\s*(email|sms|front desk)\b/i],
  extra: [/\b(breakfast|parking|cot)s?\b/i],
  quantity: [/\bquantity\s*(?::|is|=)\s*(\d+)\b/i, /\b(\d+)\s+(?:breakfasts?|parkings?|cots?)\b/i],
  hour: [/\bhour\s*(?::|is|=)\s*(\d+)\b/i, /\b(\d{1,2}):00\b/],
};
const NUMBERS: ReadonlySet<Slot> = new Set<Slot>(['nights', 'rooms', 'amount', 'quantity', 'hour']);
const IDS: ReadonlySet<Slot> = new Set<Slot>(['guest_id', 'booking_id', 'incident_id']);

const REASONS = [
  { reason: 'illness', pattern: /\b(?:ill|illness|sick|unwell|hospital)\b/i },
  { reason: 'bereavement', pattern: /\b(?:bereavement|died|death|funeral|passed away)\b/i },
  { reason: 'called off by the hotel', pattern: /\bcalled off\b/i },
  { reason: 'change of plan', pattern: /\bplans?\b/i },
] as const;

const NUMBER_WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** Numbers in words after a label ("nights: three") as digits. */
function withDigits(text: string): string {
  return text.replace(/([:=]|\bis)\s*([a-z]+)\b/gi, (whole, label: string, word: string) => {
    const at = NUMBER_WORDS.indexOf(word.toLowerCase());
    return at < 0 ? whole : `${label} ${at + 1}`;
  });
}

/** Facts that a message states, whether labelled ("nights: 3") or in passing ("for 3 nights"). */
export function readFacts(message: string, asked: readonly Slot[]): ReadonlyMap<Slot, string | number> {
  const text = withDigits(message);
  const facts = new Map<Slot, string | number>();
  for (const slot of SLOTS) {
    const value = slot === 'reason' ? readReason(text, asked.includes('reason')) : readSlot(text, slot);
    if (value !== null) facts.set(slot, value);
  }
  const [only, ...more] = asked;
  const bare = /^\s*(\d+)\s*\.?\s*$/.exec(text)?.[1];
  if (only !== undefined && more.length === 0 && bare !== undefined && NUMBERS.has(only)) facts.set(only, Number(bare));
  return facts;
}

function readSlot(text: string, slot: Exclude<Slot, 'reason'>): string | number | null {
  for (const pattern of PATTERNS[slot]) {
    const found = pattern.exec(text)?.[1];
    if (found === undefined) continue;
    if (NUMBERS.has(slot)) return Number(found) >= 1 ? Number(found) : null;
    if (slot === 'insurance') return /no|without/i.test(found) ? 'none' : 'full';
    return IDS.has(slot) ? found.toUpperCase() : found.toLowerCase();
  }
  return null;
}

/** One of the reasons that can be recorded; an answer to the question for the reason that is none of them is `other`. */
function readReason(text: string, isAsked: boolean): string | null {
  const known = REASONS.find(({ pattern }) => pattern.test(text));
  if (known !== undefined) return known.reason;
  const isAnswer = isAsked && !isDontKnow(text) && !/\b[GBI]\d{3,4}\b/i.test(text);
  return /\breason\s*(?::|is)/i.test(text) || isAnswer ? 'other' : null;
}

const TASKS: readonly { readonly task: TaskName; readonly pattern: RegExp }[] = [
  { task: 'transfer', pattern: /\b(?:invoice|bill|lost property|lost|left behind|staff|manager|human)\b/i },
  { task: 'voucher', pattern: /\b(?:vouchers?|goodwill|compensat\w+)\b/i },
  { task: 'late', pattern: /\blate check[- ]?out\b/i },
  { task: 'extra', pattern: /\bextras?\b/i },
  { task: 'cancel', pattern: /\b(?:cancel(?:lation)?|call(?:ing)? off)\b/i },
  { task: 'change', pattern: /\b(?:change|extend|shorten|longer)\b/i },
  { task: 'rooms', pattern: /\b(?:availability|available|free rooms?)\b/i },
  {
    task: 'create',
    pattern: /\b(?:book|reserve|new (?:booking|reservation)|make an? (?:booking|reservation)|create)\b/i,
  },
  { task: 'show', pattern: /\b(?:bookings?|reservations?)\b/i },
  { task: 'profile', pattern: /\b(?:profile|my data|find (?:guest|visitor))\b/i },
];

/** What a message asks for; null when it names nothing that the desk knows. */
export function readTask(text: string): TaskName | null {
  return TASKS.find(({ pattern }) => pattern.test(text))?.task ?? null;
}

/** The topic under which the staff gets a request. */
export function readTopic(text: string): string {
  if (/\b(?:invoice|bill)\b/i.test(text)) return 'invoice';
  return /\b(?:lost|left behind)\b/i.test(text) ? 'lost property' : 'other';
}

export function isDontKnow(text: string): boolean {
  return /\b(?:do not|don't) know\b|\bno idea\b|\bnot sure\b/i.test(text);
}

/** A plain yes: neither a condition nor a question nor a correction goes with it. */
export function isYes(text: string): boolean {
  const isPlain = !/\?|\b(?:if|unless|provided|but|correct|instead)\b/i.test(text);
  return (
    isPlain &&
    /\b(?:yes|yeah|sure|ok(?:ay)?|go ahead|please do|i confirm|agreed)\b/i.test(text) &&
    !isNo(text) &&
    !isDontKnow(text)
  );
}

export function isNo(text: string): boolean {
  return /\b(?:no|nope|don't|do not|stop|never mind|decline)\b/i.test(text) && !isDontKnow(text);
}

export function isFarewell(text: string): boolean {
  return /\b(?:goodbye|bye)\b|\bthat is all\b|^\s*(?:thank you|thanks)[.!]?\s*$/i.test(text);
}
