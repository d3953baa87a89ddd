import { closeOverlay } from '../../action/close-overlay.ts';

/** Closes the dialog that the list runs in, or else the topmost one. */
export const closeDialog = closeOverlay('dialog');
