import type { Page } from '@playwright/test';
import { click, pressKey, typeText } from './controls.ts';
import { expect, expectAccessible, speak, test, widths } from './fixtures.ts';
import { field, makeRecords } from './make-records.ts';

test.use({ viewport: widths.desktop });

const options = ['open', 'done'].map((value) => ({ value, label: value }));
const repairs = {
  title: 'Repairs',
  fields: [
    field('number', 'Number', { type: 'serial', parts: [{ kind: 'counter', digits: 3 }] }),
    field('title', 'Title', { type: 'text' }, { is_required: true }),
    field('cost', 'Cost', { type: 'number', precision: 2 }),
    field(
      'status',
      'Status',
      { type: 'select', options: { source: 'fixed', options } },
      { initial: { kind: 'value', value: 'open' } },
    ),
  ],
};
const row = (page: Page, name: RegExp) => page.getByRole('row', { name });

test('REC-07 REC-11 records are typed into the blank row of a list with the keyboard alone, one after the other', async ({
  page,
  enter,
  owner,
}) => {
  const { appId, menuId } = await makeRecords(owner, 'Typed rows', repairs);
  await speak(page, 'en-US');
  await enter(page, owner.username, `/m/${menuId}?appid=${appId}`);
  await expect(page.getByText('No records yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add the first record' })).toBeVisible();
  const blank = page.getByRole('row', { name: 'New row' });
  const title = blank.getByRole('textbox', { name: 'Title: edit' });
  const cost = blank.getByRole('textbox', { name: 'Cost: edit' });
  await blank.getByRole('gridcell', { name: 'Title, new row' }).focus();
  await expect(title).toBeFocused();
  await pressKey(page, 'Tab');
  await expect(cost).toBeFocused();
  await typeText(page, '12.5');
  await pressKey(page, 'Enter');

  // The title is required: it is said at its cell, and the cost stays.
  await expect(page.getByRole('alert').filter({ hasText: 'Not added' })).toContainText('Title');
  await expect(blank.getByRole('gridcell', { name: 'Cost, new row: 12.50' })).toBeVisible();
  await expect(title).toBeFocused();
  await expectAccessible(page);
  await typeText(page, 'Pump');
  await pressKey(page, 'Enter');
  await expect(row(page, /Pump/)).toContainText(/001.*Pump.*12\.50.*open/);
  await expect(page.getByRole('alert').filter({ hasText: 'Not added' })).toHaveCount(0);

  await expect(title).toBeFocused();
  await expect(title).toHaveValue('');
  await typeText(page, 'Valve');
  await pressKey(page, 'Enter');
  await expect(row(page, /Valve/)).toContainText('002');
  await typeText(page, 'Never mind');
  await pressKey(page, 'Escape');
  await expect(title).toHaveValue('');
  await expect(page.getByText('Never mind')).toHaveCount(0);

  await page.setViewportSize(widths.phone);
  await expect(page.getByRole('heading', { name: 'Repairs' })).toBeVisible();
  await expect(blank).toHaveCount(0);
});

test('REC-04 REC-08 the tools of a list stay in one row, and nothing moves when records are chosen', {
  tag: '@whole',
}, async ({ page, enter, owner }) => {
  const records = Array.from({ length: 30 }, (_, at) => ({ title: `Pump ${at}`, cost: at }));
  const { appId, menuId } = await makeRecords(owner, 'Still rows', { ...repairs, records });
  await speak(page, 'en-US');
  const conditions = ['open', 'done'].map((value) => ({
    kind: 'condition',
    field: 'status',
    operator: value === 'open' ? 'eq' : 'ne',
    value,
  }));
  const filter = encodeURIComponent(JSON.stringify({ logicalOperator: 'all', children: conditions }));
  await enter(page, owner.username, `/m/${menuId}?appid=${appId}&filter=${filter}`);
  await expect(row(page, /Pump 29/)).toBeVisible();
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const search = page.getByRole('searchbox');
    const more = page.getByRole('button', { name: 'More tools' });
    const tools = [search, more, page.getByRole('button', { name: /^Filter/ }).first()];
    await expect(more).toBeVisible();
    const middles = await Promise.all(
      tools.map(async (tool) => {
        const box = await tool.boundingBox();
        return box ? Math.round(box.y + box.height / 2) : 0;
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles), `one row at ${width} px`).toBeLessThanOrEqual(8);
    const shown = [page.getByRole('grid'), page.getByRole('navigation', { name: /^Pages of/ }), row(page, /Pump 28/)];
    const boxes = () => Promise.all(shown.map((one) => one.boundingBox()));
    const before = await boxes();
    await click(page.getByRole('checkbox', { name: /29/ }));
    const change = page.getByRole('button', { name: 'Change fields…' });
    await expect(change).toBeInViewport({ ratio: 1 });
    expect(await boxes(), 'neither rows nor pages move').toEqual(before);
    const [bar, pages] = await Promise.all([change.boundingBox(), shown[1]?.boundingBox()]);
    expect(bar?.y, 'and none of them is covered').toBeGreaterThanOrEqual((pages?.y ?? 0) + (pages?.height ?? 0));
    await click(page.getByRole('button', { name: 'Clear selection' }));
    await click(more);
    await expect(page.getByRole('radio', { name: 'Trash' }).locator('xpath=ancestor::label')).toBeVisible();
    await pressKey(page, 'Escape');
  }
});
