import type { Expr } from '#engine/document';
import { evaluate } from '../runtime/evaluate/evaluate.ts';
import { ownValue } from '../runtime/evaluate/own-value.ts';
import { freeze, withValue } from '../runtime/state/immutable.ts';
import { anyRow, never } from './control-states.ts';
import { isGiven, type RecordValues } from './form-config.ts';
import type { FieldPlan, RecordForm } from './form-plan.ts';
import { rowData } from './record-evaluator.ts';
import type { Worked } from './working-record.ts';

/** What the rules say of a control now; of a column, with what they say in its row. */
export function isTrue(expr: Expr, on: Readonly<Record<string, unknown>>): boolean {
  if (expr[0] === 'lit') return expr[1] === true;
  return evaluate(expr, { lookup: (name) => (name === 'state' ? { on } : null), formatDate: () => '' }) === true;
}

/** Which rules hold for the columns of one row. */
export function onRow(on: Worked['on'], index: number): Readonly<Record<string, unknown>> {
  const held = Object.entries(on).map(([id, holds]) => {
    return [id, typeof holds === 'boolean' ? holds : { [anyRow]: holds[index] === true }] as const;
  });
  return Object.fromEntries(held);
}

/** The same, made once for each row and only where it is asked for. */
export function rowStates(on: Worked['on']): (index: number) => Readonly<Record<string, unknown>> {
  const known = new Map<number, Readonly<Record<string, unknown>>>();
  return (index) => {
    const one = known.get(index) ?? onRow(on, index);
    known.set(index, one);
    return one;
  };
}

/** The record without the cells that rules drop from its rows; the same record where they drop none. */
export function withoutDroppedCells(form: RecordForm, { record, on }: Worked): RecordValues {
  let next = record;
  const stateOf = rowStates(on);
  for (const { id, columns } of form.fields.values()) {
    const dropping = columns.filter(({ kind, dropped }) => dropped !== never && !isGiven(kind));
    const rows = dropping.length === 0 ? undefined : ownValue(record, id);
    if (!Array.isArray(rows)) continue;
    rows.forEach((row: unknown, index) => {
      for (const column of dropping) {
        const isDropped = isTrue(column.hidden, stateOf(index)) && isTrue(column.dropped, stateOf(index));
        // Safe: a copy of an object is an object.
        if (isDropped && (ownValue(rowData(row), column.id) ?? null) !== null)
          next = withValue(next, [id, String(index), 'data', column.id], null) as RecordValues;
      }
    });
  }
  return next;
}

/**
 * The record as it is saved: what people entered, without what is computed or given by the server, and null for what rules
 * drop. Frozen.
 */
export function recordToSend(form: RecordForm, worked: Worked): RecordValues {
  const { on } = worked;
  const record = withoutDroppedCells(form, worked);
  const entries = [...form.fields.values()].flatMap((plan) => {
    const { id, kind, dropped, hidden } = plan;
    if (isGiven(kind) || !Object.hasOwn(record, id)) return [];
    const isDropped = isTrue(hidden, on) && isTrue(dropped, on);
    return [[id, isDropped ? null : sent(plan, record[id])] as const];
  });
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
