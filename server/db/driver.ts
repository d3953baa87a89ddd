import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { CommitRolledBack } from './errors.ts';
import type { SessionClient, SessionPool } from './session.ts';
import { asUnavailable, isUnreachable } from './unreachable.ts';

const counted = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class Connection implements DatabaseConnection {
  readonly client: SessionClient;
  /** Set when the session's state is unknown, so that nobody gets it again. */
  broken: Error | undefined;

  constructor(client: SessionClient) {
    this.client = client;
  }

  /** Runs a text as it is. Gives the command tag of its last statement. */
  async run(text: string): Promise<string> {
    try {
      // Several statements in one text give an array, which the types of pg leave out.
      const answer = (await this.client.query(text)) as { command: string } | { command: string }[];
      return (Array.isArray(answer) ? answer.at(-1)?.command : answer.command) ?? '';
    } catch (error) {
      throw this.#judged(error);
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { command, rowCount, rows } = await this.client.query(query.sql, [...query.parameters]);
      // Kysely's types say what the rows are; the driver cannot know.
      return { rows: rows as R[], numAffectedRows: counted.has(command) ? BigInt(rowCount ?? 0) : undefined };
    } catch (error) {
      throw this.#judged(error);
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows cannot be streamed from a scope: read them by pages.');
  }

  #judged(error: unknown): unknown {
    if (error instanceof Error && isUnreachable(error)) this.broken = error;
    return asUnavailable(error);
  }
}

/** Runs every transaction under one opening text, and refuses a commit that was answered with ROLLBACK. */
class ScopedDriver implements Driver {
  readonly #pool: SessionPool;
  readonly #begin: string;

  constructor(pool: SessionPool, begin: string) {
    this.#pool = pool;
    this.#begin = begin;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    try {
      return new Connection(await this.#pool.connect());
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    try {
      const mode = settings.accessMode === 'read only' ? ' read only' : '';
      await connection.run(`begin${mode}; ${this.#begin}`);
    } catch (error) {
      // The transaction may be open and failed: it must not go back to the pool so.
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  async commitTransaction(connection: Connection): Promise<void> {
    if ((await connection.run('commit')) === 'ROLLBACK') throw new CommitRolledBack();
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    if (connection.broken) return;
    try {
      await connection.run('rollback');
    } catch (error) {
      // The first error is the one to be told; this session is closed, which rolls back as well.
      connection.broken = error instanceof Error ? error : new Error(String(error));
    }
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.client.release(connection.broken);
  }

  async destroy(): Promise<void> {}
}

/** Kysely's PostgreSQL dialect over our sessions, each transaction opened by `begin` (SQL that sets the scope). */
export function scopedDialect(pool: SessionPool, begin: string): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    // Kysely hands back the connections that this driver made, so it may know more about them.
    createDriver: () => new ScopedDriver(pool, begin) as Driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
