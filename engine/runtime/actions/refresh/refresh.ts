import { EngineError } from '#engine/document';
import { plainText } from '../../evaluate/plain-text.ts';
import type { ActionRun } from '../../scope/action.ts';

/** Loads data of this document again, or of the page below a dialog, and waits for it. */
export const refresh: ActionRun = async ({ data }, { scope }) => {
  if (data === undefined) return scope.sources.refresh();
  for (let owner: typeof scope | undefined = scope; owner && typeof data === 'string'; owner = owner.parent) {
    if (owner.sources.has(data)) return owner.sources.refresh(data);
  }
  throw new EngineError('ENGINE_ACTION_ARGUMENT', {
    name: 'refresh',
    argument: 'data',
    reason: `There is no data "${plainText(data)}".`,
  });
};
