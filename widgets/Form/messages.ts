import type { RJSFValidationError } from '@rjsf/utils';
import type { WriteText } from '#engine';

const known = new Set([
  'required',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'enum',
  'type',
  'format',
]);

/** What to tell a person about a mistake, by the keyword of the schema that found it. */
export function messageOf(error: RJSFValidationError, text: WriteText): string {
  // A text that is empty and may not be is missing, whatever the schema calls it. The validator says: too short (0 < 1).
  const isEmpty = error.name === 'minLength' && /\(0 </.test(error.stack ?? '');
  const keyword = isEmpty ? 'required' : (error.name ?? '');
  // The validator names the wanted type only in its own words: Expected "number".
  const type = keyword === 'type' ? (/Expected "(\w+)/.exec(error.stack)?.[1] ?? 'string') : '';
  return text(`widget.Form.error.${known.has(keyword) ? keyword : 'other'}`, { type });
}
