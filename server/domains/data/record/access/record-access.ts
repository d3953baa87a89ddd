import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { NotAllowed } from '#server/kernel/errors/index.ts';
import type { TableDesign } from '../../design/table-design.ts';
import type { TableOwner } from '../../design/table-rows.ts';
import type { Links } from '../../query/links.ts';
import type { RecordScope } from '../../query/list-records.ts';
import type { VisibleFields } from '../../design/visible-design.ts';
import { cachedDesign } from './cached-answers.ts';
import type { FixedValues } from './fixed-values.ts';

type Rows = RawBuilder<SqlBool>;

/** A table by its design. */
export interface DesignedTable {
  design: TableDesign;
}

/** A table, and by what names of linked records are read. */
export interface RelatedTables extends DesignedTable {
  /** What the caller may do in the other tables of the application, to which relations lead. */
  others: OtherTables;
}

/** What a caller sees of the fields of a table. */
export interface TableSight extends DesignedTable {
  /** The fields that are answered, and may be filtered, sorted and searched by. */
  visible: VisibleFields;
  /** To where its relations lead, once a call has asked for it. */
  links?: Links;
}

/** What a caller may read of the records of a table. */
export interface ReadAccess extends RelatedTables, TableSight {
  /** The condition on the records `r` that may be read. */
  readable: Rows;
  /** What is answered of linked records, by path, once a call has asked for it. */
  paths?: readonly string[];
}

/** Conditions on the records `r` that may be changed and deleted; undefined for none of them. */
export interface RowRights {
  changeable: Rows | undefined;
  deletable: Rows | undefined;
}

/** The way on which a call came, as answers name it. */
export interface AccessWay {
  viewId?: string;
  /** What the view is called, where the call names it. */
  viewName?: string;
  menuId?: string;
}

/** What records are answered by: what may be read, and what may be done with each of them. */
export interface AnswerAccess extends ReadAccess, RowRights, AccessWay {
  /** The fields that may be changed in a stored record. */
  editable: VisibleFields;
}

/** What a caller may write. Who writes a record is answered it. */
export interface WriteAccess extends AnswerAccess {
  /** The fields that may be filled in in a new record. */
  enterable: VisibleFields;
  mayAdd: boolean;
  /** What a new record has to meet, and a changed one; absent for every record. */
  addCondition?: Rows;
  editCondition?: Rows;
  /** What all rows have by the filter of the list: new records begin with it. */
  fixed?: FixedValues;
}

/** What a caller may do with the records of one table, by the way on which the call came. */
export interface RecordAccess extends WriteAccess {
  mayImport: boolean;
  /** What an imported record has to meet besides; absent for every record. */
  importCondition?: Rows;
  /** Of the records that may be read the ones that may be exported; undefined for none of them. */
  exportable: Rows | undefined;
}

/** What a caller may do with the records of another table, by whichever menu; conditions are on its records `r`. */
export type OtherTable = Pick<WriteAccess, 'design' | 'visible' | 'readable' | 'deletable' | 'mayAdd'>;

/** Another table by its id; undefined for one that is not there, and for one of which the caller reads nothing. */
export type OtherTables = (query: Query, tableId: string) => Promise<OtherTable | undefined>;

const every = sql<SqlBool>`true`;

/** A builder's access to a whole table; without `canEdit` it is read alone. */
export function wholeTable(design: TableDesign, { canEdit }: { canEdit: boolean }): RecordAccess {
  const changeable = canEdit ? every : undefined;
  return {
    design,
    visible: 'all',
    enterable: canEdit ? 'all' : new Set(),
    editable: canEdit ? 'all' : new Set(),
    readable: every,
    changeable,
    deletable: changeable,
    mayAdd: canEdit,
    others: everyTable(design, design.locale, { canEdit }),
    mayImport: canEdit,
    exportable: changeable,
  };
}

/** Asks for each table once. */
export function askOnce(ask: OtherTables): OtherTables {
  const asked = new Map<string, Promise<OtherTable | undefined>>();
  return (query, tableId) => {
    const answer = asked.get(tableId) ?? ask(query, tableId);
    asked.set(tableId, answer);
    return answer;
  };
}

/** Every table of an application, as builders have access to them. */
export function everyTable(owner: TableOwner, locale: string, { canEdit }: { canEdit: boolean }): OtherTables {
  return askOnce(async (query, id) => {
    const design = await cachedDesign(query, owner, { id, locale });
    return design && wholeTable(design, { canEdit });
  });
}

/** Records that are not deleted, or those of the trash alone. */
export function scopeOf({ visible, readable, links, paths }: ReadAccess, { isTrash = false } = {}): RecordScope {
  const state = isTrash ? sql<SqlBool>`r.deleted_at is not null` : sql<SqlBool>`r.deleted_at is null`;
  return { visible, rows: [state, readable], ...(links && { links }), ...(paths && { paths }) };
}

/** The same for the trash: of deleted records those are seen that may be restored. Throws `NotAllowed` without the right to delete. */
export function trashAccess(access: AnswerAccess): AnswerAccess {
  const { readable, deletable } = access;
  if (!deletable) throw new NotAllowed({ detail: { rule: 'menuAuthorization.delete' } });
  return { ...access, readable: sql<SqlBool>`(${readable} and ${deletable})` };
}
