import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const operation = { reads: [], writes: [], safe: false };
const operations = { uploadFile: operation, openFiles: operation, getSignedFile: operation };
const field = (id: string, kind: object, more: object = {}) => ({ node: 'field', id, label: id, kind, ...more });

interface Call {
  id: string;
  args: Record<string, unknown>;
  signal: AbortSignal | undefined;
  progress(loaded: number): void;
  answer(value: unknown): void;
  fail(message: string): void;
}

const stored = (id: string, filename: string, image = false) => ({
  id,
  filename,
  size: 2048,
  mime: image ? 'image/png' : 'application/pdf',
  url: image ? pixel : `/files/signed/${id}.sign`,
  width: 1,
  height: 1,
  variants: [],
});

/** A form over a server that answers when the test says so; `openFiles` knows two files at once. */
async function show(
  fields: object[],
  value: Record<string, never> | object = {},
  props: object = {},
  more: object = {},
) {
  const calls: Call[] = [];
  const saved: string[] = [];
  const known = [stored('f1', 'Plan.pdf'), stored('p1', 'Site.png', true)];
  const client = {
    call: (id: string, args: Readonly<Record<string, unknown>>, options: Record<string, unknown> = {}) => {
      // Safe: the engine hands over its own options.
      const { signal, onProgress } = options as { signal?: AbortSignal; onProgress?(at: object): void };
      if (id === 'openFiles') {
        const ids = args['ids'] as string[];
        calls.push({ id, args, signal, progress: () => undefined, answer: () => undefined, fail: () => undefined });
        return Promise.resolve({ files: known.filter((one) => ids.includes(one.id)) });
      }
      if (id === 'getSignedFile') return Promise.resolve(new File(['x'], 'server.pdf'));
      return new Promise((resolve, refuse) => {
        signal?.addEventListener('abort', () => refuse(signal.reason));
        calls.push({
          id,
          args,
          signal,
          progress: (loaded) => onProgress?.({ loaded, total: 100 }),
          answer(answer) {
            const file = answer as (typeof known)[number];
            known.push(file);
            resolve({ ...file, url: '', variants: [] });
          },
          fail: (message) => refuse(new Error(message)),
        });
      });
    },
  };
  const files = { choose: () => Promise.resolve(undefined), save: (_: unknown, name: string) => void saved.push(name) };
  const shown = await showWidget(
    'RecordForm',
    { label: 'Form', config: { formLabel: 'Form', fields }, ...props },
    // Safe: a record is JSON.
    {
      value: value as never,
      listen: ['submit'],
      host: { client, operations, files, ...more },
      on: { change: [{ do: 'wait', milliseconds: 50 }] },
    },
  );
  const sent = async (count: number): Promise<Call> => {
    const uploads = () => calls.filter(({ id }) => id === 'uploadFile');
    await expect.poll(() => uploads().length).toBe(count);
    return uploads()[count - 1] as Call;
  };
  return { ...shown, calls, saved, sent };
}

const file = (name: string, type = 'application/pdf') => new File([new Uint8Array(10)], name, { type });

test('NOTE-07 RecordForm sends files as those of a record, tells how far they are, and keeps their ids', async () => {
  const docs = field('docs', { type: 'file', max_files: 3, extensions: ['pdf'], max_size: 20 });
  const { screen, value, sent } = await show([docs], { docs: ['f1'] });
  await expect.element(screen.getByText('Plan.pdf', { exact: true })).toBeVisible();
  const input = screen.getByLabelText('docs', { exact: true });
  await userEvent.upload(input, [file('New.pdf'), new File([new Uint8Array(99)], 'Big.pdf')]);
  const first = await sent(1);
  expect(first.args).toMatchObject({ purpose: 'record' });
  expect(first.args['file']).toBeInstanceOf(File);
  first.progress(40);
  await expect.element(screen.getByText('Uploading, 40%')).toBeVisible();
  await expect.element(screen.getByText(/^Larger than/)).toBeVisible();
  first.answer(stored('f2', 'New.pdf'));
  await expect.poll(value).toEqual({ docs: ['f1', 'f2'] });
  await userEvent.upload(input, file('Other.pdf'));
  const second = await sent(2);
  screen.getByRole('button', { name: 'Cancel Other.pdf' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(second.signal?.aborted).toBe(true);
  expect(value()).toEqual({ docs: ['f1', 'f2'] });
  screen.getByRole('button', { name: 'Remove Plan.pdf' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(value).toEqual({ docs: ['f2'] });
});

test('RecordForm hands a file over by a new address, also where it is only read', async () => {
  const { screen, saved, calls } = await show(
    [field('docs', { type: 'file' })],
    { docs: ['f1', 'gone'] },
    { readOnly: true },
  );
  await screen.getByRole('button', { name: 'Download Plan.pdf' }).click();
  await expect.poll(() => saved).toEqual(['Plan.pdf']);
  expect(calls.map(({ id, args }) => [id, args])).toEqual([
    ['openFiles', { ids: ['f1', 'gone'] }],
    ['openFiles', { ids: ['f1'] }],
  ]);
  await expect.element(screen.getByText('Unknown file')).toBeVisible();
});

test('RecordForm shows pictures small and large, and takes more of them', async () => {
  const { screen, value, sent } = await show([field('photos', { type: 'image', max_files: 2 })], { photos: ['p1'] });
  const small = screen.getByRole('button', { name: 'Show Site.png' });
  await expect.element(small).toBeEnabled();
  small.element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Site.png' });
  await expect.element(dialog.getByRole('img', { name: 'Site.png' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(small).toHaveFocus();
  const input = screen.getByLabelText('photos', { exact: true });
  await userEvent.upload(input, [file('new.png', 'image/png')]);
  (await sent(1)).answer(stored('p2', 'new.png', true));
  await expect.poll(value).toEqual({ photos: ['p1', 'p2'] });
  await expect.element(input).toBeDisabled();
  await screen.getByRole('button', { name: 'Remove Site.png' }).click();
  await expect.poll(value).toEqual({ photos: ['p2'] });
  await userEvent.upload(input, [file('page.html', 'text/html')]);
  await expect.element(screen.getByText(/not allowed/)).toBeVisible();
});

test('RecordForm keeps a signature as the id of its picture', async () => {
  const { screen, value, sent } = await show([field('sign', { type: 'signature' }, { is_required: true })]);
  await screen.getByRole('textbox', { name: 'sign' }).fill('Ada');
  await screen.getByRole('button', { name: 'Sign', exact: true }).click();
  const upload = await sent(1);
  expect(upload.args['file']).toMatchObject({ name: 'signature.png', type: 'image/png' });
  upload.answer(stored('s1', 'signature.png', true));
  await expect.poll(value).toEqual({ sign: 's1' });
  await expect.element(screen.getByRole('img', { name: 'Signature: sign' })).toBeVisible();
});

test('P22 RecordForm shows a fault in place of what its host does not have, and the others work', async () => {
  const custom = { type: 'custom', value_type: 'text', component_id: 'TextFeild' };
  const known = {
    type: 'custom',
    value_type: 'text',
    component_id: 'TextArea',
    config: { rows: 2, placeholder: { $: ['var', 'state'] } },
  };
  const { screen, value } = await show([field('wrong', custom), field('right', known)]);
  await expect.element(screen.getByText(/Did you mean "TextField"\?/)).toBeVisible();
  expect(screen.container.querySelector('[data-fault]')?.getAttribute('data-fault')).toBe('FORM_COMPONENT_UNKNOWN');
  await screen.getByRole('textbox', { name: 'right' }).fill('words');
  expect(value()).toEqual({ right: 'words' });
  const without = await showWidget(
    'RecordForm',
    {
      label: 'Form',
      config: { formLabel: 'Form', fields: [field('docs', { type: 'file' }), field('name', { type: 'text' })] },
    },
    { value: {} },
  );
  await expect.element(without.screen.getByLabelText('name')).toBeVisible();
  const shown = without.screen.container.querySelector('[data-fault]');
  expect(shown?.getAttribute('data-fault')).toBe('FORM_KIND_UNSHOWN');
});

const submit = (screen: Awaited<ReturnType<typeof show>>['screen']) =>
  screen.container.querySelector('form')?.requestSubmit();

test('REC-07 saving waits for a file that is being sent, and then holds it', async () => {
  const { screen, happened, sent } = await show([field('docs', { type: 'file' }), field('name', { type: 'text' })]);
  await userEvent.fill(screen.getByLabelText('name', { exact: true }), 'Pump');
  await userEvent.upload(screen.getByLabelText('docs', { exact: true }), file('New.pdf'));
  const first = await sent(1);
  // The list of the last change has ended: what makes the form busy from here on is the file.
  await expect.element(screen.getByRole('form', { name: 'Form' })).not.toHaveAttribute('aria-busy');
  submit(screen);
  await expect.element(screen.getByRole('form', { name: 'Form' })).toHaveAttribute('aria-busy', 'true');
  submit(screen);
  expect(happened).toEqual([]);
  first.progress(40);
  await expect.element(screen.getByText('Uploading, 40%')).toBeVisible();
  first.answer(stored('f2', 'New.pdf'));
  await expect
    .poll(() => happened.map(([, detail]) => Object(detail).record))
    .toEqual([{ docs: ['f2'], name: 'Pump' }]);
  await expect.element(screen.getByRole('form', { name: 'Form' })).not.toHaveAttribute('aria-busy');
});

test.each(['docs', 'photos'])(
  'REC-07 a file of %s that could not be sent is an issue, and nothing is saved without it',
  async (id) => {
    const kind = id === 'docs' ? { type: 'file' } : { type: 'image', max_files: 3 };
    const { screen, happened, sent } = await show([field(id, kind)]);
    const input = screen.getByLabelText(id, { exact: true });
    await userEvent.upload(input, id === 'docs' ? file('New.pdf') : file('New.png', 'image/png'));
    const first = await sent(1);
    submit(screen);
    first.fail('No room.');
    await expect.element(input).toHaveAccessibleDescription(/Some files were not uploaded/);
    await expect.element(screen.getByRole('form', { name: 'Form' })).not.toHaveAttribute('aria-busy');
    expect(happened).toEqual([]);
    await screen.getByRole('button', { name: 'Remove New' }).first().click();
    submit(screen);
    await expect.poll(() => happened).toHaveLength(1);
  },
);

test('REC-07 a page asks before a file that is being sent is lost', async () => {
  const holds = new Set<() => boolean>();
  const navigator = {
    location: () => ({ path: '/', query: {} }),
    go: () => undefined,
    guard(isUnsaved: () => boolean) {
      holds.add(isUnsaved);
      return () => holds.delete(isUnsaved);
    },
  };
  const { screen, sent } = await show([field('docs', { type: 'file' })], {}, {}, { navigator });
  expect(holds.size).toBe(0);
  await userEvent.upload(screen.getByLabelText('docs', { exact: true }), file('New.pdf'));
  const first = await sent(1);
  await expect.poll(() => [...holds].map((asks) => asks())).toEqual([true]);
  first.answer(stored('f2', 'New.pdf'));
  await expect.poll(() => holds.size).toBe(0);
});

test('REC-07 a signature that is drawn and not taken is an issue, and nothing is saved without it', async () => {
  const { screen, happened } = await show([field('sign', { type: 'signature' })]);
  await userEvent.fill(screen.getByRole('textbox', { name: 'sign' }), 'Ada');
  submit(screen);
  await expect.element(screen.getByText('This is not signed yet. Press Sign, or Clear.')).toBeVisible();
  expect(happened).toEqual([]);
  await screen.getByRole('button', { name: 'Clear' }).click();
  submit(screen);
  await expect.poll(() => happened).toHaveLength(1);
});
