import { ConfigError, EvidenceError, errorMessage, HostError, LockedStoreError, ProviderError } from './lib/errors.ts';
import type { Conclusion } from './model/verdict.ts';

/** What the command line and the action exit with. */
export const EXIT = { green: 0, violation: 1, usage: 2, noEvidence: 3 } as const;

export function exitCodeOfConclusion(conclusion: Conclusion): number {
  return { success: EXIT.green, failure: EXIT.violation, error: EXIT.noEvidence }[conclusion];
}

/** Exit code and the lines to show for anything that was thrown: one clear line a problem, a stack only for a fault of ours. */
export function explainError(error: unknown): { readonly code: number; readonly lines: readonly string[] } {
  if (error instanceof ConfigError) {
    const code = error instanceof LockedStoreError ? EXIT.noEvidence : EXIT.usage;
    return { code, lines: [...error.problems, ...(error.hint ? [`hint: ${error.hint}`] : [])] };
  }
  if (error instanceof EvidenceError || error instanceof ProviderError || error instanceof HostError) {
    return { code: EXIT.noEvidence, lines: [error.message] };
  }
  const stack = error instanceof Error ? error.stack : undefined;
  return {
    code: EXIT.noEvidence,
    lines: [`internal error: ${stack ?? errorMessage(error)}`, 'hint: please report this with the stack above'],
  };
}
