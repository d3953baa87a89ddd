import { allowColumn } from '../rights/policies.ts';

/**
 * Denials of one caller, operation, code and minute are one row with a count (P42). The count of such a row is all
 * that the program may ever change in the log.
 */
export const countedDenials = [
  'alter table operation_log add column count integer not null default 1',
  'alter table operation_log add column denial_key text',
  'create unique index operation_log_denial on operation_log (denial_key) where denial_key is not null',
  ...allowColumn('operation_log', 'count', ['tenant_denial', 'platform_denial']),
];
