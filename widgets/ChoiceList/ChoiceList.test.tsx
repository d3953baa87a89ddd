import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const options = [
  { value: 'acme', label: 'Acme', description: 'Owner' },
  { value: 'globex', label: 'Globex' },
];

test('ChoiceList offers each workspace by name, and one is chosen by keyboard', async () => {
  const { screen, value } = await showWidget('ChoiceList', { label: 'Choose a workspace', options }, { value: '' });
  expect(screen.getByRole('radio').elements()).toHaveLength(2);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(value()).toBe('acme');
  await userEvent.keyboard('{ArrowDown}');
  expect(value()).toBe('globex');
  await screen.getByText('Owner').click();
  expect(value()).toBe('acme');
});

test('ChoiceList shows a colour beside the name that stands for it', async () => {
  const colours = [{ value: 'blue', label: 'Blue', swatch: '#0b62b5' }];
  const { screen } = await showWidget('ChoiceList', { label: 'Base theme', options: colours }, { value: 'blue' });
  await expect.element(screen.getByRole('radio', { name: 'Blue' })).toBeChecked();
  expect(screen.container.querySelector('[style]')?.getAttribute('style')).toContain('rgb(11, 98, 181)');
});
