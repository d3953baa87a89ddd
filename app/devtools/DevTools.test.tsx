import { proxy } from 'valtio/vanilla';
import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import type { SessionFacts } from '../session/facts.ts';
import { page, userEvent } from 'vitest/browser';
import { createTestHost, documentOf, renderDocument } from '../../engine/react/testing/index.ts';
import { widgetRegistry } from '#widgets';
import type { LocationParts } from './location-store.ts';
import type { NodeLocations } from './location-store.ts';
import { startTools } from './start-tools.tsx';
import { createWatch } from './watch.ts';

const shortcut = '{Control>}{Shift>}l{/Shift}{/Control}';
const on = ['get', ['var', 'state'], 'name'];
const operations = { save: { reads: [], writes: [], safe: false } };
let stop = (): void => undefined;

/** A server that knows where the nodes of the page are written. */
const locations: NodeLocations = {
  '/body/slots/default/0': {
    written: [
      { document: 'test.field', pointer: '/body', file: 'pages/test/field.fragment.json', line: 7, column: 3 },
      { document: 'test.page', pointer: '/body/slots/default/0', file: 'pages/test/page.page.json', line: 21 },
    ],
    changed: [{ layer: 'workspace', operation: 2, op: 'set', path: 'props.label' }],
  },
  '/body/slots/default/1': {
    written: [
      {
        document: 'test.page',
        pointer: '/body/slots/default/1',
        overlay: { layer: 'platform', operation: 1, op: 'insert', path: '' },
      },
    ],
    changed: [],
  },
};
let asked = 0;
const server = {
  table: { entry: () => ({ hash: { 'en-US': 'a'.repeat(64), 'zh-CN': 'b'.repeat(64) } }) },
  client: {
    async call() {
      asked += 1;
      return locations;
    },
  },
} as unknown as LocationParts; // Safe: of the shell, the tools ask these two only for this.

afterEach(() => stop());

/** A page with a field, a text that is there for one name only, and a button whose call fails. */
async function showPage(locale = 'en-US'): Promise<void> {
  const watch = createWatch(Date.now);
  const document = documentOf(
    {
      id: 'root',
      widget: 'Stack',
      slots: {
        default: [
          { id: 'name', widget: 'TextField', bind: ['state', 'name'], props: { label: 'Name' } },
          { id: 'hint', widget: 'Text', when: ['op', '==', on, ['lit', 'Ada']], props: { text: 'Hello' } },
          { id: 'save', widget: 'Button', props: { label: 'Save' }, on: { click: [{ do: 'call', call: 'save' }] } },
        ],
      },
    } as Parameters<typeof documentOf>[0],
    { state: { name: { type: 'string', default: '' } } },
  );
  const client = { call: () => Promise.reject(Object.assign(new Error('Not now.'), { code: 'TOO_EARLY' })) };
  const host = createTestHost({ widgets: widgetRegistry, operations, client, observe: watch.observe });
  await renderDocument(document, { host });
  // The tools read the language only.
  stop = startTools({ view: window, facts: proxy({ locale } as SessionFacts), ...server }, watch);
}

async function openTools(): Promise<ReturnType<typeof page.getByRole>> {
  await userEvent.keyboard(shortcut);
  const panel = page.getByRole('complementary', { name: 'Developer tools' });
  await expect.element(panel).toBeVisible();
  return panel;
}

const violations = async (): Promise<string[]> => {
  const { violations } = await axe.run(document.querySelector('#devtools') ?? document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
};

describe('the developer tools', () => {
  test('open by a shortcut with the focus, close by Escape, and give the focus back', async () => {
    await showPage();
    const field = page.getByLabelText('Name', { exact: true });
    await field.click();
    const panel = await openTools();
    await expect.element(panel).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    expect(document.documentElement.hasAttribute('data-devtools')).toBe(false);
  });

  test('the shortcut leads into an open panel, and out of it', async () => {
    await showPage();
    const panel = await openTools();
    await page.getByLabelText('Name', { exact: true }).click();
    await userEvent.keyboard(shortcut);
    await expect.element(panel).toHaveFocus();
    await userEvent.keyboard(shortcut);
    await expect.element(panel).not.toBeInTheDocument();
  });

  test('the tree tells by keyboard what a node is, why it is hidden, and which path rendered it again', async () => {
    await showPage();
    const panel = await openTools();
    await expect.element(panel.getByRole('treeitem', { name: /hint · Text/ })).toHaveTextContent('hidden by when');
    const tree = panel.getByRole('tree', { name: 'Nodes' });
    (tree.element() as HTMLElement).focus();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    const detail = panel.getByRole('region', { name: 'Node hint' });
    await expect.element(detail).toHaveTextContent('state.name == "Ada"');
    await expect.element(detail).toHaveTextContent('/body/slots/default/1');
    await expect.element(detail).toHaveTextContent('page test.page en-US');
    await page.getByLabelText('Name', { exact: true }).fill('Ada');
    await expect.element(detail).toHaveTextContent('state.name changed');
    await expect.element(detail.getByRole('region', { name: 'Props, resolved' })).toHaveTextContent('"text": "Hello"');
  });

  test('a node tells the file and line, the fragment or the operation that it comes from; the server is asked once', async () => {
    asked = 0;
    await showPage();
    const panel = await openTools();
    await panel.getByRole('treeitem', { name: /name · TextField/ }).click();
    const detail = panel.getByRole('region', { name: 'Node name' });
    await expect.element(detail).toHaveTextContent('Written inpages/test/field.fragment.json:7');
    await expect.element(detail).toHaveTextContent('Put there bypages/test/page.page.json:21');
    await expect.element(detail).toHaveTextContent('overlay of the workspace, operation 2 · set props.label');
    await panel.getByRole('treeitem', { name: /hint · Text/ }).click();
    const hint = panel.getByRole('region', { name: 'Node hint' });
    await expect.element(hint).toHaveTextContent('overlay of the platform, operation 1 · insert');
    await panel.getByRole('treeitem', { name: /root · Stack/ }).click();
    await expect.element(panel.getByRole('region', { name: 'Node root' })).not.toHaveTextContent('Written in');
    expect(asked).toBe(1);
  });

  test('values follow the page', async () => {
    await showPage();
    const panel = await openTools();
    await panel.getByRole('tab', { name: 'Values' }).click();
    const state = panel.getByRole('region', { name: 'page test.page state' });
    await expect.element(state).toHaveTextContent('"name": ""');
    await page.getByLabelText('Name', { exact: true }).fill('Ada');
    await expect.element(state).toHaveTextContent('"name": "Ada"');
  });

  test('the log has calls and actions in their order with the code of the failure, also those from before', async () => {
    await showPage();
    await page.getByRole('button', { name: 'Save' }).click();
    const panel = await openTools();
    await panel.getByRole('tab', { name: 'Log' }).click();
    const entries = panel.getByRole('list', { name: /the newest first/ }).getByRole('listitem');
    await expect.poll(() => entries.all().length).toBe(2);
    await expect.element(entries.nth(0)).toHaveTextContent(/^call save TOO_EARLY · \d+ ms/);
    await expect.element(entries.nth(1)).toHaveTextContent(/^action call save TOO_EARLY · \d+ ms/);
    await panel.getByRole('button', { name: 'Clear' }).click();
    await expect.element(panel).toHaveTextContent('No call or action yet.');
  });

  test('every tab passes axe', async () => {
    await showPage();
    await page.getByRole('button', { name: 'Save' }).click();
    const panel = await openTools();
    await panel.getByRole('treeitem', { name: /name · TextField/ }).click();
    expect(await violations()).toEqual([]);
    await panel.getByRole('tab', { name: 'Values' }).click();
    expect(await violations()).toEqual([]);
    await panel.getByRole('tab', { name: 'Log' }).click();
    await panel.getByText('action', { exact: true }).click();
    expect(await violations()).toEqual([]);
  });

  test('at 390 px the panel has the whole width, and what it covers cannot get the focus', async () => {
    await page.viewport(390, 800);
    await showPage();
    const panel = await openTools();
    expect(panel.element().getBoundingClientRect().width).toBe(390);
    expect(page.getByLabelText('Name', { exact: true }).element().closest('[inert]')).not.toBeNull();
    await panel.getByRole('button', { name: 'Close the developer tools' }).click();
    await expect.element(panel).not.toBeInTheDocument();
    expect(page.getByLabelText('Name', { exact: true }).element().closest('[inert]')).toBeNull();
  });

  test('speak Chinese', async () => {
    await showPage('zh-CN');
    await userEvent.keyboard(shortcut);
    await expect.element(page.getByRole('complementary', { name: '开发者工具' })).toBeVisible();
  });
});
