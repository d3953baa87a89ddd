import type { ActionRun } from '../../scope/action.ts';

/** Puts a text on the clipboard. */
export const copy: ActionRun = ({ text }, runtime) => {
  const copied = runtime.text(text) ?? '';
  runtime.refuseSecrets('copy', copied);
  return runtime.host.copy(copied);
};
