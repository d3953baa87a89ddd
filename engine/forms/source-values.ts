import { ownValue } from '../runtime/evaluate/own-value.ts';
import type { RecordValues } from './form-config.ts';
import type { FieldPlan, Source } from './form-plan.ts';
import type { RecordContext, RecordEvaluator } from './record-evaluator.ts';

/** Gives the values that a form puts into fields by itself: when it opens, and when a rule begins to hold. */
export class SourceValues {
  private readonly context: RecordContext;
  private readonly evaluator: RecordEvaluator;

  constructor(context: RecordContext, evaluator: RecordEvaluator) {
    this.context = context;
    this.evaluator = evaluator;
  }

  /** The value of a source for a field of the record, or of the row that is handed in. */
  valueOf(source: Source, target: FieldPlan | undefined, record: RecordValues, row?: RecordValues): unknown {
    switch (source.kind) {
      case 'value':
        return source.value;
      case 'formula':
        return this.evaluator.evaluate(source.expr, record, row, target && [target.id]);
      case 'currentUser':
        return listedFor(target, this.context.user ?? null);
      case 'currentDepartments':
        return this.departmentsFor(target);
      case 'parameter':
        return ownValue(this.context.params, source.name);
      case 'now':
        return this.momentFor(target);
    }
  }

  private departmentsFor(target: FieldPlan | undefined): unknown {
    const departments = this.context.departments ?? [];
    const kind = target?.kind;
    return kind?.type === 'department' && kind.is_multiple ? departments : (departments[0] ?? null);
  }

  /** This moment as the field keeps it: a day of the user's calendar, or a time in UTC. */
  private momentFor(target: FieldPlan | undefined): string {
    const kind = target?.kind;
    const moment = new Date(this.context.now());
    if (kind?.type === 'date' && (kind.granularity === 'minute' || kind.granularity === 'second')) {
      return `${moment.toISOString().slice(0, 19)}Z`;
    }
    const length = kind?.type === 'date' ? { year: 4, month: 7, day: 10 }[kind.granularity as 'day'] : 10;
    return this.evaluator.today(moment).slice(0, length);
  }
}

function listedFor(plan: FieldPlan | undefined, id: string | null): unknown {
  return plan?.kind.type === 'user' && plan.kind.is_multiple ? (id === null ? [] : [id]) : id;
}
