import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { EngineFact } from '#engine/runtime';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import examples from './RecordForm.examples.json' with { type: 'json' };

const configOf = (name: string): unknown => examples.find((example) => example.name === name)?.props.config;
const save = { id: 'save', widget: 'Button', props: { label: 'Save', type: 'submit' } };
const line = (article: string, count: number, price: number) => ({ kind: 'row', data: { article, count, price } });

const project = examples.find(({ name }) => name === 'everyKind')?.props;
const choices = project?.choices;

async function showForm(name: string, value: Parameters<typeof showWidget>[2], props: object = {}) {
  const host = { locale: { current: () => 'en-US', timeZone: () => 'UTC', set: () => undefined }, ...value?.host };
  return showWidget(
    'RecordForm',
    { label: 'Form', config: configOf(name), ...props },
    { slots: { actions: [save] }, listen: ['submit'], binds: { changed: false }, ...value, host },
  );
}

test('RecordForm is filled in by keyboard: rows, computed values, and a rule that asks for more', async () => {
  const given = { value: { tax: 0.13, priority: 'low' } };
  const { screen, value, state, happened } = await showForm('default', given, { isNew: true });
  await screen.getByLabelText('Supplier').fill('Acme');
  expect(value()).toEqual({ supplier: 'Acme', tax: 0.13, priority: 'low' });
  expect(state('changed')).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Add row to Articles' })).toHaveFocus();
  await expect.element(screen.getByText('At least 1 are needed.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox', { name: 'Article' })).toHaveFocus();
  await userEvent.keyboard('Desk{Tab}{Control>}a{/Control}2{Tab}600');
  await expect.element(screen.getByLabelText('Total')).toHaveTextContent('1,356.00');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByLabelText('Why so much?')).toHaveFocus();
  await userEvent.keyboard('Why');
  await screen.getByRole('button', { name: 'Save' }).click();
  const record = { supplier: 'Acme', tax: 0.13, priority: 'low', lines: [line('Desk', 2, 600)], reason: 'Why' };
  expect(happened).toEqual([['submit', { record, changes: record, key: expect.any(String) }]]);
});

test('RecordForm moves and removes rows, and the focus stays with them', async () => {
  const lines = [line('a', 1, 1), line('b', 1, 2), line('c', 1, 3)];
  const { screen, value } = await showForm('default', { value: { lines } });
  const articles = () =>
    (value() as { lines: { data: { article: string } }[] }).lines.map(({ data }) => data.article).join('');
  await screen.getByRole('button', { name: 'Move row 3 up' }).click();
  expect(articles()).toBe('acb');
  await expect.element(screen.getByRole('button', { name: 'Move row 2 up' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(articles()).toBe('cab');
  await expect.element(screen.getByRole('button', { name: 'Move row 1 down' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Remove row 2' }).click();
  expect(articles()).toBe('cb');
  await expect.element(screen.getByRole('button', { name: 'Remove row 2' })).toHaveFocus();
});

test('RecordForm goes through rows as through a sheet: Enter downwards and on to a new row, arrows between texts', async () => {
  const { screen, value, happened } = await showForm('default', { value: { lines: [line('Desk', 1, 2)] } });
  const articles = () =>
    (value() as { lines: { data: { article?: string } }[] }).lines.map(({ data }) => data.article ?? '');
  await screen.getByRole('textbox', { name: 'Article' }).click();
  await userEvent.keyboard('{Enter}Lamp{Enter}Chair');
  expect(articles()).toEqual(['Desk', 'Lamp', 'Chair']);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('textbox', { name: 'Article' }).nth(1)).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}Table{ArrowDown}');
  expect(articles()).toEqual(['Table', 'Lamp', 'Chair']);
  await userEvent.keyboard('{Tab}{Enter}{Control>}a{/Control}7');
  expect((value() as { lines: { data: { count: number } }[] }).lines[2]?.data.count).toBe(7);
  expect(happened, 'a key in a row saves nothing').toEqual([]);
  expect(screen.getByRole('row').elements()).toHaveLength(5);
});

test('RecordForm adds no row below one that is still empty', async () => {
  const { screen, value } = await showForm('default', { value: { supplier: 'Acme' } });
  await screen.getByRole('button', { name: 'Add row to Articles' }).click();
  await userEvent.keyboard('{Enter}');
  expect((value() as { lines: unknown[] }).lines).toHaveLength(1);
});

test('RecordForm copies a row without its key and what is computed, and brings removed rows back as they were', async () => {
  const stored = (key: string, article: string) => ({ ...line(article, 2, 3), row_id: key });
  const lines = [stored('r1', 'a'), stored('r2', 'b')];
  const { screen, value } = await showForm('default', { value: { lines } });
  await screen.getByRole('button', { name: 'Duplicate row 1' }).click();
  expect((value() as { lines: unknown[] }).lines).toEqual([lines[0], line('a', 2, 3), lines[1]]);
  const removeFirst = screen.getByRole('button', { name: 'Remove row 1' });
  await screen.getByRole('button', { name: 'Remove row 2' }).click();
  await removeFirst.click();
  await removeFirst.click();
  expect((value() as { lines: unknown[] }).lines).toEqual([]);
  await expect.element(screen.getByRole('status').filter({ hasText: 'Row 1 was removed.' })).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect.element(removeFirst).toHaveFocus();
  await undo.click();
  expect((value() as { lines: unknown[] }).lines).toEqual(lines);
});

test('RecordForm moves a row where it is dragged', async () => {
  const lines = [line('a', 1, 1), line('b', 1, 2), line('c', 1, 3)];
  const { screen, value } = await showForm('default', { value: { lines } });
  await screen.getByRole('rowheader', { name: '3' }).dropTo(screen.getByRole('rowheader', { name: '1', exact: true }));
  const articles = (value() as { lines: { data: { article: string } }[] }).lines.map(({ data }) => data.article);
  expect(articles.join('')).toBe('cab');
});

test('RecordForm follows its rules: what is hidden is gone from the page, and its value is kept', async () => {
  const { screen, value } = await showForm('leave', { value: {} });
  await screen.getByLabelText('Something else').click();
  await screen.getByLabelText('Reason').fill('Moving house');
  await expect.element(screen.getByText('Say why below.')).toBeVisible();
  await screen.getByLabelText('Sick leave').click();
  await expect.element(screen.getByLabelText("A doctor's note follows")).toBeVisible();
  expect(screen.getByLabelText('Reason').elements()).toEqual([]);
  expect(value()).toMatchObject({ kind: 'sick', reason: 'Moving house' });
});

test('RecordForm shows what the server refuses at its field, also in a row', async () => {
  const detail = { faults: [{ pointer: '/data/lines/0/data/price', message: 'Too dear.' }] };
  const send = {
    do: 'submitForm',
    node: 'subject',
    call: 'save',
    with: { data: { $: ['get', ['var', 'state'], 'value'] } },
  };
  const { screen } = await showForm('default', {
    value: { supplier: 'Acme', lines: [line('Desk', 1, 600)] },
    on: { submit: [send] },
    listen: [],
    host: {
      operations: { save: { reads: [], writes: [], safe: false } },
      client: { call: () => Promise.reject(Object.assign(new Error('Refused.'), { detail })) },
    },
  });
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Too dear.')).toBeVisible();
  await expect.element(screen.getByLabelText('Price')).toHaveFocus();
});

test('RecordForm renders for a key the field, what is computed from it, and nothing else', async () => {
  const rendered: string[] = [];
  const observe = (fact: EngineFact) => void (fact.kind === 'node' && rendered.push(fact.node.id));
  const lines = [line('Desk', 1, 600), line('Lamp', 2, 40)];
  const { screen } = await showForm('default', { value: { lines, tax: 0 }, host: { observe } });
  const supplier = screen.getByLabelText('Supplier');
  await supplier.click();
  rendered.length = 0;
  await userEvent.keyboard('a');
  await expect.element(supplier).toHaveValue('a');
  // The form itself and the state around it have another record now.
  const around = ['subject', 'state'];
  expect(new Set(rendered)).toEqual(new Set(['supplier', ...around]));
  rendered.length = 0;
  await screen.getByLabelText('Count').nth(1).fill('3');
  await expect.element(screen.getByLabelText('Net')).toHaveTextContent('720');
  expect(new Set(rendered)).toEqual(new Set(['lines', 'count', 'amount', 'sum', 'total', ...around]));
});

test('P22 RecordForm shows broken fields in their places, and the others work', async () => {
  const { screen, value } = await showForm('broken', { value: {} });
  await screen.getByLabelText('City').fill('Oslo');
  expect(value()).toEqual({ city: 'Oslo' });
  expect([...screen.container.querySelectorAll('[data-fault]')].map((box) => box.getAttribute('data-fault'))).toEqual([
    'PAGE_VALUE',
    'FORM_FORMULA_CYCLE',
    'FORM_FORMULA_CYCLE',
  ]);
});

test('RecordForm begins anew with a record that comes from outside', async () => {
  const other = {
    id: 'other',
    widget: 'Button',
    props: { label: 'Next' },
    on: { click: [{ do: 'setState', path: ['state', 'value'], value: { supplier: 'Globex' } }] },
  };
  const { screen, value } = await showForm('default', { value: { supplier: 'Acme' }, slots: { actions: [other] } });
  await screen.getByLabelText('Supplier').fill('Acme & Co');
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByLabelText('Supplier')).toHaveValue('Globex');
  expect(value()).toEqual({ supplier: 'Globex' });
});

test('RecordForm is only read when it is told so', async () => {
  const { screen } = await showForm(
    'default',
    { value: { supplier: 'Acme', lines: [line('Desk', 2, 600)] } },
    { readOnly: true },
  );
  await expect.element(screen.getByLabelText('Net')).toHaveTextContent('1,200');
  expect(screen.container.querySelectorAll('input, select, textarea')).toHaveLength(0);
  const empty = await showForm('default', { value: { supplier: 'Acme' } }, { readOnly: true });
  await expect.element(empty.screen.getByText('No rows')).toBeVisible();
});

test('RecordForm takes people, departments, cascades, rich text and ranges of months by keyboard', async () => {
  const kinds = new Set(['story', 'place', 'season', 'owner', 'home']);
  const fields = project?.config.fields.filter(({ id }) => kinds.has(id));
  const config = { formLabel: 'Project', fields };
  const { screen, value } = await showForm('everyKind', { value: {} }, { choices, config });
  const address = screen.getByRole('combobox', { name: 'Place' });
  await address.click();
  await userEvent.keyboard('El{ArrowUp}{Enter}');
  await expect.element(address).toHaveAccessibleDescription('Elsewhere, Asia');
  await screen.getByRole('combobox', { name: 'Owner' }).click();
  await userEvent.keyboard('An{Enter}');
  await screen.getByRole('combobox', { name: 'Department' }).click();
  await userEvent.keyboard('Op{ArrowUp}{Enter}');
  await screen.getByRole('textbox', { name: 'Story' }).click();
  await userEvent.keyboard('{Control>}b{/Control}New');
  const months = screen.getByRole('group', { name: 'Months' });
  await months.getByLabelText('To').fill('2027-02');
  await months.getByLabelText('From').fill('2026-13');
  const season = { kind: 'range', from: '2026-13', to: '2027-02' };
  expect(value()).toEqual({ place: ['asia', 'other'], owner: 'u2', home: 'd4', story: '**New**', season });
  await userEvent.keyboard('{Enter}');
  await expect.element(months).toHaveAccessibleDescription('This does not have the expected form.');
});

test('RecordForm says in words what it only shows', async () => {
  const record = {
    story: '- brighter',
    place: ['asia', 'other'],
    members: ['u2', 'u3'],
    guests: ['d2', 'd9'],
    shift: { from: '2026-12-01T06:00:00Z', to: '2026-12-01T14:30:00Z' },
    season: { from: '2026-11', to: null },
  };
  const { screen } = await showForm('everyKind', { value: record }, { choices, readOnly: true });
  const shown = (name: string) => expect.element(screen.getByLabelText(name, { exact: true }));
  await shown('Members').toHaveTextContent('Anna Berg and 王小明');
  await shown('Departments that take part').toHaveTextContent('Sales and Unknown department');
  await shown('Place').toHaveTextContent('Asia / Elsewhere');
  await shown('Shift').toHaveTextContent('Dec 1, 2026, 6:00 AM – Dec 1, 2026, 2:30 PM');
  await shown('Months').toHaveTextContent('2026-11 –');
  await expect
    .element(screen.getByRole('region', { name: 'Story' }).getByRole('listitem'))
    .toHaveTextContent('brighter');
  expect(screen.container.querySelectorAll('input, select, textarea')).toHaveLength(0);
});

test('RecordForm that begins with an unsaved record leaves it is, and unsaved until the page says that it is saved', async () => {
  const isSaved = [{ do: 'setState', path: ['state', 'changed'], value: false }];
  const { screen, value, state } = await showForm(
    'default',
    {
      value: { supplier: 'Acme' },
      binds: { changed: true },
      slots: { actions: [{ id: 'saved', widget: 'Button', props: { label: 'Was saved' }, on: { click: isSaved } }] },
    },
    { isNew: true },
  );
  const supplier = screen.getByLabelText('Supplier');
  await supplier.fill('Globex');
  await supplier.fill('Acme');
  expect(value(), 'initial values fill nothing that was left empty').toEqual({ supplier: 'Acme' });
  expect(state('changed'), 'what was saved is not known').toBe(true);
  await screen.getByRole('button', { name: 'Was saved' }).click();
  expect(state('changed')).toBe(false);
  await supplier.fill('Globex');
  expect(state('changed')).toBe(true);
  await supplier.fill('Acme');
  expect(state('changed'), 'it is as it was saved').toBe(false);
});

test('REC-03 what is sent of a changed record are the values that are not stored so, and null for what was emptied', async () => {
  const stored = { supplier: 'Acme', due: '2026-12-01', code: 'PO-0001', lines: [line('Desk', 2, 600)], tax: 0.13 };
  const { screen, happened } = await showForm('default', { value: stored }, { stored, isNew: false });
  await screen.getByLabelText('Supplier').fill('Globex');
  await screen.getByRole('textbox', { name: 'Wanted by' }).fill('');
  await screen.getByLabelText('Why so much?').fill('Because');
  await screen.getByRole('button', { name: 'Save' }).click();
  const changes = { supplier: 'Globex', due: null, reason: 'Because' };
  expect(happened).toEqual([['submit', expect.objectContaining({ changes })]]);
});

test('RecordForm with some fields alone requires none of them, and says which were emptied', async () => {
  const { screen, happened } = await showForm('default', { value: {} }, { only: ['reason', 'supplier'], isNew: true });
  await screen.getByLabelText('Why so much?').fill('Because');
  expect(screen.getByRole('textbox').elements()).toHaveLength(2);
  await screen.getByRole('button', { name: 'Save' }).click();
  const record = { reason: 'Because', supplier: null };
  expect(happened).toEqual([['submit', { record, changes: record, key: expect.stringMatching(/^\w{8,64}$/) }]]);
});

test('a record that is read shows the fields that its design names for it, in their order', async () => {
  const named = (id: string, label: string) => ({ node: 'field', id, label, kind: { type: 'text' } });
  const config = {
    formLabel: 'Repairs',
    fields: [
      named('a', 'Title'),
      { node: 'section', id: 's', title: 'Inner', children: [named('b', 'Costs')] },
      named('c', 'Note'),
    ],
    detail: { fields: ['b', 'a'], columns: 2 },
  };
  const value = { a: 'Pump', b: 'Twelve', c: 'Hidden' };
  const { screen } = await showForm('default', { value, slots: {} }, { config, readOnly: true });
  await expect.element(screen.getByText('Twelve')).toBeVisible();
  const labels = [...screen.container.querySelectorAll('output')].map((one) => one.textContent);
  expect(labels).toEqual(['Twelve', 'Pump']);
  await expect.element(screen.getByRole('heading', { name: 'Inner' })).toBeVisible();
});
