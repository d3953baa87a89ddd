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

/** Writes every denial into the log of the session's workspace, or the platform's (P42). */
export function createDenialLog(db: Database): DenialLog {
  return {
    async write({ operation, area, code, ...source }) {
      const { wsId } = source.session;
      const write = (query: Query): Promise<void> =>
        writeLog(query, source, { module: area, action: operation, result: 'failed', detail: { code } });
      await (wsId === undefined ? db.platform(write) : db.tenant(wsId, write));
    },
  };
}
