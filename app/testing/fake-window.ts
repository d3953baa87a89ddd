/** A storage as browsers have it. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

/** One tab of a browser, as far as the session knows of it; tabs made with the same storage tell each other of changes. */
export function createTabs(): { open(): Window } {
  const local = memoryStorage();
  const tabs: { target: EventTarget; own: Storage }[] = [];
  return {
    open() {
      const target = new EventTarget();
      const tell = (): void => {
        for (const tab of tabs) {
          if (tab.target === target) continue;
          tab.target.dispatchEvent(Object.assign(new Event('storage'), { key: null, storageArea: tab.own }));
        }
      };
      const own: Storage = {
        ...local,
        get length() {
          return local.length;
        },
        setItem(key, value) {
          local.setItem(key, value);
          tell();
        },
        removeItem(key) {
          local.removeItem(key);
          tell();
        },
      };
      tabs.push({ target, own });
      const parts = {
        localStorage: own,
        sessionStorage: memoryStorage(),
        addEventListener: target.addEventListener.bind(target),
        removeEventListener: target.removeEventListener.bind(target),
      };
      // The session uses these parts of a window only.
      return parts as unknown as Window;
    },
  };
}
