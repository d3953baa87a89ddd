/** Answers that a process caches for as long as nothing of what they are made of changes in the database. */
export { asOfRevision, cachedAnswer, readAlways, readOnce, revisionOf, revisionSql } from './as-of-revision.ts';
