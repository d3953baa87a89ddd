import { type ReactElement, useEffect, useRef } from 'react';
import { PageView } from '#engine';
import type { Screen } from '../router/screens.ts';

/** The page inside its layout, which gets the parts of the address too. Layouts stay mounted while the pages in them change. */
export function ScreenView({ screen, siteName }: { screen: Screen; siteName: string }): ReactElement {
  const { page, document, layout, params, locale } = screen;
  // Another record or menu is another page, with a state of its own.
  const key = [page.id, ...Object.values(params)].join('/');
  useHeadingFocus(key);
  const view = (
    <PageView
      key={key}
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
function useHeadingFocus(page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    window.scrollTo(0, 0);
    // A page may have put the focus where its work begins.
    if (document.activeElement && document.activeElement !== document.body) {
      if (document.activeElement.closest('main')) return;
    }
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [page]);
}
