import type { OperationId } from '#openapi';
import { deletedTableName } from '../rows/record-rows.ts';
import type { RequestOf, Requests } from './request.ts';

/** The open application is named by a header (contradictions 69). */
const inApplication = (id: OperationId): Pick<RequestOf, 'isForAll' | 'asks' | 'send'> => ({
  isForAll: true,
  asks: 'all',
  send: (caller, { application_id, ...args }, sending) =>
    caller.call(id, args, { ...sending, headers: { ...sending.headers, application_id: String(application_id) } }),
});

const ofApplication = { application_id: 'application' } as const;
const ofTable = { ...ofApplication, id: 'physicalTable' } as const;
const ofDeleted = { ...ofApplication, id: 'deletedTable' } as const;

/** What hangs on tables, the trash of tables, and what is left to do for their records. */
export const tableTrash: Requests = {
  getTableUse: { ...inApplication('getTableUse'), names: ofTable },
  listDeletedTables: { ...inApplication('listDeletedTables'), names: ofApplication },
  restorePhysicalTable: { ...inApplication('restorePhysicalTable'), names: ofDeleted },
  erasePhysicalTable: { ...inApplication('erasePhysicalTable'), args: { name: deletedTableName }, names: ofDeleted },
  retryTableJob: { ...inApplication('retryTableJob'), names: { ...ofTable, job_id: 'failedJob' } },
};
