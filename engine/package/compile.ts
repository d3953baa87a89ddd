/** `pagewright/engine/compile`: checks and compiles documents; on a server, in a build, or where pages are edited. */
export type { CheckContext } from '../compiler/check/context.ts';
export { checkDocument } from '../compiler/check/document.ts';
export { createCatalogue } from '../compiler/compile/catalogue.ts';
export { type Compilation, compileDocument } from '../compiler/compile/document.ts';
export type { WidgetDescription } from '#engine/document';
export type { CompiledDocument, Diagnostic } from '#engine/document';
export { migrateDocument } from '#engine/written';
export type { Overlay, OverlayConflict, OverlayOperation } from '#engine/document';
export type { DocumentSource, NodeSource } from '#engine/document';
export { applyOverlay } from '../compiler/overlay/apply.ts';
export { diffDocuments } from '../compiler/overlay/diff.ts';
export { rebaseOverlay } from '../compiler/overlay/rebase.ts';
export { resolveOverlay } from '../compiler/overlay/resolve.ts';
export { type CheckOptions, createCheckContext } from './check-context.ts';
