import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('SegmentedControl chooses with the arrow keys, and keeps the type of its values', async () => {
  const options = [
    { value: 390, label: 'Phone', icon: 'smartphone', iconOnly: true },
    { value: 1440, label: 'Desktop' },
  ];
  const { screen, value } = await showWidget('SegmentedControl', { label: 'Width', options }, { value: 1440 });
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'Desktop' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(value()).toBe(390);
  await expect.element(screen.getByRole('radio', { name: 'Phone' })).toBeChecked();
});

test('SegmentedControl keeps a few words in one row where there is little room', async () => {
  const options = ['Left', 'Center', 'Right'].map((label) => ({ value: label, label }));
  const { screen } = await showWidget('SegmentedControl', { label: 'Position', options }, { value: 'Left' });
  screen.container.style.width = '180px';
  const track = screen.getByRole('radiogroup').element();
  const tops = [...track.querySelectorAll('label')].map((segment) => segment.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
  expect(track.scrollWidth).toBeLessThanOrEqual(track.clientWidth);
});
