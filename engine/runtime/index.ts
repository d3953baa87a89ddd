export { firstActions } from './actions/first-actions.ts';
export type { ActionArguments, ActionRun, ActionRuntime, Stop } from './scope/action.ts';
export { readDraft } from './state/drafts.ts';
export { type CallArguments, type Calls, createCalls } from './data/calls.ts';
export { type Failure, toFailure } from './data/failure.ts';
export { createEngine, type Engine } from './data/engine.ts';
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
  HostAddress,
  HostClock,
  HostSignInOrigin,
  HostWorkspaceTicket,
  HostFile,
  HostFiles,
  HostLocale,
  HostLocation,
  HostMessenger,
  HostPresence,
  HostNavigator,
  HostAnswer,
  HostQuestion,
  HostSize,
  HostStorage,
  HostUser,
  PreloadedAnswer,
} from './host/host.ts';
export type { HostPageLink, HostPageLinks } from './host/page-links.ts';
export type { ChangedDocument, HostCallOptions, HostClient, HostOperation, HostProgress } from './host/client.ts';
export { beginWork, countWork, followWork } from './host/work.ts';
export { randomKey } from './host/random-key.ts';
export { type HostToast, type ToastKind, toastDurations } from './host/toast.ts';
export {
  createRegistry,
  type Registry,
  type RegisteredAction,
  type RegistryParts,
  type WidgetLoader,
} from './host/registry.ts';
export type { Field, Fields } from './state/fields.ts';
export { freeze, immutable } from './state/immutable.ts';
export { isEmpty } from './state/is-empty.ts';
export { readPersisted, writePersisted } from './state/persisted.ts';
export { changedDocument } from './scope/rights.ts';
export { mayClose } from './scope/may-close.ts';
export type { OpenDialog, DialogKind, OpenDialogs } from './state/open-dialogs.ts';
export type { Locals, PageScope } from './scope/page-scope.ts';
export { createScope, type ScopeOptions } from './scope/scope.ts';
export { holdsSecret } from './state/secrets.ts';
export { createStore, type Path, type Store } from './state/store.ts';
