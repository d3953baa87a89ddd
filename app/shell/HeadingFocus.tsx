import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import type { ScreenState } from '../router/screens.ts';
import { positionOf } from './position.ts';

/** After going to another page, screen readers and the keyboard start at its heading. */
export function HeadingFocus({ state }: { state: ScreenState }): null {
  const { screen } = useSnapshot(state, { sync: true });
  const position = screen && positionOf(screen);
  const shown = useRef(position);
  useEffect(() => {
    if (position === undefined || shown.current === position) return;
    const isFirst = shown.current === undefined;
    shown.current = position;
    if (!isFirst) focusHeading();
  }, [position]);
  return null;
}

function focusHeading(): void {
  window.scrollTo(0, 0);
  // A page may have put the focus where its work begins.
  if (document.activeElement && document.activeElement !== document.body) {
    // What was pressed may be in the page that was left, which stays hidden.
    if (document.activeElement.closest('main') && document.activeElement.checkVisibility()) return;
    // Somebody who types in what stays, such as a name in the sidebar, goes on.
    if (document.activeElement.matches('input, textarea, [contenteditable="true"]')) return;
  }
  const mains = [...document.querySelectorAll<HTMLElement>('main')];
  const heading =
    [...document.querySelectorAll<HTMLElement>('main h1')].find((one) => one.checkVisibility()) ??
    mains.find((one) => one.checkVisibility());
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
