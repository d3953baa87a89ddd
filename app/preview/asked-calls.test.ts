import { expect, test, vi } from 'vitest';
import { createCachedAnswers } from './asked-calls.ts';

test('P49 a call with the same arguments, in whatever order, is asked for once, while it is under way too', async () => {
  const ask = vi.fn(async (id: string) => ({ of: id }));
  const read = createCachedAnswers(ask);
  const both = [read('list', { a: 1, b: 2 }), read('list', { b: 2, a: 1 })];
  expect(await Promise.all(both)).toEqual([{ of: 'list' }, { of: 'list' }]);
  expect(await read('list', { a: 1, b: 2 })).toEqual({ of: 'list' });
  expect(ask.mock.calls).toEqual([['list', { a: 1, b: 2 }]]);
  await read('list', { a: 1, b: 3 });
  await read('other', { a: 1, b: 2 });
  expect(ask).toHaveBeenCalledTimes(3);
});

test('P49 a failure is an answer too', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('No.')));
  const read = createCachedAnswers(ask);
  await expect(read('list', {})).rejects.toThrow('No.');
  await expect(read('list', {})).rejects.toThrow('No.');
  expect(ask).toHaveBeenCalledTimes(1);
});
