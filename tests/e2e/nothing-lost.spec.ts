import { join } from 'node:path';
import { click, press, pressKey } from './controls.ts';
import { expect, holdBack, speak, test, widths } from './fixtures.ts';
import { field, makeRecords } from './make-records.ts';

test.use({ viewport: widths.desktop, timezoneId: 'Asia/Shanghai' });

const visits = {
  title: 'Visits',
  fields: [
    field('title', 'Title', { type: 'text' }),
    field('due', 'Due', { type: 'date', granularity: 'minute' }),
    field('price', 'Price', { type: 'number', precision: 2 }),
    field('photos', 'Photos', { type: 'image', max_files: 3 }),
  ],
};

test('REC-07 REC-11 a record holds the time, the number and the picture that a person in Shanghai gave, and a block that does not fit says so', async ({
  page,
  enter,
  owner,
}) => {
  const { appId, menuId, call } = await makeRecords(owner, 'Nothing lost', visits);
  const stored = async () => {
    const { items } = (await call('POST', `/api/r/m/${menuId}/list`, {})) as { items: { data: object }[] };
    return items.map(({ data }) => data);
  };
  await speak(page, 'en-US');
  await enter(page, owner.username, `/m/${menuId}?appid=${appId}`);

  await press(page, 'Add record');
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Title').fill('Pump');
  await drawer.getByLabel('Due', { exact: true }).fill('11/29/2026');
  await drawer.getByLabel('Due: time').fill('10:00');
  const price = drawer.getByLabel('Price');
  await price.fill('1,5');
  await price.hover();
  await page.mouse.wheel(0, 300);
  await pressKey(page, 'Tab');
  await expect(price).toHaveValue('1.5');

  const upload = await holdBack(page, /\/api\/common\/file$/);
  await drawer.getByLabel('Photos').setInputFiles(join(import.meta.dirname, '../fixtures/logo.png'));
  await press(drawer, 'Save', { atOnce: true });
  await expect(drawer.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Record saved')).toHaveCount(0);
  expect(await stored(), 'nothing is saved without the picture').toEqual([]);
  upload.letGo();
  await expect(drawer).toHaveCount(0);
  expect(await stored()).toEqual([
    expect.objectContaining({
      title: 'Pump',
      due: '2026-11-29T02:00:00.000Z',
      price: 1.5,
      photos: [expect.any(String)],
    }),
  ]);
  const row = page.getByRole('row', { name: /Pump/ });
  await expect(row).toContainText('Nov 29, 2026, 10:00 AM');
  await click(row.getByText('Pump'));
  await expect(drawer.getByLabel('Due: time')).toHaveValue('10:00');
  await click(drawer.getByRole('button', { name: 'Close', exact: true }).first());

  await press(page, 'Edit cells');
  const cell = row.getByRole('gridcell', { name: 'Pump', exact: true });
  const paste = (lines: string[]) =>
    cell.evaluate((target, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, lines.join('\n'));
  const lines = Array.from({ length: 20 }, (_, at) => `Visit ${at + 1}`);
  await click(cell);
  await paste(lines);
  const question = page.getByRole('dialog', { name: 'Some of it does not fit' });
  await expect(question).toContainText('19 lines are below the last row');
  await expect(question).toContainText('and 14 others');
  await press(question, 'Cancel');
  await expect(question).toHaveCount(0);
  await expect(cell).toBeVisible();
  await paste(lines);
  await press(question, 'Paste what fits');
  await expect(page.getByRole('gridcell', { name: 'Visit 1', exact: true })).toBeVisible();
});
