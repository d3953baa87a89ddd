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

/** The text for an issue, by the keyword of the schema that found it. */
export function messageOf(
  { name = '', params }: RJSFValidationError,
  formatMessage: IntlShape['formatMessage'],
): string {
  const message: MessageDescriptor = errors[isKnown(name) ? name : 'other'];
  return formatMessage(message, { type: String(params?.type ?? 'string') });
}
