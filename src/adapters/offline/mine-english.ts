import { rememberLast } from '../../lib/remember-last.ts';

/** Words of English that the offline rules know: function words, groups of verbs and nouns that mean the same, stems. */

const FUNCTION_WORDS = new Set(
  `a about after all an and any are as at be been before but by can cannot do does each for from had has have he her his
  how i if in into is it its may more must my never no not of on one only or other our out over own shall she should so
  some than that the their them then there these they this those to under up us use was we were what when where which who
  will with within without would you your`.split(/\s+/),
);

/** Below this share of function words a text is not English; lists of bare names do not count as text. */
const ENGLISH_SHARE = 0.2;
const ENOUGH_WORDS = 12;

/** Whether a text reads as English prose; a text of very few words is taken as English. */
export function isEnglish(text: string): boolean {
  return isKnownEnglish(text);
}

const isKnownEnglish = rememberLast(readsAsEnglish);

function readsAsEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return true;
  const latin = words.filter(word => /^[a-z]+$/.test(word));
  if (words.length < ENOUGH_WORDS) return latin.length > words.length / 2;
  return latin.filter(word => FUNCTION_WORDS.has(word)).length >= words.length * ENGLISH_SHARE;
}

/** Each line: verbs that name one and the same kind of operation in most business domains. */
const VERB_GROUPS = `
cancel void abort terminate
book reserve
order purchase buy
update modify change edit alter amend adjust upgrade downgrade reschedule rebook move rename correct
create make open register add insert
delete remove erase
return
exchange replace swap
refund reimburse
compensate
transfer escalate handoff
send offer issue grant give deliver
suspend pause freeze hold
resume reactivate restore unsuspend lift unfreeze
enable activate
disable deactivate
close finish
pay charge bill collect
refuel top recharge
get find search lookup look fetch retrieve locate
calculate compute
verify validate authenticate identify
ship dispatch
assign allocate
approve accept
reject decline deny
reset restart reboot
apply redeem
schedule plan
submit file
write note log record
prescribe
lend borrow
renew extend prolong
block lock
unblock unlock
withdraw
deposit
waive
`
  .trim()
  .split('\n')
  .map(line => line.trim().split(' '));

const NOUN_GROUPS = `
baggage bag luggage suitcase
reservation booking
certificate voucher
customer client guest user member patient subscriber
refund reimbursement
person human operator
seat place
item product article
bill invoice
appointment visit
phone mobile
address location
`
  .trim()
  .split('\n')
  .map(line => line.trim().split(' '));

/** Verbs that many unlike tools share: they bind a sentence to a tool only together with its noun. */
const GENERIC_GROUPS = new Set([
  'get',
  'update',
  'create',
  'delete',
  'send',
  'write',
  'apply',
  'close',
  'order',
  'pay',
]);

const IRREGULAR: Readonly<Record<string, string>> = {
  sent: 'send',
  paid: 'pay',
  gave: 'give',
  given: 'give',
  found: 'find',
  held: 'hold',
  lent: 'lend',
  bought: 'buy',
  wrote: 'write',
  written: 'write',
  withdrawn: 'withdraw',
  got: 'get',
  data: 'data',
};

/** The stem of a word: good enough to find "cancelled", "cancelling" and "cancels" in `cancel_order`. */
export function stemOf(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s$/, '');
  const known = Object.hasOwn(IRREGULAR, lower) ? IRREGULAR[lower] : undefined;
  if (known !== undefined) return stemOf2(known);
  return stemOf2(lower);
}

function stemOf2(word: string): string {
  const base = stripEnding(word);
  const single = /([bdfgklmnprt])\1$/.test(base) && base !== word ? base.slice(0, -1) : base;
  return single.length > 3 ? single.replace(/e$/, '').replace(/y$/, 'i') : single.replace(/y$/, 'i');
}

function stripEnding(word: string): string {
  if (word.length <= 3 || /ss$/.test(word)) return word;
  const endings: readonly (readonly [RegExp, string])[] = [
    [/(ied|ies)$/, 'y'],
    [/(sses|shes|ches|xes)$/, word.slice(-4, -2)],
    [/(?<=[a-z]{3})ing$/, ''],
    [/(?<=[a-z]{2})ed$/, ''],
    [/(?<=[^s])s$/, ''],
  ];
  const found = endings.find(([ending]) => ending.test(word));
  return found ? word.replace(found[0], found[1]) : word;
}

const VERB_OF = new Map(VERB_GROUPS.flatMap(group => group.map(verb => [stemOf(verb), group[0] ?? verb] as const)));
const NOUN_OF = new Map(NOUN_GROUPS.flatMap(group => group.map(noun => [stemOf(noun), group[0] ?? noun] as const)));

/** The group of a verb: verbs of one group bind to the same tools. A verb in no group is its own. */
export function verbGroup(word: string): string {
  const stem = stemOf(word);
  return VERB_OF.get(stem) ?? stem;
}

/** The verbs of one group: what means the same as a verb, itself included. */
export function verbsMeaning(verb: string): readonly string[] {
  const group = verbGroup(verb);
  return VERB_GROUPS.find(([first]) => first === group) ?? [verb];
}

export function isGenericVerb(group: string): boolean {
  return GENERIC_GROUPS.has(group);
}

/** The group of a noun, singular; a noun in no group is its own stem. */
export function nounGroup(word: string): string {
  const stem = stemOf(word);
  return NOUN_OF.get(stem) ?? stem;
}

/** Whether a noun is made of a verb: cancellation of cancel, suspension of suspend, activation of activate. */
export function isNominalOf(word: string, verb: string): boolean {
  const lower = word.toLowerCase();
  if (!/(?:ions?|ments?|als?|ances?|ures?|s)$/.test(lower)) return false;
  const stem = stemOf(verb);
  const common = Math.max(4, Math.min(stem.length - 1, 6));
  return stem.length >= 4 && lower.length > stem.length + 1 && /(?:ion|ment|al|ance|ure)s?$/.test(lower)
    ? lower.slice(0, common) === stem.slice(0, common)
    : false;
}

const IMPERATIVES = new Set(
  `accept acknowledge add address advise allow answer apologize apply approve ask assist assume authenticate avoid book
  calculate call cancel change charge check choose clarify close collect compare compensate complete compute confirm
  consider consult contact continue create decline deliver deny describe direct disclose discuss display encourage end
  ensure enter escalate estimate exchange explain extend find finish flag follow forward gather get give grant greet guide
  handle help hold identify ignore include inform insert instruct investigate invite issue keep leave let limit list
  locate log look maintain make mark mention modify notify obtain offer open pause perform place prefer prepare prescribe
  present prioritize proceed process prompt propose protect provide quote read recommend record redirect refuse refund
  register reject remember remind remove renew repeat replace reply report request require reserve resolve respect respond
  restrict resume return review say schedule search select send set share ship show skip speak start state stay stick stop
  submit suggest summarize suspend take tell terminate thank transfer treat try update use validate verify wait waive warn
  withdraw write`.split(/\s+/),
);

/** Whether a word, first in its clause, is a verb that commands. */
export function isImperative(word: string): boolean {
  return IMPERATIVES.has(word.toLowerCase());
}

export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word.toLowerCase());
}
