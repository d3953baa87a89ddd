import { documentDiagnostic, locateDiagnostics } from '#engine/written';
import type { Diagnostic } from '#engine/document';
import { isObject } from '#schemas';
import type { LoadedFile } from './load.ts';

/** What a file of a document may have at most, so that a person finds their way in it. Generated files may be longer. */
export const fileLimits = { lines: 500, nesting: 12 } as const;

/** Issues of a file that has too many lines, or nodes inside nodes too deeply; a node that names a part or fragment counts as one. */
export function checkFileSize({ path, text, value }: LoadedFile): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const lines = text.trimEnd().split('\n').length;
  const { lines: most, nesting } = fileLimits;
  if (lines > most && !path.includes('/generated/'))
    diagnostics.push(documentDiagnostic('PAGE_FILE_SIZE', '', { what: `${lines} lines`, limit: most }));
  const depth = deepest(value);
  if (depth > nesting)
    diagnostics.push(
      documentDiagnostic('PAGE_FILE_SIZE', '/body', { what: `${depth} levels of nodes`, limit: nesting }),
    );
  return locateDiagnostics(diagnostics, text);
}

/** How many nodes are around the innermost one, itself counted; dialogs and drawers begin again. */
function deepest(value: unknown): number {
  if (Array.isArray(value)) return Math.max(0, ...value.map(deepest));
  if (!isObject(value)) return 0;
  const isNode =
    typeof value.id === 'string' && ['widget', 'fragment', 'part', 'list'].some((name) => Object.hasOwn(value, name));
  return (isNode ? 1 : 0) + Math.max(0, ...Object.values(value).map(deepest));
}
