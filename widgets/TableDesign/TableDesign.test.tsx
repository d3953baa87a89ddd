import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const text = (id: string, label: string) => ({ node: 'field', id, label, kind: { type: 'text' } });
const design = { formLabel: 'Repairs', fields: [text('title', 'Title'), text('place', 'Place')] };
const props = { label: 'Fields of Repairs' };

const show = (value: Parameters<typeof showWidget>[2] = { value: design }, more = {}) =>
  showWidget('TableDesign', { ...props, ...more }, value);
type Shown = Pick<Awaited<ReturnType<typeof show>>, 'screen'>;
const add = async ({ screen }: Shown, kind: string, to = 'Add a field') => {
  await screen.getByRole('button', { name: to, exact: true }).click();
  await screen.getByRole('listbox', { name: to, exact: true }).getByRole('option', { name: kind, exact: true }).click();
};
const openGroup = ({ screen }: Shown, name: string) =>
  screen.getByRole('button', { name: new RegExp(`^${name}`), expanded: false }).click();
const idsOf = (value: unknown) => (value as { fields: { id: string }[] }).fields.map(({ id }) => id);

test('TABLE-05 TableDesign adds a field of a kind, whose identifier follows its label until it is saved', async () => {
  const { screen, value } = await show({ value: { formLabel: 'Repairs' } });
  await add({ screen }, 'Number');
  await screen.getByLabelText('Label in English').fill('Total costs');
  expect(value()).toEqual({
    formLabel: 'Repairs',
    fields: [{ node: 'field', id: 'total_costs', label: 'Total costs', kind: { type: 'number' } }],
  });
  await expect.element(screen.getByLabelText('Identifier')).toHaveValue('total_costs');
});

test('TABLE-05 TableDesign begins a field with its name selected, so that what is typed replaces it', async () => {
  const { screen, value } = await show({ value: { formLabel: 'Repairs' } });
  await add({ screen }, 'Number');
  await expect.element(screen.getByLabelText('Label in English')).toHaveFocus();
  await userEvent.keyboard('Costs');
  expect(value()).toMatchObject({ fields: [{ label: 'Costs' }] });
});

test('TABLE-20 TableDesign keeps the identifier of a saved field while its label changes', async () => {
  const { screen, value } = await show({ value: design }, { saved: design });
  await screen.getByLabelText('Label in English').fill('Subject');
  await expect.element(screen.getByLabelText('Identifier')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Submit' }).query(), 'RJSF adds none of its own').toBeNull();
  expect(value()).toMatchObject({ fields: [{ id: 'title', label: 'Subject' }, { id: 'place' }] });
});

test('TableDesign moves fields with Alt and the arrow keys, takes one out with Delete, and undoes and redoes both', async () => {
  const { screen, value } = await show();
  await screen.getByRole('button', { name: /^Title/ }).click();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(idsOf(value())).toEqual(['place', 'title']);
  await expect.element(screen.getByRole('button', { name: /^Title/ })).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  expect(idsOf(value())).toEqual(['place']);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(idsOf(value())).toEqual(['title', 'place']);
  await screen.getByRole('button', { name: 'Redo' }).click();
  expect(idsOf(value())).toEqual(['place', 'title']);
});

test('TableDesign edits options, which keep their stored values, and the properties that the contract describes', async () => {
  const options = { source: 'fixed', options: [{ value: 'open', label: 'Open' }] };
  const status = { node: 'field', id: 'status', label: 'Status', kind: { type: 'select', options } };
  const { screen, value } = await show({ value: { formLabel: 'Repairs', fields: [status] } });
  await screen.getByLabelText('Option 1', { exact: true }).fill('To do');
  await screen.getByRole('button', { name: 'Add an option' }).click();
  await screen.getByRole('switch', { name: 'Required' }).click();
  expect(value(), 'a row without a name is no option').toMatchObject({
    fields: [{ kind: { options: { options: [{ value: 'open' }] } } }],
  });
  await screen.getByLabelText('Option 2', { exact: true }).fill('Done');
  expect(value()).toMatchObject({
    fields: [
      {
        is_required: true,
        kind: {
          type: 'select',
          options: { source: 'fixed', options: [{ value: 'open', label: 'To do' }, { label: 'Done' }] },
        },
      },
    ],
  });
});

test('TableDesign says that a saved field which was taken out keeps its values', async () => {
  const { screen } = await show({ value: design }, { saved: design });
  await screen.getByRole('button', { name: 'Take out Place' }).click();
  await screen.getByRole('button', { name: 'Take out', exact: true }).click();
  await expect.element(screen.getByText(/Taken out when you save: Place/)).toBeVisible();
});

test('TABLE-24 TableDesign puts fields into a section and a sub-table, and each keeps its own identifier', async () => {
  const shown = await show();
  const { screen, value } = shown;
  await add(shown, 'Section');
  await add(shown, 'Number', 'Add to Section');
  await add(shown, 'Sub-table');
  await add(shown, 'Date', 'Add to Sub-table');
  expect(value()).toMatchObject({
    fields: [
      { id: 'title' },
      { id: 'place' },
      { node: 'section', children: [{ id: 'number', kind: { type: 'number' } }] },
      {
        kind: {
          type: 'subTable',
          fields: [
            { id: 'item', label: 'Item', is_required: true, kind: { type: 'text' } },
            { id: 'quantity', label: 'Quantity', kind: { type: 'number', precision: 0 } },
            { id: 'note', label: 'Note' },
            { id: 'date', kind: { type: 'date' } },
          ],
        },
      },
    ],
  });
  await screen.getByRole('button', { name: /^Place/ }).click();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(value()).toMatchObject({ fields: [{ id: 'title' }, { children: [{ id: 'place' }, { id: 'number' }] }, {}] });
  await expect.element(screen.getByRole('button', { name: /^Place/ })).toHaveFocus();
});

test('TABLE-24 TableDesign stores hint, pattern, initial value and words in both languages', async () => {
  const { screen, value } = await show();
  for (const group of ['Validation', 'Default value', 'Help', 'In Chinese']) await openGroup({ screen }, group);
  await screen.getByLabelText('Hint', { exact: true }).fill('Short');
  await screen.getByLabelText('Hint in Chinese').fill('简短');
  await screen.getByLabelText('Pattern', { exact: true }).fill('[A-Z]+');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Default value' }), 'A fixed value');
  await screen.getByLabelText('Value', { exact: true }).fill('NEW');
  expect(value()).toMatchObject({
    fields: [
      {
        id: 'title',
        hint: { 'en-US': 'Short', 'zh-CN': '简短' },
        initial: { kind: 'value', value: 'NEW' },
        kind: { type: 'text', pattern: { expression: '[A-Z]+' } },
      },
      {},
    ],
  });
});

test('TABLE-21 TableDesign says at a formula where it is wrong, and completes the names of fields', async () => {
  const amount = { node: 'field', id: 'amount', label: 'Amount', kind: { type: 'number' } };
  const total = {
    node: 'field',
    id: 'total',
    label: 'Total',
    kind: { type: 'formula', expression: '0', result: 'number' },
  };
  const { screen, value } = await show({ value: { formLabel: 'Repairs', fields: [total, amount] } });
  const input = screen.getByRole('textbox', { name: 'Expression' });
  await input.fill('amuont * 2');
  await expect.element(screen.getByText(/uses "amuont", which does not exist here \(character 1\)/)).toBeVisible();
  await input.fill('2 * am');
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveValue('2 * amount');
  expect(value()).toMatchObject({ fields: [{ kind: { expression: '2 * amount' } }, {}] });
  await input.fill('2 * ');
  await userEvent.keyboard('{Control>} {/Control}');
  await expect.element(screen.getByRole('option', { name: 'Amount amount' })).toBeVisible();
  await screen.getByRole('option', { name: /^round\(\) Rounded to so many decimals/ }).click();
  await userEvent.keyboard('Am{Enter}');
  await expect.element(input).toHaveValue('2 * round(amount)');
  await expect.element(screen.getByText('amount = Amount')).toBeVisible();
});

test('TABLE-23 TableDesign reads typed labels and full-width marks of a formula, and says which field is meant', async () => {
  const due = { node: 'field', id: 'field_3', label: '归还日期', kind: { type: 'date', granularity: 'day' } };
  const kind = { type: 'formula', expression: '0', result: 'text' };
  const overdue = { node: 'field', id: 'late', label: '逾期', kind };
  const { screen, value } = await show({ value: { formLabel: '借用', fields: [overdue, due] } });
  const input = screen.getByRole('textbox', { name: 'Expression' });
  await input.fill('if（isBlank（归还日期），“没有（归还日期）”，“”）');
  await expect.element(input).toHaveValue('if(isBlank(归还日期),"没有（归还日期）","")');
  await screen.getByLabelText('Label in English').click();
  await expect.element(input).toHaveValue('if(isBlank(field_3),"没有（归还日期）","")');
  await expect.element(screen.getByText('field_3 = 归还日期')).toBeVisible();
  expect(value()).toMatchObject({
    fields: [{ kind: { expression: 'if(isBlank(field_3),"没有（归还日期）","")' } }, {}],
  });
  await input.fill('today');
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveValue('today()');
  await input.fill('2 * ');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(screen.getByRole('option', { name: '归还日期 field_3' })).toBeVisible();
});

test('TABLE-23 TableDesign finds functions by what people call them in Chinese', async () => {
  const kind = { type: 'formula', expression: '0', result: 'text' };
  const overdue = { node: 'field', id: 'late', label: '状态', kind };
  const { screen } = await show({ value: { formLabel: '借用', fields: [overdue] }, locale: 'zh-CN' });
  const input = screen.getByRole('textbox', { name: /表达式|公式/ });
  for (const [word, name] of [
    ['如果', 'if'],
    ['逾期', 'daysBetween'],
    ['天数', 'daysBetween'],
    ['今天', 'today'],
  ] as const) {
    await input.fill(word);
    await expect.element(screen.getByRole('option', { name: new RegExp(`^${name}`) })).toBeVisible();
  }
});

test('TABLE-23 TableDesign offers today() with an example, and says what cannot be used beside it, and where', async () => {
  const due = { node: 'field', id: 'due', label: 'Due', kind: { type: 'date', granularity: 'day' } };
  const overdue = {
    node: 'field',
    id: 'late',
    label: 'Late',
    kind: { type: 'formula', expression: '0', result: 'number' },
  };
  const { screen, value } = await show({ value: { formLabel: 'Loans', fields: [overdue, due] } });
  const input = screen.getByRole('textbox', { name: 'Expression' });
  await input.fill('daysB');
  await expect
    .element(screen.getByRole('option', { name: /daysBetween\('2026-11-26', '2026-11-29'\) = 3$/ }))
    .toBeVisible();
  await userEvent.keyboard('{Enter}due, tod{Enter}');
  await expect.element(input).toHaveValue('daysBetween(due, today())');
  expect(value()).toMatchObject({ fields: [{ kind: { expression: 'daysBetween(due, today())' } }, {}] });
  await input.fill('len(upper(today()))');
  await expect
    .element(screen.getByText(/"upper\(\)" cannot be used together with today\(\).*character 5/))
    .toBeVisible();
});

test('TABLE-21 TableDesign calls the field of a circle by its label', async () => {
  const circular = (id: string, label: string, expression: string) => ({
    node: 'field',
    id,
    label,
    kind: { type: 'formula', expression, result: 'number' },
  });
  const fields = [circular('field', '合计', 'field_2 + 1'), circular('field_2', '税额', 'field + 1')];
  const { screen } = await show({ value: { formLabel: 'Repairs', fields } });
  await expect.element(screen.getByText('"合计" is computed from itself.')).toBeVisible();
});

test('TABLE-21 TableDesign refuses a formula that never has a value, and says how it is written', async () => {
  const due = { node: 'field', id: 'due', label: 'Due', kind: { type: 'date', granularity: 'day' } };
  const overdue = {
    node: 'field',
    id: 'overdue',
    label: 'Late',
    kind: { type: 'formula', expression: '0', result: 'number' },
  };
  const { screen } = await show({ value: { formLabel: 'Repairs', fields: [overdue, due] } });
  await screen.getByRole('textbox', { name: 'Expression' }).fill('1 + number(due)');
  await expect.element(screen.getByText(/never has a value: due\) \(character 12\).*daysBetween/)).toBeVisible();
});

/** The editor in a form whose button validates it. */
const showChecked = (fields: readonly unknown[], more = {}) =>
  showWidget(
    'FormLayout',
    { label: 'Form' },
    {
      state: { design: { formLabel: 'Repairs', fields: fields as never } },
      on: { submit: [{ do: 'validate' }] },
      slots: {
        default: [{ id: 'design', widget: 'TableDesign', props: { ...props, ...more }, bind: ['state', 'design'] }],
        actions: [{ id: 'send', widget: 'Button', props: { label: 'Save', type: 'submit' } }],
      },
    },
  );

test('TABLE-20 TableDesign lists what keeps the design from being saved, and leads to its place', async () => {
  const { screen } = await showChecked([text('title', 'First'), text('title', 'Second')]);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByLabelText('Label in English')).toHaveValue('Second');
  await screen.getByRole('button', { name: /^First/ }).click();
  await screen.getByRole('alert').getByRole('button', { name: 'Second' }).click();
  await expect.element(screen.getByLabelText('Label in English')).toHaveValue('Second');
});

test('TABLE-22 TableDesign does not count layout controls as fields', async () => {
  const { screen } = await showChecked([{ node: 'note', id: 'note', text: 'Read this' }]);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/Add a field that stores something/);
});

test('TABLE-24 TableDesign makes a rule that shows a field under a condition, and undoes it with everything else', async () => {
  const { screen, value } = await show();
  await screen.getByRole('tab', { name: 'Rules' }).click();
  await screen.getByRole('button', { name: 'Add a rule' }).click();
  await screen.getByLabelText('Name', { exact: true }).fill('Show the place');
  await screen.getByRole('radio', { name: 'A formula' }).click();
  await screen.getByRole('textbox', { name: 'Expression' }).fill("title == 'x'");
  await userEvent.keyboard('{Escape}');
  const targets = screen.getByRole('combobox', { name: 'Fields and sections' });
  (await targets.element()).scrollIntoView({ block: 'center' });
  await targets.click();
  await userEvent.keyboard('Title{ArrowDown}{Enter}{Escape}');
  await userEvent.selectOptions(screen.getByLabelText('Visibility').first(), 'Show');
  expect(value()).toMatchObject({
    rules: [
      {
        name: 'Show the place',
        expression: "title == 'x'",
        then: [{ do: 'state', targets: ['title'], is_hidden: false }],
      },
    ],
  });
  for (let step = 0; step < 5; step += 1) await screen.getByRole('button', { name: 'Undo' }).click();
  expect(value()).toEqual(design);
});

test('TABLE-24 TABLE-03 a rule holds before today, and a check asks for no date in the past, by choosing', async () => {
  const due = { node: 'field', id: 'due', label: 'Due', kind: { type: 'date', granularity: 'day' } };
  const { screen, value } = await show({ value: { formLabel: 'Loans', fields: [due] } });
  const choose = async (comparison: string) => {
    await screen.getByRole('button', { name: 'Add a condition' }).click();
    await screen.getByLabelText('Due: comparison').selectOptions(comparison);
    await expect.element(screen.getByLabelText('Due: value')).toHaveDisplayValue('today');
  };
  const today = { value_from: { kind: 'period', unit: 'day' } };
  await screen.getByRole('tab', { name: 'Rules' }).click();
  await screen.getByRole('button', { name: 'Add a rule' }).click();
  await choose('is before');
  expect(value()).toMatchObject({ rules: [{ when: { children: [{ field: 'due', operator: 'lt', ...today }] } }] });
  await screen.getByRole('tab', { name: 'Validation' }).click();
  await screen.getByRole('button', { name: 'Add a validation rule' }).click();
  await choose('is on or after');
  expect(value()).toMatchObject({ checks: [{ holds: { children: [{ field: 'due', operator: 'gte', ...today }] } }] });
});

test('TableDesign asks before a saved field leaves, and says what names it', async () => {
  const named = { ...design, list: { columns: [{ field: 'place' }] } };
  const { screen, value } = await show({ value: named }, { saved: named });
  await screen.getByRole('button', { name: 'Take out Place' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Take out “Place”?' });
  await expect.element(dialog.getByText(/It is used by: List/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep' }).first().click();
  expect(value()).toEqual(named);
  await screen.getByRole('button', { name: 'Take out Place' }).click();
  await dialog.getByRole('button', { name: 'Take out', exact: true }).click();
  expect(idsOf(value())).toEqual(['title']);
});

test('TABLE-05 TableDesign offers the commonest kinds to a form without fields', async () => {
  const { screen, value } = await show({ value: { formLabel: 'Repairs' } });
  await screen.getByRole('button', { name: 'Date', exact: true }).click();
  expect(value()).toMatchObject({ fields: [{ kind: { type: 'date' } }] });
  await expect.element(screen.getByLabelText('Label in English')).toHaveFocus();
  expect(screen.getByText(/There are no fields yet/).query()).toBeNull();
});

test('TABLE-05 TableDesign adds one field after the other by the keyboard: Enter after a name offers the kinds', async () => {
  const { screen, value } = await show({ value: { formLabel: 'Repairs' } });
  await screen.getByRole('button', { name: 'Add a field' }).click();
  await expect.element(screen.getByRole('combobox', { name: 'Search kinds of fields' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByLabelText('Label in English')).toHaveFocus();
  await userEvent.keyboard('Title{Enter}');
  await expect.element(screen.getByRole('combobox', { name: 'Search kinds of fields' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(screen.getByLabelText('Label in English')).toHaveValue('Number');
  await expect.element(screen.getByLabelText('Label in English')).toHaveFocus();
  await userEvent.keyboard('Costs');
  expect(value()).toMatchObject({ fields: [{ label: 'Title' }, { label: 'Costs', kind: { type: 'number' } }] });
});

test('TABLE-24 TableDesign shows in a choice what is meant while nothing was chosen', async () => {
  const { screen, value } = await show();
  await openGroup({ screen }, 'Display');
  const widths = screen.getByLabelText('Width');
  await expect.element(widths).toHaveDisplayValue('Whole row');
  await userEvent.selectOptions(widths, 'Half');
  expect(value()).toMatchObject({ fields: [{ width: 12 }, {}] });
});

test('TABLE-21 TableDesign begins a look-up and a roll-up with the relation of the form, and tells what is not chosen when it is saved', async () => {
  const relation = {
    node: 'field',
    id: 'supplier',
    label: 'Supplier',
    kind: { type: 'relation', logical_table_id: 'v' },
  };
  const { screen } = await showChecked([text('title', 'Title'), relation], {
    tables: [{ label: 'Things', items: [{ value: 'v', label: 'Suppliers', table: 't' }] }],
  });
  await add({ screen }, 'Roll-up');
  await expect.element(screen.getByLabelText('Summarize')).toHaveDisplayValue('Supplier');
  await add({ screen }, 'Look-up');
  await expect.element(screen.getByRole('combobox', { name: /^Relation/ })).toHaveDisplayValue('Supplier');
  expect(screen.getByText('This field has an issue').query()).toBeNull();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('This field has an issue').first()).toBeInTheDocument();
});

test('TABLE-24 TableDesign shows no summary of a column that has none', async () => {
  const { screen } = await show({ value: { ...design, list: { columns: [{ field: 'title' }] } } });
  await screen.getByRole('tab', { name: 'List' }).click();
  await expect.element(screen.getByLabelText('Summary')).toHaveDisplayValue('None');
});
