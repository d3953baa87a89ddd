import type { ActionRun } from '../../scope/action.ts';
import { literalText } from '../../action/argument.ts';
import { hostPart } from '../../action/host-part.ts';

/** Keeps a value until the tab is closed, or forgets it. */
export const keepInTab: ActionRun = ({ key, value }, runtime) => {
  const storage = hostPart('tabStorage', runtime.host.tabStorage);
  const name = literalText('keepInTab', 'key', key);
  const stored = runtime.value(value) ?? null;
  runtime.refuseSecrets('keepInTab', stored);
  if (stored === null) storage.remove(name);
  else storage.set(name, JSON.stringify(stored));
};
