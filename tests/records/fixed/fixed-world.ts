import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { readDesign, type TableDesign } from '#server/domains/data/design/table-design.ts';
import { insertRecord } from '#server/domains/data/record/write/store-record.ts';
import type { MenuCaller } from '#server/domains/data/record/access/caller.ts';
import { recordsOf } from '#server/domains/data/store/identifiers.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { callerOf, storeRights } from '../oracle/ask.ts';
import type { PlainGrant } from '../oracle/plain-rights.ts';
import { appId, openWorld, type World } from '../oracle/world.ts';
import type { TestDatabase } from '#tests/database/harness.ts';
import { type FixedRecord, fixedRecords, parentFields, parentFieldsBack, thingFields } from './fixed-records.ts';

/** A table of the fixed world. */
export interface FixedTable {
  tableId: string;
  viewId: string;
  menuId: string;
  design: TableDesign;
}

/** Two tables of which one points at the other, with known records. */
export interface FixedWorld {
  world: World;
  parents: FixedTable;
  things: FixedTable;
  /** More records than a list counts unless it is asked for all of them. */
  many: FixedTable;
  /** The things by a view whose search box looks into the titles of their parents alone. */
  byParent: FixedTable;
  /** The things by a view whose search box looks into the sizes of their parents alone. */
  byParentSize: FixedTable;
  /** The things by a view whose search box looks into everything. */
  everywhere: FixedTable;
  /** A second menu of the view of things. */
  secondMenu: string;
  /** A second view of the parents, of those whose size is more than five, with its menu. */
  bigParents: { viewId: string; menuId: string };
}

const inApp = { headers: { application_id: appId } };

/** The moment of every question: noon in Greenwich, evening in Shanghai. */
const now = Date.parse('2026-11-25T12:34:56.000Z');

/** Asks within the scope of records. */
export const within = <T>({ world }: FixedWorld, ask: (query: Query) => Promise<T>): Promise<T> =>
  world.api.database.records(world.wsId, ask, { readOnly: true });

/** A user who asks: the first of the world's people unless it is said otherwise. */
export function fixedCaller(
  { world }: FixedWorld,
  {
    access = 'editor',
    person = 0,
    isKey = false,
    timeZone = 'Asia/Shanghai',
  }: { access?: 'editor' | 'reader' | 'granted'; person?: number; isKey?: boolean; timeZone?: string } = {},
): MenuCaller {
  const user = world.people[person];
  if (!user) throw new Error(`There is no person ${person}.`);
  return callerOf(world, { user, person: { ...user, access, isKey }, now, timeZone, query: {} });
}

const every: Schemas['FilterConditions'] = { logicalOperator: 'all', children: [] };
export const isBig: Schemas['FilterConditions'] = {
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: 'size', operator: 'gt', value: 5 }],
};

/** Puts these authorisations in the place of all that a menu had; the menu's view has this filter from then on. */
export const grantOnly = (
  { world }: FixedWorld,
  { viewId, menuId }: Pick<FixedTable, 'viewId' | 'menuId'>,
  grants: readonly PlainGrant[],
  viewFilter = every,
): Promise<void> => storeRights(world, { viewId, menuId }, { viewFilter, grants });

async function fill(world: World, design: TableDesign, records: readonly FixedRecord[]): Promise<void> {
  const { people, departments } = world.names;
  await world.api.database.records(world.wsId, async (query) => {
    for (const { id, at, by, of, values, isDeleted, isOrphan } of records) {
      const departmentId = of === null ? null : (departments[of] ?? null);
      const author = { accountId: people[by] ?? '', now: new Date(at) };
      await insertRecord(query, design, { id, values, departmentId, author });
      if (isOrphan) await sql`update ${recordsOf(design)} set created_by = null where id = ${id}`.execute(query);
      if (isDeleted) await sql`update ${recordsOf(design)} set deleted_at = now() where id = ${id}`.execute(query);
    }
  });
}

async function fillMany(world: World, design: TableDesign): Promise<void> {
  await world.api.database.records(world.wsId, (query) =>
    sql`insert into ${recordsOf(design)} (id, created_at, updated_at)
      select 'm' || n, now(), now() from generate_series(1, 10001) as n`.execute(query),
  );
}

/** A department below the last of the world's that is not there any more, and one below it that was left behind. */
async function closeDepartment({ api, owner, wsId, names }: World): Promise<{ gone: string; below: string }> {
  const father_id = names.departments.at(-1);
  const made = async (department_name: string, above: string | undefined): Promise<string> =>
    (await owner.done('createDepartment', { department_name, ...(above !== undefined && { father_id: above }) })).id;
  const gone = await made('Fixed gone', father_id);
  const below = await made('Fixed below', gone);
  await api.database.tenant(wsId, (query) =>
    query
      .updateTable('departments')
      .set({ deleted_at: new Date(now) })
      .where('ws_id', '=', wsId)
      .where('id', '=', gone)
      .execute(),
  );
  return { gone, below };
}

/** The table, its records and what reads them, by the product's own calls. */
export async function openFixedWorld(opened: TestDatabase): Promise<FixedWorld> {
  const plain = await openWorld(opened);
  const { gone, below } = await closeDepartment(plain);
  const ofDepartments = [gone, below].map((id) => ({ subject_type: 'department' as const, subject_id: id }));
  const world = { ...plain, subjects: [...plain.subjects, ...ofDepartments] };
  const { owner } = world;
  const search = ['name', 'label'].map((field) => ({ field, is_quick: true }));
  const parents = await world.newTable({ formLabel: 'Parents', fields: parentFields });
  const things = await world.newTable({
    formLabel: 'Things',
    fields: thingFields(parents.viewId),
    list: { search, sort: ['-size', 'name'] },
  });
  const many = await world.newTable({ formLabel: 'Many', fields: parentFields.slice(0, 1) });
  const fields = parentFieldsBack(things.viewId);
  await owner.done(
    'configurePhysicalTable',
    { id: parents.tableId, formConfig: { formLabel: 'Parents', fields } },
    inApp,
  );
  const designOf = (id: string) =>
    world.api.database.records(world.wsId, (query) =>
      readDesign(query, { wsId: world.wsId, appId }, { id, locale: 'en-US' }),
    );
  const { id: c_id } = await owner.done('createCategory', { category_name: 'Fixed' }, inApp);
  const linked = async (viewId: string): Promise<string> => {
    const { id } = await owner.done('createMenu', { menu_name: 'Fixed', c_id }, inApp);
    const front_meta = { model_type: 'logical_table' as const, logical_table_id: viewId };
    await owner.done('createMenuLink', { menu_id: id, front_meta }, inApp);
    return id;
  };
  const view = { table_id: parents.tableId, logical_table_name: 'Big', filter_conditions: isBig };
  const { logical_table_id: viewId } = await owner.done('createLogicalTable', view, inApp);
  const searchedBy = async (logical_table_name: string, fields: readonly string[]): Promise<FixedTable> => {
    const list = { search: fields.map((field) => ({ field, is_quick: true })) };
    const args = { table_id: things.tableId, logical_table_name, filter_conditions: every, list };
    const { logical_table_id: searched } = await owner.done('createLogicalTable', args, inApp);
    const { tableId } = things;
    return { tableId, viewId: searched, menuId: await linked(searched), design: await designOf(tableId) };
  };
  const made = {
    world,
    byParent: await searchedBy('By parent', ['parent']),
    byParentSize: await searchedBy('By size', ['parent.size']),
    everywhere: await searchedBy('Everywhere', []),
    many: { ...many, design: await designOf(many.tableId) },
    secondMenu: await linked(things.viewId),
    bigParents: { viewId, menuId: await linked(viewId) },
    parents: { ...parents, design: await designOf(parents.tableId) },
    things: { ...things, design: await designOf(things.tableId) },
  };
  const records = fixedRecords({ ...world.names, gone });
  await fill(world, made.parents.design, records.parents);
  await fill(world, made.things.design, records.things);
  await fillMany(world, made.many.design);
  return made;
}
