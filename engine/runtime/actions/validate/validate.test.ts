import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

async function validate(isRight: boolean, node?: string) {
  const { scope, host } = createTestScope({});
  const focused: string[] = [];
  scope.fields.add({
    id: 'a',
    nodes: ['root', 'form', 'a'],
    validate: () => isRight,
    renew: () => undefined,
    focus: () => focused.push('a'),
    isBefore: () => true,
  });
  await scope.run([
    { do: 'validate', ...(node && { node }) },
    { do: 'toast', text: 'after' },
  ]);
  return { focused, hasGoneOn: host.toasts.length === 1 };
}

test('validate lets the list go on when every field is right', async () => {
  expect(await validate(true)).toEqual({ focused: [], hasGoneOn: true });
});

test('validate ends the list at a wrong field, and gives it the focus', async () => {
  expect(await validate(false)).toEqual({ focused: ['a'], hasGoneOn: false });
  expect(await validate(false, 'form')).toEqual({ focused: ['a'], hasGoneOn: false });
});

test('REC-07 validate waits for values that are on their way', async () => {
  const { scope, host } = createTestScope({});
  const works: (() => void)[] = [];
  let isThere = false;
  scope.fields.add({
    id: 'a',
    nodes: ['a'],
    validate: () => isThere,
    pending: () => (isThere ? undefined : new Promise((resolve) => works.push(resolve))),
    renew: () => undefined,
    focus: () => undefined,
    isBefore: () => true,
  });
  expect(scope.fields.isPending()).toBe(true);
  works.length = 0;
  const ran = scope.run([{ do: 'validate' }, { do: 'toast', text: 'after' }]);
  expect(works).toHaveLength(1);
  expect(host.toasts).toEqual([]);
  isThere = true;
  works[0]?.();
  await ran;
  expect(host.toasts).toHaveLength(1);
});

test('validate looks only inside its node', async () => {
  expect(await validate(false, 'other')).toEqual({ focused: [], hasGoneOn: true });
});
