import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('ProgressRing has a name and a share, never beyond its ends', async () => {
  const { screen } = await showWidget('ProgressRing', { label: 'Import', value: 130, max: 120 });
  const ring = screen.getByRole('progressbar', { name: 'Import' });
  await expect.element(ring).toHaveAttribute('aria-valuenow', '120');
  await expect.element(ring).toHaveAttribute('aria-valuetext', '100%');
  await expect.element(screen.getByText('100%')).toBeVisible();
});

test('ProgressRing without a value is open-ended, and a small one has no words inside', async () => {
  const { screen } = await showWidget('ProgressRing', { label: 'Export', size: 32, labelHidden: true });
  const ring = screen.getByRole('progressbar', { name: 'Export' });
  await expect.element(ring).not.toHaveAttribute('aria-valuenow');
  expect(ring.element().textContent).toBe('');
});
