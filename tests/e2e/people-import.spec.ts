import { click, dialogNamed, findPerson, press } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, speak, test, widths } from './fixtures.ts';

test('ROUTE-053 ORG-15 people come from a sheet: what is wrong is told by row and column before anybody is added', async ({
  page,
  enter,
}) => {
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'hr', '/workbench/setting/staff');
  await press(page, 'Import');
  const drawer = dialogNamed(page, 'Import people');
  const download = page.waitForEvent('download');
  await press(drawer, 'Download the template');
  expect((await download).suggestedFilename()).toBe('People to import.xlsx');

  const chooser = page.waitForEvent('filechooser');
  await press(drawer, 'Choose a file');
  // Accounts stay: another run needs a name of its own.
  const username = `greta.${Date.now()}`;
  const lines = [
    'Account,Name,Departments,Email',
    `${username},Greta Sheet,,${username}@example.com`,
    'x,Short,,',
    'hans.sheet,,Nowhere,',
  ];
  await (await chooser).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await expect(drawer.getByText('people.csv: 3 rows, 1 ready to be added')).toBeVisible();
  await expect(drawer.getByText('Row 3 · Account')).toBeVisible();
  await expect(drawer.getByText('Row 4 · Departments')).toBeVisible();
  await expectAccessible(page);
  await expect(drawer.getByRole('checkbox', { name: 'Send invitations' })).toBeChecked();
  await expect(drawer.getByText('1 of 1 people can get a link', { exact: false })).toBeVisible();
  await press(drawer, 'Add 1 person');
  await expect(drawer.getByText('1 person was added')).toBeVisible();
  await expect(drawer.getByText('1 invitation is being sent')).toBeVisible();
  await press(drawer, 'Done');
  await page.getByRole('searchbox').fill(username);
  await expect(page.getByText('Greta Sheet')).toBeVisible();
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
});

test('ROUTE-053 ORG-03 departments and positions are changed in the form of an account', { tag: '@whole' }, async ({
  page,
  enter,
}) => {
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'hr', '/workbench/setting/staff');
  await findPerson(page, 'Ursula');
  await click(page.getByText('Ursula Meyer'));
  await click(page.getByRole('tab', { name: 'Departments and positions' }));
  await expect(page.getByRole('combobox', { name: 'Departments' })).toBeVisible();
  await expectAccessible(page);
});

test('ROUTE-053 ORG-13 ORG-15 V7 days of people that could be two are asked for, and nobody is added before the answer', async ({
  page,
  enter,
  owner,
}) => {
  const day = { name: 'begun', label: 'First day', type: 'date', required: false };
  await owner.call('PUT', '/api/b/user-account/extend/table/config', { fields: [day] });
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, owner.username, '/workbench/setting/staff');
  await press(page, 'Import');
  const drawer = dialogNamed(page, 'Import people');
  const chooser = page.waitForEvent('filechooser');
  await press(drawer, 'Choose a file');
  const [one, other] = [`ann.${Date.now()}`, `bob.${Date.now()}`];
  const lines = ['Account,Name,First day', `${one},Ann Order,03/04/2026`, `${other},Bob Order,2026-05-06`];
  await (await chooser).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await expect(drawer.getByText('The dates of First day can be read in two ways')).toBeVisible();
  await press(drawer, 'Add 1 person');
  const dates = drawer.getByRole('combobox', { name: 'How dates are written' });
  await expect(dates).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await dates.selectOption({ label: '31-12-2025 – the day first' });
  await expect(drawer.getByText('people.csv: 2 rows, 2 ready to be added')).toBeVisible();
  await press(drawer, 'Add 2 people');
  await expect(drawer.getByText('2 people were added')).toBeVisible();
});
