import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely } from 'kysely';
import pg from 'pg';
import { scopedDialect } from './driver.ts';
import { NestedScope } from './errors.ts';
import { databaseRoles, type ScopeName } from './roles.ts';
import type { SessionPool } from './session.ts';
import { createStatementNames } from './statement-names.ts';
import type { Tables } from './tables/index.ts';

/** What a scope's work gets to query with: a transaction that sees the scope's rows and no others. */
export type Query = Kysely<Tables>;
export type Work<T> = (query: Query) => Promise<T>;

export interface ScopeOptions {
  /** Refuses writes, and lets the database skip their bookkeeping. */
  readOnly?: boolean;
  /** Runs the work again, at most twice, after a serialization failure or a deadlock. Only for work that may be repeated. */
  retry?: boolean;
}

/**
 * The only way to the data. Each call is one transaction under the scope's database role; row-level security shows
 * it that scope's rows only, and a connection outside of a scope has no rights at all (P5, P6).
 * Throws `DatabaseUnavailable` when the database cannot serve, and `CommitRolledBack` when work hid a failure.
 */
export interface Database {
  /** The rows of one workspace, and what the platform has published for all. */
  tenant<T>(wsId: string, work: Work<T>, options?: ScopeOptions): Promise<T>;
  /** Accounts, memberships, sessions and what signing in needs; workspaces can be read. */
  identity<T>(work: Work<T>, options?: ScopeOptions): Promise<T>;
  /** All workspaces, and the platform's own configuration, files, preferences and log. */
  platform<T>(work: Work<T>, options?: ScopeOptions): Promise<T>;
}

interface OpenScope {
  name: ScopeName;
  open: boolean;
}

const attempts = 3;

function mayRepeat(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
}

function settings(scope: ScopeName, wsId: string): string {
  const set = (name: string, value: string): string => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`;
  return `select ${set('role', databaseRoles[scope])}, ${set('app.scope', scope)}, ${set('app.ws_id', wsId)}`;
}

/** The one wrapper over a pool of sessions. */
export function createDatabase(pool: SessionPool): Database {
  const opened = new AsyncLocalStorage<OpenScope>();
  const nameOf = createStatementNames();

  async function once<T>(name: ScopeName, wsId: string, work: Work<T>, readOnly: boolean): Promise<T> {
    const scope: OpenScope = { name, open: true };
    const kysely = new Kysely<Tables>({ dialect: scopedDialect({ pool, begin: settings(name, wsId), nameOf }) });
    const transaction = kysely.transaction();
    try {
      return await opened.run(scope, () =>
        (readOnly ? transaction.setAccessMode('read only') : transaction).execute(work),
      );
    } finally {
      scope.open = false;
    }
  }

  async function run<T>(name: ScopeName, wsId: string, work: Work<T>, options: ScopeOptions = {}): Promise<T> {
    const outer = opened.getStore();
    if (outer?.open) throw new NestedScope(outer.name, name);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(name, wsId, work, options.readOnly ?? false);
      } catch (error) {
        if (!options.retry || attempt === attempts || !mayRepeat(error)) throw error;
        await wait(attempt * 10 + Math.random() * 40);
      }
    }
  }

  return {
    tenant: async (wsId, work, options) => {
      if (wsId === '') throw new TypeError('The tenant scope needs the id of a workspace.');
      return run('tenant', wsId, work, options);
    },
    identity: (work, options) => run('identity', '', work, options),
    platform: (work, options) => run('platform', '', work, options),
  };
}
