import { valuesOf } from '#kinds';
import { type FieldPlan, RecordChecker, type RecordForm } from '#engine/forms';
import type { Schemas } from '#openapi';
import type { RequestIssue } from '#server/kernel/errors/index.ts';
import { isSystemName } from '../query/reachable.ts';
import type { FieldKind } from '../store/storage.ts';
import { issueText } from '../record/present/issue-text.ts';

type KindOf<Type extends FieldKind['type']> = Extract<FieldKind, { type: Type }>;

type Found = Omit<RequestIssue, 'code'>;

const found = (pointer: string, english: string, chinese: string): Found => ({
  pointer,
  message: { 'en-US': english, 'zh-CN': chinese },
});

/** What at least has to be is more than what at most may be: nothing could be entered. */
function crossed(pointer: string, least: number | string | undefined, most: number | string | undefined): Found[] {
  if (least === undefined || most === undefined || least <= most) return [];
  return [found(pointer, 'This is more than the most that is allowed.', '下限大于上限。')];
}

/** Each option whose value one before it on the same level has. */
function repeatedOptions(options: readonly Schemas['Option'][], pointer: string): Found[] {
  const values = options.map(({ value }) => value);
  return options.flatMap(({ value, children = [] }, at) => [
    ...(values.indexOf(value) < at
      ? [found(`${pointer}/${at}/value`, `The value "${value}" is there twice.`, `选项值“${value}”重复。`)]
      : []),
    ...repeatedOptions(children, `${pointer}/${at}/children`),
  ]);
}

/** A limit of a date field as its own values are written. */
function wrongLimits(
  checker: RecordChecker,
  { plan, kind }: { plan: FieldPlan; kind: KindOf<'date'> },
  at: string,
): Found[] {
  const bare: FieldPlan = { ...plan, kind: { type: 'date', granularity: kind.granularity } };
  return (['min', 'max'] as const).flatMap((name) => {
    const limit = kind[name];
    return limit === undefined ? [] : valueIssues(checker, { plan: bare, value: limit }, `${at}/${name}`);
  });
}

/** What of a sub-table's totals can be added up. */
function wrongTotals({ columns }: FieldPlan, totals: readonly string[], at: string): Found[] {
  return totals.flatMap((id, index) => {
    const result = columns.find((column) => column.id === id)?.result;
    if (result && valuesOf(result).ofMany?.(result, 0)) return [];
    return [found(`${at}/${index}`, `"${id}" is no number of these rows.`, `“${id}”不是该子表中的数字字段。`)];
  });
}

/** Why a value could not be entered in a field; nothing for what only its moment or the rest of the record decides. */
function valueIssues(
  checker: RecordChecker,
  { plan, value }: { plan: FieldPlan; value: unknown },
  pointer: string,
): Found[] {
  const issue = checker.valueIssue(plan, value);
  if (!issue || issue.code === 'early' || issue.code === 'late') return [];
  return [{ pointer, message: issueText(issue) }];
}

function kindIssues(checker: RecordChecker, plan: FieldPlan, siblings: ReadonlySet<string>): Found[] {
  const { kind, pointer } = plan;
  const at = `${pointer}/kind`;
  if ('options' in kind && kind.options.source === 'fixed') {
    const twice = repeatedOptions(kind.options.options, `${at}/options/options`);
    if (twice.length > 0) return twice;
  }
  switch (kind.type) {
    case 'number':
    case 'multiSelect':
      return crossed(`${at}/min`, kind.min, kind.max);
    case 'text':
      return crossed(`${at}/min_length`, kind.min_length, kind.max_length);
    case 'date': {
      const wrong = wrongLimits(checker, { plan, kind }, at);
      return wrong.length > 0 ? wrong : crossed(`${at}/min`, kind.min, kind.max);
    }
    case 'address':
      return repeatedOptions(kind.regions ?? [], `${at}/regions`);
    case 'subTable':
      return [
        ...crossed(`${at}/min_rows`, kind.min_rows, kind.max_rows),
        ...wrongTotals(plan, kind.totals ?? [], `${at}/totals`),
      ];
    case 'serial':
      return kind.parts.flatMap((part, index) =>
        part.kind === 'field' && !siblings.has(part.field)
          ? [found(`${at}/parts/${index}/field`, `There is no field "${part.field}".`, `没有字段“${part.field}”。`)]
          : [],
      );
    default:
      return [];
  }
}

function initialIssues(checker: RecordChecker, plan: FieldPlan): Found[] {
  const { initial } = plan.field;
  // What names people, records or files is checked when a record is made.
  if (initial?.kind !== 'value' || plan.kind.type === 'subTable' || valuesOf(plan.kind).refersTo) return [];
  return valueIssues(checker, { plan, value: initial.value }, `${plan.pointer}/initial/value`);
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
