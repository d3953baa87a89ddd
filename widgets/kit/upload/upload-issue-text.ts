import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import { largestPicture, type PictureIssue } from './check-picture.ts';
import type { UploadIssue } from './useUpload.ts';

const issueMessages: Readonly<Record<PictureIssue | 'failed', MessageDescriptor>> = defineMessages({
  many: { id: 'widget.ImageUpload.problem.many' },
  several: { id: 'widget.ImageUpload.problem.several' },
  type: { id: 'widget.ImageUpload.problem.type' },
  size: { id: 'widget.ImageUpload.problem.size' },
  empty: { id: 'widget.ImageUpload.problem.empty' },
  failed: { id: 'widget.ImageUpload.problem.failed' },
});

/** The words for a refused or failed upload of at most `largest` bytes; the server's own where it said something. */
export function uploadIssueText(
  formatMessage: IntlShape['formatMessage'],
  issue: UploadIssue | undefined,
  largest = largestPicture,
): string | undefined {
  if (!issue) return undefined;
  if ('text' in issue) return issue.text;
  return formatMessage(issueMessages[issue.kind], { size: Math.round(largest / 1024 / 1024) });
}
