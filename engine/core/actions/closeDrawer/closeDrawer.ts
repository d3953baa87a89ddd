import type { ActionRun } from '../action.ts';

/** Closes the drawer that the list runs in, or else the topmost one; the list goes on when there is none. */
export const closeDrawer: ActionRun = (args, { scope, value }) => {
  scope.overlays.close('drawer', scope, args.result === undefined ? undefined : value(args.result));
};
