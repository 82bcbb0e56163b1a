import { existsSync } from 'node:fs';
import { ConfigError } from '../../lib/errors.ts';
import { hashValue } from '../../lib/hash.ts';
import { jsonSchema } from '../../model/json.ts';
import type { Store } from '../../model/ports.ts';
import type { Trial } from '../../model/trial.ts';
import { type Database, findPrebuild, openDatabase } from './load-driver.ts';
import { guardFile, readRow, readTrialRow, refuseForeign } from './sqlite-store.ts';

/** What a source gave: rows that the target had not, or had in another form; the rest it held already. */
export interface Merged {
  readonly file: string;
  readonly answers: { readonly read: number; readonly taken: number };
  readonly trials: { readonly read: number; readonly taken: number };
  /** Rows that are not what was written. */
  readonly damaged: number;
}

/**
 * Takes answers and trials of other stores into one, and with the trials what memory is made of. Of two forms under one
 * key the valid trial stays, else the one with the smaller digest: so neither order nor repetition matters. Nothing is
 * written to the sources. Throws ConfigError for a file that is no store.
 */
export function mergeStores(target: Store, files: readonly string[]): readonly Merged[] {
  const missing = files.filter(file => !existsSync(file));
  if (missing.length > 0)
    throw new ConfigError(
      missing.map(file => `${file}: there is no such store`),
      'name the files that runs wrote with --store',
    );
  return files.map(file => guardFile(file, () => mergeStore(target, file)));
}

function mergeStore(target: Store, file: string): Merged {
  const source = openDatabase(file, findPrebuild(import.meta.url), { readonly: true });
  try {
    if (refuseForeign(source, file) === 0) return { file, answers: NONE, trials: NONE, damaged: 0 };
    const answers = mergeAnswers(target, source);
    const trials = mergeTrials(target, source);
    return { file, answers: answers.counts, trials: trials.counts, damaged: answers.damaged + trials.damaged };
  } finally {
    source.close();
  }
}

const NONE = { read: 0, taken: 0 };

interface Told {
  readonly counts: Merged['answers'];
  readonly damaged: number;
}

function mergeAnswers(target: Store, source: Database): Told {
  let [read, taken, damaged] = [0, 0, 0];
  for (const row of source.prepare('SELECT key, text, digest FROM answers ORDER BY key').iterate()) {
    const value = readRow(row, jsonSchema);
    const key = keyOf(row);
    if (value === null || key === null) {
      damaged += 1;
      continue;
    }
    read += 1;
    const held = target.readAnswer(key);
    if (held !== null && hashValue(held) <= hashValue(value)) continue;
    target.writeAnswer(key, value);
    taken += 1;
  }
  return { counts: { read, taken }, damaged };
}

function mergeTrials(target: Store, source: Database): Told {
  let [read, taken, damaged] = [0, 0, 0];
  for (const row of source.prepare('SELECT key, text, digest FROM trials ORDER BY key').iterate()) {
    const trial = readTrialRow(row);
    if (trial === null) {
      damaged += 1;
      continue;
    }
    read += 1;
    const held = target.readTrial(trial.key);
    if (held !== null && !isBetter(trial, held)) continue;
    target.writeTrial(trial);
    taken += 1;
  }
  return { counts: { read, taken }, damaged };
}

function isBetter(trial: Trial, held: Trial): boolean {
  const [isValid, wasValid] = [trial.outcome !== 'invalid', held.outcome !== 'invalid'];
  return isValid === wasValid ? hashValue(trial) < hashValue(held) : isValid;
}

function keyOf(row: unknown): string | null {
  return typeof row === 'object' && row !== null && 'key' in row && typeof row.key === 'string' ? row.key : null;
}
