import type { OperationId } from '#openapi';
import type { Caller } from '../world/caller.ts';
import type { RequestOf, Requests } from './request.ts';

/** They belong to the workspace, and have no role in any of its applications (contradictions 53). */
const withoutApplication: readonly string[] = ['WORKSPACE_ACCOUNT_ADMIN', 'WORKSPACE_USER'];

const entering = ({ name }: Caller): number => (withoutApplication.includes(name) ? 403 : 200);

/** The open application is named by a header (contradictions 69). */
const inApplication = (id: OperationId): Pick<RequestOf, 'isForAll' | 'asks' | 'send'> => ({
  isForAll: true,
  asks: 'all',
  send: (caller, { application_id, ...args }, sending) =>
    caller.call(id, args, { ...sending, headers: { ...sending.headers, application_id: String(application_id) } }),
});

const ofApplication = { application_id: 'application' } as const;
const formConfig = {
  formLabel: 'Oracle',
  fields: [{ node: 'field', id: 'title', label: 'Title', kind: { type: 'text' } }],
};
const ofTable = { ...ofApplication, id: 'physicalTable' } as const;

/** Designed tables and their records. */
export const record: Requests = {
  createPhysicalTable: {
    ...inApplication('createPhysicalTable'),
    args: { formConfig },
    names: { ...ofApplication, physical_table_category_id: 'category' },
    variants: [{ formConfig: { formLabel: 'Oracle' } }],
  },
  renamePhysicalTable: {
    ...inApplication('renamePhysicalTable'),
    args: { formLabel: 'Renamed' },
    names: { ...ofApplication, tableId: 'physicalTable' },
  },
  getPhysicalTable: { ...inApplication('getPhysicalTable'), names: ofTable, status: entering },
  configurePhysicalTable: {
    ...inApplication('configurePhysicalTable'),
    args: { formConfig: { ...formConfig, formLabel: 'Configured' } },
    names: ofTable,
  },
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
  deletePhysicalRecords: { ...inApplication('deletePhysicalRecords'), names: { ...ofTable, 'ids.0': 'tableRecord' } },
  restorePhysicalRecords: {
    ...inApplication('restorePhysicalRecords'),
    names: { ...ofTable, 'ids.0': 'deletedRecord' },
  },
};
