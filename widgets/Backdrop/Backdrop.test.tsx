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

/** Text of a chosen colour on a backdrop: the colours of the words, of what is right behind them, and of the backdrop. */
async function coloursOfText(color: string, props: Record<string, unknown>): Promise<number[][]> {
  const text = { id: 'footer', widget: 'Text', props: { text: '© Acme', color } };
  const { screen } = await showWidget('Backdrop', { pattern: false, ...props }, { slots: { default: [text] } });
  const words = getComputedStyle(screen.getByText('© Acme').element());
  const backdrop = screen.container.querySelector('[data-type]') ?? document.body;
  const found = [words.color, words.backgroundColor, getComputedStyle(backdrop).backgroundColor].map(channels);
  await screen.unmount();
  return found;
}

function ratio(one: number[] = [], other: number[] = []): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test('CFG-08 CFG-10 text of every colour is readable on every picture, for it has an opaque ground of its own', async () => {
  for (const color of ['#000', '#595959', '#757575', '#777777', '#808080', '#ff0000', '#00b894', '#ffeaa7', 'white']) {
    const [words, ground] = await coloursOfText(color, { type: 'image', image: picture });
    expect(ground?.[3], color).toBe(1);
    expect(ratio(words, ground), color).toBeGreaterThanOrEqual(4.5);
    const [, behind] = await coloursOfText(color, { color: '#e6f4ff' });
    expect(behind?.[3], `${color} on a colour, which is checked when it is saved`).toBe(0);
  }
});

test('CFG-08 CFG-10 on dark pages a light ground is dark, and the text that was chosen for it is readable', async () => {
  document.documentElement.dataset['scheme'] = 'dark';
  try {
    for (const color of ['#e6f4ff', '#ffffff', '#ffe3d1']) {
      const [words, , ground = []] = await coloursOfText('#595959', { color });
      expect(luminance(ground), color).toBeLessThan(0.02);
      expect(ratio(words, ground), color).toBeGreaterThanOrEqual(4.5);
      expect(await contrastOn({ color }), color).toBeGreaterThanOrEqual(4.5);
    }
    expect((await coloursOfText('#ffffff', { color: '#0b1f3a' }))[2]).toEqual([11, 31, 58, 1]);
  } finally {
    delete document.documentElement.dataset['scheme'];
  }
});

test('CFG-10 what is in a card on a dark colour looks as in any card', async () => {
  const ghost = { id: 'inner', widget: 'Button', props: { label: 'Inner', variant: 'ghost' } };
  const card = { id: 'card', widget: 'Card', slots: { default: [ghost] } };
  const { screen } = await showWidget('Backdrop', { color: '#0b1f3a' }, { slots: { default: [card] } });
  expect(channels(getComputedStyle(screen.getByRole('button').element()).color)).toEqual([86, 93, 107, 1]);
});
