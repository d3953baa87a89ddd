import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cell, column, show } from '../testing/people.ts';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const stored = (id: string, filename: string, mime: string) => ({
  id,
  filename,
  size: 2048,
  mime,
  url: mime.startsWith('image/') ? pixel : `/files/signed/${id}.sign`,
  width: 1,
  height: 1,
  variants: [],
});
const rows = [
  {
    id: 'a',
    name: 'Ada',
    plan: ['f1', 'hidden'],
    photo: ['p1'],
    texts: { plan: ['Plan.pdf', 'hidden'], photo: ['Site.png'] },
  },
  { id: 'b', name: 'Bob', plan: null, photo: null, texts: {} },
];
const filesColumn = (id: string, files: object) =>
  column(id, {
    kind: 'files',
    files,
    value: { $: ['get', ['get', ['var', 'row'], 'texts'], id] },
    edit: true,
    editor: 'files',
    raw: cell(id),
    texts: { $: ['get', ['get', ['var', 'row'], 'texts'], id] },
  });
const columns = [
  column('name'),
  filesColumn('plan', { are_pictures: false, max_files: 3, max_size: 1_048_576, extensions: ['pdf'] }),
  filesColumn('photo', { are_pictures: true, max_files: 2 }),
];

/** A table over a server that has three files, of which this person may read two. */
async function sheet(listen: string[] = ['editCells'], { confirm = (): boolean => true } = {}) {
  const asked: unknown[] = [];
  const known = [stored('f1', 'Plan.pdf', 'application/pdf'), stored('p1', 'Site.png', 'image/png')];
  const client = {
    call: async (id: string, args: Readonly<Record<string, unknown>>) => {
      asked.push([id, args]);
      if (id === 'openFiles') return { files: known.filter((one) => Object(args['ids']).includes(one.id)) };
      const { name } = Object(args['file']);
      known.push(stored('new', name, 'application/pdf'));
      return { ...stored('new', name, 'application/pdf'), url: '' };
    },
  };
  const operation = { reads: [], writes: [], safe: false };
  const operations = { uploadFile: operation, openFiles: operation };
  const given = { rows, editing: 'cells' };
  const shown = await show(given, { listen, slots: { columns }, host: { client, operations, confirm } });
  const at = (position: string): HTMLElement => {
    const found = shown.screen.container.querySelector<HTMLElement>(`[data-place="${position}"]`);
    return found ?? expect.fail(`There is no cell ${position}.`);
  };
  return { ...shown, asked, at };
}
const cellsOf = ([, detail]: readonly [string, unknown]) => Object(detail).changes[0].cells;

test('REC-06 REC-11 cells say the names of files that may be read, and pictures are small and open larger', async () => {
  const { screen, asked, at, happened } = await sheet(['rowClick']);
  await expect.element(screen.getByRole('button', { name: 'Show all 2 files, first Plan.pdf' })).toBeVisible();
  expect(at('0:1').textContent).toBe('Plan.pdf+1');
  const picture = screen.getByRole('button', { name: 'Show Site.png' });
  await expect.element(picture).toBeEnabled();
  expect(asked, 'only pictures have to be asked for').toEqual([['openFiles', { ids: ['p1'] }]]);
  await picture.click();
  await expect.element(screen.getByRole('dialog', { name: 'Site.png' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: /Plan/ }).click();
  const list = screen.getByRole('dialog', { name: 'Plan' });
  await expect.element(list.getByText('Plan.pdf')).toBeVisible();
  // A file that may not be read has no id either.
  await expect.element(list).not.toHaveTextContent('hidden');
  expect(list.getByRole('button', { name: 'Save' }).elements()).toEqual([]);
  expect(happened, 'a press on a file opens no record').toEqual([]);
});

test('REC-08 REC-11 a cell takes files within its bounds, which it says, and can be taken back', async () => {
  const { screen, at, happened } = await sheet();
  await userEvent.dblClick(at('1:1'));
  const dialog = screen.getByRole('dialog', { name: 'Plan' });
  await expect.element(dialog).toHaveTextContent('.pdf');
  await expect.element(dialog).toHaveTextContent('1 MB');
  const input = dialog.element().querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(input ?? expect.fail('no input'), new File(['x'], 'New.exe'));
  await expect.element(dialog.getByText('New.exe')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.upload(input ?? expect.fail('no input'), new File(['x'], 'New.pdf', { type: 'application/pdf' }));
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => happened.map(cellsOf)).toEqual([[{ field: 'plan', value: ['new'] }]]);
  await expect.poll(() => document.activeElement).toBe(at('1:1'));
});

test('REC-08 files are removed from a cell and a key that types opens nothing', async () => {
  const { screen, at, happened } = await sheet();
  await userEvent.dblClick(at('0:0'));
  await userEvent.keyboard('{Escape}{ArrowRight}{ArrowRight}x');
  expect(screen.getByRole('dialog').elements()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Photo' });
  await dialog.getByRole('button', { name: /Remove Site.png/ }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => happened.map(cellsOf)).toEqual([[{ field: 'photo', value: null }]]);
});

test('REC-08 files that were just sent to a cell are not lost by Escape, a press beside or Cancel without a question', async () => {
  const answers = [false, false, false, true];
  const { screen, at, host, happened } = await sheet(['editCells'], { confirm: () => answers.shift() ?? false });
  await userEvent.dblClick(at('1:1'));
  const dialog = screen.getByRole('dialog', { name: 'Plan' });
  const input = dialog.element().querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(input ?? expect.fail('no input'), new File(['x'], 'New.pdf', { type: 'application/pdf' }));
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => host.questions).toHaveLength(1);
  expect(host.questions[0]).toMatchObject({ title: 'Close without saving?', ok: 'Close', cancel: 'Go on editing' });
  dialog.element().dispatchEvent(new MouseEvent('mousedown', { clientX: 1, clientY: 1, bubbles: true }));
  await expect.poll(() => host.questions).toHaveLength(2);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => host.questions).toHaveLength(3);
  await expect.element(dialog.getByText('New.pdf', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(host.questions).toHaveLength(4);
  expect(happened).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(host.questions, 'nothing was changed').toHaveLength(4);
});
