import { expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const nodes = [
  { id: 1, label: 'Acme', parent: null },
  { id: 2, label: 'Sales', parent: 1 },
  { id: 3, label: 'North', parent: 2 },
  { id: 4, label: 'South', parent: 2 },
  { id: 5, label: 'Research', parent: 1 },
];
const props = { label: 'Departments', nodes };

type Screen = Awaited<ReturnType<typeof showWidget>>['screen'];
const names = (screen: Screen) =>
  screen
    .getByRole('treeitem')
    .elements()
    .map((item) => item.textContent);
const active = (screen: Screen) => {
  const id = screen.getByRole('tree').element().getAttribute('aria-activedescendant');
  return document.getElementById(id ?? '')?.textContent;
};

test('Tree opens, closes and chooses by keyboard', async () => {
  const { screen, value, state, happened } = await showWidget('Tree', props, {
    value: null,
    binds: { open: null },
    listen: ['select'],
  });
  expect(names(screen)).toEqual(['Acme', 'Sales', 'Research']);
  await userEvent.tab();
  await expect.element(screen.getByRole('tree', { name: 'Departments' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(active(screen)).toBe('Sales');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => names(screen)).toEqual(['Acme', 'Sales', 'North', 'South', 'Research']);
  expect(state('open')).toEqual([1, 2]);
  await userEvent.keyboard('s');
  expect(active(screen)).toBe('South');
  await userEvent.keyboard('{Enter}');
  expect(value()).toBe(4);
  expect(happened).toEqual([['select', { id: 4, node: nodes[3] }]]);
  await expect.element(screen.getByRole('treeitem', { name: 'South' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(state('open')).toEqual([1]);
  await userEvent.keyboard('{Home}*{End}');
  expect(active(screen)).toBe('Research');
});

test('Tree checks all that is below, and half of what is above', async () => {
  const { screen, state } = await showWidget(
    'Tree',
    { ...props, checkable: true, selection: 'none', startOpen: 'all' },
    { binds: { checked: [] } },
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown} ');
  expect(state('checked')).toEqual([3]);
  const acme = screen.getByRole('treeitem', { name: 'Acme' });
  await expect.element(acme).toHaveAttribute('aria-checked', 'mixed');
  await screen.getByRole('treeitem', { name: 'Sales' }).click();
  expect(state('checked')).toEqual([2, 3, 4]);
  await acme.click();
  expect(state('checked')).toEqual([1, 2, 3, 4, 5]);
  await expect.element(acme).toHaveAttribute('aria-checked', 'true');
});

test('Tree chooses several, and asks for children that come later', async () => {
  const lazy = [...nodes, { id: 6, label: 'Partners', lazy: true }];
  const { screen, value, happened } = await showWidget(
    'Tree',
    { ...props, nodes: lazy, selection: 'multiple' },
    { value: [], listen: ['load'] },
  );
  await screen.getByRole('treeitem', { name: 'Sales' }).click();
  await screen.getByRole('treeitem', { name: 'Research' }).click();
  expect(value()).toEqual([2, 5]);
  await screen.getByRole('treeitem', { name: 'Sales' }).click();
  expect(value()).toEqual([5]);
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(happened).toEqual([['load', { id: 6 }]]);
  await expect.element(screen.getByRole('treeitem', { name: 'Partners' })).toHaveAttribute('aria-busy', 'true');
});

test('Tree moves a node with Alt and the arrows, says where it is, and gives the document the new nodes', async () => {
  const { screen, happened } = await showWidget(
    'Tree',
    { ...props, nodes: { $: ['get', ['var', 'state'], 'nodes'] }, draggable: true, startOpen: 'all' },
    {
      state: { nodes },
      on: {
        move: [
          { do: 'setState', path: ['state', 'nodes'], value: { $: ['get', ['var', 'event'], 'nodes'] } },
          { do: 'emit', event: 'move', detail: { $: ['get', ['var', 'event'], 'index'] } },
        ],
      },
    },
  );
  const tree = screen.getByRole('tree');
  await expect.element(tree).toHaveAccessibleDescription('Alt and the arrow keys move the node.');
  await userEvent.tab();
  await userEvent.keyboard('{End}{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(() => names(screen)).toEqual(['Acme', 'Research', 'Sales', 'North', 'South']);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Research is now number 1 in Acme.');
  expect(happened).toEqual([['move', 0]]);
  expect(active(screen)).toBe('Research');
});

test('Tree says how nodes are moved, and not where a finger is the only pointer', async () => {
  const moveHint = 'Drag a node, or press Alt and an arrow key.';
  const { screen } = await showWidget('Tree', { ...props, draggable: true, moveHint });
  await expect.element(screen.getByText(moveHint)).toBeVisible();
  const touch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
  await touch(true);
  try {
    await expect.poll(() => matchMedia('(hover: none) and (pointer: coarse)').matches).toBe(true);
    await expect.element(screen.getByText(moveHint)).not.toBeVisible();
    const tree = screen.getByRole('tree');
    await expect.element(tree).toHaveAccessibleDescription('Alt and the arrow keys move the node.');
  } finally {
    await touch(false);
  }
});

test('Tree moves a node by dragging it', async () => {
  const { screen, happened } = await showWidget(
    'Tree',
    { ...props, draggable: true, startOpen: 'all' },
    { listen: ['move'] },
  );
  await screen.getByRole('treeitem', { name: 'Research' }).dropTo(screen.getByRole('treeitem', { name: 'North' }));
  await expect.poll(() => happened.length).toBe(1);
  expect(happened[0]?.[1]).toMatchObject({ id: 5, parent: 3, index: 0 });
});

test('Tree shows what a search finds, under what it is in', async () => {
  const { screen } = await showWidget('Tree', { ...props, query: 'nor' });
  expect(names(screen)).toEqual(['Acme', 'Sales', 'North']);
});

test('Tree renders only the nodes in sight', async () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({
    id: at,
    label: `Node ${at}`,
    parent: at < 10 ? null : at % 10,
  }));
  const { screen } = await showWidget('Tree', { ...props, nodes: many, startOpen: 'all', height: 320 });
  expect(screen.getByRole('treeitem').elements().length).toBeLessThan(40);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('treeitem', { name: 'Node 4999' })).toBeVisible();
});
