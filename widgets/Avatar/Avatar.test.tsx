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

test('Avatar shows initials of Latin names where the platform wants them, and other names as always', async () => {
  const host = { env: { globalConfig: { latin_initials: true } } };
  const latin = await showWidget('Avatar', { name: 'Anna Li' }, { host });
  await expect.element(latin.screen.getByRole('img', { name: 'Anna Li' })).toHaveTextContent('AL');
  await latin.screen.unmount();
  const other = await showWidget('Avatar', { name: '王小明' }, { host });
  await expect.element(other.screen.getByText('小明')).toBeVisible();
});
