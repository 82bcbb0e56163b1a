import { Document, isMap, isScalar, isSeq, Scalar, type ToStringOptions, visit, type YAMLMap } from 'yaml';
import type { Spec } from '../model/spec.ts';
import { specToFile } from '../model/spec-file.ts';
import { parseSpec } from './parse-spec.ts';

/** First line of every spec file: editors find the schema through it. */
const SCHEMA_COMMENT = '# yaml-language-server: $schema=../schema.json';

/** No folding of long lines: a change of one value is a change of one line. */
const PRINT_OPTIONS: ToStringOptions = { lineWidth: 0, flowCollectionPadding: true, indentSeq: true };

/** The text of a YAML tree: `{ of: booking }` with spaces within braces, `[41, 46]` without. */
export function printDocument(document: Document): string {
  visit(document, {
    Seq(_, seq) {
      const print = seq.toString.bind(seq);
      seq.toString = (context, ...rest) => {
        const isFlow = seq.flow === true || context?.inFlow === true;
        return print(context && isFlow ? { ...context, flowCollectionPadding: '' } : context, ...rest);
      };
    },
  });
  return document.toString(PRINT_OPTIONS);
}

/**
 * The text of a spec file: keys in the order of the schema, strings that carry data in double quotes, quotations as
 * block scalars. Parsing it gives the same spec, and printing that the same bytes.
 */
export function printSpec(spec: Spec): string {
  const text = print(spec, 'block');
  // A quotation that a block scalar cannot hold (white space only, control characters) is written in double quotes.
  return holds(text, spec) ? text : print(spec, 'quoted');
}

/** The styled YAML tree of a spec, from which its file is printed and updated. */
export function buildSpecDocument(spec: Spec, quotes: 'block' | 'quoted' = 'block'): Document {
  const document = new Document(specToFile(spec), { aliasDuplicateObjects: false });
  visit(document, {
    Pair(_, pair) {
      if (isScalar(pair.key) && typeof pair.key.value === 'string' && pair.value !== null) {
        stylePair(pair.key.value, pair.value, quotes);
      }
    },
  });
  return document;
}

function print(spec: Spec, quotes: 'block' | 'quoted'): string {
  return `${SCHEMA_COMMENT}\n${printDocument(buildSpecDocument(spec, quotes))}`;
}

function holds(text: string, spec: Spec): boolean {
  const read = parseSpec(`${spec.id}.yaml`, text);
  return read.evidence.every((evidence, index) => evidence.quote === spec.evidence[index]?.quote);
}

function stylePair(key: string, value: unknown, quotes: 'block' | 'quoted'): void {
  if (key === 'quote' && isScalar(value) && typeof value.value === 'string') {
    value.type = quotes === 'block' ? Scalar.BLOCK_LITERAL : Scalar.QUOTE_DOUBLE;
    if (quotes === 'block') value.value = `${value.value}\n`;
  }
  const isExpression = key === 'check' && isMap(value) && value.has('holds');
  if (['lines', 'tools', 'objects', 'where', 'owner', 'check', 'facts'].includes(key) && !isExpression) setFlow(value);
  if (['where', 'user', 'check', 'facts'].includes(key)) quoteData(value);
}

function setFlow(node: unknown): void {
  if (!isMap(node) && !isSeq(node)) return;
  node.flow = true;
}

/** Puts values in double quotes, names (objects, fields, tools, arguments) left as they are. */
function quoteData(node: unknown): void {
  if (isScalar(node)) {
    if (typeof node.value === 'string') node.type = Scalar.QUOTE_DOUBLE;
  } else if (isSeq(node)) {
    node.items.forEach(quoteData);
  } else if (isMap(node)) {
    quoteMap(node);
  }
}

const NAMES = ['of', 'field', 'items', 'tool', 'arg', 'first', 'then', 'at', 'per', 'details', 'that'];

function quoteMap(map: YAMLMap): void {
  for (const pair of map.items) {
    const key = isScalar(pair.key) ? String(pair.key.value) : '';
    const isWord = key === 'op' && isScalar(pair.value) && /^[a-z-]+$/.test(String(pair.value.value));
    if (!NAMES.includes(key) && !isWord) quoteData(pair.value);
  }
}
