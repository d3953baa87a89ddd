import { Failure, Unavailable } from '#server/kernel/errors/index.ts';

/** The database cannot serve now; the same call may succeed after `retryAfter` seconds. None of its changes were committed. */
export class DatabaseUnavailable extends Unavailable {
  constructor(reason: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(options.retryAfter);
    this.message = reason;
    this.cause = options.cause;
  }
}

/** A statement was ended because it took longer than any may: the same call would be ended again. None of its changes were committed. */
export class StatementTooLong extends Failure {
  constructor(options: { cause?: unknown } = {}) {
    super('query_too_heavy');
    this.message = 'The database ended a statement that ran too long.';
    this.cause = options.cause;
  }
}

/** The database cannot be used as it is set up (rights, address, an edited migration). Says what to do. */
export class DatabaseSetup extends Error {
  override name = 'DatabaseSetup';
}

/**
 * A commit was answered with ROLLBACK: a statement of the transaction failed and its error was caught inside the
 * work, so nothing was committed although the work seemed to succeed.
 */
export class CommitRolledBack extends Error {
  override name = 'CommitRolledBack';

  constructor() {
    super(
      'The transaction was rolled back at its end: one of its statements failed and the error was caught. Let it pass.',
    );
  }
}

/** A scope was opened inside another one. On the embedded database the two would wait for each other for ever. */
export class NestedScope extends Error {
  override name = 'NestedScope';

  constructor(outer: string, inner: string) {
    super(`The ${inner} scope was opened inside the ${outer} scope. Finish one before the next, or pass its query on.`);
  }
}

/** Another living process holds the data directory. */
export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse';
  readonly holder: { pid: number; host: string; startedAt: string };

  constructor(directory: string, holder: { pid: number; host: string; startedAt: string }) {
    super(
      `The data directory ${directory} is in use by process ${holder.pid} on ${holder.host}, started ${holder.startedAt}. ` +
        'Stop that process, or choose another directory with DATA_DIR.',
    );
    this.holder = holder;
  }
}

/** The name of the unique constraint or index that refused a write; undefined for every other error. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return undefined;
  return error.code === '23505' ? String(error.constraint) : undefined;
}
