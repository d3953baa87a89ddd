import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { designClient, designOperations } from '#tests/widgets/design-kit.ts';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import examples from './PageDesigner.examples.json' with { type: 'json' };

const [{ props }] = examples as [(typeof examples)[number]];
const english = {
  ...props,
  label: 'Designer of Example',
};

/** Shows the designer in a wide window. Its frame has no program in this test, so nodes are selected in the outline. */
async function show(more: object = {}) {
  await page.viewport(1440, 900);
  const shown = await showWidget(
    'PageDesigner',
    { ...english, ...more },
    { listen: ['change'], host: { client: designClient(), operations: designOperations } },
  );
  await expect.element(shown.screen.getByRole('tree', { name: 'Parts of the page' })).toBeVisible();
  return shown;
}
const operations = (shown: Awaited<ReturnType<typeof show>>): unknown => {
  const [, detail] = shown.happened.at(-1) ?? [];
  return (detail as { operations?: unknown } | undefined)?.operations;
};

test('P48 PageDesigner adds, words and moves, and undo of all leaves nothing to save', async () => {
  const shown = await show();
  const { screen } = shown;
  await userEvent.click(screen.getByRole('treeitem', { name: 'Welcome · Heading' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Add' }));
  await userEvent.click(screen.getByRole('button', { name: 'Notice', exact: true }));
  const words = screen.getByLabelText('Text (English)');
  await userEvent.fill(words, 'Closed on Friday');
  await expect
    .poll(() => operations(shown))
    .toEqual([
      {
        op: 'insert',
        parent: 'page',
        slot: 'default',
        after: 'heading',
        value: {
          id: 'x.notice',
          widget: 'Notice',
          props: { text: { t: { 'en-US': 'Closed on Friday', 'zh-CN': '需要大家知道的事项。' } } },
        },
      },
    ]);
  await userEvent.click(screen.getByRole('button', { name: 'Move up' }));
  await expect.poll(() => operations(shown)).toMatchObject([{ op: 'insert', after: null }]);
  for (let turn = 0; turn < 3; turn += 1) await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect.poll(() => operations(shown)).toEqual([]);
});

test('CFG-16 PageDesigner hides a part for all but a role set, and takes that back', async () => {
  const shown = await show();
  const { screen } = shown;
  await userEvent.click(screen.getByRole('treeitem', { name: /^Everything.* · Text$/ }));
  const audience = screen.getByLabelText('Who sees it');
  await userEvent.selectOptions(audience, 'Administrators of the workspace');
  await expect
    .poll(() => operations(shown))
    .toEqual([{ op: 'set', node: 'words', path: ['roles'], value: 'workspaceAdmins' }]);
  await userEvent.selectOptions(audience, 'Everyone who may open the page');
  await expect.poll(() => operations(shown)).toEqual([]);
});

test('PageDesigner brings back what was removed', async () => {
  const shown = await show();
  const { screen } = shown;
  await userEvent.click(screen.getByRole('treeitem', { name: 'Welcome · Heading' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await expect.poll(() => operations(shown)).toMatchObject([{ op: 'remove', node: 'heading' }]);
  await screen
    .getByRole('application', { name: /^Canvas/ })
    .element()
    .focus();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Bring back' }));
  await expect.poll(() => operations(shown)).toEqual([]);
});

test('PageDesigner says what is wrong at once, and hands out nothing until it is mended', async () => {
  const shown = await show();
  const { screen } = shown;
  await userEvent.click(screen.getByRole('treeitem', { name: 'Welcome · Heading' }));
  await userEvent.fill(screen.getByLabelText('Text (English)'), 'Hello {');
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/One issue keeps the page from being saved/);
  expect(operations(shown)).toBeUndefined();
  await userEvent.fill(screen.getByLabelText('Text (English)'), 'Hello');
  await expect.poll(() => operations(shown)).toMatchObject([{ op: 'set', node: 'heading' }]);
});

test('PageDesigner waits while the last changes are saved', async () => {
  const shown = await show({ status: 'saving' });
  await userEvent.click(shown.screen.getByRole('treeitem', { name: 'Welcome · Heading' }));
  await userEvent.click(shown.screen.getByRole('button', { name: 'Remove' }));
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(shown.happened).toEqual([]);
});

test('PageDesigner says when a step is not possible, and changes nothing', async () => {
  const { screen, happened } = await show();
  await userEvent.click(screen.getByRole('treeitem', { name: /Column or row$/ }));
  const canvas = screen.getByRole('application', { name: /^Canvas/ });
  await expect.element(canvas).toBeInTheDocument();
  canvas.element().focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(screen.getByText('That is not possible here.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  expect(happened).toEqual([]);
});

test('P49 PageDesigner has the data of the page read anew at a press, and not at an edit', async () => {
  const { screen } = await show();
  const posted: { design?: { reloads: number } }[] = [];
  const frame = () => screen.container.querySelector('iframe');
  await expect.poll(frame).not.toBeNull();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => posted.push(data);
  const greeting = { data: { type: 'pagewright:preview', version: 1 }, origin: 'null', ports: [port2] };
  window.dispatchEvent(new MessageEvent('message', { ...greeting, source: frame()?.contentWindow ?? null }));
  const reloads = () => posted.map(({ design }) => design?.reloads);
  await expect.poll(reloads).toEqual([0]);
  await userEvent.click(screen.getByRole('treeitem', { name: 'Welcome · Heading' }));
  await userEvent.fill(screen.getByLabelText('Text (English)'), 'Hello');
  await expect.poll(reloads).toEqual([0, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Reload data' }));
  await expect.poll(reloads).toEqual([0, 0, 1]);
  port1.close();
});
