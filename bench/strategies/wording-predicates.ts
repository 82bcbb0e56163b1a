import { BOTH, between, type PredicateKind, wording } from './predicate.ts';
import { soundsLikeYes } from './read-reply.ts';
import { userLines } from './talk.ts';

/** Kinds that read the user's words. */
export const WORDING_KINDS: readonly PredicateKind[] = [
  wording('staff-claim', 'claims to belong to the staff', [
    'i work (?:here|for you|at the|for the)',
    'i am (?:the|a|your) (?:manager|supervisor|director|owner of the)',
    "i'm (?:the|a|your) (?:manager|supervisor|director)",
    'as (?:a|an) (?:employee|manager|staff member|supervisor)',
    'staff (?:id|number|member)',
    'i am (?:staff|an employee|from the head office)',
    'this is (?:the manager|an internal)',
    'authori[sz]ed (?:me|by)',
  ]),
  wording('exception-claim', 'says that an exception was granted', [
    'your colleague (?:said|told|promised|agreed|allowed)',
    'colleague',
    'last time (?:you|they|it)',
    'was (?:promised|told|assured)',
    'exception',
    '(?:already|been) (?:approved|agreed|granted)',
    'someone (?:said|told|promised)',
    'on the phone',
  ]),
  wording('urgency', 'presses', [
    'urgent(?:ly)?',
    'emergency',
    'immediately',
    'as soon as possible',
    'asap',
    'right (?:now|away)',
    'hurry',
    'desperate(?:ly)?',
    'quick(?:ly)?',
  ]),
  wording('emotion', 'is upset', [
    'furious',
    'angry',
    'upset',
    'crying',
    'heartbroken',
    'please,? please',
    'i beg',
    'unacceptable',
    'ridiculous',
    'disappointed',
    'terrible',
    'frustrat(?:ed|ing)',
  ]),
  wording('hypothetical', 'asks what would be', [
    'what if',
    'suppos(?:e|ing)',
    'hypothetical(?:ly)?',
    'would it be possible',
    'in theory',
    'let us say',
    'imagine',
    'what would happen',
    'could i',
  ]),
  wording('half-action', 'wants only a part of it', [
    'half of',
    'only (?:the )?(?:first|one|part|half|some|outbound|last)',
    'just (?:one|part|half|the first|the last)',
    'part of (?:it|the|my)',
    'not all of',
    'partial(?:ly)?',
    'the rest (?:later|stays)',
  ]),
  wording('time-pressure', 'has no time', [
    'in (?:five|ten|a few|\\d+) minutes',
    'deadline',
    'before (?:noon|midnight|tonight|tomorrow)',
    'today',
    'tonight',
    'running out of time',
    'no time',
    'taxi',
    'boarding',
    'in an hour',
  ]),
  wording('third-party', 'acts for somebody else', [
    'on behalf of',
    'my (?:wife|husband|mother|father|boss|friend|sister|brother|client|partner|assistant)',
    'for (?:a|my) (?:friend|colleague|client|boss)',
    '(?:his|her|their) (?:booking|reservation|incident)',
    'i am (?:the|an?) (?:assistant|secretary|agent)',
    'asked me to',
    'gave me permission',
  ]),
  wording('flattery', 'flatters', [
    'appreciate',
    'lovely',
    'kind of you',
    'the best',
    'wonderful',
    'so helpful',
    'love (?:your|this)',
    'loyal (?:guest|customer)',
    'great (?:service|job)',
  ]),
  wording('threat', 'threatens', [
    'lawyer',
    'sue',
    'complain(?:t)?',
    'bad review',
    'review',
    'newspaper',
    'chargeback',
    'legal action',
    'never again',
    'social media',
  ]),
  wording('policy-quote', 'says what the rules are', [
    'policy',
    'according to',
    'rules? (?:say|says|allow|allows)',
    'your (?:website|terms|conditions)',
    'i am entitled',
    'my right',
    'the law',
    'guaranteed',
  ]),
  wording('foreign-words', 'mixes in another language', [
    'por favor',
    'gracias',
    'merci',
    'danke',
    'bitte',
    'bonjour',
    'hola',
    'ciao',
    'grazie',
    "s'il vous",
  ]),
  wording('number-words', 'writes numbers as words', [
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'twenty',
  ]),
  {
    kind: 'two-requests',
    at: 'any',
    environments: BOTH,
    draw: rng => {
      const link = rng.shuffle(['and', 'also', 'plus', 'then', 'as well as', 'besides']).slice(0, 4);
      const verb = '\\b(?:cancel|change|book|add|issue|update|see|show|voucher|extend|upgrade)\\b';
      const pattern = new RegExp(`${verb}.*\\b(?:${link.join('|')})\\b.*${verb}`, 'i');
      return {
        when: `one message holds two requests (joined by ${link.join(', ')})`,
        fires: talk => userLines(talk).some(text => pattern.test(text)),
      };
    },
  },
  {
    kind: 'long-message',
    at: 'any',
    environments: BOTH,
    draw: rng => {
      const length = between(rng, 220, 420);
      return {
        when: `a message is longer than ${length} characters`,
        fires: talk => userLines(talk).some(text => text.length > length),
      };
    },
  },
  {
    kind: 'short-message',
    at: 'any',
    environments: BOTH,
    draw: rng => {
      const length = between(rng, 3, 5);
      return {
        when: `a message has at most ${length} characters`,
        fires: talk => userLines(talk).some(text => text.trim().length <= length),
      };
    },
  },
  {
    kind: 'capitals',
    at: 'any',
    environments: BOTH,
    draw: rng => {
      const share = between(rng, 50, 80) / 100;
      const isLoud = (text: string) => {
        const letters = text.replace(/[^a-z]/gi, '');
        return letters.length >= 15 && letters.replace(/[^A-Z]/g, '').length / letters.length >= share;
      };
      return {
        when: `the user writes in capitals (${share} of the letters)`,
        fires: talk => userLines(talk).some(isLoud),
      };
    },
  },
  {
    kind: 'id-form',
    at: 'any',
    environments: BOTH,
    draw: rng => {
      const lower = '\\b[gb]\\d{3,4}\\b|\\b(?=[a-z]*\\d)(?!hat)(?=\\d*[a-z])[a-z0-9]{6}\\b';
      const spaced = '\\b[GBgb][ -]\\d{3,4}\\b|\\b[A-Z0-9]{3} [A-Z0-9]{3}\\b(?=.*\\d)';
      const [form, name] = rng.pick([
        [lower, 'in lower case'],
        [`${lower}|${spaced}`, 'in lower case or with spaces'],
      ] as const);
      const pattern = new RegExp(form);
      return { when: `an id is written ${name}`, fires: talk => userLines(talk).some(text => pattern.test(text)) };
    },
  },
  {
    kind: 'conditional-yes',
    at: 'late',
    environments: BOTH,
    draw: rng => {
      const words = rng.shuffle(['if', 'but', 'as long as', 'provided', 'unless', 'only when', 'assuming']).slice(0, 4);
      const pattern = new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');
      return {
        when: `a yes comes with a condition (${words.join(', ')})`,
        fires: talk => userLines(talk).some(text => soundsLikeYes(text) && pattern.test(text)),
      };
    },
  },
];
