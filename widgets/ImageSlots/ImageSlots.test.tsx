import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const props = { label: 'Platform pictures', max: 6 };
const urls = (count: number) => Array.from({ length: count }, (_, at) => `/files/${at}.png`);

test('CFG-07 a seventh picture is not offered', async () => {
  const { screen, value } = await showWidget('ImageSlots', props, { value: urls(6) });
  expect(screen.container.querySelector('input[type="file"]')).toBeNull();
  await screen.getByRole('button', { name: 'Remove picture 6' }).click();
  expect(value()).toEqual(urls(5));
  await expect.element(screen.getByLabelText('Platform pictures: add a picture')).toBeInTheDocument();
});

test('LIM-11 CFG-07 each picture is shown 74 by 74 pixels', async () => {
  const { screen } = await showWidget('ImageSlots', props, { value: urls(2) });
  const tile = screen.container.querySelector('[data-slot="0"] > span')?.getBoundingClientRect();
  expect([tile?.width, tile?.height]).toEqual([74, 74]);
});

test('ImageSlots moves a picture by keyboard, and the focus goes with it', async () => {
  const { screen, value } = await showWidget('ImageSlots', props, { value: urls(3) });
  const on = screen.getByRole('button', { name: 'Move picture 1 later' }).element();
  if (on instanceof HTMLElement) on.focus();
  await userEvent.keyboard('{Enter}');
  expect(value()).toEqual(['/files/1.png', '/files/0.png', '/files/2.png']);
  await expect.element(screen.getByRole('button', { name: 'Move picture 2 later' })).toHaveFocus();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Now picture 2 of 3.');
});

const event = (name: string) => ({ $: ['get', ['var', 'event'], name] });
const answer = (ticket: Record<string, unknown> | string) => [
  {
    do: 'call',
    call: 'uploadFile',
    with: { file: event('file') },
    then: [
      {
        do: 'setState',
        path: ['state', 'uploaded'],
        value: { ticket, url: { $: ['get', ['var', 'result'], 'url'] } },
      },
    ],
    catch: [
      {
        do: 'setState',
        path: ['state', 'uploaded'],
        value: { ticket, error: { $: ['get', ['var', 'error'], 'message'] } },
      },
    ],
  },
];
const bound = { ...props, uploaded: { $: ['get', ['var', 'state'], 'uploaded'] } };
const operations = { uploadFile: { reads: [], writes: [], safe: false } };
const choose = (screen: Awaited<ReturnType<typeof showWidget>>['screen']) =>
  userEvent.upload(
    screen.getByLabelText('Platform pictures: add a picture'),
    new File(['x'], 'new.png', { type: 'image/png' }),
  );

test('ImageSlots adds the picture that the document uploaded, at the end', async () => {
  const client = { call: async () => ({ url: '/files/new.png' }) };
  const { screen, value } = await showWidget('ImageSlots', bound, {
    value: urls(1),
    state: { uploaded: null },
    on: { upload: answer(event('ticket')) },
    host: { client, operations },
  });
  await choose(screen);
  await expect.poll(value).toEqual(['/files/0.png', '/files/new.png']);
  await choose(screen);
  await expect.poll(value).toEqual(['/files/0.png', '/files/new.png', '/files/new.png']);
});

test('ImageSlots takes several pictures at a time, in their order, up to the limit', async () => {
  let count = 0;
  const client = {
    call: async () => {
      count += 1;
      return { url: `/files/new${count}.png` };
    },
  };
  const { screen, value } = await showWidget('ImageSlots', bound, {
    value: urls(3),
    state: { uploaded: null },
    on: { upload: answer(event('ticket')) },
    host: { client, operations },
  });
  const files = (many: number) =>
    Array.from({ length: many }, (_, at) => new File(['x'], `${at}.png`, { type: 'image/png' }));
  const input = screen.getByLabelText('Platform pictures: add a picture');
  await userEvent.upload(input, files(4));
  await expect.element(screen.getByText('There are too many pictures. Choose fewer.').first()).toBeVisible();
  await userEvent.upload(input, files(3));
  await expect.poll(value).toEqual([...urls(3), '/files/new1.png', '/files/new2.png', '/files/new3.png']);
});

test("ImageSlots shows why an upload failed, in the server's words", async () => {
  const client = {
    call: () => Promise.reject(Object.assign(new Error('The picture is broken.'), { code: 'file_unreadable' })),
  };
  const { screen, value } = await showWidget('ImageSlots', bound, {
    value: [],
    state: { uploaded: null },
    on: { upload: answer(event('ticket')) },
    host: { client, operations },
  });
  await choose(screen);
  await expect.element(screen.getByText('The picture is broken.').first()).toBeVisible();
  expect(value()).toEqual([]);
});

test('ImageSlots takes no answer that belongs to another upload', async () => {
  const client = { call: async () => ({ url: '/files/other.png' }) };
  const { screen, value } = await showWidget('ImageSlots', bound, {
    value: [],
    state: { uploaded: null },
    on: { upload: answer('somebody else') },
    host: { client, operations },
  });
  await choose(screen);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(value()).toEqual([]);
});
