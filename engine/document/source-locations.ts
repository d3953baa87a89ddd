import { isObject, own, pointerTo } from '#schemas';
import type { CompiledDocument } from './compiled.ts';
import type { DocumentSource } from './source.ts';

/** Where a node is written. */
export interface SourceLocation {
  document: string;
  /** JSON pointer into the source of that document. */
  pointer: string;
}

interface Walk {
  documents(id: string): DocumentSource | undefined;
  compiled: CompiledDocument;
  found: Map<string, readonly SourceLocation[]>;
}

/** Where the walk is in the source. */
interface WalkLocation extends SourceLocation {
  /** The nodes that brought the fragments around it, from the inside out. */
  around: readonly SourceLocation[];
  /** Of the node that names the fragment; '' outside of fragments. */
  fragment: string;
}

/**
 * For every node of a compiled document, by its JSON pointer there: where it is written, and after that each node that
 * brought a fragment around it, from the inside out. Both documents are walked side by side, so that compiled documents
 * carry nothing of this.
 */
export function sourceLocations(
  compiled: CompiledDocument,
  source: DocumentSource,
  documents: (id: string) => DocumentSource | undefined,
): ReadonlyMap<string, readonly SourceLocation[]> {
  const walk: Walk = { documents, compiled, found: new Map() };
  const top: WalkLocation = { document: source.id, pointer: '/body', around: [], fragment: '' };
  visit(walk, compiled.body, source.body, '/body', top);
  visitOverlays(walk, source, top);
  return walk.found;
}

function visit(walk: Walk, compiled: unknown, node: unknown, at: string, location: WalkLocation): void {
  if (!isObject(compiled)) return;
  const { document, pointer, around, fragment } = location;
  const source = isObject(node) ? node : {};
  const name = fragment ? `${fragment}.${String(source.id)}` : String(source.id);
  // A fragment that could not be joined left the node that names it, under that node's own id.
  if (typeof source.fragment === 'string' && compiled.id !== name) {
    visitFragment(walk, compiled, source, name, at, location);
    return;
  }
  walk.found.set(at, [{ document, pointer }, ...around]);
  for (const [slot, children] of Object.entries(isObject(compiled.slots) ? compiled.slots : {})) {
    const sources = isObject(source.slots) ? own(source.slots, slot) : undefined;
    if (!Array.isArray(children) || !Array.isArray(sources)) continue;
    children.forEach((child, index) => {
      const inner = (start: string): string => pointerTo(pointerTo(`${start}/slots`, slot), index);
      visit(walk, child, sources[index], inner(at), { ...location, pointer: inner(pointer) });
    });
  }
  visitFallback(walk, compiled, source, at, location);
}

/** `name` is that of the node that names the fragment. */
function visitFragment(
  walk: Walk,
  compiled: Record<string, unknown>,
  node: Record<string, unknown>,
  name: string,
  at: string,
  location: WalkLocation,
): void {
  const source = walk.documents(String(node.fragment));
  if (!source) return;
  const { document, pointer, around } = location;
  const inner: WalkLocation = {
    document: source.id,
    pointer: '/body',
    around: [{ document, pointer }, ...around],
    fragment: name,
  };
  visit(walk, compiled, source.body, at, inner);
  visitOverlays(walk, source, inner);
  // The node's own fallback is taken where the fragment has none.
  if (!walk.found.has(`${at}/fallback`)) visitFallback(walk, compiled, node, at, location);
}

function visitFallback(
  walk: Walk,
  compiled: Record<string, unknown>,
  source: Record<string, unknown>,
  at: string,
  location: WalkLocation,
): void {
  if (!isObject(source.fallback)) return;
  const pointer = `${location.pointer}/fallback`;
  visit(walk, compiled.fallback, source.fallback, `${at}/fallback`, { ...location, pointer });
}

/** Dialogs and drawers that a fragment brings have the name of its node in front. */
function visitOverlays(walk: Walk, source: DocumentSource, location: WalkLocation): void {
  for (const kind of ['dialogs', 'drawers'] as const) {
    for (const [name, overlay] of Object.entries(source[kind] ?? {})) {
      const compiledName = location.fragment ? `${location.fragment}:${name}` : name;
      const compiled = own(walk.compiled[kind] ?? {}, compiledName);
      const at = `${pointerTo(`/${kind}`, compiledName)}/body`;
      const pointer = `${pointerTo(`/${kind}`, name)}/body`;
      visit(walk, isObject(compiled) ? compiled.body : undefined, overlay.body, at, { ...location, pointer });
    }
  }
}
