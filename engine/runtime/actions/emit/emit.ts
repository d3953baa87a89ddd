import type { ActionRun } from '../../scope/action.ts';
import { literalText } from '../../action/argument.ts';

/** Sends an event to the application that embeds this page. */
export const emit: ActionRun = ({ event, detail }, { scope, value, refuseSecrets, requireGesture }) => {
  requireGesture('emit');
  const given = value(detail) ?? null;
  refuseSecrets('emit', given);
  scope.emit(literalText('emit', 'event', event), given);
};
