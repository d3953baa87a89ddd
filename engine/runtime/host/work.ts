/** How many things this window does by itself at the moment. */
let count = 0;
let notify: (() => void) | undefined;

/**
 * Counts what the window does by itself until the returned function is called: a call, code that loads, input that is applied
 * after a rest. What lasts, such as a stream, is not counted.
 */
export function beginWork(): () => void {
  let isOver = false;
  const add = (change: number): void => {
    count += change;
    notify?.();
  };
  add(1);
  return () => {
    if (isOver) return;
    isOver = true;
    add(-1);
  };
}

/** Counts a promise until it settles, and hands it on. */
export function countWork<T>(work: Promise<T>): Promise<T> {
  const end = beginWork();
  work.then(end, end);
  return work;
}

/** Whether something of that is going on; the listener hears whenever that may have changed. The window has one. */
export function followWork(listener: () => void): () => boolean {
  notify = listener;
  return () => count > 0;
}
