import type { Database, Query } from '../db/index.ts';
import type { Refusals } from '../services.ts';
import { writeLog } from './write-log.ts';

/** Writes every refusal into the log of the workspace in which it was asked, or the platform's (P42). */
export function createRefusals(db: Database): Refusals {
  return {
    async note({ operation, area, code, ...source }) {
      const { wsId } = source.session;
      const write = (query: Query): Promise<void> =>
        writeLog(query, source, { module: area, action: operation, result: 'failed', detail: { code } });
      await (wsId === undefined ? db.platform(write) : db.tenant(wsId, write));
    },
  };
}
