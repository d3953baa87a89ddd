import type { Schemas } from '#openapi';
import { computedColumns } from '../../query/computed-columns.ts';
import { noLinks } from '../../query/links.ts';
import { readableFields, type StoredRecord } from '../../query/record-rows.ts';
import type { Query } from '#server/kernel/db/index.ts';
import type { ReadAccess, AccessWay } from '../access/record-access.ts';
import type { RecordCaller } from '../access/caller.ts';
import { displayOf, namesOfPeople } from './display.ts';
import { staleValues } from './stale-values.ts';

/** A record with what the caller may do with it. */
export interface ReadRecord extends StoredRecord {
  /** Fields that the caller may change in other records and not in this one. */
  fixed?: ReadonlySet<string>;
  mayEdit: boolean;
  mayDelete: boolean;
  /** False for a record that was written, and that the way on which the caller came does not list any more. */
  isListed?: false;
}

/** Records as they are on the wire, with the texts that people read for ids and codes (REC-01). */
export async function presentRecords(
  query: Query,
  access: ReadAccess & AccessWay,
  records: readonly ReadRecord[],
  { locale, now, timeZone }: Pick<RecordCaller, 'locale' | 'now' | 'timeZone'>,
): Promise<Schemas['Record'][]> {
  const { design, visible, viewId, menuId } = access;
  const { links = noLinks, paths } = access;
  const computed = computedColumns(design, visible, { links, paths });
  const fields = [...readableFields(design, visible), ...computed.map(({ field: { id }, kind }) => ({ id, kind }))];
  const authors = [...new Set(records.flatMap(({ created_by }) => created_by ?? []))];
  const [display, names] = await Promise.all([
    displayOf(query, access, { fields, records, locale }),
    namesOfPeople(query, { wsId: design.wsId, locale }, authors),
  ]);
  const staleOf = staleValues(design, { locale, now: now.getTime(), timeZone });
  return records.map((record, index) => {
    const stale = staleOf(record.values);
    return {
      record_id: record.id,
      p_table_id: design.tableId,
      ...(viewId !== undefined && { l_table_id: viewId }),
      ...(menuId !== undefined && { menu_id: menuId }),
      // Safe: the values were read by their columns, whose types are those of the fields.
      data: record.values as Schemas['RecordData'],
      display: display[index] ?? {},
      ...(stale && { stale }),
      files: [],
      rights: { edit: record.mayEdit, delete: record.mayDelete },
      created_at: record.created_at.toISOString(),
      created_by:
        record.created_by === null ? null : { id: record.created_by, real_name: names.get(record.created_by) ?? '' },
      updated_at: record.updated_at.toISOString(),
      ...(record.deleted_at && { deleted_at: record.deleted_at.toISOString() }),
      version: record.version,
      ...(record.isListed === false && { is_listed: false }),
      ...(record.mark !== undefined && { mark: record.mark }),
    };
  });
}
