import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Heading has its level in the outline, whatever its size', async () => {
  const { screen } = await showWidget('Heading', { text: 'Home', level: 1, size: 'sm' });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('Heading brings a level out of range to the nearest', async () => {
  const { screen } = await showWidget('Heading', { text: 'Deep', level: 40 });
  await expect.element(screen.getByRole('heading', { level: 6 })).toBeVisible();
});
