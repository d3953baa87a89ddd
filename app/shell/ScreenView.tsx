import { type ReactElement, useEffect, useRef } from 'react';
import { PageView } from '#engine';
import { readQuery } from '../router/router.ts';
import type { Screen } from '../router/screens.ts';

/** The page inside its layout, which gets the parts of the address too. Layouts stay mounted while the pages in them change. */
export function ScreenView({ screen, siteName }: { screen: Screen; siteName: string }): ReactElement {
  const { page, document, layout, params, locale, address } = screen;
  // The editor of one table is another page than that of the next one: nothing that was entered in it may be saved there.
  // So is the one that somebody else sees (`as`): nothing that its own reader was shown may stay.
  const position = `${page.id} ${JSON.stringify(params)} ${readQuery(address.search)['as'] ?? ''}`;
  useHeadingFocus(position);
  const view = (
    <PageView
      key={position}
      document={document}
      params={params}
      title={(own) => {
        const title = own || page.title[locale];
        return <title>{title ? `${title} · ${siteName}` : siteName}</title>;
      }}
    />
  );
  return layout ? (
    <PageView key={layout.id} document={layout} params={{ ...params, page: page.id }} outlet={view} />
  ) : (
    view
  );
}

/** After going to another page, screen readers and the keyboard start at its heading. */
function useHeadingFocus(position: string): void {
  const shown = useRef(position);
  useEffect(() => {
    if (shown.current === position) return;
    shown.current = position;
    window.scrollTo(0, 0);
    // A page may have put the focus where its work begins.
    if (document.activeElement && document.activeElement !== document.body) {
      // What was pressed may be in the page that was left, which stays hidden.
      if (document.activeElement.closest('main') && document.activeElement.checkVisibility()) return;
      // Somebody who types in what stays, such as a name in the sidebar, goes on.
      if (document.activeElement.matches('input, textarea, [contenteditable="true"]')) return;
    }
    const heading =
      [...document.querySelectorAll<HTMLElement>('main h1')].find((one) => one.checkVisibility()) ??
      document.querySelector<HTMLElement>('main');
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [position]);
}
