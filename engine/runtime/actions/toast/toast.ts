import type { ToastKind } from '../../host/host.ts';
import type { ActionRun } from '../../action/action.ts';

/** How long a toast stays, in milliseconds (SHELL-38). */
export const toastDurations: Readonly<Record<ToastKind, number>> = {
  success: 3000,
  info: 3000,
  warning: 4000,
  error: 2000,
};

/** Shows a text for a short while. */
export const toast: ActionRun = ({ text, kind, duration }, runtime) => {
  const shown = kind === 'success' || kind === 'warning' || kind === 'error' ? kind : 'info';
  const time = typeof duration === 'number' ? duration : toastDurations[shown];
  runtime.host.notify({ kind: shown, text: runtime.text(text) ?? '', duration: time });
};
