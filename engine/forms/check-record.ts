import { type Schema, Validator } from '@cfworker/json-schema';
import { ownPath, ownValue } from '../runtime/evaluate/own-value.ts';
import { type WorkBudget, WorkSpent } from '../runtime/evaluate/work-budget.ts';
import { isEmpty } from '../runtime/state/is-empty.ts';
import { type Clock, isGiven, valuesOf } from '#kinds';
import { brokenChecks, issueOfCheck } from './broken-checks.ts';
import type { FieldPlan, RecordForm } from './form-plan.ts';
import type { PatternEngine } from './patterns.ts';
import { RelativeTime } from './relative-time.ts';
import type { RecordIssueCode, RecordIssue } from './record-issue.ts';
import { fieldSchema } from './record-schema.ts';
import { isTrue, rowStates } from './held-rules.ts';
import { isRepeated } from './repeated-values.ts';
import { isNoWorse, isSameValue, planAt, savedPath } from './saved-value.ts';
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
  /** Of the person, for dates that have to be in the past or the future; absent: the machine's own. */
  timeZone?: string | undefined;
}

/**
 * Checks records of one form by the JSON Schema of each field, which is interpreted: no code is made, so it works under a
 * policy without `unsafe-eval`. The server calls the same functions.
 */
export class RecordChecker {
  private readonly form: RecordForm;
  private readonly options: CheckOptions;
  private readonly validators: FieldValidators;
  private readonly clock: Clock;
  private readonly states = new WeakMap<Worked['on'], ReturnType<typeof rowStates>>();

  constructor(form: RecordForm, options: CheckOptions) {
    this.form = form;
    this.options = options;
    this.validators = options.validators ?? new Map();
    this.clock = { now: () => options.now(), today: () => new RelativeTime(options).today() };
  }

  /** The first issue of the value at a path of the record that keeps the record from being saved: what the change is to blame for. */
  issueAt(path: readonly string[], worked: Worked): RecordIssue | undefined {
    const found = this.foundAt(path, worked);
    return found && !this.isStale(found, worked) ? found : undefined;
  }

  /** Every issue that keeps a record from being saved, in the order of the form. */
  issues(worked: Worked, working: WorkingRecord): RecordIssue[] {
    const found = this.found(worked).filter((issue) => !this.isStale(issue, worked));
    return [
      ...found,
      ...brokenChecks(this.form, worked, working)
        .filter(({ isStale, isWarning }) => !isStale && !isWarning)
        .map(issueOfCheck),
    ];
  }

  /**
   * Every issue that was there before the change and is about nothing that it changes: of values that the design allowed when they were
   * saved. They are shown, and the record can still be saved.
   */
  stale(worked: Worked, working: WorkingRecord): RecordIssue[] {
    if (!worked.saved) return [];
    const found = this.found(worked).filter((issue) => this.isStale(issue, worked));
    return [
      ...found,
      ...brokenChecks(this.form, worked, working)
        .filter(({ isStale, isWarning }) => isStale && !isWarning)
        .map(issueOfCheck),
    ];
  }

  /** Whether the value at a path of the record is the one that is saved. */
  isAsSaved(path: readonly string[], { record, saved }: Worked): boolean {
    const before = saved && savedPath(path, record, saved().record);
    return before !== undefined && isSameValue(ownPath(record, path), ownPath(saved?.().record, before));
  }

  /** The issues that are shown and do not prevent saving. */
  warnings(worked: Worked, working: WorkingRecord): RecordIssue[] {
    return brokenChecks(this.form, worked, working)
      .filter(({ isWarning }) => isWarning)
      .map(({ path, text }) => ({ path, code: 'check', text }));
  }

  /** Why a value could not be entered in a field, whatever the rest of the record; nothing for an empty one. */
  valueIssue(plan: FieldPlan, value: unknown): RecordIssue | undefined {
    return this.issueOf(plan, value, [plan.id], {});
  }

  /** The first issue of the value at a path. Of a hidden one it is that it cannot be stored, unless it is dropped. */
  private foundAt(path: readonly string[], { effective: record, on }: Worked): RecordIssue | undefined {
    const [id = '', index, , column] = path;
    const plan = this.form.fields.get(id);
    if (!plan) return undefined;
    const isHidden = isTrue(plan.hidden, on);
    if (isHidden && isTrue(plan.dropped, on)) return undefined;
    if (index === undefined) {
      if (isHidden) return storedIssue(plan, ownValue(record, id), path);
      return this.issueOf(plan, ownValue(record, id), path, {
        isRequired: isTrue(plan.required, on),
        options: allowed(plan, on),
      });
    }
    const inner = plan.columns.find((candidate) => candidate.id === column);
    if (!inner || path.length !== 4) return undefined;
    const inRow = isRuled(inner) ? this.statesOf(on)(Number(index)) : on;
    if (isHidden || isTrue(inner.hidden, inRow))
      return isTrue(inner.dropped, inRow) ? undefined : storedIssue(inner, ownPath(record, path), path);
    const found = this.issueOf(inner, ownPath(record, path), path, {
      isRequired: isTrue(inner.required, inRow),
      options: allowed(inner, inRow),
    });
    if (found || inner.field.is_unique !== true || isGiven(inner.kind)) return found;
    return isRepeated(ownValue(record, id), inner.id, Number(index)) ? { path, code: 'unique' } : undefined;
  }

  /**
   * Whether an issue is no matter of the change: the value is as it was saved, and it is wrong by itself, or was wrong before in the same
   * way. A list of rows is judged by their number alone, which the change may not make worse.
   */
  private isStale({ path, code }: RecordIssue, worked: Worked): boolean {
    const saved = worked.saved?.();
    const before = saved && savedPath(path, worked.record, saved.record);
    const plan = planAt(this.form, path);
    if (!saved || !before || !plan) return false;
    const [now, then] = [ownPath(worked.effective, path), ownPath(saved.record, before)];
    if (!isSameValue(now, then)) return plan.kind.type === 'subTable' && isNoWorse(code, now, then);
    return this.valueIssue(plan, now)?.code === code || this.foundAt(before, saved)?.code === code;
  }

  /** Which rules hold in each row, found once for a record and not again for each of its cells. */
  private statesOf(on: Worked['on']): ReturnType<typeof rowStates> {
    const known = this.states.get(on) ?? rowStates(on);
    this.states.set(on, known);
    return known;
  }

  private found(worked: Worked): RecordIssue[] {
    return [...this.form.fields.values()].flatMap((plan) => {
      const own = this.foundAt([plan.id], worked) ?? [];
      const rows = plan.kind.type === 'subTable' ? ownValue(worked.effective, plan.id) : [];
      const inside = (Array.isArray(rows) ? rows : []).flatMap((_, index) =>
        plan.columns.flatMap((column) => this.foundAt([plan.id, String(index), 'data', column.id], worked) ?? []),
      );
      return [own, inside].flat();
    });
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
    { options }: Around,
  ): RecordIssue | undefined {
    const { isList, issue } = valuesOf(kind);
    if (isList?.(kind) && Array.isArray(value) && new Set(value).size < value.length) return { path, code: 'repeated' };
    const found = issue?.(kind, value, this.clock);
    if (found) return { path, ...found };
    if (kind.type === 'text' && kind.pattern && typeof value === 'string') {
      return this.isMatched(kind.pattern.expression, value, path)
        ? undefined
        : { path, code: 'pattern', ...(patternText !== undefined && { text: patternText }) };
    }
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
  return valuesOf(kind).digits?.(kind) ?? 0;
}

/** Whether rules of its rows say anything of a column. */
function isRuled({ hidden, required, limits }: FieldPlan): boolean {
  return hidden[0] !== 'lit' || required[0] !== 'lit' || limits.length > 0;
}

/** The option values that rules leave; undefined for all. */
function allowed({ limits }: FieldPlan, on: Readonly<Record<string, unknown>>): readonly string[] | undefined {
  return limits.findLast(({ holds }) => isTrue(holds, on))?.values;
}
