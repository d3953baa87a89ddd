import type { ReactElement } from 'react';
import type { PageViewProps } from '#engine';
import type { CompiledDocument } from '#engine/document';

/** A layout that is shown, or was left and stays. */
export interface Frame {
  key: string;
  /** Somebody else's view of an application: nothing of it stays. */
  isLook: boolean;
  layout: CompiledDocument;
  params: Readonly<Record<string, string>>;
  view: ReactElement<PageViewProps>;
  /** What it showed last, and whether that is a list: a page that keeps in its address what it shows. */
  position: string;
  isList: boolean;
  /** Another number when a page that does not stay is shown again: it starts anew. */
  turn: number;
  /** The pages that were shown in it, the last one first. */
  visits: readonly string[];
  /** One of them was a list. */
  hasList: boolean;
  /** Where the window was scrolled to when it was left, in px. */
  scroll: number;
}

interface KeepingRules {
  limit: number;
  listsOnly: boolean;
}

/** A layout with another page of it. */
export const seenIn = (shown: Frame, before: Frame): Frame => ({
  ...shown,
  visits: [...new Set([...shown.visits, ...before.visits])],
  hasList: shown.hasList || before.hasList,
});

/** A layout that is shown again, or for the first time. */
export function backIn(shown: Frame, before: Frame | undefined, { listsOnly }: KeepingRules): Frame {
  if (!before) return shown;
  const isSame = before.position === shown.position;
  const stays = isSame && (shown.isList || !listsOnly);
  return { ...seenIn(shown, before), turn: before.turn + (stays ? 0 : 1), scroll: stays ? before.scroll : 0 };
}

/** Layouts beside the shown one: the person's way back, not everything that was opened. */
const most = 3;

/** SHELL-20 SHELL-21: the layouts that stay, the shown one first: those with one of the pages that stay by the limit. */
export function stillFramed(frames: readonly Frame[], { limit, listsOnly }: KeepingRules): readonly Frame[] {
  let pages = 0;
  const still = frames.filter((frame, at) => {
    const before = pages;
    pages += frame.visits.length;
    if (at === 0) return true;
    return at < most && !frame.isLook && before < limit && (!listsOnly || frame.hasList);
  });
  return still.length === frames.length ? frames : still;
}
