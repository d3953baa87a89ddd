import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { SessionClient } from './session.ts';

/** Kysely in the transaction that a session is in, for its migrator; scopes have `queryOn`. */
export function kyselyIn(client: SessionClient): Kysely<unknown> {
  const dialect: Dialect = {
    createAdapter: () => new TransactionAdapter(),
    createDriver: () => new SessionDriver(client),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return new Kysely({ dialect });
}

/** The session that began the transaction holds the lock for migrations, which ends with it. */
class TransactionAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class SessionConnection implements DatabaseConnection {
  readonly #client: SessionClient;

  constructor(client: SessionClient) {
    this.#client = client;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows } = await this.#client.query(sql, parameters.length > 0 ? parameters : undefined);
    // Kysely's types say what the rows are; the driver cannot know.
    return { rows: rows as R[] };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Migrations read no streams.');
  }
}

/** Lends the one session, and begins and ends nothing: its holder does. */
class SessionDriver implements Driver {
  readonly #connection: SessionConnection;

  constructor(client: SessionClient) {
    this.#connection = new SessionConnection(client);
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async beginTransaction(): Promise<void> {
    throw new Error('The transaction of migrations has begun already.');
  }
  async commitTransaction(): Promise<void> {
    throw new Error('The transaction of migrations is ended by its holder.');
  }
  async rollbackTransaction(): Promise<void> {
    throw new Error('The transaction of migrations is ended by its holder.');
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}
