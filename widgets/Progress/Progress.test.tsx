import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Progress has a name and a share, never beyond its ends', async () => {
  const { screen } = await showWidget('Progress', { label: 'Import', value: 130, max: 120 });
  const bar = screen.getByRole('progressbar', { name: 'Import' });
  await expect.element(bar).toHaveAttribute('value', '120');
  await expect.element(screen.getByText('100%')).toBeVisible();
});

test('Progress without a value is open-ended', async () => {
  const { screen } = await showWidget('Progress', { label: 'Export' });
  await expect.element(screen.getByRole('progressbar')).not.toHaveAttribute('value');
});
