import type { ToastKind } from '#engine/runtime';
import { createValue, type Value } from '../../router/value.ts';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** A button in the toast. */
  action?: { label: string; run(): void };
}

export interface NewToast extends Omit<Toast, 'id'> {
  /** Milliseconds; 0 stays until it is closed. */
  duration: number;
}

export interface ToastList {
  toasts: Value<readonly Toast[]>;
  /** The id, to close it by. */
  show(toast: NewToast): number;
  close(id: number): void;
  /** Time stands still for toasts under the pointer or the focus. */
  hold(isHeld: boolean): void;
}

type After = (milliseconds: number, work: () => void) => () => void;

const mostAtOnce = 4;

/** Short messages over any page. A text that is already shown is not shown twice, but begins its time anew. */
export function createToastList(after: After): ToastList {
  const toasts = createValue<readonly Toast[]>([]);
  const timers = new Map<number, { duration: number; stop: () => void }>();
  let lastId = 0;
  let isHeld = false;

  function close(id: number): void {
    timers.get(id)?.stop();
    timers.delete(id);
    toasts.set(toasts.get().filter((toast) => toast.id !== id));
  }

  function start(id: number, duration: number): void {
    const stop = isHeld || duration === 0 ? () => undefined : after(duration, () => close(id));
    timers.set(id, { duration, stop });
  }

  return {
    toasts,
    close,
    show({ duration, ...toast }) {
      for (const shown of toasts.get()) if (shown.text === toast.text && shown.kind === toast.kind) close(shown.id);
      for (const oldest of toasts.get().slice(0, Math.max(0, toasts.get().length + 1 - mostAtOnce))) close(oldest.id);
      lastId += 1;
      toasts.set([...toasts.get(), { ...toast, id: lastId }]);
      start(lastId, duration);
      return lastId;
    },
    hold(next) {
      if (next === isHeld) return;
      isHeld = next;
      for (const [id, timer] of timers) {
        timer.stop();
        start(id, timer.duration);
      }
    },
  };
}
