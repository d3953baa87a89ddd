import { proxy } from 'valtio/vanilla';
import { EngineError } from '#engine/document';

/** Code that is loaded once, when it is first needed. */
export interface Lazy<T> {
  state: { isLoaded: boolean };
  /** Undefined until it is loaded. */
  get(): T | undefined;
  /**
   * Loads it, once however often it is called; a failure is forgotten, so the next call tries again. Throws
   * ENGINE_CODE_UNLOADED.
   */
  load(): Promise<T>;
}

export function createLazy<T>(fetchCode: () => Promise<T>): Lazy<T> {
  const state = proxy({ isLoaded: false });
  let loaded: T | undefined;
  let running: Promise<T> | undefined;
  return {
    state,
    get: () => loaded,
    load() {
      running ??= fetchCode().then(
        (code) => {
          loaded = code;
          state.isLoaded = true;
          return code;
        },
        (cause: unknown) => {
          running = undefined;
          // Browsers say it in their own language, with the address of the file.
          throw new EngineError('ENGINE_CODE_UNLOADED', {}, { cause });
        },
      );
      return running;
    },
  };
}
