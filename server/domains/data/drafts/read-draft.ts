import type { Schemas } from '#openapi';
import type { Call } from '#server/kernel/call/handler.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { findRecord } from '../record/read/find-record.ts';
import { accessTo, type RecordList } from '../views/record-list.ts';
import { ownFields } from './own-fields.ts';
import { draftOf, oldestStored } from './queries.ts';

/** The caller's own draft of a form, with the fields that the caller could send now; null for none. */
export function readDraft(
  call: Call<'getMenuDraft'> | Call<'getTableDraft'>,
  listOf: (query: Query) => Promise<RecordList>,
): Promise<{ draft: Schemas['RecordDraft'] }> {
  const recordId = call.args.record_id ?? null;
  return call.db.records(
    call.application.wsId,
    async (query) => {
      const list = await listOf(query);
      const access = await accessTo(query, call, list);
      if (recordId !== null) await findRecord(query, access, recordId);
      const row = await draftOf(query, { list, accountId: call.session.accountId, recordId })
        .where('data', 'is not', null)
        .where('updated_at', '>=', oldestStored(call.now))
        .select(['data', 'record_version', 'updated_at'])
        .executeTakeFirst();
      if (!row) return { draft: null };
      // Safe: only what the contract describes is ever written there.
      const data = ownFields(access, row.data as Schemas['RecordData'], recordId === null);
      return { draft: { data, record_version: row.record_version, updated_at: row.updated_at.toISOString() } };
    },
    { readOnly: true },
  );
}
