import type { ReactElement } from 'react';
import type { PageViewProps } from '#engine';

/** A page that stays. */
export interface MountedPage {
  key: string;
  /** Another number each time that it starts anew. */
  turn: number;
  /** The id of its link, by which it is closed. */
  link: string;
  /** The query of its address, as it was last. */
  query: string;
  isList: boolean;
  element: ReactElement<PageViewProps>;
  /** Where the window was scrolled to when it was left, in px. */
  scroll: number;
}

export interface KeepingRules {
  limit: number;
  lists: number;
  listsOnly: boolean;
}

/** SHELL-20 SHELL-21: the pages that stay, the shown one first and the others by when they were left, the latest first. */
export function stillMounted(
  pages: readonly MountedPage[],
  { limit, lists, listsOnly }: KeepingRules,
  isOpen: (link: string) => boolean,
): readonly MountedPage[] {
  const [shown, ...left] = pages;
  if (!shown) return pages;
  const mounted = [shown];
  let room = lists - Number(shown.isList);
  for (const page of left) {
    if (mounted.length >= limit || !isOpen(page.link)) continue;
    if (page.isList ? room <= 0 : listsOnly) continue;
    if (page.isList) room -= 1;
    mounted.push(page);
  }
  return mounted.length === pages.length ? pages : mounted;
}

/** A page that keeps in its address what it shows. */
export function isListPage({ props }: ReactElement<PageViewProps>): boolean {
  return Object.values(props.document.state ?? {}).some(({ address }) => address !== undefined);
}
