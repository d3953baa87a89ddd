import { useEffect, useRef, useState } from 'react';
import { useEngine } from '#engine';
import type { OverlayOperation } from '#engine/document';
import { changesOf, type Draft, openDraft, restoreDraft, type StoredDraft, storeDraft } from '#engine/designer';
import { sameJson } from '#schemas';
import type { PageDesignerEvents, PageDesignerProps } from '../../generated/types.ts';
import type { Design } from './design.ts';

type Status = NonNullable<PageDesignerProps['status']>;

/** What the tab stores of a draft. */
interface Stored {
  base: string;
  /** The changes that were handed out last. */
  sent: readonly OverlayOperation[];
  draft: StoredDraft;
}

const keyOf = ({ document }: Design): string => `pagewright.design.${document}`;

/**
 * The draft of this tab with its history, when the server has what the tab has sent or what the draft comes to. Otherwise another
 * person has changed it since, and the draft of the server is opened.
 */
export function initialDraft(design: Design, text: string | null | undefined): Draft {
  const opened = openDraft(design.base, design.operations);
  const stored = readStored(text);
  if (!stored || stored.base !== design.base_hash) return opened;
  const restored = restoreDraft(design.base, stored.draft);
  const saved = changesOf(opened);
  return sameJson(stored.sent, saved) || sameJson(changesOf(restored), saved) ? restored : opened;
}

function readStored(text: string | null | undefined): Stored | undefined {
  if (!text) return undefined;
  try {
    // Safe: only this tab writes under the key; a text of another release is not JSON of this shape, and is given up.
    return JSON.parse(text) as Stored;
  } catch {
    return undefined;
  }
}

/** What the tab stored of a design. */
export function useStored(design: Design): string | null | undefined {
  return useEngine().host.tabStorage?.get(keyOf(design));
}

interface Saving {
  design: Design;
  draft: Draft;
  /** What became of the changes that were handed out: while they are saved, the next ones wait. */
  status: Status;
  /** The checker has found nothing; only that is saved. */
  isSound: boolean;
  emit: <Name extends keyof PageDesignerEvents>(name: Name, detail: PageDesignerEvents[Name]) => void;
}

/** Milliseconds without a step. */
const rest = 600;

/**
 * Hands out the changes to be saved, a moment after the last step, one after another, and stores the draft in the tab, so that it
 * and its history survive a reload. Returns what has become of the changes.
 */
export function useSavedChanges({ design, draft, status, isSound, emit }: Saving): Status {
  const { tabStorage } = useEngine().host;
  const [sent, setSent] = useState<readonly OverlayOperation[]>(() =>
    changesOf(openDraft(design.base, design.operations)),
  );
  const [settled, setSettled] = useState(draft);
  const latest = useRef(emit);
  useEffect(() => {
    latest.current = emit;
  });
  useEffect(() => {
    if (draft.steps.length === 0) return;
    const stored: Stored = { base: design.base_hash, sent, draft: storeDraft(draft) };
    tabStorage?.set(keyOf(design), JSON.stringify(stored));
  }, [tabStorage, design, draft, sent]);
  useEffect(() => {
    if (status === 'saving' || !isSound) return;
    const timer = setTimeout(() => {
      const operations = changesOf(draft);
      setSettled(draft);
      if (sameJson(operations, sent)) return;
      setSent(operations);
      // Safe: operations of an overlay are JSON.
      latest.current('change', { operations: operations as unknown as PageDesignerEvents['change']['operations'] });
    }, rest);
    return () => clearTimeout(timer);
  }, [draft, status, isSound, sent]);
  return status === 'saved' && settled !== draft ? 'unsaved' : status;
}
