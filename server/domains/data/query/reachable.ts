import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { isPassword } from '#engine/forms';
import { type FieldKind, isOnOrOff, type Storage } from '../store/storage.ts';
import type { StoredColumn } from '../store/values.ts';
import { columnOf } from '../store/expressions.ts';
import { endName, rowsOf } from '../store/identifiers.ts';
import type { DesignField, TableDesign } from '../design/table-design.ts';
import type { VisibleFields } from '../design/visible-design.ts';
import { computedField, linkedField, wayOf } from './computed-field.ts';
import { openOn, whereOpen } from './fields-by-record.ts';
import { type Links, noLinks } from './links.ts';
import { liveField } from './live-field.ts';
import { isCode, heldBy } from './field-values.ts';
import type { ReachableField } from './reachable-field.ts';
import { rowsField } from './rows-field.ts';

export type { ReachableField } from './reachable-field.ts';

type SystemSource = Extract<FieldKind, { type: 'system' }>['source'];

const own: Readonly<Record<string, { column: string; storage: Storage }>> = {
  record_id: { column: 'id', storage: 'text' },
  created_at: { column: 'created_at', storage: 'moment' },
  created_by: { column: 'created_by', storage: 'text' },
  updated_at: { column: 'updated_at', storage: 'moment' },
};

/** What the server knows of each record has these names. */
export const isSystemName = (name: string): boolean => Object.hasOwn(own, name);

/** The name of what the server knows of each record, for a field of that kind or a path that names it directly. */
function systemName(path: string, field: DesignField | undefined): string {
  return field?.kind.type === 'system' ? field.kind.source : path;
}

/** A sub-table has no column of its own: what its rows name is null for a record without rows. */
const firstRow = (wsId: string, columnId: string): RawBuilder<unknown> =>
  sql`(select s.record_id from ${rowsOf(wsId, columnId)} as s where s.record_id = r.id limit 1)`;

/** What a column is compared, sorted and grouped by: what is off is off, also in records that say nothing of it. */
function readColumn(wsId: string, { columnId, storage, kind }: StoredColumn): RawBuilder<unknown> {
  if (storage === 'rows') return firstRow(wsId, columnId);
  return isOnOrOff(kind) ? sql`coalesce(${columnOf(columnId)}, false)` : columnOf(columnId);
}

/** A field of the linked record or of the rows, by the relation or sub-table and the field's id; it is no further than two levels (TABLE-27). */
function linkedPath(design: TableDesign, visible: VisibleFields, path: string, links: Links) {
  const [relation = '', id = '', further] = path.split('.');
  const isSeen = visible === 'all' || visible.has(relation);
  const subTable = design.fields.get(relation);
  if (subTable?.kind.type === 'subTable') {
    // A column that is seen is in a sub-table that is.
    const isColumnSeen = visible === 'all' || visible.has(path);
    return isColumnSeen && further === undefined ? rowsField(design, path, subTable, id) : undefined;
  }
  const way = isSeen && further === undefined ? wayOf(design, links, relation) : undefined;
  const inner = way && reachableField(way.table.design, way.table.visible, id, way.table.links);
  // A password is of its own record alone, as in rows and look-ups.
  return way && inner && !isPassword(inner.kind) ? linkedField(path, way, inner) : undefined;
}

/**
 * The column that a path means to a caller; undefined for an unknown field, one that the caller may not see here or in the linked
 * table, and one whose values are not computed by the database: they are not told apart. What is read through relations takes the
 * links of the table.
 */
export function reachableField(
  design: TableDesign,
  visible: VisibleFields,
  path: string,
  links: Links = noLinks,
): ReachableField | undefined {
  const field = fieldAt(design, visible, path, links);
  const only = openOn(visible, path);
  return field && only ? limitedTo(field, only) : field;
}

/** A field that has no value in the records in which it is closed. */
function limitedTo({ stored: _column, ...field }: ReachableField, only: RawBuilder<SqlBool>): ReachableField {
  return {
    ...field,
    column: whereOpen(field.column, only),
    ...(field.end && { end: whereOpen(field.end, only) }),
    ...(field.through && { through: { ...field.through, only } }),
    isFilled: false,
  };
}

/** The same without regard to the record. */
function fieldAt(design: TableDesign, visible: VisibleFields, path: string, links: Links): ReachableField | undefined {
  if (path.includes('.')) return linkedPath(design, visible, path, links);
  const field = design.fields.get(path);
  if (field && visible !== 'all' && !visible.has(path)) return undefined;
  const name = systemName(path, field);
  const system = Object.hasOwn(own, name) && (!field || field.kind.type === 'system') ? own[name] : undefined;
  if (system) {
    return {
      id: path,
      storage: system.storage,
      // Safe: the names are those of the contract's sources.
      kind: { type: 'system', source: name as SystemSource },
      column: sql.ref(`r.${system.column}`),
      isCode: system.storage === 'text',
      isKey: name === 'record_id',
      isFilled: name !== 'created_by',
      ...(system.column === 'created_by' && { holds: 'people' as const }),
    };
  }
  if (field?.live) return liveField(design, visible, { field, find: reachableField, links });
  if (!field?.column) return field && computedField(design, field, links, reachableField);
  const { columnId, storage, kind } = field.column;
  const holds = heldBy(field.kind);
  return {
    id: path,
    storage,
    kind,
    field,
    column: readColumn(design.wsId, field.column),
    ...(isOnOrOff(kind) && { stored: columnOf(columnId) }),
    end: sql.ref(`r.${endName(columnId)}`),
    isCode: isCode(field.kind),
    isKey: field.kind.type === 'relation',
    ...(holds && { holds }),
  };
}
