import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseSetup, DatabaseUnavailable } from '../../errors.ts';
import type { Log } from '../../log.ts';
import { type Prepare, prepareStructure } from '../../structure/prepare-structure.ts';
import { becomeIdle } from '../../rights/roles.ts';
import type { SessionClient, SessionPool } from '../session/session.ts';
import { typeParsers } from '../wire/types.ts';
import { isUnreachable } from '../session/unreachable.ts';
import { type Answer, Pipeline } from '../wire/index.ts';

export interface PostgresOptions {
  url: string;
  log: Log;
  /** Milliseconds: the longest statement, the longest pause within a transaction, the longest wait for a connection. */
  limits: { statement: number; idle: number; wait: number };
  /** Connections at most. */
  connections: number;
  /** Instead of making or migrating the structure. */
  prepare?: Prepare | undefined;
}

/** Codes of PostgreSQL for a wrong password or user, and for a database that does not exist. */
const refused: Record<string, string> = {
  '28P01': 'refuses the password',
  '28000': 'refuses the user',
  '3D000': 'has no such database',
};

/** The address without its password, to be shown. */
export function shown(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`;
}

/** Of the time that a statement has, what it may wait for a lock. */
const waitingShare = 0.8;

function createPool({ url, log, limits, connections }: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'pagewright',
    connectionTimeoutMillis: limits.wait,
    statement_timeout: limits.statement,
    // A caller who waited for others is asked to come back; one whose own statement took all of the time is not.
    lock_timeout: Math.ceil(limits.statement * waitingShare),
    idle_in_transaction_session_timeout: limits.idle,
    types: typeParsers,
    // Statements are sent without waiting for the answers before them; the server keeps their order.
    pipeline: true,
    // The pool waits for the promise, although its types say nothing of it.
    onConnect: (client) => client.query(becomeIdle),
  });
  // A lent connection that breaks fails its holder's next statement; without a listener the whole
  // process would end.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => log.warn({ err: error }, 'an idle connection to the database was lost'));
  return pool;
}

/** A connection's prepared statements stay for its next holder. */
const pipelines = new WeakMap<pg.PoolClient, Pipeline>();

function pipelineOf(client: pg.PoolClient): Pipeline {
  const pipeline = pipelines.get(client) ?? new Pipeline(client);
  pipelines.set(client, pipeline);
  return pipeline;
}

/** A connection of the pool, lent to one holder. */
class PostgresSession implements SessionClient {
  readonly #client: pg.PoolClient;
  readonly #pipeline: Pipeline;
  readonly #answered: () => void;

  /** `answered` is called when the database has answered its last statement. */
  constructor(client: pg.PoolClient, answered: () => void) {
    this.#client = client;
    this.#pipeline = pipelineOf(client);
    this.#answered = answered;
  }

  query(text: string, values?: readonly unknown[], name?: string): Promise<Answer> {
    return values ? this.#pipeline.send({ text, values, name }) : this.#pipeline.sendText(text);
  }

  release(error?: Error): void {
    if (!error) this.#answered();
    this.#client.release(error);
  }
}

/** A connection, tried again for a short while: a server that restarts is back within seconds. */
async function connectPatiently(pool: pg.Pool, patience: number, answered: () => void): Promise<SessionClient> {
  const until = Date.now() + patience;
  for (let pause = 50; ; pause = Math.min(pause * 2, 1000)) {
    try {
      return new PostgresSession(await pool.connect(), answered);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      if (Date.now() + pause > until)
        throw new DatabaseUnavailable('The database cannot be reached.', { cause: error });
      await wait(pause);
    }
  }
}

function explain(error: unknown, url: string, patience: number): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = refused[code];
  if (reason)
    return new DatabaseSetup(`The database at ${shown(url)} ${reason}. Check DATABASE_URL.`, { cause: error });
  if (!(error instanceof DatabaseUnavailable)) return error;
  const seconds = Math.round(patience / 1000);
  return new DatabaseUnavailable(`The database at ${shown(url)} did not answer for ${seconds} s. Check DATABASE_URL.`, {
    cause: error.cause,
  });
}

/** A real PostgreSQL: connections for its callers, and a question whether it answers, by a connection of its own. */
interface Postgres {
  pool: SessionPool;
  ask(): Promise<unknown>;
  /** When it answered a caller last, by `performance.now()`. */
  lastAnswer(): number;
}

/** Queries over a connection of its own, which is opened again after it was lost. */
function createAsking({ url }: PostgresOptions): { ask(): Promise<unknown>; end(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'pagewright health',
    connectionTimeoutMillis: 2_000,
    statement_timeout: 2_000,
    query_timeout: 2_000,
    // The pool waits for the promise, although its types say nothing of it.
    onConnect: (client) => client.query(becomeIdle),
  });
  // A connection that was lost between two queries is opened again by the next one.
  pool.on('error', () => undefined);
  return { ask: () => pool.query('select 1'), end: () => pool.end() };
}

/** Opens a real PostgreSQL. Throws `DatabaseSetup` or `DatabaseUnavailable` with what to do; never shows the password. */
export async function openPostgres(options: PostgresOptions): Promise<Postgres> {
  const pool = createPool(options);
  const asking = createAsking(options);
  const patience = options.limits.wait;
  let last = Number.NEGATIVE_INFINITY;
  const answered = (): void => {
    last = performance.now();
  };
  const sessions: SessionPool = {
    connect: () => connectPatiently(pool, Math.min(patience, 2000), answered),
    end: async () => void (await Promise.all([pool.end(), asking.end()])),
  };
  try {
    // At the start the server may still be starting too.
    (await connectPatiently(pool, patience, answered)).release();
    await (options.prepare ?? prepareStructure)(sessions, options.log);
    return { pool: sessions, ask: asking.ask, lastAnswer: () => last };
  } catch (error) {
    await sessions.end();
    throw explain(error, options.url, patience);
  }
}
