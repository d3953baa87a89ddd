import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { groupFilter } from '../../query/group-filter.ts';
import { computeStatistic, type MeasureValue } from '../../query/statistic.ts';
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

/** Counts and adds up the records that the caller may read (REC-05), within the scope `records`. */
export async function readStatistic(
  query: Query,
  call: RecordCaller,
  granted: ReadAccess,
  { paramData = {}, viewSchema }: StatisticArgs,
): Promise<Schemas['StatisticResult']> {
  const { design, visible } = granted;
  const context = await filterContext(query, design.wsId, call);
  const access = await withLinks(query, granted, { context, asked: [paramData, viewSchema], search: paramData.search });
  const { groups, measures, totals, rows, isCut } = await computeStatistic(query, {
    frame: { design, visible, context, ...(access.links && { links: access.links }) },
    scope: scopeOf(access),
    list: paramData,
    view: viewSchema,
  });
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
