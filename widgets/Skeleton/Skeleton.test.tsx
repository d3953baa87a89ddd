import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Skeleton is read out once, however many shapes it has', async () => {
  const { screen } = await showWidget('Skeleton', { shape: 'form', count: 5 });
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^Loading$/);
});
