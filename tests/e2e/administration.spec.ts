import type { Page } from '@playwright/test';
import { signedInCaller } from './caller.ts';
import { choose, click, findPerson, press, pressKey } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, signIn, speak, test, widths } from './fixtures.ts';
import { newPerson, settle } from './people.ts';
import type { Product } from './product.ts';

const own = 'Blue-lamp-42';

/** The words that the server answers a call with when it refuses it; empty when it does not. */
const denial = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => '',
    (error: unknown) => String(error),
  );

/** Another administrator changes a name meanwhile. */
async function renameElsewhere(product: Product, username: string, real_name: string): Promise<void> {
  const owner = await signedInCaller(product, 'owner', password);
  // Safe: answers are those of the contract.
  const found = (await owner.call('GET', `/api/b/user-account?search=${username}`)) as { items: { id: string }[] };
  await owner.call('PUT', `/api/b/user-account/${found.items[0]?.id}`, { real_name });
}

const confirmed = (page: Page, name: string) =>
  click(page.getByRole('dialog').last().getByRole('button', { name, exact: true }));

test('ROUTE-053 ORG-11 ORG-12 ORG-17 AUTH-47 P11 who keeps the accounts adds one, changes and unlocks it, ends its sessions and deletes it', async ({
  page,
  product,
  enter,
}) => {
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'hr');
  await press(page, 'Settings');
  await expect(page).toHaveURL('/workbench/setting/organization');
  const menu = page.getByRole('navigation', { name: 'Settings of the workspace' });
  const entries = ['Departments', 'Accounts', 'Positions', 'Teams', 'Reports', 'Operation log'];
  await expect(menu.getByRole('link')).toHaveText(entries);
  await click(menu.getByRole('link', { name: 'Accounts' }));

  await press(page, 'Add an account');
  const drawer = page.getByRole('dialog', { name: 'Add an account' });
  await drawer.getByRole('textbox', { name: 'Username' }).fill('wanda');
  await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill('Wanda Walker');
  await expectAccessible(page);
  await click(drawer.getByRole('button', { name: 'Add', exact: true }));
  await confirmed(page, 'Generate password');
  const given = await page.getByRole('dialog').getByLabel('One-time password').inputValue();
  await confirmed(page, 'Done');

  const wanda = await settle(product, 'wanda', given, own);
  await findPerson(page, 'wanda');
  await click(page.getByRole('grid').getByText('Wanda Walker'));
  const person = page.getByRole('dialog', { name: 'Account' });
  await expect(person.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Wanda Walker');
  await renameElsewhere(product, 'wanda', 'Wanda Wagner');
  await person.getByRole('textbox', { name: 'Name', exact: true }).fill('Wanda W.');
  await click(person.getByRole('button', { name: 'Save' }));
  await expect(person.getByText('Someone else has just changed this account.')).toBeVisible();
  await click(person.getByRole('button', { name: 'Show latest version' }));
  await expect(person.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Wanda Wagner');
  await person.getByRole('textbox', { name: 'Name', exact: true }).fill('Wanda Walker');
  await person.getByLabel('Mobile number').fill('12345');
  await click(person.getByRole('button', { name: 'Save' }));
  await expect(person.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true');
  await person.getByLabel('Mobile number').fill('');
  await click(person.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('The account was saved')).toBeVisible();

  await click(person.getByRole('tab', { name: 'Sign-in' }));
  await expect(person.getByRole('list', { name: 'Active sessions' })).toContainText('Node.js');
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);
  await click(person.getByRole('button', { name: 'Sign out all' }));
  await confirmed(page, 'Sign out all');
  await expect(person.getByText('No active sessions.')).toBeVisible();
  expect(await denial(wanda.call('GET', '/api/b/user-account/show'))).toContain('401');

  for (let round = 0; round < 5; round += 1) await denial(signedInCaller(product, 'wanda', 'not the password'));
  await pressKey(page, 'Escape');
  await page.reload();
  await findPerson(page, 'wanda');
  await click(page.getByRole('grid').getByText('Wanda Walker'));
  await click(person.getByRole('tab', { name: 'Sign-in' }));
  await click(person.getByRole('button', { name: 'Unlock' }));
  await expect(page.getByText('The account is unlocked')).toBeVisible();
  await expect(person.getByRole('button', { name: 'Unlock' })).toHaveCount(0);
  await pressKey(page, 'Escape');

  await click(page.getByRole('checkbox', { name: /Wanda Walker/ }));
  const chosen = page.getByRole('status').filter({ hasText: '1 chosen' }).locator('..');
  await press(chosen, 'Delete');
  await expect(page.getByRole('dialog').getByText('Wanda Walker', { exact: true })).toBeVisible();
  await confirmed(page, 'Delete');
  await expect(page.getByText('1 account was deleted')).toBeVisible();
  const people = page.getByRole('grid', { name: 'Accounts', exact: true });
  await expect(people.getByText('Wanda Walker')).toHaveCount(0);

  await press(page, 'Deleted accounts');
  const trash = page.getByRole('dialog', { name: 'Deleted accounts' });
  await expect(trash.getByText('Wanda Walker')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);
  await click(trash.getByRole('row', { name: /Wanda Walker/ }).getByRole('button', { name: 'Restore' }));
  await expect(page.getByText('Wanda Walker was restored')).toBeVisible();
  await expect(trash.getByText('No deleted accounts.')).toBeVisible();
  await pressKey(page, 'Escape');
  await expect(people.getByText('Wanda Walker')).toBeVisible();
});

test('ROUTE-031 ROUTE-080 ORG-17 AUTH-45 VAL-06 P11 one’s own account: a password that was given is changed first, then each part by its address, and sessions end', async ({
  page,
  product,
}) => {
  const given = await newPerson(product, 'otto');
  await page.setViewportSize(widths.phone);
  await speak(page, 'en-US');
  await signIn(page, 'otto', '/login', given);
  await expect(page).toHaveURL('/userinfo-setting?showType=password');
  await expect(page.getByText('An administrator set this password.')).toBeVisible();
  await page.getByLabel('Current password').fill('not the password');
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('green');
  await expect(page.getByText('Strength: weak')).toBeVisible();
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(own);
  await page.getByLabel('Confirm new password').fill(own);
  await expect(page.getByText('(not met yet)')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(page, 'Change password');
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Current password').fill(given);
  await click(page.getByRole('button', { name: 'Change password' }));
  await expect(page).toHaveURL('/workbench');
  // The page before, which has such a menu too, is shown until this one is complete.
  await expect(page).toHaveTitle(/^Workbench/);

  const elsewhere = await signedInCaller(product, 'otto', own);
  await click(page.locator('button[data-avatar][aria-haspopup="menu"]'));
  await click(page.getByRole('menuitem', { name: 'Change password' }));
  await expect(page).toHaveURL('/workbench/userInfoSetting?showType=password');
  await expect(page.getByLabel('Current password')).toBeVisible();
  await press(page, 'Sessions');
  await expect(page).toHaveURL('/workbench/userInfoSetting?showType=sessions');
  const sessions = page.getByRole('list', { name: 'Active sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await click(sessions.getByRole('button', { name: 'Sign out' }));
  await expect(sessions).toHaveCount(1);
  expect(await denial(elsewhere.call('GET', '/api/b/user-account/show'))).toContain('401');
  await expectNoSidewaysScroll(page);

  await press(page, 'Profile');
  await page.getByLabel('About me').fill('Works on Tuesdays.');
  await press(page, 'Save');
  await expect(page.getByText('Profile saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('About me')).toHaveValue('Works on Tuesdays.');
  await expectAccessible(page);
});

test('ROUTE-057 ROUTE-074 PH-12 PH-13 WB-12 SESS-20 SESS-22 SESS-27 security settings are saved, and a workspace sees what it follows', {
  tag: '@whole',
}, async ({ page, product, newBrowser, enter }) => {
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'root', '/platform-home/safeSetting');
  const pattern = page.getByLabel('Password pattern');
  const expert = page.getByRole('switch', { name: 'Write the pattern yourself' });
  await expect(page.getByLabel('Minimum length')).toHaveValue('8');
  await expect(expert).not.toBeChecked();
  await page.getByLabel('Minimum length').fill('12');
  await page.getByRole('radio', { name: 'Upper and lower case' }).check();
  await click(page.getByRole('switch', { name: 'A symbol is required' }));
  await click(expert);
  await expect(pattern).toHaveValue('^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[^A-Za-z0-9]).{12,}$');
  const shipped = '^(?=.*[A-Za-z])(?=.*\\d).{8,}$';
  await pattern.fill('^(a+)+$');
  await expect(page.getByText('The platform does not take this pattern.')).toBeVisible();
  await press(page, 'Save');
  await expect(pattern).toHaveAttribute('aria-invalid', 'true');
  await pattern.fill('^(?=.*[A-Z]).{30,}$');
  await expect(page.getByText('(not met yet)')).toHaveCount(1);
  await pattern.fill(shipped);
  await click(expert);
  await expect(page.getByLabel('Minimum length')).toHaveValue('8');
  const minutes = page.getByLabel('Sign out after inactivity');
  await minutes.fill('1200');
  await click(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('The security settings were saved')).toBeVisible();
  await page.reload();
  await expect(minutes).toHaveValue('1200');
  await expectAccessible(page);

  const owner = await newBrowser();
  await owner.setViewportSize(widths.phone);
  await speak(owner, 'en-US');
  await enter(owner, 'owner', '/workbench/setting/systemManage');
  await expect(owner.getByText('The platform: 1,200 minutes.')).toBeVisible();
  await expect(owner.getByLabel('Sign out after inactivity')).toHaveValue('');
  const ownMinutes = owner.getByLabel('Sign out after inactivity');
  await ownMinutes.fill('-5');
  await press(owner, 'Save security, trash and page cache');
  await expect(ownMinutes).toHaveAccessibleDescription(/^Enter at least 0\./);
  await expect(ownMinutes).toBeFocused();
  await ownMinutes.fill('600');
  await owner.getByLabel('When a session is lost').selectOption('Go to the sign-in page');
  const origin = owner.getByRole('group', { name: 'Sites that may embed' }).getByRole('textbox');
  await origin.fill('http://portal.example.com');
  await click(owner.getByRole('button', { name: 'Save security, trash and page cache', exact: true }));
  await expect(owner.getByText('Use an address such as https://portal.example.com')).toBeVisible();
  await origin.fill(' https://portal.example.com');
  await click(owner.getByRole('button', { name: 'Save security, trash and page cache', exact: true }));
  await expect(owner.getByText('The system settings were saved')).toBeVisible();
  await owner.reload();
  await expect(owner.getByLabel('Sign out after inactivity')).toHaveValue('600');
  await expect(origin).toHaveValue('https://portal.example.com');
  await expectAccessible(owner);
  await expectNoSidewaysScroll(owner);
  await origin.fill('');
  await owner.getByLabel('Sign out after inactivity').fill('');
  await owner.getByLabel('When a session is lost').selectOption('');
  await press(owner, 'Save security, trash and page cache');
  await expect(owner.getByText('The system settings were saved')).toBeVisible();
  const stored = await (await signedInCaller(product, 'owner', password)).call('GET', '/api/wp/setting/systemManage');
  expect(stored).toMatchObject({ value: { setting: 'systemManage' } });
  expect(stored).not.toHaveProperty('value.parent_origins');
  await minutes.fill('0');
  await press(page, 'Save');
  await expect(page.getByText('The security settings were saved')).toBeVisible();
});

test('ROUTE-032 ROUTE-033 an own gateway or mail server asks for what it needs at its fields; the window is called after the page', {
  tag: '@whole',
}, async ({ page, enter }) => {
  await speak(page, 'zh-CN');
  await enter(page, 'owner', '/workbench/environmentConfig/email');
  await choose(page, '自有服务器');
  await press(page, '保存');
  await expect(page.getByRole('textbox', { name: '服务器' })).toBeFocused();
  for (const name of ['服务器', '发件人地址'])
    await expect(page.getByRole('textbox', { name })).toHaveAccessibleDescription(/必填/);
  await page.goto('/workbench/environmentConfig/sms');
  await choose(page, '自有网关');
  const address = page.getByRole('textbox', { name: '网关地址' });
  await press(page, '保存');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toBeFocused();
  await page.goto('/workbench/integrate/wechat');
  await expect(page).toHaveTitle(/^微信 · /);
});

test('SESS-34 new visitors see the language that their browser asks for, where the platform says so', {
  tag: '@whole',
}, async ({ browser, product }) => {
  const root = await signedInCaller(product, 'root', password);
  const languageFor = async (locale: string) => {
    const context = await browser.newContext({ baseURL: product.origin, locale });
    const page = await context.newPage();
    await page.goto('/login');
    const language = await page.locator('html').getAttribute('lang');
    await context.close();
    return language;
  };
  expect(await languageFor('en-GB')).toBe('zh-CN');
  await root.call('POST', '/api/b/platform/config', { browser_language: true });
  try {
    expect(await languageFor('en-GB')).toBe('en-US');
    expect(await languageFor('fr-FR')).toBe('zh-CN');
  } finally {
    // Other tests share the product.
    await root.call('POST', '/api/b/platform/config', { browser_language: false });
  }
});

test('PH-02 PH-03 PH-13 a platform is proposed its first settings: those that stay ticked are on after one press, and the card is gone', async ({
  page,
  product,
}) => {
  const root = await signedInCaller(product, 'root', password);
  await speak(page, 'en-US');
  await page.setViewportSize(widths.desktop);
  await signIn(page, 'root');
  const apply = page.getByRole('button', { name: 'Apply', exact: true });
  await expect(apply).toBeEnabled();
  await expectAccessible(page);
  for (const proposal of [
    'Greet visitors in their own language',
    'Enter right after sign-up',
    'Ask for the image code only after a failed sign-in',
  ]) {
    await page.getByRole('checkbox', { name: proposal }).uncheck();
  }
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);
  const name = page.getByLabel('Name of the platform');
  await name.fill('Lamp works');
  try {
    await click(apply);
    // The label of a setting is that of its proposal: first the card is gone.
    await expect(page.getByRole('checkbox', { name: 'Initials of Latin names' })).toHaveCount(0);
    // What was typed beside it stays, and is saved over what the press has stored.
    await expect(name).toHaveValue('Lamp works');
    await expect(page.getByRole('switch', { name: 'Initials of Latin names' })).toBeChecked();
    await press(page, 'Save');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    expect(await root.call('GET', '/api/b/platform/config')).toMatchObject({
      platform_name: 'Lamp works',
      latin_initials: true,
      browser_language: false,
      sign_in_after_registering: false,
    });
    await page.reload();
    await expect(name).toHaveValue('Lamp works');
    await expect(apply).toHaveCount(0);
  } finally {
    // Other tests share the product.
    await root.call('POST', '/api/b/platform/config', { platform_name: 'Pagewright', latin_initials: false });
  }
});
