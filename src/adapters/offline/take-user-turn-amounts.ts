import type { UserBrief } from '../../model/trial.ts';
import { holdsPhrase } from './take-user-turn-talk.ts';

const DATES =
  /\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?|\b\d{1,2}:\d{2}\b|\b\d{1,2}(?:st|nd|rd|th)?\.? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}\b/gi;
const FIGURE = /(?<![\p{L}\p{N}_#-])\d+(?:[.,]\d+)*(?![\p{N}_-])(?:%|\b|(?=\p{L}))/gu;

/** Whether the agent names a figure that is neither a date nor a key nor what the user told it. */
export function namesAmount(text: string, { facts, objects, requester }: UserBrief): boolean {
  const known = [...Object.values(facts).flat().map(String), ...objects.map(({ ref }) => ref.id), requester?.id ?? ''];
  const figures = text.replace(DATES, ' ').match(FIGURE) ?? [];
  return figures.some(figure => !known.some(value => holdsPhrase(value, figure.replace(/%$/, ''))));
}
