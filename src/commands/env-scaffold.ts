import { argumentTable } from '../lib/table-links.ts';
import { toSnakeCase } from '../lib/word-forms.ts';
import type { AgentArtifacts, Field, ToolDefinition } from '../model/artifacts.ts';
import { isJsonObject, type Json } from '../model/json.ts';

/**
 * A first environment module for an agent: one function a tool. Reads of one record and updates of its fields by
 * arguments of the same names are written out; what only its author can know refuses until it is written.
 */
export function scaffoldModule(artifacts: Pick<AgentArtifacts, 'tools' | 'dataModel'>): string {
  const tools = artifacts.tools.map(tool => scaffoldTool(tool, artifacts));
  const note =
    '// Each tool is (db, args, ctx) => result; a thrown error is its refusal. Look through every one of them.';
  return [`import type { EnvironmentTool } from 'proviso/environment';\n\n${note}`, ...tools].join('\n\n').concat('\n');
}

/** How many of the tools are written out. */
export function countWritten(module: string): number {
  return (module.match(/^export const /gm)?.length ?? 0) - (module.match(/is not written yet/g)?.length ?? 0);
}

function scaffoldTool(tool: ToolDefinition, { dataModel }: Pick<AgentArtifacts, 'dataModel'>): string {
  const names = Object.keys(propertiesOf(tool));
  const keys = names.flatMap(argument => {
    const table = argumentTable(argument, { model: dataModel, objects: {} });
    return table === null ? [] : [{ argument, table }];
  });
  const [key, ...others] = keys;
  const isSafe = names.every(name => /^[A-Za-z_]\w*$/.test(name));
  const fields = key ? (dataModel.tables[key.table]?.fields ?? []) : [];
  const body = key && others.length === 0 && isSafe ? bodyOf(tool, { ...key, fields }) : null;
  const text = tool.description.split('\n')[0]?.replaceAll('*/', '* /') ?? '';
  const args = `{ ${names.join(', ')} }`;
  const head = `/** ${text} */\nexport const ${identifierOf(tool.name)}: EnvironmentTool = `;
  if (body !== null) return `${head}(db, ${args}) => {\n${body.map(line => `  ${line}`).join('\n')}\n};`;
  const shape = names.map(name => `${name}: ${typeName(propertiesOf(tool)[name])}`).join(', ');
  return `${head}(_db, _args, _ctx) => {\n  // args: { ${shape} }\n  throw new Error('${tool.name} is not written yet');\n};`;
}

/** The lines of a read or an update; null when it is neither. */
function bodyOf(
  tool: ToolDefinition,
  { argument, table, fields }: { readonly argument: string; readonly table: string; readonly fields: readonly Field[] },
): readonly string[] | null {
  const rest = Object.keys(propertiesOf(tool)).filter(name => name !== argument);
  const find = [
    `const record = db[${JSON.stringify(table)}]?.[${argument}];`,
    `if (!record) throw new Error(\`there is no ${toSnakeCase(table)} record \${${argument}}\`);`,
  ];
  if (tool.access === 'read') return rest.length === 0 ? [...find, 'return record;'] : null;
  const isField = (name: string) => fields.some(({ path }) => path === name);
  const status = statusAfter(tool.name, fields);
  if (!rest.every(isField) || (rest.length === 0 && status === null)) return null;
  const sets = rest.map(name => `if (${name} !== undefined) record.${name} = ${name};`);
  return [...find, ...sets, ...(status === null ? [] : [status]), 'return record;'];
}

/** `cancel_order` sets a status that has a value beginning with the tool's verb. */
function statusAfter(tool: string, fields: readonly Field[]): string | null {
  const verb = toSnakeCase(tool).split('_')[0] ?? '';
  const field = fields.find(({ path }) => path === 'status');
  const value = field?.enum?.find(item => typeof item === 'string' && item.toLowerCase().startsWith(verb));
  return verb === '' || value === undefined ? null : `record.status = ${JSON.stringify(value)};`;
}

function propertiesOf({ parameters }: ToolDefinition): Readonly<Record<string, Json>> {
  const { properties } = parameters;
  return isJsonObject(properties) ? properties : {};
}

function typeName(schema: Json | undefined): string {
  const { type, enum: members } = isJsonObject(schema) ? schema : {};
  if (Array.isArray(members)) return members.map(member => JSON.stringify(member)).join(' | ');
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'array') return 'unknown[]';
  return type === 'string' || type === 'boolean' ? type : 'unknown';
}

/** A tool whose name is no identifier is found under its name by hand. */
function identifierOf(name: string): string {
  return name.replace(/\W/g, '_');
}
