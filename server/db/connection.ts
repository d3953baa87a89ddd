import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { CommitRolledBack } from './errors.ts';
import type { SessionClient } from './session.ts';
import { asUnavailable, isStalePlan, isUnreachable } from './unreachable.ts';

const counted = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** The name under which a text is kept prepared; undefined when it is not. */
export type NameOf = (text: string) => string | undefined;

export interface Opening {
  client: SessionClient;
  nameOf: NameOf;
  /** SQL that sets the scope of a transaction that has just begun. */
  scope: string;
  isReadOnly: boolean;
}

/** One transaction of one scope on a session, from its opening to its end. */
export class Connection implements DatabaseConnection {
  readonly #client: SessionClient;
  readonly #nameOf: NameOf;
  readonly #isReadOnly: boolean;
  /** Set when the session's state is unknown, so that nobody gets it again. */
  #broken: Error | undefined;
  /** A statement of the transaction failed. */
  #hasFailed = false;
  #isOver = false;
  /** The answer to the opening text, as long as nobody has waited for it. */
  #begun: Promise<unknown> | undefined;

  /** Sends the opening text; the next statement follows it without waiting, and fails when it has failed. */
  constructor({ client, nameOf, scope, isReadOnly }: Opening) {
    this.#client = client;
    this.#nameOf = nameOf;
    this.#isReadOnly = isReadOnly;
    this.#begun = client.query(`begin${isReadOnly ? ' read only' : ''}; ${scope}`);
    // Whoever comes next is told; until then nobody listens.
    this.#begun.catch(() => undefined);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // The session serves somebody else by now: a statement that comes late must not run under their scope.
    if (this.#isOver) throw new Error('A query of a scope was used after its end. Wait for it within the work.');
    const sent = this.#client.query(sql, [...parameters], this.#nameOf(sql));
    const { command, rowCount, rows } = await this.#answered(sent);
    // Kysely's types say what the rows are; the driver cannot know.
    return { rows: rows as R[], numAffectedRows: counted.has(command) ? BigInt(rowCount ?? 0) : undefined };
  }

  /** Keeps what was done. Throws `CommitRolledBack` when there is nothing left to keep. */
  async commit(): Promise<void> {
    this.#isOver = true;
    if (this.#isReadOnly && !this.#hasFailed) this.#leave();
    else if ((await this.#end('commit')) === 'ROLLBACK') throw new CommitRolledBack();
  }

  /** Undoes what was done; never throws, because the error that led here is the one to be told. */
  async rollback(): Promise<void> {
    this.#isOver = true;
    if (this.#broken) return;
    try {
      await this.#end('rollback');
    } catch (error) {
      // This session is closed, which rolls back as well.
      this.#broken = error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Gives the session back, after `commit` or `rollback`. */
  release(): void {
    this.#client.release(this.#broken);
  }

  /** Ends a transaction that has nothing to lose, without waiting: whoever has the session next comes after it. */
  #leave(): void {
    // A session that breaks now tells the next one who uses it.
    this.#client.query('commit').catch(() => undefined);
  }

  /** Gives the command tag. */
  async #end(text: 'commit' | 'rollback'): Promise<string> {
    return (await this.#answered(this.#client.query(text))).command;
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
      this.#hasFailed = true;
      throw this.#judged(error);
    }
  }

  #judged(error: unknown): unknown {
    if (error instanceof Error && (isUnreachable(error) || isStalePlan(error))) this.#broken = error;
    return asUnavailable(error);
  }
}
