import { closeOverlay } from '../../action/close-overlay.ts';

/** Closes the drawer that the list runs in, or else the topmost one. */
export const closeDrawer = closeOverlay('drawer');
