import { mayClose } from '../scope/may-close.ts';
import type { DialogKind } from '../state/open-dialogs.ts';
import type { ActionRun } from '../scope/action.ts';

/** Closes the dialog of this kind that the list runs in, or else the topmost one; the list continues when there is none. */
export const hideDialog =
  (kind: DialogKind): ActionRun =>
  async (args, { scope, value }) => {
    const open = scope.openDialogs.find(kind, scope);
    if (!open) return undefined;
    const result = args.result === undefined ? undefined : value(args.result);
    if (args.ask === true && !(await mayClose(open))) return 'stop';
    open.close(result);
    return undefined;
  };
