import type { StoredRecord } from '../../query/record-rows.ts';

/** Values that are in no record by themselves, as a record that names can be read for. */
export const unsavedRecord = (values: Record<string, unknown>): StoredRecord => ({
  id: '',
  version: 0,
  created_at: new Date(0),
  created_by: null,
  updated_at: new Date(0),
  deleted_at: null,
  department_id: null,
  values,
});
