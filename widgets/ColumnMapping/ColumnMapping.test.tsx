import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const props = {
  label: 'Columns',
  isOnce: true,
  columns: [
    { column: 'Customer', examples: ['Acme', 'Globex'] },
    { column: 'Sum', examples: [] },
  ],
  choices: [
    { value: 'name', label: 'Name' },
    { value: 'amount', label: 'Amount' },
  ],
};

test('TPL-09 a column becomes the chosen field, and another column loses it', async () => {
  const { screen, value } = await showWidget('ColumnMapping', props, { value: [{ column: 'Customer', to: 'name' }] });
  await expect.element(screen.getByText('Acme · Globex')).toBeVisible();
  await screen.getByLabelText('What “Sum” becomes').selectOptions('Name');
  expect(value()).toEqual([{ column: 'Sum', to: 'name' }]);
  await expect.element(screen.getByLabelText('What “Customer” becomes')).toHaveDisplayValue('Leave out');
});

test('TPL-09 a column is chosen by the keyboard, and left out again', async () => {
  const { screen, value } = await showWidget('ColumnMapping', props, { value: [{ column: 'Sum', to: 'amount' }] });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByLabelText('What “Sum” becomes')).toHaveFocus();
  await userEvent.keyboard('N');
  expect(value()).toEqual([{ column: 'Sum', to: 'name' }]);
  await screen.getByLabelText('What “Sum” becomes').selectOptions('Leave out');
  expect(value()).toEqual([]);
});
