import { useEffect, useRef } from 'react';
import type { OverlayOperation } from '#engine/document';
import { changesOf, type Draft } from '#engine/designer';
import { sameJson } from '#schemas';
import type { PageDesignerEvents } from '../../generated/types.ts';
import type { Design } from './design.ts';

interface Reporting {
  design: Design;
  draft: Draft;
  /** What the document knows: while it saves, the next changes wait. */
  status: 'saved' | 'saving' | 'unsaved' | 'failed';
  /** The checker has found nothing; only that is saved. */
  isSound: boolean;
  emit: <Name extends keyof PageDesignerEvents>(name: Name, detail: PageDesignerEvents[Name]) => void;
}

/** Milliseconds without a step. */
const rest = 600;

/** Hands out the changes to be saved, a moment after the last step, one after another. */
export function useReportedChanges({ design, draft, status, isSound, emit }: Reporting): void {
  const reported = useRef<readonly OverlayOperation[]>(design.operations);
  const latest = useRef(emit);
  useEffect(() => {
    latest.current = emit;
  });
  useEffect(() => {
    if (status === 'saving' || !isSound) return;
    const timer = setTimeout(() => {
      const operations = changesOf(draft);
      if (sameJson(operations, reported.current)) return;
      reported.current = operations;
      // Safe: operations of an overlay are JSON.
      latest.current('change', { operations: operations as unknown as PageDesignerEvents['change']['operations'] });
    }, rest);
    return () => clearTimeout(timer);
  }, [draft, status, isSound]);
}
