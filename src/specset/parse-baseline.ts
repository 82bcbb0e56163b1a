import { z } from 'zod';
import { ConfigError } from '../lib/errors.ts';
import { type BaselineEntry, baselineEntrySchema } from '../model/spec-set.ts';
import { describeIssues } from './describe-issues.ts';
import { parseYaml } from './parse-spec.ts';

const baselineFileSchema = z.array(baselineEntrySchema);

/**
 * Reads `baseline.yaml`: a list of known violations and waivers, one entry a spec, sorted by it.
 * @throws ConfigError with every problem found, each with its line
 */
export function parseBaseline(file: string, text: string): readonly BaselineEntry[] {
  const source = parseYaml(file, text);
  const value: unknown = source.document.toJS() ?? [];
  const parsed = baselineFileSchema.safeParse(value);
  if (!parsed.success) {
    const keys = Object.keys(baselineEntrySchema.shape);
    throw new ConfigError(
      describeIssues(source, parsed.error.issues, () => keys),
      'an entry is {spec, reason, by, until (a date, optional)}',
    );
  }
  const names = parsed.data.map(entry => entry.spec);
  const twice = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  if (twice.length > 0) {
    throw new ConfigError(
      twice.map(name => `${file}: "${name}" has more than one entry`),
      'keep one entry a spec',
    );
  }
  return parsed.data.toSorted(bySpec);
}

function bySpec(a: BaselineEntry, b: BaselineEntry): number {
  return a.spec < b.spec ? -1 : a.spec > b.spec ? 1 : 0;
}
