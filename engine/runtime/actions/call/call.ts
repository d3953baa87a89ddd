import type { ActionRun } from '../../scope/action.ts';
import { literalText } from '../../action/argument.ts';
import { settle } from '../../action/settle.ts';

/**
 * Calls an operation. Its answer is `result` in `then`, and has the name `as` for the following steps; a failure is `error`
 * in `catch`.
 */
export const call: ActionRun = (args, runtime) => {
  const id = literalText('call', 'call', args.call);
  return settle(args, runtime, async () => runtime.call(id, runtime.values(args.with)));
};
