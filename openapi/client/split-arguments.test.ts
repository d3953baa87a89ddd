import { expect, test } from 'vitest';
import { splitArguments } from './split-arguments.ts';

test('a header that is null is not sent as a text, and one with a value is', () => {
  // Safe: the rest of a shape is not read here.
  const shape = { method: 'get', path: '/api/m/menu', headers: ['look_as'] } as Parameters<typeof splitArguments>[1];
  expect(splitArguments('listMenus', shape, { look_as: null }).header).toEqual({});
  expect(splitArguments('listMenus', shape, { look_as: 'user:1' }).header).toEqual({ look_as: 'user:1' });
});
