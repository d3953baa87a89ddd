import { actionRegistry } from '#engine/actions';
import { pageAddress } from '#engine/address';
import type { CompiledDocument } from '#engine/document';
import {
  createRegistry,
  type EngineHost,
  type HostClient,
  type HostLocation,
  type HostNavigator,
  type HostOperation,
  type HostToast,
  type WidgetLoader,
} from '#engine/runtime';
import { ownMessages } from './own-messages.ts';
import { watchGestures } from './watch-gestures.ts';

/** What a browser cannot know by itself; everything else of a host may be given as well, and wins. */
export interface BrowserHostOptions extends Partial<Omit<EngineHost, 'registry' | 'documents'>> {
  /** Makes the calls that documents name. */
  client: HostClient;
  /** The operations that documents may name, by id: what they read and write, so that lists load again after writes. */
  operations: Readonly<Record<string, HostOperation>>;
  /** Widgets by name: `widgetRegistry` of `pagewright/widgets`, your own, or both. */
  widgets: Readonly<Record<string, WidgetLoader>>;
  /** Shows a short message to the person. */
  notify(toast: HostToast): void;
  /** Dialogs and drawers that documents name and do not hold themselves. */
  documents?: Readonly<Record<string, CompiledDocument>>;
  /** `zh-CN` or `en-US`, or another one with `messages` of its own; the page's language when absent. */
  language?: string;
}

const isOwn = (language: string): language is keyof typeof ownMessages => language in ownMessages;

/**
 * A host for a React application that is not Pagewright's own shell: addresses by the browser's history, memory in its
 * local storage, questions by its own dialog unless `confirm` is given.
 */
export function createBrowserHost(options: BrowserHostOptions): EngineHost {
  const { widgets, documents = {}, language = document.documentElement.lang || 'en-US', ...given } = options;
  return {
    navigator: historyNavigator(),
    address: pageAddress,
    clock: {
      now: () => Date.now(),
      after(milliseconds, work) {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    storage: {
      get: (key) => localStorage.getItem(key),
      set: (key, value) => localStorage.setItem(key, value),
      remove: (key) => localStorage.removeItem(key),
    },
    locale: { current: () => language, set: () => undefined },
    messages: ownMessages[isOwn(language) ? language : 'en-US'],
    confirm: async ({ title, text }) => window.confirm(title ? `${title}\n\n${text}` : text),
    documents: { byId: async (id) => (Object.hasOwn(documents, id) ? documents[id] : undefined) },
    registry: createRegistry({ widgets, actions: actionRegistry }),
    env: {},
    user: () => null,
    preloaded: [],
    signOut: async () => undefined,
    copy: (text) => navigator.clipboard.writeText(text),
    isGesture: watchGestures(window),
    report: (error) => console.error(error),
    ...given,
  };
}

function historyNavigator(): HostNavigator {
  const listeners = new Set<() => void>();
  let known = currentLocation();
  const notify = (): void => {
    known = currentLocation();
    for (const listener of listeners) listener();
  };
  return {
    location: () => known,
    go(path, { replace = false } = {}) {
      history[replace ? 'replaceState' : 'pushState'](null, '', path);
      notify();
    },
    back: () => {
      history.back();
      return true;
    },
    absolute: (path) => new URL(path, location.origin).href,
    put(path, { replace }) {
      history[replace ? 'replaceState' : 'pushState'](null, '', path);
      notify();
      return true;
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('popstate', notify);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('popstate', notify);
      };
    },
  };
}

function currentLocation(): HostLocation {
  return { path: location.pathname, query: Object.fromEntries(new URLSearchParams(location.search)) };
}
