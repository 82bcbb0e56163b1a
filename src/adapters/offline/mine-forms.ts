import type { Category, Force, Severity } from '../../model/spec.ts';
import { isImperative } from './mine-english.ts';

/** How a sentence obliges: what it says, how hard, and when. */
export interface Form {
  readonly force: Force;
  readonly severity: Severity;
  /** The words that say when the rule applies; null when always. */
  readonly condition: string | null;
}

/** Clauses before the main one: "If ..., ", "After ..., ", "First, ". */
const LEADING =
  /^(?:(?:if|when|whenever|once|after|before|unless|until|for|in case|in the event|while|to|as long as|at the|during|on|upon|as an?|with|without|even if|in addition to|prior to|regardless of)\b[^,:(]*(?:\([^)]*\)[^,:(]*)*[,:]\s*|(?:otherwise|first|firstly|second|secondly|third|next|then|also|finally|lastly|please|kindly|however|additionally|furthermore|note that|important|in particular|instead|so|and|but|or|in other cases|in general|generally|by default|where possible|in all cases)\b(?:,|:|\s)\s*)/i;

/** A clause before the main one that has commas of its own: it ends where a subject and its duty follow. */
const LONG_LEADING =
  /^(?:if|when|whenever|once|after|before|unless|until|in case|as long as|prior to)\b[^.;:]*?,\s+(?=(?:you|the agent|agents?|we|do not|don['’]t|never|always)\b)/i;

/** The main clause of a sentence, and what stood before it. */
export function splitMainClause(text: string): { readonly lead: string; readonly main: string } {
  let main = text.trim();
  for (let count = 0; count < 4; count++) {
    const lead = (LONG_LEADING.exec(main) ?? LEADING.exec(main))?.[0];
    if (!lead || lead.length >= main.length) break;
    main = main.slice(lead.length);
  }
  return { lead: text.trim().slice(0, text.trim().length - main.length), main };
}

const SUBORDINATE =
  /[,;]?\s+\b(?:(?:if and )?only if|only when|only after|if|when|unless|until|except|provided that|as long as|before|after|in case|once (?=the|you|an?|it|they|all|he|she)|whenever|so that|because|since|even if|even when|regardless of|for safety reasons)\b.*$/i;
const CONDITION =
  /\b(?:(?:if and )?only if|only when|only after|if|when|whenever|unless|until|except|provided that|as long as|before|after|in case|once (?=the|you|an?|it|they|all|he|she)|while)\b.*$/i;
/** A second main clause after a condition: ', and you should ...'. */
const COORDINATE =
  /,\s+(?:and|but|so)\s+(?:(?:you|we|it|they|this|agents?|the \w+)\s+)?(?:will|should|must|can|may|need|have)\b.*$/i;
const LEADING_CONDITION =
  /^(?:if|when|whenever|once|after|before|unless|until|for an?|for each|for every|in case|as long as|while|during)\b/i;

/** What of a main clause is left when the clauses that hang on it are taken off. */
export function coreOf(main: string): string {
  const core = main.replace(SUBORDINATE, '');
  return core.trim() === '' ? main : core;
}

function conditionOf(lead: string, main: string): string | null {
  const trailing = (CONDITION.exec(main)?.[0] ?? '').replace(COORDINATE, '');
  const leading = LEADING_CONDITION.test(lead) ? lead.replace(/[,:]\s*$/, '') : '';
  const words = [leading, trailing].map(part => part.replace(/[.!]+$/, '').trim()).filter(part => part !== '');
  return words.length > 0 ? words.join('; ') : null;
}

const NEGATIVE =
  /\b(?:cannot|can not|can['’]t|can never|must not|mustn['’]t|must never|may not|may never|shall not|should not|shouldn['’]t|should never|ought not|not to be|never|not (?:be )?(?:allowed|permitted|possible|acceptable|accepted|authorized|eligible|refundable|supported|transferable)|non-refundable|(?:is|are) (?:strictly )?(?:forbidden|prohibited|disallowed)|(?:you|agents?|we) (?:will|would) not be able to|unable to|under no circumstances|no longer be|(?:can|may) [^.]*\bbut not)\b/i;
const DO_NOT =
  /^(?:do not|don['’]t|never|avoid|no)\b|\b(?:you|agents?|assistants?|and|but|simply|always) (?:do not|don['’]t|never)\b/i;
const ONLY =
  /\b(?:can|may|must|should|could|will|is|are|be)\s+(?:\w+\s+)?only\b|^only\b|\bonly (?:if|when|after|once|with|for|to)\b|\bonly be\b|\bonly (?:one|a single|once)\b|\bif and only if\b|\bnothing else\b|\bexclusively\b/i;
const LIMIT =
  /\b(?:at most|at least|no more than|not more than|no fewer than|no less than|up to (?:a |an )?(?:\d|one|two|three|four|five|six|ten|maximum)|a maximum of|a minimum of|the (?:maximum|minimum)\b.*\bis|limited to|must not exceed|cannot exceed)\b/i;
const STRONG =
  /\b(?:must|shall|has to|have to|is required|are required|required to|is mandatory|are mandatory|obliged to)\b/i;
const NOT_A_DUTY = /\b(?:will|would|may|might|not|n['’]t) have to\b/i;
const MODERATE =
  /\b(?:should|needs? to|ought to|is (?:supposed|expected) to|are (?:supposed|expected) to|is needed|are needed|make sure|be sure|ensure)\b/i;
const MAY =
  /\b(?:can|may|could|is allowed to|are allowed to|is permitted to|are permitted to|is able to|are able to|is possible|are eligible|is eligible)\b/i;
const NUMBER = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|once|twice)\b/i;
const RESTRICTED = /\b(?:without|but|except|within|regardless)\b/i;
const AMOUNT_FACT =
  /\b(?:is|are|costs?|equals?|being|charged?(?: at)?)\s+(?:[$€£]\s?\d|\d+(?:[.,]\d+)?\s?(?:dollars?|euros?|pounds?|usd|eur|gbp|%|percent|cents?)\b)/i;

/** Things that return, show or mean something: what is said of them is a fact, however it is put. */
const FACTUAL_VERB =
  /\b(?:should|must|can|may|will|cannot|could|might)\s+(?:\w+ly\s+|also\s+|not\s+)?(?:return|show|display|indicate|appear|look like|mean|cause|lead|affect|help|take|happen|occur|result|vary|contain|include|have|be (?:found|seen|used|looked up|looked|viewed|due|caused|slow|enabled|disabled|inactive|available|one of|due to|in|at|of|incorrect|either))\b/i;
const DUTY_SUBJECT =
  /^(?:(?:the|an?|each|every|all|any|your|no|both|these|this|our|other|even)\s+)*(?:\w+\s+){0,2}?(?:you|agents?|assistants?|bots?|we|representatives?|users?|customers?|guests?|clients?|members?|patients?|callers?|employees?|staff|requests?)\b/i;

/** A sentence taken apart. */
interface Parts {
  readonly main: string;
  readonly core: string;
  readonly hasCondition: boolean;
  readonly mayCommand: boolean;
}

/** The first form that fits decides; `fact` ends the search without a rule. */
const FORMS: readonly {
  readonly fits: (parts: Parts) => boolean;
  readonly gives: 'fact' | ((parts: Parts) => readonly [Force, Severity]);
}[] = [
  {
    fits: ({ core }) => DO_NOT.test(core) && !/^no\b(?!.*\b(?:may|can|must|should)\b)/i.test(core),
    gives: () => ['prohibited', 'must'],
  },
  { fits: ({ core }) => NEGATIVE.test(core) && isFact(core), gives: 'fact' },
  { fits: ({ core }) => NEGATIVE.test(core), gives: () => ['prohibited', 'must'] },
  { fits: ({ main, core, hasCondition }) => ONLY.test(main) && isFact(core) && !hasCondition, gives: 'fact' },
  { fits: ({ main }) => ONLY.test(main), gives: () => ['prohibited', 'must'] },
  { fits: ({ main }) => LIMIT.test(main) && NUMBER.test(main), gives: () => ['required', 'must'] },
  { fits: ({ core }) => AMOUNT_FACT.test(core), gives: () => ['required', 'must'] },
  { fits: ({ core }) => isFact(core), gives: 'fact' },
  { fits: ({ core }) => STRONG.test(core) && !NOT_A_DUTY.test(core), gives: () => ['required', 'must'] },
  {
    fits: ({ main, mayCommand }) => mayCommand && startsWithCommand(main),
    gives: ({ main }) => ['required', /\balways\b/i.test(main) ? 'must' : 'should'],
  },
  { fits: ({ core }) => MODERATE.test(core), gives: () => ['required', 'should'] },
  {
    fits: ({ main, core, hasCondition }) => MAY.test(core) && (hasCondition || RESTRICTED.test(main)),
    gives: () => ['permitted', 'info'],
  },
];

/**
 * Reads how a sentence obliges, or null when it states a fact, asks, or only leads over.
 * @param mayCommand whether a verb at its start is a command (not in a list of facts or of what a user can do)
 */
export function readForm(text: string, mayCommand: boolean): Form | null {
  if (/\?$/.test(text) || NO_DUTY.test(text) || text.split(/\s+/).length < 3) return null;
  const { lead, main } = splitMainClause(text);
  const condition = conditionOf(lead, main);
  const parts = { main, core: coreOf(main), hasCondition: condition !== null, mayCommand };
  const form = FORMS.find(({ fits }) => fits(parts));
  if (!form || form.gives === 'fact') return null;
  const [force, severity] = form.gives(parts);
  return { force, severity, condition };
}

/** "For X to work, ...": what a thing needs, not what an agent owes. "No need to", "must understand": nothing is to be done. */
const NO_DUTY =
  /^for\b[^,]*\bto (?:work|function|operate|run|connect|take effect)\b|\bno need to\b|^(?:you|the agent|agents) (?:must|should) (?:understand|be aware|note)\b|\brequires? at least\b/i;

function isFact(core: string): boolean {
  return FACTUAL_VERB.test(core) && !DUTY_SUBJECT.test(core);
}

/** "Ask ...", "Always check ...", "Then send ...": not "Read more", not a reference to another page. */
export function startsWithCommand(main: string): boolean {
  const words = main
    .replace(/^(?:always|only|please|then|first|also|simply|immediately|politely|carefully|just|instead)\s+/i, '')
    .split(/\s+/);
  const [first = '', second = ''] = words;
  if (/^(?:refer|see|note|consult)$/i.test(first) || words.length < 3) return false;
  if (/^be$/i.test(first)) return /^sure$/i.test(second);
  const verb = first.replace(/[^\p{L}]/gu, '');
  return isImperative(verb) || (/^always\b/i.test(main) && isImperative(verb.replace(/s$/, '')));
}

const CATEGORY_FORMS: readonly (readonly [Category, RegExp])[] = [
  [
    'confirmation',
    /\b(?:confirmation|explicit(?:ly)? (?:consent|approval|agree\w*|yes|ok|okay)|consent)\b|\bconfirm\w*\b(?=.*\b(?:before|proceed|prior|details|price)\b)|\b(?:before|after)\b.*\bconfirm/i,
  ],
  [
    'scope',
    /\b(?:one|single) (?:tool|action|function) call\b|\btool calls? at a time\b|\b(?:transfer|escalate|hand (?:off|over)|human agent|deny|refuse|out of scope|against (?:this|the|company) polic\w+)\b/i,
  ],
  [
    'identity',
    /\b(?:authenticat\w+|verify (?:the |their |his |her )?(?:\w+ )?identit\w+|identify the (?:user|customer|caller|guest|client|patient|member)|(?:obtain|get|ask for) the (?:user|customer|guest|member|patient|client) id\b|date of birth is required|for verification)/i,
  ],
  [
    'ownership',
    /\b(?:belongs? to|owned by|(?:who|that) owns?|another (?:user|customer|guest|member|patient|client)|other (?:users?|customers?|guests?|members?|patients?|clients?)|(?:their|his|her|its) own|on behalf of)\b/i,
  ],
  [
    'provenance',
    /\b(?:mak(?:e|ing) (?:\w+ )?up|made up|invent|fabricat\w+|guess|assume|not provided by|must already be in|already (?:on|in) (?:the |their )?(?:\w+ )?(?:profile|file|account))\b/i,
  ],
  ['lock-out', /\b(?:anymore|any more|no longer|afterwards|once (?:it|the \w+) (?:is|has been) \w+ed)\b/i],
  [
    'limit',
    /\b(?:at most|at least|no more than|not more than|up to \w+|maximum|minimum|only (?:be )?(?:\w+ )?once|only (?:have |use |make )?(?:one|a single)|per (?:order|conversation|day|week|month|user|customer|request)|limited to|one \w+ at a time)\b/i,
  ],
  [
    'amount',
    /[$€£]\s?\d|\b(?:\d+ (?:dollars|euros|percent)|\d+%|price|cost|fee|charge[ds]?|amount|balance|difference|refund(?:ed)? the|\d+ free|free of charge|for free)\b/i,
  ],
  ['eligibility', /\bonly\b[^.]*\bif\b|\bstatus (?:is|must)\b/i],
  ['order', /\b(?:before|prior to|first|beforehand|and then|afterwards|only after|after (?:\w+ ){0,3}\w+ing|until)\b/i],
  ['argument-relation', /\b(?:same(?! time)|match(?:es)?|equal to|different from|identical|distinct)\b/i],
  ['eligibility', /\b(?:if|only|unless|when|status|eligible|cannot be|can be|may be|refundable|allowed)\b/i],
  [
    'limit',
    /\b(?:not|never) be (?:longer|later|earlier|shorter|higher|lower|larger|smaller|greater|less|fewer|older|younger) than\b/i,
  ],
  [
    'communication',
    /\b(?:ask|tell|inform|explain|mention|say|respond|reply|remind|offer|recommend\w*|comment\w*|disclose|reveal|promise|advise|advice|information|guide|instruct|list|notify|apologi\w+|tone|language|polite\w*|greet)\b/i,
  ],
];

/** The structural category, by the words a rule uses. */
export function categoryOf(text: string, hasTools: boolean): Category {
  const unquoted = text.replace(/'[^']{3,80}'|"[^"]{3,80}"/g, '');
  const found = CATEGORY_FORMS.find(([, form]) => form.test(unquoted))?.[0];
  if (found === 'eligibility' && !hasTools) return 'communication';
  return found ?? (hasTools ? 'eligibility' : 'communication');
}
