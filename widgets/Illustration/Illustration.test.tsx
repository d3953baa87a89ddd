import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Illustration is drawn, and hidden from screen readers', async () => {
  const { screen } = await showWidget('Illustration', { name: 'lost' });
  await expect.poll(() => screen.container.querySelectorAll('[aria-hidden="true"] path').length).toBeGreaterThan(2);
});
