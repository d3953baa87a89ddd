import { click } from './controls.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openSetting,
  signIn,
  speak,
  test,
  widths,
} from './fixtures.ts';

test.use({ viewport: widths.desktop });

test('CFG-14 WB-19 P18 the owner publishes a theme: it shows at once, to the next visitor of the workspace, and nowhere else', async ({
  page,
  product,
  newBrowser,
  enter,
}) => {
  await speak(page, 'en-US');
  await enter(page, 'owner');
  await openSetting(page, 'Theme');
  await expect(page).toHaveURL('/workbench/setting/theme');
  await click(page.getByRole('radio', { name: 'Purple' }));
  const accent = page.getByLabel('Main color, light', { exact: true });
  await accent.fill('#ff6a00');
  const preview = page.locator('iframe').first().contentFrame();
  await expect(preview.getByRole('button', { name: 'Sign in' })).toHaveCSS('background-color', 'rgb(255, 106, 0)');
  await click(page.getByRole('radio', { name: 'Workbench, table, form' }));
  await expect(preview.getByRole('grid', { name: 'Customers' })).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Save' })).toHaveCSS('background-color', 'rgb(255, 106, 0)');
  const ground = preview.locator('body');
  await expect(ground).toHaveCSS('background-color', 'rgb(246, 247, 249)');
  await click(page.getByRole('radio', { name: 'Dark', exact: true }));
  await expect(ground).toHaveCSS('background-color', 'rgb(16, 18, 23)');
  await click(page.getByRole('button', { name: 'Save draft' }));
  await expect(accent, 'the issue is shown at its field').toHaveAccessibleDescription(/has a contrast of 2\.87:1/);
  await expectAccessible(page);

  await accent.fill('#00695c');
  await expect(page.getByText(/has a contrast of/)).toHaveCount(0);
  await click(page.getByRole('button', { name: 'Publish' }));
  await click(page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
  await expect(page.getByText('The theme was published')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'Purple');
  await expect(page.getByRole('tab', { name: 'Settings' })).toHaveCSS('color', 'rgb(0, 105, 92)');

  const visitor = await newBrowser();
  await visitor.goto(`${product.workspaceOrigin('acme')}/login`);
  await expect(visitor.getByRole('button', { name: '登录' })).toHaveCSS('background-color', 'rgb(0, 105, 92)');
  await expectAccessible(visitor);
  await visitor.goto('/login');
  await expect(visitor.locator('html')).toHaveAttribute('data-theme', 'Default');
  await signIn(visitor, 'user');
  await expect(visitor).toHaveURL('/workbench');
  await expect(visitor.locator('html'), 'after signing in it is the theme of the workspace').toHaveAttribute(
    'data-theme',
    'Purple',
  );
  await visitor.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(visitor);

  await click(page.getByRole('tab', { name: 'Versions' }));
  await click(page.getByRole('button', { name: 'Use platform theme' }));
  await click(page.getByRole('dialog').getByRole('button', { name: 'Use platform theme' }));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'Default');
});

test('CFG-13 CFG-14 a workspace sees which fields of the theme it changed, and resets one to the platform', {
  tag: '@whole',
}, async ({ page, newBrowser, enter }) => {
  const root = await newBrowser();
  await speak(root, 'en-US');
  await enter(root, 'root', '/platform-home/platformset/theme');
  await root.getByLabel('Main color, light', { exact: true }).fill('#0b5cad');
  await click(root.getByRole('button', { name: 'Publish' }));
  await click(root.getByRole('dialog').getByRole('button', { name: 'Publish' }));
  await expect(root.getByText('The theme was published')).toBeVisible();
  await expect(root.getByText('Changed here')).toHaveCount(0);

  await speak(page, 'en-US');
  await enter(page, 'owner', '/workbench/setting/theme');
  const accent = page.getByLabel('Main color, light', { exact: true });
  await expect(accent).toHaveValue('#0b5cad');
  await expect(page.getByText('Nothing: the theme follows the platform.')).toBeVisible();
  await click(page.getByRole('radio', { name: 'Purple' }));
  await expect(accent, 'the platform chose it on another base theme').toHaveValue('');
  await click(page.getByRole('radio', { name: 'Default' }));
  await expect(accent).toHaveValue('#0b5cad');
  await accent.fill('#7a1f5c');
  await page.getByLabel('Text, light', { exact: true }).fill('#101010');
  await click(page.getByRole('button', { name: 'Save draft' }));
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Draft saved')).toBeVisible();
  const resets = page.getByRole('button', { name: 'Reset to the platform' });
  await expect(resets).toHaveCount(2);
  await expectAccessible(page);
  await click(resets.first());
  await expect(accent).toHaveValue('#0b5cad');
  await expect(resets).toHaveCount(1);
  await click(page.getByRole('button', { name: 'Save draft' }));
  await expect(page.getByText('Not saved', { exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Text, light', { exact: true })).toHaveValue('#101010');
  await page.reload();
  await expect(resets).toHaveCount(1);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);

  await click(root.getByRole('tab', { name: 'Versions' }));
  await click(root.getByRole('button', { name: 'Use default theme' }));
  await click(root.getByRole('dialog').getByRole('button', { name: 'Use default theme' }));
  await expect(root.getByText('The theme was changed back')).toBeVisible();
});
