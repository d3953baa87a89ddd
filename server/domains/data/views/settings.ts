import type { Schemas } from '#openapi';
import { Invalid } from '#server/kernel/errors/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { filterSql } from '../query/filter.ts';
import { refuseField } from '../query/issues.ts';
import type { FilterContext } from '../query/operand.ts';
import { orderLevels } from '../query/order.ts';
import { isSystemName, reachableField } from '../query/reachable.ts';
import { requireStatistic } from '../query/statistic.ts';
import type { TableSight } from '../record/access/record-access.ts';
import { filterContext, type RecordCaller } from '../record/access/caller.ts';

type Settings = Schemas['RecordViewSettings'];
type FilterNode = Schemas['FilterNode'];

/** Throws `invalid_request` at what of a view the caller's list would refuse. */
export async function requireSoundSettings(
  query: Query,
  call: RecordCaller,
  { design, visible, links }: TableSight,
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

/** Computed fields are columns too. */
const isShown = ({ design, visible, links }: TableSight, field: string): boolean =>
  (design.fields.has(field) && (visible === 'all' || visible.has(field))) ||
  reachableField(design, visible, field, links) !== undefined;

type Condition = Extract<FilterNode, { kind: 'condition' }>;

const fieldsOfCondition = ({ field, value_from: from }: Condition): string[] =>
  from?.kind === 'field' ? [field, from.field] : [field];

function fieldsOf(nodes: readonly FilterNode[]): string[] {
  return nodes.flatMap((node) => (node.kind === 'group' ? fieldsOf(node.children) : fieldsOfCondition(node)));
}

const sortedField = (name: string): string => name.replace(/^-/, '');

const isReachable = ({ design, visible, links }: TableSight, field: string): boolean =>
  reachableField(design, visible, field, links) !== undefined;

/** A field that is no longer in the form: for nobody, so that it is not one that the caller may not see. */
const isGone = ({ design, links }: TableSight, path: string): boolean => {
  const [id = '', inner] = path.split('.');
  if (isSystemName(id)) return false;
  if (inner === undefined || !design.fields.has(id)) return !design.fields.has(id);
  const other = links?.tables.get(id)?.design;
  return other !== undefined && !other.fields.has(inner) && !isSystemName(inner);
};

/** True when the caller's list can be filtered and sorted by everything that the view names: what is hidden is not told. */
export function canUse(sight: TableSight, { filter, sort = [] }: Settings): boolean {
  const named = [...fieldsOf(filter?.children ?? []), ...sort.map(sortedField)];
  return named.every((field) => isReachable(sight, field) || isGone(sight, field));
}

/** What can be said of a list as it is now: a field may be gone, unseen, or hold another kind of values than it was stored with. */
interface Fit {
  condition(condition: Condition): boolean;
  sort(name: string): boolean;
  group(group: NonNullable<Settings['groups']>[number]): boolean;
  total(total: NonNullable<Settings['totals']>[number]): boolean;
}

function isTaken(check: () => unknown): boolean {
  try {
    check();
    return true;
  } catch (error) {
    if (error instanceof Invalid) return false;
    throw error;
  }
}

function fitOf(sight: TableSight, context: FilterContext): Fit {
  const { design, visible, links } = sight;
  const frame = { design, visible, context, ...(links && { links }), isStored: true };
  const statistic = (view: Parameters<typeof requireStatistic>[1]) =>
    isTaken(() => requireStatistic(frame, view, { groups: '', measures: '' }));
  const fits = new Map<Condition, boolean>();
  const isFit = (condition: Condition): boolean =>
    fieldsOfCondition(condition).every((one) => isReachable(sight, one)) &&
    isTaken(() => filterSql(frame, { logicalOperator: 'all', children: [condition] }, ''));
  return {
    condition(condition) {
      const isKnown = fits.get(condition) ?? isFit(condition);
      fits.set(condition, isKnown);
      return isKnown;
    },
    sort: (name) => isTaken(() => orderLevels(design, visible, [name], links)),
    group: (group) => statistic({ groups: [group], measures: [] }),
    total: (total) => statistic({ groups: [], measures: [total] }),
  };
}

const conditionsIn = (nodes: readonly FilterNode[]): Condition[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? conditionsIn(node.children) : [node]));

/** The conditions that the caller's list takes; a group that none of them is left in goes as a whole. */
function usable(fit: Fit, nodes: readonly FilterNode[]): FilterNode[] {
  return nodes.flatMap((node): FilterNode[] => {
    if (node.kind === 'condition') return fit.condition(node) ? [node] : [];
    const children = usable(fit, node.children);
    return children.length > 0 || node.children.length === 0 ? [{ ...node, children }] : [];
  });
}

/** What of a view is shown, and the fields whose conditions and order are left out. */
export interface ShownSettings {
  settings: Settings;
  leftOut: string[];
}

/**
 * A view without what the caller's list does not take, and the fields whose conditions and order are left out of it: columns,
 * groups, totals and marks of others are left out without a word.
 */
export function shownSettings(sight: TableSight, settings: Settings, context: FilterContext): ShownSettings {
  const { columns, filter, sort, groups, totals, marks } = settings;
  const fit = fitOf(sight, context);
  const unfit = conditionsIn(filter?.children ?? []).filter((one) => !fit.condition(one));
  // Of a condition that compares two fields, the one that is left out is named; both where both are there.
  const named = unfit.flatMap((one) => {
    const fields = fieldsOfCondition(one);
    const gone = fields.filter((field) => !isReachable(sight, field));
    return gone.length > 0 ? gone : fields;
  });
  const unsorted = (sort ?? []).filter((name) => !fit.sort(name)).map(sortedField);
  const shown = {
    ...settings,
    ...(columns && { columns: columns.filter(({ field }) => isShown(sight, field)) }),
    ...(filter && { filter: { ...filter, children: usable(fit, filter.children) } }),
    ...(sort && { sort: sort.filter((name) => fit.sort(name)) }),
    ...(groups && { groups: groups.filter((group) => fit.group(group)) }),
    ...(totals && { totals: totals.filter((total) => fit.total(total)) }),
    ...(marks && { marks: marks.filter((one) => conditionsIn(one.filter.children).every(fit.condition)) }),
  };
  return { settings: shown, leftOut: [...new Set([...named, ...unsorted])] };
}
