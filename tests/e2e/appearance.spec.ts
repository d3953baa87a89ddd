import { click } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, speak, test, widths } from './fixtures.ts';

test.use({ viewport: widths.desktop });

const canvas = { light: 'rgb(246, 247, 249)', dark: 'rgb(16, 18, 23)' };

test('WB-19 P18 a person chooses dark pages: at once, from the first frame on, in another browser, and not for visitors', async ({
  page,
  product,
  newBrowser,
  enter,
}) => {
  await speak(page, 'en-US');
  await enter(page, 'user');
  const body = page.locator('body');
  await expect(body, 'the system is light').toHaveCSS('background-color', canvas.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(body, 'nothing is chosen, so the page follows the system').toHaveCSS('background-color', canvas.dark);
  await page.emulateMedia({ colorScheme: 'light' });

  const menu = page.getByRole('banner').getByRole('button', { name: 'Ursula Meyer' });
  await click(menu);
  await expect(page.getByRole('menuitemradio', { name: 'Match system' })).toBeChecked();
  await click(page.getByRole('menuitemradio', { name: 'Dark' }));
  await expect(body).toHaveCSS('background-color', canvas.dark);
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);

  const answer = await page.request.get(`${product.origin}/workbench`, { headers: { accept: 'text/html' } });
  expect(await answer.text(), 'the server begins the page dark').toContain('data-scheme="dark"');

  const other = await newBrowser();
  await enter(other, 'user');
  await expect(other.locator('body')).toHaveCSS('background-color', canvas.dark);

  await page.setViewportSize(widths.desktop);
  await click(menu);
  await click(page.getByRole('menuitem', { name: 'Sign out' }));
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator('html'), 'a visitor follows the system').toHaveAttribute('data-scheme', 'auto');
  const asVisitor = await page.request.get(`${product.origin}/login`, { headers: { accept: 'text/html' } });
  expect(await asVisitor.text()).toContain('data-scheme="auto"');
});
