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
  await page.getByRole('radio', { name: 'Purple' }).click();
  const accent = page.getByLabel('Main color, light', { exact: true });
  await accent.fill('#ff6a00');
  const preview = page.locator('iframe').first().contentFrame();
  await expect(preview.getByRole('button', { name: 'Sign in' })).toHaveCSS('background-color', 'rgb(255, 106, 0)');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(accent, 'the issue is shown at its field').toHaveAccessibleDescription(/has a contrast of 2\.87:1/);
  await expectAccessible(page);

  await accent.fill('#00695c');
  await expect(page.getByText(/has a contrast of/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
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

  await page.getByRole('tab', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Use the platform’s theme again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use the platform’s theme again' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'Default');
});
