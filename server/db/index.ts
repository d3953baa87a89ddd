/** The data: one way in, three scopes, two databases that behave the same. */
export { type Database, type Query, type ScopeOptions, type Work } from './database.ts';
export { CommitRolledBack, DatabaseSetup, DatabaseUnavailable, DirectoryInUse, NestedScope } from './errors.ts';
export { json } from './json.ts';
export type { Log } from './log.ts';
export { type DatabasePlace, type Health, type OpenDatabase, type OpenOptions, openDatabase } from './open.ts';
export type { Json, Tables } from './tables.ts';
export { isUlid, ulid } from './ulid.ts';
export { foldUsername } from './username.ts';
