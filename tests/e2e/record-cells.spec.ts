import type { Locator, Page } from '@playwright/test';
import { clickTwice, press, pressKey, pressTool } from './controls.ts';
import { expect, type Language, languages, speak, test, widths } from './fixtures.ts';
import { field, makeRecords } from './make-records.ts';

test.use({ viewport: widths.desktop });

const options = ['open', 'done'].map((value) => ({ value, label: value }));
const repairs = {
  title: 'Repairs',
  fields: [
    field('title', 'Title', { type: 'text' }),
    field('status', 'Status', { type: 'select', options: { source: 'fixed', options } }),
    field('plan', 'Plan', { type: 'file', max_files: 2 }),
  ],
  records: ['Pump', 'Valve', 'Pipe'].map((title) => ({ title, status: 'open' })),
};
const isOpen = {
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: 'status', operator: 'eq', value: 'open' }],
};
const words = {
  'zh-CN': {
    edit: '表格编辑',
    one: '修改已保存，但不符合此列表的条件，因此未显示在列表中。',
    open: '打开记录',
  },
  'en-US': {
    edit: 'Edit cells',
    one: 'The change was saved, but this list does not show it: the record does not match its conditions.',
    open: 'Open the record',
  },
} as const;

const rowOf = (page: Page, name: string): Locator => page.getByRole('row', { name: new RegExp(name) });
const cellOf = (page: Page, row: string, name: string | RegExp): Locator =>
  rowOf(page, row).getByRole('gridcell', { name });

for (const language of languages satisfies Language[]) {
  const said = words[language];

  test(`REC-07 REC-11 records that leave the list by a change of a cell are named, with the way to them (${language})`, {
    tag: '@whole',
  }, async ({ page, enter, owner }) => {
    const { appId, menuId } = await makeRecords(owner, `Leaving ${language}`, repairs);
    await speak(page, language);
    const filter = encodeURIComponent(JSON.stringify(isOpen));
    await enter(page, owner.username, `/m/${menuId}?appid=${appId}&filter=${filter}`);
    await pressTool(page, said.edit);
    await clickTwice(cellOf(page, 'Pump', 'open'));
    const choice = rowOf(page, 'Pump').getByRole('combobox', { name: /Status/ });
    await choice.selectOption({ label: 'done' });
    await pressKey(choice, 'Enter');
    const notice = page.getByRole('alert').filter({ hasText: said.one });
    await expect(notice, 'heard by screen readers').toBeVisible();
    await expect(rowOf(page, 'Pump')).toHaveCount(0);
    await expect(notice.getByRole('button', { name: said.open, exact: true })).toBeVisible();
  });
}

test('REC-07 REC-11 a record that left is named, too, when another one is changed before the list was asked for it', {
  tag: '@whole',
}, async ({ page, enter, owner }) => {
  const { appId, menuId } = await makeRecords(owner, 'Leaving together', repairs);
  await speak(page, 'en-US');
  let asked = 0;
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/r/m/${menuId}/list**`, async (route) => {
    const isQuestion = route.request().postData()?.includes('"record_id"') ?? false;
    if (isQuestion) asked += 1;
    if (isQuestion && asked === 1) await answered;
    await route.continue();
  });
  const filter = encodeURIComponent(JSON.stringify(isOpen));
  await enter(page, owner.username, `/m/${menuId}?appid=${appId}&filter=${filter}`);
  await pressTool(page, 'Edit cells');
  const finish = async (name: string) => {
    // The question about the last one may still be on its way.
    await clickTwice(cellOf(page, name, 'open'), { atOnce: true });
    const choice = rowOf(page, name).getByRole('combobox', { name: /Status/ });
    await choice.selectOption({ label: 'done' });
    await pressKey(choice, 'Enter', { atOnce: true });
    await expect(rowOf(page, name)).toHaveCount(0);
  };
  await finish('Pump');
  await expect.poll(() => asked).toBe(1);
  await finish('Valve');
  answer();
  await expect(page.getByText('2 changed records no longer match the conditions of this list')).toBeVisible();

  // The next change that leaves everything in the list takes the notice away.
  await clickTwice(cellOf(page, 'Pipe', /^Pipe$/));
  const title = page.getByRole('grid').getByRole('textbox');
  await title.fill('Long pipe');
  await pressKey(title, 'Enter');
  await expect(cellOf(page, 'Long pipe', /^Long pipe$/)).toBeVisible();
  await expect(page.getByText('no longer match the conditions')).toHaveCount(0);
});

test('REC-06 REC-11 files are put into a cell, and a double click on a name opens them and leaves them open', {
  tag: '@whole',
}, async ({ page, enter, owner }) => {
  const { appId, menuId } = await makeRecords(owner, 'Files in cells', repairs);
  await speak(page, 'en-US');
  await enter(page, owner.username, `/m/${menuId}?appid=${appId}`);
  await pressTool(page, 'Edit cells');
  const cells = rowOf(page, 'Pump').getByRole('gridcell');
  await expect(page.getByRole('columnheader', { name: /Plan/ })).toBeVisible();
  const plan = cells.nth((await page.getByRole('columnheader').allTextContents()).findIndex((one) => /Plan/.test(one)));
  await clickTwice(plan);
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('First the pump.') });
  await expect(dialog.getByText('plan.txt')).toBeVisible();
  await press(dialog, 'Save');
  await expect(dialog).toHaveCount(0);
  const name = page.getByRole('button', { name: /plan\.txt/ });
  await expect(name).toBeVisible();
  await pressTool(page, 'Done');
  await clickTwice(name);
  await expect(dialog.getByText('plan.txt')).toBeVisible();
});
