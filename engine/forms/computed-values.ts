import { isData, ownValue } from '../runtime/evaluate/own-value.ts';
import { readsOf } from '../runtime/evaluate/reads.ts';
import { freeze, withValue } from '../runtime/state/immutable.ts';
import { sameJson } from '#schemas';
import type { RecordValues } from './form-config.ts';
import type { Step } from './form-plan.ts';
import { rowData, type RecordEvaluator } from './record-evaluator.ts';
import { rollUp } from './roll-up.ts';

type ColumnStep = Extract<Step, { kind: 'column' }>;

/** What rules drop of a record: it counts as empty, whether it was entered or is computed. */
export interface Dropped {
  fields: ReadonlySet<string>;
  columnsIn(table: string, index: number): readonly string[];
}

export const nothingDropped: Dropped = { fields: new Set(), columnsIn: () => [] };

/**
 * Computes the computed fields of one record, again and again. What was not read by what changed stays the same object, and is
 * not computed again.
 */
export class ComputedValues {
  private readonly steps: readonly Step[];
  private readonly evaluator: RecordEvaluator;
  private readonly seen = new Map<Step, readonly unknown[]>();
  /** The steps that each row is computed by; of a cell that is dropped, its own mark. */
  private readonly rows = new WeakMap<object, readonly unknown[]>();
  private readonly droppedMarks = new Map<Step, object>();
  private readonly reads = new Map<Step, readonly string[]>();

  constructor(steps: readonly Step[], evaluator: RecordEvaluator) {
    this.steps = steps;
    this.evaluator = evaluator;
  }

  /** The record with its computed values; of what is dropped there is none. */
  compute(given: RecordValues, dropped: Dropped = nothingDropped): RecordValues {
    let record = given;
    for (const step of this.steps) record = this.take(step, record, dropped);
    return record;
  }

  /** What was entered in one record, with what was computed of another that has the same rows. */
  withComputed(entered: RecordValues, computed: RecordValues): RecordValues {
    let record = entered;
    for (const step of this.steps) {
      if (step.kind !== 'column') record = put(record, step.id, ownValue(computed, step.id) ?? null);
      else {
        const { table, id } = step;
        const [rows, others] = [ownValue(record, table), ownValue(computed, table)];
        // Rows that are dropped as a whole keep what they have.
        if (!Array.isArray(rows) || !Array.isArray(others)) continue;
        const next = rows.map((row: unknown, index) => withCell(row, id, ownValue(rowData(others[index]), id)));
        if (!sameItems(next, rows)) record = put(record, table, freeze(next));
      }
    }
    return record;
  }

  private take(step: Step, record: RecordValues, dropped: Dropped): RecordValues {
    if (step.kind === 'column') return this.takeColumn(step, record, dropped);
    const isDropped = dropped.fields.has(step.id);
    const inputs = [isDropped, ...this.inputsOf(step).map((name) => ownValue(record, name))];
    const before = this.seen.get(step);
    const current = ownValue(record, step.id);
    // A computed value that was overwritten is computed again.
    if (before && sameItems([...inputs, current], before)) return record;
    const value = isDropped ? null : this.valueOf(step, record);
    this.seen.set(step, [...inputs, value]);
    return put(record, step.id, value);
  }

  private valueOf(step: Exclude<Step, ColumnStep>, record: RecordValues): unknown {
    if (step.kind === 'field') return this.evaluator.evaluate(step.expr, record, undefined, [step.id]);
    const rows = this.evaluator.rowsOf(record, step.table);
    return rollUp(step, rows, (filter, row) => this.evaluator.evaluate(filter, row, undefined, [step.id]) === true);
  }

  private takeColumn(step: ColumnStep, record: RecordValues, { columnsIn }: Dropped): RecordValues {
    const list = ownValue(record, step.table);
    if (!Array.isArray(list)) return record;
    const outer = this.inputsOf(step).map((name) => (name === step.table ? null : ownValue(record, name)));
    const before = this.seen.get(step);
    const isSameAround = before !== undefined && sameItems(outer, before);
    this.seen.set(step, outer);
    const next = list.map((row: unknown, index) => {
      if (!isData(row) || Array.isArray(row) || Array.isArray(row['data'])) return row;
      const known = this.rows.get(row);
      const isDropped = columnsIn(step.table, index).includes(step.id);
      const mark = isDropped ? this.droppedMark(step) : step;
      if (isSameAround && known?.includes(mark)) return row;
      const path = [step.table, String(index), 'data', step.id];
      const value = isDropped ? null : this.evaluator.evaluateRow(step.expr, record, { table: step.table, row, path });
      const made = withValue(row, ['data', step.id], value);
      const result = sameJson(made, row) ? row : made;
      const others =
        result === row ? (known ?? []).filter((one) => one !== step && one !== this.droppedMark(step)) : [];
      // Safe: a copy of an object is an object.
      this.rows.set(result as object, [...others, mark]);
      return result;
    });
    return sameItems(next, list) ? record : put(record, step.table, freeze(next));
  }

  private droppedMark(step: ColumnStep): object {
    const known = this.droppedMarks.get(step) ?? {};
    this.droppedMarks.set(step, known);
    return known;
  }

  private inputsOf(step: Step): readonly string[] {
    const known = this.reads.get(step) ?? readNames(step);
    this.reads.set(step, known);
    return known;
  }
}

/** A row with another value in a cell; the same row where that is its value, and where it is none. */
function withCell(row: unknown, column: string, value: unknown): unknown {
  if (!isData(row) || Array.isArray(row) || Array.isArray(row['data'])) return row;
  const next = withValue(row, ['data', column], value ?? null);
  return sameJson(next, row) ? row : next;
}

function readNames(step: Step): string[] {
  if (step.kind === 'rollup') return [step.table];
  return [...new Set(readsOf(step.expr).map(([root = '']) => root))];
}

/** The record with another value of a field; the same record when the value is the same. */
export function put(record: RecordValues, id: string, value: unknown): RecordValues {
  const now = ownValue(record, id);
  if (Object.is(now, value) || sameJson(now, value)) return record;
  // Safe: a record is an object, and so is its copy.
  return withValue(record, [id], freeze(value)) as RecordValues;
}

export function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => Object.is(item, b[index]));
}
