import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

test('closeDrawer leaves dialogs alone, and does nothing when no drawer is open', async () => {
  const overlay = { title: 'x', body: { id: 'inner', widget: 'Text' } };
  const { scope, host } = createTestScope({ drawers: { d: overlay }, dialogs: { a: overlay } });
  await scope.run([
    { do: 'openDrawer', drawer: 'd' },
    { do: 'openDialog', dialog: 'a' },
    { do: 'closeDrawer' },
    { do: 'closeDrawer' },
  ]);
  expect(scope.overlays.list().map(({ kind }) => kind)).toEqual(['dialog']);
  expect(host.errors).toEqual([]);
});
