import { expect, test, vi } from 'vitest';
import { createSignInAgain } from './lost-session.ts';
import { createValue } from '../router/value.ts';
import { createPresence } from './presence.ts';

test('SESS-23 the heartbeat pauses while the window is hidden, the sign-in dialog is open, or somebody signs out', () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const signInAgain = createSignInAgain();
  const isLeaving = createValue(false);
  // A window, as far as presence reads it.
  const presence = createPresence({ view: { document: page } as unknown as Window, signInAgain, isLeaving });
  const heard = vi.fn();
  const stop = presence.subscribe(heard);
  expect(presence.isAway()).toBe(false);
  signInAgain.ask({ accountId: 'u1', wsId: null, username: 'ada' });
  expect([presence.isAway(), heard.mock.calls.length]).toEqual([true, 1]);
  signInAgain.end('same');
  isLeaving.set(true);
  expect([presence.isAway(), heard.mock.calls.length]).toEqual([true, 3]);
  isLeaving.set(false);
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect([presence.isAway(), heard.mock.calls.length]).toEqual([true, 5]);
  stop();
  signInAgain.ask({ accountId: 'u1', wsId: null, username: 'ada' });
  expect(heard).toHaveBeenCalledTimes(5);
});
