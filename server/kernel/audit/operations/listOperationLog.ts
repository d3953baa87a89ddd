import type { Handler } from '../../call/handler.ts';
import { presentPage, readList } from '../../lists/index.ts';
import { inScope } from '../../scope/in-scope.ts';
import { presentEntry } from '../entry-row.ts';
import { askedEntries, logRules } from '../list-rules.ts';
import { requireReadableLog } from '../policy.ts';
import { type SentenceNeeds, sentencesOf } from '../sentences/sentences.ts';

/** What the values of one page may be together, in bytes. */
const bytesOfPage = 1024 * 1024;

/** Who did what and when, in words: the platform's log for system roles, else the workspace's (WB-08, WB-09). */
export const listOperationLog: Handler<'listOperationLog', SentenceNeeds> = async (call) => {
  const { args, db, session, locale, timeZone } = call;
  const wsId = session.wsId ?? null;
  if (wsId !== null) await requireReadableLog(db, session, { wsId, applicationId: args.application_id });
  const most = Math.floor(bytesOfPage / (args.size ?? 20) / 2);
  const page = await inScope(
    db,
    wsId,
    (query) => readList(query, askedEntries(query, wsId, { args, timeZone, most, locale }), logRules, args),
    { singleRead: true },
  );
  const sentences = await sentencesOf(call, wsId, page.items);
  return presentPage(page, (row) => presentEntry(row, locale, sentences.of(row)));
};
