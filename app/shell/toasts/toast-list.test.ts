import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastList } from './toast-list.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (milliseconds: number, work: () => void) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};
const shown = (list: ReturnType<typeof createToastList>) => list.state.toasts.map((toast) => toast.text);

describe('toasts', () => {
  it('SHELL-38 go when their time is over', () => {
    const list = createToastList(after);
    list.show({ kind: 'error', text: 'a', duration: 2000 });
    list.show({ kind: 'info', text: 'b', duration: 3000 });
    vi.advanceTimersByTime(2000);
    expect(shown(list)).toEqual(['b']);
    vi.advanceTimersByTime(1000);
    expect(shown(list)).toEqual([]);
  });

  it('the same text is shown once', () => {
    const list = createToastList(after);
    for (let times = 0; times < 5; times++) list.show({ kind: 'error', text: 'a', duration: 2000 });
    expect(shown(list)).toEqual(['a']);
  });

  it('at most four are shown, the newest', () => {
    const list = createToastList(after);
    for (const text of ['a', 'b', 'c', 'd', 'e']) list.show({ kind: 'info', text, duration: 0 });
    expect(shown(list)).toEqual(['b', 'c', 'd', 'e']);
  });

  it('stay while they are held, and then have their whole time', () => {
    const list = createToastList(after);
    list.show({ kind: 'info', text: 'a', duration: 1000 });
    list.pause(true);
    vi.advanceTimersByTime(5000);
    expect(shown(list)).toEqual(['a']);
    list.pause(false);
    vi.advanceTimersByTime(999);
    expect(shown(list)).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(shown(list)).toEqual([]);
  });
});
