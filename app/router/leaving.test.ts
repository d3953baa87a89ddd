import { expect, test } from 'vitest';
import { createLeaving } from './leaving.ts';

function closeTab(view: EventTarget): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  view.dispatchEvent(event);
  return event.defaultPrevented;
}

test('the browser asks before a tab with unsaved work is closed, and only then', () => {
  const view = new EventTarget();
  // A window, as far as its events go.
  const leaving = createLeaving(view as unknown as Window, async () => true);
  let isChanged = false;
  const letGo = leaving.hold(() => isChanged);
  expect([leaving.isUnsaved(), closeTab(view)]).toEqual([false, false]);
  isChanged = true;
  expect([leaving.isUnsaved(), closeTab(view)]).toEqual([true, true]);
  letGo();
  expect([leaving.isUnsaved(), closeTab(view)]).toEqual([false, false]);
});

test('discarded work is reported to its page; after the release nothing holds it', async () => {
  const view = new EventTarget();
  // A window, as far as its events go.
  const leaving = createLeaving(view as unknown as Window, async () => true);
  const notified: string[] = [];
  leaving.hold(
    () => true,
    () => notified.push('gave up'),
  );
  expect(await leaving.mayLeave()).toBe(true);
  expect(notified).toEqual(['gave up']);
  expect(closeTab(view)).toBe(true);
  leaving.release();
  expect([leaving.isUnsaved(), closeTab(view)]).toEqual([false, false]);
});
