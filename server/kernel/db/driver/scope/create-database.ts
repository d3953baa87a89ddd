import { runConcurrently } from './concurrent-work.ts';
import { Connection } from './connection.ts';
import { joinSessions } from './joined-sessions.ts';
import { type AroundScope, createNestingWatch } from './nesting.ts';
import type { ScopeName } from '../../rights/roles.ts';
import { repeated } from './repeated.ts';
import { scopeSettings, singleReadSettings } from './scope-setting.ts';
import { prepareWorkspace } from '../../structure/prepare-workspace.ts';
import type { SessionClient, SessionPool } from '../session/session.ts';
import { createStatementNames } from './statement-names.ts';
import { queryOn } from '../../transaction.ts';
import { asUnavailable } from '../session/unreachable.ts';

import type { Database, IdentityOptions, Work } from '../../database.ts';

async function lent(connect: SessionPool['connect']): Promise<SessionClient> {
  try {
    return await connect();
  } catch (error) {
    throw asUnavailable(error);
  }
}

/** Lets works of the scope `records` begin, in turn by workspace; by default at once. */
export type RecordTurns = <T>(wsId: string, work: () => Promise<T>) => Promise<T>;

interface DatabaseOptions {
  /** Runs the work of each scope; by default nested ones are refused. */
  around?: AroundScope;
  recordTurns?: RecordTurns;
}

/** The one wrapper over a pool of sessions. */
export function createDatabase(
  pool: SessionPool,
  { around = createNestingWatch(), recordTurns = (_wsId, work) => work() }: DatabaseOptions = {},
): Database {
  // A plan under row-level security belongs to a role: of one name for two of them, each would undo the other's plan.
  const namesOf = {
    tenant: createStatementNames('tenant'),
    identity: createStatementNames('identity'),
    platform: createStatementNames('platform'),
    records: createStatementNames('records'),
    definition: createStatementNames('definition'),
  };

  const connect: SessionPool['connect'] = () => pool.connect();
  const join = joinSessions(pool);

  async function once<T>(name: ScopeName, wsId: string, work: Work<T>, options: IdentityOptions): Promise<T> {
    const isSingle = options.singleRead ?? false;
    const connection = new Connection({
      client: await lent(isSingle && options.joined ? join : connect),
      nameOf: namesOf[name],
      scope: (isSingle ? singleReadSettings : scopeSettings)[name],
      wsId,
      isReadOnly: isSingle || (options.readOnly ?? false),
      isSingle,
      writesRecords: name === 'records' && !isSingle && !options.readOnly,
    });
    try {
      const result = await work(queryOn(connection));
      await connection.commit();
      return result;
    } catch (error) {
      await connection.rollback();
      throw error;
    } finally {
      connection.release();
    }
  }

  function run<T>(name: ScopeName, wsId: string, work: Work<T>, options: IdentityOptions = {}): Promise<T> {
    const begin = (): Promise<T> => once(name, wsId, work, options);
    // Reads that share one connection do not wait for one of their own.
    const inTurn = name === 'records' && !options.joined ? (): Promise<T> => recordTurns(wsId, begin) : begin;
    const attempt = (): Promise<T> => around(name, inTurn);
    return repeated(attempt, options);
  }

  const prepared = new Map<string, Promise<void>>();

  /** The workspace's roles and schema are looked for once in the life of this process. */
  function prepare(wsId: string): Promise<void> {
    const known = prepared.get(wsId) ?? withSession((client) => prepareWorkspace(client, wsId));
    prepared.set(wsId, known);
    // What failed is tried again by the next call.
    known.catch(() => prepared.delete(wsId));
    return known;
  }

  async function withSession<T>(work: (client: SessionClient) => Promise<T>): Promise<T> {
    const client = await lent(connect);
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(error instanceof Error ? error : new Error(String(error)));
      throw asUnavailable(error);
    }
  }

  return {
    records: async (wsId, work, options) => {
      await prepare(wsId);
      return run('records', wsId, work, options);
    },
    definition: async (wsId, work, options) => {
      await prepare(wsId);
      return run('definition', wsId, work, options);
    },
    concurrently: async (wsId, work) => {
      await prepare(wsId);
      return around('definition', () => withSession((client) => runConcurrently(client, wsId, work)));
    },
    tenant: (wsId, work, options) =>
      wsId === ''
        ? Promise.reject(new TypeError('The tenant scope needs the id of a workspace.'))
        : run('tenant', wsId, work, options),
    identity: (work, options) => run('identity', '', work, options),
    platform: (work, options) => run('platform', '', work, options),
  };
}
