import type { ActionRun } from '../../scope/action.ts';
import { showDialog } from '../../action/show-dialog.ts';

/** Opens a dialog, 480 px wide unless it says otherwise (SHELL-40). */
export const openDialog: ActionRun = (args, runtime) => showDialog('dialog', args, runtime);
