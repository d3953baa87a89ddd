import { EngineError } from '../../errors.ts';
import { readKept } from '../../state/kept.ts';
import type { ActionRun } from '../action.ts';
import { literalText } from '../argument.ts';

/** Writes a text that was kept on this device into the state. */
export const recall: ActionRun = ({ key, path, then }, runtime) => {
  if (!Array.isArray(path) || !path.every((part) => typeof part === 'string')) {
    throw new EngineError('ENGINE_ACTION_ARGUMENT', {
      name: 'recall',
      argument: 'path',
      reason: 'It has to be a state path.',
    });
  }
  const text = readKept(runtime.host, literalText('recall', 'key', key));
  if (text === undefined) return;
  runtime.scope.setState(path, text);
  return runtime.run(then);
};
