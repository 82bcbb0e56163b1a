import { LineCounter, parseDocument } from 'yaml';
import { printProblem } from '../lib/cel/check-expression.ts';
import { parseExpression } from '../lib/cel/parse-expression.ts';
import { ConfigError } from '../lib/errors.ts';
import { CHECK_FORMS } from '../model/check.ts';
import { checkFromFile, isCheckKind } from '../model/check-file.ts';
import {
  conditionSchema,
  evidenceSchema,
  type Spec,
  type SpecFile,
  scenarioFileSchema,
  specFileSchema,
  thenFileSchema,
} from '../model/spec.ts';
import { specFromFile } from '../model/spec-file.ts';
import { describeIssues, type KeyPath, problemAt, type YamlSource } from './describe-issues.ts';

const HINT = '`proviso specs schema` prints the form of a spec file; a where of a Given is {of, field, op, value}';

/**
 * Reads one file of `specs/<agent>/`. The id must be the name of the file; scenario ids must be unique and start with
 * the rule's id and a dot. Line endings are folded.
 * @param file its path: named in every problem
 * @throws ConfigError with every problem found, one line each: file, line, what, and a hint
 */
export function parseSpec(file: string, text: string): Spec {
  const source = parseYaml(file, text);
  const parsed = specFileSchema.safeParse(source.document.toJS());
  if (!parsed.success) throw new ConfigError(describeIssues(source, parsed.error.issues, knownKeys), HINT);
  const problems = [
    ...checkIds(source, parsed.data),
    ...checkReason(source, parsed.data),
    ...checkExpressions(source, parsed.data),
  ];
  if (problems.length > 0) throw new ConfigError(problems, HINT);
  return specFromFile(parsed.data);
}

/** Parses YAML of the specs folder. @throws ConfigError with the first syntax error: further ones mostly follow from it */
export function parseYaml(file: string, text: string): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text.replace(/\r\n?/g, '\n'), { lineCounter: lines, prettyErrors: false });
  const [fault] = [...document.errors, ...document.warnings];
  if (fault !== undefined) {
    throw new ConfigError(`${file}:${lines.linePos(fault.pos[0]).line}: ${fault.message}`, 'mend the YAML of the file');
  }
  return { file, document, lines };
}

function checkIds(source: YamlSource, { id, scenarios }: SpecFile): string[] {
  const name = source.file.slice(source.file.lastIndexOf('/') + 1).replace(/\.ya?ml$/, '');
  const problems = id === name ? [] : [problemAt(source, ['id'], `is "${id}" but the file is named "${name}"`)];
  const seen = new Set<string>();
  for (const [index, scenario] of scenarios.entries()) {
    const path = ['scenarios', index, 'id'];
    if (!scenario.id.startsWith(`${id}.`)) problems.push(problemAt(source, path, `must start with "${id}."`));
    if (seen.has(scenario.id)) problems.push(problemAt(source, path, `"${scenario.id}" is taken by another scenario`));
    seen.add(scenario.id);
  }
  return problems;
}

function checkReason(source: YamlSource, { status, reason }: SpecFile): string[] {
  return status === 'rejected' && !reason?.trim()
    ? [problemAt(source, ['status'], 'a rejected rule needs a reason (add the key `reason`)')]
    : [];
}

/** General checks must be expressions; whether their names exist is asked where the agent's artifacts are at hand. */
function checkExpressions(source: YamlSource, { scenarios }: SpecFile): string[] {
  return scenarios.flatMap((scenario, index) =>
    scenario.then.flatMap(({ check }, place) => {
      const read = check === undefined ? null : checkFromFile(check);
      if (read?.kind !== 'holds') return [];
      const path = ['scenarios', index, 'then', place, 'check', 'holds', 'that'];
      return parseExpression(read.that).problems.map(problem =>
        problemAt(source, path, printProblem(read.that, problem)),
      );
    }),
  );
}

/** The keys that may stand at a path, for suggestions. */
function knownKeys(path: KeyPath): readonly string[] {
  const key = path.findLast(step => typeof step === 'string');
  if (key === undefined) return Object.keys(specFileSchema.shape);
  if (typeof key === 'string' && isCheckKind(key)) {
    const form = CHECK_FORMS[key];
    return 'shape' in form ? Object.keys(form.shape) : [];
  }
  switch (key) {
    case 'evidence':
      return Object.keys(evidenceSchema.shape);
    case 'scenarios':
      return Object.keys(scenarioFileSchema.shape);
    case 'given':
      return ['text', 'where', 'owner', 'user', 'facts'];
    case 'where':
      return Object.keys(conditionSchema.shape);
    case 'owner':
      return ['of', 'is'];
    case 'then':
      return Object.keys(thenFileSchema.shape);
    default:
      return [];
  }
}
