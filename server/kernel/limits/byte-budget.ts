import { Unavailable } from '../errors/index.ts';

export interface ByteBudget {
  /** Takes this many bytes of a key's share, and of all; the result gives them back. Throws `Unavailable` when there are not as many. */
  take(key: string, bytes: number): () => void;
}

/** How many bytes requests may hold at once: of one key, such as a workspace, and of all keys (P45). */
export function createByteBudget({ ofOne, ofAll }: { ofOne: number; ofAll: number }): ByteBudget {
  const held = new Map<string, number>();
  let all = 0;

  return {
    take(key, bytes) {
      const own = (held.get(key) ?? 0) + bytes;
      if (own > ofOne || all + bytes > ofAll) throw new Unavailable(2);
      held.set(key, own);
      all += bytes;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        all -= bytes;
        const rest = (held.get(key) ?? 0) - bytes;
        if (rest > 0) held.set(key, rest);
        else held.delete(key);
      };
    },
  };
}
