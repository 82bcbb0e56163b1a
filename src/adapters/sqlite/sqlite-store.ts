/**
 * The store of a run (README D9): one SQLite file, written answer by answer and trial by trial, so that a killed run
 * loses at most what was in flight. Every row carries a digest of its text under its key; a row that fails it, or the
 * schema, is as good as absent and is paid for again.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { ConfigError, LockedStoreError } from '../../lib/errors.ts';
import { hashText } from '../../lib/hash.ts';
import { type Json, jsonSchema } from '../../model/json.ts';
import type { Store } from '../../model/ports.ts';
import { REMEMBERED, type Trial, trialRowSchema } from '../../model/trial.ts';
import { type Database, openDatabase, sqliteCode } from './load-driver.ts';

/** Marks the file as a store of ours ("prov" in ASCII). */
const APPLICATION_ID = 0x70726f76;
const SCHEMA_VERSION = 3;
const SCHEMA = `
  CREATE TABLE answers (key TEXT PRIMARY KEY, text TEXT NOT NULL, digest TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE trials (
    key TEXT PRIMARY KEY, agent TEXT NOT NULL, scenario TEXT NOT NULL, purpose TEXT NOT NULL, position INTEGER NOT NULL,
    text TEXT NOT NULL, digest TEXT NOT NULL
  ) STRICT;
`;
/** Version 2: what memory asks for, beside the text that holds it. */
const FROM_1_TO_2 = `
  ALTER TABLE trials ADD COLUMN strategy TEXT;
  ALTER TABLE trials ADD COLUMN outcome TEXT;
  ALTER TABLE trials ADD COLUMN hunt TEXT;
  UPDATE trials SET strategy = text ->> '$.strategy', outcome = text ->> '$.outcome' WHERE json_valid(text);
  CREATE INDEX tried ON trials (agent, purpose, key, scenario, strategy, outcome, hunt);
`;
/** Version 3: what the shards of a run say of themselves (`shard-records.ts`). */
const FROM_2_TO_3 = 'CREATE TABLE shards (key TEXT PRIMARY KEY, text TEXT NOT NULL, digest TEXT NOT NULL) STRICT;';
/** What brings a store of a version (the place in the list) to the next one. */
const MIGRATIONS = [SCHEMA, FROM_1_TO_2, FROM_2_TO_3];

const triedSchema = trialRowSchema.pick({ key: true, scenario: true, strategy: true, outcome: true });
const rowSchema = z.strictObject({ key: z.string(), text: z.string(), digest: z.string() });

/** The file is no database any more, or pages of it are not what was written. */
export class DamagedStoreError extends ConfigError {}

/** Opens the store, and makes it with its folder when there is none. Throws ConfigError when the file cannot be used. */
export function openSqliteStore(file: string, options: { readonly nativeBinding?: string } = {}): Store {
  let opened: Database | null = null;
  /** Whoever outlasted the wait once is not waited for at every further row. */
  const guard = <T>(use: () => T): T => {
    try {
      return guardFile(file, use);
    } catch (error) {
      if (error instanceof LockedStoreError) opened?.pragma('busy_timeout = 50');
      throw error;
    }
  };
  const database = guard(() => {
    mkdirSync(dirname(file), { recursive: true });
    return prepare(openDatabase(file, ...(options.nativeBinding === undefined ? [] : [options.nativeBinding])), file);
  });
  opened = database;
  const statements = guard(() => ({
    readAnswer: database.prepare('SELECT key, text, digest FROM answers WHERE key = ?'),
    writeAnswer: database.prepare('INSERT OR REPLACE INTO answers (key, text, digest) VALUES (?, ?, ?)'),
    readTrial: database.prepare('SELECT key, text, digest FROM trials WHERE key = ?'),
    findTrialKeys: database
      .prepare('SELECT key FROM trials WHERE substr(key, 1, length(@prefix)) = @prefix ORDER BY key LIMIT @most')
      .pluck(),
    writeTrial: database.prepare(
      `INSERT OR REPLACE INTO trials (key, agent, scenario, purpose, position, text, digest, strategy, outcome, hunt)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    listTrials: database.prepare(
      'SELECT key, text, digest FROM trials WHERE agent = ? AND key IN (SELECT value FROM json_each(?)) ORDER BY scenario, purpose, position, key',
    ),
    listTried: database.prepare(
      `SELECT key, scenario, strategy, outcome FROM trials
       WHERE agent = ? AND purpose IN (SELECT value FROM json_each(?)) AND outcome <> 'invalid' AND hunt IS NOT ?
       ORDER BY key`,
    ),
  }));
  return {
    readAnswer: key => guard(() => readRow(statements.readAnswer.get(key), jsonSchema)),
    writeAnswer(key, value: Json) {
      const text = JSON.stringify(value);
      guard(() => statements.writeAnswer.run(key, text, digestRow(key, text)));
    },
    readTrial: key => guard(() => readTrialRow(statements.readTrial.get(key))),
    findTrialKeys: (prefix, most) => guard(() => statements.findTrialKeys.all({ prefix, most }).map(String)),
    writeTrial(trial) {
      const { key, agent, scenario, purpose, index, strategy, outcome, hunt = null } = trial;
      const text = JSON.stringify(trial);
      const row = [key, agent, scenario, purpose, index, text, digestRow(key, text), strategy, outcome, hunt];
      guard(() => statements.writeTrial.run(...row));
    },
    listTrials: ({ agent, keys }) =>
      guard(() => statements.listTrials.all(agent, JSON.stringify(keys)).flatMap(row => readTrialRow(row) ?? [])),
    listTried: (agent, exceptHunt = '') =>
      guard(() => statements.listTried.all(agent, JSON.stringify(REMEMBERED), exceptHunt)).flatMap(
        row => triedSchema.safeParse(row).data ?? [],
      ),
    close: () => guard(() => database.close()),
  };
}

/** Brings a fresh file into shape; refuses one that is not ours or that a newer version wrote. */
function prepare(database: Database, file: string): Database {
  try {
    const version = refuseForeign(database, file);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = NORMAL');
    if (version < SCHEMA_VERSION) migrate(database);
    if (database.pragma('quick_check(1)', { simple: true }) !== 'ok') throw damagedStore(file, 'SQLITE_CORRUPT');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** @returns the version of a store's schema; 0 for a fresh file */
export function refuseForeign(database: Database, file: string): number {
  const version = Number(database.pragma('user_version', { simple: true }));
  const owner = database.pragma('application_id', { simple: true });
  const tables = database.prepare('SELECT count(*) FROM sqlite_schema').pluck().get();
  if (tables !== 0 && owner !== APPLICATION_ID) {
    throw new ConfigError(`${file}: this SQLite file is no store of Proviso`, 'name another file with --store');
  }
  if (version > SCHEMA_VERSION) {
    throw new ConfigError(
      `${file}: a newer version of Proviso wrote this store (its schema is ${version}, this version reads ${SCHEMA_VERSION})`,
      'update Proviso, or name another file with --store',
    );
  }
  return version;
}

/** Two runs may open the same fresh or older file: whoever comes second finds it as it must be. */
function migrate(database: Database): void {
  database
    .transaction(() => {
      const version = Number(database.pragma('user_version', { simple: true }));
      for (const step of MIGRATIONS.slice(version)) database.exec(step);
      database.pragma(`application_id = ${APPLICATION_ID}`);
      database.pragma(`user_version = ${SCHEMA_VERSION}`);
    })
    .immediate();
}

/** A stored trial that is what was written; null for any other row. */
export function readTrialRow(row: unknown): Trial | null {
  const trial = readRow(row, trialRowSchema);
  return trial !== null && trial.key === rowSchema.parse(row).key ? trial : null;
}

/** Null when there is no row, and when it does not hold what was written. */
export function readRow<T>(row: unknown, schema: z.ZodType<T>): T | null {
  if (row === undefined) return null;
  const { key, text, digest } = rowSchema.parse(row);
  if (digestRow(key, text) !== digest) return null;
  return schema.safeParse(JSON.parse(text)).data ?? null;
}

export function digestRow(key: string, text: string): string {
  return hashText(`${key}\n${text}`);
}

/** What a person can do about a file that SQLite or the disk refuses, by the error's code; nothing is ever deleted. */
const MENDS: readonly (readonly [RegExp, string, string])[] = [
  [/^SQLITE_(BUSY|LOCKED)/, 'another process holds the store', 'wait until it is done, or name another with --store'],
  [/^SQLITE_FULL|^ENOSPC/, 'the disk is full', 'free some space and run again: what is stored so far is kept'],
  [
    /^SQLITE_(CANTOPEN|READONLY|PERM|IOERR)|^E(ACCES|PERM|ROFS|NOTDIR|EXIST|ISDIR)/,
    'the store cannot be opened for writing',
    'check the path and its permissions, or name another file with --store',
  ],
];

/** Says of what SQLite or the disk refuses what a person can do about it. */
export function guardFile<T>(file: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    const code = sqliteCode(error) ?? systemCode(error);
    if (code !== null && /^SQLITE_(CORRUPT|NOTADB)/.test(code)) throw damagedStore(file, code);
    const mend = MENDS.find(([pattern]) => code !== null && pattern.test(code));
    if (mend === undefined || code === null) throw error;
    const Refusal = /^SQLITE_(BUSY|LOCKED)/.test(code) ? LockedStoreError : ConfigError;
    throw new Refusal(`${file}: ${mend[1]} (${code})`, mend[2]);
  }
}

function damagedStore(file: string, code: string): DamagedStoreError {
  return new DamagedStoreError(
    `${file}: the store is damaged (${code})`,
    'move the file away (nothing was changed in it) and run again; what it held is paid for anew',
  );
}

function systemCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
