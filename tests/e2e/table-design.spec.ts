import type { Page } from '@playwright/test';
import type { Caller } from './caller.ts';
import { click, pressKey } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, speak, test, widths } from './fixtures.ts';

test.use({ viewport: widths.desktop });

const words = {
  'zh-CN': {
    save: '保存',
    saved: '数据表已保存',
    add: '添加字段',
    addToSection: '添加到“分组”',
    addToTable: '添加到“子表”',
    kinds: { section: '分组', text: '文本', number: '数字', subTable: '子表', formula: '公式', relation: '关联记录' },
    linked: /^关联的数据表/,
    expression: '表达式',
    rules: '表单规则',
    addRule: '添加规则',
    targets: '字段和分组',
    byFormula: '公式',
    list: '列表',
    addColumn: '添加列',
    settings: '设置',
    warning: '保存这些公式？',
    back: '返回',
  },
  'en-US': {
    save: 'Save',
    saved: 'The table was saved',
    add: 'Add a field',
    addToSection: 'Add to Section',
    addToTable: 'Add to Sub-table',
    kinds: {
      section: 'Section',
      text: 'Text',
      number: 'Number',
      subTable: 'Sub-table',
      formula: 'Formula',
      relation: 'Relation',
    },
    linked: /^Table/,
    expression: 'Expression',
    rules: 'Rules',
    addRule: 'Add a rule',
    targets: 'Fields and sections',
    byFormula: 'A formula',
    list: 'List',
    addColumn: 'Add a column',
    settings: 'Settings',
    warning: 'Save with these formulas?',
    back: 'Back',
  },
} as const;

/** An application with a category and an empty table. */
async function madeTable(owner: Caller, language: string): Promise<{ appid: string; table: string }> {
  const group = (await owner.call('POST', '/api/b/u-org', { name: `Designs ${language}` })) as { id: string };
  const app = (await owner.call('POST', '/api/wb/application', {
    application_type: 1,
    application_name: `Designs ${language}`,
    org_id: group.id,
  })) as { id: string };
  const inside = { application_id: app.id };
  const category = (await owner.call('POST', '/api/p/category', { category_name: 'Things' }, inside)) as { id: string };
  const made = (name: string) =>
    owner.call(
      'POST',
      '/api/p/table',
      { formConfig: { formLabel: name }, physical_table_category_id: category.id },
      inside,
    );
  await made('Suppliers');
  const { table_id: table } = (await made('Purchases')) as { table_id: string };
  return { appid: app.id, table };
}

/** What is seen holds on a phone as well, and for those who do not see it. */
async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);
}

for (const language of ['zh-CN', 'en-US'] as const) {
  const said = words[language];

  test(`TABLE-23 TABLE-24 a design with a section, a sub-table, a formula, a rule and a list is made, saved and opened again (${language})`, async ({
    page,
    enter,
    owner,
  }) => {
    const { appid, table } = await madeTable(owner, language);
    await speak(page, language);
    await enter(page, owner.username, `/table/${table}/edit?appid=${appid}`);
    const add = async (kind: string, to: string) => {
      await click(page.getByRole('button', { name: to, exact: true }));
      const kinds = page.getByRole('listbox', { name: to, exact: true });
      await click(kinds.getByRole('option', { name: kind, exact: true }));
    };
    await add(said.kinds.section, said.add);
    await add(said.kinds.text, said.addToSection);
    await add(said.kinds.number, said.add);
    await add(said.kinds.subTable, said.add);
    await add(said.kinds.number, said.addToTable);
    await add(said.kinds.relation, said.add);
    // Of two tables none is meant by the name of the field.
    await page.getByRole('combobox', { name: said.linked }).selectOption({ label: 'Suppliers' });
    await add(said.kinds.formula, said.add);
    await expectSound(page);

    await click(page.getByRole('button', { name: said.save, exact: true }));
    const question = page.getByRole('dialog', { name: said.warning });
    await click(question.getByRole('button', { name: said.back }));
    await expect(page.getByText(said.saved)).toHaveCount(0);
    const number = language === 'zh-CN' ? 'field_2' : 'number';
    await page.getByRole('textbox', { name: said.expression }).fill(`${number} * 2`);

    await click(page.getByRole('tab', { name: said.rules }));
    await click(page.getByRole('button', { name: said.addRule }));
    await page.getByRole('radio', { name: said.byFormula }).check();
    await page.getByRole('textbox', { name: said.expression }).fill(`${number} > 100`);
    await pressKey(page, 'Escape');
    await click(page.getByRole('combobox', { name: said.targets }));
    await click(page.getByRole('option', { name: said.kinds.relation, exact: true }));
    await pressKey(page, 'Escape');
    await expectSound(page);
    await click(page.getByRole('tab', { name: said.list }));
    await click(page.getByRole('button', { name: said.addColumn }));
    await expectSound(page);
    await click(page.getByRole('tab', { name: said.settings }));
    await expectSound(page);
    await click(page.getByRole('button', { name: said.save, exact: true }));
    await expect(page.getByText(said.saved)).toBeVisible();

    const stored = await owner.call('GET', `/api/p/table/${table}`, undefined, { application_id: appid });
    expect(stored).toMatchObject({
      form_config: {
        fields: [
          { node: 'section', children: [{ kind: { type: 'text' } }] },
          { id: number, kind: { type: 'number' } },
          {
            kind: {
              type: 'subTable',
              fields: [{ id: 'item' }, { id: 'quantity' }, { id: 'note' }, { kind: { type: 'number' } }],
            },
          },
          { kind: { type: 'relation' } },
          { kind: { type: 'formula', expression: `${number} * 2` } },
        ],
        rules: [{ expression: `${number} > 100`, then: [{ targets: [expect.any(String)] }] }],
        list: { columns: [{ field: expect.any(String) }] },
      },
    });
    await page.reload();
    await click(page.getByRole('tab', { name: said.rules }));
    await expect(page.getByRole('textbox', { name: said.expression })).toHaveValue(`${number} > 100`);
  });
}
