import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { OpenApplication } from '#server/kernel/call/application.ts';
import type { Session } from '#server/kernel/call/session.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { everybodyIn, subjectsOf } from '#server/kernel/grants/index.ts';

type MenuRight = keyof Schemas['MenuRights'];
/** The rights that an authorisation gives for some of the fields. */
type FieldRight = 'query' | 'add' | 'edit';

/** Rows that one authorisation opens; a row is open when one of several does. */
export type RowAlternative =
  | { kind: 'all' }
  | { kind: 'own' }
  /** Rows that people of these departments made. */
  | { kind: 'departments'; ids: readonly string[] }
  | { kind: 'filter'; filter: Schemas['FilterConditions'] };

/** Fields that one authorisation opens, in its rows. */
export interface FieldGrant {
  fields: 'all' | ReadonlySet<string>;
  rows: RowAlternative;
}

/** What somebody may do in a menu, all authorisations together (docs/decisions/0161). */
export interface EffectiveRights {
  rights: Schemas['MenuRights'];
  /** Fields that are shown, in some of the rows at least. */
  visibleFields: 'all' | ReadonlySet<string>;
  /** Fields that may be filled in in a new record, and those that may be changed in a stored one. */
  enterableFields: 'all' | ReadonlySet<string>;
  editableFields: 'all' | ReadonlySet<string>;
  /** What each authorisation shows, lets fill in and lets change; none for those to whom nothing has to be granted. */
  fieldGrants: Readonly<Record<FieldRight, readonly FieldGrant[]>>;
  /** For each right the rows for which it was given; none without it. */
  rows: Readonly<Record<MenuRight, readonly RowAlternative[]>>;
}

/** Who asks, in which application. */
export interface MenuReader {
  wsId: string;
  appId: string;
  accountId: string;
  /** An editor may do everything, a system role that only reads sees everything, others have what was granted. */
  access: 'editor' | 'reader' | 'granted';
  /** The call came by an API key: only authorisations for those count. */
  isKey: boolean;
  /** An editor looks at the application as somebody who is only this. */
  lookedAtAs?: OpenApplication['lookedAtAs'];
}

/** The caller of a call in an application. */
export const menuReader = (call: { application: OpenApplication; session: Session }): MenuReader => {
  const { application, session } = call;
  return {
    wsId: application.wsId,
    appId: application.row.id,
    accountId: session.accountId,
    // Without a role in the application it is SYSTEM_ADMIN (contradictions 3).
    access: application.canEdit ? 'editor' : application.appRoles.length === 0 ? 'reader' : 'granted',
    isKey: session.key !== undefined,
    ...(application.lookedAtAs && { lookedAtAs: application.lookedAtAs }),
  };
};

const rightsWhere = <T>(of: (right: MenuRight) => T): Record<MenuRight, T> => ({
  query: of('query'),
  add: of('add'),
  edit: of('edit'),
  delete: of('delete'),
  export: of('export'),
  import: of('import'),
});

/** An authorisation of the person, with the person's departments when its rows are theirs. */
interface Authorization {
  menu_id: string;
  rights: Schemas['MenuRights'];
  visible_fields: Schemas['MenuVisibleFields'];
  data_scope: Schemas['MenuDataScope'];
  departments: string[];
}

/** What the reader is to grants; somebody who is only a department is also those above it, and each is in the group of everybody. */
export function subjectsFor({ wsId, accountId, lookedAtAs }: MenuReader): RawBuilder<unknown> {
  if (!lookedAtAs || lookedAtAs.subject_type === 'user') return subjectsOf({ wsId, accountId });
  const { subject_type: type, subject_id: id } = lookedAtAs;
  const everybody = sql`select 'userGroup' as subject_type, everybody.id as subject_id from (${everybodyIn(wsId)}) as everybody`;
  if (type !== 'department')
    return sql`select ${type}::text as subject_type, ${id}::text as subject_id union ${everybody}`;
  return sql`
    with recursive above as (
      select d.id, d.father_id from departments d where d.ws_id = ${wsId} and d.id = ${id} and d.deleted_at is null
      union
      select d.id, d.father_id from above join departments d on d.id = above.father_id
      where d.ws_id = ${wsId} and d.deleted_at is null
    )
    select 'department'::text as subject_type, above.id as subject_id from above
    union all
    ${everybody}`;
}

/** The departments that the reader belongs to. */
function departmentsFor({ wsId, accountId, lookedAtAs }: MenuReader): RawBuilder<unknown> {
  if (lookedAtAs?.subject_type === 'department') return sql`select ${lookedAtAs.subject_id}::text as id`;
  return sql`select m.department_id as id from department_members m where m.ws_id = ${wsId} and m.account_id = ${accountId}`;
}

async function authorizationsOf(query: Query, reader: MenuReader, menuId: string | undefined) {
  const { wsId, appId, isKey } = reader;
  const ofMenu = menuId === undefined ? sql`` : sql`and a.menu_id = ${menuId}`;
  const { rows } = await sql<Authorization>`
    with recursive subject as (${subjectsFor(reader)}),
    own as (${departmentsFor(reader)}),
    below as (
      select own.id from own
      union
      select d.id from below join departments d on d.father_id = below.id where d.ws_id = ${wsId} and d.deleted_at is null
    )
    select a.menu_id, a.rights, a.visible_fields, a.data_scope,
      case when a.data_scope ->> 'kind' <> 'departments' then '{}'
        when (a.data_scope ->> 'is_deep')::boolean then array(select below.id from below)
        else array(select own.id from own) end as departments
    from menu_authorizations a
    join subject on subject.subject_type = a.subject_type and subject.subject_id = a.subject_id
    where a.ws_id = ${wsId} and a.app_id = ${appId} and a.deleted_at is null ${ofMenu}
      and (a.for_api or not ${isKey})`.execute(query);
  return rows;
}

function alternativeOf({ data_scope: scope, departments }: Authorization): RowAlternative {
  if (scope.kind === 'departments') return { kind: 'departments', ids: departments };
  return scope.kind === 'filter' ? { kind: 'filter', filter: scope.filter } : { kind: scope.kind };
}

const headOf = (path: string): string => path.slice(0, path.indexOf('.'));

/** A sub-table's rows without its columns, where an authorisation names the columns one by one (docs/decisions/0227). */
const rowsOnly = (subTable: string): string => `${subTable}.*`;

/**
 * The fields that authorisations name: `items` is the sub-table with all of its columns, `items.price` a column, and `items.*` its rows
 * alone.
 */
function fieldsOf(granted: readonly Authorization[], isEditing: boolean): 'all' | ReadonlySet<string> {
  const fields = new Set<string>();
  for (const { visible_fields: visible } of granted) {
    if (visible.kind === 'all') return 'all';
    const narrowed = new Set(visible.fields.flatMap(({ field }) => (field.includes('.') ? [headOf(field)] : [])));
    for (const { field, can_edit: canEdit } of visible.fields)
      if (canEdit || !isEditing) fields.add(narrowed.has(field) ? rowsOnly(field) : field);
  }
  return fields;
}

/** Without `query` the other rights mean nothing. */
const gives = ({ rights }: Authorization, right: MenuRight): boolean => rights.query && rights[right];

const fieldGrantsOf = (giving: readonly Authorization[], isEditing: boolean): FieldGrant[] =>
  giving.map((one) => ({ fields: fieldsOf([one], isEditing), rows: alternativeOf(one) }));

function together(granted: readonly Authorization[]): EffectiveRights {
  const giving = rightsWhere((right) => granted.filter((one) => gives(one, right)));
  return {
    rights: rightsWhere((right) => giving[right].length > 0),
    visibleFields: fieldsOf(giving.query, false),
    enterableFields: fieldsOf(giving.add, true),
    editableFields: fieldsOf(giving.edit, true),
    fieldGrants: {
      query: fieldGrantsOf(giving.query, false),
      add: fieldGrantsOf(giving.add, true),
      edit: fieldGrantsOf(giving.edit, true),
    },
    rows: rightsWhere((right) => giving[right].map(alternativeOf)),
  };
}

/** The rights of those to whom nothing has to be granted. */
function withoutGrants(may: (right: MenuRight) => boolean): EffectiveRights {
  const everyRow: readonly RowAlternative[] = [{ kind: 'all' }];
  return {
    rights: rightsWhere(may),
    visibleFields: 'all',
    enterableFields: may('add') ? 'all' : new Set(),
    editableFields: may('edit') ? 'all' : new Set(),
    fieldGrants: { query: [], add: [], edit: [] },
    rows: rightsWhere((right) => (may(right) ? everyRow : [])),
  };
}

/** What somebody may do in each menu of the application, by one statement at most. */
export async function allMenuRights(query: Query, reader: MenuReader): Promise<(menuId: string) => EffectiveRights> {
  const fixed = fixedRights(reader);
  if (fixed) return () => fixed;
  const ofMenu = new Map<string, Authorization[]>();
  for (const row of await authorizationsOf(query, reader, undefined)) {
    ofMenu.set(row.menu_id, [...(ofMenu.get(row.menu_id) ?? []), row]);
  }
  const granted = new Map([...ofMenu].map(([menuId, rows]) => [menuId, together(rows)]));
  const nothing = together([]);
  return (menuId) => granted.get(menuId) ?? nothing;
}

const fixedRights = ({ access }: MenuReader): EffectiveRights | undefined =>
  access === 'granted' ? undefined : withoutGrants((right) => access === 'editor' || right === 'query');

/**
 * What somebody may do in one menu: the union of the authorisations of the person, the departments with those above them, the
 * positions and the user groups (MENU-22). One statement at most, in the scope `tenant`. It does not ask whether the menu exists:
 * in an unknown one nothing is granted.
 */
export async function menuRights(query: Query, reader: MenuReader, menuId: string): Promise<EffectiveRights> {
  return fixedRights(reader) ?? together(await authorizationsOf(query, reader, menuId));
}
