import { EngineError } from '../../errors.ts';
import type { ActionRun } from '../action.ts';

/** Writes a value into the state; null when there is none. */
export const setState: ActionRun = ({ path, value }, runtime) => {
  if (!Array.isArray(path) || !path.every((part) => typeof part === 'string')) {
    throw new EngineError('ENGINE_ACTION_ARGUMENT', {
      name: 'setState',
      argument: 'path',
      reason: 'It has to be a state path.',
    });
  }
  runtime.scope.setState(path, runtime.value(value) ?? null);
};
