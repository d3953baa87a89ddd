import { subscribeKey } from 'valtio/vanilla/utils';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#openapi/client';
import { callWhenSignedIn } from './call-when-signed-in.ts';
import { createSignInAgain } from './lost-session.ts';

const ada = { accountId: 'u1', wsId: 'acme', username: 'ada' };
const refused = () => new ApiError({ code: 'access_token_is_invalid', status: 401, message: '' });

test('SESS-18 five parallel failures ask once, and all five calls are made again by the same person', async () => {
  const again = createSignInAgain();
  const opened = vi.fn();
  subscribeKey(again.state, 'lost', opened, true);
  let isValid = false;
  const call = vi.fn(async () => {
    if (isValid) return 'answer';
    again.ask({ ...ada });
    throw refused();
  });
  const results = Array.from({ length: 5 }, () => callWhenSignedIn(again, call, undefined));
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(5));
  expect(opened).toHaveBeenCalledOnce();
  isValid = true;
  again.end('same');
  expect(await Promise.all(results)).toEqual(Array.from({ length: 5 }, () => 'answer'));
  expect(call).toHaveBeenCalledTimes(10);
});

test('SESS-23 nothing is sent while somebody is asked to sign in', async () => {
  const again = createSignInAgain();
  again.ask(ada);
  const call = vi.fn(async () => 'answer');
  const waiting = callWhenSignedIn(again, call, undefined);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(call).not.toHaveBeenCalled();
  again.end('same');
  expect(await waiting).toBe('answer');
});

test('SESS-19 calls of a page that is given up are not made again', async () => {
  const again = createSignInAgain();
  const call = vi.fn(async () => {
    again.ask(ada);
    throw refused();
  });
  let isOver = false;
  void callWhenSignedIn(again, call, undefined).finally(() => (isOver = true));
  await vi.waitFor(() => expect(again.state.lost).toEqual(ada));
  again.end('left');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(call).toHaveBeenCalledOnce();
  expect(isOver).toBe(false);
});

test('SESS-18 a call that was carried out and failed is not made again', async () => {
  const again = createSignInAgain();
  again.ask(ada);
  const broken = new ApiError({ code: 'internal_error', status: 500, message: '' });
  const call = vi.fn().mockRejectedValue(broken);
  const waiting = callWhenSignedIn(again, call, undefined);
  again.end('same');
  await expect(waiting).rejects.toBe(broken);
  expect(call).toHaveBeenCalledOnce();
});

test('a call that waits ends when its page is left', async () => {
  const again = createSignInAgain();
  again.ask(ada);
  const control = new AbortController();
  const waiting = callWhenSignedIn(again, async () => 'answer', control.signal);
  control.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
});
