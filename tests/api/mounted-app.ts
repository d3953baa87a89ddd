import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { inject } from 'vitest';
import { operations } from '#openapi';
import type { Database } from '#server/kernel/db/index.ts';
import { guards, handlers } from '#server/generated/handlers.ts';
import { type AppParts, createApp } from '#server/kernel/http/app.ts';
import { readDescription } from '#server/kernel/http/contract/description.ts';
import { createValidators, type Validators } from '#server/kernel/http/contract/validators.ts';
import type { Services } from '#server/start/services.ts';
import { count } from '#tests/database/run-folder.ts';
import { rememberChecks, whenUsed } from './remember-checks.ts';

/** Compiled once for all the servers of a test process: it takes longer than the rest of a start. */
const description = readDescription();
const validators = rememberChecks(createValidators(description));
/** Of applications that many servers share; those of one server are mounted as the product is. */
const sharedValidators = whenUsed(validators);

/** What an application answers from. */
export interface Behind {
  services: Services;
  database: Database;
  health: AppParts['health'];
}

type Handlers = AppParts['handlers'];
export type Around = (all: Handlers) => Handlers;

/** An application in use, until it is left. */
export interface TakenApp {
  app: FastifyInstance;
  leave(): Promise<void>;
}

interface MountedApp {
  app: FastifyInstance;
  /** Puts other services and another database behind the same routes. */
  answerFrom(behind: Behind): void;
}

/** Applications that nobody uses at the moment, by the settings that they were mounted with. */
const idle = new Map<string, MountedApp[]>();

/**
 * An application with these settings, mounted when none is idle: mounting some 400 routes takes longer than all else of a
 * start, and the files of one test process follow each other.
 */
export async function takeApp(settings: string, behind: Behind): Promise<TakenApp> {
  const others = idle.get(settings) ?? [];
  idle.set(settings, others);
  const mounted = others.pop() ?? (await mountApp(behind, { checks: sharedValidators }));
  mounted.answerFrom(behind);
  const { app } = mounted;
  return {
    app,
    async leave() {
      // One that has listened cannot listen again.
      if (app.server.listening) return app.close();
      await endStreams(behind.services);
      await endWorks(behind.services);
      others.push(mounted);
    },
  };
}

/** An application that is mounted for one server alone. */
export async function ownApp(behind: Behind, around: Around): Promise<TakenApp> {
  const { app } = await mountApp(behind, { checks: validators, around });
  return { app, leave: () => app.close() };
}

/** The whole contract on routes, over services and a database that can be exchanged between two tests. */
async function mountApp(
  first: Behind,
  { checks, around = (all) => all }: { checks: Validators; around?: Around },
): Promise<MountedApp> {
  count(inject('runFolder'), 'applications');
  let current = first;
  // One object for the application, which holds on to it; its parts are those of the current server.
  const services = { ...first.services };
  const database = delegating(() => current.database);
  // What a handler has begun goes on with the database that its request began with.
  const bound = (handler: Handlers[string]): Handlers[string] => {
    const own = handler as (call: object) => Promise<unknown>;
    return ((call: { db: Database }) =>
      own({
        ...call,
        services: current.services,
        ...(call.db === database && { db: current.database }),
      })) as Handlers[string];
  };
  const all = around(handlers);
  const app = await createApp({
    description,
    validators: checks,
    operations,
    handlers: Object.fromEntries(Object.entries(all).map(([id, handler]) => [id, bound(handler)])),
    guards,
    db: database,
    health: () => current.health(),
    endStreams: () => endStreams(current.services),
    end: () => endWorks(current.services),
    services,
    log: pino({ level: 'silent' }),
    validateAnswers: true,
  });
  return {
    app,
    answerFrom(behind) {
      current = behind;
      Object.assign(services, behind.services);
    },
  };
}

const endStreams = ({ notificationStreams }: Services): Promise<void> => notificationStreams.stop();

async function endWorks({ fileWorks, sheetWorks }: Services): Promise<void> {
  await Promise.all([fileWorks.stop(), sheetWorks.stop()]);
}

function delegating(current: () => Database): Database {
  return {
    tenant: (wsId, work, options) => current().tenant(wsId, work, options),
    records: (wsId, work, options) => current().records(wsId, work, options),
    definition: (wsId, work, options) => current().definition(wsId, work, options),
    concurrently: (wsId, work) => current().concurrently(wsId, work),
    identity: (work, options) => current().identity(work, options),
    platform: (work, options) => current().platform(work, options),
  };
}
