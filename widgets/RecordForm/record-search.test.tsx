import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { EngineFact } from '#engine/runtime';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const operation = { reads: [], writes: [], safe: true };
const operations = { listDepartmentUsers: operation, listDepartments: operation, listRooms: operation };
const field = (id: string, kind: object, more: object = {}) => ({ node: 'field', id, label: id, kind, ...more });

interface Asked {
  id: string;
  args: Record<string, unknown>;
  isCancelled(): boolean;
  answer(items: unknown): Promise<void>;
  fail(message: string): Promise<void>;
}

/** A form over a server that answers searches when the test says so. */
async function show(fields: object[], value: object = {}, props: object = {}, watched: object = {}) {
  const asked: Asked[] = [];
  const client = {
    call: (id: string, args: Readonly<Record<string, unknown>>, { signal }: { signal?: AbortSignal } = {}) =>
      new Promise((resolve, refuse) => {
        signal?.addEventListener('abort', () => refuse(signal.reason));
        asked.push({
          id,
          args,
          isCancelled: () => signal?.aborted ?? false,
          answer: async (items) => resolve(items),
          fail: async (message) => refuse(new Error(message)),
        });
      }),
  };
  const shown = await showWidget(
    'RecordForm',
    { label: 'Form', config: { formLabel: 'Form', fields }, ...props },
    // Safe: a record is JSON.
    { value: value as never, host: { client, operations, ...watched } },
  );
  const next = async (count: number): Promise<Asked> => {
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(count);
    return asked[count - 1] as Asked;
  };
  return { ...shown, asked, next };
}

const person = (id: string, name: string) => ({ id, real_name: name, departments: [] });

test('RecordForm searches people on the server while one types: after a rest, the outdated cancelled', async () => {
  const { screen, value, asked, next } = await show([
    field('owner', { type: 'user' }),
    field('note', { type: 'text' }),
  ]);
  const owner = screen.getByRole('combobox', { name: 'owner' });
  await owner.click();
  const first = await next(1);
  expect(first).toMatchObject({ id: 'listDepartmentUsers', args: { size: 50 } });
  await expect.element(screen.getByText('People are loading…')).toBeVisible();
  await first.answer({ items: [person('u1', 'Li Wei')], next_cursor: 'more' });
  await expect.element(screen.getByRole('option', { name: /Li Wei/ })).toBeVisible();
  await userEvent.keyboard('An');
  const second = await next(2);
  expect(second.args).toMatchObject({ search: 'An' });
  await userEvent.keyboard('na');
  const third = await next(3);
  expect(second.isCancelled()).toBe(true);
  expect(third.args).toMatchObject({ search: 'Anna' });
  await third.answer({ items: [person('u2', 'Anna Berg')] });
  await expect.element(screen.getByRole('option', { name: /Anna Berg/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(value()).toEqual({ owner: 'u2' });
  expect(asked.filter(({ args }) => args['search'] !== undefined)).toHaveLength(2);
  // The focus stayed in the field, and what is typed after Tab is the next field's.
  await userEvent.keyboard('{Tab}Thanks');
  expect(value()).toEqual({ owner: 'u2', note: 'Thanks' });
});

test('RecordForm says why people could not be found, finds nobody in words, and tries again', async () => {
  const { screen, next } = await show([field('owner', { type: 'user' })]);
  await screen.getByRole('combobox', { name: 'owner' }).click();
  await (await next(1)).fail('No connection');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No connection');
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await (await next(2)).answer({ items: [] });
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('RecordForm asks for the names of the people that a record has', async () => {
  const { screen, next } = await show([field('owner', { type: 'user', department_ids: ['d1'] })], { owner: 'u9' });
  const named = await next(1);
  expect(named.args).toMatchObject({ user_ids: ['u9'] });
  await named.answer({ items: [person('u9', 'Zoe')] });
  await expect.element(screen.getByRole('combobox', { name: 'owner' })).toHaveAccessibleDescription('Zoe');
  await screen.getByRole('combobox', { name: 'owner' }).click();
  expect((await next(2)).args).toMatchObject({ department_id: 'd1', is_deep: true });
});

test('RecordForm searches departments and, by a call of the page, records of other tables', async () => {
  const fields = [
    field('home', { type: 'department', below: 'd1' }),
    field('room', { type: 'relation', logical_table_id: 't1' }),
  ];
  const searches = { room: { call: 'listRooms', with: { free: true }, search: 'q', label: 'title' } };
  const { screen, value, next } = await show(fields, {}, { searches });
  await screen.getByRole('combobox', { name: 'home' }).click();
  const tree = [
    { id: 'd1', department_name: 'Firm', children: [{ id: 'd2', department_name: 'Sales', children: [] }] },
  ];
  await (await next(1)).answer(tree);
  await userEvent.keyboard('Sa');
  const typed = await next(2);
  expect(typed).toMatchObject({ id: 'listDepartments', args: { search: 'Sa' } });
  await typed.answer(tree);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(value).toEqual({ home: 'd2' });
  await screen.getByRole('combobox', { name: 'room' }).click();
  const room = await next(4);
  expect(room).toMatchObject({ id: 'listRooms', args: { free: true } });
  await room.answer({ items: [] });
  await userEvent.keyboard('blue');
  const search = await next(5);
  expect(search.args).toEqual({ free: true, q: 'blue' });
  await search.answer({ items: [{ id: 7, title: 'Blue room' }] });
  await expect.element(screen.getByRole('option', { name: 'Blue room' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(value).toEqual({ home: 'd2', room: 7 });
});

test('RecordForm renders each field once when it opens, also one whose names are asked for', async () => {
  const renderings = new Map<string, number>();
  const observe = (fact: EngineFact) => {
    if (fact.kind === 'node') renderings.set(fact.node.id, (renderings.get(fact.node.id) ?? 0) + 1);
  };
  const fields = [field('customer', { type: 'relation', logical_table_id: 't1' }), field('note', { type: 'text' })];
  const searches = { customer: { call: 'listRooms', value: 'id', label: 'name' } };
  const { screen, next } = await show(fields, { customer: 'r1' }, { searches, choices: { other: [] } }, { observe });
  const first = await next(1);
  await expect.element(screen.getByRole('textbox', { name: 'note' })).toBeVisible();
  expect([...renderings].filter(([id, count]) => count > 1 && id !== 'state')).toEqual([]);
  await first.answer([{ id: 'r1', name: 'Red room' }]);
  await expect.element(screen.getByText('Red room')).toBeVisible();
});

test('RecordForm finds records for its relations by one call of the page, for the form as it is now', async () => {
  const fields = [
    field('city', { type: 'text' }),
    field('room', { type: 'relation', logical_table_id: 't1' }),
    field('owner', { type: 'user' }),
    field('floor', { type: 'lookup', relation: 'room', field: 'floor' }),
  ];
  const relations = { call: 'listRooms', with: { id: 'm1' } };
  const display = { room: 'Red room', owner: 'Ann Lee', floor: 'First floor' };
  const start = { city: 'Rome', room: 'r1', owner: 'p1', floor: 1 };
  const { screen, value, next } = await show(fields, start, { relations, display });
  // What the record holds is named without a call.
  await expect.element(screen.getByText('Red room')).toBeVisible();
  await expect.element(screen.getByText('Ann Lee').first()).toBeVisible();
  await expect.element(screen.getByText('First floor')).toBeVisible();
  await screen.getByRole('textbox', { name: 'city' }).fill('Oslo');
  await screen.getByRole('combobox', { name: 'room' }).click();
  const last = await next(1);
  expect(last).toMatchObject({
    id: 'listRooms',
    args: { id: 'm1', field: 'room', form: { city: 'Oslo', room: 'r1' } },
  });
  await last.answer({ items: [{ id: 'r2', title: 'Blue room', details: [{ field: 'city', text: 'Oslo' }] }] });
  await expect.element(screen.getByRole('option', { name: 'Blue room' })).toHaveTextContent('Oslo');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(value).toMatchObject({ room: 'r2' });
});

test('REC-11 RecordForm says that the records of a relation are not for the person to see, not that there are none', async () => {
  const fields = [field('room', { type: 'relation', logical_table_id: 't1' })];
  const { screen, next } = await show(fields, {}, { relations: { call: 'listRooms', with: { id: 'm1' } } });
  await screen.getByRole('combobox', { name: 'room' }).click();
  await (await next(1)).answer({ items: [], not_readable: true });
  await expect.element(screen.getByText(/You do not have access to the records/)).toBeVisible();
});

test('REC-11 RecordForm finds records for a relation in the rows of a sub-table, too', async () => {
  const product = field('product', { type: 'relation', logical_table_id: 't1' });
  const fields = [field('lines', { type: 'subTable', fields: [product] })];
  const start = { lines: [{ data: {} }] };
  const { screen, value, next } = await show(fields, start, { relations: { call: 'listRooms', with: { id: 'm1' } } });
  await screen.getByRole('combobox', { name: 'product' }).click();
  const asked = await next(1);
  expect(asked).toMatchObject({ id: 'listRooms', args: { id: 'm1', field: 'lines.product' } });
  await asked.answer({ items: [{ id: 'r2', title: 'Chair', details: [] }] });
  await screen.getByRole('option', { name: 'Chair' }).click();
  await expect.poll(value).toMatchObject({ lines: [{ data: { product: 'r2' } }] });
});
