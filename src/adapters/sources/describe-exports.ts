import { z } from 'zod';
import { errorMessage } from '../../lib/errors.ts';

/** The names under which libraries keep the schema of a tool's arguments; LangChain's is `schema`. */
const SCHEMA_KEYS = ['parameters', 'inputSchema', 'input_schema', 'schema'] as const;

/**
 * The tools that a module exports, as plain JSON: a list, or an object by name; definitions in any of the known shapes,
 * whose schemas may be JSON Schema, zod 4 (or another library that gives JSON Schema), or a zod shape `{a: z.string()}`.
 * A function is called without arguments. Throws what is wrong in one line.
 */
export async function describeExports(exports: Readonly<Record<string, unknown>>, name: string): Promise<unknown> {
  const exported = exports[name];
  if (exported === undefined)
    throw new Error(`the module exports no ${name}; it exports: ${Object.keys(exports).join(', ') || 'nothing'}`);
  const value: unknown = typeof exported === 'function' ? await exported() : exported;
  if (Array.isArray(value)) return value.map((tool, index) => describeTool(tool, `${name}[${index}]`, null));
  if (!isObject(value)) throw new Error(`${name} is neither a list of tools nor an object of tools`);
  if (['tools', 'functionDeclarations', 'openapi'].some(key => key in value)) return value;
  return Object.entries(value).map(([key, tool]) => describeTool(tool, `${name}.${key}`, key));
}

function describeTool(tool: unknown, place: string, key: string | null): unknown {
  if (!isObject(tool)) throw new Error(`${place} is no tool`);
  if (isObject(tool['function'])) return { type: 'function', function: describeTool(tool['function'], place, key) };
  if ('functionDeclarations' in tool) return tool;
  const schemaKey = SCHEMA_KEYS.find(one => tool[one] !== undefined);
  const { name = key, description, annotations, outputSchema } = tool;
  return {
    name,
    ...(description === undefined ? {} : { description }),
    ...(schemaKey === undefined ? {} : { parameters: toJsonSchema(tool[schemaKey], place) }),
    ...(outputSchema === undefined ? {} : { outputSchema: toJsonSchema(outputSchema, place) }),
    ...(annotations === undefined ? {} : { annotations }),
  };
}

function toJsonSchema(schema: unknown, place: string): unknown {
  if (!isObject(schema)) throw new Error(`${place}: its schema is no object`);
  try {
    const { $schema: _, ...rest } = Object(convert(schema)) as Record<string, unknown>;
    return rest;
  } catch (error) {
    throw new Error(`${place}: its schema has no JSON Schema: ${errorMessage(error)}`);
  }
}

function convert(schema: Readonly<Record<string, unknown>>): unknown {
  if (isZod(schema)) return z.toJSONSchema(schema, { io: 'input' });
  const standard = schema['~standard'];
  if (isObject(standard) && isObject(standard['jsonSchema'])) {
    const { input } = standard['jsonSchema'];
    if (typeof input === 'function') return input({ target: 'draft-2020-12' });
  }
  if (isObject(schema['jsonSchema'])) return schema['jsonSchema'];
  if ('_def' in schema) throw new Error('it is of zod 3; use zod 4, or a command that prints the tools');
  const values = Object.values(schema);
  if (values.length > 0 && values.every(isZod))
    return z.toJSONSchema(z.object(schema as z.ZodRawShape), { io: 'input' });
  return schema;
}

function isZod(value: unknown): value is z.ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return (typeof value === 'object' || typeof value === 'function') && value !== null && !Array.isArray(value);
}
