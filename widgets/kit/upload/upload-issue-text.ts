import { defineMessages, type IntlShape } from 'react-intl';
import type { UploadIssue } from './useUpload.ts';

const issueMessages = defineMessages({
  many: { id: 'widget.ImageUpload.problem.many' },
  several: { id: 'widget.ImageUpload.problem.several' },
  type: { id: 'widget.ImageUpload.problem.type' },
  size: { id: 'widget.ImageUpload.problem.size' },
  empty: { id: 'widget.ImageUpload.problem.empty' },
  failed: { id: 'widget.ImageUpload.problem.failed' },
});

/** The words for a refused or failed upload; the server's own where it said something. */
export function uploadIssueText(
  formatMessage: IntlShape['formatMessage'],
  issue: UploadIssue | undefined,
): string | undefined {
  if (!issue) return undefined;
  return 'text' in issue ? issue.text : formatMessage(issueMessages[issue.kind]);
}
