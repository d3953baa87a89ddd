import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('FormField shows the input of a kind, and what is typed reaches the state', async () => {
  const kind = { type: 'number', min: 1 };
  const { screen, value } = await showWidget('FormField', { label: 'Weight', kind, required: true }, { value: 2 });
  const input = screen.getByLabelText('Weight');
  await input.click();
  await userEvent.keyboard('{Control>}a{/Control}45');
  expect(value()).toBe(45);
  await expect.element(input).toHaveValue('45');
});

test('TABLE-28 FormField takes an amount behind the symbol of its currency, and shows it so where it is only read', async () => {
  const kind = { type: 'number', style: 'money', currency: 'EUR', precision: 2 };
  const entered = await showWidget('FormField', { label: 'Price', kind }, { value: 12.5 });
  await expect.element(entered.screen.getByRole('spinbutton', { name: 'Price' })).toHaveValue('12.5');
  await expect.element(entered.screen.getByText('€', { exact: true })).toBeVisible();
  const { screen } = await showWidget('FormField', { label: 'Cost', kind, readOnly: true }, { value: 12.5 });
  await expect.element(screen.getByLabelText('Cost')).toHaveTextContent('€12.50');
});

test('FormField ties label and hint to a node that has none', async () => {
  const slots = { control: [{ id: 'bar', widget: 'Progress', props: { label: 'Progress', value: 40 } }] };
  const { screen } = await showWidget('FormField', { label: 'This week', hint: 'Of five days.' }, { slots });
  const group = screen.getByRole('group', { name: 'This week' });
  await expect.element(group).toHaveAccessibleDescription('Of five days.');
});

test('FormField that is only read names the files of a record, and no id of one that it does not know', async () => {
  const choices = [{ id: 'f1', filename: 'plan.pdf' }];
  const props = { label: 'Files', kind: { type: 'file' }, choices, readOnly: true };
  const { screen } = await showWidget('FormField', props, { value: ['f1', 'f9'] });
  await expect.element(screen.getByLabelText('Files')).toHaveTextContent('plan.pdf and Unknown file');
});
