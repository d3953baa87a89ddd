import type { OpenDialog } from '../state/open-dialogs.ts';
import type { PageScope } from './page-scope.ts';

/** Whether a dialog or drawer may be closed: at once when nothing would be lost, else when the person says so. */
export async function mayClose(open: OpenDialog<PageScope>): Promise<boolean> {
  if (!isUnsaved(open)) return true;
  const { scope } = open;
  const label = (name: string) => scope.text(`engine.unsaved.${name}`, {});
  const answer = await scope.engine.host.confirm({
    title: label('title'),
    text: label('text'),
    ok: label('yes'),
    cancel: label('no'),
    isDanger: true,
  });
  return answer === true;
}

/** True while closing would lose something; an expression that fails is no reason to lose it. */
function isUnsaved({ dialog, scope }: OpenDialog<PageScope>): boolean {
  try {
    return scope.fields.isPending() || (dialog.unsaved !== undefined && scope.holds(dialog.unsaved));
  } catch (error) {
    scope.engine.host.report?.(error);
    return true;
  }
}
