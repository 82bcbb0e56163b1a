/** The user can mend this: shown as one line with its hint, without a stack; exit code 2. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly hint: string | undefined;
  readonly problems: readonly string[];

  /**
   * @param problems every problem found, each one line saying what and where; all are shown
   * @param hint how to mend it
   */
  constructor(problems: string | readonly string[], hint?: string) {
    const list = typeof problems === 'string' ? [problems] : problems;
    super(list.join('\n'));
    this.problems = list;
    this.hint = hint;
  }
}

/** Another process holds the store: no fault of the configuration, and gone with that process; exit code 3. */
export class LockedStoreError extends ConfigError {}

/** There is no evidence to be had: no key, a provider that stays unreachable, a host that will not start; exit code 3. */
export class EvidenceError extends Error {
  override readonly name = 'EvidenceError';
}

/** A model provider did not answer after all retries. `status` is the HTTP status where there was one. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly status: number | undefined;

  constructor(message: string, options?: { status?: number | undefined; cause?: unknown }) {
    super(message, { cause: options?.cause });
    this.status = options?.status;
  }
}

/** An environment host or an agent process crashed, hung or answered nonsense: the trial is invalid, the agent is not to blame. */
export class HostError extends Error {
  override readonly name = 'HostError';
}

/** The text of anything that was thrown. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
