/** `#engine/overlays`: overlays on documents: applied, compared, carried to another base, resolved and checked. */
export { type Applied, applyOverlay } from './apply.ts';
export { changeValue, type ValueOperation } from './change-value.ts';
export { checkOverlay } from './check.ts';
export { diffDocuments } from './diff.ts';
export { conflictDetail, shownPath, wantedBy } from './conflict.ts';
export { createListKeys, type ListKeys } from './list-keys.ts';
export { readPath } from './path.ts';
export { type Rebased, rebaseOverlay } from './rebase.ts';
export { type Choice, choicesFor, type Resolved, resolveOverlay, type Take } from './resolve.ts';
export { checkProtected } from './protected.ts';
