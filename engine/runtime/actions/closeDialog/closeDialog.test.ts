import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

test('closeDialog closes the dialog that it runs in, even below others, or else the topmost', async () => {
  const dialog = { title: 'x', body: { id: 'inner', widget: 'Text' } };
  const { scope } = createTestScope({
    dialogs: { a: { ...dialog, title: 'a' }, b: { ...dialog, title: 'b' }, c: { ...dialog, title: 'c' } },
  });
  for (const name of ['a', 'b', 'c']) await scope.run([{ do: 'openDialog', dialog: name }]);
  const titles = () => scope.openDialogs.shown.list.map(({ dialog }) => dialog.title);
  await scope.openDialogs.shown.list[1]?.scope.run([{ do: 'closeDialog' }]);
  expect(titles()).toEqual(['a', 'c']);
  await scope.run([{ do: 'closeDialog' }]);
  expect(titles()).toEqual(['a']);
});
