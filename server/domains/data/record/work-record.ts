import type { Schemas } from '#openapi';
import { isGiven, RecordChecker, type RecordContext, recordToSend, type Worked, WorkingRecord } from '#engine/forms';
import { Failure, Invalid, type RequestIssue } from '#server/kernel/errors/index.ts';
import type { TableDesign } from '../design/table-design.ts';
import type { FilterContext } from '../query/operand.ts';
import { issueText } from './issue-text.ts';

type Data = Schemas['RecordData'];

/** A record as it is to be saved, with its computed values. */
export interface WorkedRecord {
  /** What people entered, and null for what rules drop. */
  entered: Readonly<Record<string, unknown>>;
  /** The same with computed fields. */
  all: Readonly<Record<string, unknown>>;
}

interface Working {
  working: WorkingRecord;
  checker: RecordChecker;
}

function workingOn({ form, patterns }: TableDesign, context: FilterContext): Working {
  const recordContext: RecordContext = {
    now: () => context.now.getTime(),
    timeZone: context.timeZone,
    user: context.accountId,
    departments: context.departments,
    params: {},
    // Formulas of records are stored: what depends on a language is for the page.
    formatDate: (value) => String(value),
  };
  const checker = new RecordChecker(form, { patterns, now: recordContext.now });
  return { working: new WorkingRecord(form, recordContext), checker };
}

/**
 * Throws `invalid_request` for each field that cannot be sent: one that the design has not, one whose value the server gives, and
 * one that the caller may not change.
 */
export function requireSendable(design: TableDesign, data: Data, mayEdit: (field: string) => boolean): void {
  const issues = Object.keys(data).flatMap((id): RequestIssue[] => {
    const field = design.fields.get(id);
    const pointer = `/data/${id}`;
    if (!field || !mayEdit(id)) {
      const message = {
        'en-US': `There is no field "${id}" here that you could change.`,
        'zh-CN': `此处没有您可修改的字段“${id}”。`,
      };
      return [{ pointer, message }];
    }
    if (!isGiven(field.kind)) return [];
    return [{ pointer, message: { 'en-US': 'The server gives this value.', 'zh-CN': '该值由系统生成。' } }];
  });
  if (issues.length > 0) throw new Invalid({ issues });
}

function issuesOf({ checker, working }: Working, worked: Worked): { own: RequestIssue[]; checks: RequestIssue[] } {
  const found = checker.issues(worked, working);
  const asRequest = (issue: (typeof found)[number]): RequestIssue => ({
    pointer: `/data${issue.path.map((key) => `/${key}`).join('')}`,
    message: issueText(issue),
  });
  return {
    own: found.filter(({ code }) => code !== 'check').map(asRequest),
    checks: found.filter(({ code }) => code === 'check').map(asRequest),
  };
}

function finished(design: TableDesign, running: Working, worked: Worked): WorkedRecord {
  const { own, checks } = issuesOf(running, worked);
  if (own.length > 0) throw new Invalid({ issues: [...own, ...checks] });
  if (checks.length > 0) throw new Failure('record_check_failed', { faults: checks });
  const entered = recordToSend(design.form, worked);
  return { entered, all: { ...worked.record, ...entered } };
}

/**
 * A new record by the rules of its form, with initial and computed values. Throws every issue at once: `invalid_request` at the
 * fields, or `record_check_failed` when only checks between fields are broken.
 */
export function workNewRecord(design: TableDesign, data: Data, context: FilterContext): WorkedRecord {
  const running = workingOn(design, context);
  return finished(design, running, running.working.open(data, true));
}

/** A stored record with its changes, by the same rules. */
export function workChangedRecord(
  design: TableDesign,
  { stored, data }: { stored: Readonly<Record<string, unknown>>; data: Data },
  context: FilterContext,
): WorkedRecord {
  const running = workingOn(design, context);
  running.working.open(stored, false);
  return finished(design, running, running.working.next({ ...stored, ...data }));
}
