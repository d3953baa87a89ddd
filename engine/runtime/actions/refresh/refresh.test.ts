import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

function setUp() {
  const made: string[] = [];
  const page = createTestScope(
    { data: { one: { call: 'listOne' }, two: { call: 'listTwo' } } },
    {
      operations: { listOne: { reads: [], writes: [], safe: true }, listTwo: { reads: [], writes: [], safe: true } },
      client: {
        async call(id) {
          made.push(id);
          return made.length;
        },
      },
    },
  );
  return { ...page, made };
}

test('refresh loads one entry again, and waits for it', async () => {
  const { scope, made } = setUp();
  await scope.sources.refresh();
  made.length = 0;
  await scope.run([{ do: 'refresh', data: 'two' }]);
  expect(made).toEqual(['listTwo']);
  expect(scope.read(['data', 'two'])).toBe(1);
});

test('refresh without a name loads everything of the document', async () => {
  const { scope, made } = setUp();
  made.length = 0;
  await scope.run([{ do: 'refresh' }]);
  expect(made).toEqual(['listOne', 'listTwo']);
});

test('refresh of an unknown entry says so', async () => {
  const { scope, host } = setUp();
  await scope.run([{ do: 'refresh', data: 'three' }]);
  expect(host.errors).toEqual([expect.objectContaining({ code: 'ENGINE_ACTION_ARGUMENT' })]);
});
