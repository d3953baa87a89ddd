import { proxy } from 'valtio/vanilla';
import { expect, test, vi } from 'vitest';
import type { SessionFacts } from './facts.ts';
import { createSignInAgain } from './lost-session.ts';
import { createPresence } from './presence.ts';

test('SESS-23 the heartbeat pauses while the window is hidden, the sign-in dialog is open, or somebody signs out', () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const signInAgain = createSignInAgain();
  // Presence reads nothing else of the facts.
  const facts = proxy({ isSigningOut: false } as SessionFacts);
  // A window, as far as presence reads it.
  const presence = createPresence({ view: { document: page } as unknown as Window, signInAgain, facts });
  const heard = vi.fn();
  const stop = presence.subscribe(heard);
  expect(presence.isAway()).toBe(false);
  signInAgain.ask({ accountId: 'u1', wsId: null, username: 'ada' });
  expect([presence.isAway(), heard.mock.calls.length]).toEqual([true, 1]);
  signInAgain.end('same');
  facts.isSigningOut = true;
  expect([presence.isAway(), heard.mock.calls.length]).toEqual([true, 3]);
  facts.isSigningOut = false;
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect([presence.isAway(), heard.mock.calls.length]).toEqual([true, 5]);
  stop();
  signInAgain.ask({ accountId: 'u1', wsId: null, username: 'ada' });
  expect(heard).toHaveBeenCalledTimes(5);
});
