import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { TableDesign } from '../design/table-design.ts';
import type { RecordReach } from '../query/list-records.ts';
import type { VisibleFields } from '../design/visible-design.ts';

/** What a caller may do with the records of one table, by the way on which the call reached it. */
export interface RecordAccess {
  design: TableDesign;
  /** The fields that are answered, and may be filtered, sorted and searched by. */
  visible: VisibleFields;
  /** The fields that may be written. */
  editable: VisibleFields;
  /** Conditions on the records `r`: those that may be read, changed and deleted; undefined for none of them. */
  readable: RawBuilder<SqlBool>;
  changeable: RawBuilder<SqlBool> | undefined;
  deletable: RawBuilder<SqlBool> | undefined;
  mayAdd: boolean;
  mayImport: boolean;
  /** Of those that may be read the ones that may be exported; undefined for none of them. */
  exportable: RawBuilder<SqlBool> | undefined;
  /** What a new record has to meet, an imported one, and a changed one; absent for every record. */
  addable?: RawBuilder<SqlBool>;
  importable?: RawBuilder<SqlBool>;
  keepable?: RawBuilder<SqlBool>;
  /** Named in the answers. */
  viewId?: string;
  menuId?: string;
}

const every = sql<SqlBool>`true`;

/** A builder's access to a whole table; without `canEdit` it is read alone. */
export function wholeTable(design: TableDesign, { canEdit }: { canEdit: boolean }): RecordAccess {
  const changeable = canEdit ? every : undefined;
  return {
    design,
    visible: 'all',
    editable: canEdit ? 'all' : new Set(),
    readable: every,
    changeable,
    deletable: changeable,
    mayAdd: canEdit,
    mayImport: canEdit,
    exportable: changeable,
  };
}

/** Records that are not deleted, or those of the trash alone. */
export function reachOf({ visible, readable }: RecordAccess, { isTrash = false } = {}): RecordReach {
  const state = isTrash ? sql<SqlBool>`r.deleted_at is not null` : sql<SqlBool>`r.deleted_at is null`;
  return { visible, rows: [state, readable] };
}
