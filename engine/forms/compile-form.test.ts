import { describe, expect, test } from 'vitest';
import type { CompiledNode } from '#engine/document';
import { compileRecordForm } from './compile-form.ts';
import { createPatternEngine } from './patterns.ts';
import { purchaseOrder } from './testing/forms.ts';

const english = { locale: 'en-US', isReadOnly: false, patterns: createPatternEngine() };
const compile = (config: unknown) => compileRecordForm(config, english);
const text = (id: string, more: object = {}) => ({ node: 'field', id, label: id, kind: { type: 'text' }, ...more });
const formula = (id: string, expression: string, result = 'number') =>
  text(id, { kind: { type: 'formula', expression, result } });
const form = (fields: unknown[], more: object = {}) => ({ formLabel: 'Form', fields, ...more });
const said = (config: unknown) => compile(config).diagnostics.map(({ code, pointer }) => `${code} ${pointer}`);

function nodes(node: CompiledNode): CompiledNode[] {
  return [node, ...Object.values(node.slots ?? {}).flatMap((list) => list.flatMap(nodes))];
}
const node = (config: unknown, id: string) => nodes(compile(config).body).find((one) => one.id === id);

describe('compileRecordForm', () => {
  test('makes a node of the catalogue for each field, in the language of the page', () => {
    expect(said(purchaseOrder)).toEqual([]);
    expect(node(purchaseOrder, 'supplier')).toMatchObject({
      widget: 'TextField',
      props: { label: 'Supplier', required: true, maxLength: 200 },
      bind: ['state', 'record', 'supplier'],
    });
    const chinese = compileRecordForm(purchaseOrder, { ...english, locale: 'zh-CN' });
    expect(chinese.fields.get('supplier')?.label).toBe('供应商');
    expect(node(purchaseOrder, 'due')?.widget).toBe('DateField');
    expect(node(purchaseOrder, 'amount')).toMatchObject({
      widget: 'FormValue',
      bind: ['state', 'record', 'lines', '*', 'data', 'amount'],
    });
  });

  test('shows what is made of rows as what it is made of: money, days, numbers', () => {
    const money = text('price', { kind: { type: 'number', style: 'money', precision: 2 } });
    const day = text('due', { kind: { type: 'date', granularity: 'day' } });
    const made = (id: string, of: object) => text(id, { kind: { type: 'rollup', of: 'lines', ...of } });
    const product = formula('product', 'price * price');
    const config = form([
      text('lines', { kind: { type: 'subTable', fields: [money, day, product] } }),
      made('sum', { function: 'sum', field: 'price' }),
      made('free', { function: 'sum', field: 'product' }),
      made('first', { function: 'min', field: 'due' }),
      made('count', { function: 'count' }),
    ]);
    const shownKind = (id: string): unknown => node(config, id)?.props?.['kind'];
    expect(said(config)).toEqual([]);
    expect(shownKind('sum')).toMatchObject({ type: 'number', precision: 2, style: 'money' });
    // A formula without a precision has the digits that come out, and so has its sum.
    expect(shownKind('free')).toEqual({ type: 'number', is_grouped: true });
    expect(shownKind('first')).toMatchObject({ type: 'date', granularity: 'day' });
    expect(shownKind('count')).toMatchObject({ type: 'number', precision: 0 });
  });

  test('makes nodes for people, cascades and ranges, in a row too', () => {
    const cascade = {
      type: 'cascade',
      options: {
        source: 'fixed',
        options: [{ value: 'eu', label: { 'en-US': 'Europe' }, children: [{ value: 'no', label: 'Norway' }] }],
      },
    };
    const shift = text('shift', { is_read_only: true, kind: { type: 'dateRange', granularity: 'minute' } });
    const config = form([
      text('place', { kind: cascade }),
      text('owners', { kind: { type: 'user', is_multiple: true } }),
      text('story', { kind: { type: 'richText', height: 240 } }),
      text('rows', { kind: { type: 'subTable', fields: [shift] } }),
    ]);
    expect(said(config)).toEqual([]);
    expect(node(config, 'place')?.props?.options).toEqual([
      { value: 'eu', label: 'Europe', children: [{ value: 'no', label: 'Norway' }] },
    ]);
    expect(node(config, 'owners')).toMatchObject({ widget: 'FormPeople', props: { multiple: true } });
    expect(node(config, 'story')).toMatchObject({ widget: 'RichText', props: { rows: 9 } });
    expect(node(config, 'shift to')).toMatchObject({
      widget: 'DateField',
      props: { kind: 'datetime', readOnly: true },
      bind: ['state', 'record', 'rows', '*', 'data', 'shift', 'to'],
    });
  });

  test('makes nodes for files, pictures, signatures, addresses and custom components', () => {
    const kinds = [
      { type: 'file', max_files: 2, max_size: 9, extensions: ['pdf'] },
      { type: 'image' },
      { type: 'signature' },
      { type: 'address', depth: 2, regions: [{ value: 'no', label: { 'en-US': 'Norway', 'zh-CN': '挪威' } }] },
      { type: 'custom', component_id: 'TextArea', value_type: 'text', config: { rows: 2 } },
    ];
    const config = form(kinds.map((kind) => text(kind.type, { kind })));
    expect(said(config)).toEqual([]);
    const shown = (id: string) => node(config, id);
    expect(shown('file')).toMatchObject({ widget: 'FormFiles', props: { maxCount: 2, maxSize: 9, accept: ['.pdf'] } });
    expect(shown('image')).toMatchObject({ widget: 'FormImages', props: { maxCount: 10 } });
    expect(shown('signature')?.widget).toBe('FormSignature');
    expect(shown('address')).toMatchObject({
      widget: 'AddressField',
      props: { depth: 2, regions: [{ value: 'no', label: 'Norway' }] },
    });
    expect(shown('custom')).toMatchObject({ widget: 'TextArea', props: { rows: { $: ['lit', 2] } } });
  });

  test('what a design gives a custom component is data, and never an expression', () => {
    const config = form([
      text('x', {
        kind: { type: 'custom', component_id: 'Any', value_type: 'text', config: { a: { $: ['var', 'state'] } } },
      }),
    ]);
    const list = [
      'list',
      [
        ['lit', 'var'],
        ['lit', 'state'],
      ],
    ];
    expect(node(config, 'x')?.props?.a).toEqual({ $: ['map', [[['lit', '$'], list]]] });
  });

  test('a field that the host cannot show keeps its value, and says so in its place', () => {
    const host = {
      canCall: () => false,
      hasWidget: (name: string) => name === 'Rating',
      widgetNames: () => ['Rating'],
      isSearched: () => false,
    };
    const custom = (id: string) => text(id, { kind: { type: 'custom', component_id: id, value_type: 'number' } });
    const fields = [...['file', 'image', 'signature'].map((type) => text(type, { kind: { type } })), custom('Ratign')];
    const people = text('owner', { kind: { type: 'user' } });
    const made = nodes(compileRecordForm(form([...fields, custom('Rating'), people]), { ...english, host }).body);
    expect(made.flatMap(({ fault: diagnostic }) => (diagnostic ? [[diagnostic.code, diagnostic.hint]] : []))).toEqual([
      ['FORM_KIND_UNSHOWN', expect.anything()],
      ['FORM_KIND_UNSHOWN', expect.anything()],
      ['FORM_KIND_UNSHOWN', expect.anything()],
      ['FORM_COMPONENT_UNKNOWN', 'Did you mean "Rating"?'],
    ]);
    expect(made.find(({ id }) => id === 'owner')?.widget).toBe('UserPicker');
  });

  test('a node reads which rules hold, and not the fields that they read', () => {
    const reason = node(purchaseOrder, 'reason');
    expect(JSON.stringify([reason?.when, reason?.props])).toContain('"large"');
    expect(JSON.stringify([reason?.when, reason?.props])).not.toContain('"total"');
  });

  test('computes what is read before what reads it', () => {
    expect(compile(purchaseOrder).steps.map(({ id }) => id)).toEqual(['amount', 'sum', 'total']);
  });

  test('shows values instead of inputs when it is read only', () => {
    const shown = compileRecordForm(purchaseOrder, { ...english, isReadOnly: true });
    expect(shown.widgets).not.toContain('TextField');
  });

  test('says of a serial number in a form that is filled in that it is given on saving', () => {
    const config = form([text('serial', { kind: { type: 'serial', parts: [{ kind: 'counter', digits: 3 }] } })]);
    const given = (isReadOnly: boolean) => JSON.stringify(compileRecordForm(config, { ...english, isReadOnly }).body);
    expect(given(false)).toContain('"isGivenOnSaving":true');
    expect(given(true)).not.toContain('isGivenOnSaving');
  });

  test.each([
    ['TABLE-20 an identifier used twice', form([text('a'), text('a')]), 'FORM_ID_DUPLICATE /fields/1/id'],
    [
      'TABLE-21 a select without options',
      form([text('a', { kind: { type: 'select', options: { source: 'fixed', options: [] } } })]),
      'PAGE_VALUE /fields/0/kind/options/options',
    ],
    ['TABLE-22 no field that stores something', form([{ node: 'divider', id: 'd' }]), 'FORM_FIELDS_NONE /fields'],
    ['an unknown kind', form([text('a', { kind: { type: 'txt' } })]), 'PAGE_VALUE /fields/0/kind/type'],
    ['a misspelt property', form([text('a', { is_requird: true })]), 'PAGE_UNKNOWN /fields/0/is_requird'],
    [
      'an unknown name in a formula',
      form([text('a'), formula('b', 'pice * 2')]),
      'PAGE_EXPRESSION_NAME /fields/1/kind/expression',
    ],
    [
      'a formula of another type than it says',
      form([text('a'), formula('b', 'a')]),
      'PAGE_EXPRESSION_TYPE /fields/1/kind/expression',
    ],
    [
      'a date as a number, which never has a value',
      form([text('d', { kind: { type: 'date', granularity: 'day' } }), formula('b', '1 + number(addDays(d, 1))')]),
      'PAGE_EXPRESSION_EMPTY /fields/1/kind/expression',
    ],
    [
      'a person as a number',
      form([text('who', { kind: { type: 'user' } }), formula('b', 'int(who)')]),
      'PAGE_EXPRESSION_EMPTY /fields/1/kind/expression',
    ],
    [
      'a style of dates that there is not',
      form([text('d', { kind: { type: 'date', granularity: 'day' } }), formula('b', "formatDate(d, 'long')", 'text')]),
      'PAGE_EXPRESSION_EMPTY /fields/1/kind/expression',
    ],
    [
      'a circle of formulas',
      form([text('x'), formula('a', 'b + 1'), formula('b', 'a + 1')]),
      'FORM_FORMULA_CYCLE /fields/1/kind',
    ],
    [
      'a pattern that looks ahead',
      form([text('a', { kind: { type: 'text', pattern: { expression: '(?=a)' } } })]),
      'FORM_PATTERN /fields/0/kind/pattern/expression',
    ],
    [
      'a roll-up of nothing',
      form([text('a'), text('b', { kind: { type: 'rollup', of: 'c', function: 'count' } })]),
      'FORM_FIELD_UNKNOWN /fields/1/kind/of',
    ],
    [
      'a rule about an unknown field',
      form([text('a')], {
        rules: [{ id: 'r', expression: 'a == "x"', then: [{ do: 'state', targets: ['b'], is_hidden: true }] }],
      }),
      'FORM_FIELD_UNKNOWN /rules/0/then/0/targets/0',
    ],
    [
      'a rule without a condition',
      form([text('a')], { rules: [{ id: 'r', then: [{ do: 'state', targets: ['a'], is_hidden: true }] }] }),
      'FORM_CONDITION /rules/0',
    ],
    [
      'a rule that acts on nothing',
      form([text('a')], { rules: [{ id: 'r', expression: 'a == "x"', then: [{ do: 'state', targets: [] }] }] }),
      'PAGE_VALUE /rules/0/then/0/targets',
    ],
    [
      'a condition with nothing to compare with',
      form([text('a')], {
        rules: [
          {
            id: 'r',
            when: { logicalOperator: 'all', children: [{ kind: 'condition', field: 'a', operator: 'in', value: [] }] },
            then: [{ do: 'state', targets: ['a'], is_hidden: true }],
          },
        ],
      }),
      'PAGE_MISSING /rules/0/when/children/0/value',
    ],
    [
      'a condition that only the server can tell',
      form([text('a')], {
        rules: [
          {
            id: 'r',
            when: {
              logicalOperator: 'all',
              children: [{ kind: 'condition', field: 'a', operator: 'under', value: 'x' }],
            },
            then: [{ do: 'state', targets: ['a'], is_hidden: true }],
          },
        ],
      }),
      'FORM_CONDITION /rules/0/when/children/0/operator',
    ],
    [
      'a sub-table in a sub-table',
      form([
        text('a', {
          kind: { type: 'subTable', fields: [text('b', { kind: { type: 'subTable', fields: [text('c')] } })] },
        }),
      ]),
      'FORM_FIELD_MISFIT /fields/0/kind/fields/0/kind/type',
    ],
    [
      'a sum of texts',
      form([
        text('a', { kind: { type: 'subTable', fields: [text('b')] } }),
        text('c', { kind: { type: 'rollup', of: 'a', function: 'sum', field: 'b' } }),
      ]),
      'FORM_FIELD_MISFIT /fields/1/kind/function',
    ],
  ])('tells one fault for %s', (_, config, diagnostic) => {
    expect(said(config)).toEqual([diagnostic]);
  });

  test('P22 a broken field shows its diagnostic, and its siblings are whole', () => {
    const config = form([text('first'), text('second', { kind: { type: 'txt' } }), text('third')]);
    const made = nodes(compile(config).body);
    expect(
      made.filter(({ fault: diagnostic }) => diagnostic).map(({ fault: diagnostic }) => diagnostic?.pointer),
    ).toEqual(['/fields/1/kind/type']);
    expect(made.map(({ id }) => id)).toEqual(expect.arrayContaining(['first', 'third']));
  });

  test('a broken field of a design that is being edited is one sentence, and its siblings are whole', () => {
    const config = form([text('first'), text('second', { kind: { type: 'txt' } })]);
    const made = nodes(
      compileRecordForm(config, { locale: 'en-US', isReadOnly: false, unfinished: 'Not ready.' }).body,
    );
    expect(made.filter(({ fault: diagnostic }) => diagnostic)).toEqual([]);
    expect(made.filter(({ widget }) => widget === 'Notice').map(({ props }) => props)).toEqual([
      { text: 'Not ready.' },
    ]);
    expect(made.map(({ id }) => id)).toContain('first');
  });

  test('MENU-22 cells of a sub-table that may only be read may only be read, by the design and while a rule says so', () => {
    const lines = (more: object) => text('lines', { kind: { type: 'subTable', fields: [text('price')] }, ...more });
    expect(node(form([lines({ is_read_only: true })]), 'price')?.props?.readOnly).toBe(true);
    expect(node(form([lines({})]), 'price')?.props).not.toHaveProperty('readOnly');
    const lock = { do: 'state', targets: ['lines'], is_read_only: true };
    const when = {
      logicalOperator: 'all',
      children: [{ kind: 'condition', field: 'state', operator: 'eq', value: 'done' }],
    };
    const locked = form([text('state'), lines({})], { rules: [{ id: 'r', when, then: [lock] }] });
    expect(said(locked)).toEqual([]);
    expect(node(locked, 'price')?.props?.readOnly).toEqual(node(locked, 'lines')?.props?.isLocked);
  });

  test('P21 names of the prototype are fields like others', () => {
    const config = form([text('constructor'), text('toString'), formula('valueOf', 'size(toString)')]);
    expect(said(config)).toEqual([]);
    expect(node(config, 'toString')?.bind).toEqual(['state', 'record', 'toString']);
    expect(
      said(
        JSON.parse(
          '{"formLabel": "x", "fields": [{"node": "field", "id": "__proto__", "label": "a", "kind": {"type": "text"}}]}',
        ),
      ),
    ).toEqual(['PAGE_VALUE /fields/0/id']);
  });

  test('P22 takes no more controls and levels than it can show', () => {
    const many = form(Array.from({ length: 10_000 }, (_, at) => text(`f${at}`)));
    const { diagnostics, body } = compile(many);
    expect(diagnostics.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['PAGE_VALUE /fields']);
    expect(nodes(body).length).toBeLessThan(400);
    let deep: object = text('a');
    for (let level = 0; level < 5_000; level += 1)
      deep = { node: 'section', id: `s${level}`, title: 's', children: [deep] };
    expect(said(form([deep]))).toEqual(['FORM_LIMIT ']);
  });
});
