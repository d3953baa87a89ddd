let isAsked = false;

/** Fetches the other icons, once the browser has shown what it has. After a failure, the next icon that is shown asks again. */
export function fetchLater(): void {
  if (isAsked) return;
  isAsked = true;
  const fetchPaths = (): void =>
    void import('./add-later.ts').catch((error: unknown) => {
      // An icon is never all that says something.
      console.warn(error);
      isAsked = false;
    });
  // Safari has no idle callbacks.
  if (window.requestIdleCallback) window.requestIdleCallback(fetchPaths, { timeout: 200 });
  else setTimeout(fetchPaths);
}
