import { EngineError } from '#engine/document';
import type { ActionRun } from '../../scope/action.ts';
import { statePath } from '../../action/argument.ts';

/** A day. */
const longest = 86_400;

/** Counts seconds down in the state by the host's clock, then runs `then`; the list continues at once. */
export const startCountdown: ActionRun = (args, runtime) => {
  const { scope, signal, host } = runtime;
  const path = statePath('startCountdown', 'path', args.path);
  const seconds = runtime.value(args.seconds);
  if (typeof seconds !== 'number' || !(seconds >= 0 && seconds <= longest)) {
    const reason = `It has to be a number from 0 to ${longest}.`;
    throw new EngineError('ENGINE_ACTION_ARGUMENT', { name: 'startCountdown', argument: 'seconds', reason });
  }
  const end = host.clock.now() + seconds * 1000;
  scope.countdowns.begin({ path, end, then: args.then, locals: runtime.names(), isChanged: runtime.isChanged }, signal);
};
