import { subscribeKey } from 'valtio/vanilla/utils';
import { expect, test, vi } from 'vitest';
import { createLazy } from './lazy.ts';

test('lazy code is loaded once for all who wait, and again after a failure', async () => {
  const fetchCode = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('The connection was lost.'));
  const lazy = createLazy(fetchCode);
  const loaded = vi.fn();
  subscribeKey(lazy.state, 'isLoaded', loaded, true);
  const first = [lazy.load(), lazy.load()];
  await expect(Promise.all(first)).rejects.toMatchObject({
    code: 'ENGINE_CODE_UNLOADED',
    cause: { message: 'The connection was lost.' },
  });
  expect([fetchCode.mock.calls.length, lazy.get(), loaded.mock.calls.length]).toEqual([1, undefined, 0]);
  expect(await Promise.all([lazy.load(), lazy.load()])).toEqual(['code', 'code']);
  expect([fetchCode.mock.calls.length, lazy.get(), loaded.mock.calls.length]).toEqual([2, 'code', 1]);
  await lazy.load();
  expect(fetchCode).toHaveBeenCalledTimes(2);
});
