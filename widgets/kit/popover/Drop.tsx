import { type ReactElement, type ReactNode, useCallback } from 'react';
import styles from './Drop.module.css';

/** Room between the field, the panel and the edge of the window, in px. */
const margin = 6;
/** The panel of a small field is wider than the field. */
const least = 240;

/** Puts a panel of the top layer under a field and makes it as wide; above it where there is more room. */
function positionUnder(panel: HTMLElement, box: HTMLElement): void {
  const { top, bottom, left, width } = box.getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  const wide = Math.min(Math.max(width, least), room - 2 * margin);
  const below = window.innerHeight - bottom;
  const isAbove = below < Math.min(panel.scrollHeight, 320) + 2 * margin && top > below;
  const { style } = panel;
  style.width = `${wide}px`;
  style.left = `${Math.max(margin, Math.min(left, room - wide - margin))}px`;
  style.top = isAbove ? 'auto' : `${bottom + margin}px`;
  style.bottom = isAbove ? `${window.innerHeight - top + margin}px` : 'auto';
  style.maxHeight = `${Math.min(360, (isAbove ? top : below) - 2 * margin)}px`;
}

interface DropProps {
  /** The id of the box that it is under. */
  under: string;
  children: ReactNode;
}

/** A panel in the top layer under a field that keeps the focus. It is open while it is rendered. */
export function Drop({ under, children }: DropProps): ReactElement {
  const show = useCallback(
    (panel: HTMLDivElement | null) => {
      const box = document.getElementById(under);
      if (!panel || !box) return undefined;
      const position = () => positionUnder(panel, box);
      panel.showPopover();
      // A press inside leaves the focus where it is.
      panel.addEventListener('mousedown', (event) => event.preventDefault());
      position();
      window.addEventListener('scroll', position, { capture: true, passive: true });
      window.addEventListener('resize', position);
      // Chips make the box higher while the panel is open.
      const watch = new ResizeObserver(position);
      watch.observe(box);
      return () => {
        window.removeEventListener('scroll', position, { capture: true });
        window.removeEventListener('resize', position);
        watch.disconnect();
      };
    },
    [under],
  );
  return (
    <div ref={show} popover="manual" className={styles.panel}>
      {children}
    </div>
  );
}
