import type { ActionRun, Stop } from '../../scope/action.ts';
import { whenSettled } from '../../scope/when-settled.ts';

/** Waits for values that are on their way, such as files that are being sent. Checks the visible fields, or those inside a node, and ends the lists when one is wrong; that one gets the focus. */
export const validate: ActionRun = ({ node }, runtime) => {
  const check = (): Stop | undefined =>
    runtime.scope.fields.validate(typeof node === 'string' ? node : undefined) ? undefined : 'stop';
  const settled = whenSettled(runtime);
  return settled ? settled.then((stop) => stop ?? check()) : check();
};
