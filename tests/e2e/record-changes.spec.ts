import { signedInCaller } from './caller.ts';
import { click } from './controls.ts';
import { expect, expectAccessible, password, speak, test, widths } from './fixtures.ts';
import { field, makeRecords } from './make-records.ts';

test.use({ viewport: widths.desktop });

const options = {
  source: 'fixed',
  options: ['draft', 'rejected'].map((value) => ({ value, label: `State ${value}` })),
};
const fields = [
  field('title', 'Title', { type: 'text' }),
  field('state', 'State', { type: 'select', options }),
  field('cost', 'Cost', { type: 'number' }),
  field('due', 'Due', { type: 'date', granularity: 'day' }),
];

test('REC-03 a person empties fields and saves, and what somebody else changed meanwhile stays as they left it', async ({
  page,
  enter,
  product,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  const records = [{ title: 'Pump', state: 'draft', cost: 12, due: '2026-12-01' }];
  const made = await makeRecords(owner, 'Emptied fields', { title: 'Repairs', fields, records });
  const path = `/api/r/m/${made.menuId}/${made.ids[0]}`;
  const stored = async () => ((await made.call('GET', path)) as { data: object }).data;
  await speak(page, 'en-US');
  await enter(page, 'owner', `/m/${made.menuId}/edit/${made.ids[0]}?appid=${made.appId}`);
  await page.getByLabel('Cost', { exact: true }).fill('');
  await page.getByRole('textbox', { name: 'Due' }).fill('');
  await click(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page).toHaveURL(/\/detail\//);
  expect(await stored()).toMatchObject({ title: 'Pump', state: 'draft', cost: null, due: null });

  await page.goto(`/m/${made.menuId}/edit/${made.ids[0]}?appid=${made.appId}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Big pump');
  const root = await signedInCaller(product, 'root', password);
  await root.call('PUT', path, { data: { state: 'rejected', title: 'Old pump' } }, { application_id: made.appId });
  await click(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText('Someone else has changed this record')).toBeVisible();
  await expect(page.getByText('Old pump')).toBeVisible();
  // What this person did not touch is no choice of theirs.
  await expect(page.getByText('State rejected')).toBeHidden();
  await expectAccessible(page);
  await click(page.getByRole('button', { name: 'Keep mine' }));
  await click(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page).toHaveURL(/\/detail\//);
  expect(await stored()).toMatchObject({ title: 'Big pump', state: 'rejected', cost: null });
});
