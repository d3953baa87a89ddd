import { sql, type SqlBool } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';

/** What a person entered in a form that is no draft any more. */
interface LeftDraft {
  account_id: string;
  data: unknown;
}

const idPattern = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** Every text in a draft that may be the id of a file; ids of other things name no file. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return idPattern.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

/**
 * Deletes the files of drafts that are gone: those which their person uploaded, that no record has, and that are in no other draft of that
 * person. Call it once the drafts are dropped and the files of a record that was saved were given to it.
 */
export async function releaseFiles(
  query: Query,
  { wsId, now }: { wsId: string; now: Date },
  drafts: readonly LeftDraft[],
): Promise<void> {
  for (const { account_id: accountId, data } of drafts) {
    const ids = [...new Set(idsIn(data))];
    if (ids.length === 0) continue;
    await query
      .updateTable('files')
      .set({ deleted_at: now })
      .where('ws_id', '=', wsId)
      .where('id', 'in', ids)
      .where('created_by', '=', accountId)
      .where('purpose', '=', 'record')
      .where('record_id', 'is', null)
      .where('deleted_at', 'is', null)
      .where(
        sql<SqlBool>`not exists (select 1 from record_drafts as d where d.ws_id = ${wsId} and d.account_id = ${accountId}
          and position(files.id in d.data::text) > 0)`,
      )
      .execute();
  }
}
