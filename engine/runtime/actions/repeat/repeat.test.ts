import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

const count = { state: { count: { type: 'number', default: 0 } } };
const next = {
  do: 'setState',
  path: ['state', 'count'],
  value: { $: ['op', '+', ['get', ['var', 'state'], 'count'], ['lit', 1]] },
};
const below = (most: number) => ['op', '<', ['get', ['var', 'state'], 'count'], ['lit', most]];

test('repeat runs its list while the condition holds', async () => {
  const { scope } = createTestScope(count);
  await scope.run([{ do: 'repeat', while: below(3), then: [next], max: 10 }]);
  expect(scope.read(['state', 'count'])).toBe(3);
});

test('repeat ends after the most rounds, and the list continues', async () => {
  const { scope, host } = createTestScope(count);
  await scope.run([
    { do: 'repeat', while: ['lit', true], then: [next], max: 4 },
    { do: 'toast', text: 'after' },
  ]);
  expect(scope.read(['state', 'count'])).toBe(4);
  expect(host.toasts.map(({ text }) => text)).toEqual(['after']);
});

test('repeat ends with a round that stops, and when the page is left', async () => {
  const { scope, host, stop } = createTestScope(count, { confirm: async () => false });
  await scope.run([
    { do: 'repeat', while: ['lit', true], then: [next, { do: 'confirm', text: 'Sure?' }], max: 5 },
    { do: 'toast', text: 'after' },
  ]);
  expect(scope.read(['state', 'count'])).toBe(1);
  expect(host.toasts.map(({ text }) => text)).not.toContain('after');
  stop();
  await scope.run([{ do: 'repeat', while: ['lit', true], then: [next], max: 5 }]);
  expect(scope.read(['state', 'count'])).toBe(1);
});
