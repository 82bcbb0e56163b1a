import { isQuotedIn } from '../lib/fold-text.ts';
import { linesOfSpan, locateText } from '../lib/locate-text.ts';
import type { ToolAnchor, ToolDefinition } from '../model/artifacts.ts';
import { isJsonObject, type Json } from '../model/json.ts';
import type { Evidence } from '../model/spec.ts';

/** Whether a quotation stands in a tool's definition: as the file has it, or in one of its texts as they read. */
export function isQuotedInTool(quote: string, tool: ToolDefinition): boolean {
  return tool.anchors.some(anchor => holdsQuote(anchor, quote, tool)) || isQuotedIn(quote, textOf(tool.returns));
}

/** The places of a quotation in a tool's definition, the named parameters first. */
export function placeInTool(
  quote: string,
  tool: ToolDefinition,
  parameters: readonly string[],
): { readonly evidence: Evidence; readonly anchor: string } | null {
  const isNamed = ({ pointer }: ToolAnchor) => parameters.some(name => pointer === `/parameters/${name}`);
  const anchors = [...tool.anchors.filter(isNamed), ...tool.anchors.filter(anchor => !isNamed(anchor))];
  const anchor = anchors.find(one => holdsQuote(one, quote, tool));
  if (!anchor) return null;
  return { evidence: evidenceAt(tool, anchor, quote), anchor: anchor.anchor };
}

/** A piece of a tool's definition as evidence: the quoted words, or the whole piece. */
export function evidenceAt(tool: ToolDefinition, anchor: ToolAnchor, quote: string = anchor.quote): Evidence {
  const evidence = { file: tool.file, pointer: `${tool.name}${anchor.pointer}`, quote: quote.trim() };
  if (anchor.lines === null) return evidence;
  const [top, bottom] = anchor.lines;
  const [span] = locateText(quote, anchor.quote);
  const [first, last] = span ? linesOfSpan({ text: anchor.quote }, span) : [1, bottom - top + 1];
  const { file, pointer } = evidence;
  return { file, lines: [top + first - 1, Math.min(bottom, top + last - 1)], pointer, quote: evidence.quote };
}

/** The anchor of a parameter; undefined when the tool has none of this name. */
export function anchorOfParameter(tool: ToolDefinition, name: string): ToolAnchor | undefined {
  return tool.anchors.find(({ pointer }) => pointer === `/parameters/${name}`);
}

export function parametersOf({ parameters }: ToolDefinition): readonly string[] {
  const { properties } = parameters;
  return isJsonObject(properties) ? Object.keys(properties) : [];
}

function holdsQuote({ pointer, quote: source }: ToolAnchor, quote: string, tool: ToolDefinition): boolean {
  if (isQuotedIn(quote, source)) return true;
  const name = /^\/parameters\/(.+)$/.exec(pointer)?.[1];
  if (name === undefined) return isQuotedIn(quote, tool.description);
  const { properties } = tool.parameters;
  return isJsonObject(properties) && textsIn(properties[name]).some(text => isQuotedIn(quote, text));
}

function textOf(value: Json | undefined): string {
  return value === undefined ? '' : [JSON.stringify(value), ...textsIn(value)].join('\n');
}

/** Every text in a value, as it reads. */
function textsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((item: Json) => textsIn(item));
}
