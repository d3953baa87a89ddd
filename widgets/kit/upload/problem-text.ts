import { defineMessages, type IntlShape } from 'react-intl';
import type { UploadProblem } from './useUpload.ts';

const problems = defineMessages({
  many: { id: 'widget.ImageUpload.problem.many' },
  several: { id: 'widget.ImageUpload.problem.several' },
  type: { id: 'widget.ImageUpload.problem.type' },
  size: { id: 'widget.ImageUpload.problem.size' },
  empty: { id: 'widget.ImageUpload.problem.empty' },
  failed: { id: 'widget.ImageUpload.problem.failed' },
});

/** The words for a refused or failed upload; the server's own where it said something. */
export function problemText(
  formatMessage: IntlShape['formatMessage'],
  problem: UploadProblem | undefined,
): string | undefined {
  if (!problem) return undefined;
  return 'text' in problem ? problem.text : formatMessage(problems[problem.kind]);
}
