/** `pagewright/engine`: shows compiled documents in any React 19 application. */

export type { CompiledDocument } from '#engine/document';
export type {
  EngineHost,
  HostClient,
  HostLocation,
  HostNavigator,
  HostOperation,
  HostAnswer,
  HostQuestion,
  HostToast,
  HostUser,
  WidgetLoader,
} from '#engine/runtime';
// Each from its own file: the declarations then name nothing that only the engine itself uses.
export { type BrowserHostOptions, createBrowserHost } from '../react/browser-host.ts';
export { EngineProvider } from '../react/EngineProvider.tsx';
export { PageView, type PageViewProps } from '../react/PageView.tsx';
export { useEngine } from '../react/useEngine.ts';
export type { Bound, WidgetProps } from '../react/widget.ts';
export type * from '../document/generated/documents.ts';
