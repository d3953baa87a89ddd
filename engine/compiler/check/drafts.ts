import { isObject, own, pointerTo } from '#schemas';
import { walkNodes } from '#engine/written';
import type { Walk } from './walk.ts';

/**
 * Checks the state fields that are saved as drafts: the document has to say when something is not saved, only what belongs
 * to a page comes back, and no widget whose value is a secret may be bound to one.
 */
export function checkDrafts(walk: Walk, source: Record<string, unknown>, pointer: string, isOpened: boolean): void {
  const fields = Object.entries(isObject(source.state) ? source.state : {});
  const names = fields.filter(([, field]) => isObject(field) && field.draft === true).map(([name]) => name);
  if (names.length === 0) return;
  for (const name of names) {
    const at = `${pointerTo(`${pointer}/state`, name)}/draft`;
    if (isOpened)
      walk.diagnostics.add('PAGE_VALUE', at, {
        reason: 'What a dialog or drawer holds is not kept when it is closed.',
      });
    else if (source.unsaved === undefined)
      walk.diagnostics.add(
        'PAGE_VALUE',
        at,
        { reason: 'A draft is kept while something is not saved, and this document does not say when that is.' },
        'Write the condition as "unsaved".',
      );
  }
  for (const { node, pointer: nodePointer } of walkNodes(source.body, `${pointer}/body`)) {
    const widget = typeof node.widget === 'string' ? own(walk.context.catalogue.widgets, node.widget) : undefined;
    const name = typeof node.bind === 'string' ? node.bind.split('.')[1] : undefined;
    if (widget?.secret !== true || name === undefined || !names.includes(name)) continue;
    walk.diagnostics.add(
      'PAGE_VALUE',
      `${nodePointer}/bind`,
      { reason: `${widget.$id} takes a secret, and "state.${name}" is kept on the device as a draft.` },
      'Give the secret a state field of its own, without "draft".',
    );
  }
}
