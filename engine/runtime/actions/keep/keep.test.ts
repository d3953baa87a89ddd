import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

test('keep keeps a text for its days, and forgets it without one', async () => {
  const { scope, host } = createTestScope({ state: { name: { type: 'string', default: '' } } });
  const recall = [{ do: 'recall', key: 'account', path: ['state', 'name'], then: [{ do: 'toast', text: 'recalled' }] }];
  await scope.run([{ do: 'keep', key: 'account', value: { $: ['var', 'who'] }, days: 7 }], { who: 'ada' });
  await scope.run(recall);
  expect(scope.read(['state', 'name'])).toBe('ada');
  await scope.run([{ do: 'keep', key: 'account' }, ...recall]);
  expect(host.storage.get('account')).toBeNull();
  expect(host.toasts).toHaveLength(1);
});

test('keep without a key fails', async () => {
  const { scope, host } = createTestScope({});
  await scope.run([{ do: 'keep', value: 'x' }]);
  expect(host.errors).toEqual([expect.objectContaining({ code: 'ENGINE_ACTION_ARGUMENT' })]);
});
