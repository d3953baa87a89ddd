import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const proposed = (column: string, kind: string, options: string[] = []) => ({
  column,
  label: column,
  kind,
  is_required: false,
  precision: 0,
  options,
});
const customer = proposed('Customer', 'text');
const grade = proposed('Grade', 'select', ['A', 'B']);
const props = {
  label: 'Columns',
  columns: [{ ...customer, examples: ['Acme', 'Globex'] }, grade],
  kinds: [
    { value: 'text', label: 'Text' },
    { value: 'number', label: 'Number' },
    { value: 'select', label: 'Choice', hasOptions: true },
  ],
};

test('TABLE-30 a wrong guess is corrected: name, kind, and whether it is required', async () => {
  const { screen, value } = await showWidget('SheetColumns', props, { value: [customer, grade] });
  await expect.element(screen.getByText('Acme · Globex')).toBeVisible();
  await screen.getByLabelText('Customer: Name').fill('Company');
  await screen.getByLabelText('Customer: Type').selectOptions('Number');
  await screen.getByLabelText('Customer: Required').click();
  expect(value()).toEqual([{ ...customer, label: 'Company', kind: 'number', is_required: true }, grade]);
});

test('TABLE-30 a column is left out, and is where it was when it is taken back in', async () => {
  const { screen, value } = await showWidget('SheetColumns', props, { value: [customer, grade] });
  await screen.getByLabelText('Customer: Import').click();
  expect(value()).toEqual([grade]);
  await expect.element(screen.getByLabelText('Customer: Type')).not.toBeInTheDocument();
  await screen.getByLabelText('Customer: Import').click();
  expect(value()).toEqual([customer, grade]);
});

test('TABLE-30 a column is left out and its kind chosen by the keyboard', async () => {
  const { screen, value } = await showWidget('SheetColumns', props, { value: [customer, grade] });
  await userEvent.tab();
  await expect.element(screen.getByLabelText('Customer: Import')).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByLabelText('Customer: Type')).toHaveFocus();
  await userEvent.keyboard('N');
  expect(value()).toEqual([{ ...customer, kind: 'number' }, grade]);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(value()).toEqual([{ ...customer, kind: 'number', is_required: true }, grade]);
});

test('TABLE-30 the options that were found are lines that can be changed, of choices alone', async () => {
  const { screen, value } = await showWidget('SheetColumns', props, { value: [customer, grade] });
  const options = screen.getByLabelText('Options, one a line');
  await expect.element(options).toHaveValue('A\nB');
  await options.fill('A\nB\n');
  await expect.element(options).toHaveValue('A\nB\n');
  await options.fill('A\nB\n\nC\nA');
  expect(value()).toEqual([customer, { ...grade, options: ['A', 'B', 'C'] }]);
});
