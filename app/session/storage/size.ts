import { readCookie, writeCookie } from './cookie.ts';

const sizes = ['small', 'medium', 'large'] as const;

/** How dense the interface is. */
export type UiSize = (typeof sizes)[number];

const cookie = 'pagewright_size';

/** The chosen density; medium until the user chooses (CFG-20). */
export function readSize(): UiSize {
  const stored = readCookie(cookie);
  return sizes.find((size) => size === stored) ?? 'medium';
}

/** Keeps the density in its cookie and shows it: style sheets read `data-size` of the root element. */
export function applySize(size: UiSize): void {
  if (readCookie(cookie) !== size) writeCookie(cookie, size);
  document.documentElement.dataset['size'] = size;
}
