/** `pagewright/engine/compile`: checks and compiles documents; on a server, in a build, or where pages are edited. */
export type { CheckContext } from '../core/check/context.ts';
export { checkDocument } from '../core/check/document.ts';
export { createCatalogue } from '../core/compile/catalogue.ts';
export { type Compilation, compileDocument } from '../core/compile/document.ts';
export type { WidgetDescription } from '../core/document/catalogue.ts';
export type { CompiledDocument, Fault } from '../core/document/compiled.ts';
export { migrateDocument } from '../core/document/migrations/migrate.ts';
export type { Overlay, OverlayConflict, OverlayOperation } from '../core/document/overlay.ts';
export type { DocumentSource, NodeSource } from '../core/document/source.ts';
export { applyOverlay } from '../core/overlay/apply.ts';
export { diffDocuments } from '../core/overlay/diff.ts';
export { rebaseOverlay } from '../core/overlay/rebase.ts';
export { resolveOverlay } from '../core/overlay/resolve.ts';
export { type CheckOptions, createCheckContext } from './check-context.ts';
