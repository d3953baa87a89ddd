import { EngineError, type Expr } from '#engine/document';
import { evaluate } from '../runtime/evaluate/evaluate.ts';
import { isData, ownValue } from '../runtime/evaluate/own-value.ts';
import { type WorkBudget, WorkSpent } from '../runtime/evaluate/work-budget.ts';
import { contextNames } from './conditions.ts';
import type { RecordValues } from './form-config.ts';
import type { FieldPlan, RecordForm } from './form-plan.ts';
import { recordDate } from './record-date.ts';
import { RelativeTime } from './relative-time.ts';

/** What a form knows beside its record. */
export interface RecordContext {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** Of the person, such as `Asia/Shanghai`; absent: the machine's own. */
  timeZone?: string | undefined;
  user?: string | undefined;
  departments?: readonly string[] | undefined;
  /** These with everything below them. */
  departmentsBelow?: readonly string[] | undefined;
  params?: Readonly<Record<string, unknown>> | undefined;
  /** What may be taken for the record; absent: as much as is needed. */
  work?: WorkBudget | undefined;
  /** Rules that the evaluator cannot judge, such as those that ask who is changing a record: they drop nothing. */
  isUnknownRule?(id: string): boolean;
  /** Hears of what could not be computed; its value is null then. */
  report?(error: unknown): void;
}

/** Whose value an expression is, as keys below the record. */
type Path = readonly string[];

/** Columns of a row whose preparation takes as long as one step of the evaluator. */
const columnsOfStep = 4;

/** Evaluates the expressions of a form over a record: fields by their ids, and what the form knows beside them. */
export class RecordEvaluator {
  private readonly form: RecordForm;
  private readonly context: RecordContext;
  private readonly times: RelativeTime;
  private readonly rows = new WeakMap<object, RecordValues[]>();

  constructor(form: RecordForm, context: RecordContext) {
    this.form = form;
    this.context = context;
    this.times = new RelativeTime(context);
  }

  /**
   * Null, with the error passed to `report`, when it cannot be computed. Throws `WorkSpent` where the work has a budget, and this takes
   * more than is left of it or more than one expression may.
   */
  evaluate(expr: Expr, record: RecordValues, row?: RecordValues, path?: Path): unknown {
    const lookup = (name: string) => (row && Object.hasOwn(row, name) ? row[name] : this.lookup(name, record));
    const { work } = this.context;
    try {
      return evaluate(expr, { lookup, formatDate: recordDate, work });
    } catch (error) {
      if (error instanceof WorkSpent) throw withPath(error, path);
      if (work && error instanceof EngineError && error.code === 'ENGINE_EXPRESSION_BUDGET')
        throw withPath(new WorkSpent({ isOfAll: false }), path);
      this.context.report?.(error);
      return null;
    }
  }

  /** Computes over a row of a sub-table, in front of its record. */
  evaluateRow(
    expr: Expr,
    record: RecordValues,
    { table, row, path }: { table: string; row: unknown; path: Path },
  ): unknown {
    const plan = this.form.fields.get(table);
    this.context.work?.take(Math.ceil((plan?.columns.length ?? 0) / columnsOfStep));
    return this.evaluate(expr, record, rowScope(plan, row), path);
  }

  /** The rows of a sub-table, each as its values; null when there is no list. */
  rowsOf(record: RecordValues, table: string): RecordValues[] | null {
    const list = ownValue(record, table);
    if (!Array.isArray(list)) return null;
    // Records are never changed where they are: the same list has the same rows.
    const rows = this.rows.get(list) ?? list.map(rowData);
    this.rows.set(list, rows);
    return rows;
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
      // A sub-table that is not filled in has no rows: `size(items) > 0` is false then, and not unknown.
      return this.form.fields.get(name)?.columns.length ? (this.rowsOf(record, name) ?? []) : ownValue(record, name);
    if (name === contextNames.user) return this.context.user ?? null;
    if (name === contextNames.departments) return this.context.departments ?? null;
    if (name === contextNames.departmentsBelow) return this.context.departmentsBelow ?? null;
    if (name === contextNames.params) return this.context.params ?? null;
    if (name === contextNames.moment) return new Date(this.context.now()).toISOString();
    if (name === contextNames.now) return this.today(new Date(this.context.now()));
    return this.times.bound(name) ?? null;
  }
}

function withPath(error: WorkSpent, path: Path | undefined): WorkSpent {
  error.path ??= path;
  return error;
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
