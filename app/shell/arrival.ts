import type { App } from '../prerender/create-app.ts';

/** SESS-39: milliseconds between the environment and the first-load event. */
const firstLoadAfter = 500;
const versionKey = 'pagewright.version';

/** What the window is told once the environment is here, for scripts of the deployment and for tests. */
export const firstLoadEvent = 'pagewright:first-load';

/** What a page around this one receives when it has loaded (SESS-26); it carries nothing about the person. */
interface LoadedMessage {
  type: 'pagewright:loaded';
  version: 1;
}

/**
 * What happens once when the product opens in a window. False when the page is being loaded anew, because what the browser
 * has is of another version (SESS-37): nothing else has to begin then.
 */
export function arrive({ view, env }: Pick<App, 'view' | 'env'>): boolean {
  if (isOfAnotherVersion(view, env.get().environment.version)) {
    view.location.reload();
    return false;
  }
  removeServiceWorkers(view);
  tellParent(view, env.get().environment.embed_origins);
  view.setTimeout(() => view.dispatchEvent(new Event(firstLoadEvent)), firstLoadAfter);
  return true;
}

/** Notes the version, so that one reload is enough. */
function isOfAnotherVersion({ localStorage }: Window, version: string): boolean {
  const stored = localStorage.getItem(versionKey);
  if (stored === version) return false;
  localStorage.setItem(versionKey, version);
  return stored !== null;
}

/** SESS-38: an earlier product on this origin may have left one, and it would serve old pages. */
function removeServiceWorkers(view: Window): void {
  view.navigator.serviceWorker?.getRegistrations().then(
    (registrations) => Promise.all(registrations.map((registration) => registration.unregister())),
    (error: unknown) => console.warn(error),
  );
}

/** Only origins that may show the product in a frame are told; the browser delivers to the one that does. */
function tellParent(view: Window, origins: readonly string[]): void {
  if (view.parent === view) return;
  const message: LoadedMessage = { type: 'pagewright:loaded', version: 1 };
  for (const origin of new Set([view.location.origin, ...origins])) view.parent.postMessage(message, origin);
}
