import type { Schemas } from '#openapi';
import type { PlainGrant, PlainPerson } from './plain-rights.ts';
import { ownNames, type PlainField } from './plain-field.ts';
import { type FilterWords, randomFilter } from './random-filter.ts';
import { textPool } from './random-field.ts';
import type { RandomTable } from './random-table.ts';
import type { Seeded } from './seeded.ts';
import type { OracleUser, World } from './world.ts';

/** What holds for a menu: its view's filter, and who may do what. */
export interface RandomRights {
  viewFilter: Schemas['FilterConditions'];
  grants: readonly PlainGrant[];
}

/** OracleUser who asks for something. */
export interface RandomQuestion {
  user: OracleUser;
  person: PlainPerson;
  now: number;
  timeZone: string;
  query: Schemas['RecordQuery'];
}

/** What filters of a table may name. */
export const wordsOf = ({ names }: World, { fields, records }: RandomTable): FilterWords => ({
  fields,
  names,
  ids: records.slice(0, 6).map(({ id }) => id),
});

function randomScope(seed: Seeded, words: FilterWords): Schemas['MenuDataScope'] {
  const kind = seed.one(['all', 'own', 'departments', 'filter'] as const);
  if (kind === 'departments') return { kind, is_deep: seed.isTrue(0.5) };
  return kind === 'filter' ? { kind, filter: randomFilter(seed, words, 3) } : { kind };
}

function randomGrant(seed: Seeded, words: FilterWords, subject: World['subjects'][number]): PlainGrant {
  const may = () => seed.isTrue(0.5);
  const fields = seed.some(words.fields, 0.6).map(({ id }) => ({ field: id, can_edit: may() }));
  return {
    ...subject,
    rights: { query: seed.isTrue(0.9), add: may(), edit: may(), delete: may(), export: may(), import: may() },
    visible_fields: seed.isTrue(0.4) ? { kind: 'all' } : { kind: 'listed', fields },
    data_scope: randomScope(seed, words),
    for_api: seed.isTrue(0.3),
  };
}

export function randomRights(world: World, table: RandomTable, seed: Seeded): RandomRights {
  const words = wordsOf(world, table);
  return {
    viewFilter: seed.isTrue(0.5) ? randomFilter(seed, words, 2) : { logicalOperator: 'any', children: [] },
    grants: seed.some(world.subjects, 0.3).map((subject) => randomGrant(seed, words, subject)),
  };
}

/** A question about what a user sees: hidden fields are not named by it. */
export function randomQuestion(
  world: World,
  table: RandomTable,
  seed: Seeded,
  seesOf: (person: PlainPerson) => (field: string) => boolean,
): RandomQuestion {
  const user = seed.one(world.people);
  const access = seed.one([
    'granted',
    'granted',
    'granted',
    'granted',
    'granted',
    'granted',
    'editor',
    'reader',
  ] as const);
  const person: PlainPerson = { ...user, access, isKey: access === 'granted' && seed.isTrue(0.15) };
  const seen = table.fields.filter(({ id }) => seesOf(person)(id));
  const parameters: NonNullable<Schemas['RecordQuery']['parameters']> = {};
  const words: FilterWords = { ...wordsOf(world, table), fields: seen, parameters };
  const filter = seed.isTrue(0.8) ? randomFilter(seed, words) : undefined;
  const sort = seed.isTrue(0.7) ? randomSort(seed, seen) : undefined;
  return {
    user,
    person,
    now: Date.parse('2026-11-25T12:34:56.000Z'),
    timeZone: seed.one(['Asia/Shanghai', 'America/New_York', 'UTC', 'Asia/Kathmandu']),
    query: {
      size: 1 + seed.upTo(15),
      total: seed.one(['none', 'capped', 'exact'] as const),
      ...(filter && { filter }),
      ...(sort && { sort }),
      ...(Object.keys(parameters).length > 0 && { parameters }),
      ...(seed.isTrue(0.3) && { skip_empty: true }),
      ...(seed.isTrue(0.2) && { search: pieceOf(seed, seed.one(searchPool)) }),
      ...(seed.isTrue(0.2) && { fields: seed.some(seen, 0.5).map(({ id }) => id) }),
    },
  };
}

const searchPool = [
  ...textPool,
  'É',
  'open',
  'b',
  'Oracle aside',
  'Oracle',
  '-1',
  '0.1',
  '2',
  '10',
  '99.99',
  'Chen',
  '陈',
];
const pieceOf = (seed: Seeded, text: string): string => [...text].slice(0, 1 + seed.upTo(7)).join('');

function randomSort(seed: Seeded, seen: readonly PlainField[]): string[] {
  const names = [...seen.filter(({ family }) => family !== 'list').map(({ id }) => id), ...ownNames];
  const chosen = [...new Set(seed.times(1 + seed.upTo(3), () => seed.one(names)))];
  return chosen.map((name) => (seed.isTrue(0.5) ? `-${name}` : name));
}
