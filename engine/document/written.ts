/**
 * `#engine/written`: what is done with documents as they are written, before they are compiled: their diagnostics, parts,
 * nodes, locations in texts and older versions, and the colours of themes. It brings the schemas of the language along, so that no visitor's page imports it.
 */
export { type DocumentErrorCode, documentErrors, documentDiagnostic } from './errors.ts';
export { answerWords, withAnswers } from './answers.ts';
export {
  isPartFile,
  joinParts,
  type JoinedDocument,
  type PartOf,
  withBodies,
  withInner,
  writtenIn,
  type WrittenPart,
} from './join-parts.ts';
export { knownVersion, migrateDocument } from './migrations/migrate.ts';
export { locateDiagnostics, locatePointers } from './locate.ts';
export { documentNodes, nodeIds, walkNodes } from './nodes.ts';
export { sourceLocations, type SourceLocation } from './source-locations.ts';
export { leastContrast, schemes, shippedColours, themeColours, themeNames } from './theme-colours.ts';
export { contrast, textPairs } from './contrast.ts';
export { weakColours } from './weak-colours.ts';
