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

/** What a caller may do with the records of another table, by whichever menu; the condition is on records `r`. */
export type OtherTable = Pick<RecordAccess, 'design' | 'visible' | 'readable' | 'deletable' | 'mayAdd'>;

/** Another table by its id; undefined for one that is not there, and for one of which the caller reads nothing. */
export type OtherTables = (query: Query, tableId: string) => Promise<OtherTable | undefined>;

/** What a caller may do with the records of one table, by the way on which the call came. */
export interface RecordAccess {
  design: TableDesign;
  /** The fields that are answered, and may be filtered, sorted and searched by. */
  visible: VisibleFields;
  /** The fields that may be filled in in a new record, and those that may be changed in a stored one. */
  enterable: VisibleFields;
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
  addCondition?: RawBuilder<SqlBool>;
  importCondition?: RawBuilder<SqlBool>;
  editCondition?: RawBuilder<SqlBool>;
  /** What the caller may do in the other tables of the application, to which relations lead. */
  others: OtherTables;
  /** To where its relations lead, and what is answered of linked records by path: once a call has asked for them. */
  links?: Links;
  paths?: readonly string[];
  /** What all rows have by the filter of the list: new records begin with it. */
  fixed?: FixedValues;
  /** Named in the answers. */
  viewId?: string;
  /** What the view is called, where the call names it. */
  viewName?: string;
  menuId?: string;
}

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
export function scopeOf({ visible, readable, links, paths }: RecordAccess, { isTrash = false } = {}): RecordScope {
  const state = isTrash ? sql<SqlBool>`r.deleted_at is not null` : sql<SqlBool>`r.deleted_at is null`;
  return { visible, rows: [state, readable], ...(links && { links }), ...(paths && { paths }) };
}

/** The same for the trash: of deleted records those are seen that may be restored. Throws `NotAllowed` without the right to delete. */
export function trashAccess(access: RecordAccess): RecordAccess {
  const { readable, deletable } = access;
  if (!deletable) throw new NotAllowed({ detail: { rule: 'menuAuthorization.delete' } });
  return { ...access, readable: sql<SqlBool>`(${readable} and ${deletable})` };
}
