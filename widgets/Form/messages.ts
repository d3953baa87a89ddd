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

/** The text for an issue, by the keyword of the schema that found it. */
export function messageOf({ name = '', params }: RJSFValidationError, text: WriteText): string {
  return text(`widget.Form.error.${known.has(name) ? name : 'other'}`, { type: String(params?.type ?? 'string') });
}
