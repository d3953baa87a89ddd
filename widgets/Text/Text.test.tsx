import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('P20 Text shows markup as text', async () => {
  const text = '<img src=x onerror=alert(1)>';
  const { screen } = await showWidget('Text', { text });
  await expect.element(screen.getByText(text)).toBeVisible();
  expect(screen.container.querySelector('img')).toBeNull();
});

test('Text takes the colour that an administrator chose', async () => {
  const { screen } = await showWidget('Text', { text: '© Acme', color: '#ff0000' });
  expect(getComputedStyle(screen.getByText('© Acme').element()).color).toBe('rgb(255, 0, 0)');
});

test('Text that is live is announced', async () => {
  const { screen } = await showWidget('Text', { text: 'Saved', live: true });
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saved');
});
