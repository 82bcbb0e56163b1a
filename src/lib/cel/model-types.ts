import { ANY, BOOLEAN, type CelType, listOf, NUMBER, TEXT } from './types.ts';

/** A field of a data model: a dotted path with `[]` for a list's items and `*` for a map's values. */
export interface ModelField {
  readonly path: string;
  readonly type: string;
  readonly enum?: readonly unknown[] | undefined;
}

interface Node {
  field?: ModelField;
  readonly parts: Map<string, Node>;
}

/** The type of a table's records. A field that the model does not have is a problem. */
export function typeOfRecord(table: string, fields: readonly ModelField[]): CelType {
  const root: Node = { parts: new Map() };
  for (const field of fields) {
    const node = stepsOf(field.path).reduce(descend, root);
    node.field = field;
  }
  return { kind: 'record', fields: typesOf(root), isOpen: false, what: `field of ${table}` };
}

function stepsOf(path: string): readonly string[] {
  return path.split('.').flatMap(part => part.split(/(?=\[\])/));
}

function descend(node: Node, step: string): Node {
  const next = node.parts.get(step) ?? { parts: new Map() };
  node.parts.set(step, next);
  return next;
}

function typesOf({ parts }: Node): Readonly<Record<string, CelType>> {
  return Object.fromEntries([...parts].map(([name, part]) => [name, typeOfNode(part, name)]));
}

function typeOfNode(node: Node, name: string): CelType {
  const { field, parts } = node;
  if (field?.type === 'mixed') return ANY;
  const [items, values] = [parts.get('[]'), parts.get('*')];
  if (parts.size === 1 && items) return listOf(typeOfNode(items, name));
  if (parts.size === 1 && values) return { kind: 'map', value: typeOfNode(values, name) };
  if (items || values) return ANY;
  if (parts.size > 0) return { kind: 'record', fields: typesOf(node), isOpen: false, what: `field of ${name}` };
  return typeOfField(field);
}

function typeOfField(field: ModelField | undefined): CelType {
  switch (field?.type) {
    case 'string':
      return field.enum?.every(value => typeof value === 'string') ? { kind: 'text', values: field.enum } : TEXT;
    case 'date-time':
      return TEXT;
    case 'number':
      return NUMBER;
    case 'boolean':
      return BOOLEAN;
    case 'array':
      return listOf(ANY);
    default:
      return ANY;
  }
}
