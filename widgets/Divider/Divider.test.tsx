import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Divider separates, and may have a word', async () => {
  const plain = await showWidget('Divider', {});
  await expect.element(plain.screen.getByRole('separator')).toBeInTheDocument();
  await plain.screen.unmount();
  const { screen } = await showWidget('Divider', { label: 'or' });
  await expect.element(screen.getByText('or')).toBeVisible();
});
