import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { CommitRolledBack } from '../../errors.ts';
import type { SessionClient } from '../session/session.ts';
import type { ScopeSetting } from './scope-setting.ts';
import { asUnavailable, isStalePlan, isUnreachable } from '../session/unreachable.ts';
import type { Answer } from '../wire/index.ts';

const counted = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** The name under which a text is prepared; undefined when it is not. */
export type NameOf = (text: string) => string | undefined;

export interface Opening {
  client: SessionClient;
  nameOf: NameOf;
  scope: ScopeSetting;
  wsId: string;
  isReadOnly: boolean;
  /** The work is one statement that reads: it needs no begin and no commit around it. */
  isSingle: boolean;
  /** Records of tables are written in it. */
  writesRecords?: boolean;
}

/** One transaction of one scope on a session, from its opening with the first statement to its end. */
export class Connection implements DatabaseConnection {
  readonly #opening: Opening;
  readonly #client: SessionClient;
  readonly #nameOf: NameOf;
  /** Set when the session's state is unknown, so that it is not lent again. */
  #broken: Error | undefined;
  /** A statement of the transaction failed. */
  #hasFailed = false;
  #isOver = false;
  /** Enqueued statements were sent, whose answers the work did not await. */
  #hasUnawaited = false;
  /** The error of an enqueued statement, when it was the first to fail. */
  #unnoticed: unknown;
  /** What was sent last. */
  #last: Promise<Answer> | undefined;

  constructor(opening: Opening) {
    this.#opening = opening;
    this.#client = opening.client;
    this.#nameOf = opening.nameOf;
  }

  get writesRecords(): boolean {
    return this.#opening.writesRecords ?? false;
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.#answered(this.#send(compiled));
    // Kysely's types say what the rows are; the driver cannot know.
    return { rows: rows as R[], numAffectedRows: counted.has(command) ? BigInt(rowCount ?? 0) : undefined };
  }

  /** Sends a statement whose answer is not needed. When it fails, so does what comes after it, at the latest the commit. */
  enqueue(compiled: CompiledQuery): void {
    this.#hasUnawaited = true;
    this.#notice(this.#send(compiled));
  }

  #send({ sql, parameters }: CompiledQuery): Promise<Answer> {
    // The session may already serve another scope, under which a delayed statement must not run.
    if (this.#isOver) throw new Error('A query of a scope was used after its end. Wait for it within the work.');
    this.#open();
    this.#last = this.#client.query(sql, parameters, this.#nameOf(sql));
    return this.#last;
  }

  /** The opening leaves with the first statement, which does not run when it fails. */
  #open(): void {
    const { scope, wsId, isReadOnly, isSingle } = this.#opening;
    if (this.#last && isSingle) throw new Error('A scope that was opened for a single statement has a second one.');
    if (this.#last) return;
    if (isReadOnly && !isSingle) this.#notice(this.#client.query('begin read only', [], 'begin_read'));
    else if (!isSingle) this.#notice(this.#client.query('begin', [], 'begin'));
    this.#notice(this.#client.query(scope.text, [wsId], scope.name));
  }

  /** Commits. Throws `CommitRolledBack` when the database rolled back instead. */
  async commit(): Promise<void> {
    this.#isOver = true;
    const { isReadOnly, isSingle } = this.#opening;
    if (!this.#last) return;
    const ended = isSingle ? this.#last : this.#client.query('commit', [], 'commit');
    if (isReadOnly && !isSingle && !this.#hasFailed && !this.#hasUnawaited) this.#leave(ended);
    else if ((await this.#answered(ended)).command === 'ROLLBACK') throw new CommitRolledBack();
  }

  /** Rolls back; never throws, because the error that caused it is the one to report. */
  async rollback(): Promise<void> {
    this.#isOver = true;
    if (this.#broken || !this.#last) return;
    if (this.#opening.isSingle) {
      // There is nothing to undo; the session is lent again after the answer.
      await this.#last.catch(() => undefined);
      return;
    }
    try {
      await this.#client.query('rollback');
    } catch (error) {
      // This session is closed, which rolls back as well.
      this.#broken = error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Gives the session back, after `commit` or `rollback`. */
  release(): void {
    this.#client.release(this.#broken);
  }

  /** Ends a transaction that only read, without waiting: the session's next statement comes after it. */
  #leave(committed: Promise<unknown>): void {
    // A session that breaks now fails its next holder's statement.
    committed.catch(() => undefined);
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows cannot be streamed from a scope: read them by pages.');
  }

  /** Stores the failure of an enqueued statement for the next one that is awaited. */
  #notice(sent: Promise<unknown>): void {
    sent.catch((error: unknown) => {
      if (!this.#hasFailed) this.#unnoticed = this.#judged(error);
      this.#hasFailed = true;
    });
  }

  /** The answer, once everything before it succeeded: answers come in the order of the statements. */
  async #answered<T>(sent: Promise<T>): Promise<T> {
    let answer: T;
    try {
      answer = await sent;
    } catch (error) {
      this.#hasFailed = true;
      // The stack of a socket's event does not name the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      // After a failure the database refuses all that follows: the cause is what has to be reported.
      throw this.#unnoticed ?? this.#judged(error);
    }
    if (this.#unnoticed !== undefined) throw this.#unnoticed;
    return answer;
  }

  #judged(error: unknown): unknown {
    if (error instanceof Error && (isUnreachable(error) || isStalePlan(error))) this.#broken = error;
    return asUnavailable(error);
  }
}
