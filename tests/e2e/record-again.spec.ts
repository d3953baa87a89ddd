import { signedInCaller } from './caller.ts';
import { click, pressKey } from './controls.ts';
import { expect, expectAccessible, password, speak, test, widths } from './fixtures.ts';
import { field, makeRecords } from './make-records.ts';

test.use({ viewport: widths.desktop });

test('REC-07 one record after the other is added without leaving the form, and each draft is its own', async ({
  page,
  enter,
  product,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  const made = await makeRecords(owner, 'One after the other', {
    title: 'Machines',
    fields: [
      field('title', 'Title', { type: 'text' }, { is_required: true }),
      field('place', 'Place', { type: 'text' }, { initial: { kind: 'value', value: 'Hall' } }),
    ],
  });
  await speak(page, 'en-US');
  await enter(page, 'owner', `/m/${made.menuId}?appid=${made.appId}`);
  await click(page.getByRole('button', { name: 'Add record' }).first());
  const drawer = page.getByRole('dialog');
  const title = drawer.getByLabel('Title');
  const hall = drawer.getByLabel('Place');
  await drawer.getByRole('switch', { name: 'Add another after saving' }).check();
  await expectAccessible(page);
  for (const name of ['Lathe', 'Drill', 'Saw']) {
    await expect(title).toHaveValue('');
    await expect(hall).toHaveValue('Hall');
    await title.fill(name);
    await hall.fill(`Place of ${name}`);
    // The draft of this record is stored before it is saved: it must not come back in the next one.
    await expect(drawer.getByText(/^Draft saved/)).toBeVisible();
    await pressKey(title, 'Enter');
    await expect(page.getByRole('row', { name: new RegExp(`${name}.*Place of ${name}`) })).toBeAttached();
    await expect(title).toBeFocused();
  }
  await expect(title).toHaveValue('');
  await click(drawer.getByRole('button', { name: 'Close' }).first());
  await expect(drawer).toHaveCount(0);
  // The header, three records, and the blank row after them.
  await expect(page.getByRole('row')).toHaveCount(5);
  await click(page.getByRole('button', { name: 'Add record' }).first());
  await expect(title).toHaveValue('');
  await expect(drawer.getByRole('switch', { name: 'Add another after saving' })).not.toBeChecked();
});
