/** Tables, their views and records. Other parts of the server import what is listed here, and nothing else. */
export { eraseTrash } from './record/write/erase-trash.ts';
export { createLoggedRecords } from './record/present/logged-records.ts';
export { createRecordFiles } from './record/access/record-files.ts';
export { workOf } from './jobs/job-rows.ts';
export { countJobs, retryJobs } from './jobs/failed-jobs.ts';
export { runTableJobs } from './jobs/run-jobs.ts';
export { compareStructure } from './structure/compare-structure.ts';
export { structureDifferences } from './structure/structure-differences.ts';
export { dropDeletedTables } from './structure/drop-deleted-tables.ts';
export { addSearchIndexes } from './structure/add-search-indexes.ts';
export { upgradeLayouts } from './structure/layouts.ts';
export { addRecords } from './record/write/add-records.ts';
export { findByTitle, type SearchBudget } from './record/read/find-by-title.ts';
export {
  applicationOfSource,
  exportableSource,
  fieldLabels,
  type NamedSource,
  openSource,
  readableSources,
  type Source,
} from './sources/open-source.ts';
export { readLines, type SourceLine } from './sources/source-lines.ts';
export { readStatistic, requireReadable } from './record/read/statistic.ts';
export { presentRecordTable } from './record/present/record-table.ts';
export { findTablesNamed } from './design/find-tables.ts';
export { configurePhysicalTable } from './operations/configurePhysicalTable.ts';
export { createLogicalTable } from './operations/createLogicalTable.ts';
export { createMenuAuthConfig } from './operations/createMenuAuthConfig.ts';
export { createMenuView } from './operations/createMenuView.ts';
export { createPhysicalTable } from './operations/createPhysicalTable.ts';
