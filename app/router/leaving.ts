/** What the pages on the screen say about work that would be lost. */
export interface Leaving {
  /** Holds the page while the condition is true; `giveUp` hears that the person lets go. Returns the way to stop. */
  hold(isUnsaved: () => boolean, giveUp?: () => void): () => void;
  isUnsaved(): boolean;
  /** The person lets what is not saved go; the page may still be on the screen for a moment. */
  giveUp(): void;
  /** Nothing holds the page any more. What is kept of it elsewhere stays. */
  release(): void;
}

interface Holder {
  holds: () => boolean;
  giveUp: (() => void) | undefined;
}

/** Keeps who holds the page, and lets the browser ask before the tab is closed or loaded anew. */
export function createLeaving(view: Pick<Window, 'addEventListener' | 'removeEventListener'>): Leaving {
  const holders = new Set<Holder>();
  const isUnsaved = (): boolean => [...holders].some((holder) => holder.holds());
  const warn = (event: BeforeUnloadEvent): void => {
    if (isUnsaved()) event.preventDefault();
  };
  return {
    hold(holds, giveUp) {
      const holder: Holder = { holds, giveUp };
      // A page that listens is no page that the browser can keep for "back": only pages that need it do.
      if (holders.size === 0) view.addEventListener('beforeunload', warn);
      holders.add(holder);
      return () => {
        holders.delete(holder);
        if (holders.size === 0) view.removeEventListener('beforeunload', warn);
      };
    },
    isUnsaved,
    giveUp() {
      for (const holder of holders) holder.giveUp?.();
    },
    release() {
      holders.clear();
      view.removeEventListener('beforeunload', warn);
    },
  };
}
