import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { designClient, designOperations } from '#tests/widgets/design-kit.ts';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import examples from './PageDesigner.examples.json' with { type: 'json' };

const [{ props }] = examples as [(typeof examples)[number]];
const dialog = {
  title: { t: { 'en-US': 'Rename', 'zh-CN': '重命名' } },
  body: { id: 'rename', widget: 'Text', props: { text: { t: { 'en-US': 'A new name', 'zh-CN': '新名称' } } } },
};

/** Shows the designer of the example, whose page has a dialog too. */
async function show() {
  await page.viewport(1440, 900);
  const { design } = props;
  const base = { ...design.base, dialogs: { rename: dialog } };
  const shown = await showWidget(
    'PageDesigner',
    { ...props, label: 'Designer of Example', design: { ...design, base } },
    { listen: ['change'], host: { client: designClient(), operations: designOperations } },
  );
  await expect.element(shown.screen.getByRole('application', { name: /^Canvas/ })).toBeInTheDocument();
  const last = (): unknown => (shown.happened.at(-1)?.[1] as { operations?: unknown } | undefined)?.operations;
  return { ...shown, last };
}

test('P48 PageDesigner writes a part as JSON, says what is wrong with it, and keeps what was typed', async () => {
  const { screen, last } = await show();
  await userEvent.click(screen.getByRole('treeitem', { name: 'Welcome · Heading' }));
  screen.container.querySelector<HTMLElement>('[data-properties] summary')?.click();
  const json = screen.getByRole('textbox', { name: 'JSON' });
  const node = JSON.parse((json.element() as HTMLTextAreaElement).value);
  expect(node).toMatchObject({ id: 'heading', widget: 'Heading' });
  await userEvent.fill(json, '{\n"id": "heading",\n}');
  await expect.element(screen.getByText('This is not valid JSON yet: see line 3.')).toBeVisible();
  await expect.element(json).toHaveValue('{\n"id": "heading",\n}');
  await userEvent.fill(json, JSON.stringify({ ...node, id: 'other' }));
  await expect.element(screen.getByText(/^This cannot take the place of the part/)).toBeVisible();
  expect(last()).toBeUndefined();
  await userEvent.fill(json, JSON.stringify({ ...node, props: { ...node.props, level: 3 } }));
  await expect.poll(last).toEqual([{ op: 'set', node: 'heading', path: ['props', 'level'], value: 3 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => JSON.parse((json.element() as HTMLTextAreaElement).value)).toEqual(node);
});

test('P49 PageDesigner shows the dialog of a selected part over the page, and closes it with the selection', async () => {
  const { screen } = await show();
  const posted: { design?: { open?: unknown } }[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => posted.push(data);
  const greeting = { data: { type: 'pagewright:preview', version: 1 }, origin: 'null', ports: [port2] };
  const source = screen.container.querySelector('iframe')?.contentWindow ?? null;
  window.dispatchEvent(new MessageEvent('message', { ...greeting, source }));
  const open = () => posted.at(-1)?.design?.open;
  await expect.poll(() => posted.length).toBe(1);
  expect(open()).toBeUndefined();
  await userEvent.click(screen.getByRole('treeitem', { name: /A new name/ }));
  await expect.poll(open).toEqual({ kind: 'dialog', name: 'rename' });
  await userEvent.click(screen.getByRole('treeitem', { name: 'Welcome · Heading' }));
  await expect.poll(open).toBeUndefined();
  port1.close();
});
