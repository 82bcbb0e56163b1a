import { singularOf } from '../lib/word-forms.ts';
import type { DataModel, Identity } from '../model/artifacts.ts';

/** What tables of people who ask for something are called, likeliest first. */
const PEOPLE =
  'user customer guest member client patient subscriber passenger traveler traveller student tenant resident citizen employee buyer shopper driver applicant owner holder person people contact account'.split(
    ' ',
  );

/**
 * Who the requester is when the configuration does not say: the table of people that most tables' fields point to.
 * Null when no table of people is pointed to.
 */
export function inferIdentity(model: DataModel): Identity | null {
  const pointing = Object.entries(model.tables).flatMap(([table, { fields }]) => {
    const targets = fields.flatMap(field => (field.references === undefined ? [] : [field.references]));
    return [...new Set(targets)].filter(target => target !== table);
  });
  const candidates = [...new Set(pointing)].flatMap(table => {
    const rank = PEOPLE.findIndex(word => singularOf(table).toLowerCase().endsWith(word));
    return rank < 0 ? [] : [{ table, rank, count: pointing.filter(target => target === table).length }];
  });
  const [best] = candidates.sort((a, b) => b.count - a.count || a.rank - b.rank || (a.table < b.table ? -1 : 1));
  return best === undefined ? null : { table: best.table, establishedBy: [] };
}
