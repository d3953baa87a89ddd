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
  await drawer.getByRole('textbox', { name: 'Email' }).fill(`${username}@example.com`);
  // Proposed from the address, and left to be changed.
  const named = drawer.getByRole('textbox', { name: 'Username' });
  await expect(named).toHaveValue(`${username}@example.com`);
  await named.fill(username);
  await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await expectAccessible(page);
  await click(drawer.getByRole('button', { name: 'Send invitation' }));
  const invitation = dialogNamed(page, 'Invitation link');
  await expect(invitation.getByText(`Emailed to ${username}@example.com.`)).toBeVisible();
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

  // Without a group as well, beside the page's heading.
  await press(page, 'Invite a person');
  const anybody = dialogNamed(page, 'Invite a person');
  const username = anybody.getByRole('textbox', { name: 'Username' });
  await username.fill('Zoe');
  await anybody.getByRole('textbox', { name: 'Email' }).fill('zora@example.com');
  await expect(username).toHaveValue('Zoe');
  await anybody.getByRole('textbox', { name: 'Email' }).fill('');
  await expect(anybody.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
  await press(anybody, 'Cancel');
  await press(dialogNamed(page, 'Close without saving?'), 'Close');

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
  const gone: string[] = [];
  guest.on('response', (answer) => answer.status() === 404 && gone.push(answer.url()));
  // Nothing was chosen on this browser: the page is in the language of the mail.
  await guest.goto(`${product.origin}${link.pathname}${link.search}`);
  await guest.getByLabel('Password', { exact: true }).fill(own);
  await guest.getByLabel('Confirm password').fill(own);
  await press(guest, 'Join');
  await expect(guest).toHaveURL(/\/workbench/);
  await expect(guest.getByText('Joining', { exact: false }).first()).toBeVisible();
  // The invitation that was used up is not asked for again.
  expect(gone).toEqual([]);
});
