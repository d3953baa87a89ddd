import { signedInCaller } from './caller.ts';
import { click, dialogNamed, press } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, speak, test, widths } from './fixtures.ts';

test('ROUTE-034 WB-04 a stand-in needs both people', async ({ page, enter }) => {
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'globex', '/workbench/environmentConfig/standin');
  await expect(page.getByText('No delegates yet')).toBeVisible();
  await press(page, 'Add delegate');
  const form = dialogNamed(page, 'Add delegate');
  await press(form, 'Apply');
  await expect(form.getByText('Choose a person.').first()).toBeVisible();
  await expectAccessible(page);
  await press(form, 'Cancel');
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
});

test('ROUTE-035 WB-04 a message template is written, changed and removed; a name is used once in a channel', {
  tag: '@whole',
}, async ({ page, product, enter }) => {
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'globex', '/workbench/environmentConfig/pushTemplate');
  const form = dialogNamed(page, 'New template');
  await press(page, 'New template');
  await form.getByRole('textbox', { name: 'Name' }).fill('Overdue');
  await form.getByRole('textbox', { name: 'Subject' }).fill('It is late');
  await form.getByRole('textbox', { name: 'Text' }).fill('Please answer today.');
  await expectAccessible(page);
  await press(form, 'Apply');
  await expect(page.getByText('Please answer today.')).toBeVisible();

  await press(page, 'New template');
  await form.getByRole('textbox', { name: 'Name' }).fill('Overdue');
  await form.getByRole('textbox', { name: 'Text' }).fill('Twice.');
  await click(form.getByRole('button', { name: 'Apply', exact: true }));
  await expect(form.getByText('This channel has a template of that name already.')).toBeVisible();
  await form.getByRole('radio', { name: 'SMS' }).check();
  await click(form.getByRole('button', { name: 'Apply' }));
  await expect(form).toHaveCount(0);
  await expect(page.getByText('Twice.')).toBeVisible();

  await click(page.getByRole('button', { name: 'Edit' }).first());
  await form.getByRole('textbox', { name: 'Text' }).fill('Please answer by tonight.');
  await press(form, 'Apply');
  await expect(page.getByText('Please answer by tonight.')).toBeVisible();
  const stored = await (await signedInCaller(product, 'globex', password)).call('GET', '/api/wp/setting/pushTemplate');
  expect(stored).toMatchObject({
    value: {
      items: [
        { name: 'Overdue', channel: 'mail', subject: 'It is late', text: 'Please answer by tonight.' },
        { name: 'Overdue', channel: 'sms', text: 'Twice.' },
      ],
    },
  });
  for (const left of [1, 0]) {
    await click(page.getByRole('button', { name: 'Remove' }).first());
    await press(page.getByRole('dialog'), 'Remove');
    await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(left);
  }
  await expect(page.getByText('No templates yet')).toBeVisible();
});

test('ROUTE-036 WB-04 an external database is added, tested, moved with its password entered again, and removed', {
  tag: '@whole',
}, async ({ page, product, enter }) => {
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'globex', '/workbench/environmentConfig/qb');
  await expect(page.getByText('No databases yet')).toBeVisible();
  await press(page, 'Add a database');
  const form = dialogNamed(page, 'Add a database');
  await press(form, 'Save');
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Stock');
  await form.getByRole('textbox', { name: 'Server' }).fill('10.0.0.1');
  await form.getByRole('textbox', { name: 'Database' }).fill('stock');
  await form.getByRole('textbox', { name: 'Username' }).fill('reader');
  await form.getByLabel('Password', { exact: true }).fill('Cold-lamp-7');
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);
  await click(form.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('reader at 10.0.0.1:5432, database stock')).toBeVisible();

  await press(page, 'Test the connection');
  await expect(page.getByText(/belongs to a private network that the operator has not allowed/)).toBeVisible();
  await press(page, 'Edit');
  const edit = dialogNamed(page, 'Edit the database');
  await edit.getByRole('textbox', { name: 'Server' }).fill('db.globex.example');
  await press(edit, 'Save');
  const again = edit.getByLabel('Password', { exact: true });
  await expect(again).toHaveAccessibleDescription(/enter the password again/);
  await again.fill('Warm-lamp-7');
  await click(edit.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('reader at db.globex.example:5432, database stock')).toBeVisible();
  await expectAccessible(page);
  const stored = await (await signedInCaller(product, 'globex', password)).call('GET', '/api/wp/setting/qb');
  expect(stored).toMatchObject({ value: { items: [{ name: 'Stock', host: 'db.globex.example', encryption: 'tls' }] } });
  expect(JSON.stringify(stored)).not.toContain('lamp');
  await press(page, 'Remove');
  await press(page.getByRole('dialog'), 'Remove');
  await expect(page.getByText('No databases yet')).toBeVisible();
});

test('ROUTE-037 WB-04 a map needs its key, and is kept', { tag: '@whole' }, async ({ page, enter }) => {
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'globex', '/workbench/environmentConfig/mapdata');
  await page.getByRole('radio', { name: 'AMap' }).check();
  await press(page, 'Save');
  const key = page.getByRole('textbox', { name: 'Key' });
  await expect(key).toHaveAccessibleDescription(/Enter the key\./);
  await key.fill('0f3a9c');
  await click(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(key).toHaveValue('0f3a9c');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'None' }).check();
  await press(page, 'Save');
  await expect(page.getByText('Saved.')).toBeVisible();
});
