import { type Case, casesOf } from './case.ts';
import { nothing, type Scene } from './scene.ts';

const rights = { query: true, add: false, edit: false, delete: false, export: false, import: false };
const all = { kind: 'all' };
const where = (...children: object[]) => ({ kind: 'filter', filter: { logicalOperator: 'all', children } });
const isEmpty = (field: string) => ({ kind: 'condition', field, operator: 'isEmpty' });
const listed = (...fields: string[]) => ({
  kind: 'listed',
  fields: fields.map((field) => ({ field, can_edit: false })),
});
const parameter = { kind: 'condition', field: 'title', operator: 'eq', value_from: { kind: 'parameter', name: 'p' } };

const whole = ({ main, owner }: Scene) => ({
  menu_id: main.menuId,
  subject_type: 'user',
  subject_id: owner.accountId,
  rights,
  visible_fields: all,
  data_scope: all,
});

/** Authorisations that mean nothing. */
export const rightsCases: readonly Case[] = [
  ...casesOf('createMenuAuthConfig', whole, [
    ['a menu that is not there', { menu_id: nothing }, 'not_found /menu_id'],
    ['somebody of another workspace', ({ stranger }) => ({ subject_id: stranger }), 'not_found /subject_id'],
    [
      'a person for a department',
      ({ owner }) => ({ subject_type: 'department', subject_id: owner.accountId }),
      'not_found /subject_id',
    ],
    [
      'a department of another workspace',
      ({ strangers }) => ({ subject_type: 'department', subject_id: strangers }),
      'not_found /subject_id',
    ],
    [
      'an unknown field',
      { visible_fields: listed('title', 'nowhere') },
      'invalid_request /visible_fields/fields/1/field',
    ],
    ['a deleted field', { visible_fields: listed('gone') }, 'invalid_request /visible_fields/fields/0/field'],
    ['a field twice', { visible_fields: listed('title', 'title') }, 'invalid_request /visible_fields/fields/1/field'],
    ['rows of no condition', { data_scope: where() }, 'invalid_request /data_scope/filter/children'],
    [
      'rows by an unknown field',
      { data_scope: where(isEmpty('nowhere')) },
      'invalid_request /data_scope/filter/children/0/field',
    ],
    [
      'rows by a deleted field',
      { data_scope: where(isEmpty('gone')) },
      'invalid_request /data_scope/filter/children/0/field',
    ],
    [
      'rows by a parameter',
      { data_scope: where(parameter) },
      'invalid_request /data_scope/filter/children/0/value_from',
    ],
    [
      'rows by a field of a form',
      { data_scope: where({ ...parameter, value_from: { kind: 'form', field: 'title' } }) },
      'invalid_request /data_scope/filter/children/0/value_from',
    ],
    [
      'rows by a NUL',
      { data_scope: where({ kind: 'condition', field: 'title', operator: 'eq', value: '\u0000' }) },
      'invalid_request /data_scope/filter/children/0/value',
    ],
  ]),
  ...casesOf('updateMenuAuthConfig', ({ authId: id }) => ({ id, rights, visible_fields: all, data_scope: all }), [
    ['an unknown field', { visible_fields: listed('nowhere') }, 'invalid_request /visible_fields/fields/0/field'],
    [
      'rows by an unknown field',
      { data_scope: where(isEmpty('nowhere')) },
      'invalid_request /data_scope/filter/children/0/field',
    ],
  ]),
  ...casesOf(
    'createLogicalTable',
    ({ main }) => ({
      table_id: main.tableId,
      logical_table_name: 'V',
      filter_conditions: { logicalOperator: 'all', children: [] },
    }),
    [
      ['a table that is not there', { table_id: nothing }, 'not_found /table_id'],
      ['a table of another application', ({ foreign }) => ({ table_id: foreign.tableId }), 'not_found /table_id'],
      ['a table of another workspace', ({ abroad }) => ({ table_id: abroad.tableId }), 'not_found /table_id'],
      [
        'a filter by an unknown field',
        { filter_conditions: { logicalOperator: 'all', children: [isEmpty('nowhere')] } },
        'invalid_request /filter_conditions/children/0/field',
      ],
      [
        'a filter by a parameter',
        { filter_conditions: { logicalOperator: 'all', children: [parameter] } },
        'invalid_request /filter_conditions/children/0/value_from',
      ],
      [
        'a column of an unknown field',
        { list: { columns: [{ field: 'nowhere' }] } },
        'invalid_request /list/columns/0/field',
      ],
      ['an order by an unknown field', { list: { sort: ['nowhere'] } }, 'invalid_request /list/sort/0'],
      ['a detail of an unknown field', { detail: { fields: ['nowhere'] } }, 'invalid_request /detail/fields/0'],
      ['a NUL in its name', { logical_table_name: 'a\u0000' }, 'invalid_request /logical_table_name'],
    ],
  ),
  ...casesOf('updateLogicalTable', ({ main: { viewId: id } }) => ({ id }), [
    ['another table', ({ near }) => ({ table_id: near.tableId }), 'not_found /table_id'],
    [
      'a filter by a deleted field',
      { filter_conditions: { logicalOperator: 'all', children: [isEmpty('gone')] } },
      'invalid_request /filter_conditions/children/0/field',
    ],
  ]),
  ...casesOf('sortPhysicalTables', ({ main: { tableId: id } }) => ({ id }), [
    [
      'a scene before a table of another workspace',
      ({ abroad }) => ({ before_id: abroad.tableId }),
      'invalid_move /before_id',
    ],
    [
      'a category of another workspace',
      ({ abroad }) => ({ category_id: abroad.categoryId, before_id: null }),
      'not_found /category_id',
    ],
  ]),
  ...casesOf('batchMoveTables', ({ categoryId: category_id }) => ({ category_id }), [
    [
      'a table of another application',
      ({ main, foreign }) => ({ table_ids: [main.tableId, foreign.tableId] }),
      'not_found /table_ids/1',
    ],
    ['a table twice', ({ main }) => ({ table_ids: [main.tableId, main.tableId] }), 'invalid_request /table_ids/1'],
  ]),
  ...casesOf('createMenuLink', ({ openMenu: menu_id }) => ({ menu_id }), [
    [
      'a view that is not there',
      { front_meta: { model_type: 'logical_table', logical_table_id: nothing } },
      'menu_target_unknown /front_meta',
    ],
    [
      'a view of another application',
      ({ foreign }) => ({ front_meta: { model_type: 'logical_table', logical_table_id: foreign.viewId } }),
      'menu_target_unknown /front_meta',
    ],
  ]),
  ...casesOf('restorePhysicalTable', () => ({}), [
    ['a table that is not in the trash', ({ main }) => ({ id: main.tableId }), 'not_found'],
  ]),
  ...casesOf('erasePhysicalTable', () => ({ name: 'Main' }), [
    ['a table that is not in the trash', ({ main }) => ({ id: main.tableId }), 'not_found'],
  ]),
  ...casesOf('dropLeftColumn', ({ main: { tableId: id } }) => ({ id }), [
    ['a column that is not there', { column_id: nothing }, 'not_found'],
  ]),
  ...casesOf('retryTableJob', ({ main: { tableId: id } }) => ({ id }), [
    ['a job that is not there', { job_id: nothing }, 'not_found'],
  ]),
]; // prettier-ignore
