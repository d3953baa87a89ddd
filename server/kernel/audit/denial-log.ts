import type { Database, Query } from '../db/index.ts';
import type { ErrorCode } from '#openapi';
import type { Session } from '../call/session.ts';
import { writeLog } from './write-log.ts';

/** A denied call: which operation, by whom, from where. */
export interface Denial {
  /** The operation and its area. */
  operation: string;
  area: string;
  code: ErrorCode;
  session: Session;
  requestId: string;
  ip: string;
  now: Date;
  /** The changed page that the call named. */
  document?: { id: string; version: string } | undefined;
}

/** Writes denials into the operation log (P42). */
export interface DenialLog {
  write(denial: Denial): Promise<void>;
}

const minute = 60_000;

/**
 * Denials that are one row: those of one caller, operation and code in a minute. What else a request may say, such as
 * an address or a page, is of the first one: otherwise a caller could make as many rows as it makes requests.
 */
function keyOf({ operation, code, session, now }: Denial): string {
  const caller = session.key ? `${session.accountId} ${session.key.id}` : session.accountId;
  return `${session.wsId ?? ''} ${caller} ${operation} ${code} ${Math.floor(now.getTime() / minute)}`;
}

/** Writes every denial into the log of the session's workspace, or the platform's, before it is answered (P42). */
export function createDenialLog(db: Database): DenialLog {
  return {
    async write(denial) {
      const { operation, area, code, ...source } = denial;
      const denialKey = keyOf(denial);
      const { wsId } = source.session;
      const write = (query: Query): Promise<void> =>
        writeLog(query, source, { module: area, action: operation, result: 'failed', detail: { code }, denialKey });
      await (wsId === undefined ? db.platform(write) : db.tenant(wsId, write));
    },
  };
}
