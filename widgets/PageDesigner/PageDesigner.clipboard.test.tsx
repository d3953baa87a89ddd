import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { designClient, designOperations } from '#tests/widgets/design-kit.ts';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import examples from './PageDesigner.examples.json' with { type: 'json' };

const [{ props }] = examples as [(typeof examples)[number]];

/** Shows the designer in a wide window; nodes are selected in the outline. */
async function show() {
  await page.viewport(1440, 900);
  const shown = await showWidget(
    'PageDesigner',
    { ...props, label: 'Designer of Example' },
    { listen: ['change'], host: { client: designClient(), operations: designOperations } },
  );
  await expect.element(shown.screen.getByRole('tree', { name: 'Parts of the page' })).toBeVisible();
  await expect.element(shown.screen.getByRole('application', { name: /^Canvas/ })).toBeInTheDocument();
  const last = (): unknown => (shown.happened.at(-1)?.[1] as { operations?: unknown } | undefined)?.operations;
  const item = (name: string | RegExp) => shown.screen.getByRole('treeitem', { name });
  /** An event of the clipboard at the canvas, as its key makes it; the text that it holds afterwards. */
  const clipboard = (kind: 'copy' | 'cut' | 'paste', text = '', at?: Element): string => {
    const clipboardData = new DataTransfer();
    if (text) clipboardData.setData('text/plain', text);
    const target = at ?? shown.screen.getByRole('application', { name: /^Canvas/ }).element();
    target.dispatchEvent(new ClipboardEvent(kind, { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/plain');
  };
  return { ...shown, last, item, clipboard };
}

test('P48 PageDesigner copies a part with its texts, and pastes it with an id of its own, as one step', async () => {
  const { screen, last, item, clipboard } = await show();
  await userEvent.click(item('Welcome · Heading'));
  const copied = clipboard('copy');
  expect(JSON.parse(copied)).toMatchObject({ pagewright: 'nodes', version: 1, nodes: [{ id: 'heading' }] });
  clipboard('paste', copied);
  await expect
    .poll(last)
    .toMatchObject([{ op: 'insert', after: 'heading', value: { id: 'x.heading', widget: 'Heading' } }]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(last).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('P48 PageDesigner cuts a part out, and duplicates one by its key and by its button', async () => {
  const { screen, last, item, clipboard } = await show();
  await userEvent.click(item('Welcome · Heading'));
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate' }));
  await userEvent.keyboard('{Control>}d{/Control}');
  await expect.poll(last).toMatchObject([
    { op: 'insert', after: 'heading', value: { id: 'x.heading' } },
    { op: 'insert', after: 'x.heading', value: { id: 'x.heading2' } },
  ]);
  const cut = clipboard('cut');
  expect(JSON.parse(cut)).toMatchObject({ nodes: [{ id: 'x.heading2' }] });
  await expect.poll(last).toMatchObject([{ op: 'insert', value: { id: 'x.heading' } }]);
});

test('P25 PageDesigner says that the clipboard holds no parts, and leaves the clipboard of inputs to them', async () => {
  const { screen, happened, item, clipboard } = await show();
  await userEvent.click(item('Welcome · Heading'));
  await expect.element(screen.getByLabelText('Text (English)')).toBeVisible();
  clipboard('paste', 'Just words');
  await expect.element(screen.getByText('The clipboard holds no parts of a page.')).toBeVisible();
  expect(clipboard('copy', '', screen.getByLabelText('Text (English)').element())).toBe('');
  expect(happened).toEqual([]);
});
