import type { ReactElement } from 'react';
import type { PageViewProps } from '#engine';
import type { CompiledDocument } from '#engine/document';

/** A layout that is shown, or was left and stays. */
export interface Frame {
  key: string;
  /** Whose it is: nothing of one person stays for the next one. */
  owner: string;
  /** Somebody else's view of an application: nothing of it stays. */
  isLook: boolean;
  layout: CompiledDocument;
  params: Readonly<Record<string, string>>;
  view: ReactElement<PageViewProps>;
  /** What it showed last, and whether that is a list: a page that keeps in its address what it shows. */
  position: string;
  isList: boolean;
  /** The query of its address. */
  query: string;
  /** How often each page started again in place of the one that did not stay. */
  turns: Readonly<Record<string, number>>;
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

/** A layout with another page of it, or with the same one at another query. */
export const seenIn = (shown: Frame, before: Frame): Frame => ({
  ...shown,
  visits: [...new Set([...shown.visits, ...before.visits])],
  hasList: shown.hasList || before.hasList,
  turns: before.turns,
  scroll: before.position === shown.position ? before.scroll : 0,
});

/** A layout that is shown again, or for the first time. */
export function backIn(shown: Frame, before: Frame | undefined, { listsOnly }: KeepingRules): Frame {
  if (!before) return shown;
  const next = seenIn(shown, before);
  const { position } = shown;
  if (before.position !== position) return next;
  // A link to something else of the same page, such as another search, starts it again.
  if (before.query === shown.query && (shown.isList || !listsOnly)) return next;
  return { ...next, scroll: 0, turns: { ...before.turns, [position]: (before.turns[position] ?? 0) + 1 } };
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
    return (
      at < most && frame.owner === frames[0]?.owner && !frame.isLook && before < limit && (!listsOnly || frame.hasList)
    );
  });
  return still.length === frames.length ? frames : still;
}
