import { StrictMode } from 'react';
import { subscribeKey } from 'valtio/vanilla/utils';
import { createRegistry, firstActions } from '#engine/runtime';
import { widgetRegistry } from '#widgets';
import { inspectStores } from './devtools/inspect-stores.ts';
import { createWatch } from './devtools/watch.ts';
import { createFirstParts } from './prerender/first-parts.ts';
import { LazyDialogs } from './prerender/LazyDialogs.tsx';
import { createLazyServices } from './prerender/lazy-services.ts';
import { loadWithin } from './prerender/load-within.ts';
import { start } from './prerender/start.ts';
import { isPrerendered, takeOver } from './prerender/take-over.tsx';
import { whenShown } from './prerender/when-shown.ts';
import type { ScreenState } from './router/screens.ts';
import type { Boot } from './session/boot.ts';
import { replaceDeniedStorages } from './session/storage/replace-denied-storages.ts';
import { App } from './shell/App.tsx';
import { createHost } from './shell/host.ts';

/** Runs the app in a window; resolves when the first screen is handed to React. */
export async function run(boot: Boot, view: Window): Promise<void> {
  replaceDeniedStorages(view);
  const registry = createRegistry({
    widgets: loadWithin(widgetRegistry, view, (error) => console.error(error)),
    actions: firstActions,
    loadActions: async () => (await deferred.load()).actionRegistry,
  });
  const parts = createFirstParts({
    boot,
    registry,
    view,
    async loadDeferred(loaded) {
      const { createDeferred } = await import('./prerender/deferred.tsx');
      const made = createDeferred(loaded);
      made.start(first);
      return made;
    },
  });
  const { deferred, screens, facts, toasts, questions, signInAgain } = parts;
  // Replaced by the bundler: other builds have no code for it.
  if (import.meta.env.MODE === 'development') inspectStores({ screens, facts, toasts, questions, signInAgain });
  const first = parts.session.id();
  // Developer tools are for the demo and development: in production nothing is observed, and their code is not requested.
  const watch = boot.mode === 'demo' ? createWatch(Date.now) : undefined;
  const host = createHost({ ...parts, services: createLazyServices(deferred) }, watch?.observe);
  // A page for signed-in users starts with calls.
  if (!boot.document || first !== undefined) deferred.load().catch(console.warn);
  // The server has asked the browser to load the code of these widgets already.
  await registry.loadWidgets([...(boot.document?.widgets ?? []), ...(boot.layout?.widgets ?? [])]);
  // The page is being reloaded: what it shows may stay until then.
  if (!start(parts)) return;

  // The prerendered screen stays until this window's own first screen is complete.
  if (first === undefined && isPrerendered(view.document)) await whenLoaded(screens.state);
  const matchesPrerendered = first === undefined && screens.state.screen?.document === boot.document;
  await takeOver(
    view.document,
    matchesPrerendered,
    <StrictMode>
      <App
        {...parts}
        layouts={() => deferred.get()?.Layouts}
        host={host}
        dialogs={<LazyDialogs deferred={deferred} host={host} />}
      />
    </StrictMode>,
  );

  whenShown(view, () => {
    deferred.load().then(({ prefetch }) => prefetch(), console.warn);
    if (!watch) return;
    import('./devtools/start-tools.tsx').then(
      ({ startTools }) => startTools(parts, watch),
      (error: unknown) => {
        watch.stop();
        console.error(error);
      },
    );
  });
}

/** Resolves when no screen is loading. */
async function whenLoaded(state: ScreenState): Promise<void> {
  if (!state.isLoading) return;
  await new Promise<void>((resolve) => {
    const stop = subscribeKey(
      state,
      'isLoading',
      () => {
        stop();
        resolve();
      },
      true,
    );
  });
}
