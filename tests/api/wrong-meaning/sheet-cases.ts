import type { OperationId } from '#openapi';
import { type Case, casesOf } from './case.ts';
import { nothing, type Scene } from './scene.ts';

const ofTable = ({ main: { tableId: id } }: Scene) => ({ id });
const text = 'Title\tAmount\nOne\t1\n';
const whole = [{ column: 'Title', field: 'title' }];

const sheets = (
  call: OperationId,
  args: (scene: Scene) => Record<string, unknown>,
  all: Record<string, unknown>,
): Case[] =>
  casesOf(call, (scene) => ({ ...args(scene), ...all }), [
    ['a file that nobody uploaded', { file_id: nothing }, 'not_found /file_id'],
    ['a NUL in the text', { text: 'Title\nOne\u0000' }, 'invalid_request /text'],
    ['half of a surrogate pair in the text', { text: 'Title\nOne\ud800' }, 'invalid_request /text'],
    [
      'more columns than a sheet may have',
      { text: `${Array.from({ length: 201 }, (_, at) => `c${at}`).join('\t')}\nx` },
      'import_sheet_too_large',
    ],
  ]); // prettier-ignore

const mapped = (call: OperationId): Case[] =>
  casesOf(call, (scene) => ({ ...ofTable(scene), text }), [
    [
      'a column that the sheet has not',
      { mapping: [{ column: 'Nowhere', field: 'title' }] },
      'invalid_request /mapping/0/column',
    ],
    [
      'a field twice',
      { mapping: [...whole, { column: 'Amount', field: 'title' }] },
      'invalid_request /mapping/1/field',
    ],
    ['an unknown field', { mapping: [{ column: 'Title', field: 'nowhere' }] }, 'invalid_request /mapping/0/field'],
    ['a deleted field', { mapping: [{ column: 'Title', field: 'gone' }] }, 'invalid_request /mapping/0/field'],
    ['a formula', { mapping: [{ column: 'Title', field: 'twice' }] }, 'invalid_request /mapping/0/field'],
    [
      'an unknown field of rows',
      { mapping: [...whole, { column: 'Amount', field: 'lines.nowhere' }] },
      'invalid_request /mapping/1/field',
    ],
    [
      'a key that the sheet has not',
      { mapping: [...whole, { column: 'Amount', field: 'lines.part' }], key: ['Nowhere'] },
      'invalid_request /key/0',
    ],
  ]); // prettier-ignore

const made = (columns: object[], more: object = {}) => ({ table_name: 'Sheet', columns, ...more });
const column = (name: string, more: object = {}) => ({ column: name, label: name, kind: 'text', ...more });

/** Calls that read sheets. */
export const sheetCases: readonly Case[] = [
  ...sheets('proposeTableImport', ofTable, {}),
  ...sheets('checkTableImport', ofTable, { mapping: whole }),
  ...sheets('importTableRecords', ofTable, { mapping: whole }),
  ...sheets('proposeSheetTable', () => ({}), {}),
  ...sheets('checkSheetTable', () => ({}), { columns: [column('Title')] }),
  ...mapped('checkTableImport'),
  ...mapped('importTableRecords'),
  ...casesOf('importTableRecords', (scene) => ({ ...ofTable(scene), text, mapping: whole }), [
    ['an import that is not there', { import_id: nothing, from: 1 }, 'not_found /import_id'],
    ['a sheet that the text has not', { sheet: 'Nowhere' }, 'import_sheet_unreadable'],
  ]),
  ...casesOf('createSheetTable', ({ categoryId }) => ({ physical_table_category_id: categoryId }), [
    [
      'a category of another workspace',
      ({ abroad }) => made([column('A')], { physical_table_category_id: abroad.categoryId }),
      'not_found /physical_table_category_id',
    ],
    ['a column twice', made([column('A'), column('A')]), 'invalid_request /columns/1/column'],
    ['a choice without options', made([column('A', { kind: 'select' })]), 'invalid_request /columns/0/options'],
    ['a NUL in a label', made([column('A', { label: 'a\u0000' })]), 'invalid_request /columns/0/label'],
  ]),
]; // prettier-ignore
