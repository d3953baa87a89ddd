import { expect, test, vi } from 'vitest';
import { createLate } from './lazy.ts';

test('late code is fetched once for all who wait, and again after a failure', async () => {
  const fetchCode = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('The connection was lost.'));
  const late = createLate(fetchCode);
  const told = vi.fn();
  late.here.subscribe(told);
  const first = [late.load(), late.load()];
  await expect(Promise.all(first)).rejects.toMatchObject({
    code: 'ENGINE_CODE_UNLOADED',
    cause: { message: 'The connection was lost.' },
  });
  expect([fetchCode.mock.calls.length, late.here.get(), told.mock.calls.length]).toEqual([1, undefined, 0]);
  expect(await Promise.all([late.load(), late.load()])).toEqual(['code', 'code']);
  expect([fetchCode.mock.calls.length, late.here.get(), told.mock.calls.length]).toEqual([2, 'code', 1]);
  await late.load();
  expect(fetchCode).toHaveBeenCalledTimes(2);
});
