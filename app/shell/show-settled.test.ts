import { proxy } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { beginWork } from '#engine/runtime';
import type { ScreenState } from '../router/screens.ts';
import { showSettled } from './show-settled.ts';

/** A window whose frames come when the test says so. */
function openWindow(hidden = false) {
  const later: (() => void)[] = [];
  const dataset: Record<string, string> = {};
  const wait = (work: () => void): number => later.push(work);
  const view = { document: { hidden, documentElement: { dataset } }, setTimeout: wait, requestAnimationFrame: wait };
  const state = proxy<ScreenState>({ screen: undefined, isLoading: false, failure: undefined });
  // Safe: nothing else of a window is read.
  showSettled({ view: view as unknown as Window, screens: { state } });
  const frame = (): void => {
    while (later.length > 0) later.shift()?.();
  };
  return { state, frame, isSettled: () => 'settled' in dataset };
}

test('a page is settled a frame after the last call, not while a page is loading or a call is pending', () => {
  const { state, frame, isSettled } = openWindow();
  expect(isSettled()).toBe(false);
  frame();
  expect(isSettled()).toBe(true);

  const end = beginWork();
  expect(isSettled()).toBe(false);
  frame();
  expect(isSettled()).toBe(false);
  state.isLoading = true;
  end();
  frame();
  expect(isSettled()).toBe(false);
  state.isLoading = false;
  expect(isSettled(), 'what came is not rendered yet').toBe(false);
  frame();
  expect(isSettled()).toBe(true);
});

test('what begins in the frame after the last call keeps the page from being settled', () => {
  const { frame, isSettled } = openWindow();
  beginWork()();
  const end = beginWork();
  frame();
  expect(isSettled()).toBe(false);
  end();
  frame();
  expect(isSettled()).toBe(true);
});

test('a hidden window, which has no frames, settles too', () => {
  const { frame, isSettled } = openWindow(true);
  frame();
  expect(isSettled()).toBe(true);
});
