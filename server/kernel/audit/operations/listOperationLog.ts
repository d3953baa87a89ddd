import type { Handler } from '../../call/handler.ts';
import { listRows } from '../../lists/index.ts';
import { inScope } from '../../scope/in-scope.ts';
import { presentEntry } from '../entry-row.ts';
import { askedEntries, logRules } from '../list-rules.ts';
import { requireReadableLog } from '../policy.ts';

/** What the values of one page may be together, in bytes. */
const bytesOfPage = 1024 * 1024;

/** Who did what and when: the platform's log for system roles, else the workspace's (WB-08, WB-09). */
export const listOperationLog: Handler<'listOperationLog'> = async ({ args, db, session, locale, timeZone }) => {
  const wsId = session.wsId ?? null;
  if (wsId !== null) await requireReadableLog(db, session, { wsId, applicationId: args.application_id });
  const most = Math.floor(bytesOfPage / (args.size ?? 20) / 2);
  return inScope(
    db,
    wsId,
    (query) =>
      listRows(query, {
        rows: askedEntries(query, wsId, { args, timeZone, most, locale }),
        rules: logRules,
        args,
        present: (row) => presentEntry(row, locale),
      }),
    { singleRead: true },
  );
};
