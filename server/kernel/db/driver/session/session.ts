import type { Answer } from '../wire/index.ts';

/** One connection, lent by a pool. `pg`'s client is one, on either database. */
export interface SessionClient {
  /**
   * Sends without waiting for the answers of earlier statements: they are carried out in their order. Those with values
   * that are sent in one turn of the event loop leave together; when one of them fails, those after it do not run.
   * Without values the text may hold several statements; the answer is that of the last one. A statement with a name is
   * parsed and planned once for the connection.
   */
  query(text: string, values?: readonly unknown[], name?: string): Promise<Answer>;
  /** Gives the connection back; with an error it is closed instead. */
  release(error?: Error): void;
}

/** Lends connections, first come first served. */
export interface SessionPool {
  connect(): Promise<SessionClient>;
  end(): Promise<void>;
}
