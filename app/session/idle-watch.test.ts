import { subscribeKey } from 'valtio/vanilla/utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTabs } from '../testing/fake-window.ts';
import { createIdleWatch } from './idle-watch.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(tabs = createTabs(), minutes = 5) {
  const view = tabs.open();
  const facts = { minutes, isSignedIn: true };
  const end = vi.fn(() => {
    facts.isSignedIn = false;
  });
  const idle = createIdleWatch({
    view,
    now: Date.now,
    limit: () => facts.minutes,
    isSignedIn: () => facts.isSignedIn,
    end,
  });
  const stop = idle.start();
  return { view, idle, end, facts, stop, tabs };
}

test.each([
  [5, 70],
  [35, 100],
  [45, 110],
])(
  'SESS-21 LIM-01 with a limit of one minute, whoever clicked last after %i s is signed out after %i s',
  (last, over) => {
    const { view, end } = open(createTabs(), 1);
    vi.advanceTimersByTime(last * 1000);
    view.dispatchEvent(new Event('click'));
    // Every ten seconds it is looked whether the minute is over.
    vi.advanceTimersByTime((over - last) * 1000 - 1);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(end).toHaveBeenCalledOnce();
  },
);

test.each(['click', 'keydown', 'input'])('SESS-22 %s is a sign of life', (name) => {
  const { view, end, idle } = open();
  vi.advanceTimersByTime(4 * minute + 10_000);
  expect(idle.state.phase).toBe('warning');
  view.dispatchEvent(new Event(name));
  expect(idle.state.phase).toBe('active');
  vi.advanceTimersByTime(4 * minute);
  expect(end).not.toHaveBeenCalled();
});

test('SESS-22 moving the pointer is none, and the warning comes a minute before the end', () => {
  const { view, end, idle } = open();
  const states: string[] = [];
  subscribeKey(
    idle.state,
    'phase',
    (phase) => states.push(`${phase} after ${(Date.now() - Date.UTC(2026, 0, 1)) / 1000} s`),
    true,
  );
  for (let step = 0; step < 31; step += 1) {
    view.dispatchEvent(new Event('pointermove'));
    vi.advanceTimersByTime(10_000);
  }
  expect(states).toEqual(['warning after 240 s', 'ended after 300 s']);
  expect(end).toHaveBeenCalledOnce();
});

test('SESS-21 a click in one tab counts for all', () => {
  const ownTab = open();
  const there = open(ownTab.tabs);
  vi.advanceTimersByTime(4 * minute);
  ownTab.view.dispatchEvent(new Event('click'));
  vi.advanceTimersByTime(4 * minute);
  expect(there.end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(minute);
  expect(there.end).toHaveBeenCalledOnce();
});

test('SESS-22 zero turns it off', () => {
  const { end, idle } = open(createTabs(), 0);
  vi.advanceTimersByTime(24 * 60 * minute);
  expect(end).not.toHaveBeenCalled();
  expect(idle.state.phase).toBe('active');
});

test('SESS-21 a browser that is opened hours later does not show what was open, and signing in begins anew', () => {
  const first = open();
  first.view.dispatchEvent(new Event('click'));
  first.stop();
  vi.advanceTimersByTime(3 * 60 * minute);
  const later = open(first.tabs);
  expect(later.end).toHaveBeenCalledOnce();
  later.facts.isSignedIn = true;
  later.idle.touch();
  vi.advanceTimersByTime(4 * minute);
  expect(later.end).toHaveBeenCalledOnce();
});

test('SESS-21 nothing is listened to any more once it is stopped', () => {
  const { end, stop } = open();
  stop();
  vi.advanceTimersByTime(60 * minute);
  expect(end).not.toHaveBeenCalled();
});

test('SESS-21 a click that wakes a sleeping device is no sign of life when the time was over before', () => {
  const { view, end } = open();
  // Asleep: hours go by, and no timer fires.
  vi.setSystemTime(Date.now() + 3 * 60 * minute);
  view.dispatchEvent(new Event('click'));
  expect(end).toHaveBeenCalledOnce();
});
