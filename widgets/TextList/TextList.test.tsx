import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const props = { label: 'Copyright lines', field: 'content' };

test('CFG-09 the last copyright line is reset to an empty line instead of removed', async () => {
  const { screen, value } = await showWidget('TextList', props, { value: [{ content: '© Acme' }] });
  await screen.getByRole('button', { name: 'Empty line 1' }).click();
  expect(value()).toEqual([{ content: '' }]);
  await expect.element(screen.getByLabelText('Line 1', { exact: true })).toHaveValue('');
});

test('TextList adds a line with Enter, moves to it, and takes one away', async () => {
  const { screen, value } = await showWidget('TextList', props, { value: [{ content: 'a' }] });
  await screen.getByLabelText('Line 1', { exact: true }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByLabelText('Line 2', { exact: true })).toHaveFocus();
  await userEvent.keyboard('b');
  expect(value()).toEqual([{ content: 'a' }, { content: 'b' }]);
  await screen.getByRole('button', { name: 'Remove line 1' }).click();
  expect(value()).toEqual([{ content: 'b' }]);
});

test('TextList offers no further line at its limit', async () => {
  const { screen } = await showWidget('TextList', { ...props, max: 1 }, { value: [] });
  expect(screen.getByRole('button', { name: 'Add a line' }).query()).toBeNull();
});
