import { ownValue } from '../runtime/evaluate/own-value.ts';
import { freeze } from '../runtime/state/immutable.ts';
import { isGiven } from '#kinds';
import type { RecordValues } from './form-config.ts';
import type { FieldPlan, RecordForm } from './form-plan.ts';
import { rowData } from './record-evaluator.ts';
import type { Worked } from './working-record.ts';

/** The record as it is saved: what people entered, without what is computed or given by the server, and null for what rules drop. Frozen. */
export function recordToSend(form: RecordForm, { effective }: Worked): RecordValues {
  const entries = [...form.fields.values()].flatMap((plan) =>
    isGiven(plan.kind) || !Object.hasOwn(effective, plan.id)
      ? []
      : [[plan.id, sent(plan, effective[plan.id])] as const],
  );
  return freeze(Object.fromEntries(entries));
}

function sent({ kind, columns }: FieldPlan, value: unknown): unknown {
  if (kind.type === 'dateRange' && typeof value === 'object' && value !== null) return rangeOf(value);
  if (kind.type !== 'subTable' || !Array.isArray(value)) return value;
  const given = new Set(columns.flatMap((column) => (isGiven(column.kind) ? [column.id] : [])));
  return value.map((row: unknown) => {
    const rowId = ownValue(row, 'row_id');
    const data = Object.fromEntries(Object.entries(rowData(row)).filter(([id]) => !given.has(id)));
    return { kind: 'row', ...(typeof rowId === 'string' && { row_id: rowId }), data };
  });
}

/** Both ends, where an empty one is open. */
function rangeOf(value: object): unknown {
  const end = (name: 'from' | 'to') => ownValue(value, name) || null;
  return { kind: 'range', from: end('from'), to: end('to') };
}
