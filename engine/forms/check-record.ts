import { type Schema, Validator } from '@cfworker/json-schema';
import { sameJson } from '#schemas';
import { ownPath, ownValue } from '../runtime/evaluate/own-value.ts';
import { type WorkBudget, WorkSpent } from '../runtime/evaluate/work-budget.ts';
import { isEmpty } from '../runtime/state/is-empty.ts';
import { isGiven } from './form-config.ts';
import type { CheckPlan, FieldPlan, RecordForm } from './form-plan.ts';
import type { PatternEngine } from './patterns.ts';
import { hasRepeated, isOutsideTree } from './chosen-values.ts';
import { dateIssue, rangeIssue } from './date-issues.ts';
import { rowScope } from './record-evaluator.ts';
import type { RecordIssueCode, RecordIssue } from './record-issue.ts';
import { fieldSchema } from './record-schema.ts';
import { isTrue, rowStates } from './sent-record.ts';
import { isRepeated } from './repeated-values.ts';
import { savedValue } from './saved-value.ts';
import { storedIssue } from './stored-issue.ts';
import type { Worked, WorkingRecord } from './working-record.ts';

/** The validators of a form's fields, each made when it is first needed. */
export type FieldValidators = Map<FieldPlan, FieldValidator>;

interface FieldValidator {
  schema: object;
  validator: Validator;
}

/** What decides on a value beside itself. */
interface Around {
  isRequired?: boolean;
  /** The option values that rules leave; undefined for all. */
  options?: readonly string[] | undefined;
  /** What is saved there; it is looked up for few values only. */
  saved?: () => unknown;
}

/** How a record is checked. */
export interface CheckOptions {
  /** Of the same form, from a checker before; absent: this one makes its own. */
  validators?: FieldValidators;
  /** Absent: patterns are not tried; the server tries them. */
  patterns?: PatternEngine | undefined;
  /** What the patterns of a record may take, together with its formulas. */
  work?: WorkBudget | undefined;
  now(): number;
}

/**
 * Checks records of one form by the JSON Schema of each field, which is interpreted: no code is made, so it works under a
 * policy without `unsafe-eval`. The server calls the same functions.
 */
export class RecordChecker {
  private readonly form: RecordForm;
  private readonly options: CheckOptions;
  private readonly validators: FieldValidators;
  private readonly states = new WeakMap<Worked['on'], ReturnType<typeof rowStates>>();

  constructor(form: RecordForm, options: CheckOptions) {
    this.form = form;
    this.options = options;
    this.validators = options.validators ?? new Map();
  }

  /** The first issue of the value at a path of the record. Of a hidden one it is that it cannot be stored, unless it is dropped. */
  issueAt(path: readonly string[], worked: Worked): RecordIssue | undefined {
    const { record, on } = worked;
    const [id = '', index, , column] = path;
    const plan = this.form.fields.get(id);
    if (!plan) return undefined;
    const isHidden = isTrue(plan.hidden, on);
    if (isHidden && isTrue(plan.dropped, on)) return undefined;
    const saved = () => savedValue(worked, path);
    if (index === undefined) {
      if (isHidden) return storedIssue(plan, ownValue(record, id), path);
      const own = { isRequired: isTrue(plan.required, on), options: allowed(plan, on), saved };
      return this.issueOf(plan, ownValue(record, id), path, own);
    }
    const inner = plan.columns.find((candidate) => candidate.id === column);
    if (!inner || path.length !== 4) return undefined;
    const inRow = isRuled(inner) ? this.statesOf(on)(Number(index)) : on;
    if (isHidden || isTrue(inner.hidden, inRow))
      return isTrue(inner.dropped, inRow) ? undefined : storedIssue(inner, ownPath(record, path), path);
    const found = this.issueOf(inner, ownPath(record, path), path, {
      isRequired: isTrue(inner.required, inRow),
      options: allowed(inner, inRow),
      saved,
    });
    if (found || inner.field.is_unique !== true || isGiven(inner.kind)) return found;
    return isRepeated(ownValue(record, id), inner.id, Number(index)) ? { path, code: 'unique' } : undefined;
  }

  /** Every issue of a record, in the order of the form, without warnings. */
  issues(worked: Worked, working: WorkingRecord): RecordIssue[] {
    const found = [...this.form.fields.values()].flatMap((plan) => this.issuesOf(plan, worked));
    return [...found, ...this.broken(worked, working, false)];
  }

  /** The issues that are shown and do not prevent saving. */
  warnings(worked: Worked, working: WorkingRecord): RecordIssue[] {
    return this.broken(worked, working, true);
  }

  /** Why a value could not be entered in a field, whatever the rest of the record; nothing for an empty one. */
  valueIssue(plan: FieldPlan, value: unknown): RecordIssue | undefined {
    return this.issueOf(plan, value, [plan.id], {});
  }

  /** Which rules hold in each row, found once for a record and not again for each of its cells. */
  private statesOf(on: Worked['on']): ReturnType<typeof rowStates> {
    const known = this.states.get(on) ?? rowStates(on);
    this.states.set(on, known);
    return known;
  }

  private broken(worked: Worked, working: WorkingRecord, isWarning: boolean): RecordIssue[] {
    const { record } = worked;
    // Only false breaks a check: a check that cannot be evaluated yet is no issue.
    return this.form.checks.flatMap((check) => {
      if (check.isWarning !== isWarning) return [];
      if (check.rows !== undefined) return this.brokenRows(check, check.rows, worked, working);
      const { path } = asIssue(check);
      return working.evaluate(check.holds, record, undefined, path) === false ? [asIssue(check)] : [];
    });
  }

  private brokenRows(check: CheckPlan, table: string, worked: Worked, working: WorkingRecord): RecordIssue[] {
    const { record, on } = worked;
    const plan = this.form.fields.get(table);
    const rows = ownValue(record, table);
    if (!plan || !Array.isArray(rows) || isTrue(plan.hidden, on)) return [];
    const column = check.field ?? plan.columns[0]?.id ?? '';
    return rows.flatMap((row: unknown, index): RecordIssue[] => {
      const path = [table, String(index), 'data', column];
      if (working.evaluate(check.holds, record, rowScope(plan, row), path) !== false) return [];
      return [{ path, code: 'check', text: check.text }];
    });
  }

  private issuesOf(plan: FieldPlan, worked: Worked): RecordIssue[] {
    const own = this.issueAt([plan.id], worked);
    if (plan.kind.type !== 'subTable') return own ? [own] : [];
    const rows = ownValue(worked.record, plan.id);
    const inside = (Array.isArray(rows) ? rows : []).flatMap((_, index) =>
      plan.columns.flatMap((column) => this.issueAt([plan.id, String(index), 'data', column.id], worked) ?? []),
    );
    return own ? [own, ...inside] : inside;
  }

  private issueOf(plan: FieldPlan, value: unknown, path: readonly string[], around: Around): RecordIssue | undefined {
    if (isGiven(plan.kind)) return undefined;
    if (isEmpty(value)) {
      // An empty list or range is none of a field that holds neither, and could not be stored.
      if (Array.isArray(value) || (typeof value === 'object' && value !== null && plan.kind.type !== 'dateRange')) {
        const found = this.schemaIssue(plan, value, path);
        if (found && found.code !== 'minItems') return { path, code: 'type' };
      }
      const least = plan.kind.type === 'subTable' ? (plan.kind.min_rows ?? 0) : 0;
      if (least > 0) return { path, code: 'minItems', limit: least };
      return around.isRequired ? { path, code: 'required' } : undefined;
    }
    return this.schemaIssue(plan, value, path) ?? this.otherIssue(plan, value, path, around);
  }

  private schemaIssue(plan: FieldPlan, value: unknown, path: readonly string[]): RecordIssue | undefined {
    const known = this.validators.get(plan) ?? fieldValidator(plan);
    this.validators.set(plan, known);
    const { valid, errors } = known.validator.validate(value);
    if (valid) return undefined;
    const keyword = errors.findLast((unit) => unit.keyword !== 'items')?.keyword ?? 'type';
    const limit = keyword === 'multipleOf' ? digitsOf(plan) : ownValue(known.schema, keyword);
    const code = codes[keyword] ?? 'type';
    return { path, code, ...(typeof limit === 'number' && { limit }) };
  }

  private isMatched(pattern: string, text: string, path: readonly string[]): boolean {
    const { patterns, work } = this.options;
    if (!patterns) return true;
    try {
      work?.take(patterns.stepsOf(pattern, text.length));
    } catch (error) {
      if (error instanceof WorkSpent) error.path ??= path;
      throw error;
    }
    return patterns.matches(pattern, text);
  }

  private otherIssue(
    { kind, patternText }: FieldPlan,
    value: unknown,
    path: readonly string[],
    { options, saved }: Around,
  ): RecordIssue | undefined {
    // What was saved before the design asked for this is no reason to refuse a change of another field.
    const isChanged = () => !sameJson(value, saved?.());
    if (hasRepeated(kind, value) && isChanged()) return { path, code: 'repeated' };
    if (isOutsideTree(kind, value) && isChanged()) return { path, code: 'enum' };
    if (kind.type === 'text' && kind.pattern && typeof value === 'string') {
      return this.isMatched(kind.pattern.expression, value, path)
        ? undefined
        : { path, code: 'pattern', ...(patternText !== undefined && { text: patternText }) };
    }
    if (kind.type === 'date' && typeof value === 'string') return dateIssue(kind, value, path, this.options.now());
    if (kind.type === 'dateRange') return rangeIssue(kind, value, path);
    if (options && typeof value === 'string' && !options.includes(value)) return { path, code: 'enum' };
    return undefined;
  }
}

function fieldValidator(plan: FieldPlan): FieldValidator {
  const schema = fieldSchema(plan);
  // The cells of a sub-table are checked one by one, at their own paths.
  const own = plan.kind.type === 'subTable' ? { ...schema, items: undefined } : schema;
  return { schema: own, validator: new Validator(JSON.parse(JSON.stringify(own)) as Schema, '2020-12', true) };
}

const codes: Record<string, RecordIssueCode> = {
  minLength: 'minLength',
  maxLength: 'maxLength',
  minimum: 'minimum',
  maximum: 'maximum',
  minItems: 'minItems',
  maxItems: 'maxItems',
  enum: 'enum',
  pattern: 'format',
  multipleOf: 'digits',
};

function digitsOf({ kind }: FieldPlan): number {
  return kind.type === 'number' ? (kind.precision ?? 0) : 0;
}

function asIssue({ field, text }: CheckPlan): RecordIssue {
  return { path: field === undefined ? [] : [field], code: 'check', text };
}

/** Whether rules of its rows say anything of a column. */
function isRuled({ hidden, required, limits }: FieldPlan): boolean {
  return hidden[0] !== 'lit' || required[0] !== 'lit' || limits.length > 0;
}

/** The option values that rules leave; undefined for all. */
function allowed({ limits }: FieldPlan, on: Readonly<Record<string, unknown>>): readonly string[] | undefined {
  return limits.findLast(({ holds }) => isTrue(holds, on))?.values;
}
