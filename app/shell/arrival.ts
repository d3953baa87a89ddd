import type { SessionFacts } from '../session/facts.ts';

/** SESS-39: milliseconds between the environment and the first-load event. */
const firstLoadAfter = 500;
const versionKey = 'pagewright.version';

/** Dispatched at the window once the environment is loaded, for scripts of the deployment and for tests. */
export const firstLoadEvent = 'pagewright:first-load';

/** What a page around this one receives when it has loaded (SESS-26); it carries nothing about the person. */
interface LoadedMessage {
  type: 'pagewright:loaded';
  version: 1;
}

/**
 * What happens once when the product opens in a window. False when the page is being reloaded, because what the browser
 * has is of another version (SESS-37): nothing else has to start then.
 */
export function arrive({ view, facts }: { view: Window; facts: Pick<SessionFacts, 'env'> }): boolean {
  const { version, embed_origins: origins } = facts.env.environment;
  if (isOfAnotherVersion(view, version)) {
    view.location.reload();
    return false;
  }
  removeServiceWorkers(view);
  notifyParent(view, origins);
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

/** Notifies only origins that may show the product in a frame; the browser delivers to the one that does. */
function notifyParent(view: Window, origins: readonly string[]): void {
  if (view.parent === view) return;
  const message: LoadedMessage = { type: 'pagewright:loaded', version: 1 };
  for (const origin of new Set([view.location.origin, ...origins])) view.parent.postMessage(message, origin);
}
