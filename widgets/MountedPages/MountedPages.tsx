import { Activity, cloneElement, isValidElement, type ReactElement, useLayoutEffect, useState } from 'react';
import { type PageViewProps, useEngine, useOutlet, type WidgetProps } from '#engine';
import type { HostLocation } from '#engine/runtime';
import type { MountedPagesProps } from '../generated/types.ts';
import { usePageLinks } from '../kit/pages/usePageLinks.ts';
import { isListPage, type MountedPage, stillMounted } from './mounted-pages.ts';

/** SHELL-20 SHELL-21: keeps pages that were left mounted and hidden, so that their state, their data and their places stay. */
export function MountedPages({ props, slot }: WidgetProps<MountedPagesProps>): ReactElement {
  const outlet = useOutlet();
  // In the designer and in examples there is no page of a host: the slot shows what it has.
  if (!isPage(outlet)) return <>{slot('default')}</>;
  return <Pages page={outlet} {...props} />;
}

type Page = ReactElement<PageViewProps>;

function Pages({ page, limit, lists = 3, listsOnly }: MountedPagesProps & { page: Page }): ReactElement[] {
  const { navigator } = useEngine().host;
  const { open, isUnsaved } = usePageLinks();
  const shown = shownPage(page, navigator.location());
  const [pages, setPages] = useState<readonly MountedPage[]>(() => [shown]);
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
  } else if (first.element !== page) next = [{ ...shown, turn: first.turn, scroll: first.scroll }, ...pages.slice(1)];
  next = stillMounted(next, { limit: limit ?? 0, lists, listsOnly: listsOnly ?? false }, (link) =>
    open.some(({ id }) => id === link),
  );
  if (next !== pages) setPages(next);

  return next.map(({ key, turn, element, scroll }) => {
    const isShown = key === shown.key;
    return (
      <Activity key={turn} mode={isShown ? 'visible' : 'hidden'}>
        {isShown ? element : cloneElement(element, { title: undefined })}
        <ScrollTo top={scroll} />
      </Activity>
    );
  });
}

/** Goes back to where the window was, each time that the page around it is shown. */
function ScrollTo({ top }: { top: number }): null {
  useLayoutEffect(() => {
    if (top === 0) return undefined;
    // The shell goes to the head of a page when it is shown.
    const frame = requestAnimationFrame(() => window.scrollTo(0, top));
    return () => cancelAnimationFrame(frame);
  }, [top]);
  return null;
}

/** What an address shows, as a page that was never left. */
function shownPage(element: Page, { path, query }: HostLocation): MountedPage {
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

const turnOf = (pages: readonly MountedPage[]): number => 1 + Math.max(-1, ...pages.map(({ turn }) => turn));

/** Safe: the shell hands over a PageView, or a view around one, whose document is a property. */
function isPage(outlet: unknown): outlet is Page {
  return isValidElement<Partial<PageViewProps>>(outlet) && outlet.props.document !== undefined && outlet.key !== null;
}
