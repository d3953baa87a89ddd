import type { ActionRun } from '../../scope/action.ts';

/** Runs a list while its condition is true, at most `max` times. */
export const repeat: ActionRun = async (args, runtime) => {
  const most = typeof args['max'] === 'number' ? args['max'] : 1;
  for (let round = 0; round < most && !runtime.signal.aborted && runtime.holds(args['while']); round += 1) {
    if ((await runtime.run(args['then'])) === 'stop') return 'stop';
  }
};
