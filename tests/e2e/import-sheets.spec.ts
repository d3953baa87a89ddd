import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { click, press } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, sizes, speak, test, widths } from './fixtures.ts';
import { makeApplication } from './make-application.ts';
import { field, makeRecords } from './make-records.ts';

const sheet = [
  'Number\tSupplier\tItems: Product\tItems: Quantity',
  'O-1\tGlobex\tPump\t2',
  '\t\tValve\t3',
  'O-2\tInitech\tSeal\t1',
].join('\n');

for (const [size, viewport] of sizes) {
  test(`TPL-09 a sheet with rows of a sub-table is imported, its suppliers are created, and the import is undone (${size})`, async ({
    page,
    enter,
    owner,
  }) => {
    const { app, inside, orders: category } = await makeApplication(owner, `Imports ${size}`);
    const make = async (formLabel: string, fields: object[]) =>
      (await owner.call(
        'POST',
        '/api/p/table',
        { formConfig: { formLabel, fields }, physical_table_category_id: category },
        inside,
      )) as { table_id: string; children: { logical_table_id: string }[] };
    const suppliers = await make('Suppliers', [field('name', 'Name', { type: 'text' })]);
    const rows = [field('product', 'Product', { type: 'text' }), field('quantity', 'Quantity', { type: 'number' })];
    const supplier = { type: 'relation', logical_table_id: suppliers.children[0]?.logical_table_id };
    const table = await make('Orders', [
      field('number', 'Number', { type: 'text' }),
      field('supplier', 'Supplier', supplier),
      field('items', 'Items', { type: 'subTable', fields: rows }),
    ]);
    await page.setViewportSize(viewport);
    await speak(page, 'en-US');
    await enter(page, owner.username, `/p/${table.table_id}?appid=${app}`);
    if (viewport === widths.phone) await click(page.getByRole('button', { name: /^Tools/ }));
    await click(page.getByRole('button', { name: 'Import', exact: true }));
    const drawer = page.getByRole('dialog', { name: 'Import records' });
    const press = (name: string) => click(drawer.getByRole('button', { name, exact: true }));

    // Cells that were copied are pasted at once.
    await expect(drawer.getByRole('textbox')).toBeFocused();
    const download = page.waitForEvent('download');
    await press('Download a template');
    const template = await readSheet(await readFile(await (await download).path()));
    expect(template).toEqual([['Number', 'Supplier', 'Items: Product', 'Items: Quantity']]);

    await drawer.getByRole('textbox').fill(sheet);
    await press('Next');
    await expect(drawer.getByRole('combobox', { name: 'Rows of one record' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await press('Next');
    await expect(drawer.getByText('Supplier: 2 linked records are missing (Globex, Initech)')).toBeVisible();
    await expect(drawer.getByText('3 rows have errors and will be skipped')).toBeVisible();
    await click(drawer.getByRole('switch', { name: 'Create what is missing' }));
    await expect(drawer.getByText('No errors in 3 rows')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await press('Import');
    await expect(drawer.getByText('2 records added')).toBeVisible();
    await expect(drawer.getByText(/· 2 records/)).toBeVisible();
    await press('Undo import');
    await click(
      page
        .getByRole('alertdialog')
        .or(page.getByRole('dialog', { name: 'Undo this import?' }))
        .getByRole('button', { name: 'Undo import', exact: true }),
    );
    await expect(drawer.getByText('2 records moved to the trash')).toBeVisible();
    await expectAccessible(page);
    await click(drawer.getByRole('button', { name: 'Close', exact: true }).last());
    await expect(page.getByText('O-1')).toHaveCount(0);
    const made = await owner.call('POST', `/api/r/p/${suppliers.table_id}/list`, {}, inside);
    expect(made, 'suppliers stay').toMatchObject({ items: [{}, {}] });
  });
}

test('TPL-09 V7 nothing is imported before somebody has said how unclear dates and numbers are written; what the cells tell is said', async ({
  page,
  enter,
  owner,
}) => {
  const { appId, tableId } = await makeRecords(owner, 'Unclear imports', {
    title: 'Bills',
    fields: [
      field('title', 'Title', { type: 'text' }),
      field('sent', 'Sent', { type: 'date', granularity: 'day' }),
      field('due', 'Due', { type: 'date', granularity: 'day' }),
      field('cost', 'Cost', { type: 'number' }),
    ],
  });
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, owner.username, `/p/${tableId}?appid=${appId}`);
  await press(page, 'Import');
  const drawer = page.getByRole('dialog', { name: 'Import records' });
  // A text field has no notation to ask about.
  const lines = ['Title\tSent\tDue\tCost', '1,550\t13/02/2026\t03/04/2026\t1,550', '1.234\t01/02/2026\t2026-05-06\t7'];
  await drawer.getByRole('textbox').fill(lines.join('\n'));
  await press(drawer, 'Next');
  await expect(drawer.getByText('Read with the day first (31-12-2025): Sent')).toBeVisible();
  await expect(drawer.getByText('The dates of Due can be read in two ways')).toBeVisible();
  await expect(drawer.getByText('The numbers of Cost can be read in two ways')).toBeVisible();
  await press(drawer, 'Next');
  const numbers = drawer.getByRole('combobox', { name: 'How numbers are written' });
  const dates = drawer.getByRole('combobox', { name: 'How dates are written' });
  await expect(numbers).toHaveAttribute('aria-invalid', 'true');
  await expect(dates).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await numbers.selectOption({ label: '1,550.25 – a point before the decimals' });
  await dates.selectOption({ label: '31-12-2025 – the day first' });
  await press(drawer, 'Next');
  await expect(drawer.getByText('No errors in 2 rows')).toBeVisible();
  await press(drawer, 'Import');
  await expect(drawer.getByText('2 records added')).toBeVisible();
});
