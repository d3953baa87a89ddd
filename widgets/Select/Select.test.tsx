import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const options = [
  { value: 0, label: 'Colour' },
  { value: 1, label: 'Picture' },
];

test('Select gives the state the value of the option, with its type', async () => {
  const { screen, value, happened } = await showWidget(
    'Select',
    { label: 'Background', options },
    { value: 0, listen: ['change'] },
  );
  const select = screen.getByLabelText('Background');
  await userEvent.selectOptions(select, 'Picture');
  expect(value()).toBe(1);
  expect(happened).toEqual([['change', { value: 1 }]]);
});

test('Select shows its placeholder until something is chosen', async () => {
  const { screen, value } = await showWidget(
    'Select',
    { label: 'Theme', placeholder: 'Choose one', options },
    { value: null },
  );
  await expect.element(screen.getByLabelText('Theme')).toHaveDisplayValue('Choose one');
  await userEvent.tab();
  await userEvent.keyboard('Colour');
  await expect.poll(value).toBe(0);
});
