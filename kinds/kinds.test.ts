import { describe, expect, test } from 'vitest';
import { compileRecordForm, RecordChecker } from '#engine/forms';
import { type JsonSchema, report } from '#schemas';
import catalogue from '../widgets/generated/catalogue.json' with { type: 'json' };
import contract from '../schemas/generated/form-config.schema.json' with { type: 'json' };
import { columnOfKind, kindOfSheet, type SheetColumn } from './columns.ts';
import { designOf, kindsIn } from './designs.ts';
import { type Around, controlOf, type FieldKind, isGiven, type KindName, valuesOf } from './index.ts';

const groups = ['common', 'more', 'computed', 'rows'] as const;
const names = groups.flatMap((group) => kindsIn(group));
// Safe: the file is written from the contract, whose schemas use the keywords of JsonSchema.
const kindSchema = { $defs: contract.$defs, $ref: '#/$defs/FieldKind' } as unknown as JsonSchema;

/** A new field of the kind, with the choices made that its maker has to make. */
function created(name: KindName): FieldKind {
  const { create } = designOf(name);
  const made = create?.({
    options: () => ({ source: 'fixed', options: [{ value: 'a', label: 'A' }] }),
    columns: { item: 'Item', quantity: 'Quantity', note: 'Note' },
    tableId: '01JTABLE',
    relations: ['customer'],
    sources: ['customer'],
  });
  const chosen = { lookup: { field: 'name' }, custom: { component_id: 'Rating' } } as Partial<Record<KindName, object>>;
  // Safe: what `create` leaves out has to be chosen, and `chosen` has it.
  return { ...(made ?? { type: name }), ...chosen[name] } as FieldKind;
}

const example = (kind: FieldKind): unknown =>
  designOf(kind.type).example?.(kind, {
    locale: 'en-US',
    today: '2026-11-26',
    label: 'Name',
    row: () => ({ item: 'Pump' }),
  });

const formOf = (kind: FieldKind) =>
  compileRecordForm(
    { fields: [{ node: 'field', id: 'one', label: 'One', kind }] },
    { locale: 'en-US', isReadOnly: false },
  );

describe.each(names)('kind %s', (name) => {
  const kind = created(name);

  test('TABLE-28 a new field is what the contract describes, under the name of its folder', () => {
    expect(report(kind, kindSchema, {})).toEqual([]);
    expect(report({ ...kind, unknown: 1 }, kindSchema, {})).not.toEqual([]);
    expect(kind.type).toBe(name);
  });

  test('TABLE-20 its example is a value that its form takes', () => {
    const value = example(kind);
    const { fields } = formOf(kind);
    const plan = fields.get('one');
    const checker = new RecordChecker(formOf(kind), { now: () => 0 });
    if (value === undefined || !plan) return;
    expect(checker.valueIssue(plan, value)).toBeUndefined();
  });

  test('TABLE-24 what people enter is stored, and what is computed has no input', () => {
    const isStored = columnOfKind(kind).storage(kind) !== undefined;
    if (!isGiven(kind)) expect(isStored).toBe(true);
    const hasInput = controlOf(kind).input !== undefined;
    expect(hasInput).toBe(!isGiven(kind) && name !== 'subTable');
  });

  test('TABLE-28 forms carry the messages of the widgets that fill it in and show it', () => {
    const around: Around = {
      locale: 'en-US',
      canCall: () => true,
      hasWidget: () => true,
      isSearched: false,
      findsRecords: false,
      search: null,
      awaited: null,
      choices: null,
      word: (word) => word,
      limited: (options) => options,
      literal: () => null,
    };
    const { input, shown } = controlOf(kind);
    const made = [input?.(kind, around), shown?.(kind, around)].flatMap((one) => (one ? [one, one.ends ?? one] : []));
    // The others are the form's own.
    const named = made.map(({ widget }) => widget).filter((widget) => widget in catalogue && name !== 'custom');
    for (const form of [catalogue.RecordForm.uses, [...catalogue.FormField.uses, 'FormField']])
      expect(named.filter((widget) => !form.includes(widget))).toEqual([]);
  });

  test('TABLE-28 it can be added up exactly where formulas take it for a number and nothing else computes it', () => {
    const isNumber = valuesOf(kind).type(kind) === 'number' && name !== 'rollup';
    expect(valuesOf(kind).ofMany?.(kind, 0) !== undefined).toBe(isNumber);
  });

  test('COMP-11 its values that can be converted are stored, and the other kind is known', () => {
    for (const other of designOf(name).convertsTo?.(kind) ?? []) {
      expect(names).toContain(other);
      expect(columnOfKind(kind).meaning?.(kind)).toBe(columnOfKind(created(other)).meaning?.(created(other)));
    }
  });
});

test('TABLE-28 every place in the menu of kinds is taken once', () => {
  for (const group of groups) {
    const orders = kindsIn(group).map((name) => designOf(name).menu.order);
    expect(new Set(orders).size).toBe(orders.length);
  }
});

const ofSheets: Record<SheetColumn['kind'], KindName> = {
  text: 'text',
  longText: 'text',
  phone: 'text',
  email: 'text',
  url: 'text',
  number: 'number',
  money: 'number',
  percent: 'number',
  date: 'date',
  datetime: 'date',
  time: 'time',
  boolean: 'boolean',
  select: 'select',
  multiSelect: 'multiSelect',
  user: 'user',
  department: 'department',
};

describe('columns of sheets', () => {
  // Safe: the names of the table above.
  test.each(Object.entries(ofSheets) as [SheetColumn['kind'], KindName][])('%s becomes a field of %s', (kind, name) => {
    const made = kindOfSheet({ column: 'A', label: 'A', kind, options: ['a', 'A ', 'b'] });
    expect(made.type).toBe(name);
    expect(report(made, kindSchema, {})).toEqual([]);
    const makers = names.filter((one) => columnOfKind(created(one)).ofSheet?.[kind]);
    expect(makers).toEqual([name]);
  });

  test('options that differ in case alone are one', () => {
    const made = kindOfSheet({ column: 'A', label: 'A', kind: 'select', options: ['a', 'A ', 'b'] });
    expect(
      made.type === 'select' && made.options.source === 'fixed' && made.options.options.map(({ value }) => value),
    ).toEqual(['A', 'b']);
  });
});
