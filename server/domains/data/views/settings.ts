import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { filterSql } from '../query/filter.ts';
import { refuseField } from '../query/issues.ts';
import { orderLevels } from '../query/order.ts';
import { reachableField } from '../query/reachable.ts';
import { requireStatistic } from '../query/statistic.ts';
import type { RecordAccess } from '../record/access.ts';
import { filterContext, type RecordCaller } from '../record/caller.ts';

type Settings = Schemas['RecordViewSettings'];
type FilterNode = Schemas['FilterNode'];

/** Throws `invalid_request` at what of a view the caller's list would refuse. */
export async function requireSoundSettings(
  query: Query,
  call: RecordCaller,
  { design, visible, links }: RecordAccess,
  { filter, sort, columns, groups = [], totals = [], marks = [] }: Settings,
): Promise<void> {
  const context = await filterContext(query, design.wsId, call);
  const frame = { design, visible, context, ...(links && { links }), isStored: true };
  if (filter) filterSql(frame, filter, '/settings/filter');
  if (sort) orderLevels(design, visible, sort, links, '/settings/sort');
  columns?.forEach(({ field }, at) => {
    if (!isShown({ design, visible, ...(links && { links }) }, field))
      refuseField(`/settings/columns/${at}/field`, field);
  });
  requireStatistic(frame, { groups, measures: totals }, { groups: '/settings/groups', measures: '/settings/totals' });
  marks.forEach((mark, at) => {
    filterSql(frame, mark.filter, `/settings/marks/${at}/filter`);
  });
}

type Sight = Pick<RecordAccess, 'design' | 'visible' | 'links'>;

/** Computed fields are columns too. */
const isShown = ({ design, visible, links }: Sight, field: string): boolean =>
  (design.fields.has(field) && (visible === 'all' || visible.has(field))) ||
  reachableField(design, visible, field, links) !== undefined;

function fieldsOf(nodes: readonly FilterNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'group') return fieldsOf(node.children);
    return node.value_from?.kind === 'field' ? [node.field, node.value_from.field] : [node.field];
  });
}

/** True when the caller's list can be filtered and sorted by everything that the view names: what is hidden is not told. */
export function canUse({ design, visible, links }: Sight, { filter, sort = [] }: Settings): boolean {
  const named = [...fieldsOf(filter?.children ?? []), ...sort.map((name) => name.replace(/^-/, ''))];
  return named.every((field) => reachableField(design, visible, field, links) !== undefined);
}

/** A view without the columns, groups, totals and marks of what the caller does not see: the same records, told less of. */
export function shownSettings(sight: Sight, settings: Settings): Settings {
  const { columns, groups, totals, marks } = settings;
  const isRead = (field: string | undefined): boolean =>
    field === undefined || reachableField(sight.design, sight.visible, field, sight.links) !== undefined;
  return {
    ...settings,
    ...(columns && { columns: columns.filter(({ field }) => isShown(sight, field)) }),
    ...(groups && { groups: groups.filter(({ field }) => isRead(field)) }),
    ...(totals && {
      totals: totals.filter(({ field, filter }) => isRead(field) && fieldsOf(filter?.children ?? []).every(isRead)),
    }),
    ...(marks && { marks: marks.filter(({ filter }) => fieldsOf(filter.children).every(isRead)) }),
  };
}
