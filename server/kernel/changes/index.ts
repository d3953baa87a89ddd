/** The one kit by which rows are created, changed, deleted and restored; each writes the operation log with the change. */
export { changeRow } from './change-row.ts';
export { createRow } from './create-row.ts';
export { requireVersion } from './require-version.ts';
export { sortBefore } from './sort-before.ts';
export { deleteRow, restoreRow } from './trash.ts';
export { updateRow } from './update-row.ts';
