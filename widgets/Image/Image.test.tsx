import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pixel } from '#tests/widgets/pixel.ts';
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

test('Image that does not load cannot be enlarged', async () => {
  const { screen } = await showWidget('Image', { src: '/files/no-such-picture.png', alt: 'Logo', enlarge: true });
  await expect.element(screen.getByRole('img', { name: 'Logo' })).toBeVisible();
  await expect.poll(() => screen.getByRole('button').query()).toBeNull();
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

test('Image is enlarged by a press, zoomed and rotated by keyboard, and closed by Escape with the focus back', async () => {
  const { screen } = await showWidget('Image', {
    src: pixel,
    alt: 'Office',
    width: 80,
    enlarge: true,
  });
  const button = screen.getByRole('button', { name: 'Enlarge: Office' });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const layer = page.getByRole('dialog', { name: 'Office' });
  await expect.element(layer.getByRole('img', { name: 'Office' })).toBeInTheDocument();
  await expect.element(layer.getByRole('button', { name: 'Close' })).toHaveFocus();
  // The focus goes round inside.
  await userEvent.tab();
  await expect.element(layer.getByRole('button', { name: 'Rotate right' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const picture = layer.getByRole('img', { name: 'Office' });
  await expect.element(picture).toHaveAttribute('style', 'transform: rotate(90deg) scale(1);');
  await userEvent.tab({ shift: true });
  await expect.element(layer.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  const zoomIn = layer.getByRole('button', { name: 'Zoom in' });
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}');
  await expect.element(zoomIn).toHaveAttribute('aria-disabled', 'true');
  await expect.element(zoomIn).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(layer).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
