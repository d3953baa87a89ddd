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

const controls = { default: [{ id: 'language', widget: 'Button', props: { label: 'English', variant: 'ghost' } }] };

/** The contrast of the button's words with what is behind them: its own surface, or the colour behind it. */
async function contrastOn(props: Record<string, unknown>): Promise<number> {
  const { screen } = await showWidget('Backdrop', { pattern: false, ...props }, { slots: controls });
  const button = screen.getByRole('button').element();
  const words = channels(getComputedStyle(button).color);
  const own = channels(getComputedStyle(button).backgroundColor);
  const ground = channels(getComputedStyle(screen.container.querySelector('[data-type]') ?? button).backgroundColor);
  // Behind a surface the worst of any picture is black.
  const behind = props.type === 'image' ? [0, 0, 0] : ground;
  const shown = own.map((part, at) => part * (own[3] ?? 1) + (behind[at] ?? 0) * (1 - (own[3] ?? 1)));
  const [darker = 0, lighter = 0] = [luminance(words), luminance(shown)].sort((a, b) => a - b);
  await screen.unmount();
  return (lighter + 0.05) / (darker + 0.05);
}

/** A computed colour drawn on an empty canvas: red, green, blue of 255 and the opacity of 1. */
function channels(color: string): number[] {
  const pencil = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pencil) throw new Error('There is no canvas.');
  pencil.fillStyle = color;
  pencil.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity = 0] = pencil.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, opacity / 255];
}

function luminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('CFG-10 controls on it are readable whatever its colour or picture is', async () => {
  for (const color of ['#000000', '#0b1f3a', '#2b2b2b', '#7a1f1f', '#808080', '#ff7a45', '#bfbfbf', '#e6f4ff', '#fff'])
    expect(await contrastOn({ color }), color).toBeGreaterThanOrEqual(4.5);
  expect(await contrastOn({ type: 'image', image: picture })).toBeGreaterThanOrEqual(4.5);
});

test('CFG-10 what is in a card on a dark colour looks as in any card', async () => {
  const ghost = { id: 'inner', widget: 'Button', props: { label: 'Inner', variant: 'ghost' } };
  const card = { id: 'card', widget: 'Card', slots: { default: [ghost] } };
  const { screen } = await showWidget('Backdrop', { color: '#0b1f3a' }, { slots: { default: [card] } });
  expect(channels(getComputedStyle(screen.getByRole('button').element()).color)).toEqual([86, 93, 107, 1]);
});
