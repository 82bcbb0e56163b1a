import { isRecord, listOf } from '../read-json.ts';

/** The text of a content that is a text, or a list of parts of which some are text; empty where there is none. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return listOf(content)
    .flatMap(part => (typeof part === 'string' ? [part] : isRecord(part) ? textOfPart(part) : []))
    .filter(text => text !== '')
    .join('\n');
}

function textOfPart(part: Readonly<Record<string, unknown>>): readonly string[] {
  const { type, text, refusal, content } = part;
  if (typeof text === 'string' && type !== 'reasoning' && type !== 'thinking') return [text];
  if (typeof refusal === 'string') return [refusal];
  return type === 'text' && typeof content === 'string' ? [content] : [];
}
