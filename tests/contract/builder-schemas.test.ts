import { describe, expect, it } from 'vitest';
import { diagnosticsOf } from './diagnostics-of.ts';

const id = '01JD3Q4V9M8X2T6W5R7Y1Z0ABC';
const view = (filter_conditions: unknown) => ({ table_id: id, logical_table_name: 'Open', filter_conditions });
const design = (...fields: unknown[]) => ({ formConfig: { formLabel: 'Repairs', fields } });
const field = (kind: unknown) => ({ node: 'field', id: 'a', label: 'A', kind });
const condition = { kind: 'condition', field: 'status', operator: 'eq', value: 'open' };

describe('filters', () => {
  it('take any and all, conditions and groups of them', () => {
    const group = { kind: 'group', logicalOperator: 'all', children: [condition] };
    for (const logicalOperator of ['any', 'all']) {
      expect(diagnosticsOf('createLogicalTable', view({ logicalOperator, children: [condition, group] }))).toEqual([]);
    }
    expect(diagnosticsOf('createLogicalTable', view({ logicalOperator: 'any', children: [] }))).toEqual([]);
  });

  it.each([
    ['an unknown operator', { ...condition, operator: 'like' }, '/operator: "like" is not one of'],
    ['SQL for a field', { ...condition, field: 'a; drop table b' }, '/field: "a; drop table b" is not written'],
    ['three levels of fields', { ...condition, field: 'a.b.c' }, '/field: "a.b.c" is not written'],
    ['no kind', { field: 'a', operator: 'eq', value: 1 }, '/kind: "kind" is missing.'],
    ['an empty group', { kind: 'group', logicalOperator: 'all', children: [] }, '/children: There are 0 items'],
    ['a hidden word', { ...condition, sql: '1=1' }, '/sql: "sql" is not known here.'],
    ['an object for a value', { ...condition, value: { $ne: null } }, '/value: This is object'],
    [
      'an unknown operand',
      { kind: 'condition', field: 'a', operator: 'eq', value_from: { kind: 'script' } },
      '/value_from/kind: "script" is not known here.',
    ],
  ])('name %s by exactly one fault', (_name, child, expected) => {
    const diagnostics = diagnosticsOf(
      'createLogicalTable',
      view({ logicalOperator: 'all', children: [condition, child] }),
    );
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toContain(`/filter_conditions/children/1${expected}`);
  });

  it('a list of 1,000 values and 50 children is taken, one more of either is not', () => {
    const many = (values: number, children: number) =>
      diagnosticsOf('listLogicalRecords', {
        filter: {
          logicalOperator: 'any',
          children: Array(children).fill({ ...condition, operator: 'in', value: Array(values).fill('x') }),
        },
      });
    expect(many(1_000, 50)).toEqual([]);
    expect(many(1_001, 1)).toHaveLength(1);
    expect(many(1, 51)).toHaveLength(1);
  });
});

describe('form designs', () => {
  it.each([
    [
      'a select without options',
      field({ type: 'select', options: { source: 'fixed', options: [] } }),
      '/kind/options/options: There are 0',
    ],
    ['an unknown kind of field', field({ type: 'html' }), '/kind/type: "html" is not known here.'],
    [
      'a property of another kind',
      field({ type: 'boolean', max_length: 5 }),
      '/kind/max_length: "max_length" is not known',
    ],
    ['an identifier with a dot', { ...field({ type: 'text' }), id: 'a.b' }, '/id: "a.b" is not written'],
    ['script in a note', { node: 'note', id: 'n', text: 'x', onclick: 'x' }, '/onclick: "onclick" is not known here.'],
  ])('%s is exactly one fault with its pointer', (_name, control, expected) => {
    const diagnostics = diagnosticsOf('configurePhysicalTable', design(field({ type: 'text' }), control));
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toContain(`/formConfig/fields/1${expected}`);
  });

  it('a sub-table in a tab in a section is checked to its last field', () => {
    const nested = (inner: unknown) => ({
      node: 'section',
      id: 's',
      title: 'S',
      children: [
        {
          node: 'tabs',
          id: 't',
          tabs: [{ id: 'one', title: 'One', children: [field({ type: 'subTable', fields: [inner] })] }],
        },
      ],
    });
    expect(diagnosticsOf('configurePhysicalTable', design(nested(field({ type: 'number', precision: 2 }))))).toEqual(
      [],
    );
    expect(diagnosticsOf('configurePhysicalTable', design(nested(field({ type: 'number', precision: 9 }))))).toEqual([
      '/formConfig/fields/0/children/0/tabs/0/children/0/kind/fields/0/kind/precision: 9 is more than 8, the largest value that is allowed.',
    ]);
  });

  it('event listeners hold declared actions, never script', () => {
    const listening = (action: unknown) => ({
      formConfig: { formLabel: 'Repairs', events: [{ id: 'e', event: 'load', actions: [action] }] },
    });
    expect(diagnosticsOf('configurePhysicalTable', listening({ do: 'message', text: 'Hello' }))).toEqual([]);
    expect(diagnosticsOf('configurePhysicalTable', listening({ do: 'script', code: 'x' }))).toEqual([
      '/formConfig/events/0/actions/0/do: "script" is not known here.',
    ]);
  });

  it.each(['a-b', 'a b', '', 'ä', 'x'.repeat(64)])('refuses the database table name "%s"', (name) => {
    const body = { ...design(), dbConfig: { datasource_type: 'falconTable', db_table_name: name } };
    expect(diagnosticsOf('configurePhysicalTable', body)).toHaveLength(1);
  });

  it('refuse blank names', () => {
    expect(diagnosticsOf('renamePhysicalTable', { formLabel: '  ', tableId: id })).toHaveLength(1);
    expect(diagnosticsOf('updateCategory', { id, category_name: ' \t' })).toHaveLength(1);
    expect(diagnosticsOf('createMenu', { menu_name: '' })).toHaveLength(1);
  });
});

describe('menus and shares', () => {
  it('a menu stands at the top level with the icon 2 unless it says otherwise', () => {
    const body = { menu_name: 'Repairs' };
    expect(diagnosticsOf('createMenu', body)).toEqual([]);
    expect(body).toEqual({ menu_name: 'Repairs', father_id: -1, menu_icon: '2' });
  });

  it('knows seven model types, each with what it needs', () => {
    const link = (front_meta: unknown) => diagnosticsOf('updateMenu', { front_meta });
    expect(link({ model_type: 'logical_table', logical_table_id: id })).toEqual([]);
    expect(link({ model_type: 'customizePage', page_id: id })).toEqual([]);
    expect(link({ model_type: 'iframe', page_id: id })).toEqual([
      '/front_meta/model_type: "iframe" is not known here.',
    ]);
    expect(link({ model_type: 'plugin' })).toEqual(['/front_meta/plugin_id: "plugin_id" is missing.']);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    'https://',
    ' https://a.test',
    'https://a.test/\nb',
  ])('refuses the external link %j', (external_link) =>
    expect(diagnosticsOf('createMenuLink', { menu_id: id, external_link })).toHaveLength(1),
  );

  it('a share grants everything unless it says otherwise, and queries always', () => {
    const body = { tableId: id, type: 'physicalTable', permissions: { can_delete: false } };
    expect(diagnosticsOf('createTableShare', body)).toEqual([]);
    expect(body.permissions).toEqual({ can_query: true, can_edit: true, can_delete: false, can_add: true });
    const bare = { tableId: id, type: 'logicalTable' };
    expect(diagnosticsOf('createTableShare', bare)).toEqual([]);
    expect(bare).toMatchObject({ permissions: { can_query: true, can_edit: true, can_delete: true, can_add: true } });
    expect(diagnosticsOf('createTableShare', { ...body, permissions: { can_query: false } })).toEqual([
      '/permissions/can_query: false is not true.',
    ]);
  });

  it('an export needs a field, and a deletion a record', () => {
    expect(diagnosticsOf('exportRecords', { fields: [] })).toHaveLength(1);
    expect(diagnosticsOf('deletePhysicalRecords', { ids: [] })).toHaveLength(1);
  });

  it('row rights name all, own, departments or a filter', () => {
    const scope = (data_scope: unknown) => diagnosticsOf('updateMenuAuthConfig', { data_scope });
    expect(scope({ kind: 'departments', is_deep: true })).toEqual([]);
    expect(scope({ kind: 'filter', filter: { logicalOperator: 'all', children: [condition] } })).toEqual([]);
    expect(scope({ kind: 'everything' })).toEqual(['/data_scope/kind: "everything" is not known here.']);
  });
});
