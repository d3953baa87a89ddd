import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Image that does not load leaves a sign with its name', async () => {
  const { screen } = await showWidget('Image', {
    src: '/files/no-such-picture.png',
    alt: 'Logo',
    width: 74,
    height: 74,
  });
  await expect.element(screen.getByRole('img', { name: 'Logo' })).toBeVisible();
  await expect.poll(() => screen.container.querySelector('img')).toBeNull();
});

test('P20 Image does not load an address that runs code', async () => {
  const { screen } = await showWidget('Image', { src: 'data:image/svg+xml;base64,PHN2Zz4=', alt: 'Logo' });
  await expect.element(screen.getByRole('img', { name: 'Logo' })).toBeInTheDocument();
  expect(screen.container.querySelector('img')).toBeNull();
});

test('Image without an address and frame shows nothing', async () => {
  const { screen } = await showWidget('Image', { src: '', alt: 'Logo' });
  expect(screen.getByRole('img').query()).toBeNull();
});
