import { dataBlock } from '../lib/data-block.ts';
import { foldText } from '../lib/fold-text.ts';
import type { DataModel, Field, Passage, SystemPrompt, ToolDefinition } from './artifacts.ts';

/** Tools and prompt as a reader gets them: the part that requests about one agent share. */
export interface Sources {
  readonly prompt: SystemPrompt;
  readonly tools: readonly ToolDefinition[];
}

/** Tools first, then the whole prompt, each between nonce lines. */
export function renderSources({ prompt, tools }: Sources, nonce: string): string {
  return [renderTools(tools, nonce), dataBlock('PROMPT', textOfPrompt(prompt), nonce)].join('\n');
}

/** One tool a line, as JSON. */
export function renderTools(tools: readonly ToolDefinition[], nonce: string): string {
  return dataBlock('TOOLS', tools.map(tool => JSON.stringify(toolForReader(tool))).join('\n'), nonce);
}

function toolForReader({ name, description, parameters, returns }: ToolDefinition) {
  return { name, description, parameters, ...(returns === undefined ? {} : { returns }) };
}

export function textOfPrompt({ files }: SystemPrompt): string {
  return files.map(({ text }) => text).join('\n\n');
}

/** One table a paragraph, one field a line. */
export function renderModel({ tables }: DataModel, nonce: string): string {
  const text = Object.entries(tables)
    .map(([name, { fields }]) => [`table ${name}`, ...fields.map(renderField)].join('\n'))
    .join('\n');
  return dataBlock('DATA MODEL', text || 'no tables', nonce);
}

function renderField({ path, type, enum: values, references }: Field): string {
  const listed = values ? `, one of ${values.map(value => JSON.stringify(value)).join(' | ')}` : '';
  return `  ${path}: ${type}${listed}${references ? `, key of ${references}` : ''}`;
}

/** Passages with the headings above them; numbered, where answers speak of them by number. */
export function renderPassages(passages: readonly Passage[], isNumbered: boolean): string {
  return passages.map((passage, at) => `${isNumbered ? `${at + 1}.` : '-'} ${passageForReader(passage)}`).join('\n');
}

function passageForReader({ headings, text }: Passage): string {
  const under = headings.length > 0 ? `(under ${headings.join(' > ')}) ` : '';
  return `${under}${foldText(text)}`;
}

/** A rule in a list that answers speak of by number. */
export interface ListedRule {
  readonly rule: string;
  readonly tools: readonly string[];
  readonly quotes: readonly string[];
}

export function renderRules(rules: readonly ListedRule[], nonce: string): string {
  const lines = rules.flatMap(({ rule, tools, quotes }, at) => [
    `${at + 1}. ${foldText(rule)}`,
    `   tools: ${tools.join(', ') || 'none'}`,
    ...quotes.map(quote => `   quotation: ${foldText(quote)}`),
  ]);
  return dataBlock('RULES', lines.join('\n') || 'none', nonce);
}
