import { useEffect, useState } from 'react';
import { useEngine } from '#engine';
import type { HostPlace } from '#engine/runtime';

const none: readonly HostPlace[] = [];

/** The pages that the person may open, once they are known. */
export function useAllPages(areWanted: boolean): readonly HostPlace[] {
  const { host } = useEngine();
  const [pages, setPages] = useState(none);
  useEffect(() => {
    if (!areWanted || !host.places) return undefined;
    let isGone = false;
    host.places.all().then(
      (all) => {
        if (!isGone) setPages(all);
      },
      (error: unknown) => host.report?.(error),
    );
    return () => {
      isGone = true;
    };
  }, [host, areWanted]);
  return pages;
}
