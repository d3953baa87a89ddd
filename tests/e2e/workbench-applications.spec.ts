import type { Caller } from './caller.ts';
import { choose, click, dialogNamed, findApplication, press, pressKey } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, sizes, speak, test, widths } from './fixtures.ts';
import { newPerson, settle } from './people.ts';

test.use({ viewport: widths.desktop });

async function makeApplication(owner: Caller, name: string, more: object = {}): Promise<{ id: string; cid: string }> {
  const group = (await owner.call('POST', '/api/b/u-org', { name: `${name} group` })) as { id: string };
  const made = { application_type: 1, application_name: name, org_id: group.id, ...more };
  return (await owner.call('POST', '/api/wb/application', made)) as { id: string; cid: string };
}

const sheet = [
  'Customer\tGrade\tBudget',
  'Acme\tA\t¥1,250.50',
  'Globex\tB\t¥30',
  'Initech\tA\t¥7',
  'Umbrella\tB\tmuch',
  'Hooli\tA\t¥2',
  'Soylent\tB\t¥3',
].join('\n');

for (const [size, viewport] of sizes) {
  test(`TABLE-30 an application begins with a sheet: kinds are corrected, mistakes named by cell, and the other rows are there (${size})`, async ({
    page,
    enter,
    owner,
  }) => {
    const name = `From a sheet ${size}`;
    await owner.call('POST', '/api/b/u-org', { name });
    await page.setViewportSize(viewport);
    await speak(page, 'en-US');
    await enter(page, owner.username, '/workbench/app');
    await press(page, 'Create application');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: false }).first().fill(name);
    await dialog.getByRole('combobox', { name: 'User group' }).selectOption({ label: name });
    await dialog.getByRole('radio', { name: 'Start from a spreadsheet' }).check();
    await click(dialog.getByRole('button', { name: 'Create', exact: true }));

    const drawer = page.getByRole('dialog', { name: 'Table from a sheet' });
    await expect(drawer.getByRole('textbox'), 'the text is where one begins').toBeFocused();
    await drawer.getByRole('textbox').fill(sheet);
    await click(drawer.getByRole('button', { name: 'Next', exact: true }));
    const called = drawer.getByLabel('Name of the table');
    await expect(called).toBeFocused();
    await called.fill('Customers');
    const kindOf = (column: string) => drawer.getByLabel(`${column}: Type`).locator('option:checked');
    await expect(kindOf('Customer')).toHaveText('Text');
    await expect(kindOf('Grade')).toHaveText('Single choice');
    await expect(drawer.getByLabel('Options, one a line')).toHaveValue('A\nB');
    await expect(kindOf('Budget'), 'one cell is no amount').toHaveText('Text');
    await drawer.getByLabel('Budget: Type').selectOption({ label: 'Amount of money' });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await called.press('Enter');
    const found = drawer.getByRole('grid', { name: 'Errors' });
    await expect(found.getByText('Budget')).toBeVisible();
    await click(drawer.getByRole('button', { name: /^Import \d+ of \d+ rows$/ }));
    await press(page, 'Open the table');
    await expect(page).toHaveURL(/\/p\/\w+\?appid=/);
    await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
    await expect(page.getByText('Soylent')).toBeVisible();
    await expect(page.getByText('Umbrella')).toHaveCount(0);
  });
}

test('APP-01 APP-03 an application begins with a template: its first menu is open with its records', async ({
  page,
  enter,
  owner,
}) => {
  await owner.call('POST', '/api/b/u-org', { name: 'Borrowers' });
  await speak(page, 'en-US');
  await enter(page, owner.username, '/workbench/app');
  await press(page, 'Create application');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Start from a template' }).check();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Projects and tasks');
  await dialog.getByRole('radio', { name: 'Stock and loans' }).check();
  await expect(name).toHaveValue('Stock and loans');
  await expectAccessible(page);
  await click(dialog.getByRole('button', { name: 'Create', exact: true }));
  await expect(page).toHaveURL(/\/m\/\w+\?appid=/);
  await expect(page.getByText('Notebook 14″')).toBeVisible();
  await expect(page.getByText('Old screen, 22″')).toBeVisible();
});

test('APP-07 APP-08 APP-09 APP-14 LIM-19 an application is edited in a dialog of 530 px, and another user group asks to check who may', async ({
  page,
  enter,
  owner,
}) => {
  const { id, cid } = await makeApplication(owner, 'Measured');
  await owner.call('POST', '/api/b/u-org', { name: 'Another group' });
  await speak(page, 'en-US');
  await enter(page, owner.username, '/workbench/app');
  await findApplication(page, 'Measured');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /Measured/ }) });
  expect((await card.boundingBox())?.width, 'APP-14').toBe(164);
  const dialog = page.getByRole('dialog');
  const edit = async (group: string) => {
    await press(page, 'Actions for Measured');
    await click(page.getByRole('menuitem', { name: 'Edit' }));
    await expect.poll(async () => (await dialog.boundingBox())?.width, 'APP-07').toBe(530);
    await dialog.getByRole('combobox', { name: 'User group' }).selectOption({ label: group });
    await click(dialog.getByRole('button', { name: 'Save', exact: true }));
  };
  // The dialog before it has a Cancel of its own.
  const question = dialogNamed(page, 'The user group has changed');
  await edit('Another group');
  await expect(question.getByRole('button', { name: 'Cancel' }), 'APP-08').toBeVisible();
  await click(question.getByRole('button', { name: 'Cancel' }));
  await edit('Measured group');
  await click(question.getByRole('button', { name: 'Confirm and check' }));
  await expect(page, 'APP-09').toHaveURL((url) => {
    const { appid, istable, cid: opened } = Object.fromEntries(url.searchParams);
    return url.pathname === '/authority/userAuthor' && appid === id && istable === '1' && opened === cid;
  });
});

test('APP-04 APP-06 who edits no application gets no actions on cards, and who has none is told so', async ({
  page,
  enter,
  product,
  newBrowser,
}) => {
  await settle(product, 'newcomer', await newPerson(product, 'newcomer'), password);
  await speak(page, 'en-US');
  await enter(page, 'owner', '/workbench/app');
  await expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible();
  const reader = await newBrowser();
  await speak(reader, 'en-US');
  await enter(reader, 'appuser', '/workbench/app');
  await expect(reader.getByRole('link', { name: /Leave and absence/ })).toBeVisible();
  await expect(reader.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
  const none = await newBrowser();
  await speak(none, 'en-US');
  await enter(none, 'newcomer', '/workbench/app');
  await expect(none.getByText('No applications yet')).toBeVisible();
});

test('APP-20 APP-21 an external application opens in a new window, and learns by a ticket who opened it', {
  tag: '@whole',
}, async ({ page, enter, owner }) => {
  const externalApp = { application_link: 'https://tools.example/start', isNeedUserAuthToken: false };
  const made = { application_type: 2, extend_info: { externalApp } };
  const { id } = await makeApplication(owner, 'Outside', made);
  await page.context().route('https://tools.example/**', (route) => route.fulfill({ body: 'The other side' }));
  await speak(page, 'en-US');
  await enter(page, owner.username, '/workbench/app');
  await findApplication(page, 'Outside');
  await press(page, 'Actions for Outside');
  await click(page.getByRole('menuitem', { name: 'Edit' }));
  const dialog = page.getByRole('dialog');
  await click(dialog.getByRole('switch', { name: 'Pass the user’s identity' }));
  await dialog.getByLabel('Name of the parameter').fill('who');
  await expect(dialog.getByText('/api/wb/app/external/exchange')).toBeVisible();
  await dialog.getByRole('switch', { name: /window/i }).check();
  await expectAccessible(page);
  await click(dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(dialog).toHaveCount(0);
  const opening = page.waitForEvent('popup');
  await click(page.getByRole('link', { name: /Outside/ }));
  const other = await opening;
  await click(other.getByRole('link', { name: 'Open the application' }));
  await other.waitForURL(/tools\.example\/start\?who=pwx_/);
  const ticket = new URL(other.url()).searchParams.get('who');
  const asked = { application_id: id, ticket };
  const person = await owner.call('POST', '/api/wb/app/external/exchange', asked);
  expect(person).toMatchObject({ username: owner.username, application_id: id });
  await expect(owner.call('POST', '/api/wb/app/external/exchange', asked), 'APP-21: only once').rejects.toThrow('404');
});

test('TABLE-06 a table is made once, however often Enter is pressed', async ({ page, enter, owner }) => {
  const { id } = await makeApplication(owner, 'Twice');
  await speak(page, 'en-US');
  await enter(page, owner.username, `/tables?appid=${id}`);
  let requests = 0;
  await page.route('**/api/p/table', async (route) => {
    requests += 1;
    // Long enough for a second one.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await press(page, 'Create table');
  const field = page.getByRole('dialog').getByLabel('Name');
  await field.fill('Repairs');
  await pressKey(field, 'Enter');
  // The first one is still on its way.
  await pressKey(page, 'Enter', { atOnce: true });
  await expect(page).toHaveURL(/\/table\/\w+\/edit/);
  expect(requests).toBe(1);
});

test('TABLE-19 VAL-29 a database name is refused at its field: letters that it may not have, and one that another table has', {
  tag: '@whole',
}, async ({ page, enter, owner }) => {
  const { id } = await makeApplication(owner, 'Database names');
  await speak(page, 'en-US');
  await enter(page, owner.username, `/tables?appid=${id}`);
  const dialog = page.getByRole('dialog');
  const create = async (name: string, database: string) => {
    await press(page, 'Create table');
    await dialog.getByLabel('Name', { exact: false }).first().fill(name);
    await click(dialog.getByRole('button', { name: 'Choose the database name' }));
    await dialog.getByRole('textbox', { name: 'Database name' }).fill(database);
    await click(dialog.getByRole('button', { name: 'Save', exact: true }));
  };
  const field = dialog.getByRole('textbox', { name: 'Database name' });
  await create('Repairs', 'a-b');
  await expect(field).toHaveAccessibleDescription(/Use letters, digits and underscores only/);
  await expectAccessible(page);
  await field.fill('a b');
  await expect(field).toHaveAccessibleDescription(/Use letters, digits and underscores only/);
  await field.fill('Repairs_1');
  await click(dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(page).toHaveURL(/\/table\/\w+\/edit/);
  await page.goto(`/tables?appid=${id}`);
  await expect(page.getByRole('row', { name: /Repairs/ })).toContainText('Repairs_1');
  await create('Others', 'repairs_1');
  await expect(field).toHaveAccessibleDescription(/already used by another table/);
});

test('MENU-07 another link of a menu that has one is asked about first', async ({ page, enter, owner }) => {
  const { id, cid } = await makeApplication(owner, 'Linked');
  const inside = { application_id: id };
  const menu = (await owner.call('POST', '/api/m/menu', { menu_name: 'Handbook', c_id: cid }, inside)) as {
    id: string;
  };
  await owner.call(
    'POST',
    '/api/m/menu-logic',
    { menu_id: menu.id, external_link: 'https://tools.example/one' },
    inside,
  );
  await speak(page, 'en-US');
  await enter(page, owner.username, `/dashboard?appid=${id}&cid=${cid}`);
  let changes = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/m/menu-logic')) changes += 1;
  });
  await choose(page, 'Menus');
  await press(page, 'Actions for Handbook');
  await click(page.getByRole('menuitem', { name: 'Link' }));
  const drawer = dialogNamed(page, 'Link');
  await drawer.getByRole('textbox', { name: 'Address' }).fill('https://tools.example/two');
  await press(drawer, 'Save');
  const asked = dialogNamed(page, 'Change the link of “Handbook”?');
  await press(asked, 'Cancel');
  await expect(asked).toHaveCount(0);
  expect(changes, 'nothing is changed before a yes').toBe(0);
  await press(drawer, 'Save');
  await press(asked, 'Change');
  await expect(drawer).toHaveCount(0);
  expect(changes).toBe(1);
  const [linked] = (await owner.call('GET', '/api/m/menu?type=list', undefined, inside)) as { external_link: string }[];
  expect(linked?.external_link).toBe('https://tools.example/two');
});
