import { readPersisted } from '../../state/persisted.ts';
import type { ActionRun } from '../../scope/action.ts';
import { literalText, statePath } from '../../action/argument.ts';

/** Writes a text that is stored on this device into the state. */
export const recall: ActionRun = ({ key, path, then }, runtime) => {
  const target = statePath('recall', 'path', path);
  const text = readPersisted(runtime.host, literalText('recall', 'key', key));
  if (text === undefined) return;
  runtime.scope.setState(target, text);
  return runtime.run(then);
};
