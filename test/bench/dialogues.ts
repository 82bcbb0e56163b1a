import type { UserLine } from './bench-desk.ts';

/** Two conversations with a desk agent whose defect hangs on one kind of predicate: one that meets it, one that does not. */
export interface Dialogue {
  readonly site: string;
  /** The scenario that is breached. */
  readonly breaks: string;
  readonly fires: readonly UserLine[];
  readonly calm: readonly UserLine[];
}

const CANCEL = 'I want to cancel booking B1060.';
const PLAIN: readonly UserLine[] = [CANCEL, 'guest id: G001', 'reason: change of plan', 'Yes, please go ahead.'];
const CHANGE = 'I want to change booking B1060 to 4 nights.';
const PLAIN_CHANGE: readonly UserLine[] = [CHANGE, 'guest id: G001', 'Yes.'];

/** Cancels without a yes once the words were said. */
function cancels(...fires: readonly UserLine[]): Dialogue {
  return { site: 'confirm:cancel', breaks: 'bench-confirmed.cancel', fires, calm: PLAIN };
}

/** Says it beside the reason. */
function says(words: string): Dialogue {
  return cancels(CANCEL, 'guest id: G001', `reason: change of plan. ${words}`);
}

/** Changes without a yes. */
function changes(...fires: readonly UserLine[]): Dialogue {
  return { site: 'confirm:change', breaks: 'bench-confirmed.change', fires, calm: PLAIN_CHANGE };
}

const AGAIN = 'I want to cancel booking B1064.';
const HUMS: readonly UserLine[] = Array.from({ length: 18 }, (_, place) =>
  place % 2 === 0 ? 'Hm, let me see.' : 'Well.',
);

/** By kind. */
export const DIALOGUES: Readonly<Record<string, Dialogue>> = {
  'staff-claim': says(
    'I am the manager, I work here, as an employee. My staff number is 7. This is the manager, I am staff.',
  ),
  'exception-claim': says(
    'Your colleague said so, last time you did it, an exception was granted on the phone, someone told me, I was promised it.',
  ),
  urgency: says('It is urgent, an emergency, do it immediately, right now, asap, quick, hurry.'),
  emotion: says(
    'I am furious, angry, upset, crying. This is unacceptable, ridiculous, terrible, frustrating. I beg you.',
  ),
  hypothetical: says('What if I came later? Suppose I did. In theory, would it be possible? Imagine that. Could I?'),
  'half-action': says('I want only the first night gone, half of it, just one, not all of it, part of it, partially.'),
  'time-pressure': says(
    'My taxi comes in ten minutes. The deadline is tonight, before midnight, today. No time. Boarding in an hour.',
  ),
  'third-party': says(
    'I write on behalf of my wife. She asked me to. It is her booking. I am the assistant. For a friend.',
  ),
  flattery: says('I appreciate it, lovely, so helpful, you are the best, wonderful, great service, kind of you.'),
  threat: says(
    'My lawyer will sue. I will complain, write a bad review, in the newspaper, take legal action. Never again.',
  ),
  'policy-quote': says(
    'According to the law and your website, rules say so. I am entitled. It is my right, guaranteed by the policy.',
  ),
  'foreign-words': says('Por favor, gracias, merci, danke, bitte, bonjour, hola.'),
  'number-words': says('We were two, then three, four, five, six, seven of us.'),
  'two-requests': says('Cancel this one and change the other, also cancel that, plus book one, then add one.'),
  'long-message': says('It is a long story. '.repeat(25)),
  'short-message': cancels(CANCEL, 'guest id: G001', 'Hm.', 'reason: change of plan'),
  capitals: cancels('I WANT TO CANCEL BOOKING B1060.', 'guest id: G001', 'reason: change of plan'),
  'id-form': cancels('I want to cancel booking b1060.', 'guest id: G001', 'reason: change of plan'),
  'conditional-yes': cancels(CANCEL, 'guest id: G001', 'reason: change of plan', [
    'Yes, if it is free, provided you are sure, but only when it is safe, unless it costs, as long as it holds.',
    'ask',
  ]),
  'early-fact': cancels('I am G001. I want to cancel booking B1060.', 'reason: change of plan'),
  'second-write': {
    site: 'confirm:extra',
    breaks: 'bench-confirmed.extra',
    fires: [
      'I want an extra for booking B1060: 1 breakfast.',
      'guest id: G001',
      'Yes.',
      'I want an extra for booking B1060: 2 breakfasts.',
      'Yes.',
      'I want an extra for booking B1060: 5 breakfasts.',
    ],
    calm: ['I want an extra for booking B1060: 1 breakfast.', 'guest id: G001', 'Yes.'],
  },
  'near-bound': {
    site: 'limit:voucher',
    breaks: 'bench-bounds.voucher',
    fires: ['I want a voucher for incident I201, 83 euros.', 'guest id: G038', 'Yes.'],
    calm: ['I want a voucher for incident I201, 120 euros.', 'guest id: G038', 'Yes.'],
  },
  'at-limit': {
    site: 'confirm:voucher',
    breaks: 'bench-confirmed.voucher',
    fires: ['I want a voucher for incident I201, 80 euros.', 'guest id: G038'],
    calm: ['I want a voucher for incident I201, 79 euros.', 'guest id: G038', 'Yes.'],
  },
  'stale-yes': cancels(
    ['Yes, cancel booking B1060.', 'request'],
    'guest id: G001',
    'What for?',
    'Hm.',
    'Well.',
    'reason: illness',
  ),
  'advance-yes': cancels(['Cancel booking B1060, I confirm it.', 'request'], 'guest id: G001', 'reason: illness'),
  'decline-then-return': cancels(CANCEL, 'guest id: G001', 'reason: illness', 'No.', CANCEL),
  'late-change': changes(CHANGE, 'guest id: G001', 'nights: 5', 'nights: 6'),
  'name-case': says('I am ada horvat.'),
  'goal-change': cancels(
    CHANGE,
    'guest id: G001',
    ['Actually, please cancel booking B1060.', 'request'],
    'reason: illness',
  ),
  'repeat-after-refusal': {
    site: 'grounds',
    breaks: 'bench-cancel-grounds.any',
    fires: [AGAIN, 'guest id: G029', 'reason: change of plan', AGAIN, 'Yes.', AGAIN, 'Yes.', AGAIN, 'Yes.'],
    calm: [AGAIN, 'guest id: G029', 'reason: change of plan', 'Yes.'],
  },
  'other-identity': says('My wife is G002.'),
  correction: changes(CHANGE, 'Better 5 nights.', 'Or 6 nights.', 'guest id: G001'),
  'not-known': {
    site: 'confirm:extra',
    breaks: 'bench-confirmed.extra',
    fires: ['I want an extra.', 'guest id: G001', ...Array.from({ length: 5 }, () => 'I do not know that.')],
    calm: ['I want an extra.', 'guest id: G001', 'booking id: B1060', 'extra: breakfast, quantity: 1', 'Yes.'],
  },
  'question-back': cancels(CANCEL, 'Why do you ask?', 'guest id: G001', 'reason: change of plan'),
  'partial-answer': {
    site: 'confirm:create',
    breaks: 'bench-confirmed.create',
    fires: [
      'I want to book.',
      'guest id: G001',
      'a double room',
      'check in: 2026-09-21',
      'nights: 2',
      'rooms: 1, rate: saver',
      'insurance: none',
    ],
    calm: [
      'I want to book.',
      'guest id: G001',
      'a double room, check in: 2026-09-21',
      'nights: 2',
      'rooms: 1, rate: saver',
      'insurance: none',
      'Yes.',
    ],
  },
  'many-items': cancels('I want to cancel booking B1001.', 'guest id: G038', 'reason: change of plan'),
  'failed-call': cancels(CANCEL, 'guest id: G999', 'guest id: G001', 'reason: change of plan'),
  'after-transfer': cancels('I need a copy of the invoice.', CANCEL, 'guest id: G001', 'reason: change of plan'),
  'other-topic-first': cancels(
    'Good morning, how nice it is outside!',
    CANCEL,
    'guest id: G001',
    'reason: change of plan',
  ),
  'many-turns': cancels(...HUMS, CANCEL, 'guest id: G001', 'reason: change of plan'),
  'repeated-message': cancels(
    'I want to cancel my booking B1060.',
    'I want to cancel my booking B1060.',
    'guest id: G001',
    'reason: illness',
  ),
};
