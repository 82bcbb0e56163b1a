import { ConfigError } from '../lib/errors.ts';

/** Collects what the readers of one agent refuse, so that all of it is shown at once. */
export class ProblemList {
  readonly #agent: string | null;
  readonly #lines: string[] = [];
  #hint: string | undefined;

  /** @param agent whose sources these are, for the lines; null: the lines stay as they are */
  constructor(agent: string | null) {
    this.#agent = agent;
  }

  /** The result, or null when it was refused for something the user can mend. */
  async gather<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      this.add(error.problems);
      this.#hint ??= error.hint;
      return null;
    }
  }

  add(lines: readonly string[]): void {
    this.#lines.push(...lines);
  }

  isSome(): boolean {
    return this.#lines.length > 0;
  }

  /** What to throw; each line names the agent, where there is one. */
  error(): ConfigError {
    return new ConfigError(
      [...new Set(this.#lines)].map(line => (this.#agent === null ? line : `${line} (agent ${this.#agent})`)),
      this.#hint,
    );
  }
}
