import type { Schemas } from '#openapi';
import { readDesign, type TableDesign } from '#server/domains/data/design/table-design.ts';
import { insertRecord } from '#server/domains/data/record/write/store-record.ts';
import { recordsOf } from '#server/domains/data/store/identifiers.ts';
import { ulid } from '#server/kernel/db/index.ts';
import { sql } from 'kysely';
import type { PlainField, PlainRecord } from './plain-field.ts';
import { momentPool, randomFields, randomValue } from './random-field.ts';
import type { Seeded } from './seeded.ts';
import { appId, type World } from './world.ts';

/** A table of the product and the same records in memory. */
export interface RandomTable {
  design: TableDesign;
  viewId: string;
  menuId: string;
  fields: readonly PlainField[];
  records: readonly PlainRecord[];
  /** What the search box looks into. */
  searched: readonly string[];
  named: readonly PlainField[];
  /** The order of the design itself. */
  sort: readonly string[];
}

const mostSearched = 10;
const isSortable = ({ family }: PlainField): boolean => family !== 'list';

function listOf(seed: Seeded, fields: readonly PlainField[]): Schemas['TableListView'] {
  const texts = fields.filter(({ family }) => family === 'text');
  const quick = seed.isTrue(0.3) ? seed.some(texts, 0.5) : [];
  const sort = seed.isTrue(0.5) ? seed.some(fields.filter(isSortable), 0.3).slice(0, 3) : [];
  return {
    search: quick.map(({ id }) => ({ field: id, is_quick: true })),
    ...(sort.length > 0 && { sort: sort.map(({ id }) => (seed.isTrue(0.5) ? `-${id}` : id)) }),
  };
}

const isOpenText = ({ family, kind }: PlainField): boolean =>
  family === 'text' && !(kind.type === 'text' && kind.widget === 'password');

/** Makes a table by the product's calls, and fills it by its own insert. */
export async function randomTable(world: World, seed: Seeded, count = 40): Promise<RandomTable> {
  const fields = randomFields(seed);
  const list = listOf(seed, fields);
  const form: Schemas['FormConfig'] = {
    formLabel: `Oracle ${ulid()}`,
    fields: fields.map(({ id, kind }) => ({ node: 'field', id, label: id, kind })),
    list,
  };
  const { tableId, ...reached } = await world.newTable(form);
  const quick = new Set((list.search ?? []).map(({ field }) => field));
  const records = seed.times(count, () => randomRecord(world, seed, fields));
  const design = await world.api.database.records(world.wsId, async (query) => {
    const found = await readDesign(query, { wsId: world.wsId, appId }, { id: tableId, locale: 'en-US' });
    for (const { id, values, departmentId, createdAt, createdBy, isDeleted } of records) {
      const author = { accountId: createdBy, now: new Date(createdAt) };
      await insertRecord(query, found, { id, values, departmentId, author });
      if (isDeleted) await sql`update ${recordsOf(found)} set deleted_at = now() where id = ${id}`.execute(query);
    }
    return found;
  });
  const searched = fields.filter((field) => isOpenText(field) && (quick.size === 0 || quick.has(field.id)));
  const named = quick.size === 0 ? fields.filter(({ family }) => ['number', 'code', 'list'].includes(family)) : [];
  return { design, ...reached, fields, records, searched: searched.map(({ id }) => id), named, sort: list.sort ?? [] };
}

/** The fields that a search looks into for user who sees some of them. */
export const searchedBy = ({ searched }: RandomTable, sees: (field: string) => boolean): string[] =>
  searched.filter(sees).slice(0, mostSearched);

/** The others, in which it looks for what people read: numbers, options, people and departments. */
export const namedBy = ({ named }: RandomTable, sees: (field: string) => boolean): PlainField[] =>
  named.filter(({ id }) => sees(id)).slice(0, mostSearched);

function randomRecord({ names }: World, seed: Seeded, fields: readonly PlainField[]): PlainRecord {
  return {
    // The order of the ids is another than that of making them.
    id: `${seed.upTo(9)}${ulid().slice(1)}`,
    createdAt: seed.one(momentPool),
    createdBy: seed.one(names.people),
    departmentId: seed.isTrue(0.2) ? null : seed.one(names.departments),
    isDeleted: seed.isTrue(0.1),
    values: Object.fromEntries(fields.map((field) => [field.id, randomValue(seed, field, names)])),
  };
}
