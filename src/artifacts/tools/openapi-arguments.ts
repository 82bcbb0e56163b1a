import { isJsonArray, isJsonObject, type Json } from '../../model/json.ts';
import { type DocumentPath, valueAt } from '../document-path.ts';
import type { SourceDocument } from '../read-document.ts';
import { expandSchema, followRef } from './expand-schema.ts';

/** One argument of an operation, and where it is defined. */
export interface OperationArgument {
  readonly name: string;
  readonly schema: Json;
  readonly isRequired: boolean;
  readonly path: DocumentPath;
}

/** Parameters of the path and the operation (cookies left out), and the fields of the JSON body; of two alike the former. */
export function listArguments(document: SourceDocument, operation: DocumentPath): readonly OperationArgument[] {
  const own = listParameters(document, operation);
  const shared = listParameters(document, operation.slice(0, -1));
  const found = new Map<string, OperationArgument>();
  for (const argument of [...own, ...shared, ...listBody(document, operation)])
    if (!found.has(argument.name)) found.set(argument.name, argument);
  return [...found.values()];
}

function listParameters(document: SourceDocument, of: DocumentPath): readonly OperationArgument[] {
  const list = valueAt(document.value, [...of, 'parameters']);
  return (isJsonArray(list) ? list : []).flatMap((_, index) => {
    const path = followRef(document, [...of, 'parameters', index]);
    const written = valueAt(document.value, path);
    if (!isJsonObject(written) || typeof written['name'] !== 'string' || written['in'] === 'cookie') return [];
    const schema = describeSchema(expandSchema(document, [...path, ...schemaSteps(written)]), written['description']);
    return [{ name: written['name'], schema, isRequired: written['required'] === true, path }];
  });
}

/** A parameter's schema stands under `schema`, or under its media type. */
function schemaSteps(parameter: Json): DocumentPath {
  const content = valueAt(parameter, ['content']);
  const [type] = Object.keys(isJsonObject(content) ? content : {});
  return type === undefined ? ['schema'] : ['content', type, 'schema'];
}

function describeSchema(schema: Json, description: Json | undefined): Json {
  const isNew = isJsonObject(schema) && schema['description'] === undefined && typeof description === 'string';
  return isNew ? { ...schema, description } : schema;
}

function listBody(document: SourceDocument, operation: DocumentPath): readonly OperationArgument[] {
  const written = [...operation, 'requestBody'];
  if (valueAt(document.value, written) === undefined) return [];
  const body = followRef(document, written);
  const content = valueAt(document.value, [...body, 'content']);
  const types = Object.keys(isJsonObject(content) ? content : {});
  const type = types.find(media => /json/i.test(media)) ?? types[0];
  if (type === undefined) return [];
  const path = [...body, 'content', type, 'schema'];
  const isRequired = valueAt(document.value, [...body, 'required']) === true;
  const fields = listFields(document, path);
  if (fields.length === 0) return [{ name: 'body', schema: expandSchema(document, path), isRequired, path }];
  return fields.map(field => ({ ...field, isRequired: field.isRequired && isRequired }));
}

/** The fields of an object schema, those of every part of an `allOf` included; none for another schema. */
function listFields(
  document: SourceDocument,
  written: DocumentPath,
  open: readonly string[] = [],
): readonly OperationArgument[] {
  const path = followRef(document, written);
  const schema = valueAt(document.value, path);
  const key = JSON.stringify(path);
  if (!isJsonObject(schema) || open.includes(key)) return [];
  const { properties, required, allOf } = schema;
  const own = Object.keys(isJsonObject(properties) ? properties : {}).map(name => ({
    name,
    schema: expandSchema(document, [...path, 'properties', name]),
    isRequired: isJsonArray(required) && required.includes(name),
    path: [...path, 'properties', name],
  }));
  const parts = isJsonArray(allOf) ? allOf : [];
  return [...own, ...parts.flatMap((_, index) => listFields(document, [...path, 'allOf', index], [...open, key]))];
}
