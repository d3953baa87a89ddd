import { type FieldPlan, isGiven, isPassword, RecordChecker } from '#engine/forms';
import { localized } from '#server/kernel/errors/index.ts';
import type { TableDesign } from '../design/table-design.ts';
import { issueText } from './issue-text.ts';

type Values = Readonly<Record<string, unknown>>;

/** Kinds in whose cells nothing is marked: rows are marked one by one, where the record is read. */
const unmarked: ReadonlySet<string> = new Set(['subTable']);

/** Kinds whose stored values no design forbids afterwards: what they name may be gone, which is said in its place. */
const always: ReadonlySet<string> = new Set(['boolean', 'richText', 'user', 'department', 'relation', 'signature']);

/** Whether a filled-in value is plainly allowed, so that nearly all values of a list are looked at no further. */
function isPlain({ kind }: FieldPlan, value: unknown): boolean {
  if (always.has(kind.type)) return !Array.isArray(value);
  switch (kind.type) {
    case 'text': {
      const { pattern, format = 'plain', min_length, max_length = 200 } = kind;
      return !pattern && format === 'plain' && !min_length && typeof value === 'string' && value.length <= max_length;
    }
    case 'number':
      return kind.min === undefined && kind.max === undefined && kind.precision === undefined;
    case 'date':
      return kind.min === undefined && kind.max === undefined && kind.only === undefined;
    case 'select':
      return kind.options.source !== 'fixed' || kind.options.options.some((one) => one.value === value);
    default:
      return false;
  }
}

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
  const plans = [...form.fields.values()].filter(
    ({ kind, hidden }) => !isGiven(kind) && !isPassword(kind) && !unmarked.has(kind.type) && !isAlways(hidden, true),
  );
  // Safe: the languages of calls are those of the messages.
  const language = locale as Parameters<typeof localized>[0];
  return (values) => {
    const texts = plans.flatMap((plan) => {
      if (!Object.hasOwn(values, plan.id)) return [];
      const value = values[plan.id];
      const isMissing = isEmpty(value) && isAlways(plan.required, true) && isAlways(plan.hidden, false);
      if (!isMissing && (isEmpty(value) || isPlain(plan, value))) return [];
      const issue = isMissing ? { path: [plan.id], code: 'required' as const } : checker.valueIssue(plan, value);
      return issue ? [[plan.id, localized(language, issueText(issue))] as const] : [];
    });
    return texts.length === 0 ? undefined : Object.fromEntries(texts);
  };
}
