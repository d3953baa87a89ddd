import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('SHELL-11 Avatar falls back to the last two characters of the real name', async () => {
  const { screen } = await showWidget('Avatar', { name: 'Anna Li' });
  await expect.element(screen.getByRole('img', { name: 'Anna Li' })).toHaveTextContent('Li');
});

test('SHELL-11 Avatar falls back when its picture does not load', async () => {
  const { screen } = await showWidget('Avatar', { name: '王小明', src: '/files/no-such-picture.png' });
  await expect.element(screen.getByText('小明')).toBeVisible();
});
