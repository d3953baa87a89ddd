import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useEngine, useValidation } from '#engine';

interface Unsent {
  /** Of the control. */
  id: string;
  nodeId: string;
  /** A file is being sent, or waits to be. */
  isSending: boolean;
  /** A file could not be sent, and is in the list still: the form would be saved without it. */
  hasFailed?: boolean;
  /** Shows that issue, where it is not in sight yet. */
  showIssue?(): void;
}

/**
 * Files that are on their way belong to the form already: saving waits for them, a page or dialog that would lose them asks first, and
 * one that could not be sent is an issue of its field.
 */
export function useUnsent({ id, nodeId, isSending, hasFailed = false, showIssue }: Unsent): void {
  const { host } = useEngine();
  const current = useRef({ isSending, hasFailed, showIssue });
  const waiting = useRef<(() => void)[]>([]);
  useLayoutEffect(() => {
    current.current = { isSending, hasFailed, showIssue };
  });
  // After the effect that hands the file on: its value is there.
  useEffect(() => {
    if (!isSending) resolveAll(waiting.current);
  });
  useEffect(() => {
    const { current: works } = waiting;
    return () => resolveAll(works);
  }, []);
  useEffect(() => (isSending ? host.navigator.guard?.(() => true) : undefined), [host, isSending]);
  useValidation({
    id,
    nodeId,
    validate() {
      const { hasFailed: isWrong, showIssue: show } = current.current;
      if (isWrong && show) flushSync(show);
      return !isWrong;
    },
    pending: () =>
      current.current.isSending ? new Promise((resolve) => waiting.current.push(() => resolve())) : undefined,
  });
}

function resolveAll(works: (() => void)[]): void {
  for (const resolve of works.splice(0)) resolve();
}
