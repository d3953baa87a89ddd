import type { CompiledNode, Expr, Diagnostic } from '#engine/document';
import type { Path } from '../runtime/state/store.ts';
import type { FieldKind } from '#kinds';
import type { FormField, FormInitial } from './form-config.ts';
import type { LiveNode } from './live-node.ts';

/** Tabs and folded sections around a control, outermost first: what has to be open for it to be seen. */
export interface Opening {
  /** The tabs' or the section's id. */
  control: string;
  /** The tab's id, or true for a section. */
  to: string | true;
}

/** One field as the form works with it. */
export interface FieldPlan {
  readonly id: string;
  /** Into the design. */
  readonly pointer: string;
  readonly label: string;
  readonly field: FormField;
  readonly kind: FieldKind;
  /** The kind of its values: that of the result for what is made of rows. */
  result: FieldKind;
  /** Of a sub-table: its fields. */
  readonly columns: readonly FieldPlan[];
  readonly openings: readonly Opening[];
  /** Of a formula that knows its reader or the time: how it is computed when records are read. It is never stored, nor dropped. */
  live?: LiveNode;
  /** Over `state.on`, in which a column's rules stand below the row's placeholder; a field of a hidden section is hidden. */
  hidden: Expr;
  required: Expr;
  readOnly: Expr;
  /** Over `state.on`: the field is hidden, and then saved without a value. */
  dropped: Expr;
  /** Rules that leave only some of the options. */
  limits: { holds: Expr; values: readonly string[] }[];
  /** What is said of a value that does not match the pattern. */
  patternText: string | undefined;
}

/** One value to compute; each step comes after the steps whose values it reads. */
export type Step =
  | { kind: 'field'; id: string; expr: Expr }
  | { kind: 'column'; table: string; id: string; expr: Expr }
  | { kind: 'rollup'; id: string; table: string; column: string | undefined; of: string; filter: Expr | undefined };

/** Where a value comes from that a rule or a new record puts into a field. */
export type Source =
  | { kind: 'value'; value: unknown }
  | { kind: 'formula'; expr: Expr }
  | Exclude<FormInitial, { kind: 'value' | 'formula' }>;

export interface RulePlan {
  readonly id: string;
  /** The sub-table in each of whose rows it is judged; absent: it is judged once for the record. */
  readonly rows: string | undefined;
  readonly when: Expr;
  readonly puts: readonly { target: string; whenHolds: boolean; source: Source }[];
}

/** A check that a form makes of its record: its text is shown while the condition does not hold. */
export interface CheckPlan {
  readonly id: string;
  /** The sub-table in each of whose rows it has to hold. */
  readonly rows: string | undefined;
  readonly holds: Expr;
  /** Of a check of rows: a field of the row. */
  readonly field: string | undefined;
  readonly text: string;
  readonly isWarning: boolean;
}

/** A form ready to be shown and to be worked with. */
export interface RecordForm {
  readonly body: CompiledNode;
  /** Widgets of the catalogue that the body names. */
  readonly widgets: readonly string[];
  readonly fields: ReadonlyMap<string, FieldPlan>;
  /** Where its records have passwords. */
  readonly secrets: readonly Path[];
  readonly initial: readonly { target: string; source: Source }[];
  readonly steps: readonly Step[];
  readonly rules: readonly RulePlan[];
  readonly checks: readonly CheckPlan[];
  /** Patterns by themselves, to be compiled for a linear-time engine. */
  readonly patterns: readonly string[];
  /** All diagnostics of the design. */
  readonly diagnostics: readonly Diagnostic[];
}
