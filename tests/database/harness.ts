import { randomBytes } from 'node:crypto';
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, inject, onTestFinished } from 'vitest';
import type { Database } from '#server/kernel/db/database.ts';
import { createDatabase } from '#server/kernel/db/driver/scope/create-database.ts';
import type { DatabaseLocation, OpenDatabase, OpenOptions } from '#server/kernel/db/driver/open.ts';
import { openSessions } from '#server/kernel/db/driver/open.ts';
import type { SessionPool } from '#server/kernel/db/driver/session/session.ts';
import { type DatabaseKind, kindsOf } from './kinds.ts';
import { count } from './run-folder.ts';
import { silent } from './silent.ts';
import { administer, withDatabase } from './templates.ts';

export type { DatabaseKind };

/** A fresh, migrated database of its own, closed and deleted with its test or its suite. */
export interface TestDatabase extends OpenDatabase {
  database: Database;
  kind: DatabaseKind;
  /** Where it is, to open it once more or to start the server on it. */
  location: DatabaseLocation;
  /** The connections under the wrapper, for tests that look behind it. */
  sessions: SessionPool;
}

type Settings = Pick<OpenOptions, 'limits' | 'connections'>;

/** Does it again, for some ten seconds, while PostgreSQL refuses it with this code. */
async function insist(code: string, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 20 || !(error instanceof Error && 'code' in error && error.code === code)) throw error;
      await wait(50 * attempt);
    }
  }
}

async function copyDatabase(): Promise<string> {
  const url = inject('postgresUrl');
  const name = `pagewright_test_${randomBytes(6).toString('hex')}`;
  // Another worker may be copying the template at this moment.
  await insist('55006', () => administer(url, `create database ${name} template ${inject('postgresTemplate')}`));
  return name;
}

/** Only a superuser may end an autovacuum that is at work there; it is waited for. */
function dropDatabase(url: string, name: string): Promise<void> {
  return insist('42501', () => administer(url, `drop database if exists ${name} with (force)`));
}

interface Made {
  location: DatabaseLocation;
  remove(): Promise<void>;
}

/** A place with a migrated database in it, not opened yet: for tests that start a process on it. */
export async function makeLocation(kind: DatabaseKind): Promise<Made> {
  count(inject('runFolder'), `${kind} databases`);
  if (kind === 'postgres') {
    const url = inject('postgresUrl');
    const name = await copyDatabase();
    return { location: { url: withDatabase(url, name) }, remove: () => dropDatabase(url, name) };
  }
  const dataDir = mkdtempSync(join(inject('runFolder'), 'database-'));
  cpSync(inject('embeddedTemplate').directory, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return {
    location: { dataDir },
    remove: async () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** A fresh, migrated database that the caller closes. */
export async function openTestDatabase(kind: DatabaseKind, settings: Settings = {}): Promise<TestDatabase> {
  const { location, remove } = await makeLocation(kind);
  // Test machines are busy: only tests of the limits themselves set short ones.
  const limits = { statement: 30_000, idle: 30_000, wait: 30_000, ...settings.limits };
  const sessions = await openSessions(location, { log: silent, connections: 5, ...settings, limits });
  let closed: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await sessions.close();
    await remove();
  };
  return {
    ...sessions,
    database: createDatabase(sessions.pool),
    location,
    sessions: sessions.pool,
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}

export type Open = (settings?: Settings) => Promise<TestDatabase>;

function opener(kind: DatabaseKind, opened: TestDatabase[]): Open {
  return async (settings = {}) => {
    const database = await openTestDatabase(kind, settings);
    try {
      onTestFinished(() => database.close());
    } catch {
      // Opened outside of a test, by beforeAll: it lives as long as the suite.
      opened.push(database);
    }
    return database;
  };
}

/**
 * The suite runs on PostgreSQL, and in the whole run on the embedded database too; the gate does so with another tenth of the
 * suites each day. `open` gives a fresh database, closed with the test, or with the suite when it was opened by `beforeAll`.
 */
export function describeOnEachDatabase(title: string, body: (open: Open, kind: DatabaseKind) => void): void {
  describeOn(kindsOf(title, inject('embeddedPart')), title, body);
}

/** On both in every run: for what knows the database that it runs on, or its driver. */
export function describeOnBothDatabases(title: string, body: (open: Open, kind: DatabaseKind) => void): void {
  describeOn(['embedded', 'postgres'], title, body);
}

/** The same for what is alike on both, and takes minutes on the slower one. */
export function describeOnPostgres(title: string, body: (open: Open, kind: DatabaseKind) => void): void {
  describeOn(['postgres'], title, body);
}

function describeOn(
  kinds: readonly DatabaseKind[],
  title: string,
  body: (open: Open, kind: DatabaseKind) => void,
): void {
  describe.each(kinds)(`${title} (%s)`, (kind) => {
    const opened: TestDatabase[] = [];
    afterAll(async () => {
      for (const database of opened) await database.close();
    });
    body(opener(kind, opened), kind);
  });
}
