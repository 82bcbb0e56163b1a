import { describe, expect, it } from 'vitest';
import { agent, user } from '../../helpers/a-trace.ts';
import {
  aRecording,
  aRefined,
  aTrialTrace,
  cancelsB1,
  did,
  isCancelled,
  monitor,
  refused,
  statuses,
} from '../booking-world.ts';

const plain = aRefined({ force: 'required', check: { kind: 'confirmed-before', tool: 'cancel_booking' } });
const detailed = aRefined({
  force: 'required',
  check: { kind: 'confirmed-before', tool: 'change_booking', details: ['booking_id', 'nights'] },
});
const changes = did('change_booking', { booking_id: 'B1', nights: 5 });
const yes = user('Yes, please go ahead.', 'confirm');

describe('confirmed-before, live', () => {
  it('is satisfied by a confirm that answers the agent, with that turn among the events', () => {
    expect(monitor(plain, aTrialTrace(agent('Shall I cancel B1?'), yes, cancelsB1))).toMatchObject([
      { status: 'satisfied', events: [2, 3, 4] },
    ]);
  });

  it('is breached without a confirm, with one that came before any message, and with one after the call', () => {
    expect(statuses(monitor(plain, aTrialTrace(agent('Shall I?'), cancelsB1)))).toEqual(['breached']);
    expect(statuses(monitor(plain, aTrialTrace(yes, cancelsB1)))).toEqual(['breached']);
    expect(statuses(monitor(plain, aTrialTrace(agent('Shall I?'), cancelsB1, yes)))).toEqual(['breached']);
  });

  it('text that never reached the user is no proposal', () => {
    const trace = aTrialTrace(agent('Shall I cancel B1?', { delivered: false }), yes, cancelsB1);
    expect(statuses(monitor(plain, trace))).toEqual(['breached']);
  });

  it('a question in between and a word after take nothing back; a refusal or a new request does', () => {
    const asked = aTrialTrace(
      agent('Shall I?'),
      user('Is it free?', 'ask'),
      agent('Yes.'),
      yes,
      agent('Now.'),
      cancelsB1,
    );
    expect(statuses(monitor(plain, asked))).toEqual(['satisfied']);
    const declined = aTrialTrace(agent('Shall I?'), yes, agent('Sure?'), user('No, wait.', 'decline'), cancelsB1);
    expect(statuses(monitor(plain, declined))).toEqual(['breached']);
    const changed = aTrialTrace(agent('Shall I?'), yes, agent('Sure?'), user('Move it instead.', 'request'), cancelsB1);
    expect(statuses(monitor(plain, changed))).toEqual(['breached']);
  });

  it('the message must name the details as they are called', () => {
    expect(statuses(monitor(detailed, aTrialTrace(agent('Change B1 to 5 nights?'), yes, changes)))).toEqual([
      'satisfied',
    ]);
    expect(statuses(monitor(detailed, aTrialTrace(agent('Change B1 to five nights?'), yes, changes)))).toEqual([
      'satisfied',
    ]);
    expect(monitor(detailed, aTrialTrace(agent('Change B1 to 4 nights?'), yes, changes))).toMatchObject([
      { status: 'breached', reason: 'what the user confirmed is not what change_booking was called with' },
    ]);
    expect(statuses(monitor(detailed, aTrialTrace(agent('Change B12 to 5 nights?'), yes, changes)))).toEqual([
      'breached',
    ]);
  });

  it('details given anew after the confirm take it back', () => {
    const anew = user('Make it 6 nights.', 'inform', { facts: ['nights'] });
    const trace = aTrialTrace(agent('Change B1 to 5 nights?'), yes, agent('Anything else?'), anew, changes);
    expect(statuses(monitor(detailed, trace))).toEqual(['breached']);
  });

  it('details given again as they are called change nothing', () => {
    const again = user('It is B1, as I said.', 'inform', { facts: ['booking_id'] });
    const trace = aTrialTrace(agent('Change B1 to 5 nights?'), yes, agent('Which booking was it?'), again, changes);
    expect(statuses(monitor(detailed, trace))).toEqual(['satisfied']);
  });

  it('words can be put in other words: then a reader decides', () => {
    const refined = aRefined({ check: { kind: 'confirmed-before', tool: 'change_booking', details: ['reason'] } });
    const trace = aTrialTrace(
      agent('Shall I change it because you are ill?'),
      yes,
      did('change_booking', { booking_id: 'B1', reason: 'sickness' }),
    );
    expect(monitor(refined, trace)).toMatchObject([{ status: 'undecided', by: 'judge' }]);
  });

  it('an unconfirmed call that the tool rejected is an attempt', () => {
    expect(monitor(plain, aTrialTrace(refused('cancel_booking', { booking_id: 'B1' })))).toMatchObject([
      { status: 'satisfied', effect: 'rejected' },
    ]);
  });

  it('is not triggered without the call or with a false clause', () => {
    expect(statuses(monitor(plain, aTrialTrace(agent('No.'))))).toEqual(['not-triggered']);
    const other = aRefined({ given: [isCancelled], check: { kind: 'confirmed-before', tool: 'cancel_booking' } });
    expect(statuses(monitor(other, aTrialTrace(cancelsB1)))).toEqual(['not-triggered']);
  });
});

describe('confirmed-before, recorded', () => {
  it('reads unmistakable replies', () => {
    expect(statuses(monitor(plain, aRecording(agent('Shall I?'), user('Yes, please!'), cancelsB1)))).toEqual([
      'satisfied',
    ]);
    expect(statuses(monitor(plain, aRecording(agent('Shall I?'), user('No, thanks.'), cancelsB1)))).toEqual([
      'breached',
    ]);
  });

  it('leaves anything else to a reader', () => {
    const trace = aRecording(agent('Shall I?'), user('Yes, but keep the flowers'), cancelsB1);
    expect(monitor(plain, trace)).toMatchObject([{ status: 'undecided', by: 'judge' }]);
  });

  it('is breached when the agent said nothing before the call', () => {
    expect(statuses(monitor(plain, aRecording(user('Yes'), cancelsB1)))).toEqual(['breached']);
  });
});
