import type { Schemas } from '#openapi';
import { menuAccess } from '#server/domains/data/record/menu-access.ts';
import { readStatistic } from '#server/domains/data/record/statistic.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { type Asked, callerOf, reachedPlainly } from './ask.ts';
import { type PlainStatistic, plainStatistic, rounded } from './plain-statistic.ts';
import type { World } from './world.ts';

export type StatisticOutcome = PlainStatistic | 'unknown';

const allRounded = <T extends Record<string, Parameters<typeof rounded>[0]>>(values: T): T =>
  // Safe: the keys stay, and so does what each value is.
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, rounded(value)])) as T;

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
    const shown = rows.map(({ groups, values }) => ({ groups, values: allRounded(values) }));
    return { totals: allRounded(totals), rows: shown, isCut: is_cut };
  } catch (error) {
    if (error instanceof NotFound) return 'unknown';
    throw error;
  }
}

/** The same by the records in memory. */
export function statisticPlainly(world: World, asked: Asked, view: Schemas['StatisticView']): StatisticOutcome {
  const reached = reachedPlainly(world, asked);
  if (!reached) return 'unknown';
  return plainStatistic({ fields: asked.table.fields, context: reached.context }, view, reached.found);
}
