import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { computeStatistic } from '../query/statistic.ts';
import { reachOf, type RecordAccess } from './access.ts';
import { filterContext, type RecordCaller } from './caller.ts';
import { groupLabels } from './group-labels.ts';
import { withLinks } from './links.ts';

/** What a statistic is asked for: the list beside it, and what is computed. */
export interface StatisticArgs {
  paramData?: Schemas['StatisticParameters'];
  viewSchema: Schemas['StatisticView'];
}

/** Counts and adds up the records that the caller reaches (REC-05), within the scope `records`. */
export async function readStatistic(
  query: Query,
  call: RecordCaller,
  reached: RecordAccess,
  { paramData = {}, viewSchema }: StatisticArgs,
): Promise<Schemas['StatisticResult']> {
  const { design, visible } = reached;
  const context = await filterContext(query, design.wsId, call);
  const access = await withLinks(query, reached, { context, asked: [paramData, viewSchema] });
  const { groups, totals, rows, isCut } = await computeStatistic(query, {
    frame: { design, visible, context, ...(access.links && { links: access.links }) },
    reach: reachOf(access),
    list: paramData,
    view: viewSchema,
  });
  const labels = await groupLabels(query, access, { groups, rows: rows.map((row) => row.groups), reader: call });
  return {
    totals,
    rows: rows.map((row) => ({ groups: row.groups, labels: labels(row.groups), values: row.values })),
    is_cut: isCut,
  };
}
