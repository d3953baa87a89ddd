/** The data: one way in, five scopes, two databases that behave the same. */
export type { Database, ScopeOptions, Work } from './database.ts';
export {
  CommitRolledBack,
  DatabaseSetup,
  DatabaseUnavailable,
  StatementTooLong,
  DirectoryInUse,
  NestedScope,
  violatedConstraint,
} from './errors.ts';
export { json } from './json.ts';
export { foldedSql, orderedSql } from './letters/text-order.ts';
export { textOrder, textOrderBeginning } from './letters/text-order.ts';
export { isRecordTable } from './rights/roles.ts';
export { recordSchema, workspaceRole } from './rights/roles.ts';
export type { Tables } from './tables/index.ts';
export { enqueue, type Query, writesRecords } from './transaction.ts';
export { ulid } from './ulid.ts';
export { foldUsername } from './username.ts';
