import { click } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, languages, speak, test, widths } from './fixtures.ts';

test.use({ viewport: widths.desktop });

const words = {
  'zh-CN': {
    kept: '保留的数据',
    back: '恢复“place”',
    drop: '彻底删除“notes”的数据',
    yes: '彻底删除',
    save: '保存',
    saved: '数据表已保存',
    records: '打开列表',
    design: '编辑数据表',
    kind: '文本',
    count: '1 个值',
  },
  'en-US': {
    kept: 'Kept values',
    back: 'Bring back place',
    drop: 'Delete for good: notes',
    yes: 'Delete permanently',
    save: 'Save',
    saved: 'The table was saved',
    records: 'Open the list',
    design: 'Edit table',
    kind: 'Text',
    count: '1 value',
  },
} as const;

for (const language of languages) {
  const said = words[language];

  test(`TABLE-24 what fields kept that left the form comes back with them, or goes for good (${language})`, {
    tag: '@whole',
  }, async ({ page, enter, owner }) => {
    const name = `Kept ${language}`;
    const idOf = async (path: string, body: object, headers?: Record<string, string>) =>
      String(Reflect.get(Object(await owner.call('POST', path, body, headers)), 'id'));
    const org_id = await idOf('/api/b/u-org', { name });
    const app = await idOf('/api/wb/application', { application_type: 1, application_name: name, org_id });
    const inside = { application_id: app };
    const category = await idOf('/api/p/category', { category_name: 'Things' }, inside);
    const field = (id: string) => ({ node: 'field', id, label: id, kind: { type: 'text' } });
    const all = { formLabel: 'Repairs', fields: [field('title'), field('place'), field('notes')] };
    const made = { formConfig: all, physical_table_category_id: category };
    const table = String(Reflect.get(Object(await owner.call('POST', '/api/p/table', made, inside)), 'table_id'));
    const data = { title: 'Pump', place: 'Hall 2', notes: 'Loud' };
    await owner.call('POST', `/api/r/p/${table}`, { data }, inside);
    const { version } = (await owner.call('GET', `/api/p/table/${table}`, undefined, inside)) as { version: number };
    const formConfig = { ...all, fields: [field('title')] };
    await owner.call('PUT', `/api/p/table/${table}/config`, { formConfig }, { ...inside, 'If-Match': `${version}` });

    await speak(page, language);
    await enter(page, owner.username, `/p/${table}?appid=${app}`);
    await click(page.getByRole('button', { name: said.design }));
    await click(page.getByRole('tab', { name: said.kept }));
    const remaining = page.getByRole('listitem').filter({ hasText: 'place' });
    await expect(remaining.getByText(`${said.kind} · ${said.count}`)).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(widths.phone);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(widths.desktop);

    await click(page.getByRole('button', { name: said.drop }));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('notes');
    await expect(dialog).toContainText('1');
    await expectAccessible(page);
    await click(dialog.getByRole('button', { name: said.yes, exact: true }));
    await expect(page.getByText(`notes · ${said.count}`)).toBeHidden();

    await click(page.getByRole('button', { name: said.back }));
    await click(page.getByRole('button', { name: said.save, exact: true }));
    await expect(page.getByText(said.saved)).toBeVisible();
    await expect(page.getByRole('tab', { name: said.kept })).toBeHidden();
    await click(page.getByRole('button', { name: said.records, exact: true }));
    await expect(page.getByText('Hall 2').first()).toBeVisible();
    const left = await owner.call('GET', `/api/p/table/${table}/left-column`, undefined, inside);
    expect(left).toEqual([]);
  });
}
