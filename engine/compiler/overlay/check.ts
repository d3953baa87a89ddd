import { isObject, pointerTo, report } from '#schemas';
import { languageSchema } from '#schemas/language';
import { documentNodes } from '#engine/written';
import { DiagnosticList } from '../check/diagnostic-list.ts';
import { checkLimits, documentLimits } from '../check/limits.ts';
import { addIssues } from '../check/structure.ts';
import type { Diagnostic } from '#engine/document';
import { isReservedName } from '../expression/names.ts';
import { forbiddenName, isTreePath, type PathOwner } from './path.ts';

/**
 * The diagnostics of an overlay alone: its shape, paths through prototypes or fixed parts, added ids that do not start
 * with `x.`. `applyOverlay` and then `checkDocument` check it against its document. Never throws.
 */
export function checkOverlay(overlay: unknown): Diagnostic[] {
  const diagnostics = new DiagnosticList();
  if (!checkLimits(overlay, diagnostics, documentLimits.changeBytes)) return diagnostics.diagnostics;
  addIssues(
    report(overlay, languageSchema('overlay.schema.json') ?? {}, { resolve: languageSchema, patterns: true }),
    diagnostics,
  );
  if (diagnostics.diagnostics.length || !isObject(overlay) || !Array.isArray(overlay.operations))
    return diagnostics.diagnostics;
  overlay.operations.forEach((operation, index) => {
    if (isObject(operation)) checkOperation(operation, pointerTo('/operations', index), diagnostics);
  });
  return diagnostics.diagnostics;
}

function checkOperation(operation: Record<string, unknown>, pointer: string, diagnostics: DiagnosticList): void {
  const { path, slot, value, op } = operation;
  if (Array.isArray(path)) {
    const name = forbiddenName(path, ownerOf(operation));
    if (name !== undefined) diagnostics.add('OVERLAY_NAME_RESERVED', `${pointer}/path`, { name });
  }
  if (typeof slot === 'string' && isReservedName(slot))
    diagnostics.add('OVERLAY_NAME_RESERVED', `${pointer}/slot`, { name: slot });
  const isTree = op === 'set' && Array.isArray(path) && isTreePath(path, ownerOf(operation));
  if (op !== 'insert' && !isTree) return;
  const at = isTree && Array.isArray(path) && path.length === 2 ? '/body' : '';
  const body = at && isObject(value) ? value.body : value;
  for (const { node, pointer: inner } of documentNodes({ body })) {
    if (typeof node.id === 'string' && !node.id.startsWith('x.')) {
      diagnostics.add('OVERLAY_ID', `${pointer}/value${at}${inner.slice('/body'.length)}/id`, { id: node.id });
    }
  }
}

const ownerOf = ({ node }: Record<string, unknown>): PathOwner => (node === undefined ? 'document' : 'node');
