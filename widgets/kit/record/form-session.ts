import { ownPath, type PageScope, type Path } from '#engine/runtime';
import {
  type PatternEngine,
  RecordChecker,
  type RecordContext,
  type RecordForm,
  type RecordIssue,
  recordToSend,
  type RecordValues,
  isTrue,
  rowStates,
  type RulesOn,
  type Worked,
  WorkingRecord,
} from '#engine/forms';
import { sameJson } from '#schemas';

interface SessionOptions {
  form: RecordForm;
  context: RecordContext;
  patterns: PatternEngine | undefined;
  start: RecordValues;
  /** What is saved, where the form begins with something else. */
  stored?: RecordValues | undefined;
  isNew: boolean;
  /** The record it begins with is not saved yet: one that was put back from a draft. */
  isUnsaved: boolean;
}

const recordPath: Path = ['state', 'record'];

/**
 * One form being filled in: follows the record in the form's scope, so that what is computed and which rules hold stand there
 * in the same turn as the key that changed them.
 */
export class FormSession {
  readonly form: RecordForm;
  readonly checker: RecordChecker;
  worked: Worked;
  /** As it would be saved now. */
  sent: RecordValues;
  private readonly working: WorkingRecord;
  /** What is saved; undefined while that is not known. */
  private first: RecordValues | undefined;
  private isFollowing = false;
  /** What was wrong with the record as it was saved, by where it is; found when it is first shown. */
  private marks: ReadonlyMap<string, RecordIssue> | undefined;
  /** How many rows of each sub-table were checked; those out of sight show what is wrong with them once they are seen. */
  private readonly checkedRows = new Map<string, number>();

  constructor({ form, context, patterns, start, stored, isNew, isUnsaved }: SessionOptions) {
    this.form = form;
    this.checker = new RecordChecker(form, { now: context.now, timeZone: context.timeZone, patterns });
    this.working = new WorkingRecord(form, context);
    this.worked = this.working.open(start, isNew, stored ?? (isUnsaved ? null : start));
    this.sent = recordToSend(form, this.worked);
    this.first = isUnsaved ? undefined : this.sent;
  }

  /** True once the record is another one than what is saved. */
  get isChanged(): boolean {
    return this.first === undefined || !sameJson(this.sent, this.first);
  }

  /** The record is saved as it is now. */
  settle(): void {
    this.first = this.sent;
  }

  /** Follows the record in the scope; `notify` is called at each change of what would be saved. Returns the way to stop. */
  follow(scope: PageScope, notify: () => void): () => void {
    return scope.subscribe([recordPath], () => {
      if (this.isFollowing) return;
      this.isFollowing = true;
      try {
        this.step(scope);
      } finally {
        this.isFollowing = false;
      }
      const sent = recordToSend(this.form, this.worked);
      if (sameJson(sent, this.sent)) return;
      this.sent = sent;
      notify();
    });
  }

  /** Everything that is wrong now, in the order of the form, and what is only worth a warning. */
  check(): { issues: RecordIssue[]; warnings: RecordIssue[] } {
    const { checker, worked, working } = this;
    for (const [id, value] of Object.entries(worked.record)) {
      if (Array.isArray(value)) this.checkedRows.set(id, value.length);
    }
    return { issues: checker.issues(worked, working), warnings: checker.warnings(worked, working) };
  }

  /** What the form no longer allows of a value that is still as it was saved: it is shown, and the record can still be saved. */
  markAt(path: readonly string[]): RecordIssue | undefined {
    const { checker, worked, working } = this;
    if (!worked.saved) return undefined;
    this.marks ??= new Map(checker.stale(worked, working).map((issue) => [this.keyOf(issue.path), issue]));
    const mark = this.marks.size === 0 ? undefined : this.marks.get(this.keyOf(path));
    return mark && checker.isAsSaved(path, worked) ? mark : undefined;
  }

  /** A cell goes with its row, wherever that is moved. */
  private keyOf([id = '', index, ...inside]: readonly string[]): string {
    if (index === undefined) return id;
    const rowId = ownPath(this.worked.record, [id, index, 'row_id']);
    return [id, typeof rowId === 'string' ? rowId : '', ...inside].join('/');
  }

  /** True for a cell, by its pointer in the record, of a row that was there when the form was checked. */
  wasChecked([table = '', index, , column]: readonly string[]): boolean {
    return column !== undefined && Number(index) < (this.checkedRows.get(table) ?? 0);
  }

  /** Which cells of a sub-table could not be entered if its rows were these: rules hide or lock them. */
  closedCells(table: string, rows: readonly unknown[]): (row: number, column: string) => boolean {
    const plan = this.form.fields.get(table);
    const { on } = this.working.preview({ ...this.worked.record, [table]: rows });
    const stateOf = rowStates(on);
    return (row, column) => {
      const cell = plan?.columns.find(({ id }) => id === column);
      return cell !== undefined && (isTrue(cell.hidden, stateOf(row)) || isTrue(cell.readOnly, stateOf(row)));
    };
  }

  private step(scope: PageScope): void {
    const before = this.worked;
    // Safe: the form's own scope declares the record as an object, and only fields write into it.
    const now = scope.read(recordPath) as RecordValues;
    this.worked = this.working.next(now);
    const { record, on } = this.worked;
    scope.batch(() => {
      if (record !== now) scope.setState(recordPath, record);
      for (const [id, holds] of Object.entries(on)) putState(scope, id, { holds, before: before.on[id] });
    });
  }
}

/** Says which rules hold now; of the rules of rows only the rows in which one turned, so that no other cell renders. */
function putState(
  scope: PageScope,
  id: string,
  { holds, before }: { holds: RulesOn[string]; before: RulesOn[string] | undefined },
): void {
  const path = ['state', 'on', id];
  if (typeof holds === 'boolean' || typeof before !== 'object' || holds.length !== before.length) {
    if (holds !== before && !sameJson(holds, before)) scope.setState(path, holds);
    return;
  }
  holds.forEach((one, index) => {
    if (one !== before[index]) scope.setState([...path, String(index)], one);
  });
}
