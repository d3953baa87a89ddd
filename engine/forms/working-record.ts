import type { Expr } from '#engine/document';
import { isData, ownValue } from '../runtime/evaluate/own-value.ts';
import { freeze } from '../runtime/state/immutable.ts';
import { isEmpty } from '../runtime/state/is-empty.ts';
import { sameJson } from '#schemas';
import { ComputedValues, put } from './computed-values.ts';
import type { RecordValues } from './form-config.ts';
import type { RecordForm } from './form-plan.ts';
import { type RecordContext, RecordEvaluator } from './record-evaluator.ts';
import { SourceValues } from './source-values.ts';

/** A record with everything that follows from it. */
export interface Worked {
  /** With its computed values. */
  readonly record: RecordValues;
  /** Which rules hold, by their ids. */
  readonly on: Readonly<Record<string, boolean>>;
  /** As the record was when it was opened; absent for a new one. */
  readonly saved?: RecordValues;
}

/** The number of rounds in which rules may trigger each other; then they are left as they are. */
const rounds = 20;

/**
 * Follows one record: after each change it computes what is computed, judges the rules, and puts in the values that rules put
 * in. What was not read by what changed stays the same object, and is not computed again.
 */
export class WorkingRecord {
  private readonly form: RecordForm;
  private readonly evaluator: RecordEvaluator;
  private readonly computed: ComputedValues;
  private readonly sources: SourceValues;
  private saved: RecordValues | undefined;
  private readonly puts = new Map<object, { isActive: boolean; value: unknown }>();

  constructor(form: RecordForm, context: RecordContext) {
    this.form = form;
    this.evaluator = new RecordEvaluator(form, context);
    this.computed = new ComputedValues(form.steps, this.evaluator);
    this.sources = new SourceValues(form, context, this.evaluator);
  }

  /** The record that a form is opened with: a new one gets its initial values. Rules leave alone what is filled in. */
  open(given: RecordValues, isNew: boolean): Worked {
    let record = isData(given) && !Array.isArray(given) ? freeze(withoutPrototype(given)) : {};
    this.saved = isNew ? undefined : record;
    if (isNew) {
      for (const { target, source } of this.form.initial) {
        if (isEmpty(ownValue(record, target)))
          record = put(record, target, this.sources.valueOf(source, target, record));
      }
    }
    return this.follow(record, true);
  }

  /** The same record after a change. */
  next(record: RecordValues): Worked {
    return this.follow(record, false);
  }

  private follow(given: RecordValues, isOpening: boolean): Worked {
    let record = given;
    for (let round = 1; ; round += 1) {
      record = this.computed.compute(record);
      const on = this.judge(record);
      const after = this.applyPuts(record, on, isOpening);
      if (after === record || round === rounds) return { record, on, ...(this.saved && { saved: this.saved }) };
      record = after;
    }
  }

  /** Null, and reported, when it cannot be computed. */
  evaluate(expr: Expr, record: RecordValues): unknown {
    return this.evaluator.evaluate(expr, record);
  }

  private judge(record: RecordValues): Record<string, boolean> {
    return Object.fromEntries(this.form.rules.map(({ id, when }) => [id, this.evaluate(when, record) === true]));
  }

  private applyPuts(given: RecordValues, on: Readonly<Record<string, boolean>>, isOpening: boolean): RecordValues {
    let record = given;
    for (const rule of this.form.rules) {
      for (const effect of rule.puts) {
        const isActive = on[rule.id] === effect.whenHolds;
        const before = this.puts.get(effect);
        const value = isActive ? this.sources.valueOf(effect.source, effect.target, record) : null;
        this.puts.set(effect, { isActive, value });
        if (!isActive || (before?.isActive && sameJson(before.value, value))) continue;
        if (isOpening && !isEmpty(ownValue(record, effect.target))) continue;
        record = put(record, effect.target, value);
      }
    }
    return record;
  }
}

/** A copy without a key that would change what the record is. */
function withoutPrototype(record: RecordValues): RecordValues {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== '__proto__'));
}
