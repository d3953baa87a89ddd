import { valuesOf } from '#kinds';
import { columnOfKind } from '#kinds/columns';
import { type FieldPlan, RecordChecker, type RecordForm } from '#engine/forms';
import type { ErrorText, RequestIssue } from '#server/kernel/errors/index.ts';
import { isSystemName } from '../query/reachable.ts';
import { issueText } from '../record/present/issue-text.ts';

type Found = Omit<RequestIssue, 'code'>;

const found = (pointer: string, english: string, chinese: string): Found => ({
  pointer,
  message: { 'en-US': english, 'zh-CN': chinese },
});

/** Why a value could not be entered in a field; undefined for what only its moment or the rest of the record decides. */
function valueIssue(checker: RecordChecker, plan: FieldPlan, value: unknown): ErrorText | undefined {
  const issue = checker.valueIssue(plan, value);
  return !issue || issue.code === 'early' || issue.code === 'late' ? undefined : issueText(issue);
}

/** What the kind of a field says of its design. */
function kindIssues(checker: RecordChecker, plan: FieldPlan, siblings: ReadonlySet<string>): Found[] {
  const { kind, pointer, columns } = plan;
  const issues = columnOfKind(kind).designIssues?.(kind, {
    fields: siblings,
    isSummable(id) {
      const result = columns.find((column) => column.id === id)?.result;
      return result !== undefined && valuesOf(result).ofMany?.(result, 0) !== undefined;
    },
    issueOf: (bare, value) => valueIssue(checker, { ...plan, kind: bare }, value),
  });
  return (issues ?? []).map((issue) => ({ ...issue, pointer: `${pointer}/kind${issue.pointer}` }));
}

function initialIssues(checker: RecordChecker, plan: FieldPlan): Found[] {
  const { initial } = plan.field;
  // What names people, records or files is checked when a record is made.
  if (initial?.kind !== 'value' || plan.kind.type === 'subTable' || valuesOf(plan.kind).refersTo) return [];
  const message = valueIssue(checker, plan, initial.value);
  return message === undefined ? [] : [{ pointer: `${plan.pointer}/initial/value`, message }];
}

/** Each field that is set up so that nobody could work with it (TABLE-21), each at its pointer. */
export function fieldIssues(form: RecordForm): RequestIssue[] {
  const { fields } = form;
  const checker = new RecordChecker(form, { now: () => 0 });
  const own = new Set(fields.keys());
  const issues = [...fields.values()].flatMap((plan) => {
    const columns = new Set(plan.columns.map(({ id }) => id));
    return [
      ...(isSystemName(plan.id)
        ? [
            found(
              `${plan.pointer}/id`,
              `"${plan.id}" is what the server knows of each record.`,
              `“${plan.id}”是系统保留的标识。`,
            ),
          ]
        : []),
      ...kindIssues(checker, plan, own),
      ...initialIssues(checker, plan),
      ...plan.columns.flatMap((column) => [
        ...kindIssues(checker, column, new Set([...own, ...columns])),
        ...initialIssues(checker, column),
      ]),
    ];
  });
  return issues.map((issue) => ({ ...issue, pointer: `/formConfig${issue.pointer}`, code: 'FORM_FIELD_MISFIT' }));
}
