import { createServer, type Server } from 'node:http';
import type { FrameLocator, Page } from '@playwright/test';
import { seedId } from '#server/seeds/seed-id.ts';
import { callAs } from './caller.ts';
import { click } from './controls.ts';
import { expect, expectAccessible, fillCode, password, signIn, test, widths } from './fixtures.ts';
import { type OwnProduct, startProduct } from './product.ts';

test.use({ viewport: widths.desktop });

const leave = seedId('application acme Leave and absence');
const user_id = seedId('account appuser');

/** A page of another origin that shows the shadow user's page and hands over what the test puts into its address. */
function servePortal(): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', request.url === '/portal.js' ? 'text/javascript' : 'text/html');
    response.end(
      request.url === '/portal.js'
        ? `const given = JSON.parse(decodeURIComponent(location.hash.slice(1)));
           const frame = document.querySelector('iframe');
           addEventListener('message', ({ data, origin }) => {
             if (origin !== given.product || data.type !== 'shadow.enter.awaited') return;
             frame.contentWindow.postMessage({ target: 'pagewright', type: 'shadow.enter', version: 1, payload: given.payload }, origin);
           });
           frame.src = given.product + '/shadow-user';`
        : '<!doctype html><title>Portal</title><iframe title="Application" width="1200" height="800"></iframe><script src="/portal.js"></script>',
    );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve({ server, origin: `http://127.0.0.1:${address.port}` });
    });
  });
}

let portal: Awaited<ReturnType<typeof servePortal>>;
let product: OwnProduct;
let root: string;
let acme: string;

test.beforeAll(async ({ database }) => {
  portal = await servePortal();
  product = await startProduct(database, {
    SUBDOMAINS: 'on',
    PASSWORD_ENCRYPTION: 'on',
    EMBED_ORIGINS: portal.origin,
  });
  root = product.origin.replace('127.0.0.1', 'localhost');
  acme = product.workspaceOrigin('acme');
});

test.afterAll(async () => {
  portal.server.close();
  await product.stop();
});

test('AUTH-25 AUTH-26 AUTH-43 a sign-in at the root continues at the address of the workspace, and no password is sent', async ({
  page,
}) => {
  const sent = page.waitForRequest(/\/api\/oauth\/token$/);
  await signIn(page, 'owner', `${root}/login?redirect=/workbench/app&foo=1`);
  const body = (await sent).postData() ?? '';
  expect(body).toContain('username=owner');
  expect(body).not.toContain(password);
  await expect(page).toHaveURL(`${acme}/workbench/app?foo=1`);
  await expect(page.getByRole('list', { name: '应用' })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBeLessThan(5);
  await page.goto(`${root}/login`);
  expect(await page.evaluate(() => localStorage.getItem('pagewright.session'))).toBeNull();
  await expect(page.getByLabel('用户名')).toBeVisible();
});

test('AUTH-24 AUTH-40 AUTH-41 AUTH-42 P31 each form of a link asks to sign in, and then opens the application', async ({
  page,
  newBrowser,
}) => {
  const other = await newBrowser();
  await signIn(other, 'owner', `${acme}/login`);
  await expect(other).toHaveURL(`${acme}/workbench`);
  const apphash = String((await callAs(other, `/api/wb/app/info/${leave}`))['apphash']);
  for (const form of [`/app/${apphash}`, `/web.html#/app/${apphash}`, `/pcwx_app/${apphash}`]) {
    await page.goto('about:blank');
    await page.goto(acme + form);
    await expect(page).toHaveURL(`${acme}/login?apphash=${apphash}`);
  }
  await page.getByLabel('用户名').fill('owner');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await fillCode(page);
  await click(page.getByRole('button', { name: '登录' }));
  await expect(page).toHaveURL(`${acme}/dashboard?appid=${leave}`);
  await expect(page.getByRole('heading', { name: 'Leave and absence' })).toBeVisible();
  for (const form of [`/web.html#/app/${apphash}`, `/pcwx_app/${apphash}`, `/auth-redirect?apphash=${apphash}`]) {
    await page.goto('about:blank');
    await page.goto(acme + form);
    await expect(page).toHaveURL(`${acme}/dashboard?appid=${leave}`);
  }
  for (const hostile of ['//evil.test', '/\\evil.test', '/%2F%2Fevil.test', 'https:evil.test', 'javascript:alert(1)']) {
    await page.goto(`${acme}/login?redirect=${encodeURIComponent(hostile)}&redirect=//evil.test`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(new URL(page.url()).origin).toBe(acme);
  }
});

test('ACC-09 ACC-11 ACC-12 an application opens for nobody whom it keeps out', async ({ page, newBrowser }) => {
  await signIn(page, 'user', `${acme}/login`);
  await expect(page).toHaveURL(`${acme}/workbench`);
  await page.goto(`${acme}/dashboard?appid=${leave}`);
  await expect(page).toHaveURL(`${acme}/workbench`);
  await expect(page.getByRole('region', { name: '消息' })).toContainText('您没有该应用的访问权限。');

  const platform = await newBrowser();
  await signIn(platform, 'root', `${root}/login?redirect=/workbench`);
  await expect(platform).toHaveURL(`${root}/platform-home/platformset`);
  await platform.goto(`${root}/dashboard?appid=${leave}`);
  await expect(platform.getByRole('heading', { name: 'Leave and absence' })).toBeVisible();
  const owner = await newBrowser();
  await signIn(owner, 'owner', `${acme}/login`);
  await expect(owner).toHaveURL(`${acme}/workbench`);
  const closed = { application_id: leave, config: { admin_edit_disabled: true } };
  await callAs(owner, '/api/wb/app/save/global/config', closed);
  await platform.reload();
  await expect(platform).toHaveURL(`${root}/platform-home/platformset`);
});

/** The portal's page, which shows the product in a frame and hands a shadow user over to it for one application. */
async function embedded(page: Page, administrator: Page, application_id: string): Promise<FrameLocator> {
  const { ticket } = await callAs(administrator, '/api/wb/app/shadow-ticket', { application_id: leave, user_id });
  const given = { product: acme, payload: { ticket, user_id, application_id } };
  await page.goto('about:blank');
  await page.goto(`${portal.origin}/#${encodeURIComponent(JSON.stringify(given))}`);
  return page.frameLocator('iframe');
}

test('SESS-24 SESS-25 ROUTE-023 the page around hands a shadow user over, and an unknown application leads to /error-web', async ({
  page,
  newBrowser,
}) => {
  const administrator = await newBrowser();
  await signIn(administrator, 'owner', `${acme}/login`);
  await expect(administrator).toHaveURL(`${acme}/workbench`);
  const frame = await embedded(page, administrator, leave);
  await expect(frame.getByRole('heading', { name: 'Leave and absence' })).toBeVisible();
  await expect(frame.getByRole('button', { name: '返回全部应用' }), 'there is nowhere else to go').toBeHidden();

  await embedded(page, administrator, '01ZZZZZZZZZZZZZZZZZZZZZZZZ');
  await expect.poll(() => page.frames()[1]?.url()).toBe(`${acme}/error-web`);
});

test('SESS-25 a shadow user whose session is lost is not asked for a password', async ({ page, newBrowser }) => {
  const administrator = await newBrowser();
  await signIn(administrator, 'owner', `${acme}/login`);
  await expect(administrator).toHaveURL(`${acme}/workbench`);
  await page.route('**/api/wb/app/info/**', (route) => route.fulfill({ status: 404 }));
  const frame = await embedded(page, administrator, leave);
  const retry = frame.getByRole('main').getByRole('button', { name: '重试' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/wb/app/info/**');
  await page.frames()[1]?.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem('pagewright.session') ?? '{}');
    sessionStorage.setItem('pagewright.session', JSON.stringify({ ...stored, accessToken: 'x', refreshToken: 'x' }));
  });
  await click(retry);
  await expect.poll(() => page.frames()[1]?.url()).toBe(`${acme}/error-web`);
  await expect(frame.getByRole('dialog')).toHaveCount(0);
});

test('contradictions 68 an invitation is shown at home, declined after a question, and accepted', async ({
  page,
  newBrowser,
}) => {
  const globex = product.workspaceOrigin('globex');
  const administrator = await newBrowser();
  await signIn(administrator, 'globex', `${globex}/login`);
  await expect(administrator).toHaveURL(`${globex}/workbench`);
  const invite = () => callAs(administrator, '/api/b/user-account', { username: 'user', real_name: 'Ursula' });
  await invite();
  await signIn(page, 'user', `${acme}/login`);
  await click(page.getByRole('button', { name: '查看邀请' }));
  await expect(page).toHaveURL(`${acme}/workbench/invitations`);
  await expect(page.getByRole('heading', { name: 'Globex' })).toBeVisible();
  await expect(page.getByText(/^Gina Park 于 .* 邀请您以 Ursula 的身份加入$/)).toBeVisible();
  await expectAccessible(page);
  await click(page.getByRole('button', { name: '拒绝' }));
  await click(page.getByRole('dialog').getByRole('button', { name: '拒绝' }));
  await expect(page.getByText('暂无邀请')).toBeVisible();
  await invite();
  await page.reload();
  await click(page.getByRole('button', { name: '接受' }));
  await expect(page.getByText('您已加入 Globex')).toBeVisible();
  await expect(page.getByText('暂无邀请')).toBeVisible();
});
