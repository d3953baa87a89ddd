import type { PatternEngine, RecordForm, RecordValues } from '#engine/forms';
import { sameJson } from '#schemas';
import { FormSession } from './form-session.ts';

/**
 * The fields of a record that is sent whose values are not those that are stored; an emptied one is null or empty. A stored field that
 * the record no longer has was emptied too: that is how values are put together from a draft.
 */
export function changedValues(
  { form, patterns }: { form: RecordForm; patterns: PatternEngine | undefined },
  record: RecordValues,
  stored: RecordValues,
): RecordValues {
  const context = { now: Date.now };
  const session = new FormSession({ form, patterns, start: stored, isNew: false, isUnsaved: false, context });
  const entries = [...new Set([...Object.keys(session.sent), ...Object.keys(record)])].flatMap((id) => {
    const [before, now] = [session.sent[id] ?? null, record[id] ?? null];
    return sameJson(before, now) ? [] : [[id, now] as const];
  });
  return Object.fromEntries(entries);
}
