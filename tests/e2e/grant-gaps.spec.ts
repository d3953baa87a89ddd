import { click, dialogNamed, press } from './controls.ts';
import { expect, expectAccessible, speak, test, widths } from './fixtures.ts';
import { makeApplication } from './make-application.ts';

test.use({ viewport: widths.desktop });

test('MENU-21 MENU-22 whoever grants a menu hears which fields stay empty, and grants what is missing', async ({
  page,
  enter,
  owner,
}) => {
  const { app, inside, orders, table, menus } = await makeApplication(owner, 'Gaps');
  const { children } = (await owner.call('GET', `/api/p/table/${table}`, undefined, inside)) as {
    children: { logical_table_id: string }[];
  };
  const fields = [
    { node: 'field', id: 'subject', label: 'Subject', kind: { type: 'text' } },
    {
      node: 'field',
      id: 'repair',
      label: 'Repair',
      kind: { type: 'relation', logical_table_id: children[0]?.logical_table_id },
    },
  ];
  const form = { formConfig: { formLabel: 'Visits', fields }, physical_table_category_id: orders };
  const visits = (await owner.call('POST', '/api/p/table', form, inside)) as typeof form & {
    children: { logical_table_id: string }[];
  };
  const menu = (await owner.call('POST', '/api/m/menu', { menu_name: 'Visits', c_id: orders }, inside)) as {
    id: string;
  };
  const front_meta = { model_type: 'logical_table', logical_table_id: visits.children[0]?.logical_table_id };
  await owner.call('POST', '/api/m/menu-logic', { menu_id: menu.id, front_meta }, inside);
  const group = (await owner.call('POST', '/api/b/u-org', { name: `Visitors ${app.slice(-4)}` })) as { id: string };
  await speak(page, 'en-US');
  await enter(page, owner.username, `/m/${menu.id}?appid=${app}&istable=0`);
  await click(page.getByRole('button', { name: 'Actions for Visits' }));
  await click(page.getByRole('menuitem', { name: 'Who may use it' }));
  const drawer = page.getByRole('dialog').first();
  await press(drawer, 'Grant access');
  await drawer.getByRole('combobox', { name: 'User group' }).selectOption({ label: `Visitors ${app.slice(-4)}` });
  const warning = drawer.getByText('Repair will be empty for them: they have no access to Repairs.');
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await press(drawer, 'Grant view access to List');
  await press(dialogNamed(page, 'Grant view access?').or(page.getByRole('alertdialog')).last(), 'Grant');
  await expect(warning).toHaveCount(0);
  const [stored] = (await owner.call(
    'GET',
    `/api/m/menu-auth-config?menu_id=${menus.List}&subject_type=userGroup&subject_id=${group.id}`,
    undefined,
    inside,
  )) as { rights: { query: boolean; edit: boolean }; visible_fields: unknown }[];
  expect(stored).toMatchObject({
    rights: { query: true, edit: false },
    visible_fields: { kind: 'listed', fields: [{ field: 'title', can_edit: false }] },
  });
});

test('MENU-21 ORG-06 the only user group is chosen already, and a table that is in no menu gets one by a press', {
  tag: '@whole',
}, async ({ page, enter, owner }) => {
  const { items } = (await owner.call('GET', '/api/b/u-org')) as { items: { id: string }[] };
  expect(items, 'everybody').toHaveLength(1);
  const input = { application_type: 1, application_name: 'Loans', org_id: items[0]?.id };
  const { id: app } = (await owner.call('POST', '/api/wb/application', input)) as { id: string };
  const inside = { application_id: app };
  const [category] = (await owner.call('GET', '/api/p/category', undefined, inside)) as { id: string }[];
  const make = async (formLabel: string, fields: object[]) => {
    const form = { formConfig: { formLabel, fields }, physical_table_category_id: category?.id };
    const made = (await owner.call('POST', '/api/p/table', form, inside)) as {
      children: { logical_table_id: string }[];
    };
    return made.children[0]?.logical_table_id;
  };
  const title = { node: 'field', id: 'title', label: 'Title', kind: { type: 'text' } };
  const itemsView = await make('Items', [title]);
  const relation = { type: 'relation', logical_table_id: itemsView };
  const loans = await make('Loans', [title, { node: 'field', id: 'item', label: 'Item', kind: relation }]);
  const menu = (await owner.call('POST', '/api/m/menu', { menu_name: 'Loans', c_id: category?.id }, inside)) as {
    id: string;
  };
  const front_meta = { model_type: 'logical_table', logical_table_id: loans };
  await owner.call('POST', '/api/m/menu-logic', { menu_id: menu.id, front_meta }, inside);

  await speak(page, 'en-US');
  await enter(page, owner.username, `/m/${menu.id}?appid=${app}&istable=0`);
  await click(page.getByRole('button', { name: 'Actions for Loans' }));
  await click(page.getByRole('menuitem', { name: 'Who may use it' }));
  const drawer = page.getByRole('dialog').first();
  await press(drawer, 'Grant access');
  // The first of the list, which has no other.
  await expect(drawer.getByRole('combobox', { name: 'User group' })).toHaveValue('0');
  await expect(drawer.getByText('Items is not in any menu yet, so members cannot see it.')).toBeVisible();
  await press(drawer, 'Create a menu for Items');
  await press(drawer, 'Grant view access to Items');
  await press(dialogNamed(page, 'Grant view access?').or(page.getByRole('alertdialog')).last(), 'Grant');
  await expect(drawer.getByText('Item will be empty for them', { exact: false })).toHaveCount(0);
});
