import { mayClose } from '../state/may-close.ts';
import type { OverlayKind } from '../state/overlays.ts';
import type { ActionRun } from './action.ts';

/** Closes the overlay of this kind that the list runs in, or else the topmost one; the list goes on when there is none. */
export const closeOverlay =
  (kind: OverlayKind): ActionRun =>
  async (args, { scope, value }) => {
    const open = scope.overlays.find(kind, scope);
    if (!open) return undefined;
    const result = args.result === undefined ? undefined : value(args.result);
    if (args.ask === true && !(await mayClose(open))) return 'stop';
    open.close(result);
    return undefined;
  };
