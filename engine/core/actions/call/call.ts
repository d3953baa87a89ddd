import { toFailure } from '../../data/failure.ts';
import type { ActionRun } from '../action.ts';
import { literalText } from '../argument.ts';

/**
 * Calls an operation. Its answer is `result` in `then`, and has the name `as` for the following steps; a failure is `error`
 * in `catch`. Only the call itself is caught: a failure inside `then` is one of its own.
 */
export const call: ActionRun = async (args, runtime) => {
  const id = literalText('call', 'call', args.call);
  let answer: unknown;
  try {
    answer = (await runtime.scope.engine.calls.run(id, runtime.values(args.with))) ?? null;
  } catch (error) {
    if (args.catch === undefined || runtime.signal.aborted) throw error;
    runtime.host.report?.(error);
    return runtime.run(args.catch, { error: toFailure(error) });
  }
  if (typeof args.as === 'string') runtime.bind(args.as, answer);
  return runtime.signal.aborted ? 'stop' : runtime.run(args.then, { result: answer });
};
