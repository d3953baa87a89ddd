import type { Schemas } from '#openapi';
import { Invalid } from '#server/kernel/errors/index.ts';
import { type FilterFrame, filterSql } from './filter.ts';

/**
 * Whether the filter of a design can be asked of its table as that is now: it may name a field that was taken out of the form or that holds
 * another kind of values since, or one of a third table that the caller does not read. What callers enter plays no part.
 */
export function isAnswerable(frame: FilterFrame, filter: Schemas['FilterConditions']): boolean {
  try {
    filterSql({ ...frame, context: { ...frame.context, form: {} } }, filter, '/filter');
    return true;
  } catch (error) {
    if (error instanceof Invalid) return false;
    throw error;
  }
}
