import { isGiven, type RecordForm, type RecordValues } from '#engine/forms';

/** What a new record begins with when it begins with another one: without what the server gives, and its rows are new ones. */
export function newStart(form: RecordForm, start: RecordValues): RecordValues {
  const entries = Object.entries(start).flatMap(([id, value]) => {
    const kind = form.fields.get(id)?.kind;
    if (kind && isGiven(kind)) return [];
    const isRows = kind?.type === 'subTable' && Array.isArray(value);
    return [[id, isRows ? value.map(withoutKey) : value] as const];
  });
  return Object.fromEntries(entries);
}

function withoutKey(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'row_id'));
}
