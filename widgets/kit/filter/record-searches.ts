import { isObject } from '#schemas';
import type { FilterField } from './filter.ts';

/** The calls that find records for conditions: those of the page by field, and its one call for all relations. */
export function recordSearches(
  fields: readonly FilterField[],
  { searches, relations }: { searches?: unknown; relations?: unknown },
): Readonly<Record<string, unknown>> {
  const own = isObject(searches) ? searches : {};
  if (!isObject(relations) || typeof relations['call'] !== 'string') return own;
  const { call, with: more } = relations;
  const found = fields
    .filter(({ kind }) => kind === 'record')
    .map(({ field }) => [
      field,
      { call, with: { ...(isObject(more) ? more : {}), field }, value: 'id', label: 'title', hint: 'details' },
    ]);
  return { ...Object.fromEntries(found), ...own };
}
