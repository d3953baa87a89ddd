import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import { tabTo } from '#tests/widgets/tab-to.ts';

const props = { label: 'Logo', purpose: 'logo' };
const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });
const call = {
  do: 'call',
  call: 'uploadFile',
  with: { file: { $: ['get', ['var', 'event'], 'file'] } },
  then: [
    {
      do: 'setState',
      path: ['state', 'value'],
      value: { $: ['get', ['var', 'result'], 'url'] },
    },
  ],
};
const operations = { uploadFile: { reads: [], writes: [], safe: false } };

test('CFG-11 ImageUpload hands one .png to the document, which sends it', async () => {
  const sent: unknown[] = [];
  const client = {
    call: async (_: string, args: Readonly<Record<string, unknown>>) => {
      sent.push(args['file']);
      return { url: '/files/a.png' };
    },
  };
  const { screen, value } = await showWidget('ImageUpload', props, {
    value: '',
    on: { upload: [call] },
    host: { client, operations },
  });
  const logo = file('logo.png', 'image/png');
  await userEvent.upload(screen.getByLabelText('Logo'), logo);
  await expect.poll(value).toBe('/files/a.png');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toBeInstanceOf(File);
  await screen.getByRole('button', { name: 'Remove Logo' }).click();
  expect(value()).toBe('');
});

test('ImageUpload is reached and emptied by keyboard, and the state follows', async () => {
  const { screen, value } = await showWidget('ImageUpload', props, { value: '/files/a.png' });
  await tabTo(screen.getByRole('button', { name: 'Remove Logo' }));
  await userEvent.keyboard('{Enter}');
  expect(value()).toBe('');
  await expect.element(screen.getByLabelText('Logo')).toHaveFocus();
});

test.each([
  ['a .gif', [file('a.gif', 'image/gif')], 'Only .jpg and .png pictures can be used.'],
  ['two files', [file('a.png', 'image/png'), file('b.png', 'image/png')], 'Choose one picture at a time.'],
])('CFG-11 ImageUpload refuses %s with a message', async (_, files, words) => {
  const { screen, happened } = await showWidget('ImageUpload', props, { value: '', listen: ['upload'] });
  drop(screen.getByLabelText('Logo').element(), files);
  await expect.element(screen.getByText(words).first()).toBeVisible();
  await expect.element(screen.getByLabelText('Logo')).toHaveAttribute('aria-invalid', 'true');
  expect(happened).toEqual([]);
});

test('CFG-12 ImageUpload refuses 6 MB with a message', async () => {
  const { screen, happened } = await showWidget('ImageUpload', props, { value: '', listen: ['upload'] });
  drop(screen.getByLabelText('Logo').element(), [file('a.png', 'image/png', 6 * 1024 * 1024)]);
  await expect
    .element(screen.getByText('The picture is larger than 5 MB. Choose a smaller one.').first())
    .toBeVisible();
  expect(happened).toEqual([]);
});

test('ERR-34 VAL-25 ImageUpload refuses what is no picture, or larger than the document lets it be, and says so', async () => {
  const icon = { ...props, label: 'Icon', maxSize: 1024 * 1024 - 1 };
  const { screen, happened } = await showWidget('ImageUpload', icon, { value: '', listen: ['upload'] });
  drop(screen.getByLabelText('Icon').element(), [file('a.png', 'image/png', 1_200_000)]);
  await expect
    .element(screen.getByText('The picture is larger than 1 MB. Choose a smaller one.').first())
    .toBeVisible();
  drop(screen.getByLabelText('Icon').element(), [file('a.gif', 'image/gif')]);
  await expect.element(screen.getByText('Only .jpg and .png pictures can be used.').first()).toBeVisible();
  expect(happened).toEqual([]);
});

test('ImageUpload says so when the upload failed and the document gave no answer', async () => {
  const client = { call: () => new Promise((_, refuse) => setTimeout(() => refuse(new Error('no network')), 50)) };
  const { screen } = await showWidget('ImageUpload', props, {
    value: '',
    on: { upload: [call] },
    host: { client, operations },
  });
  drop(screen.getByLabelText('Logo').element(), [file('a.png', 'image/png')]);
  await expect.element(screen.getByText('The picture could not be uploaded. Try again.').first()).toBeVisible();
});

test('LIM-11 CFG-07 the picture is shown 74 by 74 pixels', async () => {
  const { screen } = await showWidget('ImageUpload', props, { value: '/files/a.png' });
  const tile = screen.getByLabelText('Logo').element().closest('label')?.getBoundingClientRect();
  expect([tile?.width, tile?.height]).toEqual([74, 74]);
});

/** A person drops files on the tile: the browser's dialog offers neither other types nor several files. */
function drop(input: Element, files: readonly File[]): void {
  const data = new DataTransfer();
  for (const dropped of files) data.items.add(dropped);
  input.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
}
