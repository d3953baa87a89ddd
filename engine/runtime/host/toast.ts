/** What a toast is about; each kind has its colour and its duration. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** A text that is shown for a short while; `duration` in milliseconds. */
export interface HostToast {
  kind: ToastKind;
  text: string;
  duration: number;
}

/** How long a toast is shown unless its action says otherwise, in milliseconds (SHELL-38). */
export const toastDurations: Readonly<Record<ToastKind, number>> = {
  success: 3000,
  info: 3000,
  warning: 4000,
  error: 2000,
};
