/** `#engine/document`: what documents are, as written and as compiled. Visitors load it; `#engine/written` is for checkers. */
export type {
  ActionDescription,
  Catalogue,
  EventDescription,
  SlotDescription,
  WidgetDescription,
} from './catalogue.ts';
export type {
  CompiledAction,
  CompiledChecks,
  CompiledData,
  CompiledDialog,
  CompiledDocument,
  CompiledField,
  CompiledForm,
  CompiledFrame,
  CompiledNode,
  CompiledScope,
  CompiledValue,
  Expr,
  Diagnostic,
} from './compiled.ts';
export {
  EngineError,
  type EngineErrorCode,
  engineErrors,
  type ErrorDetail,
  type ErrorText,
  fillText,
} from './engine-errors.ts';
export type {
  ConflictCode,
  DocumentDiff,
  NodePosition,
  OpenConflict,
  Overlay,
  OverlayConflict,
  OverlayOperation,
  PathStep,
} from './overlay.ts';
export type {
  ActionSource,
  BlockPalette,
  BlockParam,
  DataSource,
  DialogSource,
  DocumentSource,
  ExpressionValue,
  FieldKindName,
  Json,
  NodeSource,
  Rule,
  StateField,
  TextValue,
  Value,
} from './source.ts';
export { gestureEvents } from './gesture-events.ts';
export type { ThemeColours } from './theme-colours.ts';
export { type CompiledTheme, plainTheme, type ShownTheme, themeCss } from './shown-theme.ts';
