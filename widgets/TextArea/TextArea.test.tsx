import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('TextArea takes several lines, and counts them when there is a limit', async () => {
  const { screen, value } = await showWidget('TextArea', { label: 'About', maxLength: 5 }, { value: '' });
  const area = screen.getByRole('textbox').element();
  const lines = () => Math.round((area.clientHeight - 16) / Number.parseFloat(getComputedStyle(area).lineHeight));
  expect(lines(), 'room for three before anything is typed').toBe(3);
  await userEvent.tab();
  await userEvent.keyboard('ab{Enter}cdef');
  expect(value()).toBe('ab\ncd');
  await expect.element(screen.getByText('5 / 5')).toBeVisible();
});

test('TextArea shows no count where its label is for screen readers alone, such as in the cell of a row', async () => {
  const { screen } = await showWidget('TextArea', { label: 'Note', labelHidden: true, maxLength: 5000 }, { value: '' });
  await expect.element(screen.getByLabelText('Note')).toBeVisible();
  expect(screen.getByText('0 / 5000').query()).toBeNull();
});
