/** What the pages on the screen say about work that would be lost. */
export interface Leaving {
  /** Holds the page while the condition is true; returns the way to stop. */
  hold(isUnsaved: () => boolean): () => void;
  isUnsaved(): boolean;
}

/** Keeps who holds the page, and lets the browser ask before the tab is closed or loaded anew. */
export function createLeaving(view: Pick<Window, 'addEventListener' | 'removeEventListener'>): Leaving {
  const holders = new Set<() => boolean>();
  const isUnsaved = (): boolean => [...holders].some((holds) => holds());
  const warn = (event: BeforeUnloadEvent): void => {
    if (isUnsaved()) event.preventDefault();
  };
  return {
    hold(holds) {
      // A page that listens is no page that the browser can keep for "back": only pages that need it do.
      if (holders.size === 0) view.addEventListener('beforeunload', warn);
      holders.add(holds);
      return () => {
        holders.delete(holds);
        if (holders.size === 0) view.removeEventListener('beforeunload', warn);
      };
    },
    isUnsaved,
  };
}
