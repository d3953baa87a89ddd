import { useEffect, useState } from 'react';
import type { EnlargeButton } from './EnlargeButton.tsx';

/** Kept for the pictures of later pages, which can be pressed at once. */
let fetched: typeof EnlargeButton | undefined;

/**
 * The button around a picture that a press shows over the whole window, once its code is there: the sign-in page, whose
 * pictures nobody enlarges, does without it. Until then, and where the code cannot be fetched, the picture is shown as
 * it is; the next picture asks again.
 */
export function useEnlargeButton(isWanted: boolean): typeof EnlargeButton | undefined {
  const [, setFetched] = useState(fetched !== undefined);
  useEffect(() => {
    if (!isWanted || fetched) return undefined;
    let isGone = false;
    import('./EnlargeButton.tsx').then(
      (module) => {
        fetched = module.EnlargeButton;
        if (!isGone) setFetched(true);
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return isWanted ? fetched : undefined;
}
