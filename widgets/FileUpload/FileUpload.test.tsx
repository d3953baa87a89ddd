import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const operations = { uploadFile: { reads: [], writes: [], safe: false } };
const event = (name: string) => ({ $: ['get', ['var', 'event'], name] });
const answer = (key: string, value: unknown) => ({
  do: 'setState',
  path: ['state', 'uploaded'],
  value: { ticket: event('ticket'), [key]: value },
});
const upload = {
  do: 'upload',
  call: 'uploadFile',
  file: event('file'),
  cancel: event('cancel'),
  progress: ['state', 'percent'],
  with: { file: { $: ['var', 'file'] } },
  then: [answer('url', { $: ['get', ['var', 'result'], 'url'] })],
  catch: [answer('error', { $: ['get', ['var', 'error'], 'message'] })],
};
const props = {
  label: 'Files',
  uploaded: { $: ['get', ['var', 'state'], 'uploaded'] },
  percent: { $: ['get', ['var', 'state'], 'percent'] },
};

interface Request {
  name: string;
  signal: AbortSignal;
  progress(loaded: number): void;
  answer(): void;
  fail(message: string): void;
}

/** The widget in a document that sends its files to a server, which answers when the test says so. */
async function show(more: Record<string, unknown> = {}, value: { url: string; name: string }[] = []) {
  const requests: Request[] = [];
  const client = {
    call: (_: string, { file }: Readonly<Record<string, unknown>>, options: Record<string, unknown> = {}) =>
      new Promise((resolve, refuse) => {
        // Safe: the upload action hands over what it was given, a File, and its own options.
        const { name } = file as File;
        const { signal, onProgress } = options as {
          signal: AbortSignal;
          onProgress(progress: { loaded: number; total: number }): void;
        };
        signal.addEventListener('abort', () => refuse(signal.reason));
        requests.push({
          name,
          signal,
          progress: (loaded) => onProgress({ loaded, total: 100 }),
          answer: () => resolve({ url: `/files/${name}` }),
          fail: (message) => refuse(new Error(message)),
        });
      }),
  };
  const shown = await showWidget(
    'FileUpload',
    { ...props, ...more },
    {
      value,
      on: { upload: [upload] },
      listen: ['remove'],
      state: { uploaded: null, percent: null },
      host: { client, operations },
    },
  );
  const urls = () => (shown.value() as { url: string }[]).map(({ url }) => url);
  const sent = async (count: number): Promise<Request> => {
    await expect.poll(() => requests.length).toBe(count);
    const request = requests[count - 1];
    if (!request) throw new Error('Nothing was sent.');
    return request;
  };
  return { ...shown, urls, sent, input: shown.screen.getByLabelText('Files', { exact: true }) };
}

const file = (name: string, size = 10, type = 'application/pdf') => new File([new Uint8Array(size)], name, { type });

test('FileUpload sends files one after another, tells how far they are, and binds those that arrived', async () => {
  const { screen, input, urls, sent, value } = await show();
  await userEvent.upload(input, [file('a.pdf', 2048), file('b.pdf')]);
  const first = await sent(1);
  await expect.element(screen.getByText('Waiting')).toBeVisible();
  first.progress(40);
  await expect.element(screen.getByText('Uploading, 40%')).toBeVisible();
  await expect.element(screen.getByRole('progressbar', { name: 'a.pdf' })).toHaveAttribute('value', '40');
  first.answer();
  (await sent(2)).answer();
  await expect.poll(urls).toEqual(['/files/a.pdf', '/files/b.pdf']);
  expect(value()).toMatchObject([{ name: 'a.pdf', size: 2048, type: 'application/pdf' }, {}]);
  await expect.element(screen.getByText('2 kB')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 uploaded, 0 under way, 0 not uploaded');
});

test('FileUpload by keyboard: a file is cancelled, sent again, and removed after a question', async () => {
  const { screen, input, urls, sent, happened } = await show();
  await userEvent.upload(input, file('a.pdf'));
  const first = await sent(1);
  await userEvent.tab();
  await expect.element(input).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Cancel a.pdf' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(first.signal.aborted).toBe(true);
  await expect.element(screen.getByText('Cancelled')).toBeVisible();
  expect(urls()).toEqual([]);
  screen.getByRole('button', { name: 'Try a.pdf again' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveFocus();
  (await sent(2)).answer();
  await expect.poll(urls).toEqual(['/files/a.pdf']);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Remove a.pdf' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Remove “a.pdf”?');
  await userEvent.keyboard('{Escape}');
  expect(urls()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(urls).toEqual([]);
  expect(happened).toEqual([['remove', { url: '/files/a.pdf', name: 'a.pdf' }]]);
  await expect.element(input).toHaveFocus();
});

test('FileUpload shows what the server said of a file that failed, and the others go on', async () => {
  const { screen, input, urls, sent } = await show();
  await userEvent.upload(input, [file('a.pdf'), file('b.pdf')]);
  (await sent(1)).fail('The disk is full.');
  await expect.element(screen.getByText('The disk is full.')).toBeVisible();
  (await sent(2)).answer();
  await expect.poll(urls).toEqual(['/files/b.pdf']);
  await screen.getByRole('button', { name: 'Remove a.pdf' }).click();
  await expect.element(screen.getByText('The disk is full.')).not.toBeInTheDocument();
});

test('FileUpload says of each dropped file why it is not sent', async () => {
  const { screen, input, sent, urls } = await show({ accept: ['.pdf'], maxSize: 1024 });
  drop(input.element(), [file('a.exe'), file('big.pdf', 2048), file('none.pdf', 0), file('good.pdf')]);
  await expect.element(screen.getByText('This file type is not allowed. Allowed: .pdf.')).toBeVisible();
  await expect.element(screen.getByText('Larger than 1 kB. Choose a smaller file.')).toBeVisible();
  await expect.element(screen.getByText('The file is empty.')).toBeVisible();
  (await sent(1)).answer();
  await expect.poll(urls).toEqual(['/files/good.pdf']);
});

test('FileUpload takes no more files than it may, and says how many were left out', async () => {
  const { screen, input, sent } = await show({ maxCount: 2 }, [{ url: '/files/x.pdf', name: 'x.pdf' }]);
  drop(input.element(), [file('a.pdf'), file('b.pdf'), file('c.pdf')]);
  await expect
    .element(screen.getByText('There may be only 2 files: 2 were left out. Remove one to make room.'))
    .toBeVisible();
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  expect((await sent(1)).name).toBe('a.pdf');
});

test('FileUpload that leaves ends what it was sending', async () => {
  const { screen, input, sent } = await show();
  await userEvent.upload(input, file('a.pdf'));
  const { signal } = await sent(1);
  await screen.unmount();
  expect(signal.aborted).toBe(true);
});

/** A person drops files: the browser's dialog offers no others than may be taken. */
function drop(input: Element, files: readonly File[]): void {
  const data = new DataTransfer();
  for (const dropped of files) data.items.add(dropped);
  input.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
}
