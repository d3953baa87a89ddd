import { toastDurations } from '../../host/toast.ts';
import type { ActionRun } from '../../scope/action.ts';

/** Shows a text for a short while. */
export const toast: ActionRun = ({ text, kind, duration }, runtime) => {
  const shown = kind === 'success' || kind === 'warning' || kind === 'error' ? kind : 'info';
  const time = typeof duration === 'number' ? duration : toastDurations[shown];
  runtime.host.notify({ kind: shown, text: runtime.text(text) ?? '', duration: time });
};
