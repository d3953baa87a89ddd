import type { WriteText } from '#engine';
import type { RecordIssue } from '#engine/forms';

/** What a person is told about a mistake: the design's own words, or those for its code. */
export function mistakeText({ code, limit, text: own }: RecordIssue, text: WriteText): string {
  if (own !== undefined && own !== '') return own;
  return text(`widget.RecordForm.mistake.${code}`, { limit: limit ?? '' });
}
