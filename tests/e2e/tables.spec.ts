import type { Page } from '@playwright/test';
import { click, press, pressKey } from './controls.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Language,
  languages,
  speak,
  test,
  widths,
} from './fixtures.ts';

test.use({ viewport: widths.desktop });

const words = {
  'zh-CN': {
    create: '创建数据表',
    name: '名称',
    missing: '请输入名称。',
    save: '保存',
    label: '中文名称',
    addField: '添加字段',
    kinds: ['文本', '数字', '是否', '单选', '日期', '流水号'],
    required: '必填',
    saved: '数据表已保存',
    detail: '详情',
    undo: '撤销',
    ready: '可用',
    delete: '删除',
    remove: (name: string) => `移除“${name}”`,
    takeOut: '移除',
    kept: /保存后将移除/,
    fields: '字段',
  },
  'en-US': {
    create: 'Create table',
    name: 'Name',
    missing: 'Enter a name.',
    save: 'Save',
    label: 'Label in English',
    addField: 'Add a field',
    kinds: ['Text', 'Number', 'Yes or no', 'Single choice', 'Date', 'Serial number'],
    required: 'Required',
    saved: 'The table was saved',
    detail: 'Detail',
    undo: 'Undo',
    ready: 'Ready',
    delete: 'Delete',
    remove: (name: string) => `Take out ${name}`,
    takeOut: 'Take out',
    kept: /Taken out when you save/,
    fields: 'Fields',
  },
} as const;

/** What is seen holds on a phone as well, and for those who do not see it. */
async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);
}

for (const language of languages satisfies Language[]) {
  const said = words[language];

  test(`TABLE-05 TABLE-08 TABLE-18 a table is made with six kinds of fields, saved, changed and deleted (${language})`, async ({
    page,
    enter,
    owner,
  }) => {
    const group = (await owner.call('POST', '/api/b/u-org', { name: `Tables ${language}` })) as { id: string };
    const app = (await owner.call('POST', '/api/wb/application', {
      application_type: 1,
      application_name: `Tables ${language}`,
      org_id: group.id,
    })) as { id: string };
    const inside = { application_id: app.id };
    await owner.call('POST', '/api/p/category', { category_name: 'Things' }, inside);
    await speak(page, language);
    await enter(page, owner.username, `/tables?appid=${app.id}`);

    await press(page, said.create);
    const dialog = page.getByRole('dialog');
    await press(page, said.save);
    await expect(dialog.getByText(said.missing)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel(said.name).fill('Repairs');
    await click(dialog.getByRole('button', { name: said.save, exact: true }));
    await expect(page).toHaveURL(/\/table\/\w+\/edit/);
    await expect(page.getByRole('heading', { name: 'Repairs', level: 1 })).toBeVisible();

    for (const [at, kind] of said.kinds.entries()) {
      await press(page, said.addField);
      const kinds = page.getByRole('listbox', { name: said.addField, exact: true });
      await click(kinds.getByRole('option', { name: kind, exact: true }));
      await page.getByLabel(said.label).fill(`Field ${at + 1}`);
    }
    const rows = page.getByRole('list', { name: said.fields, exact: true }).getByRole('listitem');
    await expect(rows).toHaveText(said.kinds.map((kind, at) => new RegExp(`Field ${at + 1}.*${kind}`)));
    await click(rows.nth(0).getByRole('button').first());
    await click(page.getByRole('switch', { name: said.required }));
    await pressKey(page, 'Escape');
    await rows.nth(1).getByRole('button').first().focus();
    await pressKey(page, 'Alt+ArrowUp');
    await expect(rows.first()).toContainText('Field 2');
    await expectSound(page);
    await press(page, said.save);
    await expect(page.getByText(said.saved)).toBeVisible();

    await page.reload();
    await expect(rows).toHaveCount(6);
    await expect(rows.first()).toContainText('Field 2');
    await press(page, said.remove('Field 3'));
    await click(dialog.getByRole('button', { name: said.takeOut, exact: true }));
    await expect(page.getByText(said.kept)).toBeVisible();
    await press(page, said.undo);
    await expect(rows).toHaveCount(6);
    await page.getByRole('radio', { name: said.detail }).check();
    await expectSound(page);

    await page.goto(`/tables?appid=${app.id}`);
    await expect(page.getByRole('row', { name: /Repairs/ })).toContainText(said.ready);
    await expectSound(page);
    await click(page.getByRole('row', { name: /Repairs/ }).getByRole('button', { name: said.delete, exact: true }));
    await expect(dialog).toContainText('Repairs');
    await expectAccessible(page);
    await click(dialog.getByRole('button', { name: said.delete, exact: true }));
    await expect(page.getByRole('row', { name: /Repairs/ })).toHaveCount(0);
  });
}
