import type { Field } from '../model/artifacts.ts';

/**
 * The field of a table that a written path leads to; a map key may be written for `*`. Undefined when there is none. A
 * path that leads to a map or a list of fields gives a field without values of its own.
 */
export function fieldAt(fields: readonly Field[], path: string): Field | undefined {
  const steps = stepsOf(path);
  const exact = fields.find(field => {
    const own = stepsOf(field.path);
    return own.length === steps.length && fitsSteps(own, steps);
  });
  if (exact) return exact;
  const isAbove = fields.some(field => fitsSteps(stepsOf(field.path), steps));
  return isAbove ? { path, type: 'object' } : undefined;
}

function fitsSteps(own: readonly string[], steps: readonly string[]): boolean {
  return steps.length <= own.length && steps.every((step, at) => own[at] === '*' || own[at] === step);
}

function stepsOf(path: string): readonly string[] {
  return path.split('.').flatMap(part => part.split(/(?=\[\])/));
}
