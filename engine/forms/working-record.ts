import type { Expr } from '#engine/document';
import { evaluate, type Names } from '../runtime/evaluate/evaluate.ts';
import { isData, ownValue } from '../runtime/evaluate/own-value.ts';
import { readsOf } from '../runtime/evaluate/reads.ts';
import { freeze, withValue } from '../runtime/state/immutable.ts';
import { sameJson } from '#schemas';
import { contextNames } from './conditions.ts';
import { isEmpty } from '../runtime/state/is-empty.ts';
import type { RecordValues } from './form-config.ts';
import type { FieldPlan, RecordForm, Source, Step } from './form-plan.ts';
import { rollUp } from './roll-up.ts';

/** What a form knows beside its record. */
export interface RecordContext {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** Of the person, such as `Asia/Shanghai`; absent: the machine's own. */
  timeZone?: string | undefined;
  user?: string | undefined;
  departments?: readonly string[] | undefined;
  params?: Readonly<Record<string, unknown>> | undefined;
  formatDate: Names['formatDate'];
  /** Hears of what could not be computed; its value is null then. */
  report?(error: unknown): void;
}

/** A record with everything that follows from it. */
export interface Worked {
  /** With its computed values. */
  readonly record: RecordValues;
  /** Which rules hold, by their ids. */
  readonly on: Readonly<Record<string, boolean>>;
}

/** The number of rounds in which rules may trigger each other; then they are left as they are. */
const rounds = 20;

/**
 * Follows one record: after each change it computes what is computed, judges the rules, and puts in the values that rules put
 * in. What was not read by what changed stays the same object, and is not computed again.
 */
export class WorkingRecord {
  private readonly form: RecordForm;
  private readonly context: RecordContext;
  private readonly seen = new Map<Step, readonly unknown[]>();
  private readonly puts = new Map<object, { isActive: boolean; value: unknown }>();
  private readonly rows = new WeakMap<object, readonly unknown[]>();
  private readonly reads = new Map<Step, readonly string[]>();

  constructor(form: RecordForm, context: RecordContext) {
    this.form = form;
    this.context = context;
  }

  /** The record that a form is opened with: a new one gets its initial values. Rules leave alone what is filled in. */
  open(given: RecordValues, isNew: boolean): Worked {
    let record = isData(given) && !Array.isArray(given) ? freeze(withoutPrototype(given)) : {};
    if (isNew) {
      for (const { target, source } of this.form.initial) {
        if (isEmpty(ownValue(record, target))) record = put(record, target, this.valueOf(source, target, record));
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
      record = this.compute(record);
      const on = this.judge(record);
      const after = this.applyPuts(record, on, isOpening);
      if (after === record || round === rounds) return { record, on };
      record = after;
    }
  }

  private compute(given: RecordValues): RecordValues {
    let record = given;
    for (const step of this.form.steps) record = this.take(step, record);
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
        ? rollUp(step, this.rowsOf(record, step.table), (filter, row) => this.evaluate(filter, row) === true)
        : this.evaluate(step.expr, record);
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
    const next = list.map((row: unknown) => {
      if (!isData(row) || Array.isArray(row) || Array.isArray(row['data'])) return row;
      const known = this.rows.get(row);
      if (isSameAround && known?.includes(step)) return row;
      const made = withValue(row, ['data', step.id], this.evaluate(step.expr, record, rowData(row)));
      const result = sameJson(made, row) ? row : made;
      // Safe: a copy of an object is an object.
      this.rows.set(result as object, [...(result === row ? (known ?? []) : []), step]);
      return result;
    });
    return sameItems(next, list) ? record : put(record, step.table, freeze(next));
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
        const value = isActive ? this.valueOf(effect.source, effect.target, record) : null;
        this.puts.set(effect, { isActive, value });
        if (!isActive || (before?.isActive && sameJson(before.value, value))) continue;
        if (isOpening && !isEmpty(ownValue(record, effect.target))) continue;
        record = put(record, effect.target, value);
      }
    }
    return record;
  }

  private valueOf(source: Source, target: string, record: RecordValues): unknown {
    switch (source.kind) {
      case 'value':
        return source.value;
      case 'formula':
        return this.evaluate(source.expr, record);
      case 'currentUser':
        return listedFor(this.form.fields.get(target), this.context.user ?? null);
      case 'currentDepartments':
        return this.departmentsFor(target);
      case 'parameter':
        return ownValue(this.context.params, source.name);
      case 'now':
        return this.momentFor(target);
    }
  }

  private departmentsFor(target: string): unknown {
    const departments = this.context.departments ?? [];
    const kind = this.form.fields.get(target)?.kind;
    return kind?.type === 'department' && kind.is_multiple ? departments : (departments[0] ?? null);
  }

  /** This moment as the field keeps it: a day of the person's calendar, or a time in UTC. */
  private momentFor(target: string): string {
    const kind = this.form.fields.get(target)?.kind;
    const moment = new Date(this.context.now());
    if (kind?.type === 'date' && (kind.granularity === 'minute' || kind.granularity === 'second')) {
      return `${moment.toISOString().slice(0, 19)}Z`;
    }
    const length = kind?.type === 'date' ? { year: 4, month: 7, day: 10 }[kind.granularity as 'day'] : 10;
    return this.today(moment).slice(0, length);
  }

  private today(moment: Date): string {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: this.context.timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).formatToParts(moment);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
    return `${part('year')}-${part('month')}-${part('day')}`;
  }

  /** Null, with the error passed to `report`, when it cannot be computed. */
  evaluate(expr: Expr, record: RecordValues, row?: RecordValues): unknown {
    const lookup = (name: string) => (row && Object.hasOwn(row, name) ? row[name] : this.lookup(name, record));
    try {
      return evaluate(expr, { lookup, formatDate: this.context.formatDate });
    } catch (error) {
      this.context.report?.(error);
      return null;
    }
  }

  private lookup(name: string, record: RecordValues): unknown {
    if (!name.startsWith('$'))
      return this.form.fields.get(name)?.columns.length ? this.rowsOf(record, name) : ownValue(record, name);
    if (name === contextNames.user) return this.context.user ?? null;
    if (name === contextNames.departments) return this.context.departments ?? null;
    if (name === contextNames.params) return this.context.params ?? null;
    return name === contextNames.now ? this.today(new Date(this.context.now())) : null;
  }

  /** The rows of a sub-table, each as its values; null when there is no list. */
  private rowsOf(record: RecordValues, table: string): RecordValues[] | null {
    const list = ownValue(record, table);
    if (!Array.isArray(list)) return null;
    return list.map(rowData);
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

/** The values of a row. */
export function rowData(row: unknown): RecordValues {
  const data = ownValue(row, 'data');
  return isData(data) && !Array.isArray(data) ? data : {};
}

function put(record: RecordValues, id: string, value: unknown): RecordValues {
  const now = ownValue(record, id);
  if (Object.is(now, value) || sameJson(now, value)) return record;
  // Safe: a record is an object, and so is its copy.
  return withValue(record, [id], freeze(value)) as RecordValues;
}

function listedFor(plan: FieldPlan | undefined, id: string | null): unknown {
  return plan?.kind.type === 'user' && plan.kind.is_multiple ? (id === null ? [] : [id]) : id;
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => Object.is(item, b[index]));
}

/** A copy without a key that would change what the record is. */
function withoutPrototype(record: RecordValues): RecordValues {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== '__proto__'));
}
