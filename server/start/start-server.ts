import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { operations } from '#openapi';
import { createAreaServices } from './create-services.ts';
import { type OpenDatabase, openDatabase } from '../kernel/db/driver/open.ts';
import { guards, handlers } from '../generated/handlers.ts';
import { createApp } from '../kernel/http/app.ts';
import { readDescription } from '../kernel/http/contract/description.ts';
import { createKeys, type Keys } from '../kernel/foundation/keys.ts';
import { seedDemo } from '../seeds/demo.ts';
import { DemoData, holdsDemo } from '../seeds/demo-mark.ts';
import type { Foundation, Services } from './services.ts';
import type { Guards, Handlers } from '../kernel/call/handler.ts';
import { type Settings, settingWarnings } from '../kernel/foundation/settings.ts';
import { checkSecret } from './check-secret.ts';
import { type ComparedTables, startDailyWork } from './daily-work.ts';
import { startLogWork } from './log-work.ts';
import { startDeliveries } from './deliveries.ts';
import { startNoticeJobs } from './notice-jobs.ts';
import { startTableJobs } from './table-jobs.ts';
import { startFilling } from './fill-demo.ts';
import { demoSecret } from './demo-secret.ts';
import { productVersion } from './version.ts';

export interface RunningServer {
  app: FastifyInstance;
  /** Where it listens, `127.0.0.1:4300`. */
  address: string;
  databaseKind: OpenDatabase['kind'];
  /** Resolves once the demo's applications are there; at once where there are none. Pages are served meanwhile. */
  demoReady: Promise<void>;
  /** Ends requests in flight, then the database. Anything that lasts longer than the grace is cut off. */
  close(): Promise<void>;
}

export interface StartOptions {
  settings: Settings;
  log: Logger;
  /** Told what is being done, for people who watch. */
  progress(step: string): void;
  /** In tests: answers off the contract and nested scopes fail the request. */
  validateAnswers?: boolean;
}

/** Milliseconds for requests in flight; the whole shutdown stays below ten seconds (P38). */
const grace = 8_000;

/**
 * Opens or makes the database, seeds the demo once, and listens. Throws what the parts throw: `DirectoryInUse`,
 * `DemoData`, `WrongSecret`, `DatabaseSetup`, `DatabaseUnavailable`, `ContractIncomplete`, or Node's error of a port in use.
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { settings, log, progress } = options;
  progress(settings.databaseUrl ? 'connecting to the database' : `opening the database in ${settings.dataDirectory}`);
  const location = settings.databaseUrl ? { url: settings.databaseUrl } : { dataDir: settings.dataDirectory };
  const opened = await openDatabase(location, { log, watchNesting: options.validateAnswers ?? false });
  try {
    const recordTables: ComparedTables = {};
    const { app, blobs, keys, messages } = await assemble(options, opened, recordTables);
    // Ready means that the first page comes: the first of all readies the screens, before anybody waits.
    await app.inject({ url: '/login', headers: { accept: 'text/html', host: `${settings.host}:${settings.port}` } });
    await app.listen({ port: settings.port, host: settings.host });
    const endWork = startDailyWork(opened.database, { now: () => new Date() }, { blobs, log, recordTables });
    const endJobs = startTableJobs(opened.database, { now: () => new Date() }, log);
    const endNotices = startNoticeJobs(opened.database, { now: () => new Date() }, log);
    const endDeliveries = startDeliveries(opened.database, { now: () => new Date() }, { messages, settings, log });
    const endLogWork = startLogWork(opened.database, { now: () => new Date() }, { keys, log });
    const demo = startFilling(opened.database, settings, log);
    return {
      app,
      address: `${settings.host}:${settings.port}`,
      databaseKind: opened.kind,
      demoReady: demo.ready,
      close: async () => {
        await Promise.all([endWork(), endJobs(), endNotices(), endDeliveries(), endLogWork(), demo.end()]);
        await close(app, opened);
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function assemble(
  { settings, log, progress, validateAnswers }: StartOptions,
  opened: OpenDatabase,
  recordTables: ComparedTables,
): Promise<{ app: FastifyInstance; keys: Keys; messages: Services['messages']; blobs: Services['blobs'] }> {
  const { database } = opened;
  if (settings.mode === 'demo') {
    progress('looking for the demo workspaces');
    if (await seedDemo(database, { now: new Date() })) progress('made the demo workspaces');
  } else if (await holdsDemo(database)) {
    throw new DemoData(settings.databaseUrl ? 'The database' : settings.dataDirectory);
  }
  progress('preparing the screens and calls');
  const foundation: Foundation = {
    settings,
    log,
    version: productVersion(),
    clock: { now: () => new Date() },
    machine: { database: opened.kind, startedAt: new Date(), recordTables: () => recordTables.last },
    keys: createKeys(settings.secret ?? (await demoSecret(opened, settings.dataDirectory))),
  };
  await checkSecret(database, foundation.keys);
  for (const warning of settingWarnings(settings)) log.warn({ setting: warning.setting }, warning.message);
  const services: Services = { ...foundation, ...(await createAreaServices(foundation, database)) };
  const app = await createApp({
    description: readDescription(),
    operations,
    handlers: handlers satisfies Handlers<Services>,
    guards: guards satisfies Guards<Services>,
    db: database,
    health: opened.health,
    recordTables: () => recordTables.last,
    endStreams: () => services.notificationStreams.stop(),
    end: async () => void (await Promise.all([services.fileWorks.stop(), services.sheetWorks.stop()])),
    services,
    log,
    validateAnswers,
  });
  return { app, keys: foundation.keys, messages: services.messages, blobs: services.blobs };
}

async function close(app: FastifyInstance, opened: OpenDatabase): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), grace);
  await app.close();
  clearTimeout(cut);
  await opened.close();
}
