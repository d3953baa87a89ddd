import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

test('setState writes a value, also inside an object; without a value it writes null', async () => {
  const { scope } = createTestScope({
    state: {
      n: { type: 'integer', default: 1 },
      form: { type: 'object', default: { city: 'x' } },
      text: { type: 'string', default: 'x' },
    },
  });
  await scope.run([
    { do: 'setState', path: ['state', 'n'], value: { $: ['op', '+', ['get', ['var', 'state'], 'n'], ['lit', 1]] } },
    { do: 'setState', path: ['state', 'form', 'city'], value: 'y' },
    { do: 'setState', path: ['state', 'text'] },
  ]);
  expect(scope.read(['state'])).toEqual({ n: 2, form: { city: 'y' }, text: null });
});

test.each([
  [['data', 'x']],
  [['state']],
  [['state', 'constructor']],
  [['state', '__proto__', 'x']],
  [['user', 'roles']],
])('P21 setState refuses the path %j', async (path) => {
  const { scope, host } = createTestScope({ state: { n: { type: 'integer', default: 1 } } });
  await scope.run([{ do: 'setState', path, value: 'x' }]);
  expect(host.errors).toEqual([expect.objectContaining({ code: 'ENGINE_STATE_UNDECLARED' })]);
});
