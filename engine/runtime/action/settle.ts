import type { ActionArguments, ActionRuntime, Stop } from '../scope/action.ts';
import { failureOf } from '../scope/failure-of.ts';

/**
 * Does the part of an action that may fail; a failure runs `catch`, and is thrown when there is none. Only the work itself
 * is caught: a failure inside `then` is one of its own. Once `cancel` was given, no list runs and nothing is reported.
 */
export async function settle(
  args: ActionArguments,
  runtime: ActionRuntime,
  work: () => Promise<unknown>,
  cancel?: AbortSignal,
): Promise<Stop | undefined> {
  let result: unknown;
  try {
    result = (await work()) ?? null;
  } catch (error) {
    if (cancel?.aborted) return 'stop';
    if (args.catch === undefined || runtime.signal.aborted) throw error;
    runtime.host.report?.(error);
    return runtime.run(args.catch, { error: failureOf(error, runtime.scope) });
  }
  if (typeof args.as === 'string') runtime.bind(args.as, result);
  return runtime.signal.aborted || cancel?.aborted ? 'stop' : runtime.run(args.then, { result });
}
