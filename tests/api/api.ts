import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { inject } from 'vitest';
import { createPasswords } from '#server/domains/identity/passwords/password.ts';
import { createAreaServices } from '#server/start/create-services.ts';
import type { Database } from '#server/kernel/db/index.ts';
import type { DocumentSource } from '#engine/document';
import { createKeys } from '#server/kernel/foundation/keys.ts';
import { seedDemo } from '#server/seeds/demo.ts';
import type { Services } from '#server/start/services.ts';
import { loadShipped, type Shipped } from '#server/kernel/documents/shipped.ts';
import { productRoot } from '#server/kernel/foundation/product-root.ts';
import { readSettings, type Settings } from '#server/kernel/foundation/settings.ts';
import type { TestDatabase } from '#tests/database/harness.ts';
import { count } from '#tests/database/run-folder.ts';
import { type Around, ownApp, takeApp } from './mounted-app.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** The text of every image code here. */
export const code = '7k2p';

/** Good hashes are slow on purpose, and would take most of the time of tests that sign in. */
const passwords = createPasswords({
  memoryCost: 64,
  timeCost: 1,
  dummyHash: '$argon2id$v=19$m=64,t=1,p=1$uvXiL12JH7kZ2qybpH2qAQ$MrCJuhFR0Mg7rE57JDNE4YbJWuKTOQyIOXckr7ZyjUc',
});

/** The whole server with the demo in its database; every answer is compared with the contract. */
export interface Api {
  app: FastifyInstance;
  database: Database;
  services: Services;
  /** Moves the server's clock. */
  advance(milliseconds: number): void;
  /** Stops the server's clock, which then goes on by `advance` alone. */
  holdClock(): void;
  now(): Date;
  /** A browser with cookies of its own, at the platform's address or at a workspace's, `acme.localhost`. */
  visitor(host?: string): Visitor;
  close(): Promise<void>;
}

/**
 * Starts the server on a test's database. `environment` are settings beside the usual ones; `around` may put something
 * around the handlers, `upgrade` change the documents that the product ships.
 */
export async function startApi(
  opened: TestDatabase,
  environment: Record<string, string> = {},
  around?: Around,
  upgrade?: (documents: Map<string, DocumentSource>) => void,
): Promise<Api> {
  const runFolder = inject('runFolder');
  count(runFolder, 'servers');
  const folder = mkdtempSync(join(runFolder, 'server-'));
  const settings = readSettings({ DATA_DIR: folder, DEMO_CAPTCHA: code, LOG_LEVEL: 'silent', ...environment });
  let ahead = 0;
  let held: number | undefined;
  const now = (): Date => new Date((held ?? Date.now()) + ahead);
  const { database, health } = opened;
  await seedDemo(database, { now: now(), hashPassword: passwords.hash });
  const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' });
  const keys = createKeys('a secret of a test, 32 characters!');
  const machine = { database: opened.kind, startedAt: now(), recordTables: () => undefined };
  const foundation = { settings, log, keys, version: '0.0.0-test', clock: { now }, machine };
  const services: Services = {
    ...foundation,
    ...(await createAreaServices(foundation, database, await screensOf(settings, upgrade))),
    passwords,
  };
  const behind = { services, database, health };
  const { app, leave } = around ? await ownApp(behind, around) : await takeApp(JSON.stringify(environment), behind);
  return {
    app,
    database,
    services,
    now,
    advance(milliseconds) {
      ahead += milliseconds;
    },
    holdClock() {
      held ??= Date.now();
    },
    visitor: (host = 'localhost:4300') => createVisitor(app, host),
    async close() {
      await leave();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A server whose application nobody has called yet, for tests of what the first calls make. */
export const startNewApi = (opened: TestDatabase): Promise<Api> => startApi(opened, {}, (all) => all);

let read: Promise<Shipped> | undefined;

/** The shipped documents, which are read once for all the servers of a test process; a folder of own pages is read by its server. */
async function screensOf(
  { pagesDirectory }: Settings,
  upgrade?: (documents: Map<string, DocumentSource>) => void,
): Promise<Shipped | undefined> {
  if (pagesDirectory !== undefined && !upgrade) return undefined;
  read ??= loadShipped(productRoot());
  const shipped = await read;
  if (!upgrade) return shipped;
  const documents = new Map(structuredClone([...shipped.documents]));
  upgrade(documents);
  return { ...shipped, documents };
}
