/** Style sheets read `data-theme` of the root element (CFG-14). */
export function applyTheme(page: Document, theme: string): void {
  page.documentElement.dataset['theme'] = theme;
}
