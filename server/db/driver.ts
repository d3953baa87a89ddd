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
import { asUnavailable, isStalePlan, isUnreachable } from './unreachable.ts';

const counted = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** The name under which a text is kept prepared; undefined when it is not. */
export type NameOf = (text: string) => string | undefined;

class Connection implements DatabaseConnection {
  readonly client: SessionClient;
  /** Set when the session's state is unknown, so that nobody gets it again. */
  broken: Error | undefined;
  isReadOnly = false;
  /** A statement of the transaction failed. */
  hasFailed = false;
  /** The answer to the opening text, as long as nobody has waited for it. */
  #begun: Promise<unknown> | undefined;

  readonly #nameOf: NameOf;

  constructor(client: SessionClient, nameOf: NameOf) {
    this.client = client;
    this.#nameOf = nameOf;
  }

  /** Sends the opening text; the next statement follows it without waiting, and fails when it has failed. */
  begin(text: string): void {
    this.#begun = this.client.query(text);
    // Whoever comes next is told; until then nobody listens.
    this.#begun.catch(() => undefined);
  }

  /** Runs a text as it is. Gives the command tag of its last statement. */
  async run(text: string): Promise<string> {
    // Several statements in one text give an array, which the types of pg leave out.
    const answer = (await this.#answered(this.client.query(text))) as { command: string } | { command: string }[];
    return (Array.isArray(answer) ? answer.at(-1)?.command : answer.command) ?? '';
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const sent = this.client.query(sql, [...parameters], this.#nameOf(sql));
    const { command, rowCount, rows } = await this.#answered(sent);
    // Kysely's types say what the rows are; the driver cannot know.
    return { rows: rows as R[], numAffectedRows: counted.has(command) ? BigInt(rowCount ?? 0) : undefined };
  }

  /** Ends a transaction that has nothing to lose, without waiting: whoever has the session next comes after it. */
  leave(): void {
    // A session that breaks now tells the next one who uses it.
    this.client.query('commit').catch(() => undefined);
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows cannot be streamed from a scope: read them by pages.');
  }

  /** The answer, once the opening text was answered as well; the first error of the two. */
  async #answered<T>(sent: Promise<T>): Promise<T> {
    const begun = this.#begun;
    this.#begun = undefined;
    try {
      // An array only where it is needed: most statements are not the first of their transaction.
      if (begun) await Promise.all([begun, sent]);
      return await sent;
    } catch (error) {
      this.hasFailed = true;
      throw this.#judged(error);
    }
  }

  #judged(error: unknown): unknown {
    if (error instanceof Error && (isUnreachable(error) || isStalePlan(error))) this.broken = error;
    return asUnavailable(error);
  }
}

export interface ScopedParts {
  pool: SessionPool;
  /** SQL that sets the scope of a transaction that has just begun. */
  begin: string;
  nameOf: NameOf;
}

/** Runs every transaction under one opening text, and refuses a commit that was answered with ROLLBACK. */
class ScopedDriver implements Driver {
  readonly #pool: SessionPool;
  readonly #begin: string;
  readonly #nameOf: NameOf;

  constructor({ pool, begin, nameOf }: ScopedParts) {
    this.#pool = pool;
    this.#begin = begin;
    this.#nameOf = nameOf;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    try {
      return new Connection(await this.#pool.connect(), this.#nameOf);
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    connection.isReadOnly = settings.accessMode === 'read only';
    connection.begin(`begin${connection.isReadOnly ? ' read only' : ''}; ${this.#begin}`);
  }

  async commitTransaction(connection: Connection): Promise<void> {
    if (connection.isReadOnly && !connection.hasFailed) connection.leave();
    else if ((await connection.run('commit')) === 'ROLLBACK') throw new CommitRolledBack();
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

/** Kysely's PostgreSQL dialect over our sessions. */
export function scopedDialect(parts: ScopedParts): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    // Kysely hands back the connections that this driver made, so it may know more about them.
    createDriver: () => new ScopedDriver(parts) as Driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
