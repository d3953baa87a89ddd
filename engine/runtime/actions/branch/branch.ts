import type { ActionRun } from '../../scope/action.ts';

/** Runs `then` when the condition is true, else `else`. */
export const branch: ActionRun = (args, runtime) => runtime.run(runtime.holds(args.if) ? args.then : args.else);
