import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { groupFilter } from '../../query/group-filter.ts';
import { checkStatistic, computeStatistic, type MeasureValue, type Statistic } from '../../query/statistic.ts';
import { scopeOf, type ReadAccess } from '../access/record-access.ts';
import { filterContext, type RecordCaller } from '../access/caller.ts';
import { groupLabels } from '../present/group-labels.ts';
import { withLinks } from '../access/links.ts';
import { measureTexts } from '../present/measure-texts.ts';
import { inReadingOrder } from './reading-order.ts';

/** What a statistic is asked for: the list beside it, and what is computed. */
export interface StatisticArgs {
  paramData?: Schemas['StatisticParameters'];
  viewSchema: Schemas['StatisticView'];
}

async function statisticOf(
  query: Query,
  call: RecordCaller,
  granted: ReadAccess,
  { paramData = {}, viewSchema }: StatisticArgs,
): Promise<{ access: ReadAccess; statistic: Statistic }> {
  const { design, visible } = granted;
  const context = await filterContext(query, design.wsId, call);
  const access = await withLinks(query, granted, { context, asked: [paramData, viewSchema], search: paramData.search });
  const frame = { design, visible, context, ...(access.links && { links: access.links }) };
  return { access, statistic: { frame, scope: scopeOf(access), list: paramData, view: viewSchema } };
}

/** Throws `Invalid` where the caller could not read a statistic, and reads no record. */
export async function requireReadable(query: Query, call: RecordCaller, granted: ReadAccess, args: StatisticArgs) {
  checkStatistic((await statisticOf(query, call, granted, args)).statistic);
}

/** Counts and adds up the records that the caller may read (REC-05), within the scope `records`. */
export async function readStatistic(
  query: Query,
  call: RecordCaller,
  granted: ReadAccess,
  args: StatisticArgs,
): Promise<Schemas['StatisticResult']> {
  const { access, statistic } = await statisticOf(query, call, granted, args);
  const { groups, measures, totals, rows, isCut } = await computeStatistic(query, statistic);
  const { viewSchema } = args;
  const labels = await groupLabels(query, access, { groups, rows: rows.map((row) => row.groups), reader: call });
  const display = (values: Readonly<Record<string, MeasureValue>>) => measureTexts(measures, values, call);
  const named = rows.map((row) => {
    const filter = groupFilter(groups, row.groups);
    return {
      groups: row.groups,
      labels: labels(row.groups),
      values: row.values,
      display: display(row.values),
      ...(filter && { filter }),
    };
  });
  return {
    totals,
    totals_display: display(totals),
    rows: viewSchema.sort || isCut ? named : inReadingOrder(groups, named, call.locale),
    is_cut: isCut,
  };
}
