import type { ActionRun } from '../../action/action.ts';
import { openOverlay } from '../../action/open-overlay.ts';

/** Opens a dialog, 480 px wide unless it says otherwise (SHELL-40). */
export const openDialog: ActionRun = (args, runtime) => openOverlay('dialog', args, runtime);
