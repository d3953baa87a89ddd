import type { Expr } from '#engine/document';
import { evaluate } from '../runtime/evaluate/evaluate.ts';
import { isData, ownValue } from '../runtime/evaluate/own-value.ts';
import { contextNames } from './conditions.ts';
import type { RecordValues } from './form-config.ts';
import type { FieldPlan, RecordForm } from './form-plan.ts';
import { recordDate } from './record-date.ts';

/** What a form knows beside its record. */
export interface RecordContext {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** Of the person, such as `Asia/Shanghai`; absent: the machine's own. */
  timeZone?: string | undefined;
  user?: string | undefined;
  departments?: readonly string[] | undefined;
  params?: Readonly<Record<string, unknown>> | undefined;
  /** Rules that cannot be judged here, such as those that ask who is changing a record: they drop nothing. */
  isUnknownRule?(id: string): boolean;
  /** Hears of what could not be computed; its value is null then. */
  report?(error: unknown): void;
}

/** Evaluates the expressions of a form over a record: fields by their ids, and what the form knows beside them. */
export class RecordEvaluator {
  private readonly form: RecordForm;
  private readonly context: RecordContext;

  constructor(form: RecordForm, context: RecordContext) {
    this.form = form;
    this.context = context;
  }

  /** Null, with the error passed to `report`, when it cannot be computed. */
  evaluate(expr: Expr, record: RecordValues, row?: RecordValues): unknown {
    const lookup = (name: string) => (row && Object.hasOwn(row, name) ? row[name] : this.lookup(name, record));
    try {
      return evaluate(expr, { lookup, formatDate: recordDate });
    } catch (error) {
      this.context.report?.(error);
      return null;
    }
  }

  /** Computes over a row of a sub-table, in front of its record. */
  evaluateRow(expr: Expr, record: RecordValues, { table, row }: { table: string; row: unknown }): unknown {
    return this.evaluate(expr, record, rowScope(this.form.fields.get(table), row));
  }

  /** The rows of a sub-table, each as its values; null when there is no list. */
  rowsOf(record: RecordValues, table: string): RecordValues[] | null {
    const list = ownValue(record, table);
    if (!Array.isArray(list)) return null;
    return list.map(rowData);
  }

  /** A moment as a day, `yyyy-mm-dd`, of the user's calendar. */
  today(moment: Date): string {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: this.context.timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).formatToParts(moment);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
    return `${part('year')}-${part('month')}-${part('day')}`;
  }

  private lookup(name: string, record: RecordValues): unknown {
    if (!name.startsWith('$'))
      // A sub-table that nobody has filled in has no rows: `size(items) > 0` is false then, and not unknown.
      return this.form.fields.get(name)?.columns.length ? (this.rowsOf(record, name) ?? []) : ownValue(record, name);
    if (name === contextNames.user) return this.context.user ?? null;
    if (name === contextNames.departments) return this.context.departments ?? null;
    if (name === contextNames.params) return this.context.params ?? null;
    return name === contextNames.now ? this.today(new Date(this.context.now())) : null;
  }
}

/**
 * What an expression over a row of a sub-table reads before the record: each of its columns. An empty cell is none, whether it was sent
 * or not, and never the field of the record that has the same name.
 */
export function rowScope(table: FieldPlan | undefined, row: unknown): RecordValues {
  const empty = Object.fromEntries((table?.columns ?? []).map(({ id }) => [id, null]));
  return { ...empty, ...rowData(row) };
}

/** The values of a row. */
export function rowData(row: unknown): RecordValues {
  const data = ownValue(row, 'data');
  return isData(data) && !Array.isArray(data) ? data : {};
}
