/** Backups: all rows of a database as parts of an archive, and back, between both kinds of databases. */
export { migrationNames, readDatabase } from './read-database.ts';
export { NotEmpty, requireTarget, UnfitParts } from './require-target.ts';
export { DatabaseWriter } from './write-database.ts';
export { type LastBackup, lastBackupKey, readLastBackup } from './last-backup.ts';
