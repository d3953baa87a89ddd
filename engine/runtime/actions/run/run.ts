import { EngineError } from '#engine/document';
import { plainText } from '../../evaluate/plain-text.ts';
import type { ActionRun } from '../../scope/action.ts';

/** Runs the list that the document calls by this name, as if its steps were written instead of the action. */
export const run: ActionRun = (args, { scope, run: runList }) => {
  const name = plainText(args.actions) ?? '';
  const list = scope.namedActions(name);
  if (!list) throw new EngineError('ENGINE_ACTIONS_UNKNOWN', { name });
  return runList(list);
};
