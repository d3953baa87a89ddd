import { ownPath, ownValue } from '../runtime/evaluate/own-value.ts';
import { readsOf } from '../runtime/evaluate/reads.ts';
import { isTrue } from './held-rules.ts';
import type { CheckPlan, FieldPlan, RecordForm } from './form-plan.ts';
import { rowScope } from './record-evaluator.ts';
import type { RecordIssue } from './record-issue.ts';
import { isSameValue, savedPath } from './saved-value.ts';
import type { Worked, WorkingRecord } from './working-record.ts';

/** A check that a record does not keep. */
interface BrokenCheck {
  id: string;
  path: readonly string[];
  text: string;
  isWarning: boolean;
  /** It was broken before, and nothing that it reads is another value now. */
  isStale: boolean;
}

export const issueOfCheck = ({ id, path, text }: BrokenCheck): RecordIssue => ({
  path,
  code: 'check',
  text,
  check: id,
});

/** The checks that a record does not keep, in their order. Only false breaks a check: one that cannot be evaluated yet is no issue. */
export function brokenChecks(form: RecordForm, worked: Worked, working: WorkingRecord): BrokenCheck[] {
  return form.checks.flatMap((check): BrokenCheck[] => {
    const { id, field, text, isWarning, rows } = check;
    if (rows !== undefined) return brokenRows(form, check, worked, working);
    const path = field === undefined ? [] : [field];
    if (working.evaluate(check.holds, worked.effective, undefined, path) !== false) return [];
    const before = worked.saved?.().effective;
    const isStale =
      before !== undefined &&
      namesIn(check).every((name) => isSameValue(ownValue(before, name), ownValue(worked.effective, name))) &&
      working.evaluate(check.holds, before, undefined, path) === false;
    return [{ id, path, text, isWarning, isStale }];
  });
}

const namesIn = ({ holds }: CheckPlan): string[] => [...new Set(readsOf(holds).map(([root = '']) => root))];

function brokenRows(form: RecordForm, check: CheckPlan, worked: Worked, working: WorkingRecord): BrokenCheck[] {
  const { effective, on } = worked;
  const table = check.rows ?? '';
  const plan = form.fields.get(table);
  const rows = ownValue(effective, table);
  if (!plan || !Array.isArray(rows) || isTrue(plan.hidden, on)) return [];
  const column = check.field ?? plan.columns[0]?.id ?? '';
  return rows.flatMap((row: unknown, index): BrokenCheck[] => {
    const path = [table, String(index), 'data', column];
    if (working.evaluate(check.holds, effective, rowScope(plan, row), path) !== false) return [];
    const isStale = wasBroken(check, plan, { worked, working, row, path });
    return [{ id: check.id, path, text: check.text, isWarning: check.isWarning, isStale }];
  });
}

function wasBroken(
  check: CheckPlan,
  plan: FieldPlan,
  { worked, working, row, path }: { worked: Worked; working: WorkingRecord; row: unknown; path: readonly string[] },
): boolean {
  const saved = worked.saved?.();
  const before = saved && savedPath(path, worked.record, saved.record);
  if (!before) return false;
  const old = rowScope(plan, ownPath(saved.effective, before.slice(0, 2)));
  const now = rowScope(plan, row);
  const isSame = namesIn(check).every((name) =>
    Object.hasOwn(now, name)
      ? isSameValue(old[name], now[name])
      : isSameValue(ownValue(saved.effective, name), ownValue(worked.effective, name)),
  );
  return isSame && working.evaluate(check.holds, saved.effective, old, path) === false;
}
