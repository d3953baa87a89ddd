import type { Expr } from '#engine/document';
import { isData, ownValue } from '../runtime/evaluate/own-value.ts';
import { freeze } from '../runtime/state/immutable.ts';
import { isEmpty } from '../runtime/state/is-empty.ts';
import { sameJson } from '#schemas';
import { ComputedValues, put } from './computed-values.ts';
import type { RecordValues } from './form-config.ts';
import type { RecordForm } from './form-plan.ts';
import { type RecordContext, RecordEvaluator } from './record-evaluator.ts';
import { RowRules, type RulesOn } from './row-rules.ts';
import { SourceValues } from './source-values.ts';

/** A record with everything that follows from it. */
export interface Worked {
  /** With its computed values. */
  readonly record: RecordValues;
  /** Which rules hold, by their ids; those of the rows of a sub-table for each of its rows. */
  readonly on: RulesOn;
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
  private readonly rows: RowRules;
  private saved: RecordValues | undefined;
  private readonly puts = new Map<object, { isActive: boolean; value: unknown }>();

  constructor(form: RecordForm, context: RecordContext) {
    this.form = form;
    this.evaluator = new RecordEvaluator(form, context);
    this.computed = new ComputedValues(form.steps, this.evaluator);
    this.sources = new SourceValues(context, this.evaluator);
    this.rows = new RowRules(form, this.evaluator, this.sources);
  }

  /** The record that a form is opened with: a new one gets its initial values. Rules leave alone what is filled in. */
  open(given: RecordValues, isNew: boolean): Worked {
    let record = isData(given) && !Array.isArray(given) ? freeze(withoutPrototype(given)) : {};
    this.saved = isNew ? undefined : record;
    if (isNew) {
      for (const { target, source } of this.form.initial) {
        if (isEmpty(ownValue(record, target)))
          record = put(record, target, this.sources.valueOf(source, this.form.fields.get(target), record));
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
    this.rows.meet(given);
    for (let round = 1; ; round += 1) {
      record = this.computed.compute(record);
      const on = this.judge(record);
      const after = this.rows.applyPuts(this.applyPuts(record, on, isOpening), on);
      if (after === record || round === rounds) {
        this.rows.leave(record);
        return { record, on, ...(this.saved && { saved: this.saved }) };
      }
      record = after;
    }
  }

  /** What a record would be, computed and judged, without any value that rules put in; it is not followed. */
  preview(given: RecordValues): Worked {
    // By values of its own: those of the record that is followed would else be taken for up to date.
    const record = new ComputedValues(this.form.steps, this.evaluator).compute(given);
    return { record, on: this.judge(record) };
  }

  /** Null, and reported, when it cannot be computed. */
  evaluate(expr: Expr, record: RecordValues, row?: RecordValues, path?: readonly string[]): unknown {
    return this.evaluator.evaluate(expr, record, row, path);
  }

  private judge(record: RecordValues): RulesOn {
    const own = this.form.rules.map(({ id, rows, when }) =>
      rows === undefined ? ([id, this.evaluate(when, record) === true] as const) : undefined,
    );
    return { ...Object.fromEntries(own.filter((one) => one !== undefined)), ...this.rows.judge(record) };
  }

  private applyPuts(given: RecordValues, on: RulesOn, isOpening: boolean): RecordValues {
    let record = given;
    for (const rule of this.form.rules) {
      if (rule.rows !== undefined) continue;
      for (const effect of rule.puts) {
        const isActive = on[rule.id] === effect.whenHolds;
        const before = this.puts.get(effect);
        const value = isActive
          ? this.sources.valueOf(effect.source, this.form.fields.get(effect.target), record)
          : null;
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
