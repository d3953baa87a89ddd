export type { CheckContext } from './check/context.ts';
export { contrast, textPairs } from './check/contrast.ts';
export { weakColours } from './check/theme-contrast.ts';
export { type Contract, type OperationFacts, readContract } from './check/contract.ts';
export { documentNodes } from './check/ids.ts';
export { checkDocument } from './check/document.ts';
export { documentLimits } from './check/limits.ts';
export { locateDiagnostics, locatePointers } from './check/locate.ts';
export { type ParsedMessage, parseMessage } from './check/message.ts';
export { type DocumentErrorCode, documentErrors, documentDiagnostic } from '#engine/written';
export { budgets } from '../runtime/evaluate/budget.ts';
export { evaluate } from '../runtime/evaluate/evaluate.ts';
export { functionSignatures, type FunctionSignature } from './expression/functions.ts';
export { checkExpression, type ExprScope } from './expression/check.ts';
export { expressionLimits, parseExpression } from './expression/parse.ts';
export { joinParts, type WrittenPart, writtenIn } from '#engine/written';
export { migrateDocument } from '#engine/written';
export { compileTheme, type CompiledTheme, plainTheme, type ShownTheme } from './compile/theme.ts';
export { createCatalogue } from './compile/catalogue.ts';
export { type Compilation, compileDocument } from './compile/document.ts';
export { firstPart } from './compile/first-part.ts';
export { documentHash, stableJson } from './compile/hash.ts';
export { sourceLocations, type SourceLocation } from './compile/source-locations.ts';
export type {
  ActionDescription,
  Catalogue,
  EventDescription,
  SlotDescription,
  WidgetDescription,
} from '#engine/document';
export type {
  ConflictCode,
  NodePosition,
  OpenConflict,
  Overlay,
  OverlayConflict,
  OverlayOperation,
  PathStep,
} from '#engine/document';
export { type Applied, applyOverlay } from './overlay/apply.ts';
export { checkOverlay } from './overlay/check.ts';
export { type DocumentDiff, diffDocuments } from './overlay/diff.ts';
export { conflictDetail, shownPath, wantedBy } from './overlay/conflict.ts';
export { createListKeys, type ListKeys } from './overlay/list-keys.ts';
export { type Rebased, rebaseOverlay } from './overlay/rebase.ts';
export { type Choice, choicesFor, type Resolved, resolveOverlay, type Take } from './overlay/resolve.ts';
export { checkProtected } from './overlay/protected.ts';
