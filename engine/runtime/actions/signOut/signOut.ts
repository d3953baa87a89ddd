import { sitePath } from '../../evaluate/safe-path.ts';
import type { ActionRun } from '../../scope/action.ts';

/** Ends the session and goes to a page of this site, `/login` when none is given. */
export const signOut: ActionRun = async ({ to }, { host, text, requireGesture }) => {
  requireGesture('signOut');
  await host.signOut();
  host.navigator.go(sitePath(text(to)) ?? '/login');
};
