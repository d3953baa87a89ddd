import type { Expr } from '#engine/document';
import { isData, ownValue } from '../runtime/evaluate/own-value.ts';
import { freeze } from '../runtime/state/immutable.ts';
import { isEmpty } from '../runtime/state/is-empty.ts';
import { sameJson } from '#schemas';
import { ComputedValues, put } from './computed-values.ts';
import { DroppedValues } from './dropped-values.ts';
import type { RecordValues } from './form-config.ts';
import type { RecordForm } from './form-plan.ts';
import { type Judged, JudgedRules } from './judged-rules.ts';
import { type RecordContext, RecordEvaluator } from './record-evaluator.ts';
import { RowRules, type RulesOn } from './row-rules.ts';
import { SourceValues } from './source-values.ts';

/** A record with everything that follows from it. */
export interface Worked {
  /** As it is filled in, with its computed values; what rules drop is still there, for when they do so no longer. */
  readonly record: RecordValues;
  /** What counts of it for formulas, checks and rules, and is saved: null for what rules drop. */
  readonly effective: RecordValues;
  /** Which rules hold, by their ids; those of the rows of a sub-table for each of its rows. */
  readonly on: RulesOn;
  /** The record that is saved, by the same form, found when it is first asked for; absent for a new one. */
  readonly saved?: () => Worked;
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
  private readonly dropped: DroppedValues;
  private readonly judged: JudgedRules;
  private saved: (() => Worked) | undefined;
  private readonly puts = new Map<object, { isActive: boolean; value: unknown }>();

  constructor(form: RecordForm, context: RecordContext) {
    this.form = form;
    this.evaluator = new RecordEvaluator(form, context);
    this.computed = new ComputedValues(form.steps, this.evaluator);
    this.sources = new SourceValues(context, this.evaluator);
    this.rows = new RowRules(form, this.evaluator, this.sources);
    this.dropped = new DroppedValues(form, context.isUnknownRule);
    this.judged = new JudgedRules(form, { evaluator: this.evaluator, rows: this.rows, dropped: this.dropped });
  }

  /**
   * The record that a form is opened with: a new one gets its initial values. Rules leave alone what is filled in. `saved` is the stored
   * record where the form is opened with another one, such as a draft of it; null where that is not known.
   */
  open(given: RecordValues, isNew: boolean, saved: RecordValues | null = given): Worked {
    const start = ownRecord(given);
    let record = start;
    const stored = isNew || saved === null ? undefined : saved === given ? start : ownRecord(saved);
    this.saved = stored && once(() => this.preview(stored));
    if (isNew) {
      for (const { target, source } of this.form.initial) {
        if (!isEmpty(ownValue(record, target))) continue;
        const counted = source.kind === 'formula' ? this.counted(record) : record;
        record = put(record, target, this.sources.valueOf(source, this.form.fields.get(target), counted));
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
      const judged = this.judged.judge(record, this.computed);
      const after = this.applyPuts(judged, isOpening);
      if (after === judged.record || round === rounds) {
        this.rows.leave(judged.record);
        return { ...judged, ...(this.saved && { saved: this.saved }) };
      }
      record = after;
    }
  }

  /** What a record would be, computed and judged, without any value that rules put in; it is not followed. */
  preview(given: RecordValues): Worked {
    // By values of its own: those of the record that is followed would else be taken for up to date.
    return this.judged.judge(given, new ComputedValues(this.form.steps, this.evaluator));
  }

  /** Null, and reported, when it cannot be computed. */
  evaluate(expr: Expr, record: RecordValues, row?: RecordValues, path?: readonly string[]): unknown {
    return this.evaluator.evaluate(expr, record, row, path);
  }

  /** What counts of the values that people entered. */
  private counted(record: RecordValues): RecordValues {
    if (!this.dropped.isAny) return record;
    return this.dropped.without(record, this.dropped.at(this.preview(record).on));
  }

  /** The record with the values that rules put in; they are made of what counts of it. */
  private applyPuts({ record: given, on }: Judged, isOpening: boolean): RecordValues {
    const dropped = this.dropped.at(on);
    const counted = (record: RecordValues) => this.dropped.without(record, dropped);
    let record = given;
    for (const rule of this.form.rules) {
      if (rule.rows !== undefined) continue;
      for (const effect of rule.puts) {
        const isActive = on[rule.id] === effect.whenHolds;
        const before = this.puts.get(effect);
        const value = isActive
          ? this.sources.valueOf(effect.source, this.form.fields.get(effect.target), counted(record))
          : null;
        this.puts.set(effect, { isActive, value });
        if (!isActive || (before?.isActive && sameJson(before.value, value))) continue;
        if (isOpening && !isEmpty(ownValue(record, effect.target))) continue;
        record = put(record, effect.target, value);
      }
    }
    return this.rows.applyPuts(record, on, counted);
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const ownRecord = (given: RecordValues): RecordValues =>
  isData(given) && !Array.isArray(given) ? freeze(withoutPrototype(given)) : {};

/** A copy without a key that would change what the record is. */
function withoutPrototype(record: RecordValues): RecordValues {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== '__proto__'));
}
