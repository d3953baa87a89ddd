import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const event = (name: string) => ({ $: ['get', ['var', 'event'], name] });
/** A document that answers each upload at once. */
const answering = (answer: object) => ({
  listen: ['upload'],
  on: {
    upload: [
      { do: 'emit', event: 'upload', detail: { $: ['var', 'event'] } },
      { do: 'setState', path: ['state', 'uploaded'], value: { ticket: event('ticket'), ...answer } },
    ],
  },
  state: { uploaded: null },
});
const props = { label: 'Signature', uploaded: { $: ['get', ['var', 'state'], 'uploaded'] } };

type Happened = readonly (readonly [string, unknown])[];
// Safe: the widget's schema says what is in the event.
const files = (happened: Happened) => happened.map(([, detail]) => (detail as { file: File }).file);

/** How many pixels of a picture are ink. */
async function inkIn(file: File | undefined): Promise<number> {
  if (!file) throw new Error('Nothing was sent.');
  const image = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
  return data.filter((value, at) => at % 4 === 3 && value > 128).length;
}

test('Signature is signed by keyboard: a typed name becomes a picture, which can be taken back', async () => {
  const { screen, happened, value } = await showWidget('Signature', props, {
    value: '',
    ...answering({ url: picture }),
  });
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: 'Signature' })).toHaveFocus();
  await userEvent.keyboard('Ada Lovelace');
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(value).toBe(picture);
  const [file] = files(happened);
  expect(file).toMatchObject({ name: 'signature.png', type: 'image/png' });
  expect(await inkIn(file)).toBeGreaterThan(500);
  await expect.element(screen.getByRole('img', { name: 'Signature: Signature' })).toBeVisible();
  screen.getByRole('button', { name: 'Sign again' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(value()).toBe('');
  await expect.element(screen.getByRole('textbox', { name: 'Signature' })).toHaveFocus();
});

test('Signature is drawn with a pointer; strokes are taken back one by one, and all at once', async () => {
  const { screen, happened } = await showWidget('Signature', props, { value: '', ...answering({ url: picture }) });
  const pad = screen.container.querySelector('svg[viewBox="0 0 600 200"]');
  if (!pad) throw new Error('There is no pad.');
  const box = pad.getBoundingClientRect();
  const point = (name: string, x: number) =>
    pad.dispatchEvent(
      new PointerEvent(name, {
        pointerId: 1,
        isPrimary: true,
        bubbles: true,
        clientX: box.left + x,
        clientY: box.top + 40,
      }),
    );
  // A pointer that tests make up cannot be captured.
  pad.setPointerCapture = () => undefined;
  const stroke = async (from: number) => {
    for (const [name, x] of [
      ['pointerdown', from],
      ['pointermove', from + 60],
      ['pointerup', from + 60],
    ] as const) {
      point(name, x);
      await new Promise(requestAnimationFrame);
    }
  };
  const strokes = () => [...pad.querySelectorAll('path')].filter((path) => path.getAttribute('d') !== '').length;
  await stroke(20);
  await stroke(120);
  await expect.poll(strokes).toBe(2);
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(strokes()).toBe(1);
  await screen.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect.poll(() => happened.length).toBe(1);
  const one = await inkIn(files(happened)[0]);
  expect(one).toBeGreaterThan(100);
  expect(one).toBeLessThan(4000);
});

test('Signature says why it was not saved, and keeps what was drawn', async () => {
  const { screen, value } = await showWidget('Signature', props, { value: '', ...answering({ error: 'Disk full' }) });
  await screen.getByRole('textbox', { name: 'Signature' }).fill('Ada');
  await screen.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect.element(screen.getByText('Disk full')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Signature' })).toHaveValue('Ada');
  expect(value()).toBe('');
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect.element(screen.getByRole('button', { name: 'Sign', exact: true })).toBeDisabled();
});

test('Signature is only shown when it is told so', async () => {
  const { screen } = await showWidget('Signature', { label: 'Signature', readOnly: true }, { value: picture });
  await expect.element(screen.getByRole('img')).toBeVisible();
  expect(screen.container.querySelectorAll('input, button')).toHaveLength(0);
});
