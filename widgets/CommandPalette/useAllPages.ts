import { useEffect, useState } from 'react';
import { useEngine } from '#engine';
import type { HostPageLink } from '#engine/runtime';

const none: readonly HostPageLink[] = [];

/** The pages that the person may open, once they are known. */
export function useAllPages(areWanted: boolean): readonly HostPageLink[] {
  const { host } = useEngine();
  const [pages, setPages] = useState(none);
  useEffect(() => {
    if (!areWanted || !host.pageLinks) return undefined;
    let isGone = false;
    host.pageLinks.all().then(
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
