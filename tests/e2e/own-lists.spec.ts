import { signedInCaller } from './caller.ts';
import { click, pressKey } from './controls.ts';
import { expect, expectAccessible, password, speak, test, widths } from './fixtures.ts';
import { field, makeRecords } from './make-records.ts';
import { settled } from './settled.ts';

test.use({ viewport: widths.desktop });

const overdue = {
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: 'cost', operator: 'gt', value: 5 }],
};
const lists = {
  title: 'Repairs',
  fields: [
    field('title', 'Title', { type: 'text' }),
    field('place', 'Place', { type: 'text' }),
    field('cost', 'Cost', { type: 'number' }),
  ],
  form: { list: { sort: ['-cost'], page_size: 2 } },
  records: [
    { title: 'Pump', place: 'Roof', cost: 1 },
    { title: 'Valve', place: 'Cellar', cost: 9 },
    { title: 'Pipe', place: 'Yard', cost: 4 },
  ],
};

test('REC-02 a list opens in the order and with the page size of its design, and shows both', {
  tag: '@whole',
}, async ({ page, enter, owner }) => {
  const { appId, menuId } = await makeRecords(owner, 'Order of a design', lists);
  await speak(page, 'en-US');
  await enter(page, owner.username, `/m/${menuId}?appid=${appId}`);
  const names = () =>
    page
      .getByRole('gridcell')
      .filter({ hasText: /^(Pump|Valve|Pipe)$/ })
      .allTextContents();
  await expect.poll(names).toEqual(['Valve', 'Pipe']);
  const cost = page.getByRole('columnheader', { name: /Cost/ });
  await expect(cost).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('combobox', { name: 'Per page' })).toHaveValue('2');
  await click(cost.getByRole('button').first());
  await expect.poll(names).toEqual(['Pump', 'Pipe']);
  await click(cost.getByRole('button').first());
  await expect.poll(names).toEqual(['Valve', 'Pipe']);
});

test('REC-09 REC-10 a width is there again for the person who chose it, and for nobody else', {
  tag: '@whole',
}, async ({ page, browser, enter, product }) => {
  const owner = await signedInCaller(product, 'owner', password);
  const { appId, menuId } = await makeRecords(owner, 'Own arrangement', lists);
  await speak(page, 'en-US');
  await enter(page, 'owner', `/m/${menuId}?appid=${appId}`);
  const head = (name: string) => page.getByRole('columnheader', { name: new RegExp(name) });
  await expect(head('Place')).toBeVisible();
  const before = (await head('Title').boundingBox())?.width ?? 0;
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('favourite') && answer.request().method() !== 'GET',
  );
  await head('Title').getByRole('button').first().focus();
  for (let press = 0; press < 5; press += 1) await pressKey(page, 'Shift+ArrowRight');
  await saved;
  // Each step is saved after a rest: the last one too.
  await settled(page);
  const wide = (await head('Title').boundingBox())?.width ?? 0;
  expect(wide).toBeGreaterThan(before + 40);
  await page.reload();
  await expect.poll(async () => Math.round((await head('Title').boundingBox())?.width ?? 0)).toBe(Math.round(wide));

  const other = await browser.newContext({ viewport: widths.desktop });
  const theirs = await other.newPage();
  await speak(theirs, 'en-US');
  await enter(theirs, 'root', `/m/${menuId}?appid=${appId}`);
  const title = theirs.getByRole('columnheader', { name: /Title/ });
  await expect.poll(async () => Math.round((await title.boundingBox())?.width ?? 0)).toBe(Math.round(before));
  await other.close();
});

test('REC-02 colored rows say their color in words, and are accessible in both schemes', { tag: '@whole' }, async ({
  page,
  enter,
  owner,
}) => {
  const { appId, menuId, call } = await makeRecords(owner, 'Colored rows', lists);
  const marks = [{ name: 'Dear', tone: 'danger', filter: overdue }];
  await call('POST', `/api/r/view/m/${menuId}`, { name: 'Dear ones', is_default: true, settings: { marks } });
  await speak(page, 'en-US');
  await enter(page, owner.username, `/m/${menuId}?appid=${appId}`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.getByRole('row', { name: /Valve/ })).toContainText('Dear');
    await expectAccessible(page);
  }
});

test('REC-10 a column is hidden and moved with keys alone, and both are there again for that person', {
  tag: '@whole',
}, async ({ page, enter, owner }) => {
  const { appId, menuId } = await makeRecords(owner, 'Arranged by keys', lists);
  await speak(page, 'en-US');
  await enter(page, owner.username, `/m/${menuId}?appid=${appId}`);
  const names = async () => (await page.getByRole('columnheader').allTextContents()).filter((name) => name !== '');
  await expect.poll(names).toEqual(['Title', 'Place', 'Cost']);
  const saved = () =>
    page.waitForResponse((answer) => answer.url().includes('favourite') && answer.request().method() !== 'GET');

  const moved = saved();
  const title = page.getByRole('columnheader', { name: 'Title' });
  await title.getByRole('button').first().focus();
  await pressKey(page, 'Alt+ArrowRight');
  await moved;
  await expect.poll(names).toEqual(['Place', 'Title', 'Cost']);

  const hidden = saved();
  await page.getByRole('button', { name: 'Columns and view' }).focus();
  await pressKey(page, 'Enter');
  await page.getByRole('checkbox', { name: /Cost/ }).focus();
  await pressKey(page, 'Space');
  await hidden;
  await pressKey(page, 'Escape');
  await expect.poll(names).toEqual(['Place', 'Title']);
  await page.reload();
  await expect.poll(names).toEqual(['Place', 'Title']);
});
