import type { Locator, Page } from '@playwright/test';
import { click, dialogNamed, press } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, speak, test, widths } from './fixtures.ts';
import { makeApplication } from './make-application.ts';

test.use({ viewport: widths.desktop });

const own = 'Blue-lamp-42';

/** Invites somebody by the dialog that is open, and gives the link. */
async function invite(page: Page, opened: Locator, { username, name }: { username: string; name: string }) {
  await press(opened, 'Invite a person');
  const drawer = dialogNamed(page, 'Invite a person');
  await drawer.getByRole('textbox', { name: 'Username' }).fill(username);
  await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await expectAccessible(page);
  await click(drawer.getByRole('button', { name: 'Add', exact: true }));
  const invitation = dialogNamed(page, 'Invitation link');
  const link = await invitation.getByLabel('Link').inputValue();
  await click(invitation.getByRole('button', { name: 'Done' }));
  return new URL(link);
}

test('ROUTE-092 MENU-21 ORG-06 ORG-11 whoever gives a user group a role or a menu invites people into it, and they are in it when they join', async ({
  page,
  browser,
  enter,
  owner,
  product,
}) => {
  const { app, menus } = await makeApplication(owner, 'Joining');
  const name = `Joiners ${app.slice(-4)}`;
  const group = (await owner.call('POST', '/api/b/u-org', { name })) as { id: string };
  const [first, second] = [`ida.${app.slice(-6)}`, `otto.${app.slice(-6)}`].map((one) => one.toLowerCase());
  await speak(page, 'en-US');
  await enter(page, owner.username, `/authority/userAuthor?appid=${app}`);
  await press(page, 'Give a role');
  const form = page.getByRole('form', { name: 'Give a role' });
  await form.getByRole('combobox', { name: 'User group' }).selectOption({ label: name });
  const link = await invite(page, form, { username: first ?? '', name: 'Ida Joiner' });
  await press(form, 'Give');
  await expect(page.getByRole('button', { name: `Invite a person to ${name}` })).toBeVisible();
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);

  await enter(page, owner.username, `/m/${menus.List}?appid=${app}&istable=0`);
  await click(page.getByRole('button', { name: 'Actions for List' }));
  await click(page.getByRole('menuitem', { name: 'Who may use it' }));
  const drawer = page.getByRole('dialog').first();
  await press(drawer, 'Grant access');
  await drawer.getByRole('combobox', { name: 'User group' }).selectOption({ label: name });
  await invite(page, drawer, { username: second ?? '', name: 'Otto Joiner' });
  // What was filled in of the grant is still there.
  await press(drawer, 'Save');
  await expect(page.getByText('The access was saved')).toBeVisible();

  const groups = (await owner.call('GET', `/api/b/u-org?search=${encodeURIComponent(name)}`)) as {
    items: { id: string; user_ids: string[] }[];
  };
  expect(groups.items.find(({ id }) => id === group.id)?.user_ids).toHaveLength(2);
  const guest = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await speak(guest, 'en-US');
  await guest.goto(`${product.origin}${link.pathname}${link.search}`);
  await guest.getByLabel('Password', { exact: true }).fill(own);
  await guest.getByLabel('Confirm password').fill(own);
  await press(guest, 'Join');
  await expect(guest).toHaveURL(/\/workbench/);
  await expect(guest.getByText('Joining', { exact: false }).first()).toBeVisible();
});
