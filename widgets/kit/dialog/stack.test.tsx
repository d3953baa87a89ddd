import '#app/theme/index.css';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { widgetRegistry } from '#widgets';
import type { CompiledNode, CompiledDialog, Expr } from '#engine/document';
import { createTestHost, documentOf, renderDocument } from '../../../engine/react/testing/index.ts';
import { widgetMessages } from '#tests/widgets/widget-messages.ts';

beforeEach(async () => page.viewport(1200, 800));

const button = (id: string, actions: { do: string; [argument: string]: unknown }[]): CompiledNode => ({
  id,
  widget: 'Button',
  props: { label: id },
  on: { click: actions },
});
const text = (id: string): CompiledNode => ({ id, widget: 'TextField', props: { label: id }, bind: ['state', id] });
const stack = (nodes: CompiledNode[]): CompiledNode => ({ id: 'root', widget: 'Stack', slots: { default: nodes } });
const overlay = (title: string, nodes: CompiledNode[], more: Partial<CompiledDialog> = {}): CompiledDialog => ({
  title,
  body: stack(nodes),
  ...more,
});
const opener = (kind: 'Dialog' | 'Drawer', name: string): CompiledNode =>
  button(`open ${name}`, [{ do: `open${kind}`, [kind.toLowerCase()]: name }]);

async function show(
  nodes: CompiledNode[],
  parts: { dialogs?: Record<string, CompiledDialog>; drawers?: Record<string, CompiledDialog> },
  confirm: () => boolean = () => true,
) {
  const messages = { ...widgetMessages('en-US') };
  const document = documentOf(stack(nodes), { messages, ...parts });
  return renderDocument(document, { host: createTestHost({ widgets: widgetRegistry, confirm }) });
}

const dialogs = () => page.getByRole('dialog').elements().length;

test('SHELL-28 three nested drawers: Escape closes the top one only, and the focus goes back to what opened it', async () => {
  const { screen } = await show([opener('Drawer', 'one')], {
    drawers: {
      one: overlay('One', [opener('Drawer', 'two')]),
      two: overlay('Two', [opener('Drawer', 'three')]),
      three: overlay('Three', []),
    },
  });
  for (const name of ['one', 'two', 'three']) {
    const press = screen.getByRole('button', { name: `open ${name}` });
    const element = press.element();
    if (element instanceof HTMLElement) element.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: name.replace(/^./, (c) => c.toUpperCase()) })).toBeVisible();
  }
  for (const [left, focused] of [
    [2, 'open three'],
    [1, 'open two'],
    [0, 'open one'],
  ] as const) {
    await userEvent.keyboard('{Escape}');
    await expect.poll(dialogs).toBe(left);
    await expect.element(page.getByRole('button', { name: focused })).toHaveFocus();
  }
});

test('Escape and Tab still reach the topmost layer when what had the focus is gone', async () => {
  const { screen } = await show([opener('Drawer', 'one')], {
    drawers: { one: overlay('One', [opener('Dialog', 'two')]) },
    dialogs: { two: overlay('Two', [text('name')], { state: { name: { type: 'string', default: '' } } }) },
  });
  await screen.getByRole('button', { name: 'open one' }).click();
  await screen.getByRole('button', { name: 'open two' }).click();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('role')).toBe('dialog');
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialogs).toBe(1);
  await expect.element(page.getByRole('dialog', { name: 'One' })).toBeVisible();
});

test('closing asks while something is not saved: a no keeps the dialog and what was typed', async () => {
  const answers = [false, true];
  const unsaved: Expr = ['op', '!=', ['get', ['var', 'state'], 'name'], ['lit', '']];
  const { screen, host } = await show(
    [opener('Dialog', 'edit')],
    {
      dialogs: { edit: overlay('Edit', [text('name')], { unsaved, state: { name: { type: 'string', default: '' } } }) },
    },
    () => answers.shift() ?? true,
  );
  const open = screen.getByRole('button', { name: 'open edit' });
  await open.click();
  await expect.element(page.getByRole('dialog', { name: 'Edit' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialogs).toBe(0);
  expect(host.questions).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 320));
  await open.click();
  await page.getByRole('textbox').fill('Acme');
  await userEvent.keyboard('{Escape}');
  await expect
    .poll(() => host.questions)
    .toMatchObject([
      {
        title: 'Close without saving?',
        text: expect.stringContaining('not saved'),
        ok: 'Close',
        cancel: 'Go on editing',
        isDanger: true,
      },
    ]);
  await expect.element(page.getByRole('textbox')).toHaveValue('Acme');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(dialogs).toBe(0);
  expect(host.questions).toHaveLength(2);
});

test('a dialog takes the whole width of a telephone', async () => {
  await page.viewport(390, 800);
  const { screen } = await show([opener('Dialog', 'edit')], { dialogs: { edit: overlay('Edit', []) } });
  await screen.getByRole('button', { name: 'open edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit' });
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => Math.round(dialog.element().getBoundingClientRect().width)).toBe(390);
});
