import { describe, expect, test } from 'vitest';
import type { Expr } from '#engine/document';
import { column, show, texts } from '../testing/people.ts';

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

  test('goes to the last page that there is when a later one has become empty', async () => {
    const known = await show({ rows: [], total: 41 }, { binds: { page: 4, size: 20 } });
    await expect.poll(() => known.state('page')).toBe(3);
    await known.screen.unmount();
    const counted = await show({ rows: [] }, { binds: { page: 4, size: 20 } });
    await expect.poll(() => counted.state('page')).toBe(3);
    await counted.screen.unmount();
    const waiting = await show({ rows: [], loading: true }, { binds: { page: 4, size: 20 } });
    await expect.element(waiting.screen.getByText('Loading')).toBeInTheDocument();
    expect(waiting.state('page')).toBe(4);
  });

  test('P22 a broken column shows its fault, a cell that cannot be told its own, and the others stay', async () => {
    const failure = { code: 'PAGE_PROP_TYPE', pointer: '/x', message: 'Wrong.' };
    const deep: Expr = Array.from({ length: 400 }).reduce<Expr>((inner) => ['not', inner], ['lit', true]);
    const wild = column('wild', { value: { $: deep } });
    const shown = await show({}, { slots: { columns: [column('name'), { ...column('bad'), fault: failure }, wild] } });
    expect(texts(shown)).toEqual(['Ada', 'Bob', 'Cyd']);
    const errors = [...shown.screen.container.querySelectorAll('[data-fault]')].map((one) =>
      one.getAttribute('data-fault'),
    );
    expect(errors[0]).toBe('PAGE_PROP_TYPE');
    expect(errors.length).toBeLessThanOrEqual(4);
  });

  test('follows the state that a column reads, and scrolls without rendering rows anew', async () => {
    const named = column('name', { header: { $: ['get', ['var', 'state'], 'title'] } });
    const field = { id: 'f', widget: 'TextField', props: { label: 'Title' }, bind: ['state', 'title'] };
    const { screen } = await show({}, { state: { title: 'First' }, slots: { columns: [named], toolbar: [field] } });
    await expect.element(screen.getByRole('columnheader', { name: 'First' })).toBeVisible();
    await screen.getByLabelText('Title').fill('Second');
    await expect.element(screen.getByRole('columnheader', { name: 'Second' })).toBeVisible();
  });

  test('REC-02 the order and the page size of a list are shown where nobody asks for others, and a press asks for the other way', async () => {
    const props = { usualSort: '-name', usualSize: 50, total: 90, pageSizes: [20, 50] };
    const { screen, state } = await show(props, { binds: { sort: null, size: null, page: 1 } });
    const head = screen.getByRole('columnheader', { name: /Name/ });
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    await expect.element(screen.getByRole('combobox', { name: 'Per page' })).toHaveValue('50');
    await head.getByRole('button').first().click();
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    expect(state('sort')).toBe('name');
    await head.getByRole('button').first().click();
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    expect([state('sort'), state('size')]).toEqual([null, null]);
  });
});
