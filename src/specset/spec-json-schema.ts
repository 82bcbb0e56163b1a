import { z } from 'zod';
import { specFileSchema } from '../model/spec.ts';

/** JSON Schema of a spec file, for editors (`specs/schema.json`). */
export function specJsonSchema(): Record<string, unknown> {
  return { title: 'Proviso spec', ...z.toJSONSchema(specFileSchema, { io: 'input' }) };
}
