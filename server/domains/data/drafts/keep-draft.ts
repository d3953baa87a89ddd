import { sql, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi';
import type { Call } from '#server/kernel/call/handler.ts';
import { json, type Query } from '#server/kernel/db/index.ts';
import { refuse } from '../query/issues.ts';
import type { RecordList } from '../views/record-list.ts';
import { draftAccess } from './draft-access.ts';
import { leftOutSecrets, ownFields } from './own-fields.ts';
import { deleteOldDrafts, formOf } from './queries.ts';

/** The most drafts of one person in a workspace. */
const most = 50;
/** The most bytes of one, as JSON. */
const mostBytes = 200_000;

/** Keeps what the caller entered in a form, in place of what was stored before; nothing of a form that was sent meanwhile. */
export function keepDraft(
  call: Call<'keepMenuDraft'> | Call<'keepTableDraft'>,
  listOf: (query: Query) => Promise<RecordList>,
): Promise<{ draft: Schemas['RecordDraft'] }> {
  const { record_id: recordId = null, record_version: version = 0, draft_key: key, data: sent } = call.args;
  requireSmall(sent);
  return call.db.records(call.application.wsId, async (query) => {
    const list = await listOf(query);
    const access = await draftAccess(query, call, { list, recordId });
    const data = ownFields(access, sent, recordId === null);
    const of = { list, accountId: call.session.accountId, recordId };
    const changes = { data: json<Record<string, unknown>>(data), record_version: version, updated_at: call.now };
    const stored = await query
      .insertInto('record_drafts')
      .values({
        ws_id: list.owner.wsId,
        app_id: list.owner.appId,
        account_id: of.accountId,
        form: formOf(of),
        menu_id: list.menuId,
        // Of a logical table too: they go with the table that holds the records.
        table_id: list.menuId === null ? access.design.tableId : null,
        ...changes,
      })
      .onConflict((row) => row.columns(['ws_id', 'account_id', 'form']).doUpdateSet(changes).where(isOpen(key)))
      .returning('form')
      .executeTakeFirst();
    if (!stored) return { draft: null };
    await deleteOldDrafts(query, of, { now: call.now, most, isSettled: false });
    const leftOut = leftOutSecrets(access, sent);
    return {
      draft: {
        data,
        record_version: version,
        updated_at: call.now.toISOString(),
        ...(leftOut.length > 0 && { left_out: leftOut }),
      },
    };
  });
}

/** True for a form that was not sent yet, by its key. */
const isOpen = (key: string | undefined) =>
  sql<SqlBool>`${key === undefined ? sql`true` : sql`not (record_drafts.settled @> array[${key}::text])`}`;

function requireSmall(data: Schemas['RecordData']): void {
  if (Buffer.byteLength(JSON.stringify(data)) <= mostBytes) return;
  refuse(
    '/data',
    { 'en-US': 'This is more than a draft can hold (200 KB).', 'zh-CN': '内容超过草稿的上限（200 KB）。' },
    { 'en-US': 'Send the form, or shorten its texts.', 'zh-CN': '请提交表单，或缩短文本。' },
  );
}
