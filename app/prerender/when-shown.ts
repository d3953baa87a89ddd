/** Runs `work` once the browser has painted what is rendered now and has nothing else to do, a second later at most. */
export function whenShown(view: Window, work: () => void): void {
  view.requestAnimationFrame(() =>
    view.setTimeout(() => {
      // Safari has no idle callbacks.
      if (view.requestIdleCallback) view.requestIdleCallback(work, { timeout: 1000 });
      else work();
    }),
  );
}
