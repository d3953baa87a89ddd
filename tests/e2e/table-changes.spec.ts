import { click } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, languages, speak, test, widths } from './fixtures.ts';

test.use({ viewport: widths.desktop });

const words = {
  'zh-CN': {
    save: '保存',
    precision: '精度',
    minute: '分钟',
    anyway: '仍要保存',
    back: '返回',
    saved: '数据表已保存',
    required: '必填',
  },
  'en-US': {
    save: 'Save',
    precision: 'Precision',
    minute: 'Minute',
    anyway: 'Save anyway',
    back: 'Back',
    saved: 'The table was saved',
    required: 'Required',
  },
} as const;

for (const language of languages) {
  const said = words[language];

  test(`TABLE-20 TABLE-28 what a form would do to stored records is shown before it is saved (${language})`, async ({
    page,
    enter,
    owner,
  }) => {
    const name = `Changes ${language}`;
    const idOf = async (path: string, body: object, headers?: Record<string, string>) =>
      String(Reflect.get(Object(await owner.call('POST', path, body, headers)), 'id'));
    const org_id = await idOf('/api/b/u-org', { name });
    const application = { application_type: 1, application_name: name, org_id };
    const app = await idOf('/api/wb/application', application);
    const inside = { application_id: app };
    const category = await idOf('/api/p/category', { category_name: 'Things' }, inside);
    const field = (id: string, kind: object) => ({ node: 'field', id, label: id, kind });
    const fields = [
      field('title', { type: 'text' }),
      field('due', { type: 'date', granularity: 'day' }),
      field('notes', { type: 'text' }),
    ];
    const made = { formConfig: { formLabel: 'Repairs', fields }, physical_table_category_id: category };
    const table = String(Reflect.get(Object(await owner.call('POST', '/api/p/table', made, inside)), 'table_id'));
    for (const data of [{ title: 'Pump', due: '2026-03-01' }, { title: 'Fan' }])
      await owner.call('POST', `/api/r/p/${table}`, { data }, inside);

    await speak(page, language);
    await enter(page, owner.username, `/table/${table}/edit?appid=${app}`);
    const press = (button: string) => click(page.getByRole('button', { name: button, exact: true }));
    await click(page.getByRole('button', { name: /due/ }).first());
    await page.getByRole('combobox', { name: said.precision, exact: true }).selectOption({ label: said.minute });
    await click(page.getByRole('button', { name: /notes/ }).first());
    await click(page.getByRole('switch', { name: said.required }));
    await press(said.save);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('2026-03-01');
    await expect(dialog).toContainText(/due.*1/);
    await expect(dialog).toContainText(/notes.*2/);
    await expectAccessible(page);
    await page.setViewportSize(widths.phone);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(widths.desktop);
    await click(dialog.getByRole('button', { name: said.back, exact: true }));
    await press(said.save);
    await click(dialog.getByRole('button', { name: said.anyway, exact: true }));
    await expect(page.getByText(said.saved)).toBeVisible();
    const { items } = (await owner.call('POST', `/api/r/p/${table}/list`, { sort: ['title'] }, inside)) as {
      items: { data: { due: string | null } }[];
    };
    expect(items.map(({ data }) => data.due)).toEqual([null, expect.stringMatching(/^2026-0[23]-.*Z$/)]);
  });
}
