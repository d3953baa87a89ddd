import type { OpenOverlay } from './overlays.ts';
import type { PageScope } from './page-scope.ts';

/** Whether a dialog or drawer may be closed: at once when nothing would be lost, else when the person says so. */
export async function mayClose(open: OpenOverlay<PageScope>): Promise<boolean> {
  const { scope } = open;
  return !isUnsaved(open) || scope.engine.host.confirm({ text: scope.text('engine.unsaved', {}), isDanger: true });
}

/** True while closing would lose something; an expression that fails is no reason to lose it. */
function isUnsaved({ overlay, scope }: OpenOverlay<PageScope>): boolean {
  try {
    return overlay.unsaved !== undefined && scope.holds(overlay.unsaved);
  } catch (error) {
    scope.engine.host.report?.(error);
    return true;
  }
}
