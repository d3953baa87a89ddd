/** Answers that a process keeps for as long as nothing of what they are made of changes in the database. */
export { asOfRevision, keptAnswer, revisionSql } from './as-of-revision.ts';
