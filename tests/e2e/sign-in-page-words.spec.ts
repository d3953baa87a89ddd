import type { Page } from '@playwright/test';
import { signedInCaller } from './caller.ts';
import { choose, click, pressKey } from './controls.ts';
import {
  confirm,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  password,
  sizes,
  speak,
  test,
  widths,
} from './fixtures.ts';

const editor = '/platform-home/platformset/login-page';

const words = {
  'en-US': {
    tab: 'Texts',
    title: 'Sign-in title',
    registerTitle: 'Sign-up title',
    missing: 'Not in this language',
    other: 'Chinese',
    full: 'Full size',
    phone: 'Preview at 390 pixels',
    submit: 'Sign in',
    notSent: 'This is a preview: nothing is sent.',
    username: 'Username',
    password: 'Password',
    code: 'Verification code',
  },
  'zh-CN': {
    tab: '文案',
    title: '登录标题',
    registerTitle: '注册标题',
    missing: '此语言未填写',
    other: '英文',
    full: '全屏预览',
    phone: '390 像素宽度预览',
    submit: '登录',
    notSent: '这是预览，不会发送任何内容。',
    username: '用户名',
    password: '密码',
    code: '验证码',
  },
};

const frameOf = (page: Page) => page.locator('iframe').last();

for (const language of ['en-US', 'zh-CN'] as const) {
  for (const [name, size] of sizes) {
    test(`CFG-13 words are written in one language beside a preview that stays in view and can be used (${language}, ${name})`, async ({
      page,
      enter,
    }) => {
      const say = words[language];
      await page.setViewportSize(size);
      await speak(page, language);
      await enter(page, 'root', editor);
      await click(page.getByRole('tab', { name: say.tab }));
      await page.getByLabel(say.title, { exact: true }).fill('Tilia 采购');
      await expect(frameOf(page).contentFrame().getByRole('heading', { level: 1 })).toHaveText('Tilia 采购');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      // The preview is in view beside the last words too, and shows the page whose words are written.
      await page.getByLabel(say.registerTitle, { exact: true }).fill('Tilia 注册');
      await expect(frameOf(page).contentFrame().getByRole('heading', { level: 1 })).toHaveText('Tilia 注册');
      await expect(frameOf(page)).toBeInViewport({ ratio: 0.9 });
      // The other language lacks the word: it is marked, and the preview is in that language.
      await choose(page, say.other);
      await expect(page.getByText(say.missing)).toHaveCount(2);
      const other = words[language === 'en-US' ? 'zh-CN' : 'en-US'];
      await page.getByLabel(say.title, { exact: true }).focus();
      await expect(frameOf(page).contentFrame().getByRole('button', { name: other.submit, exact: true })).toBeVisible();
      // In full size it is used like the page, and in the language chosen inside; nothing is sent.
      await click(page.getByRole('button', { name: say.full }));
      const drawer = page.getByRole('dialog');
      if (name === 'phone') await choose(drawer, say.phone);
      const inside = drawer.locator('iframe').contentFrame();
      // By keys: Playwright presses beside what it means in a frame that is scaled.
      await pressKey(inside.getByRole('button', { name: /简体中文|English/ }), 'Enter');
      await expect(inside.getByRole('heading', { level: 1 })).toHaveText('Tilia 采购');
      await pressKey(inside.getByLabel(say.code), 'Enter');
      await expect(inside.getByLabel(say.username)).toBeFocused();
      await inside.getByLabel(say.username).fill('someone');
      await inside.getByLabel(say.password, { exact: true }).fill('secret-1');
      await inside.getByLabel(say.code).fill('AAAA');
      await pressKey(inside.getByLabel(say.code), 'Enter');
      await expect(inside.getByText(say.notSent)).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  }
}

test('CFG-13 visitors read published words in their language, on the sign-in and register pages', async ({
  page,
  enter,
  newBrowser,
  product,
}) => {
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'root', editor);
  await click(page.getByRole('tab', { name: 'Texts' }));
  for (const [label, text] of [
    ['Sign-in title', 'Tilia suppliers'],
    ['Username label', 'Supplier number'],
    ['Sign-up title', 'Become a supplier'],
    ['Footer lines', '© Tilia\nHelp: 555'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await click(page.getByRole('button', { name: 'Save draft' }));
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Draft saved')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'English · Username label' })).toContainText(
    'Supplier number',
  );
  await click(page.getByRole('button', { name: 'Publish' }));
  await confirm(page, 'Publish');
  await expect(page.getByText('The sign-in page was published')).toBeVisible();
  const visitor = await newBrowser();
  await visitor.goto('/login');
  await expect(visitor.getByLabel('用户名')).toBeVisible();
  await click(visitor.getByRole('button', { name: 'English' }));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Tilia suppliers');
  await expect(visitor.getByLabel('Supplier number')).toBeVisible();
  await expect(visitor.getByText('Help: 555')).toBeVisible();
  await visitor.goto('/register');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Become a supplier');
  const root = await signedInCaller(product, 'root', password);
  await root.call('POST', '/api/wp/configuration/loginPage/login/rollback', { version_id: null });
});
