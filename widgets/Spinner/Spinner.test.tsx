import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Spinner says what is going on', async () => {
  const { screen } = await showWidget('Spinner', { label: 'Preparing your workspace…', labelHidden: true });
  await expect.element(screen.getByRole('status')).toHaveTextContent('Preparing your workspace…');
});
