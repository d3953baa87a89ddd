import { countWork } from './work.ts';

/** An action as the registry keeps it: what runs lists gives it the runtime that it was written for. */
// `never` accepts every action's own parameters; `actions/runner.ts` is the only caller.
export type RegisteredAction = (args: never, runtime: never) => unknown;

/** Fetches the code of a widget; resolves to a React component, which this folder cannot name. */
export type WidgetLoader = () => Promise<unknown>;

/** The widgets and actions that documents may name: a value, built once by the app and handed to the engine. */
export interface Registry {
  hasWidget(name: string): boolean;
  widgetNames(): string[];
  /** The component when its code is loaded, else undefined. */
  widget(name: string): unknown;
  /** Fetches the code of widgets that are not loaded yet; names without a widget are passed over. Rejects when one cannot be fetched. */
  loadWidgets(names: readonly string[]): Promise<void>;
  action(name: string): RegisteredAction | undefined;
  /** The same, after fetching the code of the actions that are not loaded from the start. Absent: all are. */
  loadAction?(name: string): Promise<RegisteredAction | undefined>;
  actionNames(): string[];
}

/** The widgets and actions of a registry by name, and how to fetch those that are not loaded. */
export interface RegistryParts {
  widgets: Readonly<Record<string, WidgetLoader>>;
  /** `actionRegistry` of `#engine/actions`, unless a test needs others. */
  actions: Readonly<Record<string, RegisteredAction>>;
  /** Fetches all actions, where `actions` are only those that pages begin with. */
  loadActions?: () => Promise<Readonly<Record<string, RegisteredAction>>>;
}

type Actions = RegistryParts['actions'];
const ownAction = (actions: Actions, name: string): RegisteredAction | undefined =>
  Object.hasOwn(actions, name) ? actions[name] : undefined;

/** Creates a registry; a widget whose code could not be fetched is fetched again at the next attempt. */
export function createRegistry({ widgets, actions: first, loadActions }: RegistryParts): Registry {
  let actions = first;
  const loaded = new Map<string, unknown>();
  const loading = new Map<string, Promise<void>>();

  function load(name: string, loader: WidgetLoader): Promise<void> {
    const known = loading.get(name);
    if (known) return known;
    const work = loader().then(
      (component) => void loaded.set(name, component),
      (error: unknown) => {
        // The next attempt fetches again: a lost connection is no property of the widget.
        loading.delete(name);
        throw error;
      },
    );
    loading.set(name, work);
    return countWork(work);
  }

  return {
    hasWidget: (name) => Object.hasOwn(widgets, name),
    widgetNames: () => Object.keys(widgets),
    widget: (name) => loaded.get(name),
    async loadWidgets(names) {
      const work: Promise<void>[] = [];
      for (const name of names) {
        const loader = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
        if (loader && !loaded.has(name)) work.push(load(name, loader));
      }
      await Promise.all(work);
    },
    action: (name) => ownAction(actions, name),
    ...(loadActions && {
      async loadAction(name) {
        actions = await loadActions();
        return ownAction(actions, name);
      },
    }),
    actionNames: () => Object.keys(actions),
  };
}
