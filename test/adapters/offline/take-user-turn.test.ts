import { describe, expect, it } from 'vitest';
import { takeUserTurn as answer } from '../../../src/adapters/offline/take-user-turn.ts';
import { requestOf } from '../../../src/adapters/offline/take-user-turn-speech.ts';
import { takeUserTurn as task } from '../../../src/conversation/tasks/take-user-turn.ts';
import type { UserBrief, UserTurn, UserTurnInput } from '../../../src/model/trial.ts';

const BRIEF: UserBrief = {
  requester: { table: 'guests', id: 'G007' },
  profile: { name: 'Greta Jansen', email: 'greta@mail.example', address: { city: 'Bern', zip: '30110' } },
  objects: [
    {
      name: 'booking',
      ref: { table: 'bookings', id: 'B1042' },
      record: { booking_id: 'B1042', check_in: '2026-06-01' },
    },
  ],
  request: 'the guest asks to cancel the booking',
  tool: 'cancel_booking',
  facts: { reason: 'change of plan', nights: 3, rooms: 2, room_type: 'suite', wants_insurance: true },
  says: ['My plans changed.'],
  instructions: '',
};

/** The turn that follows when the agent said this, and held to the task's own check. */
function turnAfter(text: string, over: Partial<UserBrief> = {}, earlier: UserTurnInput['said'] = []): UserTurn {
  const brief = { ...BRIEF, ...over };
  const said: UserTurnInput['said'] = [
    { by: 'user', text: 'I want to cancel the booking.', act: 'request' },
    ...earlier,
    { by: 'agent', text },
  ];
  const turn = answer({ brief, said });
  expect(task.check(turn, { brief, said })).toEqual([]);
  return turn;
}

describe('the opening turn', () => {
  it('asks for what When says, names the objects by key, and says what the clauses say', () => {
    const turn = answer({ brief: BRIEF, said: [] });
    expect(turn).toEqual({
      text: 'I want to cancel the booking. Booking: B1042. My plans changed.',
      act: 'request',
      facts: ['My plans changed.'],
      about: 'B1042',
    });
    expect(task.check(turn, { brief: BRIEF, said: [] })).toEqual([]);
  });

  it('says nothing about itself', () => {
    const objects = [{ name: 'guest', ref: { table: 'guests', id: 'G007' }, record: BRIEF.profile }, ...BRIEF.objects];
    expect(answer({ brief: { ...BRIEF, objects }, said: [] }).text).not.toContain('G007');
  });

  it.each([
    ['the guest asks to cancel the booking', 'I want to cancel the booking.'],
    ['the user asks for a refund', 'I would like a refund.'],
    ['the customer wants to change their own address', 'I want to change my own address.'],
    ['the user requests that the order be sent', 'I would like that the order be sent.'],
    ['a customer asks whether their order was sent', 'Can you tell me whether my order was sent?'],
    ['the customer asks about the state of his order', 'I have a question about the state of my order.'],
    ['the user asks the agent to book a flight for the user', 'Please book a flight for me.'],
    ['the patient moves an appointment', 'I want to move an appointment.'],
    ['the user asks for something that needs find guest', 'I would like something that needs find guest.'],
    ['the agent is asked to cancel it', 'I want you to cancel it.'],
  ])('%s', (when, request) => {
    expect(requestOf(when)).toBe(request);
  });
});

describe('a question for a fact', () => {
  it.each([
    ['May I have your guest id?', 'guest id: G007', 'requester_id'],
    ['What is your guest number, please?', 'guest id: G007', 'requester_id'],
    ['Please provide your customer ID.', 'guest id: G007', 'requester_id'],
    ['Could you share your id?', 'guest id: G007', 'requester_id'],
    ['I need your member number to go on.', 'guest id: G007', 'requester_id'],
    ['Could you tell me the booking id?', 'booking id: B1042', 'booking_id'],
    ['What is the reference of your reservation?', 'booking id: B1042', 'booking_id'],
    ['Which booking do you mean?', 'booking id: B1042', 'booking_id'],
    ['Could you give me your confirmation number?', 'booking id: B1042', 'booking_id'],
    ['Why do you want to cancel?', 'reason: change of plan', 'reason'],
    ['Please tell me the reason.', 'reason: change of plan', 'reason'],
    ['How long will you stay?', 'nights: 3', 'nights'],
    ['What is the number of nights?', 'nights: 3', 'nights'],
    ['How many rooms would you like?', 'rooms: 2', 'rooms'],
    ['What room type do you prefer?', 'room type: suite', 'room_type'],
    ['What is your e-mail address?', 'email: greta@mail.example', 'email'],
    ['Which city do you live in?', 'city: Bern', 'address'],
    ['What is the check-in date?', 'check in: 2026-06-01', 'check_in'],
    ['Please confirm your email.', 'email: greta@mail.example', 'email'],
    ['I cannot find that booking. Could you check the booking id?', 'booking id: B1042', 'booking_id'],
  ])('%s', (question, text, fact) => {
    const turn = turnAfter(question);
    expect(turn.text).toBe(text);
    expect(turn.facts).toContain(fact);
    expect(turn.act).toBe('inform');
  });

  it('several facts in one question are answered in its order', () => {
    expect(turnAfter('Please tell me your guest id and the booking id and the reason.').text).toBe(
      'guest id: G007\nbooking id: B1042\nreason: change of plan',
    );
  });

  it('one word can ask for two ids', () => {
    expect(turnAfter('Please share the guest and booking id.').text).toBe('guest id: G007\nbooking id: B1042');
  });

  it('the room type does not ask for the number of rooms', () => {
    expect(turnAfter('May I have the room type (single or suite) and the number of nights?').text).toBe(
      'room type: suite\nnights: 3',
    );
  });

  it('a yes-or-no fact is said in words', () => {
    expect(turnAfter('Do you want insurance? Please tell me whether it wants insurance.').text).toBe(
      'wants insurance: yes',
    );
  });

  it('the reason brings the words of the clause with it', () => {
    expect(turnAfter('Why?').facts).toEqual(['reason', 'My plans changed.']);
  });

  it.each(['What is your favourite colour?', 'What is your passport number?', 'Please provide the order id.'])(
    '%s is not known',
    question => {
      expect(turnAfter(question).text).toBe('I do not know that.');
    },
  );

  it("another guest's object is known by its key alone", () => {
    const objects = BRIEF.objects.map(object => ({ ...object, record: null }));
    expect(turnAfter('What is the check-in date?', { objects }).text).toBe('I do not know that.');
    expect(turnAfter('What is the booking id?', { objects }).text).toBe('booking id: B1042');
  });

  it('a user without a record has no id to give', () => {
    expect(turnAfter('What is your guest id?', { requester: null, profile: {} }).text).toBe('I do not know that.');
  });
});

describe('a proposal', () => {
  it.each([
    'This would end booking B1042, with the reason "change of plan". Shall I go ahead? (yes/no)',
    'Your booking B1042 would be cancelled. Is that right, shall I go ahead? (yes/no)',
    'Do you want me to cancel booking B1042?',
    'Booking B1042 will be cancelled and 40 euros refunded. Please confirm.',
    'Would you like me to proceed with the cancellation?',
    'I will cancel it now. Is that okay?',
  ])('is confirmed: %s', text => {
    expect(turnAfter(text)).toEqual({ text: 'Yes, please go ahead.', act: 'confirm', facts: [], about: null });
  });

  it('something else beside a refusal is declined', () => {
    expect(turnAfter('I cannot cancel it. Would you like me to change the dates instead?').act).toBe('decline');
    expect(turnAfter('That is not possible, but I can offer a voucher. Would you accept that?').act).toBe('decline');
  });

  it('is declined when a clause says so, in its words', () => {
    const turn = turnAfter('Shall I go ahead? (yes/no)', { says: ['No, I have changed my mind.'] });
    expect(turn).toMatchObject({
      text: 'No, I have changed my mind.',
      act: 'decline',
      facts: ['No, I have changed my mind.'],
    });
    expect(answer({ brief: { ...BRIEF, says: ['No, I have changed my mind.'] }, said: [] }).text).not.toContain('mind');
  });
});

describe('the end', () => {
  it.each([
    'Done. Booking B1042 has been cancelled.',
    'I am sorry, I cannot cancel this booking.',
    'You have been transferred to a colleague.',
    'Your booking is cancelled. Is there anything else I can help you with?',
    'Unfortunately we are unable to do that.',
  ])('%s', text => {
    expect(turnAfter(text)).toMatchObject({ act: 'end', text: 'Thank you, goodbye.' });
  });

  it('the request is said again when the agent asks what it can do', () => {
    expect(turnAfter('How can I help you today?')).toMatchObject({ act: 'request', about: 'B1042' });
  });

  it('a statement without a question is waited for, twice', () => {
    const wait = { by: 'user' as const, text: 'All right, please go on.' };
    expect(turnAfter('I am looking that up.').text).toBe('All right, please go on.');
    expect(turnAfter('Still looking.', {}, [wait, { by: 'agent', text: 'Looking.' }, wait]).act).toBe('end');
  });

  it('the same answer is given three times, then the user leaves', () => {
    const earlier = [1, 2, 3].flatMap(() => [
      { by: 'agent' as const, text: 'May I have your guest id?' },
      { by: 'user' as const, text: 'guest id: G007' },
    ]);
    expect(turnAfter('May I have your guest id?', {}, earlier).act).toBe('end');
    expect(turnAfter('May I have your guest id?', {}, earlier.slice(2)).text).toBe('guest id: G007');
  });
});
