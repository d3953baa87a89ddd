import type { ActionRun } from '../../action/action.ts';
import { openOverlay } from '../../action/open-overlay.ts';

/** Opens a drawer at the side of the page. */
export const openDrawer: ActionRun = (args, runtime) => openOverlay('drawer', args, runtime);
