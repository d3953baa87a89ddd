import type { Schemas } from '#openapi';
import { isData } from '#engine/runtime';

/** Conditions as calls take them. */
export type Filter = Schemas['FilterConditions'];
export type FilterNode = Schemas['FilterNode'];
export type Condition = Schemas['FilterCondition'];

/** A field that conditions may name. */
export interface FilterField {
  field: string;
  label: string;
  kind: FilterKind;
  isMultiple: boolean;
  options: readonly { value: string; label: string }[];
}

export type FilterKind =
  | 'text'
  | 'code'
  | 'option'
  | 'number'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'time'
  | 'user'
  | 'department'
  | 'record';

/** Where a node is: the index in each group around it, from the outside in. */
export type Path = readonly number[];

export const emptyFilter: Filter = { logicalOperator: 'all', children: [] };

/** A filter out of whatever is bound; one without children where it is none. */
export function readFilter(value: unknown): Filter {
  if (!isData(value) || Array.isArray(value)) return emptyFilter;
  const { logicalOperator, children } = value as Partial<Filter>;
  return {
    logicalOperator: logicalOperator === 'any' ? 'any' : 'all',
    children: Array.isArray(children) ? children.filter(isNode) : [],
  };
}

function isNode(value: unknown): value is FilterNode {
  if (!isData(value) || Array.isArray(value)) return false;
  const { kind, field, operator, children } = value as Record<string, unknown>;
  if (kind === 'group') return Array.isArray(children) && children.every(isNode);
  return kind === 'condition' && typeof field === 'string' && typeof operator === 'string';
}

/** The filter with one node replaced or removed; a group that has become empty is removed as well. */
export function withNode(filter: Filter, path: Path, node: FilterNode | undefined): Filter {
  return { ...filter, children: replaced(filter.children, path, node) };
}

function replaced(children: readonly FilterNode[], [at, ...inside]: Path, node: FilterNode | undefined): FilterNode[] {
  return children.flatMap((child, index): FilterNode[] => {
    if (index !== at) return [child];
    if (inside.length === 0) return node ? [node] : [];
    if (child.kind !== 'group') return [child];
    const inner = replaced(child.children, inside, node);
    return inner.length > 0 ? [{ ...child, children: inner }] : [];
  });
}

/** The filter with a node at the end of a group; the outermost one has the empty path. */
export function withAdded(filter: Filter, path: Path, node: FilterNode): Filter {
  if (path.length === 0) return { ...filter, children: [...filter.children, node] };
  const group = nodeAt(filter, path);
  return group?.kind === 'group' ? withNode(filter, path, { ...group, children: [...group.children, node] }) : filter;
}

export function nodeAt(filter: Filter, path: Path): FilterNode | undefined {
  let children: readonly FilterNode[] = filter.children;
  let found: FilterNode | undefined;
  for (const at of path) {
    found = children[at];
    children = found?.kind === 'group' ? found.children : [];
  }
  return found;
}

/** All conditions, those in groups as well. */
export function conditionsOf({ children }: Pick<Filter, 'children'>): Condition[] {
  return children.flatMap((child) => (child.kind === 'group' ? conditionsOf(child) : [child]));
}

/** True once the condition says what it compares with. */
export function isComplete({ operator, value, value_from: from }: Condition): boolean {
  if (operator === 'isEmpty' || operator === 'isNotEmpty' || from !== undefined) return true;
  if (Array.isArray(value)) return value.length > 0 && value.every(isEntered);
  return operator !== 'between' && isEntered(value);
}

const isEntered = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Only the conditions that say what they compare with, and groups that have some. */
export function completeOf(filter: Filter): Filter {
  return { ...filter, children: completeNodes(filter.children) };
}

function completeNodes(children: readonly FilterNode[]): FilterNode[] {
  return children.flatMap((child): FilterNode[] => {
    if (child.kind !== 'group') return isComplete(child) ? [child] : [];
    const inner = completeNodes(child.children);
    return inner.length > 0 ? [{ ...child, children: inner }] : [];
  });
}
