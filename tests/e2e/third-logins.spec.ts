import type { Page } from '@playwright/test';
import { seedId } from '#server/seeds/seed-id.ts';
import { base, type LdapServer, reader, startLdapServer } from '../peers/ldap-server.ts';
import { application, type OpenidProvider, startOpenidProvider } from '../peers/openid-provider.ts';
import { callAs } from './caller.ts';
import { click } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, speakEnglish, test, widths } from './fixtures.ts';

const leave = seedId('application acme Leave and absence');

let openid: OpenidProvider;
let ldap: LdapServer;
let acme: string;
test.beforeAll(async ({ product }) => {
  acme = product.workspaceOrigin('acme');
  [openid, ldap] = await Promise.all([
    startOpenidProvider([`${acme}/authing`]),
    startLdapServer([{ uid: 'anna', password: 'Blue-lamp-42', cn: 'Anna Li' }]),
  ]);
});
test.afterAll(() => Promise.all([openid.close(), ldap.close()]));

const enterBy = (page: Page, name: string) => click(page.getByRole('button', { name: `使用${name}登录` }));

async function set(page: Page, fields: Record<string, string>): Promise<void> {
  await click(page.getByRole('switch', { name: '在登录页显示' }));
  for (const [name, value] of Object.entries(fields)) await page.getByLabel(name, { exact: true }).fill(value);
  await click(page.getByRole('button', { name: '保存' }));
  await expect(page.getByRole('button', { name: '保存' })).toBeDisabled();
  await click(page.getByRole('button', { name: '测试连接' }));
  await expect(page.getByText('连接正常，凭据有效。')).toBeVisible();
}

test('WB-05 WB-06 an administrator sets up a third party and the directory, and tries both', async ({ page }) => {
  await signIn(page, 'owner', `${acme}/login`);
  await expect(page).toHaveURL(`${acme}/workbench`);
  await page.goto(`${acme}/workbench/integrate/wechat`);
  await set(page, { '应用 ID': application.id, 'OpenID 提供方': openid.issuer, 应用密钥: application.secret });
  await page.reload();
  await expect(page.getByLabel('OpenID 提供方')).toHaveValue(openid.issuer);
  await expect(page.getByLabel('应用密钥', { exact: true })).toHaveValue('');
  await expect(page.getByText('已保存，留空则保持不变。')).toBeVisible();
  await expectAccessible(page);

  await click(page.getByRole('link', { name: '企业目录' }));
  await click(page.getByRole('switch', { name: 'StartTLS' }));
  const where = { 地址: `ldap://127.0.0.1:${ldap.port}`, 'Base DN': base, '查询账号 DN': reader.dn };
  await set(page, { ...where, 查询账号密码: reader.password });
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
});

test('AUTH-08 AUTH-09 AUTH-31 a workspace shows its ways to sign in, and who is bound to nothing is told so', async ({
  page,
}) => {
  await page.goto(`${acme}/login`);
  const section = page.getByRole('region', { name: '其他登录方式' });
  await expect(section.getByRole('button')).toHaveCount(2);
  await enterBy(page, '微信');
  const panel = page.getByRole('dialog', { name: '使用微信登录' });
  await expect(panel.getByRole('img', { name: '微信登录二维码' })).toBeVisible();
  await expectAccessible(page);
  await click(panel.getByRole('link', { name: '在此浏览器使用微信继续' }));
  await expect(page).toHaveURL(new RegExp(`^${acme}/authing`));
  const reported = '该登录方式尚未绑定账号。请先用密码登录并绑定，或联系管理员。';
  await expect(page.getByRole('alert').filter({ hasText: reported }).first()).toBeVisible();
  await click(page.getByRole('button', { name: '返回登录' }));
  await expect(page).toHaveURL(`${acme}/login`);
  // What a phone opens that has scanned the picture.
  await page.goto(`${acme}/login?third=wx`);
  await expect(panel.getByRole('link', { name: '在此浏览器使用微信继续' })).toBeVisible();
  await expect(panel.getByRole('img')).toHaveCount(0);
});

test('REG-02 the page to register has the code and the third parties of the sign-in page, and remembers no account', {
  tag: '@whole',
}, async ({ page }) => {
  await page.goto(`${acme}/register`);
  await expect(page.getByRole('region', { name: '其他登录方式' }).getByRole('button')).toHaveCount(2);
  await expect(page.getByRole('img', { name: '验证码图片' })).toBeVisible();
  await expect(page.getByLabel('验证码', { exact: true })).toBeVisible();
  await expect(page.getByLabel('记住账号')).toHaveCount(0);
  await page.goto(`${acme}/login`);
  await expect(page.getByLabel('记住账号')).toBeVisible();
});

test('AUTH-30 ORG-12 a person binds a third party and signs in by it, back to where he wanted to go', async ({
  page,
}) => {
  await signIn(page, 'user', `${acme}/login`);
  await expect(page).toHaveURL(`${acme}/workbench`);
  await page.goto(`${acme}/account/sign-ins`);
  await click(page.getByRole('button', { name: '绑定微信' }));
  await click(page.getByRole('link', { name: '在此浏览器使用微信继续' }));
  await expect(page).toHaveURL(`${acme}/account/sign-ins`);
  await expect(page.getByText('已绑定 Anna Li')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('pagewright.session'));
  await page.goto(`${acme}/login?redirect=/account/sign-ins`);
  await enterBy(page, '微信');
  await click(page.getByRole('link', { name: '在此浏览器使用微信继续' }));
  await expect(page).toHaveURL(`${acme}/account/sign-ins`);
  await expect(page.getByText('已绑定 Anna Li')).toBeVisible();

  await click(page.getByRole('button', { name: '绑定企业目录' }));
  await page.getByLabel('账号').fill('anna');
  await page.getByLabel('密码', { exact: true }).fill('Blue-lamp-42');
  await click(page.getByRole('dialog').getByRole('button', { name: '绑定企业目录' }));
  await expect(page.getByText('已绑定 Anna Li')).toHaveCount(2);
});

test('AUTH-24 AUTH-26 ROLE-12 a link inside the program of a third party opens its application, which is not edited there', async ({
  page,
  newBrowser,
}) => {
  openid.account = 'bo';
  await signIn(page, 'owner', `${acme}/login`);
  await expect(page).toHaveURL(`${acme}/workbench`);
  await page.goto(`${acme}/account/sign-ins`);
  await click(page.getByRole('button', { name: '绑定微信' }));
  await click(page.getByRole('link', { name: '在此浏览器使用微信继续' }));
  await expect(page.getByText('已绑定 Bo Wang')).toBeVisible();
  const info = `/api/wb/app/info/${leave}`;
  const { apphash, can_edit } = await callAs(page, info);
  expect(can_edit).toBe(true);

  const inside = await newBrowser();
  await inside.setViewportSize(widths.phone);
  await inside.goto(`${acme}/pcwx_app/${apphash}?third=wx&foo=1`);
  const panel = inside.getByRole('dialog', { name: '使用微信登录' });
  await expect(panel.getByText('由微信确认您的身份，无需输入密码。')).toBeVisible();
  await expectNoSidewaysScroll(inside);
  await expectAccessible(inside);
  await click(panel.getByRole('link', { name: '在此浏览器使用微信继续' }));
  await expect(inside).toHaveURL(`${acme}/dashboard?appid=${leave}&foo=1`);
  await expect(inside.getByRole('heading', { name: 'Leave and absence' })).toBeVisible();
  expect(await callAs(inside, info)).toMatchObject({ appid: leave, can_edit: false });

  // By a code that is scanned, the same link opens an application that may be edited.
  const outside = await newBrowser();
  await outside.goto(`${acme}/app/${apphash}`);
  await enterBy(outside, '微信');
  await click(outside.getByRole('link', { name: '在此浏览器使用微信继续' }));
  await expect(outside).toHaveURL(`${acme}/dashboard?appid=${leave}`);
  expect(await callAs(outside, info)).toMatchObject({ can_edit: true });
  openid.account = 'anna';
});

test('AUTH-10 AUTH-32 the directory form signs in; a failure without a flag says nothing and leaves it usable', async ({
  page,
}) => {
  await page.goto(`${acme}/login`);
  await enterBy(page, '企业目录');
  const form = page.getByRole('dialog', { name: '目录登录' });
  const send = async (password: string): Promise<void> => {
    await form.getByLabel('账号').fill('anna');
    await form.getByLabel('密码', { exact: true }).fill(password);
    await click(form.getByRole('button', { name: '登录' }));
  };
  await page.route('**/api/o/user-login', (route) => route.fulfill({ status: 401, json: { error: 'no' } }));
  await send('Blue-lamp-42');
  await expect(form.getByRole('button', { name: '登录' })).toBeEnabled();
  await expect(form.getByLabel('密码', { exact: true })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/api/o/user-login');
  await send('wrong password');
  await expect(form.getByText('用户名或密码错误。')).toBeVisible();
  await expectAccessible(page);
  await send('Blue-lamp-42');
  await expect(page).toHaveURL(`${acme}/workbench`);
});

test('AUTH-33 the sign-in of the platform has no third party', { tag: '@whole' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await speakEnglish(page);
  await expect(page.getByRole('region', { name: 'Other ways to sign in' })).toHaveCount(0);
  expect(asked.filter((url) => url.includes('third-login'))).toEqual([]);
});
