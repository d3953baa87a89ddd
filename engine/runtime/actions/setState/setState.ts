import type { ActionRun } from '../../scope/action.ts';
import { statePath } from '../../action/argument.ts';

/** Writes a value into the state; null when there is none. */
export const setState: ActionRun = ({ path, value }, runtime) =>
  runtime.scope.setState(statePath('setState', 'path', path), runtime.value(value) ?? null);
