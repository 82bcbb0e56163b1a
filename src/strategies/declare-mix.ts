// In: a refined spec. Out: its declared mix, the strategies of the simulated user with their shares, fixed before the
// first trial (AgenTest 3.3.2). Now: the default strategy alone; a library of strategies is data that joins here.
// Refuses: nothing. A spec without an applicable strategy runs on the default one.
import type { RefinedSpec } from '../model/spec.ts';
import type { MixShare } from '../model/trial.ts';

/** The user opens with the task, gives a fact when asked, and confirms what it asked for: no instructions beyond that. */
const DEFAULT: MixShare = { strategy: 'default', share: 1, instructions: '' };

/** The strategies for a spec; their shares sum to 1. */
export function declareMix(_refined: RefinedSpec): readonly MixShare[] {
  return [DEFAULT];
}
