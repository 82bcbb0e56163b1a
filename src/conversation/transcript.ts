import type { EnvironmentHost } from '../model/ports.ts';
import type { Change, Trace, TraceEvent, Usage } from '../model/trace.ts';
import { addUsage, NO_USAGE } from '../model/trace.ts';
import type { TestCase, TrialLimits, UserTurnInput } from '../model/trial.ts';

type WithoutTurn<T> = T extends TraceEvent ? Omit<T, 'turn'> : never;

/** What a conversation has put down so far, and how much of its limits is left. */
export class Transcript {
  readonly #testCase: TestCase;
  readonly #limits: TrialLimits;
  readonly #elapsedMs: () => number;
  readonly #fidelity: NonNullable<EnvironmentHost['fidelity']>;
  readonly #isRead: (tool: string) => boolean;
  readonly #events: TraceEvent[] = [];
  /** By the number of events that were put down by then. */
  readonly #shown = new Map<number, string>();
  #usage: Usage = NO_USAGE;
  #calls = 0;
  #hasOwnResults = false;
  turn = 0;

  constructor(
    testCase: TestCase,
    limits: TrialLimits,
    {
      elapsedMs,
      fidelity = 'exact',
      isRead = () => false,
    }: {
      readonly elapsedMs: () => number;
      readonly fidelity: EnvironmentHost['fidelity'];
      /** Whether a tool only reads. */
      readonly isRead?: (tool: string) => boolean;
    },
  ) {
    this.#testCase = testCase;
    this.#limits = limits;
    this.#elapsedMs = elapsedMs;
    this.#fidelity = fidelity;
    this.#isRead = isRead;
  }

  add(event: WithoutTurn<TraceEvent>): void {
    if (event.kind === 'call') this.#calls += 1;
    this.#events.push({ ...event, turn: this.turn });
  }

  /** What the agent reports of itself. A result that no host of ours gave means that the state is not wholly known. */
  addReported(events: readonly TraceEvent[]): void {
    for (const event of events) {
      if (event.kind === 'result' && !event.rejected) this.#hasOwnResults = true;
      this.add(event);
    }
  }

  spend(usage: Usage | undefined): void {
    if (usage) this.#usage = addUsage(this.#usage, usage);
  }

  /** What the user's own device showed: for its next turn, not for the agent. */
  addShown(text: string): void {
    this.#shown.set(this.#events.length, text);
  }

  countCalls(): number {
    return this.#calls;
  }

  callsLeft(): number {
    return Math.max(0, this.#limits.calls - this.#calls);
  }

  /** Which limit was reached; null while none was. */
  exhausted(): string | null {
    const { turns, calls, tokens, seconds } = this.#limits;
    if (this.turn >= turns) return `${turns} turns`;
    if (this.#calls >= calls) return `${calls} tool calls`;
    if (this.#usage.inputTokens + this.#usage.outputTokens >= tokens) return `${tokens} tokens`;
    return this.#elapsedMs() >= seconds * 1000 ? `${seconds} seconds` : null;
  }

  /** What the user wrote and what was delivered to it. */
  said(): UserTurnInput['said'] {
    const shown = (at: number): UserTurnInput['said'] => {
      const text = this.#shown.get(at + 1);
      return text === undefined ? [] : [{ by: 'device', text }];
    };
    return this.#events.flatMap((event, at): UserTurnInput['said'] => {
      if (event.kind === 'user') return [{ by: 'user', text: event.text, ...(event.act && { act: event.act }) }];
      if (event.kind === 'agent' && event.delivered) return [{ by: 'agent', text: event.text }];
      return event.kind === 'result' ? shown(at) : [];
    });
  }

  /** A model that makes results up keeps to the records as set up; what its first write changed nobody knows. */
  #knownUntil(): Pick<Trace, 'stateKnownUntil'> {
    const first = this.#events.findIndex(event => event.kind === 'call' && !this.#isRead(event.tool));
    return first < 0 ? {} : { stateKnownUntil: first };
  }

  trace(end: Trace['end']): Trace {
    const { driver, id, seed } = this.#testCase;
    return {
      id: `${id}:${seed}`,
      setup: [...driver.setup] satisfies Change[],
      objects: { ...driver.objects },
      requester: driver.requester,
      events: [...this.#events],
      complete: { calls: true, results: true, state: !this.#hasOwnResults && this.#fidelity !== 'stateless' },
      ...(this.#fidelity === 'approximate' && { approximate: true as const, ...this.#knownUntil() }),
      end,
      usage: this.#usage,
      durationMs: this.#elapsedMs(),
    };
  }
}
