import { click, press } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, speak, test, widths } from './fixtures.ts';

test('ROUTE-050 ROUTE-060 WB-12 AUTH-25 a super administrator names the workspace and moves it to another address, which is checked while one types', async ({
  page,
  enter,
}) => {
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'globex');
  await press(page, 'Settings');
  await expect(page).toHaveURL('/workbench/setting/baseinfo');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue('Globex');

  const subdomain = page.getByRole('textbox', { name: 'First part of the address' });
  await subdomain.fill('acme');
  await expect(page.getByText(/Another workspace has this address\./)).toBeVisible();
  await subdomain.fill('www');
  await expect(page.getByText(/The platform keeps this one for itself\./)).toBeVisible();
  await subdomain.fill('Globex Works');
  await expect(page.getByText(/Lower-case letters, digits and hyphens only/)).toBeVisible();
  await subdomain.fill('globex-works');
  await expect(page.getByText('This address is free.')).toBeVisible();
  await expect(page.getByText(/Once you save, the old address no longer works/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);

  await name.fill('Globex Works');
  await press(page, 'Save');
  await press(page.getByRole('dialog'), 'Change address');
  await expect(page.getByText(/The workspace is now at globex-works\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the new address' })).toHaveAttribute('href', /\/\/globex-works\./);

  await subdomain.fill('globex');
  await name.fill('Globex');
  await click(page.getByRole('button', { name: 'Save', exact: true }));
  await press(page.getByRole('dialog'), 'Change address');
  await expect(page.getByText(/The workspace is now at globex\./)).toBeVisible();
});
