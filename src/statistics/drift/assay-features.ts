import type { Feature } from '../fingerprint/feature.ts';
import type { TraceProfile } from '../fingerprint/profile-trace.ts';

/**
 * AgentAssay's 14 features as its code has them (`efficiency/fingerprint.py`, `to_vector`), for comparison: they name no
 * tool, see no order, and hold tokens and time. A step is a call or a turn. Two are taken as near as a profile allows:
 * the longest chain as the calls a turn, and recovery as whether a call was rejected.
 */
export const ASSAY_FEATURES: readonly Feature[] = [
  feature('tool_entropy', ({ calls }) => relativeEntropy(calls)),
  feature('tool_count', ({ calls }) => Math.log1p(calls.length)),
  feature('unique_tools_ratio', ({ calls }) => new Set(calls).size / Math.max(1, calls.length)),
  feature('step_count', profile => Math.log1p(stepsOf(profile))),
  feature(
    'max_chain_depth',
    ({ calls, turns }) => calls.length / Math.max(1, turns) / Math.max(1, calls.length + turns),
  ),
  feature('backtrack_ratio', profile => repeats(profile.calls) / stepsOf(profile)),
  feature('output_length_log', ({ messageLength }) => Math.log1p(messageLength)),
  feature('has_structured_output', () => 0),
  feature('sequence_complexity', ({ calls }) => new Set(bigrams(calls)).size / Math.max(1, bigrams(calls).length)),
  feature('reasoning_depth', profile => Math.log1p(charactersOf(profile) / stepsOf(profile))),
  feature('error_rate', profile => profile.rejected / stepsOf(profile)),
  feature('recovery_rate', ({ rejected }) => Number(rejected > 0)),
  feature('tokens_per_step', profile => Math.log1p(profile.cost.tokens / stepsOf(profile))),
  feature('duration_per_step', profile => Math.log1p(profile.cost.durationMs / stepsOf(profile))),
];

function feature(name: string, read: Feature['read']): Feature {
  return { name, family: 'course', scale: 'plain', read };
}

function stepsOf({ calls, turns }: TraceProfile): number {
  return Math.max(1, calls.length + turns);
}

function charactersOf({ messageLength, argumentLengths, turns }: TraceProfile): number {
  return messageLength * turns + argumentLengths.reduce((sum, { characters }) => sum + characters, 0);
}

function bigrams(calls: readonly string[]): readonly string[] {
  return calls.slice(1).map((call, i) => JSON.stringify([calls[i], call]));
}

function repeats(calls: readonly string[]): number {
  return calls.filter((call, i) => i > 0 && call === calls[i - 1]).length;
}

function relativeEntropy(calls: readonly string[]): number {
  const tools = [...new Set(calls)];
  if (tools.length < 2) return 0;
  const shares = tools.map(tool => calls.filter(call => call === tool).length / calls.length);
  return -shares.reduce((sum, share) => sum + share * Math.log2(share), 0) / Math.log2(tools.length);
}
