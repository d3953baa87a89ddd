import { ownValue } from '../evaluate/own-value.ts';

/** True for what counts as no answer: null, an empty text, an empty list, a range without ends. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object' || !('from' in value || 'to' in value)) return false;
  return isEmpty(ownValue(value, 'from')) && isEmpty(ownValue(value, 'to'));
}
