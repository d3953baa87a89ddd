import { useSyncExternalStore } from 'react';

/** One value of the shell that components follow. */
export interface Value<T> {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

export function createValue<T>(initial: T): Value<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(next) {
      if (Object.is(next, current)) return;
      current = next;
      // A copy: a listener may stop listening, or others may begin.
      for (const listener of Array.from(listeners)) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The value now, and a new rendering whenever it changes. */
export function useValue<T>(value: Value<T>): T {
  return useSyncExternalStore(value.subscribe, value.get, value.get);
}

/** Ends when the value is false. */
export async function untilFalse(value: Value<boolean>): Promise<void> {
  if (!value.get()) return;
  await new Promise<void>((resolve) => {
    const stop = value.subscribe(() => {
      if (value.get()) return;
      stop();
      resolve();
    });
  });
}
