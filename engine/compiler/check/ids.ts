import { documentNodes } from '#engine/written';
import type { Walk } from './walk.ts';

/** Ids are unique in a document, and those of administrators are not used by shipped ones. */
export function checkIds(walk: Walk, source: Record<string, unknown>): void {
  const seen = new Map<string, string>();
  for (const { node, pointer } of documentNodes(source)) {
    if (typeof node.id !== 'string') continue;
    const first = seen.get(node.id);
    if (first === undefined) seen.set(node.id, pointer);
    else
      walk.diagnostics.add(
        'PAGE_ID_DUPLICATE',
        `${pointer}/id`,
        { id: node.id },
        `${first} has it as well. Each node of a document, its dialogs and drawers among them, needs an id of its own.`,
      );
    if (walk.context.shipped && node.id.startsWith('x.'))
      walk.diagnostics.add('PAGE_ID_ADMIN', `${pointer}/id`, { id: node.id });
  }
}
