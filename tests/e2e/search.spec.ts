import { signedInCaller } from './caller.ts';
import { click, pressKey } from './controls.ts';
import { expect, expectAccessible, languages, password, speak, test, widths } from './fixtures.ts';
import { field as fieldOf, makeRecords } from './make-records.ts';

const words = {
  'zh-CN': { search: '搜索', page: '账号管理', people: '人员', keys: '键盘快捷键' },
  'en-US': { search: 'Search', page: 'Accounts', people: 'People', keys: 'Keyboard shortcuts' },
};

for (const language of languages) {
  const { search, page: found, people, keys } = words[language];

  test(`pages, applications and people are found by name from anywhere, each by who may open them (${language})`, async ({
    page,
    enter,
  }) => {
    await speak(page, language);
    await enter(page, 'owner', '/notificationlist');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const field = page.getByRole('combobox', { name: search });
    await pressKey(page, 'Control+k');
    await expect(field).toBeFocused();
    // Its title in the other language finds it too.
    await field.fill('Accounts');
    await expect(page.getByRole('option', { name: found, exact: true })).toBeVisible();
    await expectAccessible(page);
    await field.fill('Ursula');
    await expect(page.getByRole('group', { name: people }).getByRole('option', { name: /Ursula Meyer/ })).toBeVisible();
    await pressKey(field, 'Enter');
    await expect(page).toHaveURL(/\/workbench\/setting\/staff\?search=user/);
    await expect(page.getByRole('row', { name: /Ursula Meyer/ })).toBeVisible();

    await click(page.getByRole('heading', { level: 1 }));
    await pressKey(page, '?');
    await expect(page.getByRole('dialog', { name: keys })).toBeVisible();
    await pressKey(page, 'Escape');
    await expect(page.getByRole('dialog', { name: keys })).toBeHidden();
  });

  test(`somebody without a role finds no page of the settings, and an application on a phone (${language})`, async ({
    page,
    enter,
  }) => {
    await page.setViewportSize(widths.phone);
    await speak(page, language);
    await enter(page, 'appuser', '/workbench');
    await click(page.getByRole('banner').getByRole('button', { name: search, exact: true }));
    const field = page.getByRole('combobox', { name: search });
    await field.fill('Leave');
    await expect(page.getByRole('option', { name: 'Leave and absence' })).toBeVisible();
    await field.fill('Accounts');
    await expect(page.getByRole('option')).toHaveCount(0);
    await field.fill('Leave');
    await click(page.getByRole('option', { name: 'Leave and absence' }));
    await expect(page).toHaveURL(/appid=/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Leave and absence' })).toBeVisible();
  });
}

test('records are found by title and tables by name in the application that is open, and open where they are', async ({
  page,
  enter,
  product,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  const made = await makeRecords(owner, 'Found by title', {
    title: 'Machines',
    fields: [fieldOf('title', 'Title', { type: 'text' })],
    records: [{ title: 'Quagga lathe' }, { title: 'Drill' }],
  });
  await speak(page, 'en-US');
  await enter(page, 'owner', `/m/${made.menuId}?appid=${made.appId}`);
  await expect(page.getByRole('row', { name: /Drill/ })).toBeVisible();
  await pressKey(page, 'Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('quagga');
  await expect(
    page.getByRole('group', { name: 'Records' }).getByRole('option', { name: /Quagga lathe/ }),
  ).toBeVisible();
  await pressKey(field, 'Enter');
  await expect(page).toHaveURL(new RegExp(`record=${made.ids[0]}`));
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Quagga lathe' })).toBeVisible();
  await pressKey(page, 'Escape');
  await pressKey(page, 'Control+k');
  await field.fill('Machines');
  await click(page.getByRole('group', { name: 'Tables · Things' }).getByRole('option', { name: 'Machines' }));
  await expect(page).toHaveURL(new RegExp(`/p/${made.tableId}`));

  // From the workbench in the applications that one may open, by the name of each.
  await page.goto('/workbench');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressKey(page, 'Control+k');
  await field.fill('machines');
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  await expect(group('Found by title').getByRole('option', { name: 'Machines' })).toBeVisible();
  await expect(group('Tables · Found by title').getByRole('option', { name: 'Machines' })).toBeVisible();
  await expectAccessible(page);
  await field.fill('quagga');
  await click(group('Found by title').getByRole('option', { name: /Quagga lathe/ }));
  await expect(page).toHaveURL(new RegExp(`record=${made.ids[0]}`));
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Quagga lathe' })).toBeVisible();
});

test('SHELL-18 a page is a favorite wherever its person signs in, and what a page offers is found by name (en-US)', {
  tag: '@whole',
}, async ({ page, enter, newBrowser }) => {
  await speak(page, 'en-US');
  await enter(page, 'owner', '/workbench/setting/staff');
  await expect(page.getByRole('button', { name: 'Add an account' })).toBeVisible();
  const open = async (where: typeof page) => {
    await click(where.getByRole('banner').getByRole('button', { name: 'Search', exact: true }));
    return where.getByRole('combobox', { name: 'Search' });
  };
  await (await open(page)).fill('favorites');
  await pressKey(page, 'Enter');
  await (await open(page)).fill('Add an');
  await click(
    page.getByRole('group', { name: 'Actions on this page' }).getByRole('option', { name: 'Add an account' }),
  );
  await expect(page.getByRole('dialog', { name: 'Add an account' })).toBeVisible();

  const other = await newBrowser();
  await speak(other, 'en-US');
  await enter(other, 'owner', '/workbench');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await open(other);
  await click(other.getByRole('group', { name: 'Favorites' }).getByRole('option', { name: 'Accounts' }));
  await expect(other).toHaveURL(/setting\/staff/);
});
