import { Activity, cloneElement, isValidElement, type ReactElement, useLayoutEffect, useState } from 'react';
import { type PageViewProps, useEngine, useOutlet, type WidgetProps } from '#engine';
import type { HostLocation } from '#engine/runtime';
import type { KeptPagesProps } from '../generated/types.ts';
import { usePageLinks } from '../kit/pages/usePageLinks.ts';
import { isListPage, type KeptPage, stillKept } from './kept-pages.ts';

/** SHELL-20 SHELL-21: keeps pages that were left mounted and hidden, so that their state, their data and their places stay. */
export function KeptPages({ props, slot }: WidgetProps<KeptPagesProps>): ReactElement {
  const outlet = useOutlet();
  // In the designer and in examples there is no page of a host: the slot shows what it has.
  if (!isPage(outlet)) return <>{slot('default')}</>;
  return <Pages page={outlet} {...props} />;
}

type Page = ReactElement<PageViewProps>;

function Pages({ page, limit, lists = 3, listsOnly }: KeptPagesProps & { page: Page }): ReactElement[] {
  const { navigator } = useEngine().host;
  const { open, isUnsaved } = usePageLinks();
  const shown = shownPage(page, navigator.location());
  const [pages, setPages] = useState<readonly KeptPage[]>(() => [shown]);
  const [first] = pages;

  let next = pages;
  if (first?.key !== shown.key) {
    // Work that the person gave up is gone, and with it the page that had it.
    const left = isUnsaved() ? pages.slice(1) : pages.map((one) => (one === first ? { ...one, scroll: scrollY } : one));
    // A link to something else of the same page, such as another search, starts it anew.
    const known = left.find(({ key, query }) => key === shown.key && query === shown.query);
    next = [
      { ...shown, scroll: known?.scroll ?? 0, turn: known?.turn ?? turnOf(left) },
      ...left.filter(({ key }) => key !== shown.key),
    ];
  } else if (first.element !== page) next = [{ ...shown, turn: first.turn }, ...pages.slice(1)];
  next = stillKept(next, { limit: limit ?? 0, lists, listsOnly: listsOnly ?? false }, (link) =>
    open.some(({ id }) => id === link),
  );
  if (next !== pages) setPages(next);

  const { scroll = 0 } = next[0] ?? {};
  useLayoutEffect(() => {
    if (scroll === 0) return;
    // The shell goes to the head of a page when it is shown.
    const frame = requestAnimationFrame(() => window.scrollTo(0, scroll));
    return () => cancelAnimationFrame(frame);
  }, [shown.key, scroll]);
  return next.map(({ key, turn, element }) => {
    const isShown = key === shown.key;
    return (
      <Activity key={turn} mode={isShown ? 'visible' : 'hidden'}>
        {isShown ? element : cloneElement(element, { title: undefined })}
      </Activity>
    );
  });
}

/** What an address shows, as a page that was never left. */
function shownPage(element: Page, { path, query }: HostLocation): KeptPage {
  const application = query['appid'];
  return {
    key: `${element.key} ${application ?? ''}`,
    turn: 0,
    link: application ? `${path}?appid=${application}` : path,
    query: JSON.stringify(query),
    isList: isListPage(element),
    element,
    scroll: 0,
  };
}

const turnOf = (pages: readonly KeptPage[]): number => 1 + Math.max(-1, ...pages.map(({ turn }) => turn));

/** Safe: the shell hands over a PageView, or a view around one, whose document is a property. */
function isPage(outlet: unknown): outlet is Page {
  return isValidElement<Partial<PageViewProps>>(outlet) && outlet.props.document !== undefined && outlet.key !== null;
}
