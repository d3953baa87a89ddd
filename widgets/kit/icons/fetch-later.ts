let isAsked = false;

import { addPaths } from './icon-paths.ts';

/**
 * Fetches the other icons, once the browser has shown what it has. After a failure, the next icon that is shown asks again.
 * The paths are taken from the module: a bundler may leave out one that is only run.
 */
export function fetchLater(): void {
  if (isAsked) return;
  isAsked = true;
  const fetchPaths = (): void =>
    void import('./later-paths.ts')
      .then(({ laterPaths }) => addPaths(laterPaths))
      .catch((error: unknown) => {
        // An icon is never all that says something.
        console.warn(error);
        isAsked = false;
      });
  // Safari has no idle callbacks.
  if (window.requestIdleCallback) window.requestIdleCallback(fetchPaths, { timeout: 200 });
  else setTimeout(fetchPaths);
}
