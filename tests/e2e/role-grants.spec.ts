import type { Page } from '@playwright/test';
import { signedInCaller } from './caller.ts';
import { click, dialogNamed, press } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, speak, test, widths } from './fixtures.ts';

const holder = (page: Page, name: string) => page.getByText(new RegExp(`${name} .*· `));

test('ROUTE-058 WB-12 P11 an administrator sees who holds which role, gives one and takes it back', async ({
  page,
  product,
  enter,
}) => {
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'admin', '/workbench/setting/warrantManage');
  await expect(page.getByRole('heading', { name: 'Account administrator' })).toBeVisible();
  // Nobody assigns a role above their own.
  await expect(page.getByRole('button', { name: 'Assign Super administrator' })).toHaveCount(0);
  await expectAccessible(page);

  await press(page, 'Assign Application administrator');
  const form = dialogNamed(page, 'Assign Application administrator');
  await form.getByRole('combobox', { name: 'Person' }).fill('Ursula');
  await click(page.getByRole('option', { name: /Ursula/ }));
  await press(form, 'Assign');
  await expect(form).toHaveCount(0);
  await expect(holder(page, 'Ursula')).toBeVisible();
  const caller = await signedInCaller(product, 'admin', password);
  const grants = await caller.call('GET', '/api/b/role-grant?role=WORKSPACE_APP_ADMIN');
  expect(JSON.stringify(grants)).toContain('Ursula');

  await click(
    holder(page, 'Ursula').locator('xpath=ancestor::*[.//button][1]').getByRole('button', { name: 'Revoke' }),
  );
  await press(page.getByRole('dialog'), 'Revoke');
  await expect(holder(page, 'Ursula')).toHaveCount(0);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
});

test('ROUTE-058 ROLE-02 whose only role is taken back stays a user of the workspace', async ({
  page,
  product,
  enter,
}) => {
  const caller = await signedInCaller(product, 'admin', password);
  const people = '/api/b/user-account';
  const made = await caller.call('POST', people, {
    username: `only.role.${Date.now()}`,
    real_name: 'Olga Onlyrole',
    roles: ['WORKSPACE_APP_ADMIN'],
  });
  // Safe: the answer has the account that was made.
  const { id } = made as { id: string };
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'admin', '/workbench/setting/warrantManage');
  await click(holder(page, 'Olga').locator('xpath=ancestor::*[.//button][1]').getByRole('button', { name: 'Revoke' }));
  await press(page.getByRole('dialog'), 'Revoke');
  await expect(holder(page, 'Olga')).toHaveCount(0);
  expect(await caller.call('GET', `${people}/${id}`)).toMatchObject({ roles: ['WORKSPACE_USER'] });
});
