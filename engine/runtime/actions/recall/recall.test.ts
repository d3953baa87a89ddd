import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

test('recall writes nothing when nothing is stored, or it has expired', async () => {
  let now = Date.UTC(2026, 0, 1);
  const clock = { now: () => now, after: () => () => undefined };
  const { scope, host } = createTestScope({ state: { name: { type: 'string', default: 'as it was' } } }, { clock });
  const recall = [{ do: 'recall', key: 'account', path: ['state', 'name'], then: [{ do: 'toast', text: 'recalled' }] }];
  await scope.run(recall);
  await scope.run([{ do: 'keep', key: 'account', value: 'ada', days: 7 }]);
  now += 8 * 86_400_000;
  await scope.run(recall);
  expect(scope.read(['state', 'name'])).toBe('as it was');
  expect(host.toasts).toEqual([]);
});
