/** Unsaved work on the screen, and the user's consent to lose it. */
export interface Leaving {
  /** Holds the page while the condition is true; `giveUp` is called when the user discards the work. Returns a release function. */
  hold(isUnsaved: () => boolean, giveUp?: () => void): () => void;
  isUnsaved(): boolean;
  /** True when nothing would be lost, or the user agrees to lose it. */
  mayLeave(): Promise<boolean>;
  /** Nothing holds the page any more. Drafts stay. */
  release(): void;
}

interface Holder {
  holds: () => boolean;
  giveUp: (() => void) | undefined;
}

/** Tracks unsaved work: `ask` asks the user before the page is left, the browser asks before the tab is closed or reloaded. */
export function createLeaving(
  view: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  ask: () => Promise<boolean>,
): Leaving {
  const holders = new Set<Holder>();
  const isUnsaved = (): boolean => [...holders].some((holder) => holder.holds());
  const warn = (event: BeforeUnloadEvent): void => {
    if (isUnsaved()) event.preventDefault();
  };
  return {
    hold(holds, giveUp) {
      const holder: Holder = { holds, giveUp };
      // A page with this listener is excluded from the back/forward cache: only pages that need it add it.
      if (holders.size === 0) view.addEventListener('beforeunload', warn);
      holders.add(holder);
      return () => {
        holders.delete(holder);
        if (holders.size === 0) view.removeEventListener('beforeunload', warn);
      };
    },
    isUnsaved,
    async mayLeave() {
      if (!isUnsaved()) return true;
      const isSure = await ask();
      // The page may stay on the screen for a moment.
      if (isSure) for (const holder of holders) holder.giveUp?.();
      return isSure;
    },
    release() {
      holders.clear();
      view.removeEventListener('beforeunload', warn);
    },
  };
}
