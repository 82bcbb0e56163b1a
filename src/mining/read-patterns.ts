import type { JsonObject } from '../model/json.ts';

/** What a keyword says of a text, as a pattern that the text matches exactly when the keyword holds. */
export interface TextPattern {
  readonly keyword: 'pattern' | 'format' | 'minLength' | 'maxLength';
  readonly words: string;
  readonly pattern: string;
}

/** Formats whose form a pattern states exactly enough to refuse what is surely wrong. */
const FORMATS: Readonly<Record<string, readonly [string, string]>> = {
  date: ['is a date (YYYY-MM-DD)', '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$'],
  'date-time': [
    'is a date and time with its offset (RFC 3339)',
    '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])[Tt ]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$',
  ],
  time: ['is a time (RFC 3339)', '^\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$'],
  email: ['is an e-mail address', '^[^\\s@]+@[^\\s@]+$'],
  uuid: ['is a UUID', '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'],
  uri: ['is a URI', '^[A-Za-z][A-Za-z0-9+.-]*:\\S+$'],
};

/** The patterns of a text schema; a pattern that JavaScript cannot read, or a format without a sure form, gives none. */
export function readPatterns({ pattern, format, minLength, maxLength }: JsonObject): readonly TextPattern[] {
  const found: TextPattern[] = [];
  if (typeof pattern === 'string' && isPattern(pattern)) {
    found.push({ keyword: 'pattern', words: `matches the pattern ${pattern}`, pattern });
  }
  const known = typeof format === 'string' && Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  if (known) found.push({ keyword: 'format', words: known[0], pattern: known[1] });
  if (typeof minLength === 'number' && minLength > 0) {
    const words = minLength === 1 ? 'is not empty' : `has at least ${minLength} characters`;
    found.push({ keyword: 'minLength', words, pattern: `^[\\s\\S]{${minLength},}$` });
  }
  if (typeof maxLength === 'number') {
    found.push({
      keyword: 'maxLength',
      words: `has at most ${maxLength} characters`,
      pattern: `^[\\s\\S]{0,${maxLength}}$`,
    });
  }
  return found;
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
