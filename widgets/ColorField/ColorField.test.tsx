import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import { tabTo } from '#tests/widgets/tab-to.ts';

test('ColorField writes a whole colour into the state, and says what is wrong with half of one', async () => {
  const { screen, value } = await showWidget('ColorField', { label: 'Background' }, { value: '#e6f4ff' });
  const input = screen.getByLabelText('Background', { exact: true });
  await userEvent.fill(input, '#F00');
  expect(value()).toBe('#ff0000');
  await userEvent.fill(input, '#ff');
  expect(value()).toBe('#ff0000');
  await expect.element(input).toHaveAccessibleDescription('Write a color such as #1677ff.');
});

test('ColorField has swatches that are buttons', async () => {
  const { screen, value } = await showWidget('ColorField', { label: 'Text', swatches: ['#595959'] }, { value: '' });
  await screen.getByRole('button', { name: '#595959' }).click();
  expect(value()).toBe('#595959');
  await expect.element(screen.getByRole('button', { name: '#595959' })).toHaveAttribute('aria-pressed', 'true');
});

test('ColorField with a usual colour may be emptied, and shows what holds then', async () => {
  const props = { label: 'Main colour', usual: '#4f46e5' };
  const { screen, value } = await showWidget('ColorField', props, { value: '#c2410c' });
  const input = screen.getByLabelText('Main colour', { exact: true });
  await userEvent.clear(input);
  expect(value()).toBeNull();
  await expect.element(input).toHaveAttribute('placeholder', '#4f46e5');
  await expect.element(screen.getByLabelText('Pick: Main colour')).toHaveValue('#4f46e5');
});

test('ColorField is written and chosen by keyboard, and the state follows', async () => {
  const { screen, value } = await showWidget('ColorField', { label: 'Text', swatches: ['#595959'] }, { value: '' });
  const input = screen.getByLabelText('Text', { exact: true });
  await tabTo(input);
  await userEvent.keyboard('#0a0b0c');
  expect(value()).toBe('#0a0b0c');
  await tabTo(screen.getByRole('button', { name: '#595959' }));
  await userEvent.keyboard('{Enter}');
  expect(value()).toBe('#595959');
});
