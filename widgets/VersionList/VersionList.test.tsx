import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

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

test('VersionList offers nothing that the document does not answer, and says when it is empty', async () => {
  const shown = await showWidget('VersionList', { versions });
  expect(shown.screen.getByRole('button').query()).toBeNull();
  await shown.screen.unmount();
  const { screen } = await showWidget('VersionList', { versions: [] });
  await expect.element(screen.getByText('Nothing has been published yet.')).toBeVisible();
});
