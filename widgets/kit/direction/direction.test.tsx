import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

afterEach(() => {
  document.documentElement.dir = '';
});

const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase() }));

test.each([
  ['ltr', '{ArrowRight}'],
  ['rtl', '{ArrowLeft}'],
])('where text runs %s, %s leads to the next tab', async (direction, key) => {
  document.documentElement.dir = direction;
  const { screen, happened } = await showWidget('Tabs', { label: 'Parts', tabs }, { value: 'a', listen: ['change'] });
  await screen.getByRole('tab', { name: 'A' }).click();
  await userEvent.keyboard(key);
  expect(happened.at(-1)).toEqual(['change', { tab: 'b' }]);
  await expect.element(screen.getByRole('tab', { name: 'B' })).toHaveFocus();
});
