import { click } from './controls.ts';
import { expect, speak, test, widths } from './fixtures.ts';
import { makeApplication } from './make-application.ts';

test.use({ viewport: widths.desktop });

test('REC-07 a draft that arrives after its record was saved offers nothing, and one that was not sent is offered', async ({
  page,
  enter,
  owner,
}) => {
  const { app, menus } = await makeApplication(owner, 'Late drafts');
  // The server is slow with drafts: the first one is on its way until the record is saved.
  let release = () => {};
  const saved = new Promise<void>((resolve) => {
    release = resolve;
  });
  let delayed = 0;
  await page.route(/\/api\/r\/draft\//, async (route) => {
    if (route.request().method() !== 'PUT' || delayed > 0) return route.continue();
    delayed += 1;
    await saved;
    return route.continue();
  });
  await speak(page, 'en-US');
  await enter(page, owner.username, `/m/${menus.List}?appid=${app}`);
  const press = (name: string) => click(page.getByRole('button', { name, exact: true }));
  const title = page.getByRole('textbox', { name: 'Title' });
  const isDraft = (method: string) => (one: { url(): string; request?(): { method(): string } }) =>
    /\/api\/r\/draft\//.test(one.url()) && one.request?.().method() === method;
  await press('Add record');
  await title.fill('Pump');
  await expect.poll(() => delayed, 'the draft is on its way').toBe(1);
  await click(page.getByRole('button', { name: 'Save', exact: true }), { atOnce: true });
  await expect(page.getByRole('gridcell', { name: 'Pump', exact: true })).toBeVisible();
  const arrived = page.waitForResponse(isDraft('PUT'));
  release();
  await arrived;

  const asked = page.waitForResponse(isDraft('GET'));
  await press('Add record');
  expect(await (await asked).json(), 'no draft is left').toMatchObject({ data: { draft: null } });
  await expect(title).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Continue with it', exact: true })).toHaveCount(0);

  // The next form is another one: what is entered in it and left is offered.
  const stored = page.waitForResponse(isDraft('PUT'));
  await title.fill('Valve');
  await stored;
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await press('Add record');
  await press('Continue with it');
  await expect(title).toHaveValue('Valve');
});
