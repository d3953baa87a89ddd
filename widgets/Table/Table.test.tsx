import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Expr } from '#engine/document';
import { Part } from '../../engine/react/part.ts';
import { cell, column, rows, show, texts } from './testing/people.ts';

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

  test('evaluates the cells of the rows in its window alone, when it mounts and when the focus moves', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({ id: at, name: `Person ${at}`, age: at }));
    const read = vi.spyOn(Part.prototype, 'read');
    try {
      const { screen } = await show({ rows: many, complete: true });
      const cells = screen.getByRole('gridcell').elements().length;
      const values = () => read.mock.calls.filter(([name]) => name === 'value').length;
      expect(values()).toBe(cells);
      screen.getByText('Person 0', { exact: true }).element().closest<HTMLElement>('[role=gridcell]')?.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect.poll(() => document.activeElement?.getAttribute('data-place')).toBe('1:0');
      expect(values()).toBeLessThan(cells * 2);
    } finally {
      read.mockRestore();
    }
  });

  test('scrolls to rows that were there from the beginning before anything else happens to it', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => ({ id: at, name: `Person ${at}`, age: at }));
    const { screen } = await show({ rows: many });
    const grid = screen.getByRole('grid').element();
    grid.scrollTop = grid.scrollHeight;
    await expect.element(screen.getByText('Person 999')).toBeVisible();
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

  test('tells of a row also where something around the table takes the focus, as a page does', async () => {
    const { screen, happened } = await show({}, { listen: ['rowClick'] });
    screen.container.tabIndex = -1;
    await screen.getByText('Bob').click();
    await expect.poll(() => happened).toHaveLength(1);
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
    const shown = await show({ selection: 'multiple' }, { binds: { selection: [] } });
    const { screen, state } = shown;
    await screen.getByRole('checkbox', { name: 'Choose Ada' }).click();
    expect(state('selection')).toEqual(['a']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    expect(state('selection')).toEqual(['a', 'c']);
    await expect.element(screen.getByText('2 chosen')).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: 'Choose all rows' })).toBePartiallyChecked();
    await screen.getByRole('checkbox', { name: 'Choose all rows' }).click();
    expect(state('selection')).toEqual(['a', 'c', 'b']);
    await screen.getByRole('checkbox', { name: 'Choose all rows' }).click();
    expect(state('selection')).toEqual([]);
    await screen.getByRole('checkbox', { name: 'Choose Bob' }).click();
    await screen.getByRole('button', { name: 'Clear selection' }).click();
    expect(state('selection')).toEqual([]);
  });

  test('a row that a search hides is no longer chosen, and does not come back chosen', async () => {
    const names: Expr = ['each', 'map', ['var', 'rows'], 'one', ['get', ['var', 'one'], 'name']];
    const text = { $: ['call', 'join', [names, ['lit', '+']]] };
    const chosen = [{ id: 'names', widget: 'Text', props: { text } }];
    const shown = await show(
      { selection: 'multiple', complete: true, searchLabel: 'Find' },
      { binds: { selection: ['a', 'b', 'deleted'] }, slots: { chosen } },
    );
    const { screen, state } = shown;
    await expect.poll(() => state('selection')).toEqual(['a', 'b']);
    await expect.element(screen.getByText('Ada+Bob')).toBeVisible();
    await screen.getByRole('searchbox', { name: 'Find' }).fill('bob');
    await expect.poll(() => state('selection')).toEqual(['b']);
    await screen.getByRole('searchbox', { name: 'Find' }).fill('');
    await expect.element(screen.getByRole('checkbox', { name: 'Choose Ada' })).not.toBeChecked();
  });

  test('what is chosen waits for rows that are on their way, and cannot be used until they are shown', async () => {
    const { screen, state } = await show(
      { rows: null, loading: true, selection: 'multiple' },
      { binds: { selection: ['a'] } },
    );
    await expect.element(screen.getByRole('grid', { name: 'People' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear selection' }).query()).toBeNull();
    expect(state('selection')).toEqual(['a']);
  });

  test('chooses one row at a time', async () => {
    const { screen, state } = await show({ selection: 'single' }, { binds: { selection: [] } });
    await screen.getByRole('radio', { name: 'Choose Bob' }).click();
    await screen.getByRole('radio', { name: 'Choose Cyd' }).click();
    expect(state('selection')).toEqual(['c']);
  });

  test.each(['en-US', 'zh-CN'] as const)(
    'REC-04 days and moments are whole in columns of their usual width, in %s',
    async (locale) => {
      const columns = Array.from({ length: 12 }, (_, at) =>
        column(`d${at}`, { kind: at % 2 === 0 ? 'date' : 'datetime', value: cell(at % 2 === 0 ? 'day' : 'at') }),
      );
      const days = [
        { id: 'a', day: '2026-11-24', at: '2026-11-24T04:58:00Z' },
        { id: 'b', day: '2026-09-30', at: '2026-12-28T15:48:00Z' },
      ];
      const host = { locale: { current: () => locale, timeZone: () => 'Asia/Shanghai', set: () => undefined } };
      const { screen } = await show({ rows: days }, { locale, host, slots: { columns } });
      // As in the frame of every page.
      screen.container.style.setProperty('text-autospace', 'normal');
      const cells = screen.getByRole('gridcell').elements();
      expect(cells).toHaveLength(24);
      expect(cells.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)).toEqual([]);
    },
  );
});
