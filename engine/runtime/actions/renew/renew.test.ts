import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

async function renew(args: { node?: string }) {
  const { scope } = createTestScope({});
  const renewed: string[] = [];
  for (const id of ['a', 'b'])
    scope.fields.add({
      id,
      nodes: ['root', id],
      validate: () => true,
      renew: () => renewed.push(id),
      focus: () => undefined,
      isBefore: () => true,
    });
  await scope.run([{ do: 'renew', ...args }]);
  return renewed;
}

test('renew resets the fields of a node, or all of them', async () => {
  expect(await renew({ node: 'b' })).toEqual(['b']);
  expect(await renew({})).toEqual(['a', 'b']);
});
