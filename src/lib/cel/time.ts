import { parseMoment } from '../resolve-time.ts';

const UNIT_MS: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000, ms: 1 };

/** `36h30m`, `1.5h`, `-2d` in milliseconds; null for any other text. */
export function parseDuration(text: string): number | null {
  if (!/^[+-]?(?:\d+(?:\.\d+)?(?:ms|[dhms]))+$/.test(text)) return null;
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|[dhms])/g)];
  const span = parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (UNIT_MS[unit] ?? 0), 0);
  return text.startsWith('-') ? -span : span;
}

/** A date and a time of day as a moment; `07:10+1` is on the next day. Null when either is no such text. */
export function momentAt(date: string, time: string, now: string | null): number | null {
  const [, clock, days] = /^(\d{2}:\d{2}(?::\d{2})?)(?:\+(\d))?$/.exec(time) ?? [];
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0];
  if (clock === undefined || day === undefined) return null;
  const moment = parseMoment(`${day}T${clock}`, now);
  return moment === null ? null : moment + Number(days ?? 0) * 86_400_000;
}

/** -1, 0 or 1; null when a date is compared with a text that is none. Two dates compare in time, other texts by letter. */
export function compareTexts(a: string, b: string, now: string | null): number | null {
  const [first, second] = [parseMoment(a, now), parseMoment(b, now)];
  if (first !== null && second !== null) return Math.sign(first - second);
  if (first !== null || second !== null) return null;
  return a < b ? -1 : a > b ? 1 : 0;
}
