import { DatabaseUnavailable, StatementTooLong } from '../../errors.ts';

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Classes and codes of PostgreSQL: connection exceptions, too many connections, shutting down, starting up. */
const postgresCode = /^(08...|53300|57P0[1-5])$/;
const clientMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|The server closed)/;

/** Whether the error means that the connection is gone, as opposed to a statement that was refused. */
export function isUnreachable(error: unknown): boolean {
  // The embedded database says so itself when it was ended with the statement.
  if (error instanceof DatabaseUnavailable || error instanceof StatementTooLong) return true;
  if (!(error instanceof Error)) return false;
  // Node and pg put the code there; AggregateError is what a name with several addresses gives.
  const code: unknown = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && (systemCodes.has(code) || postgresCode.test(code))) return true;
  return clientMessage.test(error.message);
}

/** The statement was ended because it ran too long; one that only waits for a lock is ended before, with another code. */
const ranTooLong = '57014';
/** The transaction was left without a statement too long. */
const wasIdle = '25P03';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Another server has migrated the tables, and this connection's prepared statement gives other columns than before. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '0A000' && /cached plan/.test(error.message);
}

/**
 * Turns a lost connection, a transaction that was cut off and an outdated plan into `DatabaseUnavailable`, and a statement that ran too long
 * into `StatementTooLong`; gives other errors back.
 */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || error instanceof StatementTooLong) return error;
  if (hasCode(error, ranTooLong)) return new StatementTooLong({ cause: error });
  if (hasCode(error, wasIdle))
    return new DatabaseUnavailable('The database ended a transaction that was left idle.', { cause: error });
  if (isStalePlan(error)) return new DatabaseUnavailable('The tables were changed meanwhile.', { cause: error });
  if (isUnreachable(error)) return new DatabaseUnavailable('The database cannot be reached.', { cause: error });
  return error;
}
