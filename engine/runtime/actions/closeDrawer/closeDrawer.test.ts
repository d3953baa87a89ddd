import { expect, test } from 'vitest';
import type { Expr } from '#engine/document';
import { createTestScope } from '../../testing/createTestScope.ts';

test('closeDrawer leaves dialogs alone, and does nothing when no drawer is open', async () => {
  const dialog = { title: 'x', body: { id: 'inner', widget: 'Text' } };
  const { scope, host } = createTestScope({ drawers: { d: dialog }, dialogs: { a: dialog } });
  await scope.run([
    { do: 'openDrawer', drawer: 'd' },
    { do: 'openDialog', dialog: 'a' },
    { do: 'closeDrawer' },
    { do: 'closeDrawer' },
  ]);
  expect(scope.openDialogs.shown.list.map(({ kind }) => kind)).toEqual(['dialog']);
  expect(host.errors).toEqual([]);
});

test.each([
  [true, 'true', 0],
  [false, 'true', 1],
  [false, 'false', 0],
])('closeDrawer with `ask`, answered %s while unsaved is %s, leaves %i open', async (answer, unsaved, left) => {
  const drawer = { title: 'x', unsaved: ['lit', unsaved === 'true'] as Expr, body: { id: 'inner', widget: 'Text' } };
  const { scope, host } = createTestScope({ drawers: { d: drawer } }, { confirm: () => answer });
  await scope.run([
    { do: 'openDrawer', drawer: 'd' },
    { do: 'closeDrawer', ask: true },
  ]);
  expect(scope.openDialogs.shown.list).toHaveLength(left);
  expect(host.questions).toHaveLength(unsaved === 'true' ? 1 : 0);
});
