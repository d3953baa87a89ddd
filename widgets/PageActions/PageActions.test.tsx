import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import { addShortcuts, knownShortcuts } from '../kit/shortcuts/shortcut-book.ts';

const items = [
  { id: 'add', label: 'Add a person', icon: 'plus' },
  { id: 'save', label: 'Save', keys: 'Mod+Enter' },
  { id: 'delete', label: 'Delete', hidden: true },
];

test('PageActions offers its actions to the palette, runs one by its key, and leaves out hidden ones', async () => {
  const { happened, screen } = await showWidget('PageActions', { items }, { listen: ['select'] });
  await expect.poll(() => knownShortcuts().map(({ label }) => label)).toEqual(['Add a person', 'Save']);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(happened).toEqual([['select', { id: 'save' }]]);
  knownShortcuts()
    .find(({ label }) => label === 'Add a person')
    ?.run?.();
  expect(happened.at(-1)).toEqual(['select', { id: 'add' }]);
  await screen.unmount();
  expect(knownShortcuts()).toEqual([]);
});

test('an action without a key is run by none', async () => {
  let runs = 0;
  const stop = addShortcuts([{ keys: '', label: 'Add', run: () => (runs += 1) }]);
  await userEvent.keyboard('a{Enter}');
  stop();
  expect(runs).toBe(0);
});
