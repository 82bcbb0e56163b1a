import { ConfigError } from '../lib/errors.ts';
import { type FrozenStrategies, frozenStrategiesSchema } from '../model/strategy.ts';

const HINT = 'write it anew with `proviso strategies --freeze`, or delete it';

/**
 * Reads `strategies.json`: the frozen memory that the declared mixes are made from.
 * @throws ConfigError with every problem found, each with its place
 */
export function parseFrozenStrategies(file: string, text: string): FrozenStrategies {
  const parsed = frozenStrategiesSchema.safeParse(parseJson(file, text));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${file}: ${path.join('.') || 'the file'}: ${message}`,
  );
  throw new ConfigError(problems, HINT);
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError(`${file}: this is no JSON`, HINT);
  }
}
