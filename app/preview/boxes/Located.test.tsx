import type { FragmentInstance, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { InnerNodes, useInnerScope, type WidgetProps } from '#engine';
import type { CompiledNode } from '#engine/document';
import { createTestHost, documentOf, renderDocument } from '../../../engine/react/testing/index.ts';
import { box, field, press, read, words } from '../../../engine/react/testing/nodes.ts';
import { plainWidgets } from '../../../engine/react/testing/plainWidgets.tsx';
import { Located } from './Located.tsx';

interface Seen {
  id: string;
  around: readonly string[];
  fragment: FragmentInstance;
}

/** Three things beside each other, and no element around them. */
const Twins = ({ slot }: WidgetProps<object>) => (
  <>
    <hr />
    bare words
    {slot('default')}
  </>
);

const none = {};

/** A widget with nodes of its own making. */
function Maker() {
  const scope = useInnerScope({ state: {}, widgets: none });
  return <InnerNodes scope={scope} body={words('made', 'by the widget')} widgets={['Words']} />;
}

const widgets = { ...plainWidgets(), Twins: async () => Twins, Maker: async () => Maker };

/** Shows nodes in a box, and keeps what the host gets of them. */
async function show(nodes: CompiledNode[], parts: Parameters<typeof documentOf>[1] = {}) {
  const seen = new Set<Seen>();
  const locate = (id: string, around: readonly string[], fragment: FragmentInstance) => {
    const entry = { id, around, fragment };
    seen.add(entry);
    return () => void seen.delete(entry);
  };
  const host = createTestHost({
    widgets,
    wrap: (id, around, shown) => (
      <Located id={id} around={around} locate={locate}>
        {shown as ReactNode}
      </Located>
    ),
  });
  const { screen } = await renderDocument(documentOf(box(nodes), parts), { host });
  return { screen, host, seen, ids: () => [...seen].map(({ id }) => id).sort() };
}

const rectOf = (element: Element | null | undefined) => {
  const { x, y, width, height } = element?.getBoundingClientRect() ?? {};
  return { x, y, width, height };
};

test('P49 a designer is told where each node is, with the nodes around it', async () => {
  const { screen, seen } = await show([box([words('inner', 'hello')], { id: 'outer' })]);
  const found = Object.fromEntries([...seen].map((entry) => [entry.id, entry]));
  expect(Object.keys(found).sort()).toEqual(['inner', 'outer', 'root']);
  expect(found['inner']?.around).toEqual(['root', 'outer']);
  expect(found['inner']?.fragment.getClientRects().map(({ x, y, width, height }) => ({ x, y, width, height }))).toEqual(
    [rectOf(screen.container.querySelector('[data-node=inner]'))],
  );
});

test('P49 a node without an element of its own is where all that it shows is', async () => {
  const { seen } = await show([{ id: 'twins', widget: 'Twins', slots: { default: [words('inner', 'hello')] } }]);
  const twins = [...seen].find(({ id }) => id === 'twins');
  expect(twins?.fragment.getClientRects()).toHaveLength(3);
});

test('P49 a repeated node is there once for each item, and a hidden one is not', async () => {
  const { screen, ids } = await show(
    [
      words('item', read('row'), { each: { in: read('state', 'rows'), as: 'row', key: read('row') } }),
      words('hidden', 'never', { when: ['op', '==', read('state', 'on'), ['lit', 'on']] }),
      field('on'),
      press('less', [{ do: 'setState', path: ['state', 'rows'], value: ['a'] }]),
    ],
    {
      state: { rows: { type: 'array', default: ['a', 'b'] }, on: { type: 'string', default: '' } },
    },
  );
  expect(ids()).toEqual(['item', 'item', 'less', 'on', 'root']);
  await screen.getByLabelText('on').fill('on');
  await expect.poll(ids).toEqual(['hidden', 'item', 'item', 'less', 'on', 'root']);
  await screen.getByRole('button', { name: 'less' }).click();
  await expect.poll(ids).toEqual(['hidden', 'item', 'less', 'on', 'root']);
});

test('P22 P49 a broken node is there with its error, whatever broke it, and is given once', async () => {
  const { screen, seen, ids } = await show([
    { id: 'crash', widget: 'Crash' },
    { id: 'unknown', widget: 'NoSuch' },
    words('refused', 'x', { fault: { code: 'PAGE_PROP_UNKNOWN', pointer: '/body/x', message: 'No such prop.' } }),
    // Safe: a list that no compiler writes is one of the errors that the engine has to survive.
    words('list', 'x', { each: { in: ['nonsense'] as never, as: 'row', key: read('row') } }),
  ]);
  await expect.poll(ids).toEqual(['crash', 'list', 'refused', 'root', 'unknown']);
  expect(screen.getByRole('alert').elements()).toHaveLength(4);
  for (const { fragment } of seen) expect(fragment.getClientRects().length).toBeGreaterThan(0);
});

test('P49 nodes keep their fragment while they render again, and all are gone with the page', async () => {
  const { screen, seen } = await show([words('echo', read('state', 'on')), field('on')], {
    state: { on: { type: 'string', default: '' } },
  });
  const before = [...seen];
  await screen.getByLabelText('on').fill('new');
  await expect.element(screen.getByText('new')).toBeVisible();
  expect([...seen]).toEqual(before);
  await screen.unmount();
  expect(seen.size).toBe(0);
});

test('P49 what a dialog shows is there too', async () => {
  const dialog = { title: 'D', body: words('inside', 'in the dialog') };
  const { screen, ids } = await show([press('open', [{ do: 'openDialog', dialog: 'd' }])], { dialogs: { d: dialog } });
  expect(ids()).toEqual(['open', 'root']);
  await screen.getByRole('button', { name: 'open' }).click();
  await expect.poll(ids).toEqual(['inside', 'open', 'root']);
});

test('P49 nodes that a widget makes are none of the document', async () => {
  const { screen, ids } = await show([{ id: 'maker', widget: 'Maker' }]);
  await expect.element(screen.getByText('by the widget')).toBeVisible();
  expect(ids()).toEqual(['maker', 'root']);
});

test('P49 a page has the same elements whether its nodes are located or not', async () => {
  const nodes = [words('a', 'one'), { id: 'unknown', widget: 'NoSuch' }, { id: 'maker', widget: 'Maker' }];
  const located = await show(nodes);
  const plain = await renderDocument(documentOf(box(nodes)), { host: createTestHost({ widgets }) });
  expect(located.screen.container.innerHTML).toBe(plain.screen.container.innerHTML);
});
