export { firstActions } from './actions/first-actions.ts';
export type { ActionArguments, ActionRun, ActionRuntime, Stop } from './scope/action.ts';
export { readDraft } from './state/drafts.ts';
export { type CallArguments, type Calls, createCalls } from './data/calls.ts';
export { type Failure, toFailure } from './data/failure.ts';
export type {
  CompiledAction,
  CompiledData,
  CompiledDocument,
  CompiledField,
  CompiledForm,
  CompiledFrame,
  CompiledNode,
  CompiledDialog,
  CompiledScope,
  CompiledValue,
  Expr,
  Diagnostic,
} from '#engine/document';
export type { ActionDescription, WidgetDescription } from '#engine/document';
export type { Overlay } from '#engine/document';
export type {
  ActionSource,
  DataSource,
  DocumentSource,
  ExpressionValue,
  Json,
  NodeSource,
  DialogSource,
  Rule,
  StateField,
  TextValue,
  Value,
} from '#engine/document';
export { createEngine, type Engine } from './data/engine.ts';
export {
  type EngineErrorCode,
  EngineError,
  engineErrors,
  type ErrorDetail,
  type ErrorText,
  fillText,
} from '#engine/document';
export { evaluate, type Names } from './evaluate/evaluate.ts';
export { isData, ownPath, ownValue } from './evaluate/own-value.ts';
export { plainText } from './evaluate/plain-text.ts';
export { readsOf } from './evaluate/reads.ts';
export { sitePath } from './evaluate/safe-path.ts';
export { isDynamic, resolveFields, resolveValue, type ValueContext, valueReads } from './evaluate/value.ts';
export type {
  ActionFact,
  CallFact,
  EndFact,
  EngineFact,
  NodeFact,
  NodeShownFact,
  ObservedScope,
  PreloadFact,
  ScopeFact,
} from './host/facts.ts';
export type {
  EngineHost,
  HostClock,
  HostSignInOrigin,
  HostFile,
  HostFiles,
  HostLocale,
  HostLocation,
  HostMessenger,
  HostPresence,
  HostNavigator,
  HostQuestion,
  HostStorage,
  HostUser,
  PreloadedAnswer,
} from './host/host.ts';
export type { HostCallOptions, HostClient, HostOperation, HostProgress } from './host/client.ts';
export { type HostToast, type ToastKind, toastDurations } from './host/toast.ts';
export {
  createRegistry,
  type Registry,
  type RegisteredAction,
  type RegistryParts,
  type WidgetLoader,
} from './host/registry.ts';
export type { Field, Fields } from './state/fields.ts';
export { freeze } from './state/immutable.ts';
export { isEmpty } from './state/is-empty.ts';
export { readPersisted, writePersisted } from './state/persisted.ts';
export { mayClose } from './scope/may-close.ts';
export type { OpenDialog, DialogKind, OpenDialogs } from './state/open-dialogs.ts';
export type { Locals, PageScope } from './scope/page-scope.ts';
export { createScope, type ScopeOptions } from './scope/scope.ts';
export { createStore, type Path, type Store } from './state/store.ts';
export { themeCss } from '#engine/document';
