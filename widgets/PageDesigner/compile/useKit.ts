import { useEffect, useState } from 'react';
import { useEngine } from '#engine';
import { toFailure } from '#engine/runtime';
import { isObject } from '#schemas';
import type { DesignKit } from './protocol.ts';

interface FoundKit {
  kit: DesignKit | undefined;
  /** Why it is not here. */
  failure: string | undefined;
  retry(): void;
}

/** What checks and compiles pages in the browser: fetched once for as long as the product is the same. */
export function useKit(hash: string): FoundKit {
  const { calls } = useEngine();
  const [found, setFound] = useState<{ kit?: DesignKit; failure?: string }>({});
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is another try
  useEffect(() => {
    const control = new AbortController();
    setFound({});
    calls.read('getDesignKit', { hash }, control.signal).then(
      (kit) => {
        if (control.signal.aborted) return;
        // Safe: the contract describes the answer.
        if (isObject(kit)) setFound({ kit: kit as unknown as DesignKit });
      },
      (error: unknown) => {
        const { message, code } = toFailure(error);
        if (!control.signal.aborted) setFound({ failure: message || code });
      },
    );
    return () => control.abort();
  }, [calls, hash, turn]); // oxlint-disable-line react-hooks/exhaustive-deps
  return { kit: found.kit, failure: found.failure, retry: () => setTurn((now) => now + 1) };
}
