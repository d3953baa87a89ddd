import type { Schemas } from '#openapi';
import {
  isGiven,
  RecordChecker,
  type RecordContext,
  recordToSend,
  type Worked,
  WorkBudget,
  WorkingRecord,
} from '#engine/forms';
import { Failure, Invalid, type RequestIssue } from '#server/kernel/errors/index.ts';
import type { TableDesign } from '../../design/table-design.ts';
import { visibleDesign } from '../../design/visible-design.ts';
import type { FilterContext } from '../../query/operand.ts';
import { enteredValue } from '../../rows/entered-value.ts';
import { mergedRows } from '../../rows/sent-rows.ts';
import { rowsIn, storedRow, subTablesOf } from '../../rows/sub-tables.ts';
import { issueText } from '../present/issue-text.ts';
import { withinBudget, workLimits } from '../../design/request-work.ts';
import { closedIssue } from './open-names.ts';
import { isAmong, type Sender, sentRowIssues, withoutUngrantedColumns } from '../access/sent-columns.ts';

type Data = Schemas['RecordData'];
type Values = Readonly<Record<string, unknown>>;

/** A record as it is to be saved, with its computed values. */
export interface WorkedRecord {
  /** What people entered, and null for what rules drop. */
  entered: Values;
  /** The same with computed fields. */
  all: Values;
}

interface Working {
  working: WorkingRecord;
  checker: RecordChecker;
}

function workingOn({ form, patterns, validators }: TableDesign, context: FilterContext): Working {
  const work = context.work?.ofRecord() ?? new WorkBudget(workLimits.record);
  const recordContext: RecordContext = {
    work,
    now: () => context.now.getTime(),
    timeZone: context.timeZone,
    user: context.accountId,
    departments: context.departments,
    departmentsBelow: context.departmentsBelow,
    params: {},
  };
  const checker = new RecordChecker(form, {
    patterns,
    validators,
    work,
    now: recordContext.now,
    timeZone: context.timeZone,
  });
  return { working: new WorkingRecord(form, recordContext), checker };
}

/** The record as it is stored; nothing of a new one. */
interface Sent {
  stored: Values;
  data: Data;
}

/**
 * Throws `invalid_request` for each field that cannot be sent: one that the design has not, one whose value the server gives, one
 * that the caller may not change, and in a sub-table each row that is none of the record's.
 */
export function requireSendable(design: TableDesign, { stored, data }: Sent, sender: Sender): void {
  const subTables = new Map(subTablesOf(design).map((one) => [one.id, one]));
  const issues = Object.keys(data).flatMap((id): RequestIssue[] => {
    const field = design.fields.get(id);
    const pointer = `/data/${id}`;
    if (!field || !isAmong(sender.open, id)) {
      const message = {
        'en-US': `There is no field "${id}" here that you could change.`,
        'zh-CN': `此处没有您可修改的字段“${id}”。`,
      };
      return [{ pointer, message }];
    }
    const subTable = subTables.get(id);
    if (subTable) return sentRowIssues(subTable, rowsIn(stored[id]), data[id], sender);
    if (!isGiven(field.kind)) return [];
    return [{ pointer, message: { 'en-US': 'The server gives this value.', 'zh-CN': '该值由系统生成。' } }];
  });
  if (issues.length > 0) throw new Invalid({ issues });
}

/** What was sent without what its sender may not fill in, which a form sends empty. */
export function withoutUngranted(design: TableDesign, data: Data, sender: Sender): Data {
  const rows = subTablesOf(design)
    .filter(({ id }) => sender.open !== 'all' && Object.hasOwn(data, id))
    .map((one) => [one.id, withoutUngrantedColumns(one, data[one.id], sender)] as const);
  // Safe: rows with fewer values.
  return rows.length === 0 ? data : ({ ...data, ...Object.fromEntries(rows) } as Data);
}

/**
 * The values that were sent, with the rows of sub-tables as they are to be. An empty text is no value of a field whose values are no texts,
 * wherever it comes from (docs/decisions/0250).
 */
export function withMergedRows(design: TableDesign, { stored, data }: Sent): Values {
  const rows = subTablesOf(design)
    .filter(({ id }) => Object.hasOwn(data, id))
    .map((one) => [one.id, mergedRows(one, rowsIn(stored[one.id]), data[one.id])] as const);
  const own = Object.entries(data).map(([id, value]) => [id, enteredValue(design.fields.get(id), value)] as const);
  return { ...Object.fromEntries(own), ...Object.fromEntries(rows) };
}

/** The checks that somebody may know of: those that name no field that is closed to them. */
function openChecks({ form, config }: TableDesign, { visible }: Sender): ReadonlySet<string> {
  const open = visible === 'all' ? form.checks : (visibleDesign(config, visible).checks ?? []);
  return new Set(open.map(({ id }) => id));
}

function issuesOf(
  design: TableDesign,
  { checker, working }: Working,
  worked: Worked,
  sender: Sender,
): { own: RequestIssue[]; checks: RequestIssue[] } {
  const found = checker.issues(worked, working);
  const asRequest = (issue: (typeof found)[number]): RequestIssue => ({
    pointer: `/data${issue.path.map((key) => `/${key}`).join('')}`,
    message: issueText(issue),
  });
  const broken = found.filter(({ code }) => code === 'check');
  const known = broken.length > 0 ? openChecks(design, sender) : undefined;
  return {
    own: found.filter(({ code }) => code !== 'check').map(asRequest),
    checks: broken.map((issue) => (known?.has(issue.check ?? '') ? asRequest(issue) : closedIssue)),
  };
}

/** The rows of each sub-table with their computed values; none of one that rules drop. */
function workedRows(design: TableDesign, { effective }: Worked): Values {
  const all = subTablesOf(design).map((one) => [one.id, rowsIn(effective[one.id]).map((row) => storedRow(one, row))]);
  return Object.fromEntries(all);
}

function finished(design: TableDesign, running: Working, worked: Worked, sender: Sender): WorkedRecord {
  const { own, checks } = issuesOf(design, running, worked, sender);
  if (own.length > 0) throw new Invalid({ issues: [...own, ...checks] });
  if (checks.length > 0) throw new Failure('record_check_failed', { faults: checks });
  const entered = recordToSend(design.form, worked);
  return { entered, all: { ...worked.effective, ...entered, ...workedRows(design, worked) } };
}

/**
 * A new record by the rules of its form, with initial and computed values. Throws every issue at once: `invalid_request` at the
 * fields, or `record_check_failed` when only checks between fields are broken. One that takes too long is refused at what took the last
 * of its time.
 */
export function workNewRecord(
  design: TableDesign,
  { data, sender }: { data: Data; sender: Sender },
  context: FilterContext,
): WorkedRecord {
  const running = workingOn(design, context);
  const given = withMergedRows(design, { stored: {}, data });
  return withinBudget(() => finished(design, running, running.working.open(given, true), sender));
}

/** A stored record with its changes, by the same rules; what the change is not to blame for is no issue (docs/decisions/0281). */
export function workChangedRecord(
  design: TableDesign,
  { stored, data, sender }: Sent & { sender: Sender },
  context: FilterContext,
): WorkedRecord {
  const running = workingOn(design, context);
  const changed = { ...stored, ...withMergedRows(design, { stored, data }) };
  return withinBudget(() => {
    running.working.open(stored, false);
    return finished(design, running, running.working.next(changed), sender);
  });
}
