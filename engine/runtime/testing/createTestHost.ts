import type { CompiledDocument } from '#engine/document';
import { actionRegistry } from '../generated/actions.ts';
import type { EngineHost, HostAnswer, HostLocation, HostNavigator, HostQuestion, HostStorage } from '../host/host.ts';
import { pageAddress } from '../address/index.ts';
import type { HostToast } from '../host/toast.ts';
import { createRegistry, type WidgetLoader } from '../host/registry.ts';

export interface TestHostOptions extends Partial<Omit<EngineHost, 'registry' | 'documents' | 'confirm'>> {
  widgets?: Readonly<Record<string, WidgetLoader>>;
  documents?: Readonly<Record<string, CompiledDocument>>;
  /** What the person answers when asked; yes unless a test says otherwise. */
  confirm?(question: HostQuestion): HostAnswer | Promise<HostAnswer>;
  /** Where the page is, `/` at first. */
  at?: string;
}

/** A host in memory that keeps what a page did, for a test to look at. */
export interface TestHost extends EngineHost {
  readonly toasts: HostToast[];
  readonly questions: HostQuestion[];
  /** Everywhere that the page went, as it asked. */
  readonly visited: string[];
  readonly errors: unknown[];
  readonly emitted: { name: string; detail: unknown }[];
  readonly copied: string[];
  /** Moves the time on for what compares times, such as two presses; what waits for a timer still waits. */
  pass(milliseconds: number): void;
}

/** A small real host: a navigator and a storage in memory, the machine's clock, and whatever client the test gives it. */
export function createTestHost(options: TestHostOptions = {}): TestHost {
  const { widgets = {}, documents = {}, confirm = () => true, at = '/', ...given } = options;
  const recorded: Pick<TestHost, 'toasts' | 'questions' | 'visited' | 'errors' | 'emitted' | 'copied'> = {
    toasts: [],
    questions: [],
    visited: [],
    errors: [],
    emitted: [],
    copied: [],
  };
  let ahead = 0;
  let locale = 'en-US';
  return {
    client: { call: (id) => Promise.reject(new Error(`The test has no client, and the page called ${id}.`)) },
    operations: {},
    navigator: memoryNavigator(at, recorded.visited),
    address: pageAddress,
    clock: {
      now: () => Date.now() + ahead,
      after(milliseconds, work) {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    locale: {
      current: () => locale,
      timeZone: () => 'UTC',
      set(next) {
        locale = next;
      },
    },
    messages: {},
    notify: (toast) => recorded.toasts.push(toast),
    async confirm(question) {
      recorded.questions.push(question);
      return confirm(question);
    },
    documents: { byId: async (id) => (Object.hasOwn(documents, id) ? documents[id] : undefined) },
    registry: createRegistry({ widgets, actions: actionRegistry }),
    env: {},
    user: () => null,
    preloaded: [],
    signOut: async () => undefined,
    copy: async (text) => void recorded.copied.push(text),
    emit: (name, detail) => recorded.emitted.push({ name, detail }),
    report: (error) => recorded.errors.push(error),
    pass(milliseconds) {
      ahead += milliseconds;
    },
    ...recorded,
    ...given,
  };
}

function memoryStorage(): HostStorage {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
  };
}

function memoryNavigator(start: string, visited: string[]): HostNavigator {
  const steps = [locationOf(start)];
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const location = (): HostLocation => steps.at(-1) ?? locationOf(start);
  return {
    location,
    go(path, { replace = false } = {}) {
      visited.push(path);
      if (replace) steps.pop();
      steps.push(locationOf(path));
      notify();
    },
    back() {
      if (steps.length > 1) steps.pop();
      notify();
      return true;
    },
    put(path, { replace }) {
      if (replace) steps.pop();
      steps.push(locationOf(path));
      notify();
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function locationOf(path: string): HostLocation {
  const url = new URL(path, 'http://localhost');
  return { path: url.pathname, query: Object.fromEntries(url.searchParams) };
}
