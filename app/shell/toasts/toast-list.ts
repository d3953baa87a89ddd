import { proxy } from 'valtio/vanilla';
import type { ToastKind } from '#engine/runtime';

/** A text, or a message that is formatted in the language of the screen. */
type ToastText = { text: string; message?: never } | { message: { id: string }; text?: never };

export type Toast = ToastText & {
  id: number;
  kind: ToastKind;
  /** A button in the toast. */
  action?: ToastText & { run(): void };
};

export type NewToast = ToastText & {
  kind: ToastKind;
  action?: ToastText & { run(): void };
  /** Milliseconds; 0 stays until it is closed. */
  duration: number;
};

export interface ToastList {
  state: { toasts: Toast[] };
  /** Returns the id, to close it by. */
  show(toast: NewToast): number;
  close(id: number): void;
  /** Stops the time of the toasts, while the pointer or the focus is on one. */
  pause(isPaused: boolean): void;
}

type After = (milliseconds: number, work: () => void) => () => void;

const maxToasts = 4;

/** Short messages over any page. The same words are not shown twice; their time starts over. */
export function createToastList(after: After): ToastList {
  const state = proxy<ToastList['state']>({ toasts: [] });
  const timers = new Map<number, { duration: number; stop: () => void }>();
  let lastId = 0;
  let isPaused = false;

  function close(id: number): void {
    timers.get(id)?.stop();
    timers.delete(id);
    state.toasts = state.toasts.filter((toast) => toast.id !== id);
  }

  function start(id: number, duration: number): void {
    const stop = isPaused || duration === 0 ? () => undefined : after(duration, () => close(id));
    timers.set(id, { duration, stop });
  }

  return {
    state,
    close,
    show({ duration, ...toast }) {
      const isSame = ({ kind, text, message }: Toast): boolean =>
        kind === toast.kind && text === toast.text && message?.id === toast.message?.id;
      for (const { id } of state.toasts.filter(isSame)) close(id);
      for (const { id } of state.toasts.slice(0, Math.max(0, state.toasts.length + 1 - maxToasts))) close(id);
      lastId += 1;
      state.toasts = [...state.toasts, { ...toast, id: lastId }];
      start(lastId, duration);
      return lastId;
    },
    pause(next) {
      if (next === isPaused) return;
      isPaused = next;
      for (const [id, timer] of timers) {
        timer.stop();
        start(id, timer.duration);
      }
    },
  };
}
