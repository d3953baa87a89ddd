import type { Schemas } from '#openapi';
import { type Query, ulid } from '#server/kernel/db/index.ts';
import { NotAllowed, NotFound } from '#server/kernel/errors/index.ts';
import { bulkDelete } from '../record/write/bulk.ts';
import type { DesignedTable, AnswerAccess } from '../record/access/record-access.ts';
import type { ChangingCaller } from '../record/write/changing-caller.ts';
import type { RecordCaller } from '../record/access/caller.ts';

const dayMs = 86_400_000;
/** Days for which an import can be undone, and how many of them are listed. */
const storedDays = 14;
const most = 20;
/** Records that one call takes back. */
const atOnce = 500;

/** The part of a call that asks for imports. */
interface ImportsCaller extends RecordCaller {
  application: { canEdit: boolean };
}

/** The imports into a table that can still be undone: one's own, and for those who edit the application everybody's. */
function openImports(query: Query, { design: { wsId, appId, tableId } }: DesignedTable, call: ImportsCaller) {
  const found = query
    .selectFrom('record_imports')
    .where('record_imports.ws_id', '=', wsId)
    .where('record_imports.app_id', '=', appId)
    .where('record_imports.table_id', '=', tableId)
    .where('record_imports.created_at', '>', new Date(call.now.getTime() - storedDays * dayMs));
  return call.application.canEdit ? found : found.where('record_imports.account_id', '=', call.session.accountId);
}

/** An import, and when its first part came. */
interface BegunImport {
  id: string;
  startedAt: Date;
}

/** The import that a part belongs to: a new one, or the one that is named. Throws `NotFound` for another one. */
export async function beginImport(
  query: Query,
  call: ChangingCaller & ImportsCaller,
  access: DesignedTable,
  { id, sheet }: { id: string | null | undefined; sheet: string },
): Promise<BegunImport> {
  const { wsId, appId, tableId } = access.design;
  const { accountId } = call.session;
  if (id !== null && id !== undefined) {
    const own = await openImports(query, access, call).where('id', '=', id).select('created_at').executeTakeFirst();
    if (!own) throw new NotFound({ pointer: '/import_id' });
    return { id, startedAt: own.created_at };
  }
  await query
    .deleteFrom('record_imports')
    .where('ws_id', '=', wsId)
    .where('account_id', '=', accountId)
    .where('created_at', '<=', new Date(call.now.getTime() - storedDays * dayMs))
    .execute();
  const made = ulid();
  await query
    .insertInto('record_imports')
    .values({
      id: made,
      ws_id: wsId,
      app_id: appId,
      table_id: tableId,
      account_id: accountId,
      sheet,
      created_at: call.now,
    })
    .execute();
  return { id: made, startedAt: call.now };
}

/** Keeps which records an import made, in the transaction in which it made them. */
export async function keepImported(
  query: Query,
  { wsId, importId, ids }: { wsId: string; importId: string; ids: string[] },
): Promise<void> {
  if (ids.length === 0) return;
  const part = { id: ulid(), ws_id: wsId, import_id: importId, record_ids: ids };
  await query.insertInto('record_import_parts').values(part).execute();
}

/** The imports of the last days of which records are left to take back, the last one first. */
export async function listImports(
  query: Query,
  call: ImportsCaller,
  access: DesignedTable,
): Promise<{ items: Schemas['RecordImported'][] }> {
  const rows = await openImports(query, access, call)
    .innerJoin('record_import_parts', (join) =>
      join
        .onRef('record_import_parts.ws_id', '=', 'record_imports.ws_id')
        .onRef('record_import_parts.import_id', '=', 'record_imports.id'),
    )
    .select(({ fn }) => [
      'record_imports.id as id',
      'record_imports.sheet as sheet',
      'record_imports.created_at as created_at',
      fn.sum<string>(fn<number>('cardinality', ['record_import_parts.record_ids'])).as('count'),
    ])
    .groupBy(['record_imports.id', 'record_imports.sheet', 'record_imports.created_at'])
    .orderBy('record_imports.created_at', 'desc')
    .orderBy('record_imports.id', 'desc')
    .limit(most)
    .execute();
  const items = rows.map(({ id, sheet, created_at, count }) => ({
    id,
    sheet,
    created_at: created_at.toISOString(),
    record_count: Number(count),
  }));
  return { items };
}

/**
 * Moves records of an import into the trash, as far as nobody changed them since and the caller may delete them; the others are left
 * out and named. Up to 500 a call; `rest` says how many are left. Of an import that was undone, or that
 * somebody else made, nothing is left. Throws `not_allowed` without the right to delete.
 */
export async function undoImport(
  query: Query,
  call: ChangingCaller & ImportsCaller,
  access: AnswerAccess,
  importId: string,
): Promise<Schemas['RecordImportUndone']> {
  const { wsId } = access.design;
  if (!access.deletable) throw new NotAllowed({ detail: { rule: 'menuAuthorization.delete' } });
  const own = await openImports(query, access, call)
    .where('id', '=', importId)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  if (!own) return { done: 0, left_out: 0, reasons: [], rest: 0 };
  const parts = await query
    .selectFrom('record_import_parts')
    .where('ws_id', '=', wsId)
    .where('import_id', '=', importId)
    .select(['id', 'record_ids'])
    .orderBy('id')
    .execute();
  const now: typeof parts = [];
  let count = 0;
  for (const part of parts) {
    if (count + part.record_ids.length > atOnce) break;
    now.push(part);
    count += part.record_ids.length;
  }
  // A record is of its first version as long as nobody changed it.
  const records = now.flatMap((part) => part.record_ids).map((id) => ({ record_id: id, seen_version: 1 }));
  const result =
    records.length === 0
      ? { done: 0, unchanged: 0, left_out: 0, reasons: [] }
      : await bulkDelete(query, call, access, { records });
  const gone = now.map(({ id }) => id);
  if (gone.length > 0) {
    await query.deleteFrom('record_import_parts').where('ws_id', '=', wsId).where('id', 'in', gone).execute();
  }
  const rest = parts.slice(now.length).reduce((sum, part) => sum + part.record_ids.length, 0);
  if (rest === 0)
    await query.deleteFrom('record_imports').where('ws_id', '=', wsId).where('id', '=', importId).execute();
  return { done: result.done, left_out: result.left_out, reasons: result.reasons, rest };
}
