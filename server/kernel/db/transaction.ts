import {
  type Compilable,
  type DatabaseConnection,
  type CompiledQuery,
  DefaultQueryExecutor,
  type Dialect,
  DummyDriver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  Transaction,
} from 'kysely';
import type { Tables } from './tables/index.ts';

/** What a scope's work gets to query with: a transaction that sees the scope's rows and no others. */
export type Query = Kysely<Tables>;

/** The connection that a scope has to itself, as far as its statements know it. */
interface ScopeConnection extends DatabaseConnection {
  /** Records of tables are written in it. */
  readonly writesRecords: boolean;
  /** Sends a statement whose answer is not needed. */
  enqueue(statement: CompiledQuery): void;
}

const adapter = new PostgresAdapter();
// It has no state between two statements.
const compiler = new PostgresQueryCompiler();
// Only asked for what a transaction refuses to do: transactions within it, and its end.
const driver = new DummyDriver();
const dialect: Dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
};

/** Runs statements on the one connection that it is made for, with nothing to lend and nothing to wait for. */
class OneConnection extends DefaultQueryExecutor {
  readonly connection: ScopeConnection;

  constructor(connection: ScopeConnection) {
    super(compiler, adapter, { provideConnection: (consumer) => consumer(connection) });
    this.connection = connection;
  }

  override executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    return this.connection.executeQuery(compiled);
  }
}

/** Kysely over a transaction that has begun. Its owner ends it: this instance cannot begin, commit or roll back another. */
export function queryOn(connection: ScopeConnection): Transaction<Tables> {
  return new Transaction<Tables>({ config: { dialect }, driver, dialect, executor: new OneConnection(connection) });
}

/**
 * Enqueues a statement of the scope whose answer is not needed: it leaves in one packet with what follows, at the latest
 * the commit. It is part of the transaction like any other: when it fails, the scope fails with its error.
 */
export function enqueue(query: Query, statement: CompiledQuery | Compilable): void {
  const executor = query.getExecutor();
  if (!(executor instanceof OneConnection)) throw new TypeError('Only the query of a scope can enqueue.');
  executor.connection.enqueue('compile' in statement ? statement.compile() : statement);
}

/** Whether the query's transaction writes records of tables: in the scope `records`, and not as a read-only one. */
export function writesRecords(query: Query): boolean {
  const executor = query.getExecutor();
  return executor instanceof OneConnection && executor.connection.writesRecords;
}
