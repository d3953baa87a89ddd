import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('CFG-10 the background is a colour, or a picture', async () => {
  const plain = await showWidget('Backdrop', { type: 'color', color: '#fff7e6', image: picture });
  const ground = plain.screen.container.querySelector<HTMLElement>('[data-type]');
  expect(getComputedStyle(ground ?? document.body).backgroundColor).toBe('rgb(255, 247, 230)');
  expect(plain.screen.container.querySelector('img')).toBeNull();
  await plain.screen.unmount();
  const { screen } = await showWidget('Backdrop', { type: 'image', image: picture });
  expect(screen.container.querySelector('img')?.getAttribute('src')).toBe(picture);
});

test('P20 a colour that is no colour changes nothing', async () => {
  const { screen } = await showWidget('Backdrop', { color: 'red; background-image: url(//evil.test)' });
  expect(screen.container.querySelector<HTMLElement>('[data-type]')?.style.cssText).toBe('');
});
