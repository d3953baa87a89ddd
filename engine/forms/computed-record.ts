import { readsOf } from '../runtime/evaluate/reads.ts';
import { contextNames } from './conditions.ts';
import type { RecordValues } from './form-config.ts';
import type { RecordForm } from './form-plan.ts';
import type { RecordContext } from './record-evaluator.ts';
import { WorkingRecord } from './working-record.ts';

/** What only a person who changes a record has. */
const personal: ReadonlySet<string> = new Set([
  contextNames.user,
  contextNames.departments,
  contextNames.departmentsBelow,
  contextNames.params,
]);

/** A stored record with its computed values, which no one changes: what its rules drop does not count, and they put nothing in. */
export function computedRecord(
  form: RecordForm,
  context: Pick<RecordContext, 'now' | 'timeZone' | 'work'>,
  record: RecordValues,
): RecordValues {
  const unknown = new Set(
    form.rules.filter(({ when }) => readsOf(when).some(([root = '']) => personal.has(root))).map(({ id }) => id),
  );
  return new WorkingRecord(form, { ...context, isUnknownRule: (id) => unknown.has(id) }).preview(record).record;
}
