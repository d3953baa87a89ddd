import { themeCss } from '#engine/document';
import type { Schemas } from '#openapi';
import { readCookie, writeCookie } from './storage/cookie.ts';

export type ShownTheme = Schemas['ShownTheme'];

/**
 * Shows a theme (CFG-14): style sheets read `data-theme` of the root element, and the style element that the server has put
 * into the page, whose nonce the content policy knows, holds what the theme adds.
 */
export function applyTheme(page: Document, { base, variables }: ShownTheme): void {
  const { dataset } = page.documentElement;
  if (dataset['theme'] !== base) dataset['theme'] = base;
  const css = themeCss(variables);
  const style = page.getElementById('pagewright-theme');
  if (style && style.textContent !== css) style.textContent = css;
}

const cookie = 'pagewright_scheme';

/** Shows light or dark pages. The cookie tells the server how the next entry page begins, so that it does not change before one's eyes. */
export function applyScheme(page: Document, scheme: Schemas['ColorScheme']): void {
  page.documentElement.dataset['scheme'] = scheme;
  if ((readCookie(cookie) ?? 'auto') !== scheme) writeCookie(cookie, scheme);
}
