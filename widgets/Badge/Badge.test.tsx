import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Badge says its state in words, not only in colour', async () => {
  const { screen } = await showWidget('Badge', { text: 'Published', tone: 'success', dot: true });
  await expect.element(screen.getByText('Published')).toBeVisible();
});
