import type { ActionRun } from '../../scope/action.ts';
import { showDialog } from '../../action/show-dialog.ts';

/** Opens a drawer at the side of the page. */
export const openDrawer: ActionRun = (args, runtime) => showDialog('drawer', args, runtime);
