import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

function withSize() {
  let shown = 'medium';
  const size = {
    current: () => shown,
    set(next: string) {
      shown = next;
    },
  };
  return { shown: () => shown, page: createTestScope({ state: { size: { type: 'string', default: '' } } }, { size }) };
}

test('SHELL-43 setSize reads the size that is shown, and shows another one', async () => {
  const { page, shown } = withSize();
  await page.scope.run([{ do: 'setSize', path: ['state', 'size'] }]);
  expect(page.scope.read(['state', 'size'])).toBe('medium');
  await page.scope.run([{ do: 'setSize', size: 'large', path: ['state', 'size'] }]);
  expect([shown(), page.scope.read(['state', 'size'])]).toEqual(['large', 'large']);
});

test('setSize refuses another word than the three, and a host without sizes', async () => {
  const { page, shown } = withSize();
  await page.scope.run([{ do: 'setSize', size: 'huge' }]);
  expect(shown()).toBe('medium');
  expect(page.host.errors).toEqual([expect.objectContaining({ code: 'ENGINE_ACTION_ARGUMENT' })]);
  const { scope, host } = createTestScope({});
  await scope.run([{ do: 'setSize', size: 'large' }]);
  expect(host.errors).toEqual([expect.objectContaining({ code: 'ENGINE_HOST_LACKS' })]);
});
