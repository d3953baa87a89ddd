/** The title of a window, and word of each change of it. */
export function windowTitle(document: Document): { read(): string; watch(listener: () => void): void } {
  return {
    read: () => document.title,
    watch(listener) {
      const observer = new MutationObserver(listener);
      observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    },
  };
}
