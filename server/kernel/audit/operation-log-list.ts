import { type ListRules, timeSort } from '../lists/index.ts';

/** How the operation log is sorted, searched and filtered (WB-08). */
export const operationLogList: ListRules<'listOperationLog'> = {
  name: 'listOperationLog',
  id: 'operation_log.id',
  sorts: { time: timeSort('operation_log.created_at') },
  defaultSort: '-time',
  search: ['operation_log.target'],
  equal: {
    user_id: 'operation_log.user_id',
    module: 'operation_log.module',
    action: 'operation_log.action',
    result: 'operation_log.result',
    application_id: 'operation_log.application_id',
  },
  ranges: [{ column: 'operation_log.created_at', from: 'begin', to: 'end' }],
};
