import type { FieldKind, KindOf } from './form-config.ts';

type Option = Extract<KindOf<'cascade'>['options'], { source: 'fixed' }>['options'][number];

const listed: ReadonlySet<FieldKind['type']> = new Set([
  'multiSelect',
  'user',
  'department',
  'relation',
  'file',
  'image',
]);

/** True for a list of options, people, records and the like that has one of them twice. */
export const hasRepeated = ({ type }: FieldKind, value: unknown): boolean =>
  listed.has(type) && Array.isArray(value) && new Set(value).size < value.length;

/** Whether values lead from the top of a tree of options down, each to one right below the one before. */
function isWay(values: readonly unknown[], options: readonly Option[], toLeaf: boolean): boolean {
  const [first, ...more] = values;
  if (values.length === 0) return !toLeaf || options.length === 0;
  // Two options of one level may have the same value.
  return options.some(({ value, children = [] }) => value === first && isWay(more, children, toLeaf));
}

/** The regions of an address; none where the value says nothing of them. */
function regionsIn(value: unknown): readonly unknown[] {
  const region: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'region') : undefined;
  return Array.isArray(region) ? region : [];
}

/** True for a path that the field's own tree of options or regions does not have, or that is not long enough. */
export function isOutsideTree(kind: FieldKind, value: unknown): boolean {
  if (kind.type === 'cascade')
    return kind.options.source === 'fixed' && Array.isArray(value)
      ? !isWay(value, kind.options.options, kind.only_leaves ?? false)
      : false;
  if (kind.type !== 'address' || !kind.regions) return false;
  const regions = regionsIn(value);
  return regions.length > (kind.depth ?? 3) || !isWay(regions, kind.regions, false);
}
