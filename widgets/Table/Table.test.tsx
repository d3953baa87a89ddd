import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Expr } from '#engine/core';
import { type Shown, showWidget } from '#tests/widgets/show-widget.tsx';

const cell = (name: string): { $: Expr } => ({ $: ['get', ['var', 'row'], name] });
const column = (id: string, props: object = {}, slots?: object) => ({
  id,
  widget: 'Column',
  props: { header: id.charAt(0).toUpperCase() + id.slice(1), value: cell(id), ...props },
  slots,
});
const rows = [
  { id: 'a', name: 'Ada', age: 36, on: true },
  { id: 'b', name: 'Bob', age: 7, on: false },
  { id: 'c', name: 'Cyd', age: 52, on: true },
];
const columns = [column('name', { sort: true }), column('age', { kind: 'number', sort: true })];
const props = { label: 'People', rows };

type Options = Parameters<typeof showWidget>[2];
const show = (more: object = {}, options: Options = {}) =>
  showWidget('Table', { ...props, ...more }, { ...options, slots: { columns, ...options.slots } });
/** The texts of a column of the rows in sight. */
const texts = ({ screen }: Shown, at = 1) =>
  [...screen.container.querySelectorAll(`[role="gridcell"][aria-colindex="${at}"]`)].map((one) => one.textContent);

describe('Table', () => {
  test('shows rows in columns, as a grid with a name', async () => {
    const shown = await show();
    await expect.element(shown.screen.getByRole('grid', { name: 'People' })).toHaveAttribute('aria-rowcount', '4');
    expect(texts(shown)).toEqual(['Ada', 'Bob', 'Cyd']);
    expect(texts(shown, 2)).toEqual(['36', '7', '52']);
  });

  test('mounts a window of ten thousand rows, and scrolls to the last', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({ id: at, name: `Person ${at}`, age: at }));
    const { screen } = await show({ rows: many, complete: true });
    expect(screen.getByRole('row').elements().length).toBeLessThan(40);
    await expect.element(screen.getByText('10,000 rows')).toBeVisible();
    screen.getByText('Person 0', { exact: true }).element().closest<HTMLElement>('[role=gridcell]')?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect.element(screen.getByText('Person 9999')).toBeVisible();
    expect(document.activeElement?.getAttribute('data-place')).toBe('9999:1');
  });

  test('moves through its cells by keyboard, with one Tab stop', async () => {
    const { screen } = await show({ complete: true });
    page.getByRole('button', { name: 'Columns and view' }).element().focus();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('7');
    await userEvent.keyboard('{Home}');
    expect(document.activeElement?.textContent).toBe('Bob');
    await userEvent.tab();
    expect(screen.container.contains(document.activeElement)).toBe(false);
  });

  test('tells of a row by click and by Enter, and not of a press on a control in it', async () => {
    const action = {
      id: 'act',
      widget: 'Button',
      props: { label: 'Act' },
      on: { click: [{ do: 'emit', event: 'act' }] },
    };
    const { screen, happened } = await show({}, { listen: ['rowClick'], slots: { rowActions: [action] } });
    await screen.getByText('Bob').click();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await screen.getByRole('button', { name: 'Act' }).first().click();
    await expect
      .poll(() => happened)
      .toEqual([
        ['rowClick', { row: rows[1] }],
        ['rowClick', { row: rows[2] }],
        ['act', null],
      ]);
  });

  test('a row action reads the row', async () => {
    const say = [{ do: 'toast', text: { $: ['get', ['var', 'row'], 'name'] } }];
    const action = { id: 'say', widget: 'Button', props: { label: 'Say' }, on: { click: say } };
    const { screen, host } = await show({}, { slots: { rowActions: [action] } });
    await screen.getByRole('button', { name: 'Say' }).nth(2).click();
    await expect.poll(() => host.toasts.map((toast) => toast.text)).toEqual(['Cyd']);
  });

  test('sorts complete rows by itself: up, down, and as they came', async () => {
    const shown = await show({ complete: true });
    const header = shown.screen.getByRole('button', { name: 'Age' });
    await header.click();
    await expect.poll(() => texts(shown)).toEqual(['Bob', 'Ada', 'Cyd']);
    await expect
      .element(shown.screen.getByRole('columnheader', { name: 'Age' }))
      .toHaveAttribute('aria-sort', 'ascending');
    await header.click();
    await expect.poll(() => texts(shown)).toEqual(['Cyd', 'Ada', 'Bob']);
    await header.click();
    await expect.poll(() => texts(shown)).toEqual(['Ada', 'Bob', 'Cyd']);
  });

  test('asks a list for another order in the spelling of the contract, and for its first page', async () => {
    const shown = await show({ total: 90 }, { binds: { sort: 'age', page: 3 }, listen: ['sort'] });
    await shown.screen.getByRole('button', { name: 'Age', exact: true }).click();
    expect([shown.state('sort'), shown.state('page')]).toEqual(['-age', 1]);
    expect(shown.happened).toEqual([['sort', { sort: '-age' }]]);
    expect(texts(shown)).toEqual(['Ada', 'Bob', 'Cyd']);
  });

  test('offers no order that nobody would make', async () => {
    const { screen } = await show();
    expect(screen.getByRole('button', { name: 'Name' }).query()).toBeNull();
  });

  test('searches and filters complete rows, and says when nothing matches', async () => {
    const filtered = [column('name', { filter: true }), column('on', { kind: 'boolean', filter: true })];
    const shown = await show({ complete: true, searchLabel: 'Find' }, { slots: { columns: filtered } });
    await shown.screen.getByRole('searchbox', { name: 'Find' }).fill('d');
    await expect.poll(() => texts(shown).slice(1)).toEqual(['Ada', 'Cyd']);
    await shown.screen.getByLabelText('Filter: On').selectOptions('No');
    await expect.element(shown.screen.getByText('Nothing matches.')).toBeVisible();
    await shown.screen.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect.poll(() => texts(shown).slice(1)).toEqual(['Ada', 'Bob', 'Cyd']);
  });

  test('writes search and filters into the state, once the typing rests', async () => {
    const filtered = [column('name', { filter: true, field: 'real_name' })];
    const binds = { search: '', filters: {} };
    const { screen, state, happened } = await show({}, { binds, listen: ['search'], slots: { columns: filtered } });
    await screen.getByRole('searchbox').fill('ad');
    await screen.getByRole('searchbox').fill('ada');
    await expect.poll(() => state('search')).toBe('ada');
    expect(happened).toEqual([['search', { search: 'ada' }]]);
    await screen.getByLabelText('Filter: Name').fill('x');
    await expect.poll(() => state('filters')).toEqual({ real_name: 'x' });
  });

  test('chooses rows by box, by Space, by range and all at once', async () => {
    const shown = await show({ selection: 'multiple' }, { binds: { selection: ['elsewhere'] } });
    const { screen, state } = shown;
    await screen.getByRole('checkbox', { name: 'Choose Ada' }).click();
    expect(state('selection')).toEqual(['elsewhere', 'a']);
    await expect.element(screen.getByText('2 chosen')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    expect(state('selection')).toEqual(['elsewhere', 'a', 'c']);
    await expect.element(screen.getByRole('checkbox', { name: 'Choose all rows' })).toBePartiallyChecked();
    await screen.getByRole('checkbox', { name: 'Choose all rows' }).click();
    expect(state('selection')).toEqual(['elsewhere', 'a', 'c', 'b']);
    await screen.getByRole('checkbox', { name: 'Choose all rows' }).click();
    expect(state('selection')).toEqual(['elsewhere']);
    await screen.getByRole('button', { name: 'Clear the choice' }).click();
    expect(state('selection')).toEqual([]);
  });

  test('chooses one row at a time', async () => {
    const { screen, state } = await show({ selection: 'single' }, { binds: { selection: [] } });
    await screen.getByRole('radio', { name: 'Choose Bob' }).click();
    await screen.getByRole('radio', { name: 'Choose Cyd' }).click();
    expect(state('selection')).toEqual(['c']);
  });
});

describe('Table, edited', () => {
  const edited = [
    column('name', { edit: true }),
    column('age', { kind: 'number', edit: { $: ['op', '==', ['get', ['var', 'row'], 'id'], ['lit', 'a']] } }),
    column('on', { kind: 'boolean', edit: true }),
  ];
  const edit = (options: Options = {}) => show({}, { listen: ['edit'], slots: { columns: edited }, ...options });

  test('takes a value with Enter, leaves it with Escape', async () => {
    const { screen, happened } = await edit();
    await screen.getByText('Ada').click();
    await screen.getByRole('textbox', { name: 'Name: edit' }).fill('Eve');
    await userEvent.keyboard('{Enter}');
    expect(happened).toEqual([['edit', { row: rows[0], column: 'name', value: 'Eve' }]]);
    expect(document.activeElement?.getAttribute('data-place')).toBe('0:0');
    await userEvent.keyboard('{ArrowDown}{F2}');
    await screen.getByRole('textbox', { name: 'Name: edit' }).fill('Nobody');
    await userEvent.keyboard('{Escape}');
    expect(happened).toHaveLength(1);
    await expect.element(screen.getByText('Bob')).toBeVisible();
  });

  test('goes on with Tab to the next cell that can be edited, and tells of nothing that stayed as it was', async () => {
    const { screen, happened } = await edit();
    await screen.getByText('Ada').click();
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('textbox', { name: 'Age: edit' })).toHaveFocus();
    await userEvent.fill(screen.getByRole('textbox', { name: 'Age: edit' }), 'many');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('textbox', { name: 'Age: edit' })).toHaveAttribute('aria-invalid', 'true');
    await userEvent.fill(screen.getByRole('textbox', { name: 'Age: edit' }), '37');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(screen.getByRole('textbox', { name: 'Name: edit' })).toHaveFocus();
    expect(happened).toEqual([['edit', { row: rows[0], column: 'age', value: 37 }]]);
  });

  test('turns a yes or no over at once, and shows the new value until the actions are done', async () => {
    const { screen, happened } = await edit();
    await screen.getByRole('gridcell', { name: 'No' }).click();
    expect(happened).toEqual([['edit', { row: rows[1], column: 'on', value: true }]]);
    await expect.poll(() => screen.container.querySelectorAll('[data-pending]').length).toBe(0);
    await expect.element(screen.getByText('No')).toBeInTheDocument();
  });

  test('edits nothing where nobody listens, nor where the row says no', async () => {
    const { screen } = await show({}, { slots: { columns: edited } });
    await screen.getByText('Ada').click();
    expect(screen.getByRole('textbox').query()).toBeNull();
    const again = await edit();
    await again.screen.getByText('7', { exact: true }).last().click();
    expect(again.screen.getByRole('textbox').query()).toBeNull();
  });
});

describe('Table, arranged', () => {
  const three = [column('name'), column('age', { kind: 'number' }), column('id')];
  const headers = ({ screen }: Shown) =>
    screen
      .getByRole('columnheader')
      .elements()
      .map((one) => one.textContent);
  const device = () => {
    const kept = new Map<string, string>();
    const storage = {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string) => void kept.set(key, value),
      remove: (key: string) => void kept.delete(key),
    };
    return { kept, storage };
  };

  test('moves and widens a column by keyboard, says so, and keeps it on this device', async () => {
    const { kept, storage } = device();
    const options = { host: { storage }, slots: { columns: three } };
    const shown = await show({ keep: 'people' }, options);
    shown.screen.getByRole('columnheader', { name: 'Name' }).element().focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(headers(shown)).toEqual(['Age', 'Name', 'Id']);
    await expect.element(shown.screen.getByText('Name is now column 2 of 3.')).toBeInTheDocument();
    const before = document.activeElement?.getBoundingClientRect().width ?? 0;
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(document.activeElement?.getBoundingClientRect().width).toBeCloseTo(before + 16, 0);
    expect(kept.size).toBe(1);
    await shown.screen.unmount();
    expect(headers(await show({ keep: 'people' }, options))).toEqual(['Age', 'Name', 'Id']);
  });

  test('drags a column to the place of another, and does not sort by it', async () => {
    const sortable = [column('name', { sort: true }), column('age', { sort: true }), column('id')];
    const shown = await show({ complete: true }, { slots: { columns: sortable } });
    const { screen } = shown;
    const name = screen.getByRole('columnheader', { name: 'Name' });
    await userEvent.dragAndDrop(name, screen.getByRole('columnheader', { name: 'Id' }));
    await expect.poll(() => headers(shown)).toEqual(['Age', 'Id', 'Name']);
    await expect.element(name).toHaveAttribute('aria-sort', 'none');
  });

  test('widens a column with the pointer', async () => {
    const { screen } = await show({}, { slots: { columns: three } });
    const header = screen.getByRole('columnheader', { name: 'Name' }).element();
    const start = header.getBoundingClientRect();
    const handle = header.querySelector('[aria-hidden="true"]');
    if (!handle) throw new Error('There is no handle.');
    const send = (type: string, clientX: number) =>
      handle.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, bubbles: true, button: 0 }));
    Object.assign(handle, { setPointerCapture: () => undefined });
    send('pointerdown', start.right);
    send('pointermove', start.right - 60);
    send('lostpointercapture', start.right - 60);
    await expect.poll(() => header.getBoundingClientRect().width).toBeCloseTo(start.width - 60, 0);
  });

  test('hides, shows and moves columns from its menu, sets the height of rows, and goes back', async () => {
    const shown = await show({}, { slots: { columns: [...three, column('on', { hidden: true })] } });
    const { screen } = shown;
    await screen.getByRole('button', { name: 'Columns and view' }).click();
    await screen.getByRole('checkbox', { name: 'Show Age' }).click();
    await screen.getByRole('checkbox', { name: 'Show On' }).click();
    await screen.getByRole('button', { name: 'Move Id forward' }).click();
    await screen.getByRole('button', { name: 'Move Id forward' }).click();
    await screen.getByRole('radio', { name: 'Low' }).click();
    await expect.poll(() => headers(shown)).toEqual(['Id', 'Name', 'On']);
    expect(screen.getByRole('row').nth(1).element().getBoundingClientRect().height).toBe(36);
    await screen.getByRole('button', { name: 'Reset the view' }).click();
    await expect.poll(() => headers(shown)).toEqual(['Name', 'Age', 'Id']);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: 'Columns and view' })).toHaveFocus();
  });

  test('has its actions in a menu where there is little room', async () => {
    await page.viewport(390, 800);
    const say = [{ do: 'toast', text: { $: ['get', ['var', 'row'], 'name'] } }];
    const action = { id: 'say', widget: 'Button', props: { label: 'Say' }, on: { click: say } };
    const { screen, host } = await show({}, { slots: { rowActions: [action] } });
    await screen.getByRole('button', { name: 'Actions for Bob' }).click();
    await screen.getByRole('button', { name: 'Say' }).click();
    await expect.poll(() => host.toasts.map((toast) => toast.text)).toEqual(['Bob']);
    await expect.poll(() => screen.getByRole('button', { name: 'Say' }).query()).toBeNull();
    await page.viewport(1280, 800);
  });
});

describe('Table, its states', () => {
  test('is loading without rows, empty with none, and says what went wrong', async () => {
    const loading = await show({ rows: null });
    await expect.element(loading.screen.getByText('Loading')).toBeInTheDocument();
    await loading.screen.unmount();
    const empty = await show({ rows: [] });
    await expect.element(empty.screen.getByText('There is nothing here yet.')).toBeVisible();
    await empty.screen.unmount();
    const failed = await show({ rows: null, error: 'The server is away.' }, { listen: ['retry'] });
    await expect.element(failed.screen.getByRole('alert')).toHaveTextContent('The server is away.');
    await failed.screen.getByRole('button', { name: 'Try again' }).click();
    expect(failed.happened).toEqual([['retry', null]]);
  });

  test('shows the nodes of the document for an empty table and for a cell', async () => {
    const words = (id: string, text: unknown) => ({ id, widget: 'Text', props: { text } });
    const empty = await show({ rows: [] }, { slots: { empty: [words('e', 'Add the first one')] } });
    await expect.element(empty.screen.getByText('Add the first one')).toBeVisible();
    await empty.screen.unmount();
    const own = column('name', {}, { cell: [words('w', { $: ['op', '+', ['var', 'value'], ['lit', '!']] })] });
    const { screen } = await show({}, { slots: { columns: [own] } });
    await expect.element(screen.getByText('Bob!')).toBeVisible();
  });

  test('reads the next page by the cursor of the list', async () => {
    const binds = { page: 1, size: 3, cursor: null };
    const { screen, state } = await show({ nextCursor: 'after-c' }, { binds });
    await screen.getByRole('button', { name: 'Next page' }).click();
    expect([state('page'), state('cursor')]).toEqual([2, 'after-c']);
  });

  test('P22 a broken column shows its fault, a cell that cannot be told its own, and the others stay', async () => {
    const fault = { code: 'PAGE_PROP_TYPE', pointer: '/x', message: 'Wrong.' };
    const deep: Expr = Array.from({ length: 400 }).reduce<Expr>((inner) => ['not', inner], ['lit', true]);
    const wild = column('wild', { value: { $: deep } });
    const shown = await show({}, { slots: { columns: [column('name'), { ...column('bad'), fault }, wild] } });
    expect(texts(shown)).toEqual(['Ada', 'Bob', 'Cyd']);
    const faults = [...shown.screen.container.querySelectorAll('[data-fault]')].map((one) =>
      one.getAttribute('data-fault'),
    );
    expect(faults[0]).toBe('PAGE_PROP_TYPE');
    expect(faults.length).toBeLessThanOrEqual(4);
  });

  test('follows the state that a column reads, and scrolls without rendering rows anew', async () => {
    const named = column('name', { header: { $: ['get', ['var', 'state'], 'title'] } });
    const field = { id: 'f', widget: 'TextField', props: { label: 'Title' }, bind: ['state', 'title'] };
    const { screen } = await show({}, { state: { title: 'First' }, slots: { columns: [named], toolbar: [field] } });
    await expect.element(screen.getByRole('columnheader', { name: 'First' })).toBeVisible();
    await screen.getByLabelText('Title').fill('Second');
    await expect.element(screen.getByRole('columnheader', { name: 'Second' })).toBeVisible();
  });
});
