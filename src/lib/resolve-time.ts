const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/**
 * Reads `$now`, `$now-24h`, `$now+2d`, `$now-30m` as a moment, in milliseconds since the epoch.
 * @param now the environment's present moment, ISO 8601; null when the agent has none
 * @returns null when the text is no such expression, or there is no present moment
 */
export function resolveTime(text: string, now: string | null): number | null {
  const match = /^\$now(?:([+-])(\d+)([mhd]))?$/.exec(text);
  if (!match || now === null) return null;
  const [, sign, count, unit] = match;
  const start = Date.parse(now);
  if (sign === undefined) return start;
  const span = Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS];
  return sign === '-' ? start - span : start + span;
}

const DATE_TIME = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * A date or date-time text as milliseconds since the epoch. A text without an offset is read in the offset of `now`
 * (the data of an environment share its clock), or in UTC when there is none. Null when the text is no date,
 * or one that no calendar has (30 February).
 */
export function parseMoment(text: string, now: string | null): number | null {
  if (!DATE_TIME.test(text)) return null;
  if (new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDate() !== Number(text.slice(8, 10))) return null;
  const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) && text.length > 10;
  const time = text.length === 10 ? `${text}T00:00:00` : text.replace(' ', 'T');
  const offset = now === null ? 'Z' : (/(?:Z|[+-]\d{2}:?\d{2})$/.exec(now)?.[0] ?? 'Z');
  const moment = Date.parse(hasOffset ? time : `${time}${offset}`);
  return Number.isNaN(moment) ? null : moment;
}
