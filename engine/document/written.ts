/**
 * `#engine/written`: what is done with documents as they are written, before they are compiled: their diagnostics, their parts
 * and older versions. It brings the schemas of the language along, so that no visitor's page imports it.
 */
export { type DocumentErrorCode, documentErrors, documentDiagnostic } from './errors.ts';
export { joinParts, writtenIn, type WrittenPart } from './join-parts.ts';
export { knownVersion, migrateDocument } from './migrations/migrate.ts';
