import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const items = [
  { id: 'a', label: 'Orders', href: '/dashboard?cid=a', current: true },
  { id: 'b', label: 'Stock', href: '/dashboard?cid=b', isHidden: true },
  { id: 'c', label: 'Other database', href: '/dashboard?cid=c', isFixed: true },
];
const actions = [{ id: 'delete', label: 'Delete', danger: true }];
const editing = { label: 'Categories', items, editable: true, actions };

test('SHELL-06 NavTabs links its tabs, marks the current one, and offers nothing to change to those who may not', async () => {
  const { screen, happened } = await showWidget('NavTabs', { label: 'Categories', items }, { listen: ['select'] });
  const nav = screen.getByRole('navigation', { name: 'Categories' });
  await expect.element(nav.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('button').elements()).toHaveLength(0);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(happened).toEqual([['select', { id: 'b', href: '/dashboard?cid=b' }]]);
});

test('CAT-04 CAT-06 CAT-18 a name entered in the row adds a tab by Enter and by leaving it; blanks and Escape add none', async () => {
  const { screen, happened } = await showWidget('NavTabs', editing, { listen: ['add'] });
  const add = screen.getByRole('button', { name: 'Add', exact: true });
  const name = screen.getByRole('textbox', { name: 'Name' });
  await add.click();
  expect(name.element().getBoundingClientRect().width).toBe(125);
  await userEvent.keyboard(' Repairs {Enter}');
  await add.click();
  await userEvent.keyboard('Parts');
  await userEvent.tab();
  await add.click();
  await userEvent.keyboard('   {Enter}');
  await add.click();
  await userEvent.keyboard('Never{Escape}');
  expect(name.query()).toBeNull();
  expect(happened).toEqual([
    ['add', { name: 'Repairs' }],
    ['add', { name: 'Parts' }],
  ]);
});

test('CAT-05 CAT-19 a tab is renamed in the row; an empty name is an issue, and the same one changes nothing', async () => {
  const { screen, happened } = await showWidget('NavTabs', editing, { listen: ['rename', 'empty'] });
  const rename = async (keys: string) => {
    await screen.getByRole('button', { name: 'Actions for Orders' }).click();
    await screen.getByRole('menuitem', { name: 'Rename' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard(keys);
  };
  await rename('Purchases{Enter}');
  await rename('{Delete}{Enter}');
  await rename('{Enter}');
  expect(happened).toEqual([
    ['rename', { id: 'a', name: 'Purchases' }],
    ['empty', null],
  ]);
});

test('CAT-12 tabs are moved by dragging, with Alt and the arrow keys, and from their menu', async () => {
  const { screen, happened } = await showWidget('NavTabs', editing, { listen: ['move'] });
  const orders = screen.getByRole('link', { name: 'Orders' });
  orders.element().focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await screen.getByRole('button', { name: 'Actions for Orders' }).click();
  await screen.getByRole('menuitem', { name: 'Move right' }).click();
  await screen.getByRole('link', { name: 'Other database' }).dropTo(orders, { targetPosition: { x: 4, y: 10 } });
  await expect
    .poll(() => happened)
    .toEqual([
      ['move', { id: 'a', before: 'c' }],
      ['move', { id: 'a', before: 'c' }],
      ['move', { id: 'c', before: 'a' }],
    ]);
});

test('CAT-13 a tab takes a node that is dragged from a tree beside it', async () => {
  const { screen, happened } = await showWidget('NavTabs', editing, { listen: ['receive', 'move'] });
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('application/x-pagewright-node', 'm1');
  const stock = screen.getByRole('link', { name: 'Stock' }).element();
  const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer });
  stock.dispatchEvent(over);
  expect(over.defaultPrevented, 'only what is prevented takes a drop').toBe(true);
  stock.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  expect(happened).toEqual([['receive', { id: 'b', node: 'm1' }]]);
});

test('CAT-15 a fixed tab offers nothing dangerous', async () => {
  const fixed = [{ ...items[2], current: true }];
  const { screen } = await showWidget('NavTabs', { ...editing, items: fixed }, { listen: ['action'] });
  await screen.getByRole('button', { name: 'Actions for Other database' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Delete' }).query()).toBeNull();
});

test('SHELL-07 tabs that do not fit are scrolled by 270 px, and all are in a menu', async () => {
  await page.viewport(600, 400);
  const many = Array.from({ length: 12 }, (_, at) => ({ id: `t${at}`, label: `Category ${at}`, href: `/${at}` }));
  const { screen, happened } = await showWidget(
    'NavTabs',
    { label: 'Categories', items: many },
    { listen: ['select'] },
  );
  const next = screen.getByRole('button', { name: 'Scroll forward' });
  await next.click();
  const row = screen.getByRole('list').element();
  await expect.poll(() => Math.round(row.scrollLeft)).toBe(270);
  await screen.getByRole('button', { name: 'All entries' }).click();
  await screen.getByRole('menuitemradio', { name: 'Category 11' }).click();
  expect(happened).toEqual([['select', { id: 't11', href: '/11' }]]);
});

test('SHELL-35 LIM-14 a row that is resized again and again is measured once, 20 ms after the last time', async () => {
  await page.viewport(1200, 400);
  const few = Array.from({ length: 4 }, (_, at) => ({ id: `t${at}`, label: `Category ${at}`, href: `/${at}` }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { screen } = await showWidget('NavTabs', { label: 'Categories', items: few });
  const arrows = () => screen.getByRole('button', { name: 'Scroll forward' }).elements().length;
  vi.advanceTimersByTime(20);
  expect(arrows()).toBe(0);
  const row = screen.getByRole('list').element();
  /** The row has its size, and what watches it was told: what is not told in one frame is in the next one. */
  const sized = (width: number) =>
    new Promise<void>((resolve) => {
      const watch = new ResizeObserver(() => {
        if (Math.round(row.getBoundingClientRect().width) > width) return;
        watch.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      });
      document.body.style.width = `${width}px`;
      watch.observe(row);
    });
  await sized(200);
  vi.advanceTimersByTime(19);
  await sized(180);
  vi.advanceTimersByTime(19);
  expect(arrows(), 'a row that is still being resized').toBe(0);
  vi.advanceTimersByTime(1);
  await expect.element(screen.getByRole('button', { name: 'Scroll forward' })).toBeVisible();
});

test('SHELL-36 two presses within 100 ms open one tab, and a later one opens the next', async () => {
  const { screen, happened } = await showWidget('NavTabs', { label: 'Categories', items }, { listen: ['select'] });
  const link = (name: string) => screen.getByRole('link', { name }).element() as HTMLElement;
  const time = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  link('Stock').click();
  link('Other database').click();
  expect(happened).toEqual([['select', { id: 'b', href: '/dashboard?cid=b' }]]);
  time.mockReturnValue(performance.now() + 100);
  link('Other database').click();
  time.mockRestore();
  await expect.poll(() => happened).toHaveLength(2);
});
