import { isObject, pointerTo } from '#schemas';

/** The ids of a node and of all nodes inside it. */
export function nodeIds(body: unknown): Set<string> {
  const ids = new Set<string>();
  for (const { node } of walkNodes(body, '')) if (typeof node.id === 'string') ids.add(node.id);
  return ids;
}

/** A node and all nodes inside it, fallbacks included, each with its JSON pointer, in the order in which they are written. */
export function* walkNodes(
  node: unknown,
  pointer: string,
): Generator<{ node: Record<string, unknown>; pointer: string }> {
  if (!isObject(node)) return;
  yield { node, pointer };
  for (const [slot, children] of Object.entries(isObject(node.slots) ? node.slots : {})) {
    if (!Array.isArray(children)) continue;
    const escaped = slot.replaceAll('~', '~0').replaceAll('/', '~1');
    for (const [index, child] of children.entries()) yield* walkNodes(child, `${pointer}/slots/${escaped}/${index}`);
  }
  yield* walkNodes(node.fallback, `${pointer}/fallback`);
}

/** Every node of a document, with its pointer, dialogs and drawers included. */
export function* documentNodes(
  source: Record<string, unknown>,
): Generator<{ node: Record<string, unknown>; pointer: string }> {
  yield* walkNodes(source.body, '/body');
  for (const kind of ['dialogs', 'drawers']) {
    const group = source[kind];
    for (const [name, overlay] of Object.entries(isObject(group) ? group : {})) {
      if (isObject(overlay)) yield* walkNodes(overlay.body, `${pointerTo(`/${kind}`, name)}/body`);
    }
  }
}
