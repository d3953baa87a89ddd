import type { ActionRun } from '../action.ts';

/** Closes the dialog that the list runs in, or else the topmost one; the list goes on when there is none. */
export const closeDialog: ActionRun = (args, { scope, value }) => {
  scope.overlays.close('dialog', scope, args.result === undefined ? undefined : value(args.result));
};
