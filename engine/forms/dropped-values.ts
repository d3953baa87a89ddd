import type { Expr } from '#engine/document';
import { ownValue } from '../runtime/evaluate/own-value.ts';
import { readsOf } from '../runtime/evaluate/reads.ts';
import { freeze, withValue } from '../runtime/state/immutable.ts';
import { type Dropped, nothingDropped, put, sameItems } from './computed-values.ts';
import { never } from './control-states.ts';
import { isGiven } from '#kinds';
import type { RecordValues } from './form-config.ts';
import type { FieldPlan, RecordForm } from './form-plan.ts';
import { isTrue, rowStates } from './held-rules.ts';
import { rowData } from './record-evaluator.ts';
import type { RulesOn } from './row-rules.ts';

/** The rules that an expression over `state.on` asks for. */
const rulesIn = (expr: Expr): string[] => readsOf(expr).flatMap(([, , rule]) => rule ?? []);

/** Numbers and times that the server gives are no matter of a rule; what is computed is. */
const canBeDropped = ({ kind, dropped }: FieldPlan): boolean =>
  dropped !== never && (!isGiven(kind) || kind.type === 'formula' || kind.type === 'rollup');

interface Masked {
  key: string;
  row: object;
}

/**
 * Takes out of a record what its rules drop: that counts as empty for whatever reads the record, and is saved so. Rows of which nothing
 * is dropped, or the same as before, stay the same objects.
 */
export class DroppedValues {
  /** Whether any rule of the form drops anything. */
  readonly isAny: boolean;
  private readonly fields: readonly FieldPlan[];
  private readonly tables: ReadonlyMap<string, readonly FieldPlan[]>;
  private readonly rules: ReadonlySet<string>;
  private readonly rows = new WeakMap<object, Masked>();
  private readonly lists = new Map<string, readonly unknown[]>();

  /** What rules decide that `isUnknown` names is not dropped. */
  constructor({ fields }: RecordForm, isUnknown: (rule: string) => boolean = () => false) {
    const rulesOf = ({ hidden, dropped }: FieldPlan) => [...rulesIn(hidden), ...rulesIn(dropped)];
    const isKnown = (plan: FieldPlan) => canBeDropped(plan) && !rulesOf(plan).some(isUnknown);
    this.fields = [...fields.values()].filter(isKnown);
    this.tables = new Map(
      [...fields.values()].flatMap(({ id, columns }) => {
        const own = columns.filter(isKnown);
        return own.length > 0 ? [[id, own] as const] : [];
      }),
    );
    const all = [...this.fields, ...[...this.tables.values()].flat()];
    this.isAny = all.length > 0;
    this.rules = new Set(all.flatMap(rulesOf));
  }

  /** Whether something may be dropped by this rule. */
  isAskedOf(rule: string): boolean {
    return this.rules.has(rule);
  }

  /** What is dropped while these rules hold. */
  at(on: RulesOn): Dropped {
    if (!this.isAny) return nothingDropped;
    const stateOf = rowStates(on);
    return {
      fields: new Set(this.fields.filter((plan) => isDropped(plan, on)).map(({ id }) => id)),
      columnsIn: (table, index) => {
        const columns = this.tables.get(table) ?? [];
        return columns.filter((column) => isDropped(column, stateOf(index))).map(({ id }) => id);
      },
    };
  }

  /** The record without what is dropped; the same record where that is nothing. */
  without(record: RecordValues, { fields, columnsIn }: Dropped): RecordValues {
    let next = record;
    for (const id of fields) if ((ownValue(next, id) ?? null) !== null) next = put(next, id, null);
    for (const id of this.tables.keys()) {
      const rows = ownValue(next, id);
      if (Array.isArray(rows))
        next = put(
          next,
          id,
          this.listOf(id, rows, (index) => columnsIn(id, index)),
        );
    }
    return next;
  }

  private listOf(
    table: string,
    rows: readonly unknown[],
    columnsOf: (index: number) => readonly string[],
  ): readonly unknown[] {
    const masked = rows.map((row: unknown, index) => this.rowWithout(row, columnsOf(index)));
    if (sameItems(masked, rows)) return rows;
    const known = this.lists.get(table);
    if (known && sameItems(masked, known)) return known;
    const list = freeze(masked) as readonly unknown[];
    this.lists.set(table, list);
    return list;
  }

  private rowWithout(row: unknown, columns: readonly string[]): unknown {
    const filled = columns.filter((column) => (ownValue(rowData(row), column) ?? null) !== null);
    if (filled.length === 0 || typeof row !== 'object' || row === null) return row;
    const key = filled.join();
    const known = this.rows.get(row);
    if (known?.key === key) return known.row;
    let next: object = row;
    // Safe: a copy of an object is an object.
    for (const column of filled) next = withValue(next, ['data', column], null) as object;
    this.rows.set(row, { key, row: next });
    return next;
  }
}

/** Hidden, and saved without a value then. */
const isDropped = ({ hidden, dropped }: FieldPlan, on: Readonly<Record<string, unknown>>): boolean =>
  isTrue(hidden, on) && isTrue(dropped, on);
