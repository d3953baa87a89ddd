import { columnOfKind } from '#kinds/columns';
import type { Schemas } from '#openapi';
import type { TableDesign } from '../../design/table-design.ts';
import type { Storage } from '../../store/storage.ts';

type Filter = Pick<Schemas['FilterConditions'], 'logicalOperator' | 'children'>;
type Condition = Schemas['FilterCondition'];
type Initial = Schemas['FormInitial'];

/** What a new record begins with, by field. */
export type FixedValues = ReadonlyMap<string, Initial>;

/** Columns that hold what a condition compares them with; a day is not the moment of a field with minutes. */
const plain: ReadonlySet<Storage> = new Set(['text', 'number', 'boolean', 'day', 'time']);

/** The one value that a condition leaves; undefined for one that leaves several. */
function onlyValue({ operator, value, value_from }: Condition): Initial | undefined {
  if (operator !== 'eq' && operator !== 'in') return undefined;
  if (value_from) {
    if (operator === 'eq' && (value_from.kind === 'currentUser' || value_from.kind === 'parameter')) return value_from;
    return undefined;
  }
  const one = Array.isArray(value) ? (value.length === 1 ? value[0] : undefined) : value;
  return one === undefined || one === null ? undefined : { kind: 'value', value: one };
}

/** The conditions that every row meets: those that are joined by "and". */
function conditionsOf({ logicalOperator, children }: Filter): Condition[] {
  if (logicalOperator === 'any' && children.length > 1) return [];
  return children.flatMap((child) => (child.kind === 'group' ? conditionsOf(child) : [child]));
}

/** The values that all rows of these filters have, so that a new record is one of them (docs/decisions/0213). */
export function fixedValues(design: TableDesign, filters: readonly Filter[]): FixedValues {
  const fixed = new Map<string, Initial>();
  for (const condition of filters.flatMap(conditionsOf)) {
    const field = design.fields.get(condition.field);
    const initial = onlyValue(condition);
    if (!field?.column || !initial || !columnOfKind(field.kind).isFixedByRights || !plain.has(field.column.storage))
      continue;
    fixed.set(field.id, initial);
  }
  return fixed;
}
