import type { Schemas } from '#openapi';
import { readPosition } from '#server/domains/data/changes/position.ts';
import { readChanges } from '#server/domains/data/changes/read-changes.ts';
import { wholeTable } from '#server/domains/data/record/access/record-access.ts';
import { moveAll } from '#server/domains/data/record/write/move-records.ts';
import { writeChange } from '#server/domains/data/record/write/change-records.ts';
import { listInScope } from '#server/domains/data/record/read/list.ts';
import { menuAccess } from '#server/domains/data/record/access/menu-access.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { askPlainly, callerOf, reachedPlainly } from './ask.ts';
import { changingCaller } from './ask-change.ts';
import type { Case } from './each-question.ts';
import { type PlainRecord, reached as fieldOf } from './plain-field.ts';
import { randomWrite } from './random-write.ts';
import type { World } from './world.ts';

/** What has happened to a list: records that changed with their values, those that left, and how many others. */
export interface News {
  records: { id: string; values: unknown }[];
  gone: string[];
  added: number;
  changed: number;
}

/** A list as somebody has it open. */
export interface OpenList {
  since: string;
  shown: { record_id: string; seen_version: number }[];
}

const listOf = ({ question: { query } }: Case) => ({
  ...(query.filter && { filter: query.filter }),
  ...(query.search !== undefined && { search: query.search }),
  ...(query.parameters && { parameters: query.parameters }),
  ...(query.skip_empty !== undefined && { skip_empty: query.skip_empty }),
});

/** Reads the first page of a list as it is; undefined where the caller may see nothing. */
export async function openList(world: World, one: Case): Promise<OpenList | undefined> {
  const { api, wsId } = world;
  try {
    return await api.database.records(
      wsId,
      async (query) => {
        const caller = callerOf(world, one.question);
        const access = await menuAccess(query, caller, one.table.menuId);
        const since = await readPosition(query, one.table.design.tableId, api.services.keys);
        const { items } = await listInScope(query, caller, access, { args: { ...one.question.query, size: 5 } });
        return { since, shown: items.map(({ record_id, version }) => ({ record_id, seen_version: version })) };
      },
      { readOnly: true },
    );
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}

export async function askNews(world: World, one: Case, opened: OpenList): Promise<News> {
  const { api, wsId } = world;
  return api.database.records(
    wsId,
    async (query) => {
      const caller = { ...callerOf(world, one.question), services: api.services };
      const access = await menuAccess(query, caller, one.table.menuId);
      const { records, ...news } = await readChanges(query, caller, access, { ...opened, ...listOf(one) });
      const sorted = records.map(({ record_id: id, data }) => ({ id, values: data as unknown }));
      return { ...news, gone: news.gone.sort(), records: sorted.sort((left, right) => (left.id < right.id ? -1 : 1)) };
    },
    { readOnly: true },
  );
}

/** What a builder does to records of a table, each to another one. */
export interface Happened {
  changed: readonly PlainRecord[];
  deleted: readonly PlainRecord[];
  restored: readonly PlainRecord[];
}

/** Changes, deletes and restores some records, in the database and in memory. */
export async function happen(world: World, one: Case): Promise<Happened> {
  const { table, seed, question } = one;
  const write = randomWrite(one);
  const picked = seed.some(table.records, 0.4);
  const deleted = picked.filter(({ isDeleted }) => !isDeleted && seed.isTrue(0.4));
  const restored = picked.filter(({ isDeleted }) => isDeleted && seed.isTrue(0.6));
  const isChanged = (record: PlainRecord) =>
    write &&
    !record.isDeleted &&
    !deleted.includes(record) &&
    fieldOf(table.fields, write.field.id).read(record) !== write.value;
  const changed = picked.filter(isChanged);
  const updatedAt = new Date(question.now).toISOString();
  await world.api.database.records(world.wsId, async (query) => {
    const call = changingCaller(world, one, 'updatePhysicalRecord');
    const whole = wholeTable(table.design, { canEdit: true });
    const idsOf = (records: readonly PlainRecord[]) => records.map(({ id }) => id);
    if (deleted.length > 0) await moveAll(query, call, whole, { ids: idsOf(deleted), to: 'trash' });
    if (restored.length > 0) await moveAll(query, call, whole, { ids: idsOf(restored), to: 'table' });
    for (const { id } of write ? changed : [])
      await writeChange(query, call, whole, {
        id,
        data: { [write?.field.id ?? '']: write?.value ?? null } as Schemas['RecordData'],
      });
  });
  for (const record of changed) if (write) record.values[write.field.id] = write.value;
  for (const record of [...deleted, ...restored]) record.isDeleted = !record.isDeleted;
  for (const record of [...changed, ...deleted, ...restored]) record.updatedAt = updatedAt;
  return { changed, deleted, restored };
}

/** The same news by the records in memory: what is not seen in the list is neither named nor counted. */
export function newsPlainly(
  world: World,
  one: Case,
  { shown }: OpenList,
  { changed, deleted, restored }: Happened,
): News {
  const { fields: _, size: _size, sort: _sort, ...query } = one.question.query;
  const asked = { ...one, question: { ...one.question, query } };
  const listed = askPlainly(world, asked);
  if (listed === 'unknown') throw new Error('The list was open.');
  const now = new Map(listed.records.map((record) => [record.id, record.values]));
  const whole = { ...one.table, records: one.table.records.map((record) => ({ ...record, isDeleted: false })) };
  const ever = new Set(reachedPlainly(world, { ...asked, table: whole })?.found.map(({ id }) => id));
  const ids = new Set(shown.map(({ record_id }) => record_id));
  const others = (records: readonly PlainRecord[]) => records.filter(({ id }) => !ids.has(id));
  return {
    records: changed
      .filter(({ id }) => ids.has(id) && now.has(id))
      .map(({ id }) => ({ id, values: now.get(id) }))
      .sort((left, right) => (left.id < right.id ? -1 : 1)),
    gone: [...ids].filter((id) => !now.has(id)).sort(),
    added: others(restored).filter(({ id }) => now.has(id)).length,
    changed: others([...changed, ...deleted]).filter(({ id }) => ever.has(id)).length,
  };
}
