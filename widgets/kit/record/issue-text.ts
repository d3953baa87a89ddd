import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { RecordIssue } from '#engine/forms';

const words: Readonly<Record<RecordIssue['code'], MessageDescriptor>> = defineMessages({
  check: { id: 'widget.RecordForm.mistake.check' },
  digits: { id: 'widget.RecordForm.mistake.digits' },
  early: { id: 'widget.RecordForm.mistake.early' },
  enum: { id: 'widget.RecordForm.mistake.enum' },
  format: { id: 'widget.RecordForm.mistake.format' },
  late: { id: 'widget.RecordForm.mistake.late' },
  maxItems: { id: 'widget.RecordForm.mistake.maxItems' },
  maxLength: { id: 'widget.RecordForm.mistake.maxLength' },
  maximum: { id: 'widget.RecordForm.mistake.maximum' },
  minItems: { id: 'widget.RecordForm.mistake.minItems' },
  minLength: { id: 'widget.RecordForm.mistake.minLength' },
  minimum: { id: 'widget.RecordForm.mistake.minimum' },
  order: { id: 'widget.RecordForm.mistake.order' },
  pattern: { id: 'widget.RecordForm.mistake.pattern' },
  period: { id: 'widget.RecordForm.mistake.period' },
  repeated: { id: 'widget.RecordForm.mistake.repeated' },
  required: { id: 'widget.RecordForm.mistake.required' },
  type: { id: 'widget.RecordForm.mistake.type' },
  unique: { id: 'widget.RecordForm.mistake.unique' },
});

/** What is said of a saved value that the form no longer allows. */
export const staleText = (issue: RecordIssue, formatMessage: IntlShape['formatMessage']): string =>
  formatMessage({ id: 'widget.RecordForm.stale' }, { issue: issueText(issue, formatMessage) });

/** The message of an issue: the one of the design, or the one for its code. */
export function issueText({ code, limit, text: own }: RecordIssue, formatMessage: IntlShape['formatMessage']): string {
  if (own !== undefined && own !== '') return own;
  return formatMessage(words[code], { limit: limit ?? '' });
}
