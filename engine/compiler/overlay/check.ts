import { isObject, languageSchema, pointerTo, report } from '#schemas';
import { documentNodes } from '../check/ids.ts';
import { FaultList } from '../check/fault-list.ts';
import { checkLimits } from '../check/limits.ts';
import { addMistakes } from '../check/structure.ts';
import type { Fault } from '#engine/document';
import { isReservedName } from '../expression/names.ts';
import { forbiddenName, isTreePath, type PathOwner } from './path.ts';

/**
 * Every mistake of an overlay by itself: its shape, paths through prototypes or fixed parts, added ids that do not start
 * with `x.`. Whether it fits its document is for `applyOverlay` and then `checkDocument` to say. Never throws.
 */
export function checkOverlay(overlay: unknown): Fault[] {
  const faults = new FaultList();
  if (!checkLimits(overlay, faults)) return faults.faults;
  addMistakes(
    report(overlay, languageSchema('overlay.schema.json') ?? {}, { resolve: languageSchema, patterns: true }),
    faults,
  );
  if (faults.faults.length || !isObject(overlay) || !Array.isArray(overlay.operations)) return faults.faults;
  overlay.operations.forEach((operation, index) => {
    if (isObject(operation)) checkOperation(operation, pointerTo('/operations', index), faults);
  });
  return faults.faults;
}

function checkOperation(operation: Record<string, unknown>, pointer: string, faults: FaultList): void {
  const { path, slot, value, op } = operation;
  if (Array.isArray(path)) {
    const name = forbiddenName(path, ownerOf(operation));
    if (name !== undefined) faults.add('OVERLAY_NAME_RESERVED', `${pointer}/path`, { name });
  }
  if (typeof slot === 'string' && isReservedName(slot))
    faults.add('OVERLAY_NAME_RESERVED', `${pointer}/slot`, { name: slot });
  const isTree = op === 'set' && Array.isArray(path) && isTreePath(path, ownerOf(operation));
  if (op !== 'insert' && !isTree) return;
  const at = isTree && Array.isArray(path) && path.length === 2 ? '/body' : '';
  const body = at && isObject(value) ? value.body : value;
  for (const { node, pointer: inner } of documentNodes({ body })) {
    if (typeof node.id === 'string' && !node.id.startsWith('x.')) {
      faults.add('OVERLAY_ID', `${pointer}/value${at}${inner.slice('/body'.length)}/id`, { id: node.id });
    }
  }
}

const ownerOf = ({ node }: Record<string, unknown>): PathOwner => (node === undefined ? 'document' : 'node');
