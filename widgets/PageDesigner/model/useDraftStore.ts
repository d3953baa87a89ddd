import { useEffect } from 'react';
import { useEngine } from '#engine';
import { sameJson } from '#schemas';
import { changesOf, type Draft, openDraft, restoreDraft, type StoredDraft, storeDraft } from '#engine/designer';
import type { Design } from './design.ts';

interface Stored {
  base: string;
  version: number;
  draft: StoredDraft;
}

const keyOf = ({ document }: Design): string => `pagewright.design.${document}`;

/** The draft as this tab left it with its history, unless somebody else has changed it since; else as it is saved. */
export function initialDraft(design: Design, text: string | null | undefined): Draft {
  const opened = openDraft(design.base, design.operations);
  const stored = readStored(text);
  if (!stored || stored.base !== design.base_hash) return opened;
  const restored = restoreDraft(design.base, stored.draft);
  const isOwn = stored.version === design.version || sameJson(changesOf(restored), changesOf(opened));
  return isOwn ? restored : opened;
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

/** Keeps the draft and its history in the tab, so that they survive a reload. */
export function usePersistedDraft(design: Design, draft: Draft): void {
  const { tabStorage } = useEngine().host;
  const { base_hash: base, version } = design;
  useEffect(() => {
    if (draft.steps.length > 0)
      tabStorage?.set(keyOf(design), JSON.stringify({ base, version, draft: storeDraft(draft) } satisfies Stored));
  }, [tabStorage, design, base, version, draft]);
}

/** What the tab stored of a design. */
export function usePersisted(design: Design): string | null | undefined {
  return useEngine().host.tabStorage?.get(keyOf(design));
}
