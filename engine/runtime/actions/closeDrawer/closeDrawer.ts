import { hideDialog } from '../../action/hide-dialog.ts';

/** Closes the drawer that the list runs in, or else the topmost one. */
export const closeDrawer = hideDialog('drawer');
