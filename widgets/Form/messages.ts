import type { RJSFValidationError } from '@rjsf/utils';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { IssueParams } from './issues.ts';

/** By the keyword of the schema. */
const errors = defineMessages({
  additionalProperties: { id: 'widget.Form.error.additionalProperties' },
  const: { id: 'widget.Form.error.const' },
  dependentRequired: { id: 'widget.Form.error.dependentRequired' },
  enum: { id: 'widget.Form.error.enum' },
  exclusiveMaximum: { id: 'widget.Form.error.exclusiveMaximum' },
  exclusiveMinimum: { id: 'widget.Form.error.exclusiveMinimum' },
  format: { id: 'widget.Form.error.format' },
  maxItems: { id: 'widget.Form.error.maxItems' },
  maxLength: { id: 'widget.Form.error.maxLength' },
  maxProperties: { id: 'widget.Form.error.maxProperties' },
  maximum: { id: 'widget.Form.error.maximum' },
  minItems: { id: 'widget.Form.error.minItems' },
  minLength: { id: 'widget.Form.error.minLength' },
  minProperties: { id: 'widget.Form.error.minProperties' },
  minimum: { id: 'widget.Form.error.minimum' },
  multipleOf: { id: 'widget.Form.error.multipleOf' },
  other: { id: 'widget.Form.error.other' },
  pattern: { id: 'widget.Form.error.pattern' },
  propertyNames: { id: 'widget.Form.error.propertyNames' },
  required: { id: 'widget.Form.error.required' },
  type: { id: 'widget.Form.error.type' },
  uniqueItems: { id: 'widget.Form.error.uniqueItems' },
});

const isKnown = (keyword: string): keyword is keyof typeof errors => Object.hasOwn(errors, keyword);

/** The text for an issue, by the keyword of the schema that found it, with the limit that it broke. */
export function messageOf(
  { name = '', params }: RJSFValidationError,
  formatMessage: IntlShape['formatMessage'],
): string {
  const message: MessageDescriptor = errors[isKnown(name) ? name : 'other'];
  // Safe: the validators of forms give every error these.
  const { type = 'string', limit, name: property = '' } = params as IssueParams;
  return formatMessage(message, {
    type,
    // The keys of alternatives in a text have letters only.
    format: typeof limit === 'string' ? limit.replaceAll('-', '') : '',
    limit: typeof limit === 'number' ? limit : 0,
    value: typeof limit === 'object' ? JSON.stringify(limit) : String(limit),
    name: property,
  });
}
