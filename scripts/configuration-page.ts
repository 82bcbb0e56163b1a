/** Writes `docs/configuration.md` from the schema of proviso.yaml. Usage: node scripts/configuration-page.ts */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { configSchema } from '../src/config.ts';

const INTRODUCTION = `# proviso.yaml

<!-- Written by scripts/configuration-page.ts from src/config.ts: do not edit it by hand. -->

Every key, with its type, its default and what it says. The smallest file:

\`\`\`yaml
version: 1
agents:
  desk: { prompt: prompts/desk.md, tools: tools/desk.json }
\`\`\`

Paths are relative to the workspace and stay in it. An unknown key is an error, with its line and the key that was likely
meant. In a pull request \`suite\`, \`statistics\`, \`budget\`, \`gate\` and the models of user, miner and judge count as the
base branch has them; \`agents\`, \`mining\`, \`mutation\` and the agent's own model as the head has them. The flags
\`--scope\`, \`--seed\` and \`--fail-on\`, and the action's inputs, go before the file.
\`*\` stands for a name of your own, \`[]\` for each item of a list.
`;

/** What this page reads of a JSON Schema. */
interface Node {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly anyOf?: readonly Node[];
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: Node | boolean;
  readonly required?: readonly string[];
}

export interface ConfigKey {
  /** From the top of the file: `agents.*.environment.data`. */
  readonly path: string;
  readonly type: string;
  /** What holds when the key is absent; null where it must be there, the empty text where nothing does. */
  readonly default: string | null;
  readonly text: string;
}

/** What a role's model says in place of `models.default`: the same keys. */
const IN_A_ROLE = /^models\.(?!default\.)[^.]+\./;

/** Every key of proviso.yaml below a node, in the order of the schema. */
export function listKeys(node: Node = configJsonSchema(), path = ''): readonly ConfigKey[] {
  const forms = node.anyOf ?? [node];
  const found = forms.flatMap(form => [
    ...Object.entries(form.properties ?? {}).flatMap(([name, child]) => {
      const at = path === '' ? name : `${path}.${name}`;
      const isRequired = form.required?.includes(name) === true;
      return [describeKey(at, child, isRequired), ...listKeys(child, at)];
    }),
    ...(typeof form.additionalProperties === 'object' ? listKeys(form.additionalProperties, `${path}.*`) : []),
    ...(form.items === undefined ? [] : listKeys(form.items, isOneOfForms(node, form) ? path : `${path}[]`)),
  ]);
  return [...new Map(found.map(key => [key.path, key])).values()].filter(({ path: at }) => !IN_A_ROLE.test(at));
}

/** A list of the forms that also stand alone needs no rows of its own. */
function isOneOfForms(node: Node, list: Node): boolean {
  return node.anyOf?.some(form => form !== list && form.type !== 'array') === true;
}

function configJsonSchema(): Node {
  return z.toJSONSchema(configSchema, { io: 'input', unrepresentable: 'any' }) as Node;
}

function describeKey(path: string, node: Node, isRequired: boolean): ConfigKey {
  return { path, type: nameType(node), default: isRequired ? null : showDefault(node), text: node.description ?? '' };
}

function showDefault({ default: value }: Node): string {
  return value === undefined || isEmptyMapping(value) ? '' : JSON.stringify(value);
}

function isEmptyMapping(value: unknown): boolean {
  return JSON.stringify(value) === '{}';
}

function nameType(node: Node): string {
  if (node.title !== undefined) return node.title;
  if (node.const !== undefined) return `\`${String(node.const)}\``;
  if (node.enum !== undefined) return node.enum.map(value => `\`${String(value)}\``).join(', ');
  if (node.anyOf !== undefined) return nameChoice([...new Set(node.anyOf.map(nameType))]);
  switch (node.type) {
    case 'array':
      return node.items?.anyOf === undefined ? `list of ${pluralOf(nameType(node.items ?? {}))}` : 'a list of these';
    case 'object':
      return nameMapping(node);
    case 'integer':
      return `whole number${nameRange(node)}`;
    case 'number':
      return `number${nameRange(node)}`;
    case 'boolean':
      return '`true`, `false`';
    default:
      return nameText(node);
  }
}

function nameChoice(names: readonly string[]): string {
  return names.length < 3 ? names.join(' or ') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

function nameMapping({ properties, additionalProperties }: Node): string {
  const names = Object.keys(properties ?? {});
  if (names.length > 0 && names.length < 4) return `\`{${names.join(', ')}}\``;
  const inner = typeof additionalProperties === 'object' ? nameType(additionalProperties) : 'anything';
  return inner === 'text' ? 'mapping of texts' : 'mapping';
}

function nameText({ type, format }: Node): string {
  if (format === 'uri') return 'address';
  if (format === 'date-time') return 'moment with offset';
  return type === 'string' ? 'text' : 'anything';
}

/** zod bounds a whole number by what JavaScript can count. */
function nameRange({ minimum, maximum, exclusiveMinimum }: Node): string {
  const [least, most] = [minimum ?? -Infinity, maximum ?? Infinity];
  const isOpen = most >= Number.MAX_SAFE_INTEGER;
  if (exclusiveMinimum !== undefined) return ` over ${exclusiveMinimum}`;
  if (least <= Number.MIN_SAFE_INTEGER) return '';
  return isOpen ? ` from ${least}` : ` ${least} to ${most}`;
}

function pluralOf(type: string): string {
  return /^[a-z]+$/.test(type) ? `${type}s` : type;
}

/** The page as the schema has it. */
export function renderConfiguration(): string {
  const { properties = {} } = configJsonSchema();
  const keys = listKeys();
  const [scalars, blocks] = [
    Object.keys(properties).filter(name => !keys.some(({ path }) => path.startsWith(`${name}.`))),
    Object.keys(properties).filter(name => keys.some(({ path }) => path.startsWith(`${name}.`))),
  ];
  const tables = blocks.map(name => {
    const rows = keys.filter(({ path }) => path.startsWith(`${name}.`));
    return `## ${name}\n\n${properties[name]?.description ?? ''}.\n\n${renderTable(rows)}`;
  });
  const first = renderTable(keys.filter(({ path }) => scalars.includes(path)));
  return `${[INTRODUCTION.trimEnd(), first, ...tables].join('\n\n')}\n`;
}

function renderTable(keys: readonly ConfigKey[]): string {
  const rows = keys.map(key => `| \`${key.path}\` | ${cell(key.type)} | ${renderDefault(key)} | ${cell(key.text)} |`);
  return ['| key | type | default | |', '|---|---|---|---|', ...rows].join('\n');
}

function renderDefault({ default: value }: ConfigKey): string {
  if (value === null) return 'required';
  return value === '' ? '' : `\`${cell(value)}\``;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(fileURLToPath(import.meta.url), '../..');
  writeFileSync(join(root, 'docs/configuration.md'), renderConfiguration());
}
