import type { ActionRun } from '../../scope/action.ts';

/**
 * Moves the focus to the first visible field inside a node, once the screen shows what the steps before have changed: a
 * dialog that closes gives the focus back first. Nothing happens when there is no such field.
 */
export const focus: ActionRun = async ({ node }, { scope, host, signal }) => {
  await new Promise<void>((resolve) => host.clock.after(0, resolve));
  if (!signal.aborted && typeof node === 'string') scope.fields.focus(node);
};
