import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Applications } from '../../call/application.ts';
import { Failure, NotAllowed } from '../../errors/index.ts';
import { pino } from 'pino';
import type { BootData, EntryRequest } from '../../documents/boot-data.ts';
import type { Database } from '../../db/index.ts';
import type { PasswordKeys } from '../../call/password-keys.ts';
import type { Session, Sessions } from '../../call/session.ts';
import { createKeys } from '../../foundation/keys.ts';
import { readSettings } from '../../foundation/settings.ts';
import { createUploads, type Uploads } from '../../uploads/uploads.ts';
import { type AppParts, createApp } from '../app.ts';
import { type TinyOperation, tinyContract } from './tiny-contract.ts';

const noDatabase = (): never => {
  throw new Error('This test has no database.');
};

/** A scope that fails as soon as it is opened: for tests of what happens before any query. */
export const closedDatabase: Database = {
  tenant: noDatabase,
  records: noDatabase,
  definition: noDatabase,
  concurrently: noDatabase,
  identity: noDatabase,
  platform: noDatabase,
};

export const owner: Session = {
  id: 'family',
  accountId: 'account-of-owner',
  username: 'owner',
  realName: 'Olivia Stone',
  wsId: 'acme',
  roles: ['WORKSPACE_SUPER_ADMIN'],
  access: {
    platform: { maintain: false },
    workspace: { maintain: false, notStarted: false, expire: false, status: 20 },
  },
};

const boot: BootData = {
  frame: 'app',
  env: {
    globalConfig: { defaultLanguage: 'zh-CN' },
    environment: { mode: 'demo' },
    theme: { base: 'Default', variables: {} },
  },
  locale: 'zh-CN',
  locales: ['zh-CN', 'en-US'],
  messages: {},
  pages: [],
  preloaded: [],
  mode: 'demo',
};

export interface TinyParts extends Partial<Omit<AppParts, 'operations' | 'services'>> {
  operations: Record<string, TinyOperation>;
  /** By token. */
  sessions?: Record<string, Awaited<ReturnType<Sessions['resolve']>>>;
  entry?: (request: EntryRequest) => Promise<BootData>;
  environment?: Record<string, string>;
  now?: () => Date;
  passwordKeys?: PasswordKeys;
  openApplication?: Applications['open'];
}

/** Uploads in a folder that is there from the first of them on; `end` removes it. */
function temporaryUploads(fileLimit: number): Uploads & { end(): void } {
  let made: { folder: string; uploads: Uploads } | undefined;
  const make = () => {
    const folder = mkdtempSync(join(tmpdir(), 'pagewright-uploads-'));
    return { folder, uploads: createUploads(folder, fileLimit) };
  };
  return {
    begin(key, bytes) {
      made ??= make();
      return made.uploads.begin(key, bytes);
    },
    end() {
      if (made) rmSync(made.folder, { recursive: true, force: true });
    },
  };
}

/** The real server over a contract of the test's own, ready for `inject`. The folder of its uploads goes when it is closed. */
export function createTinyApp({
  operations,
  sessions = {},
  entry,
  environment = {},
  now = () => new Date(),
  passwordKeys = { published: async () => null, open: async () => undefined },
  openApplication = async () => {
    throw new Failure('invalid_app_auth');
  },
  ...parts
}: TinyParts) {
  const settings = readSettings(environment);
  const uploads = temporaryUploads(settings.fileLimit);
  const log = parts.log ?? pino({ level: 'silent' });
  const services: AppParts['services'] = {
    passwordKeys,
    settings,
    version: '0.0.0-test',
    clock: { now },
    keys: createKeys('a secret of a test, 32 characters!'),
    uploads,
    sessions: { resolve: async (token) => sessions[token] ?? { failure: 'access_token_is_invalid' } },
    applications: { open: openApplication, lookAs: () => Promise.reject(new NotAllowed()) },
    denialLog: { write: async () => {} },
    documents: { reachOf: async () => undefined },
    entry: {
      resolve: entry ?? (async () => boot),
      hasPage: async (path) => path === '/login',
      hasAside: async ({ path }) => path === '/beside',
    },
  };
  return createApp({
    ...tinyContract(operations),
    handlers: {},
    guards: {},
    db: closedDatabase,
    health: async () => ({ ok: true, latency: 1 }),
    buildFolder: '/nowhere',
    ...parts,
    services,
    log,
    async end() {
      await parts.end?.();
      uploads.end();
    },
  });
}
