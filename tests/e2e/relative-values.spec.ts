import { click, pressKey, press, pressTool, typeText } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, speak, test, widths } from './fixtures.ts';
import { field, makeRecords } from './make-records.ts';

test.use({ viewport: widths.desktop });

const dayMs = 86_400_000;
const dayFrom = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const beforeToday = {
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: 'due', operator: 'lt', value_from: { kind: 'period', unit: 'day' } }],
};

test('TABLE-03 REC-05 REC-09 TABLE-24 what is overdue and mine is picked, colored and saved as a view in which a colleague sees her own, and a form knows today too', async ({
  page,
  newBrowser,
  enter,
  owner,
  workspace,
}) => {
  const anna = await workspace.addPerson('Anna Stone');
  const made = await makeRecords(owner, 'Overdue and mine', {
    title: 'Loans',
    fields: [
      field('title', 'Title', { type: 'text' }, { is_required: true }),
      field('due', 'Due', { type: 'date', granularity: 'day' }),
      field('holder', 'Holder', { type: 'user' }),
      field('reason', 'Reason', { type: 'text' }, { is_hidden: true }),
    ],
    form: {
      rules: [{ id: 'late', when: beforeToday, then: [{ do: 'state', targets: ['reason'], is_hidden: false }] }],
      checks: [
        {
          id: 'not_past',
          holds: {
            logicalOperator: 'all',
            children: [{ ...beforeToday.children[0], operator: 'gte' }],
          },
          field: 'due',
          message: 'A loan is due today or later.',
          is_warning: true,
        },
      ],
    },
    records: [
      { title: 'Drill', due: dayFrom(-10), holder: owner.id },
      { title: 'Ladder', due: dayFrom(-2), holder: anna.id },
      { title: 'Saw', due: dayFrom(30), holder: owner.id },
    ],
  });
  await owner.call('PUT', `/api/wb/app/authority/${made.appId}`, {
    application_authorizations: [{ subject_type: 'user', subject_id: anna.id, role: 'APP_USER' }],
  });
  await made.call('POST', '/api/m/menu-auth-config', {
    menu_id: made.menuId,
    subject_type: 'user',
    subject_id: anna.id,
    rights: { query: true, add: false, edit: false, delete: false, export: false, import: false },
    visible_fields: { kind: 'all' },
    data_scope: { kind: 'all' },
  });
  const address = `/m/${made.menuId}?appid=${made.appId}`;
  // The name of a color is in the first cell as well.
  const title = /^(Drill|Ladder|Saw)/;
  const titles = async (of: typeof page) => {
    const cells = await of.getByRole('gridcell').filter({ hasText: title }).allTextContents();
    return cells.map((cell) => title.exec(cell)?.[0]);
  };
  await speak(page, 'en-US');
  await enter(page, owner.username, address);
  await expect.poll(async () => (await titles(page)).length).toBe(3);

  await press(page, 'Filter');
  await press(page, 'Add a condition');
  await page.getByLabel('Field', { exact: true }).selectOption({ label: 'Due' });
  await page.getByLabel('Due: comparison').selectOption({ label: 'is before' });
  await expect(page.getByLabel('Due: value').locator('option:checked')).toHaveText('today');
  await expectAccessible(page);
  await press(page, 'Add a condition');
  await page.getByLabel('Field', { exact: true }).last().selectOption({ label: 'Holder' });
  await pressKey(page, 'Escape');
  const chips = page.getByRole('list', { name: 'Conditions of the list' });
  await expect(chips).toContainText('Due is before today');
  await expect(chips).toContainText('Holder is me');
  await expect.poll(() => titles(page)).toEqual(['Drill']);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);

  await pressTool(page, 'Colors');
  await press(page, 'Add a color');
  await page.getByLabel('Name', { exact: true }).fill('Overdue');
  await page.getByLabel('Field', { exact: true }).selectOption({ label: 'Due' });
  await page.getByLabel('Due: comparison').last().selectOption({ label: 'is before' });
  await pressKey(page, 'Escape');
  await expect(page.getByRole('row', { name: /Drill/ })).toContainText('Overdue');

  await click(page.getByRole('button', { name: /View/ }).first());
  await click(page.getByRole('menuitem', { name: 'Save for everyone' }));
  await typeText(page, 'Mine and late');
  await pressKey(page, 'Enter');
  await expect(page.getByRole('button', { name: 'View: Mine and late' })).toBeVisible();

  const hers = await newBrowser();
  await speak(hers, 'en-US');
  await enter(hers, anna.username, address);
  await click(hers.getByRole('button', { name: /View/ }).first());
  await click(hers.getByRole('menuitemradio', { name: /Mine and late/ }));
  await expect.poll(() => titles(hers)).toEqual(['Ladder']);
  await expect(hers.getByRole('row', { name: /Ladder/ })).toContainText('Overdue');

  await click(page.getByRole('button', { name: 'Add record' }).first());
  const drawer = page.getByRole('dialog');
  const due = drawer.getByRole('textbox', { name: 'Due' });
  await expect(drawer.getByLabel('Reason')).toHaveCount(0);
  await due.fill('01/02/2025');
  await pressKey(due, 'Tab');
  await expect(drawer.getByLabel('Reason'), 'the rule holds before today').toBeVisible();
  await drawer.getByLabel('Title').fill('Old loan');
  await pressKey(drawer.getByLabel('Title'), 'Enter');
  await expect(drawer.getByText('A loan is due today or later.').first()).toBeVisible();
});
