import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CompiledNode } from '#engine/document';
import { shareEqual } from '#schemas';
import { createTestHost, documentOf, renderDocument, TestPage } from './testing/index.ts';
import { box, field, words } from './testing/nodes.ts';
import { plainWidgets, type RenderCounts } from './testing/plainWidgets.tsx';

const state = { name: { type: 'string', default: 'Ada' } };
const text = (value: string) => [{ type: 0, value }];
const said = (id: string, key: string): CompiledNode => ({ id, widget: 'Words', props: { text: { t: key } } });

/** A page whose nodes are exchanged for others, as after an edit. */
async function design(nodes: CompiledNode[], messages: Record<string, ReturnType<typeof text>> = {}) {
  const counts: RenderCounts = new Map();
  const host = createTestHost({ widgets: plainWidgets(counts) });
  let shown = documentOf(box(nodes), { state, messages });
  const { screen } = await renderDocument(shown, { host });
  return {
    screen,
    /** The nodes that were rendered by an edit. */
    async edit(next: CompiledNode[], texts = messages) {
      counts.clear();
      shown = shareEqual(shown, documentOf(box(next), { state, messages: texts }));
      await screen.rerender(<TestPage host={host} document={shown} />);
      return [...counts.keys()].sort();
    },
    node: (id: string) => screen.container.querySelector(`[data-node=${id}]`),
  };
}

test('P49 an edited node and those around it are rendered again, and what was typed beside it stays', async () => {
  const inner = box([field('name'), words('two', 'two')], { id: 'card' });
  const { screen, edit, node } = await design([words('one', 'one'), inner]);
  await userEvent.fill(screen.getByLabelText('name'), 'Grace');
  const two = node('two');
  expect(await edit([words('one', 'changed'), inner])).toEqual(['one', 'root']);
  expect(node('one')?.textContent).toBe('changed');
  expect(node('two')).toBe(two);
  await expect.element(screen.getByLabelText('name')).toHaveValue('Grace');
});

test('P49 nodes keep their elements when one comes before them, and when they are moved', async () => {
  const { edit, node } = await design([words('one', 'one'), words('two', 'two')]);
  const [one, two] = [node('one'), node('two')];
  expect(await edit([words('new', 'new'), words('one', 'one'), words('two', 'two')])).toEqual(['new', 'root']);
  expect([node('one'), node('two')]).toEqual([one, two]);
  await edit([words('two', 'two'), words('one', 'one')]);
  expect(node('two')).toBe(two);
  expect(node('root')?.textContent).toBe('twoone');
});

test('P49 a node of another kind takes the place of the one before', async () => {
  const { screen, edit, node } = await design([words('one', 'one')]);
  await edit([{ id: 'one', widget: 'Box', slots: { default: [words('inside', 'inside')] } }]);
  expect(node('one')?.textContent).toBe('inside');
  await edit([{ id: 'one', widget: 'Crash' }]);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await edit([words('one', 'whole')]);
  expect(node('one')?.textContent).toBe('whole');
});

test('P49 texts that come with an edit are shown; nodes with other texts stay', async () => {
  const { edit, node } = await design([said('one', 'x.a'), said('two', 'x.b')], { 'x.a': text('A'), 'x.b': text('B') });
  const now = { 'x.c': text('C'), 'x.b': text('B') };
  expect(await edit([said('one', 'x.c'), said('two', 'x.b')], now)).toEqual(['one', 'root']);
  expect([node('one')?.textContent, node('two')?.textContent]).toEqual(['C', 'B']);
});

test('P49 a text that says something else under its key is shown everywhere', async () => {
  const { edit, node } = await design([said('one', 'x.a'), said('two', 'x.a')], { 'x.a': text('A') });
  await edit([said('one', 'x.a'), said('two', 'x.a')], { 'x.a': text('Z') });
  expect([node('one')?.textContent, node('two')?.textContent]).toEqual(['Z', 'Z']);
});
