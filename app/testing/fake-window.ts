import { memoryStorage } from '../session/storage/memory-storage.ts';

/** One tab of a browser, as far as the session knows of it; tabs made with the same storage tell each other of changes. */
export function createTabs(): { open(): Window } {
  const local = memoryStorage();
  const tabs: { target: EventTarget; own: Storage }[] = [];
  return {
    open() {
      const target = new EventTarget();
      const notify = (): void => {
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
          notify();
        },
        removeItem(key) {
          local.removeItem(key);
          notify();
        },
      };
      tabs.push({ target, own });
      const parts = {
        localStorage: own,
        sessionStorage: memoryStorage(),
        addEventListener: target.addEventListener.bind(target),
        removeEventListener: target.removeEventListener.bind(target),
        dispatchEvent: target.dispatchEvent.bind(target),
        // Looked up at each call, so that a test may put its own clock there.
        setInterval: (work: () => void, milliseconds: number) => setInterval(work, milliseconds),
        setTimeout: (work: () => void, milliseconds: number) => setTimeout(work, milliseconds),
        clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
        clearInterval: (timer: ReturnType<typeof setInterval>) => clearInterval(timer),
      };
      // The session uses these parts of a window only.
      return parts as unknown as Window;
    },
  };
}
