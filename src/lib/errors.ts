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

/** The text of anything that was thrown, be it no error at all; never empty, never throws. */
export function errorMessage(error: unknown): string {
  try {
    if (error instanceof Error) return String(error.message) || error.name;
    if (typeof error === 'string' && error !== '') return error;
    if (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string')
      return error.message;
  } catch {
    // An error may be of a kind that cannot be looked at.
  }
  return `${showValue(error)} was thrown, no error`;
}

/** Any value in words, for a message; never empty, never throws. */
export function showValue(value: unknown): string {
  try {
    const isData = typeof value === 'string' || (typeof value === 'object' && value !== null);
    return isData ? JSON.stringify(value) : String(value);
  } catch {
    return 'a value without a text';
  }
}
