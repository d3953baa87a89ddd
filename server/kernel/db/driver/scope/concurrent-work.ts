import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { Work } from '../../database.ts';
import { becomeIdle, workspaceRole } from '../../rights/roles.ts';
import { queryOn } from '../../transaction.ts';
import type { SessionClient } from '../session/session.ts';

const open = `select set_config('role', $1, false), set_config('app.scope', 'tenant', false),
  set_config('app.ws_id', $2, false), set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false)`;
const close = 'reset app.scope; reset app.ws_id; reset statement_timeout; reset lock_timeout';

/** Each statement is a transaction of its own: an index is built beside others who write in no other way. */
class SingleStatements implements DatabaseConnection {
  readonly writesRecords = false;
  readonly #client: SessionClient;

  constructor(client: SessionClient) {
    this.#client = client;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows } = await (parameters.length === 0 ? this.#client.query(sql) : this.#client.query(sql, parameters));
    // Kysely's types say what the rows are; the driver cannot know.
    return { rows: rows as R[] };
  }

  enqueue(): void {
    throw new Error('Statements that are transactions of their own are awaited one by one.');
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows cannot be streamed from a scope: read them by pages.');
  }
}

/** Runs work under the workspace's owner role without a transaction around it. When it throws, the session must be closed. */
export async function runConcurrently<T>(client: SessionClient, wsId: string, work: Work<T>): Promise<T> {
  await client.query(open, [workspaceRole('definition', wsId), wsId]);
  const result = await work(queryOn(new SingleStatements(client)));
  await client.query(becomeIdle);
  await client.query(close);
  return result;
}
