import { choose, click } from './controls.ts';
import type { Caller } from './caller.ts';
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
    history: '历史',
    restore: '恢复',
    restoreThese: '恢复这些值',
    after: '恢复后',
    title: '标题',
    next: '下一条记录',
    previous: '上一条记录',
    trash: '回收站',
  },
  'en-US': {
    history: 'History',
    restore: 'Restore',
    restoreThese: 'Restore these values',
    after: 'After the restore',
    title: 'Title',
    next: 'Next record',
    previous: 'Previous record',
    trash: 'Trash',
  },
} as const satisfies Record<Language, object>;

interface Made {
  appId: string;
  menuId: string;
}

/** An application with a menu that shows two records, one of which was changed. */
async function makeMenu(owner: Caller, name: string): Promise<Made> {
  const { id: groupId } = (await owner.call('POST', '/api/b/u-org', { name })) as { id: string };
  const { id: appId } = (await owner.call('POST', '/api/wb/application', {
    application_type: 1,
    application_name: name,
    org_id: groupId,
  })) as { id: string };
  const inside = { application_id: appId };
  const call = (method: string, path: string, body: unknown) => owner.call(method, path, body, inside);
  const { id: c_id } = (await call('POST', '/api/p/category', { category_name: 'Things' })) as { id: string };
  const options = ['open', 'done'].map((value) => ({ value, label: value }));
  const formConfig = {
    formLabel: 'Repairs',
    fields: [
      { node: 'field', id: 'title', label: { 'zh-CN': '标题', 'en-US': 'Title' }, kind: { type: 'text' } },
      { node: 'field', id: 'status', label: 'Status', kind: { type: 'select', options: { source: 'fixed', options } } },
    ],
  };
  const table = (await call('POST', '/api/p/table', { formConfig, physical_table_category_id: c_id })) as {
    table_id: string;
    children: { logical_table_id: string }[];
  };
  const { id: menuId } = (await call('POST', '/api/m/menu', { menu_name: 'Repairs', c_id })) as { id: string };
  const front_meta = { model_type: 'logical_table', logical_table_id: table.children[0]?.logical_table_id };
  await call('POST', '/api/m/menu-logic', { menu_id: menuId, front_meta });
  for (const title of ['Pump', 'Valve']) {
    const data = { title, status: 'open' };
    const { record_id } = (await call('POST', `/api/r/m/${menuId}`, { data })) as { record_id: string };
    await call('PUT', `/api/r/m/${menuId}/${record_id}`, { data: { title: `Big ${title}`, status: 'done' } });
  }
  return { appId, menuId };
}

for (const language of languages satisfies Language[]) {
  const said = words[language];

  test(`REC-08 ROUTE-109 a record tells its history, goes back to a moment, and leads to the next one (${language})`, async ({
    page,
    enter,
    owner,
  }) => {
    const { appId, menuId } = await makeMenu(owner, `History ${language}`);
    await speak(page, language);
    await enter(page, owner.username, `/m/${menuId}?appid=${appId}`);
    await click(page.getByRole('row', { name: /Big Pump/ }));
    const drawer = page.getByRole('dialog');
    await choose(drawer, said.history);
    await expect(drawer.getByText('Big Pump', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(widths.phone);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(widths.desktop);

    await click(drawer.getByRole('button', { name: said.restore, exact: true }).last());
    // What comes back, before it does.
    const preview = drawer.getByRole('listitem').filter({ hasText: said.after });
    await expect(preview.filter({ hasText: said.title })).toContainText(/Big Pump.*Pump/);
    await expect(preview.filter({ hasText: 'Status' })).toContainText(/done.*open/);
    await expectAccessible(page);
    await click(drawer.getByRole('button', { name: said.restoreThese, exact: true }));
    await expect(drawer.getByLabel(said.title)).toHaveValue('Pump');

    const back = drawer.getByRole('button', { name: said.previous });
    await click((await back.isDisabled()) ? drawer.getByRole('button', { name: said.next }) : back);
    await expect(drawer.getByLabel(said.title)).toHaveValue('Big Valve');
    await expect(page.getByText(said.trash, { exact: true })).toBeVisible();
  });
}
