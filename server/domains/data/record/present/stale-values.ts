import { type FieldPlan, RecordChecker } from '#engine/forms';
import { isGiven, isPassword, valuesOf } from '#kinds';
import { localized } from '#server/kernel/errors/index.ts';
import type { TableDesign } from '../../design/table-design.ts';
import { issueText } from './issue-text.ts';

type Values = Readonly<Record<string, unknown>>;

const isAlways = ([kind, value]: FieldPlan['required'], wanted: boolean): boolean => kind === 'lit' && value === wanted;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Tells of a stored record which of its values the design no longer allows, and why, in the reader's language: by field, of those that
 * were read. What rules of the form ask of a value is told where the record is read by itself.
 */
export function staleValues(
  { form, patterns, validators }: TableDesign,
  { locale, now, timeZone }: { locale: string; now: number; timeZone: string },
): (values: Values) => Record<string, string> | undefined {
  const checker = new RecordChecker(form, { patterns, validators, now: () => now, timeZone });
  // Rows are marked one by one, where the record is read.
  const plans = [...form.fields.values()].filter(
    ({ kind, hidden }) => !isGiven(kind) && !isPassword(kind) && kind.type !== 'subTable' && !isAlways(hidden, true),
  );
  // Safe: the languages of calls are those of the messages.
  const language = locale as Parameters<typeof localized>[0];
  return (values) => {
    const texts = plans.flatMap((plan) => {
      if (!Object.hasOwn(values, plan.id)) return [];
      const value = values[plan.id];
      const isMissing = isEmpty(value) && isAlways(plan.required, true) && isAlways(plan.hidden, false);
      if (!isMissing && (isEmpty(value) || valuesOf(plan.kind).isPlain?.(plan.kind, value))) return [];
      const issue = isMissing ? { path: [plan.id], code: 'required' as const } : checker.valueIssue(plan, value);
      return issue ? [[plan.id, localized(language, issueText(issue))] as const] : [];
    });
    return texts.length === 0 ? undefined : Object.fromEntries(texts);
  };
}
