import { signedInCaller } from './caller.ts';
import { click, pressKey } from './controls.ts';
import { expect, expectAccessible, type Language, languages, password, speak, test, widths } from './fixtures.ts';
import { field, makeRecords } from './make-records.ts';

test.use({ viewport: widths.desktop });

const words = {
  'zh-CN': { changed: '已更新', gone: '已不在列表中', line: '新增 1 条，1 条已不在列表中', refresh: '刷新' },
  'en-US': {
    changed: 'Changed',
    gone: 'No longer here',
    line: '1 new row, 1 row that is no longer here',
    refresh: 'Refresh',
  },
} as const;

for (const language of languages satisfies Language[]) {
  const said = words[language];

  test(`REC-02 what another person changes, adds and deletes arrives in an open list, and nothing moves (${language})`, async ({
    page,
    enter,
    product,
  }) => {
    const owner = await signedInCaller(product, 'owner', password);
    const made = await makeRecords(owner, `Live ${language}`, {
      title: 'Repairs',
      fields: [field('title', 'Title', { type: 'text' }), field('place', 'Place', { type: 'text' })],
      records: ['Pump', 'Valve', 'Pipe'].map((title) => ({ title, place: 'Cellar' })),
    });
    const [pump = '', valve = ''] = made.ids;
    const path = (id: string) => `/api/r/m/${made.menuId}/${id}`;
    await speak(page, language);
    await enter(page, 'owner', `/m/${made.menuId}?appid=${made.appId}`);
    const row = (name: string) => page.getByRole('row', { name });
    await expect(row('Pump')).toBeVisible();
    const titles = () =>
      page
        .getByRole('row')
        .filter({ hasText: /Pump|Valve|Pipe|Lamp/ })
        .allTextContents();
    const before = await titles();
    await row('Pump').getByRole('checkbox').check();

    // Somebody else, meanwhile.
    const headers = { application_id: made.appId, 'if-match': '1' };
    const other = await signedInCaller(product, 'root', password);
    await other.call('PUT', path(pump), { data: { place: 'Roof' } }, headers);
    await made.call('DELETE', `/api/r/m/${made.menuId}`, { ids: [valve] });
    await made.call('POST', `/api/r/m/${made.menuId}`, { data: { title: 'Lamp' } });

    await expect(row('Pump')).toContainText(`Pump${said.changed}Roof`);
    await expect(row('Valve')).toContainText(said.gone);
    await expect(page.getByRole('status').filter({ hasText: said.refresh })).toContainText(said.line);
    await expect(row('Pump').getByRole('checkbox')).toBeChecked();
    expect(await titles()).toHaveLength(before.length);
    await expectAccessible(page);

    await click(page.getByRole('button', { name: said.refresh, exact: true }));
    await expect(row('Lamp')).toBeVisible();
    await expect(row('Valve')).toHaveCount(0);
    await expect(row('Pump')).not.toContainText(said.changed);
  });
}

test('REC-05 an open group shows what others did to its rows, its count follows, and its rows stay', {
  tag: '@whole',
}, async ({ page, enter, product }) => {
  const owner = await signedInCaller(product, 'owner', password);
  const made = await makeRecords(owner, 'Live groups', {
    title: 'Repairs',
    fields: [
      field('title', 'Title', { type: 'text' }),
      field('place', 'Place', {
        type: 'select',
        options: { source: 'fixed', options: ['Cellar', 'Roof'].map((label) => ({ value: label, label })) },
      }),
    ],
    records: ['Pump', 'Valve'].map((title) => ({ title, place: 'Cellar' })),
  });
  const [pump = '', valve = ''] = made.ids;
  await speak(page, 'en-US');
  await enter(page, 'owner', `/m/${made.menuId}?appid=${made.appId}`);
  await click(page.getByRole('button', { name: 'Group', exact: true }));
  await page.getByRole('combobox', { name: 'Group by' }).selectOption({ label: 'Place' });
  await pressKey(page, 'Escape');
  const cellar = page.getByRole('button', { name: /^Cellar/ });
  await expect(cellar).toContainText('2 rows');
  const row = (name: string) => page.getByRole('row', { name });
  await expect(row('Valve')).toBeVisible();

  const other = await signedInCaller(product, 'root', password);
  const headers = { application_id: made.appId, 'if-match': '1' };
  await other.call('PUT', `/api/r/m/${made.menuId}/${pump}`, { data: { title: 'Pump 2' } }, headers);
  await other.call('PUT', `/api/r/m/${made.menuId}/${valve}`, { data: { place: 'Roof' } }, headers);
  await made.call('POST', `/api/r/m/${made.menuId}`, { data: { title: 'Lamp', place: 'Cellar' } });

  await expect(row('Lamp')).toContainText('New here');
  await expect(row('Pump 2')).toContainText('Changed');
  await expect(row('Valve').filter({ hasText: 'No longer here' })).toBeVisible();
  await expect(cellar).toContainText('2 rows');
  await expect(page.getByRole('button', { name: /^Roof/ })).toContainText('1 row');
  await click(page.getByRole('button', { name: 'Refresh', exact: true }));
  await expect(page.getByText('No longer here')).toHaveCount(0);
});
