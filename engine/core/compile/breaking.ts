import { isObject } from '#schemas';
import { documentNodes } from '../check/ids.ts';
import type { Fault } from '../document/compiled.ts';

/** Faults that are reported, but with which a node still works. */
const harmless = new Set([
  'PAGE_TEXT_LITERAL',
  'PAGE_MESSAGE_UNTRANSLATED',
  'PAGE_OPERATION_FORBIDDEN',
  'PAGE_ID_ADMIN',
  'PAGE_LAYOUT_REACH',
]);

/** The first fault that breaks each node, by the node's pointer; a node that reads broken data or state is broken too. */
export function breaking(source: unknown, faults: readonly Fault[]): Map<string, Fault> {
  const broken = new Map<string, Fault>();
  if (!isObject(source)) return broken;
  const nodes = new Set<string>();
  for (const { pointer } of documentNodes(source)) nodes.add(pointer);
  for (const fault of faults) {
    if (harmless.has(fault.code)) continue;
    const owner = ownerOf(fault.pointer, nodes);
    if (owner !== undefined && !broken.has(owner)) broken.set(owner, fault);
  }
  return broken;
}

/** The innermost node that a pointer is in. */
function ownerOf(pointer: string, nodes: ReadonlySet<string>): string | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) if (nodes.has(at)) return at;
  return undefined;
}
