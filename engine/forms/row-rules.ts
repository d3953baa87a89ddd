import { ownValue } from '../runtime/evaluate/own-value.ts';
import { readsOf } from '../runtime/evaluate/reads.ts';
import { freeze, withValue } from '../runtime/state/immutable.ts';
import { isEmpty } from '../runtime/state/is-empty.ts';
import { sameJson } from '#schemas';
import { sameItems } from './computed-values.ts';
import type { RecordValues } from './form-config.ts';
import type { FieldPlan, RecordForm, RulePlan, Source } from './form-plan.ts';
import { type RecordEvaluator, rowScope } from './record-evaluator.ts';
import type { SourceValues } from './source-values.ts';

/** Which rules hold. */
export type RulesOn = Readonly<Record<string, boolean | readonly boolean[]>>;

/** A rule that is judged in each row of a sub-table. */
type RowRule = RulePlan & { rows: string };

export const isOfRows = (rule: RulePlan): rule is RowRule => rule.rows !== undefined;

/** What an effect put into one row last. */
type RowPuts = Map<object, { isActive: boolean; value: unknown }>;

/** One row while a rule puts values into it. */
interface RowTurn {
  index: number;
  puts: RowPuts;
  holds: boolean;
  read(record: RecordValues): RecordValues;
}

interface KnownRows {
  rows: readonly unknown[];
  /** Of each of the rows. */
  puts: readonly RowPuts[];
}

/** The condition of a rule in a row, and what of the record it was judged with. */
interface Judged {
  around: readonly unknown[];
  holds: boolean;
}

/**
 * Judges the rules of a record's rows, each in every row of its sub-table, and puts in what they put in. A row is followed while
 * others are added, removed and moved, so that a value is put into it once, and what was entered after that stays.
 */
export class RowRules {
  private readonly rules: readonly RowRule[];
  private readonly tables: ReadonlyMap<string, FieldPlan>;
  private readonly evaluator: RecordEvaluator;
  private readonly sources: SourceValues;
  private readonly known = new Map<string, KnownRows>();
  private readonly judged = new WeakMap<object, Map<RulePlan, Judged>>();
  private readonly reads = new Map<RulePlan, readonly string[]>();

  constructor(form: RecordForm, evaluator: RecordEvaluator, sources: SourceValues) {
    this.rules = form.rules.filter(isOfRows);
    const tables = [...new Set(this.rules.map(({ rows }) => rows))];
    this.tables = new Map(
      tables.flatMap((id) => {
        const plan = form.fields.get(id);
        return plan ? [[id, plan] as const] : [];
      }),
    );
    this.evaluator = evaluator;
    this.sources = sources;
  }

  /** In which rows a rule of rows holds. */
  judge(rule: RowRule, record: RecordValues): boolean[] {
    const around = this.readsOf(rule).map((name) => ownValue(record, name));
    return rowsOf(record, rule.rows).map((row) => this.holdsIn(rule, row, { record, around }));
  }

  /** Finds the rows that it knows among those of a changed record. */
  meet(record: RecordValues): void {
    for (const id of this.tables.keys()) {
      const rows = rowsOf(record, id);
      const before = this.known.get(id) ?? { rows: [], puts: [] };
      this.known.set(id, { rows, puts: matched(before, rows) });
    }
  }

  /** Remembers the rows as they are after everything was computed and put in. */
  leave(record: RecordValues): void {
    for (const [id, { puts }] of this.known) this.known.set(id, { rows: rowsOf(record, id), puts });
  }

  /** The record with what its rules put into rows; one that is new keeps what it came with. `read` gives what counts of a record. */
  applyPuts(given: RecordValues, on: RulesOn, read: (record: RecordValues) => RecordValues): RecordValues {
    let record = given;
    for (const rule of this.rules) {
      const holds = on[rule.id];
      if (rule.puts.length === 0 || typeof holds !== 'object') continue;
      this.known.get(rule.rows)?.puts.forEach((puts, index) => {
        record = this.putInto(record, rule, { index, puts, holds: holds[index] === true, read });
      });
    }
    return record;
  }

  private putInto(given: RecordValues, rule: RowRule, { index, puts, holds, read }: RowTurn): RecordValues {
    let record = given;
    for (const effect of rule.puts) {
      const isActive = holds === effect.whenHolds;
      const table = this.tables.get(rule.rows);
      const column = table?.columns.find(({ id }) => id === effect.target);
      const before = puts.get(effect);
      const value = isActive ? this.valueFor(effect.source, column, read(record), { rule, index }) : null;
      puts.set(effect, { isActive, value });
      if (!isActive || (before?.isActive && sameJson(before.value, value))) continue;
      const now = ownValue(rowScope(table, rowsOf(record, rule.rows)[index]), effect.target);
      if ((!before && !isEmpty(now)) || sameJson(now, value)) continue;
      // Safe: a copy of an object is an object.
      record = withValue(record, [rule.rows, String(index), 'data', effect.target], freeze(value)) as RecordValues;
    }
    return record;
  }

  private valueFor(
    source: Source,
    column: FieldPlan | undefined,
    counted: RecordValues,
    { rule, index }: { rule: RowRule; index: number },
  ): unknown {
    const row = rowScope(this.tables.get(rule.rows), rowsOf(counted, rule.rows)[index]);
    return this.sources.valueOf(source, column, counted, row);
  }

  private holdsIn(
    rule: RowRule,
    row: unknown,
    { record, around }: { record: RecordValues; around: readonly unknown[] },
  ): boolean {
    if (typeof row !== 'object' || row === null) return false;
    const rules = this.judged.get(row) ?? new Map<RulePlan, Judged>();
    this.judged.set(row, rules);
    const known = rules.get(rule);
    if (known && sameItems(known.around, around)) return known.holds;
    const scope = rowScope(this.tables.get(rule.rows), row);
    const holds = this.evaluator.evaluate(rule.when, record, scope, [rule.rows]) === true;
    rules.set(rule, { around, holds });
    return holds;
  }

  private readsOf(rule: RulePlan): readonly string[] {
    const known = this.reads.get(rule) ?? [...new Set(readsOf(rule.when).map(([root = '']) => root))];
    this.reads.set(rule, known);
    return known;
  }
}

function rowsOf(record: RecordValues, table: string): readonly unknown[] {
  const rows = ownValue(record, table);
  return Array.isArray(rows) ? rows : [];
}

/**
 * What is known of each row: by the row itself, else by its key, else by its position, where the earlier row is gone. A row that is
 * none of the earlier ones is new.
 */
function matched(before: KnownRows, rows: readonly unknown[]): RowPuts[] {
  const left = new Map(before.rows.map((row, at) => [row, at] as const));
  const found = rows.map((row) => {
    const at = left.get(row);
    left.delete(row);
    return at;
  });
  const byKey = new Map(
    [...left].flatMap(([row, at]) => {
      const key = ownValue(row, 'row_id');
      return typeof key === 'string' ? [[key, at] as const] : [];
    }),
  );
  const unmatched = new Set(left.values());
  rows.forEach((row, index) => {
    if (found[index] !== undefined) return;
    const key = ownValue(row, 'row_id');
    const at = typeof key === 'string' ? byKey.get(key) : index;
    if (at === undefined || !unmatched.has(at) || (key ?? null) !== (ownValue(before.rows[at], 'row_id') ?? null))
      return;
    found[index] = at;
    unmatched.delete(at);
  });
  return found.map((at) => (at === undefined ? undefined : before.puts[at]) ?? new Map());
}
