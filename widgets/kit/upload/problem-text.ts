import type { WriteText } from '#engine';
import type { UploadProblem } from './useUpload.ts';

/** The words for a refused or failed upload; the server's own where it said something. */
export function problemText(text: WriteText, problem: UploadProblem | undefined): string | undefined {
  if (!problem) return undefined;
  return 'text' in problem ? problem.text : text(`widget.ImageUpload.problem.${problem.kind}`);
}
