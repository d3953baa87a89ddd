import { isData, ownValue } from '../runtime/evaluate/own-value.ts';
import { readsOf } from '../runtime/evaluate/reads.ts';
import { freeze, withValue } from '../runtime/state/immutable.ts';
import { sameJson } from '#schemas';
import type { RecordValues } from './form-config.ts';
import type { Step } from './form-plan.ts';
import type { RecordEvaluator } from './record-evaluator.ts';
import { rollUp } from './roll-up.ts';

/**
 * Computes the computed fields of one record, again and again. What was not read by what changed stays the same object, and is
 * not computed again.
 */
export class ComputedValues {
  private readonly steps: readonly Step[];
  private readonly evaluator: RecordEvaluator;
  private readonly seen = new Map<Step, readonly unknown[]>();
  private readonly rows = new WeakMap<object, readonly unknown[]>();
  private readonly reads = new Map<Step, readonly string[]>();

  constructor(steps: readonly Step[], evaluator: RecordEvaluator) {
    this.steps = steps;
    this.evaluator = evaluator;
  }

  /** The record with its computed values. */
  compute(given: RecordValues): RecordValues {
    let record = given;
    for (const step of this.steps) record = this.take(step, record);
    return record;
  }

  private take(step: Step, record: RecordValues): RecordValues {
    if (step.kind === 'column') return this.takeColumn(step, record);
    const inputs = this.inputsOf(step).map((name) => ownValue(record, name));
    const before = this.seen.get(step);
    const current = ownValue(record, step.id);
    // A computed value that was overwritten is computed again.
    if (before && sameItems([...inputs, current], before)) return record;
    const value =
      step.kind === 'rollup'
        ? rollUp(
            step,
            this.evaluator.rowsOf(record, step.table),
            (filter, row) => this.evaluator.evaluate(filter, row, undefined, [step.id]) === true,
          )
        : this.evaluator.evaluate(step.expr, record, undefined, [step.id]);
    this.seen.set(step, [...inputs, value]);
    return put(record, step.id, value);
  }

  private takeColumn(step: Extract<Step, { kind: 'column' }>, record: RecordValues): RecordValues {
    const list = ownValue(record, step.table);
    if (!Array.isArray(list)) return record;
    const outer = this.inputsOf(step).map((name) => (name === step.table ? null : ownValue(record, name)));
    const before = this.seen.get(step);
    const isSameAround = before !== undefined && sameItems(outer, before);
    this.seen.set(step, outer);
    const next = list.map((row: unknown, at) => {
      if (!isData(row) || Array.isArray(row) || Array.isArray(row['data'])) return row;
      const known = this.rows.get(row);
      if (isSameAround && known?.includes(step)) return row;
      const made = withValue(
        row,
        ['data', step.id],
        this.evaluator.evaluateRow(step.expr, record, {
          table: step.table,
          row,
          path: [step.table, String(at), 'data', step.id],
        }),
      );
      const result = sameJson(made, row) ? row : made;
      // Safe: a copy of an object is an object.
      this.rows.set(result as object, [...(result === row ? (known ?? []) : []), step]);
      return result;
    });
    return sameItems(next, list) ? record : put(record, step.table, freeze(next));
  }

  private inputsOf(step: Step): readonly string[] {
    const known = this.reads.get(step) ?? readNames(step);
    this.reads.set(step, known);
    return known;
  }
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
