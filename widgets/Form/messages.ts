import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { RJSFValidationError } from '@rjsf/utils';

/** By the keyword of the schema. */
const errors = defineMessages({
  enum: { id: 'widget.Form.error.enum' },
  format: { id: 'widget.Form.error.format' },
  maxItems: { id: 'widget.Form.error.maxItems' },
  maxLength: { id: 'widget.Form.error.maxLength' },
  maximum: { id: 'widget.Form.error.maximum' },
  minItems: { id: 'widget.Form.error.minItems' },
  minLength: { id: 'widget.Form.error.minLength' },
  minimum: { id: 'widget.Form.error.minimum' },
  other: { id: 'widget.Form.error.other' },
  pattern: { id: 'widget.Form.error.pattern' },
  required: { id: 'widget.Form.error.required' },
  type: { id: 'widget.Form.error.type' },
});

const isKnown = (keyword: string): keyword is keyof typeof errors => Object.hasOwn(errors, keyword);

/** What to tell a person about a mistake, by the keyword of the schema that found it. */
export function messageOf(error: RJSFValidationError, formatMessage: IntlShape['formatMessage']): string {
  // A text that is empty and may not be is missing, whatever the schema calls it. The validator says: too short (0 < 1).
  const isEmpty = error.name === 'minLength' && /\(0 </.test(error.stack ?? '');
  const keyword = isEmpty ? 'required' : (error.name ?? '');
  // The validator names the wanted type only in its own words: Expected "number".
  const type = keyword === 'type' ? (/Expected "(\w+)/.exec(error.stack)?.[1] ?? 'string') : '';
  const message: MessageDescriptor = errors[isKnown(keyword) ? keyword : 'other'];
  return formatMessage(message, { type });
}
