import type { Schemas } from '#openapi';
import { menuAccess } from '#server/domains/data/record/access/menu-access.ts';
import { readStatistic } from '#server/domains/data/record/read/statistic.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { type Asked, callerOf, reachedPlainly } from './ask.ts';
import { type PlainStatistic, plainStatistic, type Value } from './plain-statistic.ts';
import type { World } from './world.ts';

export type StatisticOutcome = PlainStatistic | 'unknown';

/** So many digits are the same, however a database divides. */
const rounded = (value: Value): Value => (typeof value === 'number' ? Number(value.toPrecision(12)) : value);

const allRounded = (values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, rounded(value)]));

const comparable = ({ totals, rows, isCut }: PlainStatistic): PlainStatistic => ({
  totals: allRounded(totals),
  rows: rows.map(({ groups, values }) => ({ groups, values: allRounded(values) })),
  isCut,
});

/** What the product computes of the records that a question finds. */
export async function askStatistic(
  world: World,
  { table, question }: Asked,
  view: Schemas['StatisticView'],
): Promise<StatisticOutcome> {
  const caller = callerOf(world, question);
  const { filter, search, parameters, skip_empty } = question.query;
  const paramData = {
    ...(filter && { filter }),
    ...(search !== undefined && { search }),
    ...(parameters && { parameters }),
    ...(skip_empty !== undefined && { skip_empty }),
  };
  try {
    const { totals, rows, is_cut } = await world.api.database.records(
      world.wsId,
      async (query) =>
        readStatistic(query, caller, await menuAccess(query, caller, table.menuId), { paramData, viewSchema: view }),
      { readOnly: true },
    );
    return comparable({ totals, rows: rows.map(({ groups, values }) => ({ groups, values })), isCut: is_cut });
  } catch (error) {
    if (error instanceof NotFound) return 'unknown';
    throw error;
  }
}

/** The same by the records in memory. */
export function statisticPlainly(world: World, asked: Asked, view: Schemas['StatisticView']): StatisticOutcome {
  const reached = reachedPlainly(world, asked);
  if (!reached) return 'unknown';
  return comparable(plainStatistic({ fields: asked.table.fields, context: reached.context }, view, reached.found));
}
