import '#app/theme/index.css';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { widgetRegistry } from '#widgets';
import type { CompiledNode, CompiledDialog, Expr } from '#engine/document';
import { createTestHost, documentOf, renderDocument } from '../../../engine/react/testing/index.ts';
import { widgetMessages } from '#tests/widgets/widget-messages.ts';
import { releasePage, showDialog } from './show-dialog.ts';

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
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.closest('dialog')).toBe(page.getByRole('dialog', { name: 'Two' }).element());
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
  host.pass(300);
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

test('SHELL-40 the page behind a dialog is inert and does not scroll; a press on it closes the dialog, and Escape asks each time', async () => {
  const unsaved: Expr = ['lit', true];
  const { screen, host } = await show(
    [opener('Dialog', 'edit'), text('behind')],
    {
      dialogs: { edit: overlay('Edit', [text('name')], { unsaved, state: { name: { type: 'string', default: '' } } }) },
    },
    () => false,
  );
  const open = screen.getByRole('button', { name: 'open edit' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Edit' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().matches('dialog:modal')).toBe(true);
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  const behind = screen.getByRole('textbox', { name: 'behind' }).element();
  if (behind instanceof HTMLElement) behind.focus();
  expect(document.activeElement).not.toBe(behind);
  // A browser closes what does not close at the first Escape, without an event that could be refused.
  for (let press = 1; press <= 4; press += 1) {
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => host.questions).toHaveLength(press);
    await expect.element(dialog).toBeVisible();
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (let press = 5; press <= 8; press += 1) {
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().matches('dialog:modal')).toBe(true);
  }
  const { length } = host.questions;
  await page.elementLocator(document.documentElement).click({ position: { x: 5, y: 400 }, force: true });
  await expect.poll(() => host.questions).toHaveLength(length + 1);
});

test('a dialog lets what is outside of it be used while that is asked for, and is modal again afterwards', async () => {
  const { screen } = await show([opener('Dialog', 'one'), text('behind')], {
    dialogs: { one: overlay('One', [text('name')]) },
  });
  await screen.getByRole('button', { name: 'open one' }).click();
  const dialog = page.getByRole('dialog', { name: 'One' });
  await expect.element(dialog).toBeVisible();
  const focused = document.activeElement;
  const holdPage = releasePage();
  expect(dialog.element().matches('dialog:modal')).toBe(false);
  await expect.element(dialog).toBeVisible();
  expect(document.activeElement).toBe(focused);
  const behind = screen.getByRole('textbox', { name: 'behind' }).element();
  if (behind instanceof HTMLElement) behind.focus();
  expect(document.activeElement).toBe(behind);
  holdPage();
  expect(dialog.element().matches('dialog:modal')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialogs).toBe(0);
  await expect.element(screen.getByRole('button', { name: 'open one' })).toHaveFocus();
});

test('a dialog whose fields arrive after it gives the focus to the first of them, unless a person moved it meanwhile', async () => {
  const open = () => {
    const dialog = document.createElement('dialog');
    dialog.tabIndex = -1;
    dialog.innerHTML = '<button>Close</button><div data-modal-body></div>';
    document.body.append(dialog);
    const close = showDialog(dialog);
    const fill = () => {
      const field = document.createElement('input');
      dialog.querySelector('div')?.append(field);
      return field;
    };
    return { dialog, fill, leave: () => [close(), dialog.remove()] };
  };
  const deferred = open();
  expect(document.activeElement).toBe(deferred.dialog);
  const field = deferred.fill();
  await expect.poll(() => document.activeElement).toBe(field);
  deferred.leave();
  const moved = open();
  const button = moved.dialog.querySelector('button');
  button?.focus();
  moved.fill();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(button);
  moved.leave();
});
