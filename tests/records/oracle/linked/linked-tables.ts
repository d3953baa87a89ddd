import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { readDesign } from '#server/domains/data/design/table-design.ts';
import { insertRecord } from '#server/domains/data/record/write/store-record.ts';
import { recordsOf } from '#server/domains/data/store/identifiers.ts';
import { ulid } from '#server/kernel/db/index.ts';
import { field } from '#tests/api/relations.ts';
import type { PlainField, PlainRecord } from '../plain-field.ts';
import { momentPool, randomFields, randomValue } from '../random-field.ts';
import type { RandomTable } from '../random-table.ts';
import type { Seeded } from '../seeded.ts';
import { randomFilter } from '../random-filter.ts';
import { wordsOf } from '../random-question.ts';
import { appId, type OpenedView, type World } from '../world.ts';

export type TableName = 'top' | 'middle' | 'bottom';

/** A relation of a table, which stores ids of records of another one. */
export interface PlainRelation {
  id: string;
  to: TableName;
  isMultiple: boolean;
}

/** A table of three that are linked, bottom to middle to top, with what its records hold. */
export interface LinkedTable extends RandomTable {
  relations: readonly PlainRelation[];
  /** Whose titles people read: of every record a text. */
  title: 'name';
  /** More menus of it: one of the same view, and one of another view. */
  beside: readonly OpenedView[];
  /** The conditions of its roll-ups, and of what a relation offers, on the linked records. */
  filters: Readonly<Record<string, Filter>>;
}

export type LinkedTables = Record<TableName, LinkedTable>;

type Filter = Schemas['FilterConditions'];
type Fields = NonNullable<Schemas['FormConfig']['fields']>;

const inApp = { headers: { application_id: appId } };
const countOfTable = 16;

/** What each of the tables has beside its random fields. */
const own: readonly PlainField[] = [
  { id: 'name', family: 'text', kind: { type: 'text' } },
  { id: 'size', family: 'number', kind: { type: 'number', precision: 2 } },
];

const relationsOf: Readonly<Record<TableName, readonly PlainRelation[]>> = {
  top: [],
  middle: [
    { id: 'up', to: 'top', isMultiple: false },
    { id: 'ups', to: 'top', isMultiple: true },
  ],
  bottom: [
    { id: 'mid', to: 'middle', isMultiple: false },
    { id: 'mids', to: 'middle', isMultiple: true },
  ],
};

/** What is read through the relations of each table, as its design says it. */
const computedOf = (name: TableName, { midsMet: ofMet, midsNamed: ofNamed }: LinkedTable['filters']): Fields => {
  if (name === 'top') return [];
  if (name === 'middle') return [field('upName', { type: 'lookup', relation: 'up', field: 'name' })];
  return [
    field('midName', { type: 'lookup', relation: 'mid', field: 'name' }),
    field('midSize', { type: 'lookup', relation: 'mid', field: 'size' }),
    field('midUpName', { type: 'lookup', relation: 'mid', field: 'upName' }),
    field('midsSum', { type: 'rollup', of: 'mids', function: 'sum', field: 'size' }),
    field('midsCount', { type: 'rollup', of: 'mids', function: 'count' }),
    field('midsMet', { type: 'rollup', of: 'mids', function: 'count', ...(ofMet && { filter: ofMet }) }),
    field('midsNamed', { type: 'rollup', of: 'mids', function: 'count', ...(ofNamed && { filter: ofNamed }) }),
  ];
};

/** Conditions on the records of the middle: by its own fields, and by what its relation leads to. */
function filtersOf(
  world: World,
  seed: Seeded,
  name: TableName,
  { middle }: Partial<LinkedTables>,
): LinkedTable['filters'] {
  if (name !== 'bottom' || !middle) return {};
  const named = {
    kind: 'condition' as const,
    field: 'up.name',
    operator: seed.one(['eq', 'ne'] as const),
    value: 'Pump',
  };
  const byName: Filter = { logicalOperator: 'all', children: [named] };
  const byFields = () => randomFilter(seed, wordsOf(world, middle), 3);
  const offered = { ...byName, children: [{ ...named, field: seed.one(['up.name', 'upName']) }] };
  return { midsMet: byFields(), midsNamed: byName, mid: seed.isTrue(0.5) ? byFields() : offered };
}

const nameOf = (seed: Seeded): string => seed.one(['Pump', 'pump', 'Valve', '泵', 'Ärger', 'Seal 1', 'Seal 2']);

function randomRecord(
  world: World,
  seed: Seeded,
  { fields, relations }: Pick<LinkedTable, 'fields' | 'relations'>,
  made: Partial<LinkedTables>,
): PlainRecord {
  const idsOf = (to: TableName) => (made[to]?.records ?? []).map(({ id }) => id);
  const links = relations.map(({ id, to, isMultiple }) => {
    if (isMultiple) return [id, seed.some(idsOf(to), 0.15)];
    return [id, seed.isTrue(0.2) ? null : seed.one(idsOf(to))];
  });
  const values = Object.fromEntries(fields.map((one) => [one.id, randomValue(seed, one, world.names)]));
  return {
    id: `${seed.upTo(9)}${ulid().slice(1)}`,
    createdAt: seed.one(momentPool),
    createdBy: seed.one(world.names.people),
    departmentId: seed.isTrue(0.2) ? null : seed.one(world.names.departments),
    isDeleted: seed.isTrue(0.15),
    values: { ...values, name: nameOf(seed), ...Object.fromEntries(links) },
  };
}

async function fill(world: World, tableId: string, records: readonly PlainRecord[]) {
  return world.api.database.records(world.wsId, async (query) => {
    const design = await readDesign(query, { wsId: world.wsId, appId }, { id: tableId, locale: 'en-US' });
    for (const { id, values, departmentId, createdAt, createdBy, isDeleted } of records) {
      const author = { accountId: createdBy, now: new Date(createdAt) };
      await insertRecord(query, design, { id, values, departmentId, author });
      if (isDeleted) await sql`update ${recordsOf(design)} set deleted_at = now() where id = ${id}`.execute(query);
    }
    return design;
  });
}

/** Makes the three tables by the product's calls, and fills them by its own insert: links may lead to what is in the trash. */
export async function linkedTables(world: World, seed: Seeded): Promise<LinkedTables> {
  const made: Partial<LinkedTables> = {};
  for (const name of ['top', 'middle', 'bottom'] as const) {
    const fields = [
      ...own,
      ...randomFields(seed)
        .slice(0, 3)
        .filter(({ family }) => family !== 'range'),
    ];
    const relations = relationsOf[name];
    const filters = filtersOf(world, seed, name, made);
    const form: Schemas['FormConfig'] = {
      formLabel: `Linked ${ulid()}`,
      title_field: 'name',
      fields: [
        ...fields.map(({ id, kind }) => field(id, kind)),
        ...relations.map(({ id, to, isMultiple }) => {
          const { viewId = '' } = made[to] ?? {};
          const filter = filters[id] ? { filter: filters[id] } : {};
          return field(id, { type: 'relation', logical_table_id: viewId, is_multiple: isMultiple, ...filter });
        }),
        ...computedOf(name, filters),
      ],
    };
    const { tableId, ...reached } = await world.newTable(form);
    const beside = [await world.openAgain(reached), await world.openAgain({ tableId })];
    const records = seed.times(countOfTable, () => randomRecord(world, seed, { fields, relations }, made));
    const design = await fill(world, tableId, records);
    const plain = { fields, records, searched: [], named: [], sort: [] };
    made[name] = { design, ...reached, ...plain, relations, title: 'name', beside, filters };
  }
  // Safe: each of the three was made.
  const tables = made as LinkedTables;
  await addReverse(world, tables);
  return tables;
}

/** Lets the records of the top show those of the middle that point at them. */
async function addReverse(world: World, { top, middle }: LinkedTables): Promise<void> {
  const { config, tableId } = top.design;
  const fields: Fields = [
    ...(config.fields ?? []),
    field('downs', { type: 'relation', logical_table_id: middle.viewId, is_multiple: true, reverse_field: 'up' }),
    field('downsCount', { type: 'rollup', of: 'downs', function: 'count' }),
  ];
  await world.owner.done('configurePhysicalTable', { id: tableId, formConfig: { ...config, fields } }, inApp);
  top.design = await world.api.database.records(world.wsId, (query) =>
    readDesign(query, { wsId: world.wsId, appId }, { id: tableId, locale: 'en-US' }),
  );
}
