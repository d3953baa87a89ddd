import type { Schemas } from '#openapi';
import { type Family, type PlainField, reached } from './plain-field.ts';
import { randomFilter } from './random-filter.ts';
import { wordsOf } from './random-question.ts';
import type { RandomTable } from './random-table.ts';
import type { Seeded } from './seeded.ts';
import type { World } from './world.ts';

type View = Schemas['StatisticView'];
type Function = Schemas['AggregateFunction'];
type Unit = NonNullable<Schemas['StatisticGroup']['by']>;

const units: Readonly<Partial<Record<Family, readonly Unit[]>>> = {
  day: ['value', 'day', 'week', 'month', 'quarter', 'year'],
  moment: ['value', 'hour', 'day', 'week', 'month', 'quarter', 'year'],
};

const functionsOf = (family: Family): readonly Function[] => {
  if (family === 'number') return ['count', 'countDistinct', 'sum', 'avg', 'min', 'max'];
  if (family === 'range') return ['count'];
  return family === 'list' || family === 'boolean'
    ? ['count', 'countDistinct']
    : ['count', 'countDistinct', 'min', 'max'];
};

const isSecret = ({ kind }: PlainField): boolean => kind.type === 'text' && kind.widget === 'password';

/** What is computed of the records that a question finds; it names only what is seen. */
export function randomStatistic(
  world: World,
  table: RandomTable,
  seed: Seeded,
  sees: (field: string) => boolean,
): View {
  const seen = table.fields.filter((field) => sees(field.id));
  const open = seen.filter((field) => !isSecret(field));
  const words = { ...wordsOf(world, table), fields: seen };
  const names = [...open.map(({ id }) => id), 'created_at', 'created_by', 'record_id'];
  const filter = () => randomFilter(seed, words, 2);
  const measure = (key: string): Schemas['StatisticMeasure'] => {
    const only = seed.isTrue(0.3) ? { filter: filter() } : {};
    if (seed.isTrue(0.3)) return { key, function: 'count', ...only };
    const field = seed.one(names);
    return { key, function: seed.one(functionsOf(reached(table.fields, field).family)), field, ...only };
  };
  const groupable = names.filter((name) => reached(table.fields, name).family !== 'range');
  const group = (key: string): Schemas['StatisticGroup'] => {
    const field = seed.one(groupable);
    return { key, field, by: seed.one(units[reached(table.fields, field).family] ?? (['value'] as const)) };
  };
  const measures = seed.times(1 + seed.upTo(3), (index) => measure(`m${index}`));
  const groups = seed.times(seed.upTo(3), (index) => group(`g${index}`));
  const keys = [...measures, ...groups].map(({ key }) => key);
  return {
    measures,
    groups,
    ...(seed.isTrue(0.3) && { filter: filter() }),
    ...(seed.isTrue(0.3) && { limit: 1 + seed.upTo(6) }),
    // Without an order groups come as people read them, by names: that has tests of its own.
    ...(groups.length > 0 && { sort: [seed.isTrue(0.5) ? seed.one(keys) : `-${seed.one(keys)}`] }),
  };
}
