import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import { tabTo } from '#tests/widgets/tab-to.ts';

const versions = [
  { id: '2', at: '2026-11-20T09:30:00Z', author: 'root', current: true },
  { id: '1', at: '2026-09-12T08:00:00Z' },
];

test('VersionList brings an earlier version back, not the one that holds', async () => {
  const { screen, happened } = await showWidget('VersionList', { versions }, { listen: ['restore'] });
  await expect.element(screen.getByText('Nov 20, 2026, 9:30:00 AM')).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(1);
  await screen.getByRole('button', { name: /^Restore/ }).click();
  expect(happened).toEqual([['restore', { id: '1' }]]);
});

test('VersionList brings a version back by keyboard, and the state gets its id', async () => {
  const { screen, state } = await showWidget(
    'VersionList',
    { versions },
    {
      state: { chosen: null },
      on: { restore: [{ do: 'setState', path: ['state', 'chosen'], value: { $: ['get', ['var', 'event'], 'id'] } }] },
    },
  );
  await tabTo(screen.getByRole('button', { name: /^Restore/ }));
  await userEvent.keyboard('{Enter}');
  expect(state('chosen')).toBe('1');
});

test('VersionList offers nothing that the document does not answer, and says when it is empty', async () => {
  const shown = await showWidget('VersionList', { versions });
  expect(shown.screen.getByRole('button').query()).toBeNull();
  await shown.screen.unmount();
  const { screen } = await showWidget('VersionList', { versions: [] });
  await expect.element(screen.getByText('Nothing has been published yet.')).toBeVisible();
});
