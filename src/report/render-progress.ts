import { type CommentMarker, printMarker } from '../lib/comment-marker.ts';
import { count, dollars, shortSha } from './words.ts';

export interface Forecast {
  readonly specs: number;
  readonly minutes: number;
  /** Null where a used model has no price, or no model is used. */
  readonly usd: number | null;
}

/** The comment that stands while a long run is under way. */
export function renderProgress(marker: CommentMarker, forecast: Forecast): string {
  const minutes = count(Math.max(1, Math.round(forecast.minutes)), 'minute');
  const cost = forecast.usd === null ? '' : `, forecast ${dollars(forecast.usd)}`;
  const told = `Testing ${count(forecast.specs, 'spec')}, about ${minutes}${cost}`;
  return `${printMarker(marker)}\n## ⏳ ${told}\n\nhead \`${shortSha(marker.head)}\`\n`;
}
