import { EngineError } from '#engine/runtime';
import { createValue, type Value } from '../router/value.ts';

/** Code that is fetched once, by whoever needs it first. */
export interface Late<T> {
  /** What was fetched; undefined until then. */
  here: Value<T | undefined>;
  /**
   * Fetches it, once however often it is asked for; a failure is forgotten, so the next attempt asks again. Throws
   * ENGINE_CODE_UNLOADED.
   */
  load(): Promise<T>;
}

export function createLate<T>(fetchCode: () => Promise<T>): Late<T> {
  const here = createValue<T | undefined>(undefined);
  let running: Promise<T> | undefined;
  return {
    here,
    load() {
      running ??= fetchCode().then(
        (code) => {
          here.set(code);
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
