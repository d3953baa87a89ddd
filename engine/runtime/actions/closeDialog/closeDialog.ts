import { hideDialog } from '../../action/hide-dialog.ts';

/** Closes the dialog that the list runs in, or else the topmost one. */
export const closeDialog = hideDialog('dialog');
