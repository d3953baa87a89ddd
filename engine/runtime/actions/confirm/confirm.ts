import type { ActionRun } from '../../scope/action.ts';

/** Asks the user. A yes runs `then` and continues; a no runs `else` and continues, or ends the lists when there is no `else`. */
export const confirm: ActionRun = async (args, runtime) => {
  const isYes = await runtime.host.confirm({
    text: runtime.text(args.text) ?? '',
    title: runtime.text(args.title),
    ok: runtime.text(args.ok),
    cancel: runtime.text(args.cancel),
    isDanger: args.danger === true,
  });
  if (runtime.signal.aborted) return 'stop';
  if (isYes) return runtime.run(args.then);
  return args.else === undefined ? 'stop' : runtime.run(args.else);
};
