import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

const config = { type: 'object', default: null };
const recall = [
  { do: 'recallInTab', key: 'debug.config', path: ['state', 'config'], then: [{ do: 'toast', text: 'recalled' }] },
];

test('keepInTab keeps any value for another page of the tab, and forgets it without one', async () => {
  const { scope, host } = createTestScope({ state: { config } });
  await scope.run([{ do: 'keepInTab', key: 'debug.config', value: { fields: [1] } }]);
  const other = createTestScope({ state: { config } }, { tabStorage: host.tabStorage });
  await other.scope.run(recall);
  expect(other.scope.read(['state', 'config'])).toEqual({ fields: [1] });
  expect(other.host.toasts).toHaveLength(1);
  await scope.run([{ do: 'keepInTab', key: 'debug.config' }]);
  expect(host.tabStorage?.get('debug.config')).toBeNull();
});

test('keepInTab fails where a host keeps nothing for its tab', async () => {
  const { scope, host } = createTestScope({}, { tabStorage: undefined });
  await scope.run([{ do: 'keepInTab', key: 'x', value: 1 }]);
  expect(host.errors).toEqual([expect.objectContaining({ code: 'ENGINE_HOST_LACKS' })]);
});
