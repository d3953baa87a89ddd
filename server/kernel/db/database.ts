import type { Query } from './transaction.ts';

/** What runs within a scope; its transaction is committed when it succeeds and rolled back when it throws. */
export type Work<T> = (query: Query) => Promise<T>;

/** How a scope is opened. */
export interface ScopeOptions {
  /** Refuses writes, and lets the database skip their bookkeeping. */
  readOnly?: boolean;
  /** The work is one statement and only reads: it is sent without a begin and a commit. A second one is an error. */
  singleRead?: boolean;
  /** Runs the work again, at most twice, also when it did not get a table in time. */
  retry?: boolean;
}

/** In the identity scope alone: what one workspace reads is never in one transaction with another's. */
export interface IdentityOptions extends ScopeOptions {
  /**
   * The single read finds a few rows by their keys, and may share a session with others like it that are sent in the
   * same turn of the event loop: they are one packet, which fails as a whole.
   */
  joined?: boolean;
}

/**
 * The only way to the data. Each call is one transaction under the scope's database role; row-level security shows
 * it that scope's rows only, and a connection outside of a scope has no rights at all (P5, P6).
 * Work that the database undoes after a deadlock or a serialization failure is run again, so that it may have no effects but those of
 * its statements (docs/decisions/0277). Throws `DatabaseUnavailable` when the database cannot serve, or others were in the way each time,
 * and `CommitRolledBack` when work hid a failure.
 */
export interface Database {
  /** The rows of one workspace, and what the platform has published for all. */
  tenant<T>(wsId: string, work: Work<T>, options?: ScopeOptions): Promise<T>;
  /**
   * The records of one workspace, beside what `tenant` sees: under the workspace's own database role, to which alone its
   * record tables belong, so that every operator can use an index (docs/decisions/0163).
   */
  records<T>(wsId: string, work: Work<T>, options?: ScopeOptions): Promise<T>;
  /**
   * The same with the right to change the structure of the workspace's record tables. Waits 2 s for a table that others
   * use; with `retry` it is tried again.
   */
  definition<T>(wsId: string, work: Work<T>, options?: Pick<ScopeOptions, 'retry'>): Promise<T>;
  /**
   * The same right without a transaction: each statement is one by itself and has no limit in time. For building indexes while others
   * write, and nothing else: a failure leaves what was done before it.
   */
  concurrently<T>(wsId: string, work: Work<T>): Promise<T>;
  /** Accounts, memberships, sessions and what signing in needs; workspaces can be read. */
  identity<T>(work: Work<T>, options?: IdentityOptions): Promise<T>;
  /** All workspaces, and the platform's own configuration, files, preferences and log. */
  platform<T>(work: Work<T>, options?: ScopeOptions): Promise<T>;
}
