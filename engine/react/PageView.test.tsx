import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CompiledNode, Expr } from '#engine/core';
import { createTestHost, documentOf, renderDocument } from './testing/index.ts';
import { plainWidgets } from './testing/plainWidgets.tsx';

const state = (...path: string[]): Expr => path.reduce<Expr>((target, key) => ['get', target, key], ['var', 'state']);
const words = (id: string, text: Expr): CompiledNode => ({ id, widget: 'Words', props: { text: { $: text } } });
const box = (...nodes: CompiledNode[]): CompiledNode => ({ id: 'root', widget: 'Box', slots: { default: nodes } });
const field = (id: string, more: Partial<CompiledNode> = {}): CompiledNode => ({
  id,
  widget: 'Field',
  props: { label: id },
  bind: ['state', id],
  ...more,
});

test('PageView shows text from messages, state, params and the query at once', async () => {
  const host = createTestHost({ widgets: plainWidgets(), at: '/here?tab=facts' });
  const document = documentOf(
    box(
      { id: 'hello', widget: 'Words', props: { text: { t: 'page.hello', values: { name: { $: ['get', ['var', 'params'], 'name'] } } } } },
      words('tab', ['get', ['var', 'query'], 'tab']),
      words('count', ['op', '+', state('count'), ['lit', 1]]),
    ),
    {
      state: { count: { type: 'integer', default: 2 } },
      messages: { 'page.hello': [{ type: 0, value: 'Hello ' }, { type: 1, value: 'name' }] },
    },
  );
  const { screen } = await renderDocument(document, { host, params: { name: 'Ada' } });
  expect(screen.container.textContent).toBe('Hello Adafacts3');
});

test('a bound field writes the state, and what reads it follows', async () => {
  const { screen } = await renderDocument(
    documentOf(box(field('name'), words('copy', state('name'))), { state: { name: { type: 'string', default: 'a' } } }),
    { host: createTestHost({ widgets: plainWidgets() }) },
  );
  await screen.getByLabelText('name').fill('Grace');
  await expect.element(page.getByText('Grace')).toBeVisible();
});

test('one keystroke renders the field and the node that reads it, 2 of 500, in one commit', async () => {
  const counts = new Map<string, number>();
  const fields = Array.from({ length: 499 }, (_, place) => field(`f${place}`));
  const document = documentOf(box(...fields, words('echo', state('f7'))), {
    state: Object.fromEntries(fields.map(({ id }) => [id, { type: 'string', default: '' }])),
  });
  const { screen } = await renderDocument(document, { host: createTestHost({ widgets: plainWidgets(counts) }) });
  counts.clear();
  const input = screen.getByLabelText('f7', { exact: true }).element() as HTMLInputElement;
  let commits = 0;
  const watcher = new MutationObserver(() => {
    commits += 1;
  });
  watcher.observe(screen.container, { subtree: true, childList: true, characterData: true });
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(input, 'x');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await expect.element(page.getByText('x', { exact: true })).toBeVisible();
  expect([...counts]).toEqual([
    ['f7', 1],
    ['echo', 1],
  ]);
  expect(commits).toBe(1);
});
