import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import type { DesignedTable, AccessWay } from '../record/access/record-access.ts';
import { deleteOldDrafts, type DraftOf, formOf, lockDraft } from './queries.ts';
import { releaseFiles } from './release-files.ts';

/** The part of a call by which the record of a form is saved. */
interface SavingCaller {
  args: { draft_key?: string | undefined };
  session: { accountId: string };
  now: Date;
}

/** Keys that are remembered for a form. */
const rememberedKeys = 10;
/** Forms of one person of which they are. */
const mostForms = 50;

/**
 * Drops the draft of a form whose record is saved in the same transaction, and remembers the form's key: a draft of it that was on
 * its way arrives too late. Nothing happens for a form without a key.
 */
export async function settleDraft(
  query: Query,
  { args: { draft_key: key }, session: { accountId }, now }: SavingCaller,
  access: DesignedTable & AccessWay,
  recordId: string | null,
): Promise<void> {
  if (key === undefined) return;
  const { design } = access;
  const { wsId, appId } = design;
  const [menuId, viewId] = [access.menuId ?? null, access.viewId ?? null];
  const tableId = menuId === null && viewId === null ? design.tableId : null;
  const of: DraftOf = { list: { owner: { wsId, appId }, menuId, tableId, viewId }, accountId, recordId };
  const left = await lockDraft(query, of);
  await query
    .insertInto('record_drafts')
    .values({
      ws_id: wsId,
      app_id: appId,
      account_id: accountId,
      form: formOf(of),
      menu_id: menuId,
      table_id: menuId === null ? design.tableId : null,
      record_version: 0,
      data: null,
      settled: [key],
      updated_at: now,
    })
    .onConflict((row) =>
      row.columns(['ws_id', 'account_id', 'form']).doUpdateSet({
        data: null,
        settled: sql<string[]>`(array_prepend(${key}::text, record_drafts.settled))[1:${sql.lit(rememberedKeys)}]`,
        updated_at: now,
      }),
    )
    .execute();
  // The record has its files by now: what was taken out of the form again is no one's.
  await releaseFiles(query, { wsId, now }, left);
  await deleteOldDrafts(query, of, { now, most: mostForms, isSettled: true });
}
