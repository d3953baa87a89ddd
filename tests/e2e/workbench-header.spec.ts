import { click } from './controls.ts';
import { expect, speak, test, widths } from './fixtures.ts';

test.use({ viewport: widths.desktop });

test('ROLE-26 the header of the workbench has the operation log for its two kinds of administrators alone', async ({
  page,
  newBrowser,
  enter,
}) => {
  const shows = { owner: true, admin: true, hr: false, builder: false, user: false };
  for (const [username, isShown] of Object.entries(shows)) {
    const person = username === 'owner' ? page : await newBrowser();
    await speak(person, 'en-US');
    await enter(person, username, '/workbench');
    const header = person.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Workbench', exact: true })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Operation log' }), username).toHaveCount(isShown ? 1 : 0);
  }
  await click(page.getByRole('banner').getByRole('button', { name: 'Operation log' }));
  await expect(page).toHaveURL((url) => url.pathname === '/workbench/operate/operateLogNew');
});
