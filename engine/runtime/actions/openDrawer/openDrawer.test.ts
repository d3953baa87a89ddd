import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

test('openDrawer opens a drawer, and no dialog of the same name', async () => {
  const dialog = { title: 'x', body: { id: 'inner', widget: 'Text' } };
  const { scope, host } = createTestScope({ drawers: { detail: dialog }, dialogs: { other: dialog } });
  await scope.run([{ do: 'openDrawer', drawer: 'detail' }]);
  expect(scope.openDialogs.shown.list.map(({ kind }) => kind)).toEqual(['drawer']);
  await scope.run([{ do: 'openDrawer', drawer: 'other' }]);
  expect(host.errors).toEqual([expect.objectContaining({ code: 'ENGINE_DIALOG_UNKNOWN' })]);
});
