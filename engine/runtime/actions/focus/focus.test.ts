import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

async function focus(node: string) {
  const { scope, host } = createTestScope({});
  const focused: string[] = [];
  for (const [at, id] of ['a', 'b', 'c'].entries())
    scope.fields.add({
      id,
      nodes: ['root', id === 'a' ? 'other' : 'form', id],
      validate: () => true,
      renew: () => undefined,
      focus: () => focused.push(id),
      isBefore: (field) => at < ['a', 'b', 'c'].indexOf(field.id),
    });
  await scope.run([
    { do: 'focus', node },
    { do: 'toast', text: 'after' },
  ]);
  return { focused, hasGoneOn: host.toasts.length === 1 };
}

test('focus moves to the field of the node, or to the first field inside it, and the list continues', async () => {
  expect(await focus('c')).toEqual({ focused: ['c'], hasGoneOn: true });
  expect(await focus('form')).toEqual({ focused: ['b'], hasGoneOn: true });
});

test('focus stays where it is when the node has no visible field', async () => {
  expect(await focus('none')).toEqual({ focused: [], hasGoneOn: true });
});
