import type { ActionRun } from '../../scope/action.ts';
import { literalText, statePath } from '../../action/argument.ts';
import { hostPart } from '../../action/host-part.ts';

/** Writes a value that this tab keeps into the state. */
export const recallInTab: ActionRun = ({ key, path, then }, runtime) => {
  const storage = hostPart('tabStorage', runtime.host.tabStorage);
  const value = parsed(storage.get(literalText('recallInTab', 'key', key)));
  if (value === null) return;
  runtime.scope.setState(statePath('recallInTab', 'path', path), value);
  return runtime.run(then);
};

/** Null for what is no JSON: another program may have written there. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
