import type { OperationId } from '#openapi';
import type { Caller } from '../world/caller.ts';
import { entering, inApplication, ofApplication, ofTable } from './in-application.ts';
import { type Form, insideApplication, type Names, type RequestOf, type Requests } from './request.ts';
import { importing, pasted, tablesOfSheets, withFile } from './sheets.ts';

/** A system role only reads inside an application: no menu gives it the right to export (decision 161). */
const exporting = (caller: Caller): number => (caller.name === 'SYSTEM_ADMIN' ? 403 : entering(caller));

const formConfig = {
  formLabel: 'Oracle',
  fields: [{ node: 'field', id: 'title', label: 'Title', kind: { type: 'text' } }],
};
const issues = [{ row: 2, message: 'Wrong' }];
const linkTo = (kind: object) => ({
  formConfig: { ...formConfig, fields: [{ node: 'field', id: 'link', label: 'Link', kind }, ...formConfig.fields] },
});
const kindPath = 'formConfig.fields.0.kind';

/** Designs whose first field names a row: a view by a relation and by options, departments. */
const linking: readonly (Form & { names: Names })[] = [
  {
    args: linkTo({ type: 'relation' }),
    names: { ...ofApplication, [`${kindPath}.logical_table_id`]: 'logicalTable' },
  },
  {
    args: linkTo({ type: 'select', options: { source: 'table', field: 'title' } }),
    names: { ...ofApplication, [`${kindPath}.options.logical_table_id`]: 'logicalTable' },
  },
  {
    args: linkTo({ type: 'user' }),
    names: { ...ofApplication, [`${kindPath}.department_ids.0`]: 'department' },
  },
  {
    args: linkTo({ type: 'department' }),
    names: { ...ofApplication, [`${kindPath}.below`]: 'department' },
  },
];

const statistic = {
  viewSchema: { measures: [{ key: 'n', function: 'count' }], groups: [{ key: 'title', field: 'title' }] },
};

const viewSettings = {
  filter: { logicalOperator: 'all', children: [{ kind: 'condition', field: 'title', operator: 'eq', value: 'a' }] },
  sort: ['title'],
  columns: [{ field: 'title', width: 200 }],
};

/** Shared views are changed by those who may edit the application. */
const sharing = ({ roles, elsewhere = [] }: Caller): number => {
  const withoutEditing = ['WORKSPACE_ACCOUNT_ADMIN', 'WORKSPACE_USER', 'APP_USER', ...elsewhere];
  return roles.some((role) => !withoutEditing.includes(role)) ? 200 : 403;
};

/** Designed tables and their records. */
export const record: Requests = {
  createPhysicalTable: {
    ...inApplication('createPhysicalTable'),
    args: { formConfig },
    names: { ...ofApplication, physical_table_category_id: 'category' },
    forms: linking.map((form) => ({ ...form, names: { ...form.names, physical_table_category_id: 'category' } })),
    variants: [{ formConfig: { formLabel: 'Oracle' } }],
  },
  ...tablesOfSheets(),
  renamePhysicalTable: {
    ...inApplication('renamePhysicalTable'),
    args: { formLabel: 'Renamed' },
    names: { ...ofApplication, tableId: 'physicalTable' },
  },
  getPhysicalTable: { ...inApplication('getPhysicalTable'), names: ofTable, status: entering },
  configurePhysicalTable: {
    ...inApplication('configurePhysicalTable'),
    // Whoever designs a table has read it.
    send: async (caller, { application_id, ...args }, sending) => {
      const inside = { ...sending, headers: { ...sending.headers, application_id: String(application_id) } };
      const { version } = Object((await caller.call('getPhysicalTable', { id: args['id'] }, inside)).data);
      const seen = typeof version === 'number' && { version };
      return caller.call('configurePhysicalTable', args, { ...inside, ...seen });
    },
    args: { formConfig: { ...formConfig, formLabel: 'Configured' } },
    names: ofTable,
    forms: linking.map((form) => ({ ...form, names: { ...form.names, id: 'physicalTable' } })),
  },
  previewTableChange: {
    ...inApplication('previewTableChange'),
    args: { formConfig },
    names: ofTable,
    forms: linking.map((form) => ({ ...form, names: { ...form.names, id: 'physicalTable' } })),
  },
  listLeftColumns: { ...inApplication('listLeftColumns'), names: ofTable },
  listTableJobs: { ...inApplication('listTableJobs'), names: ofTable },
  dropLeftColumn: { ...inApplication('dropLeftColumn'), names: { ...ofTable, column_id: 'leftColumn' } },
  deletePhysicalTable: { ...inApplication('deletePhysicalTable'), names: ofTable },
  listPhysicalRecords: {
    ...inApplication('listPhysicalRecords'),
    names: ofTable,
    variants: [{ search: 'a' }, { type: 'trash' }],
  },
  createPhysicalRecord: {
    ...inApplication('createPhysicalRecord'),
    args: { data: { title: 'Oracle' } },
    names: ofTable,
  },
  getPhysicalRecord: { ...inApplication('getPhysicalRecord'), names: { ...ofTable, rid: 'tableRecord' } },
  updatePhysicalRecord: {
    ...inApplication('updatePhysicalRecord'),
    args: { data: { title: 'Changed' } },
    names: { ...ofTable, rid: 'tableRecord' },
  },
  getRecordTable: { ...inApplication('getRecordTable'), names: ofTable },
  getTableDeletion: { ...inApplication('getTableDeletion'), names: { ...ofTable, 'ids.0': 'tableRecord' } },
  listPhysicalChoices: {
    ...inApplication('listPhysicalChoices'),
    args: { field: 'parent' },
    names: ofTable,
    variants: [{ search: 'a' }],
  },
  listPhysicalRelated: {
    ...inApplication('listPhysicalRelated'),
    names: { ...ofTable, rid: 'tableRecord', logical_table_id: 'logicalTable' },
  },
  getTableDraft: { ...inApplication('getTableDraft'), names: { ...ofTable, record_id: 'tableRecord' } },
  keepTableDraft: {
    ...inApplication('keepTableDraft'),
    args: { data: { title: 'Oracle' } },
    names: { ...ofTable, record_id: 'tableRecord' },
  },
  dropTableDraft: { ...inApplication('dropTableDraft'), names: { ...ofTable, record_id: 'tableRecord' } },
  getMenuDraft: {
    ...inApplication('getMenuDraft'),
    names: { ...ofApplication, id: 'tableMenu', record_id: 'tableRecord' },
    status: entering,
  },
  keepMenuDraft: {
    ...inApplication('keepMenuDraft'),
    args: { data: { title: 'Oracle' } },
    names: { ...ofApplication, id: 'tableMenu', record_id: 'tableRecord' },
    status: entering,
  },
  dropMenuDraft: {
    ...inApplication('dropMenuDraft'),
    names: { ...ofApplication, id: 'tableMenu', record_id: 'tableRecord' },
    status: entering,
  },
  getTableRelations: { ...inApplication('getTableRelations'), names: { ...ofTable, rid: 'tableRecord' } },
  getMenuRelations: {
    ...inApplication('getMenuRelations'),
    names: { ...ofApplication, id: 'tableMenu', rid: 'tableRecord' },
    status: entering,
  },
  findRecords: {
    ...inApplication('findRecords'),
    args: { search: 'a' },
    names: ofApplication,
    status: entering,
  },
  listRelatedRecords: {
    ...inApplication('listRelatedRecords'),
    names: { ...ofApplication, id: 'tableMenu', rid: 'tableRecord', logical_table_id: 'logicalTable' },
    status: entering,
  },
  getMenuDeletion: {
    ...inApplication('getMenuDeletion'),
    names: { ...ofApplication, id: 'tableMenu', 'ids.0': 'tableRecord' },
    status: entering,
  },
  listRelationChoices: {
    ...inApplication('listRelationChoices'),
    args: { field: 'parent' },
    names: { ...ofApplication, id: 'tableMenu' },
    variants: [{ search: 'a' }],
    status: entering,
  },
  deletePhysicalRecords: { ...inApplication('deletePhysicalRecords'), names: { ...ofTable, 'ids.0': 'tableRecord' } },
  restorePhysicalRecords: {
    ...inApplication('restorePhysicalRecords'),
    names: { ...ofTable, 'ids.0': 'deletedRecord' },
  },
  createLogicalTable: {
    ...inApplication('createLogicalTable'),
    args: { logical_table_name: 'Oracle', filter_conditions: { logicalOperator: 'all', children: [] } },
    names: { ...ofApplication, table_id: 'physicalTable' },
  },
  updateLogicalTable: {
    ...inApplication('updateLogicalTable'),
    args: { logical_table_name: 'Renamed' },
    names: { ...ofApplication, id: 'logicalTable' },
    forms: [{ names: { ...ofApplication, id: 'logicalTable', table_id: 'physicalTable' } }],
  },
  deleteLogicalTable: { ...inApplication('deleteLogicalTable'), names: { ...ofApplication, id: 'logicalTable' } },
  sortPhysicalTables: {
    ...inApplication('sortPhysicalTables'),
    names: ofTable,
    forms: [{ names: { ...ofTable, category_id: 'category' } }],
  },
  sortLogicalTables: {
    ...inApplication('sortLogicalTables'),
    args: { before_id: null },
    names: { ...ofApplication, id: 'logicalTable' },
    forms: [{ names: { ...ofApplication, id: 'logicalTable', before_id: 'closedView' } }],
  },
  batchMoveTables: {
    ...inApplication('batchMoveTables'),
    names: { ...ofApplication, category_id: 'category', 'table_ids.0': 'physicalTable' },
  },
  copyPhysicalTable: {
    ...inApplication('copyPhysicalTable'),
    args: { cloneWithLogical: true },
    names: { ...ofTable, category_id: 'category' },
  },
  copyLogicalTable: {
    ...inApplication('copyLogicalTable'),
    args: { logical_table_name: 'Copy' },
    names: { ...ofApplication, id: 'logicalTable' },
  },
  getVisibleFields: {
    ...inApplication('getVisibleFields'),
    names: { ...ofApplication, id: 'tableMenu' },
    status: entering,
  },
  getMenuTable: {
    ...inApplication('getMenuTable'),
    names: { ...ofApplication, id: 'tableMenu' },
    status: entering,
  },
  ...importing('', { id: 'tableMenu' }, entering),
  ...importing('Table', { id: 'physicalTable' }),
  downloadImportIssues: {
    send: insideApplication('downloadImportIssues'),
    isInside: true,
    args: { ...pasted, issues },
    names: {},
    forms: [withFile({}, { issues })],
  },
  exportTableRecords: {
    ...inApplication('exportTableRecords'),
    args: { fields: ['title'], format: 'csv' },
    names: ofTable,
    forms: [{ args: { fields: ['title'], format: 'csv' }, names: { ...ofTable, 'ids.0': 'tableRecord' } }],
  },
  exportRecords: {
    ...inApplication('exportRecords'),
    args: { fields: ['title'], format: 'csv' },
    names: { ...ofApplication, id: 'tableMenu' },
    status: exporting,
    forms: [
      {
        args: { fields: ['title'], format: 'csv' },
        names: { ...ofApplication, id: 'tableMenu', 'ids.0': 'tableRecord' },
      },
    ],
  },
  getMenuStatistic: {
    ...inApplication('getMenuStatistic'),
    args: statistic,
    names: { ...ofApplication, id: 'tableMenu' },
    status: entering,
  },
  getTableStatistic: { ...inApplication('getTableStatistic'), args: statistic, names: ofTable },
  listTableViews: { ...inApplication('listTableViews'), names: ofTable },
  createTableView: {
    ...inApplication('createTableView'),
    args: { name: 'Oracle', settings: viewSettings, is_shared: true, is_default: true },
    names: ofTable,
  },
  listMenuViews: { ...inApplication('listMenuViews'), names: { ...ofApplication, id: 'tableMenu' }, status: entering },
  createMenuView: {
    ...inApplication('createMenuView'),
    args: { name: 'Oracle', settings: viewSettings, is_default: true },
    names: { ...ofApplication, id: 'tableMenu' },
    status: entering,
  },
  updateRecordView: {
    ...inApplication('updateRecordView'),
    args: { settings: viewSettings, is_default: true },
    names: { ...ofApplication, id: 'sharedView' },
    status: sharing,
  },
  deleteRecordView: {
    ...inApplication('deleteRecordView'),
    names: { ...ofApplication, id: 'sharedView' },
    status: sharing,
  },
  restoreMenuRecords: {
    ...inApplication('restoreMenuRecords'),
    names: { ...ofApplication, id: 'tableMenu', 'ids.0': 'deletedRecord' },
    status: entering,
  },
  ...manyOf('Menu', { ...ofApplication, id: 'tableMenu' }, { status: entering }),
  ...manyOf('Table', ofTable),
  ...through('Menu', 'tableMenu'),
  ...through('Logical', 'logicalTable'),
};

/** The calls by which records are reached through a menu or a view. */
function through(way: 'Menu' | 'Logical', kind: 'tableMenu' | 'logicalTable'): Requests {
  const names = { ...ofApplication, id: kind } as const;
  const ofRecord = { ...names, rid: 'tableRecord' } as const;
  const usual = (id: OperationId) => ({ ...inApplication(id), status: entering });
  return {
    [`list${way}Records`]: { ...usual(`list${way}Records`), names, variants: [{ search: 'a' }] },
    [`get${way}Record`]: { ...usual(`get${way}Record`), names: ofRecord },
    [`create${way}Record`]: { ...usual(`create${way}Record`), args: { data: { title: 'Oracle' } }, names },
    [`update${way}Record`]: { ...usual(`update${way}Record`), args: { data: { title: 'Changed' } }, names: ofRecord },
    [`delete${way}Records`]: { ...usual(`delete${way}Records`), names: { ...names, 'ids.0': 'tableRecord' } },
  };
}

/** The history of a record, and changes of many records, through a menu and of a whole table. */
function manyOf(way: 'Menu' | 'Table', names: Names, rest: Pick<RequestOf, 'status'> = {}): Requests {
  const of = (id: OperationId) => ({ ...inApplication(id), ...rest });
  const ofRecord: Names = { ...names, rid: 'tableRecord' };
  const chosen: Names = { ...names, 'records.0.record_id': 'tableRecord' };
  return {
    [`list${way}RecordHistory`]: { ...of(`list${way}RecordHistory`), names: ofRecord },
    [`restore${way}RecordVersion`]: {
      ...of(`restore${way}RecordVersion`),
      args: { at: new Date().toISOString() },
      names: ofRecord,
    },
    [`preview${way}Restore`]: {
      ...of(`preview${way}Restore`),
      args: { at: new Date().toISOString() },
      names: ofRecord,
    },
    [`bulkUpdate${way}Records`]: {
      ...of(`bulkUpdate${way}Records`),
      args: { data: { title: 'Changed' } },
      names: chosen,
    },
    [`undo${way}Update`]: { ...of(`undo${way}Update`), args: { records: [{ seen_version: 2 }] }, names: chosen },
    [`bulkDelete${way}Records`]: { ...of(`bulkDelete${way}Records`), names: chosen },
    [`edit${way}Cells`]: {
      ...of(`edit${way}Cells`),
      args: { changes: [{ cells: [{ field: 'title', value: 'Changed' }] }] },
      names: { ...names, 'changes.0.record_id': 'tableRecord' },
    },
  };
}
