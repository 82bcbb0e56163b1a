import { describe, expect, it } from 'vitest';
import { agent, aTrace, call, user } from '../../helpers/a-trace.ts';
import {
  aRecording,
  aRefined,
  aTrialTrace,
  cancelsB1,
  did,
  isCancelled,
  monitor,
  refused,
  saysPlans,
  statusChange,
  statuses,
} from '../booking-world.ts';

const neverCalled = aRefined({
  check: { kind: 'never-called', tool: 'cancel_booking', args: { booking_id: '$booking.id' } },
});

describe('never-called', () => {
  it('is breached by the executed call, with the call and its result as events', () => {
    expect(monitor(neverCalled, aTrialTrace(cancelsB1))).toEqual([
      {
        scenario: 'rule.case',
        then: 0,
        status: 'breached',
        by: 'code',
        at: 1,
        effect: 'executed',
        events: [1, 2],
        quotes: [],
        reason: 'cancel_booking was called',
      },
    ]);
  });

  it('is satisfied at the closing when the call never came', () => {
    const [judgment, ...others] = monitor(neverCalled, aTrialTrace(agent('I cannot do that.'), user('Bye', 'end')));
    expect(judgment).toMatchObject({ status: 'satisfied', at: null, effect: 'none' });
    expect(others).toEqual([]);
  });

  it('a call about another object is no decision point', () => {
    expect(statuses(monitor(neverCalled, aTrialTrace(did('cancel_booking', { booking_id: 'B3' }))))).toEqual([
      'satisfied',
    ]);
  });

  it('without args, a call about another record of the bound table is no decision point either', () => {
    const refined = aRefined({ check: { kind: 'never-called', tool: 'cancel_booking' } });
    expect(statuses(monitor(refined, aTrialTrace(did('cancel_booking', { booking_id: 'B3' }))))).toEqual(['satisfied']);
    expect(statuses(monitor(refined, aTrialTrace(cancelsB1)))).toEqual(['breached']);
  });

  it('a rejected call is an attempt, not a breach', () => {
    const judgments = monitor(neverCalled, aTrialTrace(refused('cancel_booking', { booking_id: 'B1' })));
    expect(judgments.map(({ status, effect }) => [status, effect])).toEqual([
      ['satisfied', 'rejected'],
      ['satisfied', 'none'],
    ]);
  });

  it('a rejected call is a breach where attempts count', () => {
    const counting = aRefined({ check: { kind: 'never-called', tool: 'cancel_booking' }, attempts: 'count' });
    const [judgment] = monitor(counting, aTrialTrace(refused('cancel_booking', { booking_id: 'B1' })));
    expect(judgment).toMatchObject({ status: 'breached', effect: 'rejected' });
  });

  it('a call without a recorded result is undecided', () => {
    const [judgment] = monitor(neverCalled, aTrialTrace(call('cancel_booking', { booking_id: 'B1' })));
    expect(judgment).toMatchObject({ status: 'undecided', at: 1 });
  });

  it('is not triggered when a clause is false, and names it', () => {
    const refined = aRefined({ given: [isCancelled], check: { kind: 'never-called', tool: 'cancel_booking' } });
    const [judgment] = monitor(refined, aTrialTrace(cancelsB1));
    expect(judgment).toMatchObject({ status: 'not-triggered', reason: 'does not hold: the booking is cancelled' });
  });

  it('Given is read just before the call, not after it', () => {
    const trace = aTrialTrace(
      did('change_booking', { booking_id: 'B1' }, [statusChange('B1', 'confirmed', 'cancelled')], 'first'),
      did('cancel_booking', { booking_id: 'B1' }, [], 'second'),
    );
    const refined = aRefined({ given: [isCancelled], check: { kind: 'never-called', tool: 'cancel_booking' } });
    expect(statuses(monitor(refined, trace))).toEqual(['breached']);
    expect(statuses(monitor(neverCalled, trace))).toEqual(['not-triggered', 'satisfied']);
  });

  it('is undecided, naming the clause, when a clause is unknown', () => {
    const refined = aRefined({ given: [saysPlans], check: { kind: 'never-called', tool: 'cancel_booking' } });
    const [judgment] = monitor(refined, aTrialTrace(cancelsB1));
    expect(judgment).toMatchObject({ status: 'undecided', reason: 'not known: the reason is a change of plan' });
  });

  it('is not triggered by a call that came before the request', () => {
    const trace = aTrialTrace();
    const [request, ...rest] = trace.events;
    const early = { ...trace, events: [...cancelsB1, ...(request ? [request] : []), ...rest] };
    expect(monitor(neverCalled, early)[0]).toMatchObject({ status: 'not-triggered' });
  });

  it('in a recording, a call of another tool does not show that the request was made', () => {
    const judgments = monitor(neverCalled, aRecording(user('Cancel B1'), did('get_booking', { booking_id: 'B1' })));
    expect(judgments).toMatchObject([
      { status: 'undecided', reason: 'not known: the guest asks to cancel the booking' },
    ]);
  });

  it('in a recording, the call itself shows that the request was made, and binds the booking', () => {
    expect(statuses(monitor(neverCalled, aRecording(user('Cancel it'), cancelsB1)))).toEqual(['breached']);
    expect(statuses(monitor(neverCalled, aRecording(did('cancel_booking', { booking_id: 'B3' })))).at(0)).toBe(
      'not-triggered',
    );
  });

  it('calls that the user operates are not the agent’s', () => {
    const operated = did('cancel_booking', { booking_id: 'B1' }).map(event =>
      event.kind === 'call' ? { ...event, by: 'user' as const } : event,
    );
    expect(statuses(monitor(neverCalled, aTrialTrace(operated)))).toEqual(['satisfied']);
  });
});

describe('called', () => {
  const required = aRefined({ force: 'required', check: { kind: 'called', tool: 'cancel_booking' } });

  it('is satisfied at the executed call, although the call makes Given false', () => {
    expect(monitor(required, aTrialTrace(cancelsB1))).toMatchObject([{ status: 'satisfied', at: 1, events: [1, 2] }]);
  });

  it('is breached at the closing when the call never came', () => {
    expect(monitor(required, aTrialTrace(agent('Done!')))).toMatchObject([
      { status: 'breached', at: null, effect: 'none', reason: 'cancel_booking was not called' },
    ]);
  });

  it('an obligation stays although another act of the agent makes Given false later', () => {
    const trace = aTrialTrace(
      did('change_booking', { booking_id: 'B1' }, [statusChange('B1', 'confirmed', 'changed')]),
      agent('Done!'),
    );
    expect(statuses(monitor(required, trace))).toEqual(['breached']);
  });

  it('a call about another booking does not meet it', () => {
    expect(statuses(monitor(required, aTrialTrace(did('cancel_booking', { booking_id: 'B3' }))))).toEqual(['breached']);
  });

  it('is undecided when the tool rejected every call', () => {
    expect(statuses(monitor(required, aTrialTrace(refused('cancel_booking', { booking_id: 'B1' }))))).toEqual([
      'undecided',
    ]);
  });

  it.each(['budget', 'stopped'] as const)('is undecided when the conversation ended by %s', end => {
    expect(statuses(monitor(required, aTrialTrace({ end })))).toEqual(['undecided']);
  });

  it('is undecided, not breached, when the calls are not recorded whole', () => {
    const complete = { calls: false, results: true, state: true };
    expect(statuses(monitor(required, aTrialTrace({ complete })))).toEqual(['undecided']);
  });

  it('is not triggered when Given never held', () => {
    const refined = aRefined({ given: [isCancelled], force: 'required', check: { kind: 'called', tool: 'transfer' } });
    expect(statuses(monitor(refined, aTrialTrace(agent('No.'))))).toEqual(['not-triggered']);
  });

  it('in a recording, the call of the rule’s first tool shows that the request was made', () => {
    const refined = aRefined({ force: 'required', check: { kind: 'called', tool: 'transfer' } });
    expect(statuses(monitor(refined, aRecording(cancelsB1)))).toEqual(['breached']);
    expect(statuses(monitor(refined, aRecording(user('hello B1'))))).toEqual(['undecided']);
  });

  it('an unbound object in the arguments is undecided', () => {
    const refined = aRefined({
      force: 'required',
      objects: {},
      given: [],
      check: { kind: 'called', tool: 'transfer', args: { booking_id: '$booking.id' } },
    });
    expect(statuses(monitor(refined, aTrace(user('x', 'request'), did('transfer', { booking_id: 'B1' }))))).toEqual([
      'undecided',
    ]);
  });
});

describe('a permission', () => {
  const permitted = aRefined({ force: 'permitted', check: { kind: 'called', tool: 'cancel_booking' } });

  it('is satisfied when what it permits was done', () => {
    expect(statuses(monitor(permitted, aTrialTrace(cancelsB1)))).toEqual(['satisfied']);
  });

  it('is not breached when it was not done', () => {
    expect(statuses(monitor(permitted, aTrialTrace(agent('No.'))))).toEqual(['not-triggered']);
  });
});
