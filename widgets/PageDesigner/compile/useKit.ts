import { useEffect, useState } from 'react';
import { useEngine } from '#engine';
import type { DesignKit } from '#engine/designer';
import { toFailure } from '#engine/runtime';
import { isObject } from '#schemas';

interface FoundKit {
  kit?: DesignKit;
  /** Why it was not loaded. */
  failure?: string;
}

/** What checks and compiles pages in the browser: fetched once for as long as the product is the same. */
export function useKit(hash: string): FoundKit & { retry(): void } {
  const { calls } = useEngine();
  const [{ turn, ...found }, setFound] = useState<FoundKit & { turn: number }>({ turn: 0 });
  useEffect(() => {
    const control = new AbortController();
    calls.read('getDesignKit', { hash }, control.signal).then(
      // Safe: the contract describes the answer.
      (kit) => !control.signal.aborted && isObject(kit) && setFound({ turn, kit: kit as unknown as DesignKit }),
      (error: unknown) => {
        const { message, code } = toFailure(error);
        if (!control.signal.aborted) setFound({ turn, failure: message || code });
      },
    );
    return () => control.abort();
  }, [calls, hash, turn]);
  return { ...found, retry: () => setFound({ turn: turn + 1 }) };
}
