import { plainText } from '../../evaluate/plain-text.ts';
import type { ActionRun } from '../../scope/action.ts';

const namesOf = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.map((name) => plainText(name) ?? '') : undefined;

/** Asks the user. A yes runs `then` and continues; a no runs `else` and continues, or ends the lists when there is no `else`. */
export const confirm: ActionRun = async (args, runtime) => {
  const answer = await runtime.host.confirm({
    text: runtime.text(args.text) ?? '',
    title: runtime.text(args.title),
    names: namesOf(runtime.value(args.names)),
    ok: runtime.text(args.ok),
    cancel: runtime.text(args.cancel),
    isDanger: args.danger === true,
  });
  if (runtime.signal.aborted) return 'stop';
  if (answer === true) return runtime.run(args.then);
  return args.else === undefined ? 'stop' : runtime.run(args.else);
};
