import { type Case, casesOf } from './case.ts';
import { nothing, type Scene } from './scene.ts';

const ofTable = ({ main: { tableId: id } }: Scene) => ({ id });
const ofMenu = ({ main: { menuId: id } }: Scene) => ({ id });
const ofRecord = (scene: Scene) => ({ ...ofTable(scene), rid: scene.rows.first });

/** Calls that change records other than by one form, keep something of them, or take something back. */
export const changeCases: readonly Case[] = [
  ...casesOf('bulkUpdateTableRecords', ofTable, [
    ['neither records nor a match', { data: { title: 'x' } }, 'invalid_request /match'],
    [
      'records and a match',
      ({ rows }) => ({ records: [{ record_id: rows.first }], match: {}, data: { title: 'x' } }),
      'invalid_request /match',
    ],
  ]),
  ...casesOf('bulkDeleteMenuRecords', ofMenu, [
    ['neither records nor a match', { records: undefined, match: undefined, x: undefined }, 'invalid_request'],
  ]),
  ...casesOf('editTableCells', ofTable, [
    [
      'an unknown field',
      ({ rows }) => ({ changes: [{ record_id: rows.first, cells: [{ field: 'nowhere', value: 1 }] }] }),
      'invalid_request /changes/0/cells/0',
    ],
    [
      'a formula',
      ({ rows }) => ({ changes: [{ record_id: rows.first, cells: [{ field: 'twice', value: 1 }] }] }),
      'invalid_request /changes/0/cells/0',
    ],
    [
      'a deleted field',
      ({ rows }) => ({ changes: [{ record_id: rows.first, cells: [{ field: 'gone', value: 'x' }] }] }),
      'invalid_request /changes/0/cells/0',
    ],
    [
      'neither value nor text',
      ({ rows }) => ({ changes: [{ record_id: rows.first, cells: [{ field: 'title' }] }] }),
      'invalid_request /changes/0/cells/0',
    ],
    [
      'value and text',
      ({ rows }) => ({ changes: [{ record_id: rows.first, cells: [{ field: 'title', value: 'x', text: 'y' }] }] }),
      'invalid_request /changes/0/cells/0',
    ],
    [
      'a text that is no number',
      ({ rows }) => ({ changes: [{ record_id: rows.first, cells: [{ field: 'amount', text: 'many' }] }] }),
      'invalid_request /changes/0/cells/0',
    ],
    [
      'a text that is no day',
      ({ rows }) => ({ changes: [{ record_id: rows.first, cells: [{ field: 'day', text: '2026-02-30' }] }] }),
      'invalid_request /changes/0/cells/0',
    ],
    [
      'a text that is no option',
      ({ rows }) => ({ changes: [{ record_id: rows.first, cells: [{ field: 'status', text: 'lost' }] }] }),
      'invalid_request /changes/0/cells/0',
    ],
    [
      'a text that names no record',
      ({ rows }) => ({ changes: [{ record_id: rows.first, cells: [{ field: 'near', text: 'nobody' }] }] }),
      'invalid_request /changes/0/cells/0',
    ],
    [
      'a NUL in a text',
      ({ rows }) => ({ changes: [{ record_id: rows.first, cells: [{ field: 'title', text: 'a\u0000' }] }] }),
      'invalid_request /changes/0/cells/0/text',
    ],
    [
      'a cell twice',
      ({ rows }) => ({
        changes: [
          {
            record_id: rows.first,
            cells: [
              { field: 'title', value: 'x' },
              { field: 'title', value: 'y' },
            ],
          },
        ],
      }),
      'invalid_request /changes/0/cells/1',
    ],
    [
      'a record twice',
      ({ rows }) => ({
        changes: [
          { record_id: rows.first, cells: [{ field: 'title', value: 'x' }] },
          { record_id: rows.first, cells: [{ field: 'code', value: 'AB7' }] },
        ],
      }),
      'invalid_request /changes',
    ],
    [
      'a value that another has',
      ({ rows }) => ({ changes: [{ record_id: rows.first, cells: [{ field: 'code', value: 'AB2' }] }] }),
      'invalid_request /changes/0/cells/0',
    ],
    [
      'a good change and a bad one',
      ({ rows }) => ({
        changes: [
          { record_id: rows.first, cells: [{ field: 'title', value: 'x' }] },
          { record_id: rows.second, cells: [{ field: 'amount', value: -1 }] },
        ],
      }),
      'invalid_request /changes/1/cells/0',
    ],
    [
      'a record that is not there',
      { changes: [{ record_id: nothing, cells: [{ field: 'title', value: 'x' }] }] },
      'invalid_request /changes/0',
    ],
    [
      'a record of another table',
      ({ rows }) => ({ changes: [{ record_id: rows.near, cells: [{ field: 'title', value: 'x' }] }] }),
      'invalid_request /changes/0',
    ],
  ]),
  ...casesOf('deletePhysicalRecords', ofTable, [
    ['a record that is not there', ({ rows }) => ({ ids: [rows.second, nothing] }), 'not_found /ids'],
    ['a record of another table', ({ rows }) => ({ ids: [rows.second, rows.near] }), 'not_found /ids'],
    ['a record of the trash', ({ rows }) => ({ ids: [rows.second, rows.deleted] }), 'not_found /ids'],
    ['a record of another workspace', ({ rows, abroad }) => ({ ids: [rows.second, abroad.rid] }), 'not_found /ids'],
    ['a record twice', ({ rows }) => ({ ids: [rows.second, rows.second] }), 'invalid_request /ids/1'],
  ]),
  ...casesOf('restorePhysicalRecords', ofTable, [
    ['a record that is not in the trash', ({ rows }) => ({ ids: [rows.deleted, rows.first] }), 'not_found /ids'],
    ['a record of another table', ({ rows }) => ({ ids: [rows.deleted, rows.deletedNear] }), 'not_found /ids'],
  ]),
  ...casesOf('listTableRecordHistory', ofTable, [
    ['a record of another table', ({ rows }) => ({ rid: rows.near }), 'not_found'],
    ['a cursor of nothing', ({ rows }) => ({ rid: rows.first, cursor: 'x' }), 'invalid_request /cursor'],
  ]),
  ...casesOf('restoreTableRecordVersion', ofRecord, [
    ['no moment', {}, 'invalid_request'],
    ['two moments', { to_version: 1, at: '2026-01-01T00:00:00.000Z' }, 'invalid_request /to_version'],
    ['a version that it never had', { to_version: 99 }, 'not_found /to_version'],
    ['a version past all numbers', { to_version: 2 ** 40 }, 'not_found /to_version'],
    ['a moment before it was there', { at: '2000-01-01T00:00:00.000Z' }, 'not_found /at'],
    ['a moment that does not exist', { at: '2026-02-30T00:00:00.000Z' }, 'invalid_request /at'],
  ]),
  ...casesOf('keepTableDraft', ofTable, [
    ['a record that is not there', { record_id: nothing, data: {} }, 'not_found'],
    ['a record of another table', ({ rows }) => ({ record_id: rows.near, data: {} }), 'not_found'],
    ['a record of the trash', ({ rows }) => ({ record_id: rows.deleted, data: {} }), 'not_found'],
    ['a NUL in a text', { data: { title: 'a\u0000' } }, 'invalid_request /data/title'],
    ['half of a surrogate pair', { data: { title: 'a\ud800' } }, 'invalid_request /data/title'],
    [
      'more than a draft can hold',
      { data: { title: 'x'.repeat(99_000), words: 'y'.repeat(99_000), code: 'z'.repeat(3_000) } },
      'invalid_request /data',
    ],
  ]),
  ...casesOf('createTableView', ofTable, [
    [
      'a filter by an unknown field',
      {
        name: 'A',
        settings: {
          filter: { logicalOperator: 'all', children: [{ kind: 'condition', field: 'nowhere', operator: 'isEmpty' }] },
        },
      },
      'invalid_request /settings/filter/children/0/field',
    ],
    [
      'an order by an unknown field',
      { name: 'A', settings: { sort: ['nowhere'] } },
      'invalid_request /settings/sort/0',
    ],
    [
      'a column of an unknown field',
      { name: 'A', settings: { columns: [{ field: 'nowhere' }] } },
      'invalid_request /settings/columns/0/field',
    ],
    [
      'a group by an unknown field',
      { name: 'A', settings: { groups: [{ key: 'g', field: 'nowhere' }] } },
      'invalid_request /settings/groups/0/field',
    ],
    [
      'a total of texts',
      { name: 'A', settings: { totals: [{ key: 't', function: 'sum', field: 'title' }] } },
      'invalid_request /settings/totals/0/function',
    ],
    [
      'a mark by an unknown field',
      {
        name: 'A',
        settings: {
          marks: [
            {
              name: 'm',
              tone: 'info',
              filter: {
                logicalOperator: 'all',
                children: [{ kind: 'condition', field: 'nowhere', operator: 'isEmpty' }],
              },
            },
          ],
        },
      },
      'invalid_request /settings/marks/0/filter/children/0/field',
    ],
    ['a NUL in its name', { name: 'a\u0000', settings: {} }, 'invalid_request /name'],
    ['a NUL in its search', { name: 'A', settings: { search: '\u0000' } }, 'invalid_request /settings/search'],
  ]),
  ...casesOf('updateRecordView', ({ draftView: id }) => ({ id }), [
    ['an order by an unknown field', { settings: { sort: ['nowhere'] } }, 'invalid_request /settings/sort/0'],
    ['a NUL in its name', { name: 'a\u0000' }, 'invalid_request /name'],
  ]),
  ...casesOf('updateRecordView', () => ({}), [['a view that is not there', { id: nothing, name: 'A' }, 'not_found']]),
]; // prettier-ignore
