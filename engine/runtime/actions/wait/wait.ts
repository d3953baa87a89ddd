import { EngineError } from '#engine/document';
import type { ActionRun } from '../../scope/action.ts';

/** As long as the press that began a list may count. */
const longest = 2000;

/** Lets the steps that follow come later by the host's clock; leaving the page ends the list. */
export const wait: ActionRun = async (args, { host, signal }) => {
  const milliseconds = args['milliseconds'];
  if (typeof milliseconds !== 'number' || !(milliseconds > 0 && milliseconds <= longest)) {
    const reason = `It has to be a number from 1 to ${longest}.`;
    throw new EngineError('ENGINE_ACTION_ARGUMENT', { name: 'wait', argument: 'milliseconds', reason });
  }
  if (signal.aborted) return 'stop';
  await new Promise<void>((resolve) => {
    const stop = host.clock.after(milliseconds, end);
    function end(): void {
      stop();
      signal.removeEventListener('abort', end);
      resolve();
    }
    signal.addEventListener('abort', end);
  });
  return signal.aborted ? 'stop' : undefined;
};
