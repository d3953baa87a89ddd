import type { Schemas } from '#openapi';
import { listInScope } from '#server/domains/data/record/read/list.ts';
import { menuAccess } from '#server/domains/data/record/access/menu-access.ts';
import type { MenuCaller } from '#server/domains/data/record/access/caller.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { json, type Query, ulid } from '#server/kernel/db/index.ts';
import { sorted } from './plain-list.ts';
import { holds, type PlainContext } from './plain-filter.ts';
import { folded, reached as fieldOf, type PlainRecord } from './plain-field.ts';
import { type PlainRights, plainRights } from './plain-rights.ts';
import type { RandomQuestion, RandomRights } from './random-question.ts';
import { namedBy, type RandomTable, searchedBy } from './random-table.ts';
import { appId, type World } from './world.ts';

/** What is compared: the records in their order, with their values and rights, and how many there are. */
export interface Answer {
  records: { id: string; values: Record<string, unknown>; rights: Schemas['Record']['rights'] }[];
  total?: number;
}

/** A question with what it is asked of. */
export interface Asked {
  table: RandomTable;
  rights: RandomRights;
  question: RandomQuestion;
}

/** `unknown` where the caller may see nothing. */
export type Outcome = Answer | 'unknown';

export async function storeRights(
  world: World,
  { viewId, menuId }: Pick<RandomTable, 'viewId' | 'menuId'>,
  rights: RandomRights,
): Promise<void> {
  const { wsId } = world;
  await world.api.database.tenant(wsId, async (query) => {
    await query
      .updateTable('logical_tables')
      .set({ filter_conditions: json(rights.viewFilter) })
      .where('ws_id', '=', wsId)
      .where('id', '=', viewId)
      .execute();
    await query.deleteFrom('menu_authorizations').where('ws_id', '=', wsId).where('menu_id', '=', menuId).execute();
    const rows = rights.grants.map(({ rights: held, visible_fields, data_scope, ...grant }) => ({
      ...grant,
      id: ulid(),
      ws_id: wsId,
      app_id: appId,
      menu_id: menuId,
      rights: json(held),
      visible_fields: json(visible_fields),
      data_scope: json(data_scope),
    }));
    if (rows.length > 0) await query.insertInto('menu_authorizations').values(rows).execute();
  });
}

export function callerOf({ wsId }: World, { person, now, timeZone }: RandomQuestion): MenuCaller {
  const roles = person.access === 'reader' ? [] : ['APP_USER'];
  // Safe: what is read of a call, its application and its session.
  return {
    application: { wsId, row: { id: appId }, appRoles: roles, canEdit: person.access === 'editor' },
    session: { accountId: person.accountId, ...(person.isKey && { key: { id: 'k', scopes: [] } }) },
    now: new Date(now),
    timeZone,
    locale: 'en-US',
  } as unknown as MenuCaller;
}

/** All pages of the product's answer. */
export async function askProduct(world: World, { menuId }: RandomTable, question: RandomQuestion): Promise<Outcome> {
  const caller = callerOf(world, question);
  const read = async (query: Query): Promise<Answer> => {
    const access = await menuAccess(query, caller, menuId);
    const found: Answer = { records: [] };
    let cursor: string | undefined;
    do {
      const args = { ...question.query, ...(cursor !== undefined && { cursor }) };
      const page = await listInScope(query, caller, access, { args });
      for (const { record_id: id, data, rights } of page.items) found.records.push({ id, values: data, rights });
      if (page.total !== undefined) found.total = page.total;
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    return found;
  };
  try {
    return await world.api.database.records(world.wsId, read, { readOnly: true });
  } catch (error) {
    if (error instanceof NotFound) return 'unknown';
    throw error;
  }
}

/** What filters ask of a question. */
export function contextOf({ below, membersOf }: World, { user, now, timeZone, query }: RandomQuestion): PlainContext {
  const { accountId, departments, departmentsBelow } = user;
  const parameters = query.parameters ?? {};
  return { accountId, departments, departmentsBelow, below, membersOf, now, timeZone, parameters };
}

/** What someone reaches of a table, by the records in memory. */
export interface Reached {
  rights: PlainRights;
  context: PlainContext;
  found: readonly PlainRecord[];
}

/** Whether a record is in the table and shown by the view, and the caller reaches it. */
export function isReached(world: World, asked: Asked, record: PlainRecord): boolean {
  const stored = { fields: asked.table.fields, context: { ...contextOf(world, asked.question), parameters: {} } };
  if (record.isDeleted || !holds(stored, asked.rights.viewFilter, record)) return false;
  return rightsOf(world, asked).reaches('query', record);
}

/** What the caller may see and do by the rights of a case. */
export function rightsOf(world: World, { table: { fields }, rights: { grants }, question }: Asked): PlainRights {
  const context = { ...contextOf(world, question), parameters: {} };
  return plainRights(grants, question.person, { fields, context });
}

/** Whether people read a value with the text in it; numbers as a whole. */
function isNamed({ shown }: World, value: unknown, text: string): boolean {
  if (typeof value === 'number') return /^[+-]?\d+(\.\d+)?$/.test(text) && Number(text) === value;
  return typeof value === 'string' && folded(shown.get(value) ?? value).includes(text);
}

/** The records that a question finds; undefined where the caller may see nothing. */
export function reachedPlainly(world: World, asked: Asked): Reached | undefined {
  const {
    table,
    rights: { viewFilter },
    question,
  } = asked;
  const { fields } = table;
  const { query } = question;
  const context = contextOf(world, question);
  const stored = { fields, context: { ...context, parameters: {} } };
  const rights = rightsOf(world, asked);
  if (!rights.mayDo('query')) return undefined;
  const text = folded(query.search?.trim() ?? '');
  const searched = searchedBy(table, rights.sees);
  const named = namedBy(table, rights.sees);
  const frame = { fields, context, skipEmpty: query.skip_empty ?? false };
  const reached = table.records.filter(
    (record) => !record.isDeleted && holds(stored, viewFilter, record) && rights.reaches('query', record),
  );
  const found = reached
    .map((record) => asSeen(table, rights, record))
    .filter(
      (record) =>
        (!query.filter || holds(frame, query.filter, record)) &&
        (text === '' ||
          searched.some((id) => folded(String(record.values[id] ?? '')).includes(text)) ||
          named.some(({ id }) => [record.values[id] ?? []].flat().some((value) => isNamed(world, value, text)))),
    );
  return { rights, context, found };
}

/** A record without the fields that the reader does not see in it. */
function asSeen({ fields }: Pick<RandomTable, 'fields'>, { seesIn }: PlainRights, record: PlainRecord): PlainRecord {
  const hidden = new Set(fields.map(({ id }) => id).filter((id) => !seesIn(id, record)));
  const values = Object.entries(record.values).filter(([id]) => !hidden.has(id));
  return { ...record, values: Object.fromEntries(values), hidden, whole: record };
}

/** The answer of a list, by the records in memory. */
export function askPlainly(world: World, asked: Asked): Outcome {
  const { table, question } = asked;
  const { fields } = table;
  const { query } = question;
  const reached = reachedPlainly(world, asked);
  if (!reached) return 'unknown';
  const { rights, found } = reached;
  const own = table.sort.filter((name) => rights.sees(name.replace(/^-/, '')));
  const sort = query.sort ?? own;
  const shown = fields.filter(({ id }) => rights.sees(id) && (!query.fields || query.fields.includes(id)));
  return {
    records: sorted(found, sort.length === 0 ? ['-created_at'] : sort, fields).map(({ whole, ...record }) => ({
      id: record.id,
      values: Object.fromEntries(
        shown.filter(({ id }) => !record.hidden?.has(id)).map(({ id }) => [id, fieldOf(fields, id).read(record)]),
      ),
      rights: { edit: rights.reaches('edit', whole ?? record), delete: rights.reaches('delete', whole ?? record) },
    })),
    ...(query.total !== 'none' && { total: found.length }),
  };
}
