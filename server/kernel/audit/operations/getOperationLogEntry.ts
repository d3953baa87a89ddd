import { pointerTo } from '#schemas';
import type { Handler } from '../../call/handler.ts';
import { NotFound } from '../../errors/index.ts';
import { inScope } from '../../scope/in-scope.ts';
import { changedFields } from '../changed-fields.ts';
import { detailFacts } from '../detail-facts.ts';
import { entriesOf, presentEntry } from '../entry-row.ts';
import { requireReadableLog } from '../policy.ts';
import { type SentenceNeeds, sentencesOf } from '../sentences/sentences.ts';
import { pathText } from '../words/index.ts';

/** The length of a value that is shown, in bytes. */
const longest = 512 * 1024;

/** How many changes are answered. */
const mostChanges = 200;

/** One entry of the log that the caller may read, with what it changed by the names of its fields (WB-09). */
export const getOperationLogEntry: Handler<'getOperationLogEntry', SentenceNeeds> = async (call) => {
  const { args, db, session, locale } = call;
  const wsId = session.wsId ?? null;
  const applicationId = args.application_id;
  if (wsId !== null) await requireReadableLog(db, session, { wsId, applicationId });
  const row = await inScope(
    db,
    wsId,
    (query) => {
      const found = entriesOf(query, wsId, { most: longest, locale }).where('operation_log.id', '=', args.id);
      const there = applicationId === undefined ? found : found.where('application_id', '=', applicationId);
      return there.executeTakeFirst();
    },
    { singleRead: true },
  );
  if (!row) throw new NotFound();
  const sentences = await sentencesOf(call, wsId, [row]);
  const entry = presentEntry(row, locale, sentences.of(row));
  // A value that is not shown cannot be compared: the other one would look new.
  const isWhole = entry.cut.before === undefined && entry.cut.after === undefined;
  const changes = isWhole ? changedFields(row.before, row.after) : [];
  return {
    entry,
    facts: detailFacts(locale, row.detail),
    changes: [
      ...(sentences.record(row)?.changes ?? []).map(({ field, label, was, now }) => ({
        pointer: pointerTo('', field),
        label,
        was,
        now,
      })),
      ...changes.map(({ path, was, now }) => ({
        pointer: path.reduce(pointerTo, ''),
        label: pathText(locale, path),
        was,
        now,
      })),
    ].slice(0, mostChanges),
    more_changes: Math.max(0, changes.length - mostChanges),
  };
};
