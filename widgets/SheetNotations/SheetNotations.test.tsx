import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const columns = [
  { column: 'Cost', numbers: 'unclear', dates: null },
  { column: 'Weight', numbers: 'unclear', dates: null },
  { column: 'Sent', numbers: null, dates: 'dayFirst' },
  { column: 'Due', numbers: null, dates: 'unclear' },
];
const fields = [{ field: 'cost', reads: 'numbers' }, { field: 'due', reads: 'dates' }, { field: 'note' }];

test('TPL-09 what a sheet leaves open is asked by columns, and has to be answered', async () => {
  const { screen, state, happened } = await showWidget(
    'FormLayout',
    { label: 'Import' },
    {
      state: { numbers: '', dates: '' },
      on: { submit: [{ do: 'validate' }] },
      slots: {
        default: [
          {
            id: 'notations',
            widget: 'SheetNotations',
            binds: { numbers: ['state', 'numbers'], dates: ['state', 'dates'] },
            props: { columns },
          },
        ],
        actions: [{ id: 'next', widget: 'Button', props: { label: 'Next', type: 'submit' } }],
      },
    },
  );
  expect(happened).toEqual([]);
  await expect.element(screen.getByText('Read with the day first (31-12-2025): Sent')).toBeVisible();
  await expect.element(screen.getByText('The numbers of Cost and Weight can be read in two ways')).toBeVisible();
  await screen.getByRole('button', { name: 'Next' }).click();
  const numbers = screen.getByRole('combobox', { name: 'How numbers are written' });
  await expect.element(numbers).toHaveFocus();
  await expect.element(numbers).toHaveAccessibleDescription('Choose which is meant.');
  const dates = screen.getByRole('combobox', { name: 'How dates are written' });
  await expect.element(dates).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('1.');
  await expect.element(numbers).toHaveDisplayValue('1.550,25 – a comma before the decimals');
  await dates.selectOptions('12-31-2025 – the month first');
  expect([state('numbers'), state('dates')]).toEqual(['comma', 'monthFirst']);
  await expect.element(numbers).not.toHaveAttribute('aria-invalid');
});

test('TPL-09 a column is asked about only while it goes into a field that reads numbers or dates', async () => {
  const to = (...pairs: [string, string][]) => pairs.map(([column, field]) => ({ column, to: field }));
  const mapping = to(['Cost', 'note'], ['Weight', 'cost'], ['Due', 'note']);
  const { screen } = await showWidget(
    'SheetNotations',
    { columns, fields, mapping },
    { binds: { numbers: null, dates: null } },
  );
  await expect.element(screen.getByText('The numbers of Weight can be read in two ways')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'How dates are written' }).query()).toBeNull();
  expect(screen.getByText('Read with the day first').query()).toBeNull();
});
