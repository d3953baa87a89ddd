import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const value = { bgColor: '#fff7e6', place: 'left' };
const author = { author: 'Anna Li', changed_at: '2026-11-24T14:03:00.000Z' };
const conflicts = [
  { pointer: '/bgColor', label: 'Background', mine: '#e6f4ff', theirs: '#fff7e6', ...author },
  { pointer: '/place', label: 'Position', mine: 'right', theirs: 'left', ...author },
];

test('P47 MergeConflicts has no value until every field is decided, and then the chosen sides', async () => {
  const shown = await showWidget('MergeConflicts', { value, conflicts }, { value: null });
  const { screen } = shown;
  const background = screen.getByRole('group', { name: 'Background' });
  await background.getByRole('radio', { name: /^Yours/ }).click();
  expect(shown.value()).toBeNull();
  await screen
    .getByRole('group', { name: 'Position' })
    .getByRole('radio', { name: /^Anna Li/ })
    .click();
  expect(shown.value()).toEqual({ bgColor: '#e6f4ff', place: 'left' });
  await userEvent.keyboard('{ArrowUp}');
  expect(shown.value()).toEqual({ bgColor: '#e6f4ff', place: 'right' });
});

test('MergeConflicts shows who changed the other value and when, with values in words', async () => {
  const words = { left: 'Left', right: 'Right' };
  const { screen } = await showWidget('MergeConflicts', { value, conflicts, values: words }, { value: null });
  const position = screen.getByRole('group', { name: 'Position' });
  await expect.element(position.getByRole('radio', { name: /Anna Li · .*2026.*Left/ })).toBeVisible();
  await expect.element(position.getByRole('radio', { name: 'Yours Right' })).toBeVisible();
});
