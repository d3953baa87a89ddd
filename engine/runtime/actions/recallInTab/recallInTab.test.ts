import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

test.each([null, '', '{', 'null'])('recallInTab writes nothing when the tab keeps %j', async (text) => {
  const stored = { type: 'object', default: 'as it was' };
  const tabStorage = { get: () => text, set: () => undefined, remove: () => undefined };
  const { scope, host } = createTestScope({ state: { kept: stored } }, { tabStorage });
  await scope.run([
    { do: 'recallInTab', key: 'a', path: ['state', 'kept'], then: [{ do: 'toast', text: 'recalled' }] },
  ]);
  expect(scope.read(['state', 'kept'])).toBe('as it was');
  expect([host.toasts, host.errors]).toEqual([[], []]);
});
