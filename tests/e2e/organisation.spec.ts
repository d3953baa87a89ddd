import type { Locator, Page } from '@playwright/test';
import { signedInCaller } from './caller.ts';
import { click, dialogNamed, press, pressKey } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, speak, test, widths } from './fixtures.ts';

const department = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true });

async function addDepartment(page: Page, button: string, name: string): Promise<void> {
  await press(page, button);
  await dialogNamed(page, 'Department').getByRole('textbox', { name: 'Name of the department' }).fill(name);
  await press(dialogNamed(page, 'Department'), 'Save');
  await expect(dialogNamed(page, 'Department')).toHaveCount(0);
}

/** Opens the list of a picker and takes one of it. */
async function choose(within: Locator, label: string, name: string): Promise<void> {
  await within.getByRole('combobox', { name: label }).fill(name);
  await click(within.page().getByRole('option', { name }).first());
  await pressKey(within.page(), 'Escape');
}

test('ROUTE-051 ORG-02 ORG-03 departments are added, moved by keys, filled with people and deleted', async ({
  page,
  enter,
}) => {
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'hr');
  await press(page, 'Settings');
  await expect(page).toHaveURL('/workbench/setting/organization');

  await addDepartment(page, 'New department', 'Legal');
  await click(department(page, 'Legal'));
  await expect(page.getByRole('heading', { name: 'Legal' })).toBeVisible();
  await addDepartment(page, 'Add sub-department', 'Contracts');
  await addDepartment(page, 'Add sub-department', 'Patents');
  await pressKey(department(page, 'Legal'), 'ArrowRight');
  await click(department(page, 'Patents'));
  await pressKey(department(page, 'Patents'), 'Alt+ArrowUp');
  await expect(page.getByText('The department was moved.')).toBeVisible();
  await page.reload();
  await pressKey(department(page, 'Legal'), 'ArrowRight');
  const below = page.getByRole('treeitem').filter({ hasText: /^(Contracts|Patents)$/ });
  await expect(below).toHaveText(['Patents', 'Contracts']);

  await click(department(page, 'Contracts'));
  await press(page, 'Rename');
  await dialogNamed(page, 'Department').getByRole('textbox').fill('Agreements');
  await press(dialogNamed(page, 'Department'), 'Save');
  await expect(page.getByRole('heading', { name: 'Agreements' })).toBeVisible();
  await press(page, 'Add people');
  const adding = dialogNamed(page, 'Add people to Agreements');
  await choose(adding, 'People', 'Ben Okafor');
  await expectAccessible(page);
  await press(adding, 'Add people');
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows.filter({ hasText: 'Ben Okafor' })).toContainText('Agreements');

  await click(department(page, 'Legal'));
  await expect(rows.filter({ hasText: 'Ben Okafor' })).toHaveCount(1);
  await click(page.getByRole('switch', { name: 'Include sub-departments' }));
  await expect(page.getByText('No people here yet')).toBeVisible();
  await click(page.getByRole('button', { name: 'Delete', exact: true }));
  await press(dialogNamed(page, 'Delete the department Legal?'), 'Delete');
  await expect(page.getByText('The department still has sub-departments or people')).toBeVisible();

  await click(department(page, 'Agreements'));
  await page.getByRole('checkbox', { name: /Ben Okafor/ }).check();
  await press(page, 'Remove');
  await press(page.getByRole('dialog'), 'Remove');
  await expect(page.getByText('No people here yet')).toBeVisible();
  await press(page, 'Delete');
  await press(dialogNamed(page, 'Delete the department Agreements?'), 'Delete');
  await expect(department(page, 'Agreements')).toHaveCount(0);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('ROUTE-052 ORG-08 positions are added, renamed, disabled and deleted, and people hold them', {
  tag: '@whole',
}, async ({ page, enter }) => {
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'hr', '/workbench/setting/position');
  await press(page, 'New position');
  await dialogNamed(page, 'Position').getByRole('textbox').fill('Auditor');
  await press(dialogNamed(page, 'Position'), 'Save');
  const row = page.getByRole('grid').getByRole('row', { name: /Auditor/ });
  await expect(row).toContainText('Enabled');
  await expectAccessible(page);

  await page.goto('/workbench/setting/organization');
  const person = page.getByRole('grid').getByRole('row', { name: /Bo Lindqvist/ });
  await press(person, 'Departments and positions');
  const drawer = dialogNamed(page, 'Bo Lindqvist');
  await choose(drawer, 'Positions', 'Auditor');
  await press(drawer, 'Save');
  await expect(person).toContainText('Auditor');

  await page.goto('/workbench/setting/position');
  await press(row, 'Disable');
  await expect(row).toContainText('Disabled');
  await press(row, 'Delete');
  await press(dialogNamed(page, 'Delete the position Auditor?'), 'Delete');
  await expect(row, 'somebody holds it').toBeVisible();
});

test('ROUTE-054 ORG-05 ORG-06 user groups are made of departments and people, disabled with a warning, and deleted', {
  tag: '@whole',
}, async ({ page, enter }) => {
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'owner', '/workbench/setting/usergroup');
  const everybody = page.getByRole('grid').getByRole('row', { name: /Everybody in the workspace/ });
  await expect(everybody.getByRole('button', { name: 'Edit' })).toBeVisible();
  for (const name of ['Disable', 'Delete']) await expect(everybody.getByRole('button', { name })).toHaveCount(0);
  await press(everybody, 'Edit');
  const drawer = dialogNamed(page, 'User group');
  await expect(drawer.getByRole('textbox')).toHaveValue('Everybody in the workspace');
  await expect(drawer.getByText('Other people')).toHaveCount(0);
  await press(drawer, 'Cancel');
  await press(page, 'New user group');
  await drawer.getByRole('textbox', { name: 'Name of the group' }).fill('Approvers');
  await choose(drawer, 'Other people', 'Ben Okafor');
  await expectAccessible(page);
  await press(drawer, 'Save');
  const row = page.getByRole('grid').getByRole('row', { name: /Approvers/ });
  await expect(row).toContainText('Enabled');
  await press(row, 'Edit');
  await expect(drawer).toContainText('Ben Okafor');
  await press(drawer, 'Cancel');
  await press(row, 'Disable');
  await press(dialogNamed(page, 'Disable the user group Approvers?'), 'Disable');
  await expect(row).toContainText('Disabled');
  await press(row, 'Delete');
  await press(dialogNamed(page, 'Delete the user group Approvers?'), 'Delete');
  await expect(row).toHaveCount(0);
});

test('ROUTE-056 ORG-09 ORG-10 teams are made, filled with people, tagged and deleted', { tag: '@whole' }, async ({
  page,
  enter,
}) => {
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'hr', '/workbench/setting/vOrg');
  await press(page, 'New team');
  await dialogNamed(page, 'Team').getByRole('textbox').fill('Moving house');
  await press(dialogNamed(page, 'Team'), 'Save');
  const row = page.getByRole('grid').getByRole('row', { name: /Moving house/ });
  await press(row, 'Members');
  const drawer = dialogNamed(page, 'Moving house');
  await choose(drawer, 'Add people', 'Ben Okafor');
  await press(drawer, 'Add people');
  const member = drawer.getByRole('row', { name: /Ben Okafor/ });
  await press(member, 'Edit tags');
  const tags = dialogNamed(page, 'Tags of Ben Okafor');
  await tags.getByRole('textbox', { name: 'New tag' }).fill('Lead');
  await press(tags, 'Add tag');
  await expectAccessible(page);
  await press(tags, 'Save');
  await expect(member).toContainText('Lead');
  await press(drawer, 'Close');
  await press(row, 'Delete');
  await press(dialogNamed(page, 'Delete the team Moving house?'), 'Delete');
  await expect(row).toHaveCount(0);
});

test('ROUTE-089 ROUTE-091 ORG-18 who builds an application sees the same departments and groups, and changes none', async ({
  page,
  product,
  enter,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  await owner.call('POST', '/api/b/u-org', { name: 'Fire wardens' });
  await speak(page, 'en-US');
  await enter(page, 'appowner', '/setting/organization');
  await expect(page.getByRole('treeitem', { name: 'Sales' })).toBeVisible();
  await expect(page.getByRole('grid').getByRole('row', { name: /Bo Lindqvist/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New department' })).toHaveCount(0);
  await page.goto('/setting/usergroup');
  await page.getByRole('searchbox', { name: 'Search user groups' }).fill('Fire wardens');
  await expect(page.getByRole('grid').getByRole('row', { name: /Fire wardens/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New user group' })).toHaveCount(0);
});
