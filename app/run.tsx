import { StrictMode } from 'react';
import { createRegistry, firstActions } from '#engine/runtime';
import { widgetRegistry } from '#widgets';
import type { Boot } from './router/boot.ts';
import { createApp, type Rest } from './prerender/create-app.ts';
import { createWatch } from './devtools/watch.ts';
import { isPrerendered, takeOver } from './prerender/take-over.tsx';
import { createHost } from './shell/host.ts';
import { createLate } from './prerender/lazy.ts';
import { loadWithin } from './prerender/load-within.ts';
import { whenShown } from './prerender/when-shown.ts';
import { replaceDeniedStorages } from './session/storage/replace-denied-storages.ts';
import { App } from './shell/App.tsx';
import { start } from './prerender/start.ts';
import { untilFalse } from './router/value.ts';

/** Runs the app in a window; ends when the first screen is on its way to it. */
export async function run(boot: Boot, view: Window): Promise<void> {
  const rest = createLate<Rest>(async () => {
    const { begin, ...code } = await import('./prerender/deferred.ts');
    begin(app, first);
    return code;
  });
  const registry = createRegistry({
    widgets: loadWithin(widgetRegistry, view, (error) => console.error(error)),
    actions: firstActions,
    loadActions: async () => (await rest.load()).actionRegistry,
  });
  replaceDeniedStorages(view);
  const app = createApp({ boot, registry, rest, view });
  const first = app.session.id();
  // Developers' tools are for the demo and development: in production nothing is observed, and their code is not asked for.
  const watch = boot.mode === 'demo' ? createWatch(Date.now) : undefined;
  const host = createHost(app, watch?.observe);
  // A page that only those may open who are signed in begins with calls.
  if (!boot.document || first !== undefined) rest.load().catch(console.warn);
  // The server has asked the browser to fetch the code of these widgets already.
  await registry.loadWidgets([...(boot.document?.widgets ?? []), ...(boot.layout?.widgets ?? [])]);
  // The page is loaded anew: what stands there may stay until then.
  if (!start(app)) return;

  // What the server has drawn for visitors stays until this window's own first screen is complete.
  if (first === undefined && isPrerendered(view.document)) await untilFalse(app.screens.isLoading);
  const matchesPrerendered = first === undefined && app.screens.screen.get()?.document === boot.document;
  await takeOver(
    view.document,
    matchesPrerendered,
    <StrictMode>
      <App app={app} host={host} />
    </StrictMode>,
  );

  whenShown(view, () => {
    rest.load().then(({ prefetchRest }) => prefetchRest(app), console.warn);
    if (!watch) return;
    import('./devtools/start-tools.tsx').then(
      ({ startTools }) => startTools(app, watch),
      (error: unknown) => {
        watch.stop();
        console.error(error);
      },
    );
  });
}
